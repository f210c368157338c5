import { type Board, emptyBoard } from '../board/board';
import { INDOORS, WALL } from '../board/terrain';
import { EDGE_COUNT, eastEdge } from '../grid/edge';
import { distance, squareAt } from '../grid/square';
import { listPlainAttacks } from '../rules/attack-fields';
import { makePlainHitQuestion, makePlainReachQuestion, type Ruleset } from '../rules/ruleset';
import type { Piece } from '../table/piece';
import { makePosition, type Position } from '../table/position';
import type { Table } from '../table/table';
import { CHANCE_PARTS } from './point-scale';

/** Chance of each number of clicks that one attack deals, in parts of `CHANCE_PARTS`. */
export type ClickOdds = readonly { readonly clicks: number; readonly parts: number }[];

/** Odds of the attacks of one piece on another on open ground. Null if the piece cannot make the attack. */
export interface PairOdds {
  readonly close: ClickOdds | null;
  readonly ranged: ClickOdds | null;
}

/** Distances that a piece can move on open ground, in squares. */
export interface Stride {
  readonly move: number;
  /** Distance before a close attack in the same action. Null without a power for it. */
  readonly close: number | null;
  readonly ranged: number | null;
  /** What the piece passes when it moves: fliers pass outdoor obstacles, phasing pieces everything. */
  readonly passes: 'nothing' | 'outdoors' | 'everything';
  /** Whether a second token deals no damage to the piece. */
  readonly isPushProof: boolean;
}

/** Open ground on which attacks and moves are evaluated without obstacles. */
const STRIP = emptyBoard(60, 1);
const MIDDLE = squareAt(30, 0);

/** The open ground with a wall on both sides of the middle, outdoors and indoors. */
const WALLED: Board = { ...STRIP, walls: new Uint8Array(EDGE_COUNT) };
for (const edge of [eastEdge(MIDDLE), eastEdge(MIDDLE - 1)]) WALLED.walls[edge] = WALL;
const WALLED_INDOORS: Board = { ...WALLED, terrain: WALLED.terrain.map((terrain) => terrain | INDOORS) };

/** Computes the odds of the attacks of one piece on another on open ground, cached by the values of both. */
export function computePairOdds(ruleset: Ruleset, position: Position, attacker: Piece, target: Piece): PairOdds {
  const { pairs } = cacheOf(ruleset);
  const key = `${valuesOf(attacker)} ${valuesOf(target)}`;
  const known = pairs.get(key);
  if (known) return known;
  const oddsAt = (attack: string, far: number): ClickOdds | null => {
    const shooter = { ...attacker, squares: [MIDDLE] };
    const aimed = { ...target, squares: [MIDDLE + far] };
    const strip = { ...position, board: STRIP, pieces: [shooter, aimed], objects: [], round: 5 };
    const answer = ruleset.hit(strip, makePlainHitQuestion(attacker.id, [target.id], attack));
    const [found] = answer.targets;
    if (!answer.legal || !found) return null;
    return found.clicks.map(({ clicks, chance }) => ({
      clicks,
      parts: Math.floor((chance.numerator * CHANCE_PARTS) / chance.denominator),
    }));
  };
  const kinds = listPlainAttacks(ruleset, attacker);
  const odds = {
    close: kinds.includes('close') ? oddsAt('close', 1) : null,
    ranged: kinds.includes('ranged') && attacker.range > 1 ? oddsAt('ranged', 2) : null,
  };
  pairs.set(key, odds);
  return odds;
}

/** Computes the distances that a piece can move on open ground, cached by its values. */
export function computeStride(ruleset: Ruleset, table: Table, piece: Piece): Stride {
  const { strides } = cacheOf(ruleset);
  const key = valuesOf(piece);
  const known = strides.get(key);
  if (known) return known;
  const figure = table.figures.get(piece.id);
  const reach = (action: string, board = STRIP): number =>
    ruleset
      .reach(makePosition(board, [{ ...piece, squares: [MIDDLE] }]), { ...makePlainReachQuestion(piece.id), action })
      .ends.reduce((most, { squares }) => Math.max(most, distance(MIDDLE, squares[0] ?? MIDDLE)), 0);
  let close: number | null = null;
  let ranged: number | null = null;
  if (figure) {
    const ready = { ...figure, tokens: 0, actedThisTurn: false, tokenThisTurn: false };
    const turn = { ...table, turn: figure.loan ?? figure.side, actionsSpent: 0, underway: null };
    const fresh = { ...turn, figures: new Map(table.figures).set(piece.id, ready) };
    for (const { action, attacks, moves } of ruleset.multiPartChoices(fresh, piece.id)) {
      if (moves === 'none') continue;
      const far = reach(ruleset.moves.includes(action) ? action : 'move');
      if (attacks.includes('close')) close = Math.max(close ?? 0, far);
      if (attacks.includes('ranged')) ranged = Math.max(ranged ?? 0, far);
    }
  }
  const passes = reach('move', WALLED_INDOORS) > 0 ? 'everything' : reach('move', WALLED) > 0 ? 'outdoors' : 'nothing';
  const stride: Stride = { move: reach('move'), close, ranged, passes, isPushProof: isPushProof(ruleset, piece) };
  strides.set(key, stride);
  return stride;
}

function isPushProof(ruleset: Ruleset, { powers, abilities }: Piece): boolean {
  return ruleset.powers.some(
    ({ id, effects }) =>
      (powers.includes(id) || abilities.includes(id)) && effects.some(({ effect }) => effect === 'no-pushing-damage'),
  );
}

interface ThreatCache {
  readonly pairs: Map<string, PairOdds>;
  readonly strides: Map<string, Stride>;
}

/** Maximum number of cached pairs; a game has far fewer. */
const MOST_PAIRS = 5000;

function cacheOf(ruleset: Ruleset): ThreatCache {
  const known = caches.get(ruleset) ?? { pairs: new Map(), strides: new Map() };
  if (known.pairs.size > MOST_PAIRS) known.pairs.clear();
  if (known.strides.size > MOST_PAIRS) known.strides.clear();
  caches.set(ruleset, known);
  return known;
}

const caches = new WeakMap<Ruleset, ThreatCache>();

/** Returns a key of everything about a piece that decides its attacks, without its place and tokens. */
function valuesOf(piece: Piece): string {
  const known = values.get(piece);
  if (known !== undefined) return known;
  const key = JSON.stringify({ ...piece, squares: piece.squares.length, tokens: 0, name: null });
  values.set(piece, key);
  return key;
}

const values = new WeakMap<Piece, string>();
