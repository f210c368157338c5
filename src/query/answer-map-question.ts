import type { Square } from '../grid/square';
import { isLessThan } from '../plain/fraction';
import type { HitAnswer, ReachAnswer } from '../rules/answer';
import {
  type HitQuestion,
  makePlainHitQuestion,
  type PieceOrSquare,
  type ReachQuestion,
  type RemainingMove,
  type Ruleset,
} from '../rules/ruleset';
import { hasEffect } from '../rules/shared/powers';
import { areFriendly } from '../table/allies';
import type { Piece } from '../table/piece';
import { findPiece, findPieceOn, type Position, withoutPower } from '../table/position';
import { defaultMoveKind } from '../table/striker';
import { makeMoveBudget } from './answered';

import { askDestruction } from './destroy';
import { listAttackKinds, listMoveKinds, RUN_KIND } from './kinds';
import { askKnockBack, findHurlableObject } from './knock-back';
import type { MapAnswer, MapTarget, Passenger, QuestionMode } from './map-answer';
import { NO_TERMS, type QuestionTerms, removeIgnoredPowers } from './question-terms';
import { askLift, LIFT_KIND, makeLiftQuestion } from './telekinesis-move';

/** Returns the target of a tap: the figure on the tapped square, or the square if it is empty. */
export function findTapTarget(position: Position, square: Square): MapTarget {
  const piece = findPieceOn(position, square);
  return piece ? { piece: piece.id } : { square };
}

function hitQuestion(
  position: Position,
  attacker: string,
  targets: readonly string[],
  attack: string,
  flung: Square | null = null,
): HitQuestion {
  const piece = findPiece(position, attacker);
  const object = attack === 'hurl' && piece ? findHurlableObject(position, piece) : flung;
  return { ...makePlainHitQuestion(attacker, targets, attack), object };
}

/**
 * Lists the objects that an attack of a kind can throw, by square. For telekinesis, lists all objects. For other kinds,
 * lists only null, which means no object.
 */
function listTools(position: Position, attack: string): readonly (Square | null)[] {
  return attack === LIFT_KIND ? position.objects.map(({ at }) => at) : [null];
}

/**
 * Chooses the kind of attack that a player most likely means. Prefers legal kinds, then the better chance, then the
 * order of the book. If no kind is legal, chooses a close attack for neighbours, otherwise the first ranged kind.
 * `only` restricts the choice to one kind.
 */
export function chooseLikelyAttack(
  ruleset: Ruleset,
  position: Position,
  attacker: Piece,
  target: string,
  only: string | null = null,
): { attack: string; object: Square | null; hit: HitAnswer } | null {
  const kinds = listAttackKinds(ruleset, position, attacker).filter((attack) => only === null || attack === only);
  const asked = kinds.flatMap((attack) =>
    listTools(position, attack).map((object) => ({
      attack,
      object,
      hit: ruleset.hit(position, hitQuestion(position, attacker.id, [target], attack, object)),
    })),
  );
  const legal = asked.filter(({ hit }) => hit.legal);
  if (legal.length > 0) return legal.reduce((best, each) => (chanceIsLess(best.hit, each.hit) ? each : best));
  const [first, second] = asked;
  if (!first || !second) return first ?? null;
  return ruleset.range(position, { piece: attacker.id }, { piece: target }).squares <= 1 ? first : second;
}

function chanceIsLess(a: HitAnswer, b: HitAnswer): boolean {
  const first = a.targets[0]?.chance;
  const second = b.targets[0]?.chance;
  return first !== undefined && second !== undefined && isLessThan(first, second);
}

/**
 * Computes where a figure can move, for an overlay and for larger bases. `carrying` is the passenger, or the piece that
 * telekinesis moves.
 */
export function answerReachQuestion(
  ruleset: Ruleset,
  position: Position,
  piece: string,
  action: string,
  carrying: string | null = null,
  left: RemainingMove | null = null,
): ReachAnswer {
  return ruleset.reach(position, reachQuestion(piece, action, carrying, left, spendableBy(position, piece)));
}

/** Returns the action points that a piece may spend; null if unknown. */
function spendableBy(position: Position, piece: string): number | null {
  return findPiece(position, piece)?.striker?.spendable ?? null;
}

function reachQuestion(
  piece: string,
  action: string,
  carrying: string | null,
  left: RemainingMove | null,
  spendable: number | null,
): ReachQuestion {
  if (left) return { ...reachQuestion(piece, left.action, left.carrying, null, null), goesOn: left.goesOn };
  if (action === LIFT_KIND) return makeLiftQuestion(piece, carrying ?? piece);
  const run = action === RUN_KIND;
  // Only moves and runs spend action points here. Every other kind of move has spent its points before.
  const actionPoints = run || action === 'move' ? spendable : null;
  return { piece, action: run ? 'move' : action, carrying, mode: null, actionPoints, run };
}

/**
 * Returns the squares of a base after a tap: the cheapest reachable base that covers the tapped square. Otherwise
 * shifts the present base: its first square becomes the tapped square. A figure of one square takes the tapped square.
 */
