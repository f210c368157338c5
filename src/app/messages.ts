import { createSignal } from 'solid-js';

export interface ToastMessage {
  readonly text: string;
  /** Optional action such as `Undo`. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  readonly tone?: 'plain' | 'warn' | 'bad' | undefined;
}

/** Long enough to read a sentence and reach the button. */
const SHOWN_MS = 6000;
/** Longer, because the user may want to reconsider. */
const OFFERED_MS = 20_000;

/** Area that a screen reserves for messages. */
interface Lane {
  readonly place: HTMLElement;
  /** Whether messages with an action stay until the next step of the game, which removes them. */
  readonly lasting: boolean;
}

const [lane, setLane] = createSignal<Lane | null>(null);

/** Element that contains messages. Null if the screen has no area for them. */
export const messageLane = (): HTMLElement | null => lane()?.place ?? null;

const [shown, setShown] = createSignal<ToastMessage | null>(null);
const [read, setRead] = createSignal(false);
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the message stays until the next step instead of timing out. */
let lasts = false;

/** The message on screen, if any. */
export const shownToast = shown;

/** Whether the message was shown long enough. A lasting message then makes room for other content of the area. */
export const toastIsRead = read;

function after(ms: number, run: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(run, ms);
}

/**
 * Shows a message, which replaces the previous one. It disappears after a while. On the Table and Map of a game, a
 * message with an action stays until the next step.
 */
export function toast(message: ToastMessage | string): void {
  const said = typeof message === 'string' ? { text: message } : message;
  lasts = said.action !== undefined && lane()?.lasting === true;
  setRead(false);
  setShown(said);
  if (lasts) after(SHOWN_MS, () => setRead(true));
  else after(said.action && lane() === null ? OFFERED_MS : SHOWN_MS, dismissToast);
}

export function dismissToast(): void {
  clearTimeout(timer);
  lasts = false;
  setShown(null);
}

/** Registers the area for messages. Null unregisters it; then a lasting message times out. */
export function setMessageLane(place: HTMLElement | null, lasting = false): void {
  setLane(place && { place, lasting });
  if (!lasts) return;
  if (place && lasting) after(read() ? 0 : SHOWN_MS, () => setRead(true));
  else after(OFFERED_MS, dismissToast);
}
