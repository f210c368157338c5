import { EMPTY_FORCE, type Feat, type Force, isSameText, type Recruit } from '../catalog/force';
import { meetsPrerequisites } from '../rules/shared/force/feats';
import type { ForceCharacter, ForceFeat, ForceQuestion } from './force';

/** Index for a name that is not in the force. */
const NO_MEMBER = -1;

/** Builds the force that a question of the notation describes. */
export function buildForce({ buildTotal, format, characters, feats, conditions }: ForceQuestion): Force {
  const members = characters.map(recruitOf);
  const assigned: Feat[] = [];
  for (const feat of feats) assigned.push(assignFeat(members, assigned, feat));
  return {
    ...EMPTY_FORCE,
    buildTotal,
    ...(format === null ? {} : { format }),
    members,
    feats: assigned,
    conditions: Array.from({ length: conditions }, (_, place) => `condition ${place + 1}`),
  };
}

function recruitOf(character: ForceCharacter): Recruit {
  const { name, set, number, points, unique, prime, bystander, keywords, archenemy, abilities, team, range } =
    character;
  return {
    ...{ name, points, unique, prime, bystander, keywords, archenemy, abilities },
    set: set ?? '',
    number: number ?? '',
    known: true,
    lines: [points],
    teams: team === null ? [] : [team],
    range: range ?? 0,
    targets: 1,
    clicks: character.dial,
    striker: null,
  };
}

/**
 * Assigns a feat to members by name. Among members with the same name, prefers a member that meets the prerequisites
 * and does not have the feat.
 */
function assignFeat(
  members: readonly Recruit[],
  assigned: readonly Feat[],
  { name, points, for: names, needs }: ForceFeat,
): Feat {
  const having = assigned.filter((feat) => isSameText(feat.name, name)).flatMap((feat) => feat.for);
  const places: number[] = [];
  for (const wanted of names) {
    const bearers = members.flatMap((member, place) => (isSameText(member.name, wanted) ? [place] : []));
    const free = bearers.filter((place) => !having.includes(place) && !places.includes(place));
    places.push(
      free.find((place) => meetsPrerequisites(members[place] as Recruit, needs)) ?? free[0] ?? bearers[0] ?? NO_MEMBER,
    );
  }
  return { name, points, for: places, needs };
}
