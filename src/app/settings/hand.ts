import { createSignal } from 'solid-js';

export const HANDS = ['left', 'right'] as const;
export type Hand = (typeof HANDS)[number];

// Not in the store, for the reasons that the theme is not: it must be known before the first paint, and belongs to the device.
const KEY = 'sidekick-hand';

function stored(): Hand {
  try {
    const value = localStorage.getItem(KEY);
    return HANDS.find((hand) => hand === value) ?? 'right';
  } catch {
    return 'right';
  }
}

const [hand, set] = createSignal<Hand>(stored());

/** The hand that holds the phone: what its thumb uses lies on that side. */
export { hand };

/** Lays the screens for the hand that was chosen on this device; call before the first render. */
export function applyHand(): void {
  document.documentElement.dataset.hand = hand();
}

export function setHand(next: Hand): void {
  set(next);
  applyHand();
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // A device that keeps nothing still lays them so until it is closed.
  }
}