export function placeBaseAt(piece: Piece, square: Square, reach: ReachAnswer): readonly Square[] {
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

export interface MapQuestion {
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly selected: string;
  readonly mode: QuestionMode;
  readonly target: MapTarget;
  /** Kind of attack or move that the player chose. Null for the most likely kind. */
  readonly kind: string | null;
  readonly terms?: QuestionTerms;
  /** The remaining move of an unfinished action; absent without an unfinished action. */
  readonly left?: RemainingMove | null;
}

/**
 * Answers the question that the selected figure, the question mode and the tapped target form together. Null if they
 * form no question.
 */
export function answerMapQuestion({
  ruleset,
  position,
  selected,
  mode,
  target,
  kind,
  terms = NO_TERMS,
  left = null,
}: MapQuestion): MapAnswer | null {
  const now = removeIgnoredPowers(position, terms);
  const piece = findPiece(now, selected);
  if (!piece || !targetStands(now, target)) return null;
  const here: PieceOrSquare = { piece: selected };
  if (mode === 'see') {
    return { mode, target, see: ruleset.see(now, here, target), range: ruleset.range(now, here, target) };
  }
  // In threat mode an overlay shows the threats and a tap compares two figures.
  if (mode === 'threat') return null;
  if (mode === 'move') return askMove(ruleset, now, piece, target, kind, terms, left);
  return 'piece' in target
    ? askAttack(ruleset, now, piece, target, kind, terms)
    : askDestruction(ruleset, now, piece, target, kind, terms.thing);
}

function targetStands(position: Position, target: MapTarget): boolean {
  return !('piece' in target) || findPiece(position, target.piece) !== null;
}

/** Returns whether a piece has a multiattack that the edition supports. */
export function mayAttackTwice(ruleset: Ruleset, piece: Piece): boolean {
  return hasEffect(ruleset.powers, piece, 'attack-twice');
}

function askAttack(
  ruleset: Ruleset,
  position: Position,
  piece: Piece,
  target: { readonly piece: string },
  kind: string | null,
  terms: QuestionTerms,
): MapAnswer | null {
  const kinds = listAttackKinds(ruleset, position, piece);
  const likely = chooseLikelyAttack(
    ruleset,
    position,
    piece,
    target.piece,
    kinds.find((each) => each === kind) ?? null,
  );
  if (!likely) return null;
  const chosen = likely.attack;
  const objects = chosen === LIFT_KIND ? position.objects : [];
  const object = objects.find(({ at }) => at === terms.object)?.at ?? likely.object;
  const also = terms.also.filter((id) => id !== target.piece && findPiece(position, id));
  const plain = hitQuestion(position, piece.id, [target.piece, ...also], chosen, object);
  const aimed = { ...plain, aim: terms.aim, defend: terms.defend };
  const question =
    terms.action === 'multiattack' && mayAttackTwice(ruleset, piece) ? { ...aimed, multiattack: true as const } : aimed;
  const { now, hit } = answerHitAs(ruleset, position, question, terms.action);
  const knockBack = askKnockBack(ruleset, now, hit, question, terms);
  return { mode: 'hit', target, question, hit, knockBack, objects, kinds, chosen };
}

/**
 * Answers an attack within the chosen action. A power that requires an action of its own has no effect in another
 * action.
 */
function answerHitAs(ruleset: Ruleset, position: Position, question: HitQuestion, chosen: string | null) {
  const hit = ruleset.hit(position, question);
  const { madeAs } = hit;
  const idle = madeAs && chosen !== null && chosen !== madeAs.action && !madeAs.within.includes(chosen);
  if (!idle) return { now: position, hit };
  const now = withoutPower(position, question.attacker, madeAs.action);
  return { now, hit: ruleset.hit(now, question) };
}

function askMove(
  ruleset: Ruleset,
  position: Position,
  piece: Piece,
  target: MapTarget,
  kind: string | null,
  { carrying: wanted, lifted }: QuestionTerms,
  left: RemainingMove | null,
): MapAnswer | null {
  const kinds = left ? [left.action] : listMoveKinds(ruleset, piece);
  const chosen = left?.action ?? (kind !== null && kinds.includes(kind) ? kind : defaultMoveKind(piece));
  const square = 'square' in target ? target.square : findPiece(position, target.piece)?.squares[0];
  if (square === undefined || piece.squares.includes(square)) return null;
  if (chosen === LIFT_KIND) return askLift(ruleset, position, piece, target, square, kinds, lifted);
  const passengers = left ? [] : passengersOf(ruleset, position, piece);
  const carrying = passengers.some((each) => each.piece === wanted) ? wanted : null;
  const asked = reachQuestion(piece.id, chosen, carrying, left, spendableBy(position, piece.id));
  const reach = ruleset.reach(position, asked);
  const to = placeBaseAt(piece, square, reach);
  const question = { ...asked, to };
  const move = ruleset.move(position, question);
  const budget = makeMoveBudget(position, question, reach.speed.total);
  return { mode: 'move', target, to, question, move, budget, passengers, lifts: [], kinds, chosen };
}

/** Lists friendly figures beside the mover, if the mover can carry. */
function passengersOf(ruleset: Ruleset, position: Position, piece: Piece): readonly Passenger[] {
  return position.pieces
    .filter(
      (each) =>
        each !== piece &&
        areFriendly(position, each.side, piece.side) &&
        ruleset.adjacent(position, { piece: piece.id }, { piece: each.id }).adjacent,
    )
    .map((each) => ({ piece: each.id, carry: ruleset.carry(position, { carrier: piece.id, carried: each.id }) }))
    .filter(({ carry }) => !carry.reasons.some((reason) => reason.code === 'no-carry'));
}
