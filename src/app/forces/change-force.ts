import type { Character } from '../../catalog/character';
import type { Feat } from '../../catalog/force';
import { removeFromFeats as featsWithout } from '../../force/fix';
import { makeForceMember } from '../../force/force-in-game';
import type { SavedForce } from '../../store/records';
import { truncate } from '../../text/character-text';
import { say } from '../../text/say';
import { toastWithUndo } from '../messages';
import { saveForce } from './save-force';

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
