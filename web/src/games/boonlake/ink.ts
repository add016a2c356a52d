/** How all symbols of Boonlake are drawn: ink lines of one width. */
export const INK = {
  stroke: "var(--boonlake-line)",
  "stroke-width": "1.9",
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
} as const;
