import { findPower } from '../../catalog/powers';
import type { Piece } from '../../table/piece';
import { findPiece, type Position } from '../../table/position';
import type { Citation, Note } from '../answer';
import type { PowerEntry } from '../power-entry';
import type { PieceOrSquare, QuestionRules } from '../ruleset';
import { note, pieceMark } from './cite';
import { makeEntriesFromPowerMeanings } from './player-meanings';

type Entries = ReadonlyMap<string, PowerEntry>;

/** Power entries by id, cached for each edition because an edition's powers never change. */
const indexes = new WeakMap<readonly PowerEntry[], Entries>();

function byId(powers: readonly PowerEntry[]): Entries {
  const ready = indexes.get(powers);
  if (ready) return ready;
  const made = new Map(powers.map((power) => [power.id, power]));
  indexes.set(powers, made);
  return made;
}

/** Power of a piece, with its entry. `entry` is null if neither the edition nor the players define the power. */
export interface PiecePower {
  readonly power: string;
  readonly entry: PowerEntry | null;
}

/** Lists every power, ability and special power of a piece, without duplicates. */
export function listPiecePowers(powers: readonly PowerEntry[], piece: Piece): readonly PiecePower[] {
  const edition = byId(powers);
  const entries = piece.meanings ? byId(makeEntriesFromPowerMeanings(powers, piece.meanings)) : null;
  const ids = new Set([...piece.powers, ...piece.abilities, ...(piece.specials ?? [])]);
  return [...ids].map((power) => ({ power, entry: entries?.get(power) ?? edition.get(power) ?? null }));
}

/** Whether the engine ignores the power in every answer. */
export function isIgnoredPower({ entry }: PiecePower): boolean {
  return entry === null || entry.standing === 'player-rules';
}

/** Returns the citation for a power that the edition does not define, whether or not the edition names it. */
function citeUnknown(powers: readonly PowerEntry[]): Citation {
  const named = powers.find(({ standing }) => standing === 'player-rules') ?? powers[0];
  if (!named) throw new RangeError('no powers in this edition');
  return named.cite;
}

/** Lists notes about a piece's powers: ignored powers, and powers that apply only as players defined. */
export function listPowerNotes(powers: readonly PowerEntry[], piece: Piece): Note[] {
  return listPiecePowers(powers, piece).flatMap((shown): Note[] => {
    const { power, entry } = shown;
    const uncounted = isIgnoredPower(shown);
    if (!uncounted && entry?.standing !== 'player-meaning') return [];
    const cite = entry?.cite ?? citeUnknown(powers);
    return [{ ...note(uncounted ? 'player-rules' : 'player-meaning', cite, [pieceMark(piece.id)]), about: power }];
  });
}

/** Whether the power of a note may matter outside attacks. Powers printed only on the attack or damage slot do not. */
function matters({ about = '' }: Note): boolean {
  const slots = findPower(about)?.slots;
  return !slots || slots.includes('speed') || slots.includes('defense');
}

/**
 * Adds power notes to answers about lines of fire, moves, reach and carrying. Answers about attacks already have power
 * notes.
 */
export function withPowerNotes<Rules extends QuestionRules>(rules: Rules): Rules {
  const { powers, see, move, reach, carry } = rules;
  if (powers.length === 0) return rules;
  const about = (position: Position, ids: readonly (string | null)[]): readonly Note[] =>
    ids.flatMap((id) => {
      const piece = id === null ? null : findPiece(position, id);
      return piece ? listPowerNotes(powers, piece).filter(matters) : [];
    });
  const told = <Answer extends { readonly notes: readonly Note[] }>(answer: Answer, notes: readonly Note[]): Answer =>
    notes.length === 0 ? answer : { ...answer, notes: [...answer.notes, ...notes] };
  const at = (place: PieceOrSquare) => ('piece' in place ? place.piece : null);
  return {
    ...rules,
    see: (position, a, b) => told(see(position, a, b), about(position, [at(a), at(b)])),
    move: (position, question) => told(move(position, question), about(position, [question.piece])),
    reach: (position, question) => told(reach(position, question), about(position, [question.piece])),
    carry: (position, question) => told(carry(position, question), about(position, [question.carrier])),
  };
}
