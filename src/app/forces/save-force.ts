import type { Character } from '../../catalog/character';
import type { Feat } from '../../catalog/force';
import { removeFromFeats as featsWithout } from '../../force/fix';
import { makeForceMember } from '../../force/force-in-game';
import type { Ruleset } from '../../rules/ruleset';
import { forceRepository, makeForce } from '../../store/forces';
import type { SavedForce } from '../../store/records';
import { truncate } from '../../text/character-text';
import { say } from '../../text/say';
import { toast, toastWithUndo } from '../messages';
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

/**
 * Returns the first name of `Force 1`, `Force 2`, … that no force has.
 * @param before text before the number, which then starts at 2; omitted for `Force `
 */
export function makeForceName(forces: readonly SavedForce[], before?: string): string {
  const taken = new Set(forces.map((force) => force.name));
  for (let number = before === undefined ? 1 : 2; ; number++) {
    const name = before === undefined ? say('Force {number}', { number }) : `${before}${number}`;
    if (!taken.has(name)) return name;
  }
}

/** Saves a changed force and shows a message with an undo. */
export async function changeForce(before: SavedForce, after: SavedForce, text: string): Promise<void> {
  if (!(await saveForce(after))) return;
  toastWithUndo(text, () => saveForce(before));
}

export function withMember(force: SavedForce, character: Character): SavedForce {
  return { ...force, members: [...force.members, makeForceMember(character)] };
}

/** Removes a member and its feats from a force. */
export function removeMember(force: SavedForce, place: number): Promise<void> {
  const name = force.members[place]?.name || say('Missing character');
  const after = {
    ...force,
    members: force.members.filter((_, each) => each !== place),
    feats: featsWithout(force.feats, place),
  };
  return changeForce(force, after, say('Removed {figure}.', { figure: truncate(name, 60) }));
}

/** Sets a member's points, which include the cost of its priced trait. */
export function withMemberPoints(force: SavedForce, place: number, points: number, trait: number | null): SavedForce {
  const change = (member: SavedForce['members'][number]) => ({ ...member, points, trait });
  return { ...force, members: force.members.map((member, each) => (each === place ? change(member) : member)) };
}

/** Assigns a feat to a member, or removes it from the member. */
export function withFeatAssigned(force: SavedForce, feat: number, member: number, has: boolean): SavedForce {
  const feats = force.feats.map((each, place): Feat => {
    if (place !== feat) return each;
    const others = each.for.filter((one) => one !== member);
    return { ...each, for: has ? [...others, member] : others };
  });
  return { ...force, feats };
}
