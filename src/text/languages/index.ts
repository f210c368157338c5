import { type Catalog, ENGLISH_SEPARATORS, type NumberSeparators } from '../say';

interface Language {
  /** Name of the language in the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly marks: NumberSeparators;
  /** Loads the translations. Null for English, because the code contains the English texts. */
  readonly catalog: (() => Promise<Catalog>) | null;
}

/** Supported languages by code. A language is a folder of catalogs and an entry here. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', marks: ENGLISH_SEPARATORS, catalog: null },
  de: {
    name: 'Deutsch',
    direction: 'ltr',
    marks: { decimal: ',', thousands: '.' },
    catalog: async () => (await import('./de')).default,
  },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];
