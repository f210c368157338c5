import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '../../text/languages';
import { setSpokenLanguage } from '../../text/say';
import { pickDeviceLanguage, readStoredLanguage, storeLanguage } from '../../text/stored-language';

/** `system`: the first language of the device that Sidekick speaks. */
export const LANGUAGE_CHOICES = ['system', ...LANGUAGE_CODES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

export function chosenLanguage(): LanguageChoice {
  return readStoredLanguage(LANGUAGE_CODES) ?? 'system';
}

/**
 * Speaks the language that was chosen on this device. To be awaited before screens are loaded.
 * A catalog that does not come leaves English: words in a foreign language are better than none.
 */
export async function applyLanguage(): Promise<void> {
  const code: LanguageCode =
    readStoredLanguage(LANGUAGE_CODES) ?? pickDeviceLanguage(LANGUAGE_CODES, navigator.languages) ?? 'en';
  const { catalog, direction, marks } = LANGUAGES[code];
  if (catalog === null) return;
  try {
    setSpokenLanguage(code, await catalog(), marks);
    document.documentElement.lang = code;
    document.documentElement.dir = direction;
  } catch {
    // English is spoken already.
  }
}

/** Takes effect by loading the page anew: nothing is lost by it, and words stand in many constants. */
export function setLanguage(next: LanguageChoice): void {
  storeLanguage(next === 'system' ? null : next);
  location.reload();
}
