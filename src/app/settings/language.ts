import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '../../text/languages';
import { speak } from '../../text/say';

/** `system`: the first language of the device that Sidekick speaks. */
export const LANGUAGE_CHOICES = ['system', ...LANGUAGE_CODES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

// Like the theme it belongs to the device, and must be known before anything is shown.
const KEY = 'sidekick-language';

export function chosenLanguage(): LanguageChoice {
  try {
    const value = localStorage.getItem(KEY);
    return LANGUAGE_CODES.find((code) => code === value) ?? 'system';
  } catch {
    return 'system';
  }
}

/** The language to speak, by what was chosen and by the languages of the device, the best first. */
export function languageFor(choice: LanguageChoice, device: readonly string[]): LanguageCode {
  if (choice !== 'system') return choice;
  const short = device.map((each) => each.toLowerCase().split('-')[0]);
  return short.flatMap((each) => LANGUAGE_CODES.find((code) => code === each) ?? []).at(0) ?? 'en';
}

/**
 * Speaks the language that was chosen on this device. To be awaited before screens are loaded.
 * A catalog that does not come leaves English: words in a foreign language are better than none.
 */
export async function applyLanguage(): Promise<void> {
  const code = languageFor(chosenLanguage(), navigator.languages);
  const { catalog, direction, marks } = LANGUAGES[code];
  if (catalog === null) return;
  try {
    speak(code, await catalog(), marks);
    document.documentElement.lang = code;
    document.documentElement.dir = direction;
  } catch {
    // English is spoken already.
  }
}

/** Takes effect by loading the page anew: nothing is lost by it, and words stand in many constants. */
export function setLanguage(next: LanguageChoice): void {
  try {
    if (next === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    // A device that keeps nothing goes on in the language that it has.
  }
  location.reload();
}
