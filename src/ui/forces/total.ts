import type { Character } from '../../catalog/character';
import type { Force, ForceMember } from '../../store/records';

/** A member with its character; null where the character is no longer in the collection. */
export interface Member {
  readonly index: number;
  readonly points: number;
  readonly character: Character | null;
}

export function membersOf(force: Force, characters: readonly Character[]): readonly Member[] {
  const byId = new Map(characters.map((character) => [character.id, character]));
  return force.members.map((member, index) => ({
    index,
    points: member.points,
    character: byId.get(member.character) ?? null,
  }));
}

export function pointsOfForce(force: Pick<Force, 'members'>): number {
  return force.members.reduce((sum, member) => sum + member.points, 0);
}

/** What would bring a force that is over its build total back under it, as sentences; none where it is not over. */
export function mends(force: Force, members: readonly Member[]): readonly string[] {
  const over = pointsOfForce(force) - force.buildTotal;
  if (over <= 0) return [];
  const named = members.filter(
    (member): member is Member & { readonly character: Character } => member.character !== null,
  );
  // The least that is enough, so that most of the build total stays in use.
  const out = named.filter((member) => member.points >= over).sort((a, b) => a.points - b.points)[0];
  const lower = named
    .flatMap((member) =>
      member.character.starts.map((start) => ({ member, saved: member.points - start.points, start })),
    )
    .filter((each) => each.saved >= over)
    .sort((a, b) => a.saved - b.saved)[0];
  return [
    out ? `Taking out ${out.character.name} (${out.points}) is enough.` : '',
    lower ? `Starting ${lower.member.character.name} at ${lower.start.points} points is enough.` : '',
    out || lower ? '' : 'No one character is enough: take out several.',
    `A build total of ${Math.ceil(pointsOfForce(force) / 100) * 100} would hold it.`,
  ].filter((sentence) => sentence !== '');
}

/** `3 left`, `exactly full`, `12 over`. */
export function leftWords(force: Force): string {
  const left = force.buildTotal - pointsOfForce(force);
  if (left === 0) return 'exactly full';
  return left > 0 ? `${left} left` : `${-left} over`;
}

export function withMember(force: Force, member: ForceMember): Force {
  return { ...force, members: [...force.members, member] };
}

export function withoutMember(force: Force, index: number): Force {
  return { ...force, members: force.members.filter((_, at) => at !== index) };
}

/** The member starts its dial at another of its starting lines. */
export function withPoints(force: Force, index: number, points: number): Force {
  return { ...force, members: force.members.map((member, at) => (at === index ? { ...member, points } : member)) };
}

/** The characters as they join a game: each with the one starting line that was chosen for it. */
export function charactersOf(members: readonly Member[]): readonly Character[] {
  return members.flatMap(({ character, points }) => {
    if (!character) return [];
    const start = character.starts.find((each) => each.points === points);
    return [start ? { ...character, starts: [start] } : character];
  });
}
