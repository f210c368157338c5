import { DIRECTIONS } from '../../../grid/direction';
import { type Square, squareName } from '../../../grid/square';
import { getOwnProperty } from '../../../plain/get-own';
import { findPiece, type Position } from '../../../table/position';
import type { AttackDeed } from '../../table-deed';
import { findDirectionsAway, findStraightDirection } from '../knock-back';
import { distanceBetween } from '../places';
import { currentPiece, currentPosition, recordFacts, refuse, withoutPassenger } from './deed-context';
import type { DamageTaken, DeedContext } from './resolve-rules';
import { dealClicks } from './take-damage';

/**
 * Knocks back the figures hit, the figure farthest from the attacker first. Returns whether any figure can be knocked
 * back.
 */
export function applyKnockBack(
  now: DeedContext,
  deed: AttackDeed,
  struck: readonly DamageTaken[],
  away: readonly Square[] | null = null,
): boolean {
  const { attacker } = deed;
  const from = currentPiece(now, attacker);
  if (!from) return false;
  const start = now.table;
  const far = (id: string) => distanceBetween(away ?? from.squares, start.figures.get(id)?.squares ?? from.squares);
  const pushed = struck.filter(({ clicks }) => clicks > 0 || now.law.knockBack.atNothing);
  const nearLast = [...pushed].sort((a, b) => far(b.piece) - far(a.piece));
  return nearLast.map(({ piece, clicks }) => pushOne(now, deed, piece, clicks, away)).some((moves) => moves);
}

function pushOne(
  now: DeedContext,
  deed: AttackDeed,
  target: string,
  taken: number,
  away: readonly Square[] | null,
): boolean {
  const map = currentPosition(now);
  const standing = map && withoutPassenger(now, map, deed.attacker);
  const position = standing && away ? movedTo(standing, deed.attacker, away) : standing;
  if (!position || !findPiece(position, target) || !findPiece(position, deed.attacker)) return false;
  const { attacker, push = {}, direction = {} } = deed;
  const way = isStraight(position, attacker, target) ? null : (getOwnProperty(direction, target) ?? null);
  const question = { attacker, target, taken, direction: way };
  const answer = now.law.ruleset().knockBack(position, question);
  const never = answer.notes.some(({ code }) => code === 'never-knocked-back');
  if (way === null && !never) askWay(now, position, attacker, target);
  // The chosen direction must lead away from the attacker.
  if (way !== null && !never && !waysOf(position, attacker, target).includes(way)) refuse(now, 'power-forbids', target);
  const { path } = answer;
  const most = path.length - 1;
  const { chooses } = now.law.knockBack;
  const wanted = chooses ? (getOwnProperty(push, target) ?? most) : most;
  const chosen = Math.max(0, Math.min(most, wanted));
  if (chooses && most > 0 && !Object.hasOwn(push, target))
    now.open.push({
      open: 'push',
      piece: target,
      choices: path.map((_, index) => index),
      usual: most,
      cite: now.law.cite,
    });
  const by = (path[chosen] ?? 0) - (path[0] ?? 0);
  const here = findPiece(position, target)?.squares ?? [];
  if (chosen > 0)
    recordFacts(now, {
      fact: 'placed',
      piece: target,
      squares: here.map((square) => squareName(square + by)),
      how: 'knocked-back',
      path: path.slice(0, chosen + 1).map(squareName),
    });
  if (chosen === most) dealClicks(now, target, answer.damage, deed.attacker, 'knock-back');
  return !never;
}

/** Whether a straight line from the attacker to the target determines the knock back direction. */
function isStraight(position: Position, attacker: string, target: string): boolean {
  const [from, to] = [findPiece(position, attacker), findPiece(position, target)];
  return from !== null && to !== null && findStraightDirection(from, to) !== null;
}

/**
 * Lets the attacker choose a knock back direction if the line to the target is not straight. Offers the directions
 * closest to this line first.
 */
function askWay(now: DeedContext, position: Position, attacker: string, target: string): void {
  if (isStraight(position, attacker, target)) return;
  const choices = waysOf(position, attacker, target);
  now.open.push({ open: 'direction', piece: target, choices, cite: now.law.cite });
}

/** Lists knock back directions as indexes into DIRECTIONS, those closest to the line from attacker to target first. */
function waysOf(position: Position, attacker: string, target: string): number[] {
  const [from, to] = [findPiece(position, attacker), findPiece(position, target)];
  return from && to ? findDirectionsAway(from, to).map((each) => DIRECTIONS.indexOf(each)) : [];
}

function movedTo(position: Position, id: string, squares: readonly Square[]): Position {
  return { ...position, pieces: position.pieces.map((piece) => (piece.id === id ? { ...piece, squares } : piece)) };
}
