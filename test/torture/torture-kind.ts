import type { Page } from 'playwright';
import type { Phone } from '../browser/harness';

/** Result of one kill. Confirmed steps that are not found are lost. */
export interface KillResult {
  /** Number of steps that the screen had confirmed before the phone was killed. */
  readonly confirmed: number;
  /** Number of confirmed steps that are still stored after the kill. */
  readonly found: number;
  /** Number of steps that are on the disk but were not yet confirmed. */
  readonly unseen: number;
  /** Last taps and the stored state, to analyze a loss. */
  readonly story?: string;
}

/** Environment of a test: the app's address, and a seeded random source from 0 up to 1. */
export interface TortureEnvironment {
  readonly url: string;
  readonly random: () => number;
}

/** Actions on one phone that is killed and opened again many times. */
export interface TortureActions {
  /**
   * Maximum time from the start of `act` to the kill, in milliseconds: about the action's duration on this computer.
   */
  readonly within: number;
  /** Starts the actions of a person and returns immediately. They continue until the phone is killed. */
  readonly act: (phone: Phone) => Promise<void>;
  /**
   * Opens the app after the kill at the time `died`, and compares the stored state with the confirmed steps. Throws if
   * the stored state matches no moment of the run.
   */
  readonly check: (phone: Phone, died: number) => Promise<KillResult>;
}

export interface TortureKind {
  readonly name: string;
  /** Weight of this kind of action among all kills; lower if each kill takes long. */
  readonly share: number;
  /** Number of kills of one phone before a new phone replaces it. */
  readonly life: number;
  /** Opens the app on a new phone and prepares it. */
  readonly begin: (phone: Phone, place: TortureEnvironment) => Promise<TortureActions>;
}

/** Aborts the check of a kill. The reason is printed with the seed. */
export function failCheck(reason: string): never {
  throw new Error(reason);
}

/** Collects the texts that the page reports by `window[name](text)`, in order, until the phone is killed. */
export async function collectReports(page: Page, name: string): Promise<readonly string[]> {
  const told: string[] = [];
  await page.exposeFunction(name, (text: string) => told.push(text));
  return told;
}

/** Starts work on the page without waiting for it. The work ends when the phone is killed. */
export function runInBackground(work: () => Promise<unknown>): void {
  void work().catch(() => undefined);
}
