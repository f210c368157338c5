// Like the theme it belongs to the device, and must be known before anything is shown.
const KEY = 'sidekick-language';

/** The language that was chosen on this device, of those that are spoken; null where the device decides. */
export function storedLanguage<Code extends string>(codes: readonly Code[]): Code | null {
  try {
    const value = localStorage.getItem(KEY);
    return codes.find((code) => code === value) ?? null;
  } catch {
    return null;
  }
}

/** Null leaves it to the device. One that stores nothing goes on in the language that it has. */
export function storeLanguage(code: string | null): void {
  try {
    if (code === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, code);
  } catch {
    // Said above.
  }
}

/** The first of the device's languages, the best first, that is spoken; null where none is. */
export function firstSpoken<Code extends string>(codes: readonly Code[], device: readonly string[]): Code | null {
  return device.flatMap((each) => codes.find((code) => code === each.toLowerCase().split('-')[0]) ?? []).at(0) ?? null;
}
