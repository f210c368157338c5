import { toKebabCase } from '../../plain/lenient';

/** Fields of a character that a table column can contain. */
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

/** Use of a column in an import: as a field, as a note under its own heading, or none. */
export type ColumnUse = CsvField | 'note' | 'skip';

/** Known headings for each field in published tables, in kebab case, English and German. */
const KNOWN_HEADINGS: Readonly<Record<CsvField, readonly string[]>> = {
  id: ['id', 'unit-id', 'key', 'code', 'figure-id', 'sku', 'kennung', 'kurzel'],
  name: [
    ...['name', 'character', 'figure', 'unit', 'title', 'character-name', 'figure-name', 'model', 'product-name'],
    ...['item', 'figur', 'charakter', 'bezeichnung', 'artikel', 'titel'],
  ],
  realName: ['real-name', 'realname', 'secret-identity', 'alter-ego', 'burgerlicher-name'],
  set: [
    ...['set', 'set-id', 'set-name', 'expansion', 'series', 'set-symbol', 'set-code', 'edition', 'release'],
    ...['erweiterung', 'serie', 'setname', 'satz'],
  ],
  number: [
    ...['number', 'no', 'nr', 'num', 'collector-number', 'collectors-number', 'card-number', 'set-number'],
    ...['coll', 'coll-no', 'coll-nr', 'coll-number', 'collector-no', 'collector', 'figure-number', 'set-no', 'hash'],
    ...['nummer', 'sammlernummer', 'sammler-nr', 'figurnummer'],
  ],
  rarity: ['rarity', 'rarity-code', 'seltenheit'],
  rank: ['rank', 'unique', 'status', 'rang', 'einzigartig'],
  kind: ['kind', 'type', 'art', 'typ'],
  points: [
    ...['points', 'point-value', 'point-values', 'pts', 'cost', 'value', 'point-cost', 'pv'],
    ...['punkte', 'punktwert', 'kosten', 'pkt'],
  ],
  range: ['range', 'unit-range', 'rng', 'reichweite'],
  targets: ['targets', 'bolts', 'number-of-targets', 'lightning-bolts', 'ziele', 'blitze'],
  base: ['base', 'base-size', 'dimensions', 'sockel', 'basis'],
  size: ['size', 'damage-symbol', 'grosse'],
  teams: ['team', 'teams', 'team-ability', 'team-abilities', 'ta', 'teamfahigkeit'],
  keywords: ['keyword', 'keywords', 'traits-keywords', 'schlusselwort', 'schlusselworter', 'schlagworter'],
  abilities: ['abilities', 'combat-symbols', 'symbols', 'symbole', 'fahigkeiten'],
  dial: ['dial', 'clicks', 'dial-values', 'klicks'],
  specials: ['specials', 'special-powers', 'special-power', 'traits', 'sonderkrafte'],
  count: [
    ...['count', 'quantity', 'qty', 'owned', 'have', 'copies', 'amount', 'how-many', 'number-owned', 'own', 'got'],
    ...['have-want', 'owned-wanted', 'own-want', 'want-have', 'wanted-owned', 'have-need', 'need-have', 'qty-owned'],
    ...['anzahl', 'menge', 'besitz', 'vorhanden', 'stuck', 'stuckzahl', 'habe', 'bestand', 'habe-suche', 'suche-habe'],
    ...['in-collection', 'collected', 'collection-quantity', 'quantity-owned'],
  ],
  where: [
    ...['where', 'location', 'box', 'storage', 'place', 'shelf', 'case'],
    ...['ort', 'lagerort', 'kiste', 'regal', 'aufbewahrung', 'standort', 'wo'],
  ],
};

/** Matches headings like `Click 3` or `Klick #3`, for tables with one column per click of a dial. */
const CLICK = /^(?:click|klick|dial)-?\d{1,2}$/;

/**
 * Normalizes a heading: diacritics are removed (`Größe` becomes `grosse`), and `#` alone becomes the word for number.
 */
function wordOf(heading: string): string {
  const plain = heading
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss');
  return toKebabCase(plain) || (heading.includes('#') ? 'hash' : '');
}

/**
 * Guesses the use of each column. If two columns have the same meaning, only the first is used; only a dial may span
 * several columns. Unknown columns become notes.
 */
export function guessColumns(headings: readonly string[]): readonly ColumnUse[] {
  const taken = new Set<CsvField>();
  return headings.map((heading) => {
    const word = wordOf(heading);
    if (CLICK.test(word)) return 'dial';
    const field = CSV_FIELDS.find((each) => KNOWN_HEADINGS[each].includes(word) || each.toLowerCase() === word);
    if (field === undefined || taken.has(field)) return word === '' ? 'skip' : 'note';
    taken.add(field);
    return field;
  });
}

/** Returns a key for tables with these headings. The user's choice of columns is stored under the key and reused. */
export function headingsKey(headings: readonly string[]): string {
  return headings.map(toKebabCase).join(' ').slice(0, 150);
}

/** Returns the stored choice of columns if it still fits the headings, otherwise a guess. */
export function restoreColumns(headings: readonly string[], chosen: unknown): readonly ColumnUse[] {
  const fits =
    Array.isArray(chosen) &&
    chosen.length === headings.length &&
    chosen.every((each) => each === 'note' || each === 'skip' || (CSV_FIELDS as readonly unknown[]).includes(each));
  return fits ? (chosen as ColumnUse[]) : guessColumns(headings);
}
