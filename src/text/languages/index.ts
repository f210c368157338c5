import { type Catalog, ENGLISH_MARKS, type Marks } from '../say';

interface Language {
  /** As its speakers call it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly marks: Marks;
  /** Null: English is written where it is used. */
  readonly catalog: (() => Promise<Catalog>) | null;
}

/** What Sidekick speaks, by language code. A language is a folder of catalogs and a line here. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', marks: ENGLISH_MARKS, catalog: null },
  de: {
    name: 'Deutsch',
    direction: 'ltr',
    marks: { decimal: ',', thousands: '.' },
    catalog: async () => (await import('./de')).default,
  },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];
