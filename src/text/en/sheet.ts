/** Words of the answer sheet. */
export const EN_SHEET = {
  yes: 'Yes',
  no: 'No',
  hindered: 'Hindered',
  orMore: 'or more',
  wouldNeed: 'would need',
  squares: (count: number): string => (count === 1 ? '1 square' : `${count} squares`),
  squaresOfRange: (count: number, range: number): string =>
    `${count} ${count === 1 ? 'square' : 'squares'}, range ${range}`,
  ofRange: (count: number, range: number): string => `${count} of ${range} squares`,
  breakAway: (least: number): string => `Break away first: ${least} or more on a die`,
  attack: (attack: string, defense: string): string => `Attack ${attack} against defense ${defense}`,
  /** `sum` as in `3 − 1 = 2`; null where nothing changed the damage. */
  damage: (sum: string | null): string => (sum === null ? 'A plain hit deals' : `Damage ${sum}: a plain hit deals`),
  clicks: (count: number): string => (count === 1 ? '1 click' : `${count} clicks`),
  better: (square: string, needs: number | null, percent: number): string =>
    `From ${square}: ${needs === null ? '' : `${needs} or more, `}${percent}%`,
  withReroll: (percent: number): string => `${percent}% with a reroll`,
  away: (steps: number): string => (steps === 1 ? 'one square away' : `${steps} squares away`),
  way: (names: readonly string[]): string => `By way of ${names.join(', ')}`,
  debris: (names: readonly string[]): string => `Becomes debris: ${names.join(', ')}`,
  nothingSaid: 'Nothing speaks against it',
  refused: 'The rules do not allow it',
} as const;

const KINDS: Readonly<Record<string, string>> = {
  close: 'Close',
  ranged: 'Ranged',
  throw: 'Throw',
  melee: 'Melee',
  move: 'Move',
};

/** A kind of attack or of move on a button: `running-shot` → `Running shot`. */
export function kindInEnglish(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return KINDS[kind] ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}
