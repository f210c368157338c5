import { createSignal } from 'solid-js';

export interface ToastMessage {
  readonly text: string;
  /** Optional action such as `Undo`. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  readonly tone?: 'plain' | 'warn' | 'bad' | undefined;
}

/** Long enough to read a sentence and reach the button. */
const TOAST_MS = 6000;
/** Longer, because the user may want to reconsider. */
const ACTION_TOAST_MS = 20_000;

/** Area that a screen reserves for messages. */
interface ToastLane {
  readonly place: HTMLElement;
  /** Whether messages with an action stay until the next step of the game, which removes them. */
  readonly lasting: boolean;
}

const [lane, setLane] = createSignal<ToastLane | null>(null);

/** Element that contains messages. Null if the screen has no area for them. */
export const messageLane = (): HTMLElement | null => lane()?.place ?? null;

const [shown, setShown] = createSignal<ToastMessage | null>(null);
const [read, setRead] = createSignal(false);
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the message stays until the next step instead of timing out. */
let lasts = false;

/** The message on screen, if any. */
export const currentToast = shown;

/** Whether the message was shown long enough. A lasting message then makes room for other content of the area. */
export const isToastRead = read;

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
  if (lasts) after(TOAST_MS, () => setRead(true));
  else after(said.action && lane() === null ? ACTION_TOAST_MS : TOAST_MS, dismissToast);
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
  if (place && lasting) after(read() ? 0 : TOAST_MS, () => setRead(true));
  else after(ACTION_TOAST_MS, dismissToast);
}
