import { currentLanguage } from './say';

/** Returns the locale for dates and times: the device’s variant of the current language, such as `en-GB`. */
export function currentLocale(): string {
  const code = currentLanguage();
  return navigator.languages.find((each) => each.toLowerCase().split('-')[0] === code) ?? code;
}
