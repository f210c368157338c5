import type { Ruleset } from '../../rules/ruleset';
import { forceRepository, makeForce } from '../../store/forces';
import type { SavedForce } from '../../store/records';
import { say } from '../../text/say';
import { toast } from '../messages';
import { deleteWithUndo } from '../storage/delete-with-undo';
import { describeStoreFault } from '../storage/store-fault-text';

export type { SavedForce } from '../../store/records';

/** Saves a force. If the write fails, shows a message and returns false. */
export async function saveForce(force: SavedForce): Promise<boolean> {
  const result = await forceRepository.putMany([force]);
  const refused = result.ok ? result.value.refused[0] : undefined;
  if (!result.ok) toast({ text: describeStoreFault(result.fault), tone: 'bad' });
  else if (refused) toast({ text: say('Force not saved: {reason}.', { reason: refused.reason }), tone: 'bad' });
  return result.ok && !refused;
}

/** Creates a force without characters. Null, after a message, if the write failed. */
export async function addForce(name: string, { id: edition, force }: Ruleset): Promise<SavedForce | null> {
  const made = makeForce({ id: newForceId(), name, edition, buildTotal: force.usualTotal });
  return (await saveForce(made)) ? made : null;
}

/** Copies a force under another name and id. Null, after a message, if the write failed. */
export async function copyForce(force: SavedForce, name: string): Promise<SavedForce | null> {
  const copy = { ...force, id: newForceId(), name };
  return (await saveForce(copy)) ? copy : null;
}

function newForceId(): string {
  return `force-${crypto.randomUUID()}`;
}

/** Deletes a force and offers an undo. */
export function deleteForce({ id, name }: SavedForce): Promise<void> {
  return deleteWithUndo(name, [[id], forceRepository]);
}
