import { findPower } from '../../catalog/powers';
import type { Piece } from '../../table/piece';
import { findPiece, type Position } from '../../table/position';
import type { Citation, Note } from '../answer';
import type { PowerEntry } from '../power-entry';
import type { Place, QuestionRules } from '../ruleset';
import { note, onPiece } from './cite';
import { meantEntries } from './meant';

type Entries = ReadonlyMap<string, PowerEntry>;

/** An edition's powers never change, so they are sorted by id once. */
const indexes = new WeakMap<readonly PowerEntry[], Entries>();

function byId(powers: readonly PowerEntry[]): Entries {
  const ready = indexes.get(powers);
  if (ready) return ready;
  const made = new Map(powers.map((power) => [power.id, power]));
  indexes.set(powers, made);
  return made;
}

/** A power showing, and what is done about it: null where neither the edition nor the players say anything of it. */
export interface Shown {
  readonly power: string;
  readonly entry: PowerEntry | null;
}

/** Every power, ability and special power that a piece shows, each once. */
export function powersShown(powers: readonly PowerEntry[], piece: Piece): readonly Shown[] {
  const edition = byId(powers);
  const meant = piece.meanings ? byId(meantEntries(powers, piece.meanings)) : null;
  const ids = new Set([...piece.powers, ...piece.abilities, ...(piece.specials ?? [])]);
  return [...ids].map((power) => ({ power, entry: meant?.get(power) ?? edition.get(power) ?? null }));
}

/** Whether the engine leaves it out of every answer. */
export function isUncounted({ entry }: Shown): boolean {
  return entry === null || entry.standing === 'player-rules';
}

/** Where an edition lists the powers that it names without saying what they do: one that it does not name at all is missing there too. */
function citeUnknown(powers: readonly PowerEntry[]): Citation {
  const named = powers.find(({ standing }) => standing === 'player-rules') ?? powers[0];
  if (!named) throw new RangeError('no powers in this edition');
  return named.cite;
}

/** What an answer about a piece has to say of its powers: which count for nothing, and which only as the players say. */
export function powerNotes(powers: readonly PowerEntry[], piece: Piece): Note[] {
  return powersShown(powers, piece).flatMap((shown): Note[] => {
    const { power, entry } = shown;
    const uncounted = isUncounted(shown);
    if (!uncounted && entry?.standing !== 'player-meaning') return [];
    const cite = entry?.cite ?? citeUnknown(powers);
    return [{ ...note(uncounted ? 'player-rules' : 'player-meaning', cite, [onPiece(piece.id)]), about: power }];
  });
}

/** Whether a power may matter where nobody attacks: one that is printed on attack or damage alone does not. */
function matters({ about = '' }: Note): boolean {
  const slots = findPower(about)?.slots;
  return !slots || slots.includes('speed') || slots.includes('defense');
}

/** The same rules, whose answers about lines and moves say of the powers in question what an answer about an attack says. */
export function tellingPowers<Rules extends QuestionRules>(rules: Rules): Rules {
  const { powers, see, move, reach, carry } = rules;
  if (powers.length === 0) return rules;
  const about = (position: Position, ids: readonly (string | null)[]): readonly Note[] =>
    ids.flatMap((id) => {
      const piece = id === null ? null : findPiece(position, id);
      return piece ? powerNotes(powers, piece).filter(matters) : [];
    });
  const told = <Answer extends { readonly notes: readonly Note[] }>(answer: Answer, notes: readonly Note[]): Answer =>
    notes.length === 0 ? answer : { ...answer, notes: [...answer.notes, ...notes] };
  const at = (place: Place) => ('piece' in place ? place.piece : null);
  return {
    ...rules,
    see: (position, a, b) => told(see(position, a, b), about(position, [at(a), at(b)])),
    move: (position, question) => told(move(position, question), about(position, [question.piece])),
    reach: (position, question) => told(reach(position, question), about(position, [question.piece])),
    carry: (position, question) => told(carry(position, question), about(position, [question.carrier])),
  };
}
