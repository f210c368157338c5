import { createSignal } from 'solid-js';
import { ok, type Result } from '../../plain/result';
import { readDeskLink } from '../../share/ruling-file';
import { say } from '../../text/say';
import { toast } from '../messages';
import { parseNotationInWorker } from '../reading/cached-positions';
import { type Desk, parseDesk, printDesk } from './desk';
import { readSavedDesk, saveDesk } from './desk-storage';

const [current, setCurrent] = createSignal<Desk | null>(null);

/** The judge's desk, which is retained between screens and after a restart. Null while the desk is empty. */
export const currentDesk = current;

/** Puts a position on the desk and saves it. Null clears the desk. */
export function setCurrentDesk(laid: Desk | null): void {
  setCurrent(laid);
  const { name, note, houseRules } = laid ?? { name: '', note: '', houseRules: [] };
  void saveDesk(laid && { name, note, houseRules, notation: printDesk(laid) });
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
