import type { Catalog } from '../say';

interface Language {
  /** As its speakers call it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** What stands before tenths, and between thousands. */
  readonly marks: { readonly decimal: string; readonly thousands: string };
  /** Null: English is written where it is used. */
  readonly catalog: (() => Promise<Catalog>) | null;
}

/** What Sidekick speaks, by language code. A language is a folder of catalogs and a line here. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', marks: { decimal: '.', thousands: ',' }, catalog: null },
  de: {
    name: 'Deutsch',
    direction: 'ltr',
    marks: { decimal: ',', thousands: '.' },
    catalog: async () => (await import('./de')).default,
  },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];
