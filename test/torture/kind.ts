import type { Page } from 'playwright';
import type { Phone } from '../browser/harness';

/** What one kill came to. What was confirmed and is not found is lost. */
export interface Count {
  /** What the screen had confirmed before the phone died. */
  readonly confirmed: number;
  /** How much of that is there afterwards. */
  readonly found: number;
  /** What is on the disk and was not yet confirmed. */
  readonly unseen: number;
  /** What was tapped last and what is there, for the reader of a loss. */
  readonly story?: string;
}

/** A place to act at: the address of the app, and a seeded source of numbers from 0 up to 1. */
export interface Place {
  readonly url: string;
  readonly random: () => number;
}

/** Deeds on one phone, which dies and is opened again many times. */
export interface Deeds {
  /** Milliseconds from there within which it dies: about as long as the deed takes on this computer. */
  readonly within: number;
  /** Begins what a person does, and returns at once: it goes on until the phone dies. */
  readonly act: (phone: Phone) => Promise<void>;
  /** Opens the app after the kill, which came at `died`, and compares. Throws where what is there was never right. */
  readonly check: (phone: Phone, died: number) => Promise<Count>;
}

export interface Kind {
  readonly name: string;
  /** Of twenty kills so many are of this kind: fewer where each takes long. */
  readonly share: number;
  /** Kills that one phone lives through, before a new one takes its place. */
  readonly life: number;
  /** Opens the app on a new phone and prepares it. */
  readonly begin: (phone: Phone, place: Place) => Promise<Deeds>;
}

/** Stops the check of a kill: the reason is printed with the seed. */
export function wrong(reason: string): never {
  throw new Error(reason);
}

/** Everything that the page tells by `window[name](words)` until the phone dies, in order. */
export async function collect(page: Page, name: string): Promise<readonly string[]> {
  const told: string[] = [];
  await page.exposeFunction(name, (words: string) => told.push(words));
  return told;
}

/** Begins work on the page and does not wait for it: it ends by the death of the phone. */
export function leaveRunning(work: () => Promise<unknown>): void {
  void work().catch(() => undefined);
}
