import { say } from '../text/say';
import { createFeatureState } from './feature-state';

export interface ToastMessage {
  readonly text: string;
  /** Button of the message, such as `Undo`. Omitted for none. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  readonly tone?: 'plain' | 'warn' | 'bad' | undefined;
}

/** Duration of a message, long enough to read a sentence and reach the button. */
const TOAST_MS = 6000;
/** Duration of a message with an action. It is longer, because the user may want to reconsider. */
const ACTION_TOAST_MS = 10_000;

/** Area that a screen reserves for messages. */
interface ToastLane {
  readonly place: HTMLElement;
  /** Whether a message with an action stays until the next step of the game removes it. */
  readonly lasting: boolean;
}

interface MessageState {
  /** Area of the screen that contains messages. Null if the screen has no area for messages. */
  readonly lane: ToastLane | null;
  /** The message on screen. Null if there is none. */
  readonly current: ToastMessage | null;
  /** Whether the message was visible long enough to be read. A lasting message then makes room for other content. */
  readonly isRead: boolean;
}

const [messages, setMessages] = createFeatureState<MessageState>({ lane: null, current: null, isRead: false });

export { messages };

let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the current message stays until the next step instead of timing out. */
let lasts = false;
/** Time at which the current message appeared. */
let shownAt = 0;

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
  shownAt = performance.now();
  lasts = said.action !== undefined && messages.lane?.lasting === true;
  setMessages({ current: said, isRead: false });
  if (lasts) after(TOAST_MS, () => setMessages({ isRead: true }));
  else after(said.action && messages.lane === null ? ACTION_TOAST_MS : TOAST_MS, dismissToast);
}

/** Shows a message with an undo. */
export function toastWithUndo(text: string, undo: () => unknown): void {
  toast({ text, action: { label: say('Undo'), run: () => void undo() } });
}

/** Age in ms from which a message is older than the tap that changes the screen. */
const OLD_MS = 1000;

/** Dismisses the message, unless it has just appeared: an action may report its result and open another tab. */
export function dismissOldToast(): void {
  if (performance.now() - shownAt > OLD_MS) dismissToast();
}

export function dismissToast(): void {
  clearTimeout(timer);
  lasts = false;
  setMessages({ current: null });
}

/** Registers the area for messages. Null unregisters the area; a lasting message then times out. */
export function setMessageArea(place: HTMLElement | null, lasting = false): void {
  setMessages({ lane: place && { place, lasting } });
  if (!lasts) return;
  if (place && lasting) after(messages.isRead ? 0 : TOAST_MS, () => setMessages({ isRead: true }));
  else after(ACTION_TOAST_MS, dismissToast);
}
