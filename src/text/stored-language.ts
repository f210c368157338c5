import { readLocalValue, writeLocalValue } from '../offline/local-value';

// Stored in localStorage, like the theme: it belongs to the device and is needed before the first render.
const KEY = 'sidekick-language';

/** Language chosen on this device, if it is among `codes`. Null if the device’s own language applies. */
export function readStoredLanguage<Code extends string>(codes: readonly Code[]): Code | null {
  const value = readLocalValue(KEY);
  return codes.find((code) => code === value) ?? null;
}

/** Stores the chosen language. Null removes the choice, so the app uses the language of the device. */
export function storeLanguage(code: string | null): void {
  writeLocalValue(KEY, code);
}

/** First of the device’s preferred languages that is among `codes`. Null if no language matches. */
export function pickDeviceLanguage<Code extends string>(
  codes: readonly Code[],
  device: readonly string[],
): Code | null {
  return device.flatMap((each) => codes.find((code) => code === each.toLowerCase().split('-')[0]) ?? []).at(0) ?? null;
}
