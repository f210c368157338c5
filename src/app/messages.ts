import { createSignal } from 'solid-js';

export interface ToastMessage {
  readonly text: string;
  /** Button of the message, such as `Undo`. Omitted for none. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  readonly tone?: 'plain' | 'warn' | 'bad' | undefined;
}

/** Duration of a message, long enough to read a sentence and reach the button. */
const TOAST_MS = 6000;
/** Duration of a message with an action. It is longer, because the user may want to reconsider. */
const ACTION_TOAST_MS = 20_000;

/** Area that a screen reserves for messages. */
interface ToastLane {
  readonly place: HTMLElement;
  /** Whether a message with an action stays until the next step of the game removes it. */
  readonly lasting: boolean;
}

const [lane, setLane] = createSignal<ToastLane | null>(null);

/** Returns the element that contains messages. Null if the screen has no area for messages. */
export const messageArea = (): HTMLElement | null => lane()?.place ?? null;

const [shown, setShown] = createSignal<ToastMessage | null>(null);
const [read, setRead] = createSignal(false);
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the current message stays until the next step instead of timing out. */
let lasts = false;

/** The message on screen. Null for none. */
export const currentToast = shown;

/** Whether the message was visible long enough to be read. A lasting message then makes room for other content. */
export const isToastRead = read;

function after(ms: number, run: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(run, ms);
}

/**
 * Shows a message, which replaces the previous message and times out. On the Table and Map of a game, a message with an
 * action stays until the next step.
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

/** Registers the area for messages. Null unregisters the area; a lasting message then times out. */
export function setMessageArea(place: HTMLElement | null, lasting = false): void {
  setLane(place && { place, lasting });
  if (!lasts) return;
  if (place && lasting) after(read() ? 0 : TOAST_MS, () => setRead(true));
  else after(ACTION_TOAST_MS, dismissToast);
}
