/** Not in the database: it belongs to the device, like the theme, and not to a backup. */
const KEY = 'sidekick-name';

/** Maximum length that fits into a code. */
export const MAX_PERSON_NAME = 24;

/** Returns the last name of the person with this device. '' before the first entry. */
export function readPersonName(): string {
  try {
    return (localStorage.getItem(KEY) ?? '').slice(0, MAX_PERSON_NAME);
  } catch {
    return '';
  }
}

export function savePersonName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage, the name is requested again the next time.
  }
}
