import { createSignal } from 'solid-js';

export interface ToastMessage {
  readonly text: string;
  /** One way on: `Undo`. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  readonly tone?: 'plain' | 'warn' | 'bad' | undefined;
}

/** Long enough to read a sentence and reach the button. */
const SHOWN_MS = 6000;
/** Where nothing waits behind a message that can be taken back, it stays for a second thought. */
const OFFERED_MS = 20_000;

/** The band that the screen keeps free for messages; null where it has none. */
const [lane, setLane] = createSignal<HTMLElement | null>(null);
export const messageLane = lane;
export const setMessageLane = (place: HTMLElement | null): void => {
  setLane(place);
};

const [shown, setShown] = createSignal<ToastMessage | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The message on screen, if any. */
export const shownToast = shown;

/** Says something quietly; a new message takes the place of the old one, and each goes by itself: on Table and Map what is due may wait behind it. */
export function toast(message: ToastMessage | string): void {
  clearTimeout(timer);
  const said = typeof message === 'string' ? { text: message } : message;
  setShown(said);
  timer = setTimeout(() => setShown(null), said.action && lane() === null ? OFFERED_MS : SHOWN_MS);
}

export function dismissToast(): void {
  clearTimeout(timer);
  setShown(null);
}
