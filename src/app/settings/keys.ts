import { createSignal } from 'solid-js';

export const KEYS_STATES = ['on', 'off'] as const;
export type KeysState = (typeof KEYS_STATES)[number];

// With the device, as the hand is: a keyboard belongs to it, and so does a voice that would press its letters.
const KEY = 'sidekick-keys';

function stored(): KeysState {
  try {
    return localStorage.getItem(KEY) === 'off' ? 'off' : 'on';
  } catch {
    return 'on';
  }
}

const [keys, set] = createSignal<KeysState>(stored());

/** Whether single keys act as shortcuts on this device. */
export { keys };

export function setKeys(next: KeysState): void {
  set(next);
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // A device that keeps nothing still obeys until it is closed.
  }
}
