import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '../../text/languages';
import { setCurrentLanguage } from '../../text/say';
import { pickDeviceLanguage, readStoredLanguage, storeLanguage } from '../../text/stored-language';

/** Language choices. `system` means the first language of the device that Sidekick supports. */
export const LANGUAGE_CHOICES = ['system', ...LANGUAGE_CODES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

export function readLanguageChoice(): LanguageChoice {
  return readStoredLanguage(LANGUAGE_CODES) ?? 'system';
}

/**
 * Applies the chosen language. Screens must be loaded after it has resolved. If the catalog fails to load, English
 * stays.
 */
export async function applyLanguage(): Promise<void> {
  const code: LanguageCode =
    readStoredLanguage(LANGUAGE_CODES) ?? pickDeviceLanguage(LANGUAGE_CODES, navigator.languages) ?? 'en';
  const { catalog, direction, marks } = LANGUAGES[code];
  if (catalog === null) return;
  try {
    setCurrentLanguage(code, await catalog(), marks);
    document.documentElement.lang = code;
    document.documentElement.dir = direction;
  } catch {
    // If the catalog fails to load, English stays active.
  }
}

/** Sets the language by reloading the page, because many constants contain text. Nothing is lost. */
export function setLanguage(next: LanguageChoice): void {
  storeLanguage(next === 'system' ? null : next);
  location.reload();
}
