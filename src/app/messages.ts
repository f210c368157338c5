import { createSignal } from 'solid-js';

export interface ToastMessage {
  readonly text: string;
  /** One way on: `Undo`. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  readonly tone?: 'plain' | 'warn' | 'bad' | undefined;
}

/** Long enough to read a sentence and reach the button. */
const SHOWN_MS = 6000;
/** A message that can be taken back stays for a second thought. */
const OFFERED_MS = 20_000;

/** The band that a screen keeps free for messages. */
interface Lane {
  readonly place: HTMLElement;
  /** What is said there with a way back stays until the next act: the open game takes it away then. */
  readonly lasting: boolean;
}

const [lane, setLane] = createSignal<Lane | null>(null);

/** Where messages stand; null where the screen has no band for them. */
export const messageLane = (): HTMLElement | null => lane()?.place ?? null;

const [shown, setShown] = createSignal<ToastMessage | null>(null);
const [read, setRead] = createSignal(false);
let timer: ReturnType<typeof setTimeout> | undefined;
/** It goes by the next act and not by itself. */
let lasts = false;

/** The message on screen, if any. */
export const shownToast = shown;

/** Whether it has had its time: one that stays then leaves room for what the band has to show besides. */
export const toastIsRead = read;

function after(ms: number, run: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(run, ms);
}

/**
 * Says something quietly; a new message takes the place of the old one. Each goes by itself, but on the Table and the Map of a game
 * one with a way back stays until the next act.
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

/** The screen keeps a band for messages, or, with null, no longer: what would have stayed there then goes by itself. */
export function setMessageLane(place: HTMLElement | null, lasting = false): void {
  setLane(place && { place, lasting });
  if (!lasts) return;
  if (place && lasting) after(read() ? 0 : SHOWN_MS, () => setRead(true));
  else after(OFFERED_MS, dismissToast);
}
