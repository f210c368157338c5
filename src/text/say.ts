/** Values of placeholders. Null and undefined become empty text. */
export type PlaceholderValues = Readonly<Record<string, string | number | null | undefined>>;

/** Translations by English text. A text with a count has one form for each plural category. */
export type Catalog = Readonly<Record<string, string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>>;

export interface NumberSeparators {
  readonly decimal: string;
  readonly thousands: string;
}

export const ENGLISH_SEPARATORS: NumberSeparators = { decimal: '.', thousands: ',' };

/** English texts are in the code, so English needs no catalog. */
const ENGLISH = {
  language: 'en',
  catalog: {} as Catalog,
  plural: new Intl.PluralRules('en'),
  marks: ENGLISH_SEPARATORS,
};

let spoken = ENGLISH;

/** Sets the language of all texts. Call it before importing modules with texts, because many texts are constants. */
export function setCurrentLanguage(language: string, catalog: Catalog, marks: NumberSeparators): void {
  spoken = { language, catalog, plural: new Intl.PluralRules(language), marks };
}

export function numberSeparators(): NumberSeparators {
  return spoken.marks;
}

export function currentLanguage(): string {
  return spoken.language;
}

/**
 * Translates a text: `say('{name} leaves the game', { name })`. Falls back to English if there is no translation.
 * @param english preferably a full sentence, because word order differs between languages. It is the key in every
 * catalog.
 */
export function say(english: string, values?: PlaceholderValues): string {
  const words = spoken.catalog[english];
  return filled(typeof words === 'string' ? words : english, values);
}

/** Translates a text with a count: `sayMany(left, '1 action left', '{n} actions left')`. The catalog key is `many`. */
export function sayMany(count: number, one: string, many: string, values?: PlaceholderValues): string {
  const words = spoken.catalog[many];
  const form = typeof words === 'object' ? (words[spoken.plural.select(count)] ?? words.other) : undefined;
  return filled(form ?? (count === 1 ? one : many), { ...values, n: count });
}

/** Languages that capitalise nouns within a sentence. */
const LARGE_NOUNS = ['de'];

/** Lowercases the start of a label for use within a sentence: `Heroes` → `heroes`. */
export function decapitalise(text: string): string {
  if (LARGE_NOUNS.includes(spoken.language)) return text;
  return text.charAt(0).toLocaleLowerCase(spoken.language) + text.slice(1);
}

/** Capitalises the start of a text: `heroes` → `Heroes`. */
export function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(spoken.language) + text.slice(first.length);
}

function filled(text: string, values: PlaceholderValues | undefined): string {
  if (values === undefined) return text;
  const whole = text.replace(/\{(\w+)\}/g, (found, name: string) =>
    name in values ? String(values[name] ?? '') : found,
  );
  return spoken.language === 'en' ? whole.replace(/(s’)s\b/g, '$1') : whole;
}

/** Joins alternatives: `3 or 6`. */
export function joinWithOr(all: readonly string[]): string {
  const [first = '', ...rest] = all;
  return rest.reduce((text, next) => say('{one} or {other}', { one: text, other: next }), first);
}
