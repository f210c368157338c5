import { kebab } from '../../plain/loose';

/** What a column of a table can tell of a character. */
export const CSV_FIELDS = [
  'id',
  'name',
  'realName',
  'set',
  'number',
  'rarity',
  'rank',
  'kind',
  'points',
  'range',
  'targets',
  'base',
  'size',
  'teams',
  'keywords',
  'abilities',
  'dial',
  'specials',
  'count',
  'where',
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

/** What becomes of a column: a field, a note under its own heading, or nothing. */
export type ColumnUse = CsvField | 'note' | 'skip';

/** Headings by which tables in circulation call a field, in kebab case. */
const KNOWN: Readonly<Record<CsvField, readonly string[]>> = {
  id: ['id', 'unit-id', 'key', 'code'],
  name: ['name', 'character', 'figure', 'unit', 'title', 'character-name', 'figure-name', 'model'],
  realName: ['real-name', 'realname', 'secret-identity', 'alter-ego'],
  set: ['set', 'set-id', 'set-name', 'expansion', 'series', 'set-symbol'],
  number: ['number', 'no', 'nr', 'num', 'collector-number', 'collectors-number', 'card-number', 'set-number'],
  rarity: ['rarity', 'rarity-code'],
  rank: ['rank', 'unique', 'status'],
  kind: ['kind', 'type'],
  points: ['points', 'point-value', 'point-values', 'pts', 'cost', 'value', 'point-cost'],
  range: ['range', 'unit-range', 'rng'],
  targets: ['targets', 'bolts', 'number-of-targets', 'lightning-bolts'],
  base: ['base', 'base-size', 'dimensions'],
  size: ['size', 'damage-symbol'],
  teams: ['team', 'teams', 'team-ability', 'team-abilities', 'ta'],
  keywords: ['keyword', 'keywords', 'traits-keywords'],
  abilities: ['abilities', 'combat-symbols', 'symbols'],
  dial: ['dial', 'clicks', 'dial-values'],
  specials: ['specials', 'special-powers', 'special-power', 'traits'],
  count: ['count', 'quantity', 'qty', 'owned', 'have', 'copies', 'amount', 'how-many', 'number-owned'],
  where: ['where', 'location', 'box', 'storage', 'place', 'shelf', 'case'],
};

/** What each column seems to be; of two with one meaning only the first has it. What is not known is kept as a note. */
export function guessColumns(headings: readonly string[]): readonly ColumnUse[] {
  const taken = new Set<CsvField>();
  return headings.map((heading) => {
    const word = kebab(heading);
    const field = CSV_FIELDS.find((each) => KNOWN[each].includes(word) || each.toLowerCase() === word);
    if (field === undefined || taken.has(field)) return word === '' ? 'skip' : 'note';
    taken.add(field);
    return field;
  });
}

/** Tables with these headings are one kind: what a person chose for one serves the next. */
export function headingsKey(headings: readonly string[]): string {
  return headings.map(kebab).join(' ').slice(0, 150);
}

/** Columns chosen before, where they still fit; else as guessed. */
export function columnsOf(headings: readonly string[], chosen: unknown): readonly ColumnUse[] {
  const fits =
    Array.isArray(chosen) &&
    chosen.length === headings.length &&
    chosen.every((each) => each === 'note' || each === 'skip' || (CSV_FIELDS as readonly unknown[]).includes(each));
  return fits ? (chosen as ColumnUse[]) : guessColumns(headings);
}
