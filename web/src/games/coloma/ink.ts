/** How all symbols of Coloma are drawn: ink lines of one width. */
export const INK = {
  stroke: "var(--coloma-line)",
  "stroke-width": "1.8",
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
} as const;
