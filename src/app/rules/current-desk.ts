import { createSignal } from 'solid-js';
import { ok, type Result } from '../../plain/result';
import { readDeskLink } from '../../share/ruling-file';
import { getSetting, putSetting } from '../../store/settings';
import { say } from '../../text/say';
import { toast } from '../messages';
import { parseNotationInWorker } from '../reading/cached-positions';
import { type Desk, parseDesk, printDesk } from './desk';

const DESK = 'judges-desk';

/** Stored form of the judge's desk: its notation, and the fields that notation cannot express. */
interface SavedDesk {
  readonly name: string;
  readonly note: string;
  readonly notation: string;
  readonly houseRules: readonly string[];
}

/** Reads the saved desk. Null if there is no valid desk. */
export async function readSavedDesk(): Promise<SavedDesk | null> {
  const result = await getSetting(DESK);
  const value = result.ok ? (result.value as Partial<SavedDesk> | null) : null;
  if (typeof value?.notation !== 'string') return null;
  const text = (given: unknown): string => (typeof given === 'string' ? given : '');
  const rules = Array.isArray(value.houseRules) ? value.houseRules.filter((id) => typeof id === 'string') : [];
  return { name: text(value.name), note: text(value.note), notation: value.notation, houseRules: rules };
}

const [current, setCurrent] = createSignal<Desk | null>(null);

/** The judge's desk, which is retained between screens and after a restart. Null while the desk is empty. */
export const currentDesk = current;

/**
 * Opens a position on the judge's desk and saves it. If the write fails, the position stays in memory. Null clears the
 * desk.
 */
export function setCurrentDesk(laid: Desk | null): void {
  setCurrent(laid);
  const saved: SavedDesk | null = laid && {
    name: laid.name,
    note: laid.note,
    houseRules: laid.houseRules,
    notation: printDesk(laid),
  };
  void putSetting(DESK, saved ?? undefined);
}

/** Replaces the desk and offers to restore the previous one. */
export function replaceDesk(laid: Desk): void {
  const before = current();
  setCurrentDesk(laid);
  if (!before) return;
  toast({
    text: say('Your judge’s desk was replaced.'),
    action: { label: say('Restore mine'), run: () => setCurrentDesk(before) },
  });
}

/** Restores the saved desk, if the desk is empty. */
export async function restoreDesk(): Promise<void> {
  if (current()) return;
  const desk = await readSavedDesk();
  const read = desk && parseDesk(desk.notation, desk);
  if (read?.ok && !current()) setCurrent({ ...read.value, houseRules: desk?.houseRules ?? [] });
}

/** Reads a desk from the code of a shared link. The fault is a sentence. */
export async function readSharedDesk(code: string): Promise<Result<Desk, string>> {
  const shared = await readDeskLink(code);
  if (!shared.ok) {
    return {
      ok: false,
      fault: say('Sidekick cannot read this ruling. The link may be incomplete: ask for it again.'),
    };
  }
  await parseNotationInWorker(shared.value.notation);
  const read = parseDesk(shared.value.notation, shared.value);
  return read.ok ? ok(read.value) : read;
}
