/** Whether names fit on pills beside each other: a shape, a name, perhaps a badge. */

const LETTER = 7.4;
const AROUND = 44;
const BADGE = 22;

export function pillsFit(names: readonly string[], width: number, badges = 0): boolean {
  const need = names.reduce((sum, name) => sum + name.length * LETTER + AROUND, badges * BADGE);
  return need <= width;
}
