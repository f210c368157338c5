import type { Character } from '../../catalog/character';
import { type DoubtfulRow, makeRowCandidate, matchRows, type RowChoices } from '../../catalog/checklist/match';
import type { ChecklistRow } from '../../catalog/checklist/rows';
import type { ParsedForce } from '../../force/parse-force';
import type { StoredForce, StoredMember } from '../../force/stored-force';
import { say, sayMany } from '../../text/say';
import { characters } from '../collection/library';

/** Force that is given by names, matched with the collection. */
export interface MatchedNames {
  /** Ambiguous names, without duplicates. */
  readonly doubts: readonly DoubtfulRow[];
  /** Returns the force with the characters that the user chose for ambiguous names. */
  readonly forceWith: (chosen: RowChoices) => ParsedForce;
}

/**
 * Matches the names in a force with the collection.
 * @param save whether the force comes from a tabletop simulator; unknown names are then dice, markers or boards and are
 * left out
 */
export function matchReceivedNames({ force, dials, aside }: ParsedForce, save: boolean): MatchedNames {
  const known = characters() ?? [];
  const knownIds = new Set(known.map(({ id }) => id));
  // Figures of a save may have dials of their own. A character of the collection takes precedence.
  const all = [...known, ...dials.characters.filter(({ id }) => !knownIds.has(id))];
  const byId = new Map(all.map((each) => [each.id, each]));
  const matches = matchRows(force.members.map(rowOf), all);
  const doubts = new Map<string, DoubtfulRow>();
  for (const [place, member] of force.members.entries()) {
    const match = matches[place];
    if (byId.has(member.id)) continue;
    // In simulator saves, ask only about exact names: a die may share half of a character's name.
    if (match?.is !== 'doubtful') continue;
    const candidates = match.candidates.flatMap((id) => byId.get(id) ?? []);
    if (save && !candidates.some(({ name }) => name.toLowerCase() === member.name.toLowerCase())) continue;
    doubts.set(keyOf(member), {
      name: member.name,
      says: member.points === 0 ? '' : say('{points} points', { points: member.points }),
      candidates: candidates.map(makeRowCandidate),
    });
  }
  const keys = [...doubts.keys()];
  return {
    doubts: [...doubts.values()],
    forceWith(chosen) {
      const members = force.members.flatMap((member, place): StoredMember[] => {
        const match = matches[place];
        const id = match?.is === 'sure' ? match.id : (chosen[keys.indexOf(keyOf(member))] ?? null);
        const found = byId.get(member.id) ?? (id === null ? undefined : byId.get(id));
        if (found) return [fillInMember(member, found)];
        return save ? [] : [member];
      });
      const left = force.members.length - members.length;
      const clicks = aside.flatMap(({ code, detail }) => (code === 'at-click' ? [detail] : []));
      const notes = [
        force.notes,
        left === 0
          ? ''
          : sayMany(
              left,
              '1 named object of the save is no character here.',
              '{n} named objects of the save are no characters here.',
            ),
        clicks.length === 0 ? '' : say('Clicks in the save: {clicks}.', { clicks: clicks.join(', ') }),
      ]
        .filter((line) => line !== '')
        .join('\n');
      return { force: { ...force, members, notes } satisfies StoredForce, dials, aside };
    },
  };
}

/** Fills in a member from its character. A member without points gets the full cost of the character. */
function fillInMember(member: StoredMember, { id, name, set, number, starts }: Character): StoredMember {
  return { ...member, id, name, set, number, points: member.points || (starts[0]?.points ?? 0) };
}

function keyOf({ name, points }: StoredMember): string {
  return `${points} ${name}`;
}

function rowOf({ name, points }: StoredMember): ChecklistRow {
  const rest = { code: '', set: '', number: '', rank: '', count: 1, wants: false, where: '', made: null };
  return { ...rest, record: name, name, points: points === 0 ? [] : [points] };
}
