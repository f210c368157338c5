import { spokenLanguage } from './say';

/** Locale for dates and times: the device’s variant of the current language, such as `en-GB`. */
export function spokenLocale(): string {
  const code = spokenLanguage();
  return navigator.languages.find((each) => each.toLowerCase().split('-')[0] === code) ?? code;
}
