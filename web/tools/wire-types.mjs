// Writes src/lib/wire.ts: the types of everything that the server says and hears, from its schema.
//
//     python -m boomtable.server.schema | node tools/wire-types.mjs

import { readFileSync, writeFileSync } from "node:fs";

const OUT = new URL("../src/lib/wire.ts", import.meta.url);
const { $defs } = JSON.parse(readFileSync(0, "utf-8"));

const lines = ["// Generated from the server's schema by tools/wire-types.mjs: do not edit.", ""];
for (const [name, schema] of Object.entries($defs)) {
    if (schema.description) lines.push(`/** ${schema.description.replaceAll("*/", "* /")} */`);
    lines.push(`export type ${name} = ${type(schema)};`, "");
}
writeFileSync(OUT, lines.join("\n"));

function type(schema) {
    if (schema.$ref) return schema.$ref.split("/").at(-1);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return choices.map(type).join(" | ");
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
    switch (schema.type) {
        case "string":
        case "boolean":
        case "null":
            return schema.type;
        case "integer":
        case "number":
            return "number";
        case "array":
            return schema.prefixItems
                ? `[${schema.prefixItems.map(type).join(", ")}]`
                : `Array<${schema.items ? type(schema.items) : "unknown"}>`;
        case "object":
            return schema.properties ? struct(schema) : `{ [name: string]: ${values(schema)} }`;
    }
    return "unknown";
}

function values({ additionalProperties }) {
    return additionalProperties && additionalProperties !== true
        ? type(additionalProperties)
        : "unknown";
}

function struct({ title, properties, required = [] }) {
    // What we send may leave out whatever has a default; what we receive is always complete.
    const isSent = $defs[title]?.additionalProperties === false;
    const fields = Object.entries(properties).map(([name, schema]) => {
        const note = schema.description ? `\n  /** ${schema.description} */` : "";
        const may = isSent && !required.includes(name) ? "?" : "";
        return `${note}\n  ${name}${may}: ${type(schema)};`;
    });
    return `{${fields.join("")}\n}`;
}
