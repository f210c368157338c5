import { EMPTY_FORCE, type Feat, type Force, type Recruit, sameWord } from '../catalog/force';
import { meets } from '../rules/shared/force/feats';
import type { ForceCharacter, ForceFeat, ForceQuestion } from './force';

/** Index for a name that is not in the force. */
const NOBODY = -1;

/** Builds a force that can be judged from a written one. */
export function forceOf({ buildTotal, format, characters, feats, conditions }: ForceQuestion): Force {
  const members = characters.map(recruitOf);
  const assigned: Feat[] = [];
  for (const feat of feats) assigned.push(assign(members, assigned, feat));
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

/** Assigns a feat to members by name. If several have the name, prefers one without this feat that meets its needs. */
function assign(
  members: readonly Recruit[],
  assigned: readonly Feat[],
  { name, points, for: names, needs }: ForceFeat,
): Feat {
  const having = assigned.filter((feat) => sameWord(feat.name, name)).flatMap((feat) => feat.for);
  const places: number[] = [];
  for (const wanted of names) {
    const bearers = members.flatMap((member, place) => (sameWord(member.name, wanted) ? [place] : []));
    const free = bearers.filter((place) => !having.includes(place) && !places.includes(place));
    places.push(free.find((place) => meets(members[place] as Recruit, needs)) ?? free[0] ?? bearers[0] ?? NOBODY);
  }
  return { name, points, for: places, needs };
}
