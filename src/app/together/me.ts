/** Not in the database: it belongs to the device, like the theme, and not to a backup. */
const KEY = 'sidekick-name';

/** Maximum length that fits into a code. */
export const MOST_NAME = 24;

/** Returns the last name of the person with this device. '' before the first entry. */
export function rememberedName(): string {
  try {
    return (localStorage.getItem(KEY) ?? '').slice(0, MOST_NAME);
  } catch {
    return '';
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage, the name is requested again the next time.
  }
}
