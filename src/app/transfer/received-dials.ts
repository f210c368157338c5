import type { Character } from '../../catalog/character';
import { type Dials, plainDial } from '../../force/dials';
import type { KeptForce, KeptMember, Reference } from '../../force/kept';
import { type Finder, makeFinder } from '../../force/resolve';
import { sameData } from '../../store/same';

/** The dials of a force that was received, held against the collection. */
export interface ReceivedDials {
  /** How many came of characters that the force names. */
  readonly came: number;
  /** Characters of the force that the collection lacks: they are added when the force is saved. */
  readonly added: readonly Character[];
  /** Names of those that are added without the texts of their special powers. */
  readonly textless: readonly string[];
  /** Names of characters here that the link has otherwise: they stay as they are. */
  readonly differing: readonly string[];
  /** Finds in the collection first, then among those that are added. */
  readonly finder: Finder;
  /** The force, with those that are added by their own ids. */
  readonly force: KeptForce;
}

/** Only characters that the force names count: a link adds nobody else. */
export function receivedDials(
  force: KeptForce,
  { characters, textless }: Dials,
  mine: Finder,
  all: readonly Character[],
): ReceivedDials {
  const theirs = makeFinder(characters);
  const taken = new Set(characters.length === 0 ? [] : all.map(({ id }) => id));
  const added = new Map<string, Character>();
  const differing = new Set<string>();
  const named = new Set<string>();
  /** The character of theirs that stands for a reference here; null where mine does, or nobody. */
  const theirsFor = (reference: Reference, points: number | null): Character | null => {
    const sent = theirs.find(reference, points)?.character;
    if (!sent) return null;
    named.add(sent.id);
    const here = mine.find(reference, points)?.character;
    if (here && !sameDial(here, sent, !textless.has(sent.id))) differing.add(here.name);
    // Another character here has its id, and is not overwritten.
    if (!here && taken.has(sent.id)) differing.add(sent.name);
    if (here || taken.has(sent.id)) return null;
    added.set(sent.id, sent);
    return sent;
  };
  const members = force.members.map((member): KeptMember => {
    const sent = theirsFor(member, member.points);
    return sent ? { ...member, ...referenceOf(sent) } : member;
  });
  const sideline = force.sideline.map((reference): Reference => {
    const sent = theirsFor(reference, null);
    return sent ? referenceOf(sent) : reference;
  });
  const addedFinder = makeFinder([...added.values()]);
  return {
    came: named.size,
    added: [...added.values()],
    textless: [...added.values()].filter(({ id }) => textless.has(id)).map(({ name }) => name),
    differing: [...differing],
    finder: { find: (reference, points) => mine.find(reference, points) ?? addedFinder.find(reference, points) },
    force: { ...force, members, sideline },
  };
}

function referenceOf({ id, name, set, number }: Character): Reference {
  return { id, name, set, number };
}

/** Whether two say the same of a character, by whatever ids. */
function sameDial(a: Character, b: Character, texts: boolean): boolean {
  const printed = (each: Character) => plainDial({ ...each, id: '' }, texts);
  return sameData(printed(a), printed(b));
}
