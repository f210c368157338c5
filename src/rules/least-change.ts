import type { Board } from '../board/board';
import { BLOCKING, OPEN } from '../board/terrain';
import type { Edge } from '../grid/edge';
import type { Square } from '../grid/square';
import { findPiece, type Position } from '../table/position';
import type { HitAnswer, Mark } from './answer';
import { type HitQuestion, makePlainReachQuestion, type Ruleset } from './ruleset';

/** Smallest change that makes an illegal attack legal, or a legal attack easier. */
export type SmallestAttackChange =
  /** Attack from another square, with the cost of the move to that square. */
  | { readonly change: 'stand'; readonly square: Square; readonly cost: number; readonly answer: HitAnswer }
  /** Removal of the wall, terrain square or piece that makes the attack illegal. */
  | { readonly change: 'without-wall'; readonly edge: Edge }
  | { readonly change: 'without-square'; readonly square: Square }
  | { readonly change: 'without-piece'; readonly piece: string };

/** Longest move, in squares, that counts as a small change. */
const NEAR = 2;

/**
 * Finds the smallest change that improves an attack. For an illegal attack: the nearest square from which it is legal
 * or, if there is no such square, the obstacle to remove. For a legal attack: the nearest square from which a lower
 * roll hits. Null if no small change helps.
 */
export function findSmallestAttackChange(
  ruleset: Ruleset,
  position: Position,
  question: HitQuestion,
): SmallestAttackChange | null {
  const now = ruleset.hit(position, question);
  return (
    standElsewhere(ruleset, position, question, now) ??
    (now.legal ? null : withoutOneThing(ruleset, position, question, now))
  );
}

/** Returns the roll needed to hit the hardest of the targets. Null if no roll is made. */
function worstRoll(answer: HitAnswer): number | null {
  const needs = answer.targets.map((target) => target.needs).filter((each) => each !== null);
  return needs.length === 0 ? null : Math.max(...needs);
}

function isBetter(now: HitAnswer, then: HitAnswer): boolean {
  if (!then.legal) return false;
  const [before, after] = [worstRoll(now), worstRoll(then)];
  return !now.legal || (before !== null && after !== null && after < before);
}

function standElsewhere(
  ruleset: Ruleset,
  position: Position,
  question: HitQuestion,
  now: HitAnswer,
): SmallestAttackChange | null {
  const attacker = findPiece(position, question.attacker);
  if (!attacker) return null;
  // Tokens can forbid a move, so they are ignored: any square that the figure could reach counts.
  const rested = { ...attacker, tokens: 0 };
  const free = { ...position, pieces: position.pieces.map((piece) => (piece === attacker ? rested : piece)) };
  const reach = ruleset.reach(free, { ...makePlainReachQuestion(attacker.id), actionPoints: NEAR });
  for (const end of reach.ends) {
    if (end.cost > NEAR) break;
    const there = { ...attacker, squares: end.squares };
    const moved = { ...position, pieces: position.pieces.map((piece) => (piece === attacker ? there : piece)) };
    const answer = ruleset.hit(moved, question);
    if (isBetter(now, answer)) return { change: 'stand', square: end.squares[0]!, cost: end.cost, answer };
  }
  return null;
}

function withoutMark(position: Position, mark: Mark): { position: Position; change: SmallestAttackChange } | null {
  switch (mark.mark) {
    case 'piece': {
      const pieces = position.pieces.filter((piece) => piece.id !== mark.piece);
      return { position: { ...position, pieces }, change: { change: 'without-piece', piece: mark.piece } };
    }
    case 'edge': {
      const walls = position.board.walls.slice();
      walls[mark.edge] = OPEN;
      return { position: withBoard(position, { walls }), change: { change: 'without-wall', edge: mark.edge } };
    }
    case 'square': {
      const terrain = position.board.terrain.slice();
      if (((terrain[mark.square] ?? 0) & BLOCKING) === 0) return null;
      terrain[mark.square] = (terrain[mark.square] ?? 0) & ~BLOCKING;
      return { position: withBoard(position, { terrain }), change: { change: 'without-square', square: mark.square } };
    }
  }
}

function withBoard(position: Position, change: Partial<Board>): Position {
  return { ...position, board: { ...position.board, ...change } };
}

/** Finds the first obstacle without which the attack is legal. Skips the attacker and its targets. */
function withoutOneThing(
  ruleset: Ruleset,
  position: Position,
  question: HitQuestion,
  now: HitAnswer,
): SmallestAttackChange | null {
  const ends = [question.attacker, ...question.targets];
  const marks = now.reasons
    .filter((reason) => ['line-blocked', 'wall', 'blocking'].includes(reason.code))
    .flatMap((reason) => reason.marks);
  for (const mark of marks) {
    if (mark.mark === 'piece' && ends.includes(mark.piece)) continue;
    const changed = withoutMark(position, mark);
    if (changed && ruleset.hit(changed.position, question).legal) return changed.change;
  }
  return null;
}
