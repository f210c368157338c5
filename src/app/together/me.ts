/** Not in the store: it belongs to the device, as the theme does, and not to a backup. */
const KEY = 'sidekick-name';

/** As many letters as a code has room for. */
export const MOST_NAME = 24;

/** What whoever holds this phone was called last; '' where nobody was asked yet. */
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
    // A device that keeps nothing asks again the next time.
  }
}
