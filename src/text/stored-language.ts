// Stored in localStorage, like the theme: it belongs to the device and is needed before the first render.
const KEY = 'sidekick-language';

/** Language chosen on this device, if it is among `codes`. Null if the device’s own language applies. */
export function readStoredLanguage<Code extends string>(codes: readonly Code[]): Code | null {
  try {
    const value = localStorage.getItem(KEY);
    return codes.find((code) => code === value) ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores the chosen language; null follows the device. If storage is blocked, the current language remains until
 * reload.
 */
export function storeLanguage(code: string | null): void {
  try {
    if (code === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, code);
  } catch {
    // Storage is blocked: the current language remains until reload.
  }
}

/** First of the device’s preferred languages that is among `codes`. Null if no language matches. */
export function pickDeviceLanguage<Code extends string>(
  codes: readonly Code[],
  device: readonly string[],
): Code | null {
  return device.flatMap((each) => codes.find((code) => code === each.toLowerCase().split('-')[0]) ?? []).at(0) ?? null;
}
