import { BLOCKING } from '../../board/terrain';
import type { Square } from '../../grid/square';
import { lessThan } from '../../plain/fraction';
import type { DestroyAnswer, HitAnswer, MoveAnswer, RangeAnswer, ReachAnswer, SeeAnswer } from '../../rules/answer';
import type { Place, ReachQuestion, Ruleset } from '../../rules/ruleset';
import { has, type Piece } from '../../table/piece';
import { type Position, pieceOf, pieceOn } from '../../table/position';

export const MODES = ['see', 'hit', 'move'] as const;
export type Mode = (typeof MODES)[number];

/** What is asked about: a figure, or a square where none stands. */
export type Target = { readonly piece: string } | { readonly square: Square };

/** An answer with the question that it answers. `chosen` is the kind of attack or of move, out of `kinds`. */
export type Ruling =
  | { readonly mode: 'see'; readonly target: Target; readonly see: SeeAnswer; readonly range: RangeAnswer }
  | {
      readonly mode: 'hit';
      readonly target: { readonly piece: string };
      readonly hit: HitAnswer;
      readonly kinds: readonly string[];
      readonly chosen: string;
    }
  | {
      readonly mode: 'destroy';
      readonly target: { readonly square: Square };
      readonly destroy: DestroyAnswer;
      readonly kinds: readonly string[];
      readonly chosen: string;
    }
  | {
      readonly mode: 'move';
      readonly target: Target;
      readonly to: readonly Square[];
      readonly move: MoveAnswer;
      readonly kinds: readonly string[];
      readonly chosen: string;
    };

/** The target that a tapped square means: whoever stands there, else the square. */
export function targetOn(position: Position, square: Square): Target {
  const piece = pieceOn(position, square);
  return piece ? { piece: piece.id } : { square };
}

/** Kinds of attack that make sense for a figure: a throw only with something to throw. */
export function attackKinds(ruleset: Ruleset, attacker: Piece): readonly string[] {
  return ruleset.attacks.filter((attack) => attack !== 'throw' || attacker.holding !== null);
}

/** Ways to move: plainly, and by each power that the figure shows. */
export function moveKinds(ruleset: Ruleset, mover: Piece): readonly string[] {
  return ['move', ...ruleset.moves.filter((kind) => kind !== 'move' && has(mover, kind))];
}

export function askHit(
  ruleset: Ruleset,
  position: Position,
  attacker: string,
  target: string,
  attack: string,
): HitAnswer {
  return ruleset.hit(position, {
    attacker,
    targets: [target],
    attack,
    strength: null,
    aim: 0,
    defend: 0,
    from: null,
    object: null,
  });
}

/**
 * The kind of attack that a player most likely means: a legal one before one that is not, then the better chance, then the
 * one the book names first; where none is legal, a close attack for neighbours and else the first from afar.
 */
export function likelyAttack(
  ruleset: Ruleset,
  position: Position,
  attacker: Piece,
  target: string,
): { attack: string; hit: HitAnswer } | null {
  const asked = attackKinds(ruleset, attacker).map((attack) => ({
    attack,
    hit: askHit(ruleset, position, attacker.id, target, attack),
  }));
  const legal = asked.filter(({ hit }) => hit.legal);
  if (legal.length > 0) return legal.reduce((best, each) => (chanceIsLess(best.hit, each.hit) ? each : best));
  const [first, second] = asked;
  if (!first || !second) return first ?? null;
  return ruleset.adjacent(position, { piece: attacker.id }, { piece: target }).adjacent ? first : second;
}

function chanceIsLess(a: HitAnswer, b: HitAnswer): boolean {
  const first = a.targets[0]?.chance;
  const second = b.targets[0]?.chance;
  return first !== undefined && second !== undefined && lessThan(first, second);
}

/** What a figure may reach; computed once for an overlay and for the squares of larger bases. */
export function askReach(ruleset: Ruleset, position: Position, piece: string, action: string): ReachAnswer {
  return ruleset.reach(position, reachQuestion(piece, action));
}

