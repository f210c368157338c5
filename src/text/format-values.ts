import { formatDecimal } from './numbers';
import { currentLanguage, say } from './say';
/** Formats a date and time as usual on the device: `22 Nov 2026, 14:02`. */
export function formatDateTime(at: number): string {
  return new Date(at).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** Formats a size in bytes: `12 MB`, `1.4 GB`. */
export function formatBytes(bytes: number): string {
  const units = [say('bytes'), 'kB', 'MB', 'GB', 'TB'] as const;
  let [size, unit] = [bytes, 0];
  while (size >= 1000 && unit < units.length - 1) [size, unit] = [size / 1000, unit + 1];
  return `${unit > 1 && size < 10 ? formatDecimal(size) : Math.round(size)} ${units[unit]}`;
}

/** Returns the locale for dates and times: the device’s variant of the current language, such as `en-GB`. */
export function currentLocale(): string {
  const code = currentLanguage();
  return navigator.languages.find((each) => each.toLowerCase().split('-')[0] === code) ?? code;
}
