/** What must be stored for one square. */
export interface TrueSquare {
  hindering: boolean;
  blocking: boolean;
  water: boolean;
  special: boolean;
  indoors: boolean;
  /** Level above the ground, from 0. */
  level: number;
}

/** Names a square with columns and rows from 0: `aa12`. */
export function squareNameAt(x: number, y: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const first = Math.floor(x / 26) - 1;
  return `${first < 0 ? '' : letters[first]}${letters[x % 26]}${y + 1}`;
}

/** Collects values with their squares, as the app stores what a map has no field for. */
export function makePlacedTexts() {
  const byField = new Map<string, Map<string, string[]>>();
  return {
    add(field: string, text: string, where: string): void {
      const texts = byField.get(field) ?? new Map<string, string[]>();
      byField.set(field, texts.set(text, [...(texts.get(text) ?? []), where]));
    },
    list: (): Record<string, string> =>
      Object.fromEntries(
        [...byField].map(([field, texts]) => [
          field,
          [...texts].map(([text, places]) => `${text}: ${places.join(' ')}`).join('; '),
        ]),
      ),
  };
}
