import { createSignal } from 'solid-js';

export const SHORTCUT_STATES = ['on', 'off'] as const;
export type ShortcutState = (typeof SHORTCUT_STATES)[number];

// Stored on the device: depends on its keyboard, and on speech input that may trigger single letters.
const KEY = 'sidekick-keys';

function stored(): ShortcutState {
  try {
    return localStorage.getItem(KEY) === 'off' ? 'off' : 'on';
  } catch {
    return 'on';
  }
}

const [keys, set] = createSignal<ShortcutState>(stored());

/** Whether single keys act as shortcuts on this device. */
export { keys };

export function setShortcutState(next: ShortcutState): void {
  set(next);
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage, the choice lasts until the app is closed.
  }
}
