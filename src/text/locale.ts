import { spokenLanguage } from './say';

/** For dates and times: as the device writes them in the language spoken. */
export function spokenLocale(): string {
  const code = spokenLanguage();
  return navigator.languages.find((each) => each.toLowerCase().split('-')[0] === code) ?? code;
}
