/** What stands for a placeholder; null and undefined for nothing. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;

/** The words of a language by the English ones; where words go with a count, one form for each of its plural categories. */
export type Catalog = Readonly<Record<string, string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>>;

/** How a language writes numbers. */
export interface Marks {
  /** What stands before tenths. */
  readonly decimal: string;
  readonly thousands: string;
}

export const ENGLISH_MARKS: Marks = { decimal: '.', thousands: ',' };

/** English is written where it is used, so that it needs no catalog and no time. */
const ENGLISH = {
  language: 'en',
  catalog: {} as Catalog,
  plural: new Intl.PluralRules('en'),
  marks: ENGLISH_MARKS,
};

let spoken = ENGLISH;

/** From now on every word is said in this language. Call before what holds words is loaded: many stand in constants. */
export function speak(language: string, catalog: Catalog, marks: Marks): void {
  spoken = { language, catalog, plural: new Intl.PluralRules(language), marks };
}

/** How numbers are written in the language spoken. */
export function spokenMarks(): Marks {
  return spoken.marks;
}

/** Language code of what is said. */
export function spokenLanguage(): string {
  return spoken.language;
}

/**
 * Words for people: `say('{name} leaves the game', { name })`, in the language spoken, or in English where that has none for it.
 * @param english whole sentences where that can be: other languages order their words otherwise. The key of every catalog.
 */
export function say(english: string, values?: Values): string {
  const words = spoken.catalog[english];
  return filled(typeof words === 'string' ? words : english, values);
}

/** Words that go with a count: `sayMany(left, '1 action left', '{n} actions left')`. The key of a catalog is `many`. */
export function sayMany(count: number, one: string, many: string, values?: Values): string {
  const words = spoken.catalog[many];
  const form = typeof words === 'object' ? (words[spoken.plural.select(count)] ?? words.other) : undefined;
  return filled(form ?? (count === 1 ? one : many), { ...values, n: count });
}

/** Languages that write their nouns large within a sentence. */
const LARGE_NOUNS = ['de'];

/** Words that begin a line of their own, as they stand within a sentence: `Heroes` → `heroes`. */
export function within(words: string): string {
  if (LARGE_NOUNS.includes(spoken.language)) return words;
  return words.charAt(0).toLocaleLowerCase(spoken.language) + words.slice(1);
}

/** Words as they begin a line of their own: `heroes` → `Heroes`. */
export function capital(words: string): string {
  const [first = ''] = words;
  return first.toLocaleUpperCase(spoken.language) + words.slice(first.length);
}

function filled(words: string, values: Values | undefined): string {
  if (values === undefined) return words;
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name] ?? '') : whole));
}
