import { createSignal } from 'solid-js';

export const PHONE_HANDS = ['left', 'right'] as const;
export type PhoneHand = (typeof PHONE_HANDS)[number];

// Stored in localStorage like the theme: needed before the first paint, and specific to the device.
const KEY = 'sidekick-hand';

function stored(): PhoneHand {
  try {
    const value = localStorage.getItem(KEY);
    return PHONE_HANDS.find((hand) => hand === value) ?? 'right';
  } catch {
    return 'right';
  }
}

const [hand, set] = createSignal<PhoneHand>(stored());

/** Hand that holds the phone. Controls for the thumb are on that side. */
export { hand };

/** Applies the chosen hand to the layout. Must be called before the first render. */
export function applyPhoneHand(): void {
  document.documentElement.dataset.hand = hand();
}

export function setPhoneHand(next: PhoneHand): void {
  set(next);
  applyPhoneHand();
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage, the choice lasts until the app is closed.
  }
}
