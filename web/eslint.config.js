import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows the names better.
      "no-undef": "off",
      // Counted loops have an item that nobody needs.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { varsIgnorePattern: "^_$", argsIgnorePattern: "^_" },
      ],
      // The maps and sets of our modules are bookkeeping that no template reads.
      "svelte/prefer-svelte-reactivity": "off",
      // Our keys are indexes of a fixed grid or rows that never move.
      "svelte/require-each-key": "off",
      // Addresses are made by the router's own functions.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  { ignores: ["node_modules/", "src/lib/wire.ts"] },
);
