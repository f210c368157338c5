import type { Feat, ForceOf, Striker } from '../catalog/force';
import type { ForceFix } from '../rules/force-rules';

/** Fields of a member that a fix changes or reads. */
interface Member {
  readonly points: number;
  readonly striker?: Striker | null;
}

/** Fixes that run last, in this order, because they change the indexes that other fixes refer to. */
const ORDER: readonly ForceFix['mend'][] = ['remove-feat', 'remove-member'];

/**
 * Applies one fix to a force with characters or ids as members. Indexes refer to the force that was checked, so check
 * the force again before a second fix.
 */
export function applyFix<Of extends ForceOf<Member>>(force: Of, mend: ForceFix): Of {
  const all = flat(mend).toSorted((a, b) => ORDER.indexOf(a.mend) - ORDER.indexOf(b.mend) || placeOf(b) - placeOf(a));
  let mended = force;
  for (const each of all) mended = { ...mended, ...change(mended, each) };
  return mended;
}

function flat(mend: ForceFix): ForceFix[] {
  return mend.mend === 'together' ? mend.mends.flatMap(flat) : [mend];
}

function placeOf(mend: ForceFix): number {
  switch (mend.mend) {
    case 'remove-member':
      return mend.member;
    case 'remove-feat':
      return mend.feat;
    case 'remove-condition':
      return mend.condition;
    case 'remove-object':
      return mend.object;
    case 'remove-tarot':
    case 'remove-card':
      return mend.card;
    default:
      return -1;
  }
}

function change(force: ForceOf<Member>, mend: ForceFix): Partial<ForceOf<Member>> {
  switch (mend.mend) {
    case 'remove-member':
      return { members: withoutIndex(force.members, mend.member), feats: removeFromFeats(force.feats, mend.member) };
    case 'set-points':
      return { members: mapIndex(force.members, mend.member, (member) => ({ ...member, points: mend.points })) };
    case 'remove-feat':
      return { feats: withoutIndex(force.feats, mend.feat) };
    case 'unassign-feat':
      return {
        feats: mapIndex(force.feats, mend.feat, (feat) => ({
          ...feat,
          for: withoutLastOccurrence(feat.for, mend.member),
        })),
      };
    case 'move-feat': {
      const moved = (feat: Feat) => feat.for.map((each) => (each === mend.from ? mend.to : each));
      return { feats: mapIndex(force.feats, mend.feat, (feat) => ({ ...feat, for: moved(feat) })) };
    }
    case 'remove-condition':
      return { conditions: withoutIndex(force.conditions, mend.condition) };
    case 'remove-object':
      return { objects: withoutIndex(force.objects, mend.object) };
    case 'remove-tarot':
      return { tarot: withoutIndex(force.tarot, mend.card) };
    case 'remove-card':
      return {
        members: mapIndex(force.members, mend.member, (member) =>
          member.striker
            ? { ...member, striker: { ...member.striker, cards: withoutIndex(member.striker.cards, mend.card) } }
            : member,
        ),
      };
    case 'drop-option':
      return { options: force.options.filter((option) => option !== mend.option) };
    case 'set-build-total':
      return { buildTotal: mend.to };
    case 'together':
      return {};
  }
}

function withoutIndex<Item>(list: readonly Item[], place: number): readonly Item[] {
  return list.filter((_, each) => each !== place);
}

function mapIndex<Item>(list: readonly Item[], place: number, with_: (item: Item) => Item): readonly Item[] {
  return list.map((item, each) => (each === place ? with_(item) : item));
}

/** Removes the last occurrence of a member, which is an extra copy. */
function withoutLastOccurrence(members: readonly number[], member: number): readonly number[] {
  const last = members.lastIndexOf(member);
  return members.filter((_, place) => place !== last);
}

/**
 * Removes a member from the feats. A feat without other members is removed too; all other feats retain their members.
 */
export function removeFromFeats(feats: readonly Feat[], gone: number): readonly Feat[] {
  return feats
    .filter((feat) => feat.for.length === 0 || feat.for.some((member) => member !== gone))
    .map((feat) => ({
      ...feat,
      for: feat.for.filter((member) => member !== gone).map((member) => (member > gone ? member - 1 : member)),
    }));
}
