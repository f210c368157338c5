import { type Board, listBoardSquares } from '../board/board';
import { type Square, squareAt, xOf, yOf } from '../grid/square';
import { toPercent } from '../plain/fraction';
import { chooseLikelyAttack } from '../query/answer-map-question';
import type { HitAnswer, ReachAnswer } from '../rules/answer';
import type { AttackChance, ChanceField } from '../rules/attack-fields';
import type { Ruleset, SightField } from '../rules/ruleset';
import { areFriendly } from '../table/allies';
import type { Piece } from '../table/piece';
import type { Position } from '../table/position';
import { ANSWER_TEXT } from '../text/answer/answer-text';
import { reasonBadge } from '../text/answer/answers';
import { say } from '../text/say';
import type { BoardFill, BoardLine, BoardOverlay, BoardPiece } from './types';

/** Makes the overlay of the squares that a viewer sees: clear, hindered or blocked. Leaves out the viewer’s squares. */
export function makeSightOverlay(position: Position, viewer: Piece, field: SightField): BoardOverlay {
  const fills: Record<'clear' | 'hindered' | 'blocked', Square[]> = { clear: [], hindered: [], blocked: [] };
  for (const square of listBoardSquares(position.board)) {
    if (viewer.squares.includes(square)) continue;
    const sight = field[square];
    fills[sight === 2 ? 'clear' : sight === 1 ? 'hindered' : 'blocked'].push(square);
  }
  return { fills, numbers: [] };
}

/**
 * Makes the overlay of squares where a figure may end its move, with the cost of each. Squares where the figure must
 * stop have the fill `stop`. If the figure must break away first, all squares also have the fill `roll`.
 */
export function makeReachOverlay(reach: ReachAnswer): BoardOverlay {
  const least = new Map<Square, { cost: number; stop: boolean }>();
  for (const end of reach.ends) {
    for (const square of end.squares) {
      const before = least.get(square);
      if (!before || end.cost < before.cost) least.set(square, { cost: end.cost, stop: end.mustStop });
    }
  }
  const fills: Record<'reach' | 'stop', Square[]> = { reach: [], stop: [] };
  const numbers: { square: Square; text: string }[] = [];
  for (const [square, { cost, stop }] of least) {
    fills[stop ? 'stop' : 'reach'].push(square);
    numbers.push({ square, text: String(cost) });
  }
  return { fills: reach.breakAway === false ? fills : { ...fills, roll: [...least.keys()] }, numbers };
}

const THIRDS = 3;

/** Makes the overlay of the chance to be hit on each square, in percent. Attacks without a roll show wounds instead. */
export function makeThreatOverlay(board: Board, field: ChanceField): BoardOverlay {
  const fills: Partial<Record<BoardFill, Square[]>> = {};
  const numbers: { square: Square; text: string }[] = [];
  for (const square of listBoardSquares(board)) {
    const shot = field[square];
    if (!shot) continue;
    const fill: BoardFill = `threat-${tierOf(shot)}`;
    const same = fills[fill];
    if (same) same.push(square);
    else fills[fill] = [square];
    numbers.push({ square, text: shot.wounds === null ? String(toPercent(shot.chance)) : String(shot.wounds) });
  }
  return { fills, numbers };
}

/** Returns the threat tier: one tier per third of the chance, or one per wound. */
function tierOf({ chance, wounds }: AttackChance): 1 | 2 | 3 {
  const thirds = wounds ?? Math.floor((THIRDS * chance.numerator) / chance.denominator) + 1;
  return thirds <= 1 ? 1 : thirds === 2 ? 2 : 3;
}

export type HitBadge = NonNullable<BoardPiece['badge']>;

/**
 * Makes a badge for each opponent: the chance to hit, or a word for the reason against the attack. If the attacker has
 * two action tokens, the badge is on the attacker.
 */
export function makeHitBadges(ruleset: Ruleset, position: Position, attacker: Piece): ReadonlyMap<string, HitBadge> {
  const badges = new Map<string, HitBadge>();
  for (const piece of position.pieces) {
    if (areFriendly(position, piece.side, attacker.side)) continue;
    const likely = chooseLikelyAttack(ruleset, position, attacker, piece.id);
    if (likely) badges.set(isSpent(likely.hit) ? attacker.id : piece.id, badgeOfHit(likely.hit));
  }
  return badges;
}

/** Returns whether the attacker’s action tokens forbid the attack. */
function isSpent({ legal, reasons }: HitAnswer): boolean {
  return !legal && reasons[0]?.code === 'two-tokens';
}

function badgeOfHit(hit: HitAnswer): HitBadge {
  const target = hit.targets[0];
  if (hit.legal && target && target.wounds !== null)
    return { text: ANSWER_TEXT.woundBadge(target.wounds), tone: 'good' };
  if (hit.legal && target) return { text: `${toPercent(target.chance)}%`, tone: 'good' };
  const reason = hit.reasons[0];
  return { text: reason ? reasonBadge(reason) : say('no'), tone: 'bad' };
}

/** Returns two opposite corners of the part of the map that an answer draws on. Null if nothing is drawn. */
export function findFocusSquares(lines: readonly BoardLine[], more: readonly Square[]): readonly Square[] | null {
  const squares = [
    ...more,
    ...lines.flatMap((line) => line.squares),
    ...lines
      .flatMap((line) => [...line.stops, ...line.hindrances])
      .flatMap((mark) => (mark.at === 'edge' ? [mark.from, mark.to] : mark.squares)),
  ];
  if (squares.length === 0) return null;
  const xs = squares.map(xOf);
  const ys = squares.map(yOf);
  return [squareAt(Math.min(...xs), Math.min(...ys)), squareAt(Math.max(...xs), Math.max(...ys))];
}

export function withFill(overlay: BoardOverlay, fill: BoardFill, squares: readonly Square[]): BoardOverlay {
  return { ...overlay, fills: { ...overlay.fills, [fill]: squares } };
}
