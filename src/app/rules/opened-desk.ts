import { createSignal } from 'solid-js';
import { ok, type Result } from '../../plain/result';
import { readDeskLink } from '../../share/ruling-file';
import { say } from '../../text/say';
import { toast } from '../messages';
import { prepareNotation } from '../reading/positions';
import { type Desk, deskOfText, textOfDesk } from './desk';
import { saveDesk, savedDesk } from './desk-storage';

const [current, setCurrent] = createSignal<Desk | null>(null);

/** The judge's desk; null while it is empty. It stays while other screens are shown, and after the app was closed. */
export const desk = current;

/** Puts a position on the desk, or (null) clears the desk. */
export function setDesk(laid: Desk | null): void {
  setCurrent(laid);
  const { name, note, houseRules } = laid ?? { name: '', note: '', houseRules: [] };
  void saveDesk(laid && { name, note, houseRules, notation: textOfDesk(laid) });
}

/** Replaces the desk; the message can restore the previous one. */
export function replaceDesk(laid: Desk): void {
  const before = current();
  setDesk(laid);
  if (!before) return;
  toast({
    text: say('Your judge’s desk was replaced.'),
    action: { label: say('Restore mine'), run: () => setDesk(before) },
  });
}

/** Restores the desk saved before the app was closed, if it is empty now. */
export async function restoreDesk(): Promise<void> {
  if (current()) return;
  const kept = await savedDesk();
  const read = kept && deskOfText(kept.notation, kept);
  if (read?.ok && !current()) setCurrent({ ...read.value, houseRules: kept?.houseRules ?? [] });
}

/** A desk that somebody sent, by the end of its link; the fault is a sentence. */
export async function readDesk(code: string): Promise<Result<Desk, string>> {
  const shared = await readDeskLink(code);
  if (!shared.ok) {
    return {
      ok: false,
      fault: say('Sidekick cannot read this ruling. The link may be incomplete: ask for it again.'),
    };
  }
  await prepareNotation(shared.value.notation);
  const read = deskOfText(shared.value.notation, shared.value);
  return read.ok ? ok(read.value) : read;
}