function reachQuestion(piece: string, action: string): ReachQuestion {
  return { piece, action, carrying: null, mode: null, actionPoints: null, run: false };
}

/**
 * Where a base would stand when a square is tapped: the cheapest end of its reach that covers the square, else its present
 * shape with its first square there. A figure of one square stands on the square itself.
 */
export function baseAt(piece: Piece, square: Square, reach: ReachAnswer): readonly Square[] {
  if (piece.squares.length === 1) return [square];
  const covering = reach.ends.filter((end) => end.squares.includes(square));
  const best = covering.reduce<(typeof covering)[number] | null>(
    (least, end) => (!least || end.cost < least.cost ? end : least),
    null,
  );
  if (best) return best.squares;
  const first = piece.squares[0] as Square;
  return piece.squares.map((each) => each + square - first);
}

export interface Asking {
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly selected: string;
  readonly mode: Mode;
  readonly target: Target;
  /** The kind of attack or move chosen by hand; null: the likely one. */
  readonly kind: string | null;
}

/** The question that a selection, an overlay and a tap make, and its answer. Null where there is nothing to ask. */
export function ask({ ruleset, position, selected, mode, target, kind }: Asking): Ruling | null {
  const piece = pieceOf(position, selected);
  if (!piece || !targetStands(position, target)) return null;
  const here: Place = { piece: selected };
  if (mode === 'see') {
    return { mode, target, see: ruleset.see(position, here, target), range: ruleset.range(position, here, target) };
  }
  if (mode === 'move') return askMove(ruleset, position, piece, target, kind);
  return 'piece' in target
    ? askAttack(ruleset, position, piece, target, kind)
    : askDestroy(ruleset, position, piece, target, kind);
}

function targetStands(position: Position, target: Target): boolean {
  return !('piece' in target) || pieceOf(position, target.piece) !== null;
}

function askAttack(
  ruleset: Ruleset,
  position: Position,
  piece: Piece,
  target: { readonly piece: string },
  kind: string | null,
): Ruling | null {
  const kinds = attackKinds(ruleset, piece);
  if (kind !== null && kinds.includes(kind)) {
    return { mode: 'hit', target, hit: askHit(ruleset, position, piece.id, target.piece, kind), kinds, chosen: kind };
  }
  const likely = likelyAttack(ruleset, position, piece, target.piece);
  return likely && { mode: 'hit', target, hit: likely.hit, kinds, chosen: likely.attack };
}

/** An attack on a square: only blocking terrain can be destroyed, so of other squares there is nothing to ask. */
function askDestroy(
  ruleset: Ruleset,
  position: Position,
  piece: Piece,
  target: { readonly square: Square },
  kind: string | null,
): Ruling | null {
  if (!((position.board.terrain[target.square] ?? 0) & BLOCKING)) return null;
  const kinds = attackKinds(ruleset, piece);
  const asked = kinds.map((attack) => ({
    attack,
    destroy: ruleset.destroy(position, { attacker: piece.id, target, attack, strength: null, aim: 0 }),
  }));
  const best = asked.find(({ attack }) => attack === kind) ?? asked.find(({ destroy }) => destroy.legal) ?? asked[0];
  return best ? { mode: 'destroy', target, destroy: best.destroy, kinds, chosen: best.attack } : null;
}

function askMove(
  ruleset: Ruleset,
  position: Position,
  piece: Piece,
  target: Target,
  kind: string | null,
): Ruling | null {
  const kinds = moveKinds(ruleset, piece);
  const chosen = kind !== null && kinds.includes(kind) ? kind : 'move';
  const square = 'square' in target ? target.square : pieceOf(position, target.piece)?.squares[0];
  if (square === undefined || piece.squares.includes(square)) return null;
  const question = reachQuestion(piece.id, chosen);
  const to = piece.squares.length === 1 ? [square] : baseAt(piece, square, ruleset.reach(position, question));
  return { mode: 'move', target, to, move: ruleset.move(position, { ...question, to }), kinds, chosen };
}
