import { distance } from '../grid/square';
import { positionInGame } from '../query/resolve-deed';
import type { HitAnswer } from '../rules/answer';
import { listPlainAttacks } from '../rules/attack-fields';
import { makePlainHitQuestion, type Ruleset } from '../rules/ruleset';
import { areFriendly } from '../table/allies';
import type { Piece } from '../table/piece';
import type { Position } from '../table/position';
import { getActionTotal, type Table } from '../table/table';
import { type PointScale, remainingUnits, toChanceParts } from './point-scale';

/** The average loss of one figure to the best attack of one opponent, in units of the scale times `CHANCE_PARTS`. */
export interface AttackReply {
  readonly by: string;
  readonly on: string;
  readonly takes: bigint;
}

/** Maximum distance of a close attack in any edition, in squares. */
const NEAR = 2;

/**
 * Lists the best plain attack of each opponent, without moving, on each figure of the side. Only attacks with an effect
 * are included.
 */
export function listReplies(ruleset: Ruleset, scale: PointScale, table: Table, side: string): readonly AttackReply[] {
  const replies = replyCache.get(table);
  if (replies) return replies;
  const position = positionInGame(ruleset, table);
  const found: AttackReply[] = [];
  if (position) {
    const memory = memoryOf(ruleset, position);
    const opponents = position.pieces.filter((piece) => !areFriendly(table, piece.side, side));
    const own = position.pieces.filter((piece) => areFriendly(table, piece.side, side));
    for (const opponent of opponents)
      for (const target of own) {
        const takes = takenBy(ruleset, scale, table, position, opponent, target, memory);
        if (takes > 0n) found.push({ by: opponent.id, on: target.id, takes });
      }
  }
  replyCache.set(table, found);
  return found;
}

/** Cache of replies by table only: tables never change, and plans are only made for the side that has the turn. */
const replyCache = new WeakMap<Table, readonly AttackReply[]>();

/**
 * Returns the average loss of a side to the best replies: one attack per action of the other side, each by a different
 * opponent. In units of the scale times `CHANCE_PARTS`.
 */
export function computeTotalRisk(ruleset: Ruleset, scale: PointScale, table: Table, side: string): bigint {
  const best = new Map<string, bigint>();
  for (const { by, takes } of listReplies(ruleset, scale, table, side))
    if (takes > (best.get(by) ?? 0n)) best.set(by, takes);
  let sum = 0n;
  for (const player of table.players) {
    if (areFriendly(table, player.side, side)) continue;
    const theirs = [...best].filter(([piece]) => sideNow(table, piece) === player.side).map(([, takes]) => takes);
    theirs.sort((a, b) => (a < b ? 1 : a > b ? -1 : 0));
    for (const takes of theirs.slice(0, getActionTotal(table, player.side))) sum += takes;
  }
  return sum;
}

/** Returns the average loss of one figure to the strongest reply, in units of the scale times `CHANCE_PARTS`. */
export function computeMaxRisk(replies: readonly AttackReply[], piece: string): bigint {
  return replies.reduce((most, { on, takes }) => (on === piece && takes > most ? takes : most), 0n);
}

function sideNow(table: Table, piece: string): string | undefined {
  const figure = table.figures.get(piece);
  return figure?.loan ?? figure?.side;
}

function takenBy(
  ruleset: Ruleset,
  scale: PointScale,
  table: Table,
  position: Position,
  opponent: Piece,
  target: Piece,
  memory: Map<string, bigint>,
): bigint {
  const key = `${scale.units} ${scale.click.get(target.id)} ${nameOf(opponent)} ${nameOf(target)}`;
  const known = memory.get(key);
  if (known !== undefined) return known;
  const figure = table.figures.get(target.id);
  let most = 0n;
  const worth = figure ? remainingUnits(scale, figure) : 0n;
  for (const attack of worth > 0n ? listPlainAttacks(ruleset, opponent) : []) {
    if (!reaches(opponent, target, attack)) continue;
    const takes = averageLoss(
      scale,
      worth,
      target,
      ruleset.hit(position, makePlainHitQuestion(opponent.id, [target.id], attack)),
    );
    if (takes > most) most = takes;
  }
  memory.set(key, most);
  return most;
}

/** Returns the average loss of a target to an attack. `worth` is the full value of the target. */
function averageLoss(scale: PointScale, worth: bigint, target: Piece, answer: HitAnswer): bigint {
  const [found] = answer.targets;
  if (!answer.legal || !found) return 0n;
  const click = scale.click.get(target.id);
  let sum = 0n;
  for (const { clicks, chance } of found.clicks) {
    const lost = click === undefined ? 0n : click * BigInt(clicks);
    sum += toChanceParts(chance) * (lost > worth ? worth : lost);
  }
  // A figure without a known dial retains its full value until it is knocked out.
  return click === undefined ? toChanceParts(found.knockOut) * worth : sum;
}

/**
 * Returns whether a target may be in range of an attack. Only false if no rule allows the distance, which saves a
 * query.
 */
function reaches(opponent: Piece, target: Piece, attack: string): boolean {
  const most = attack === 'close' ? NEAR : attack === 'ranged' ? opponent.range : Number.POSITIVE_INFINITY;
  return opponent.squares.some((one) => target.squares.some((other) => distance(one, other) <= most));
}

/**
 * Returns the cache of losses for a position. A loss depends on all pieces and on attacker and target, so branches of a
 * plan with equal pieces share the cache.
 */
function memoryOf(ruleset: Ruleset, { pieces, board, objects, round }: Position): Map<string, bigint> {
  const places = pieces.map(({ id, squares, side, mode, holding, abilities, powers, attack, defense, damage }) =>
    [id, squares.join(), side, mode, holding, abilities.join(), powers.join(), attack, defense, damage].join(' '),
  );
  const key = `${ruleset.id} ${round} ${objects.map(({ id, at }) => `${id} ${at}`).join()} ${places.join('|')}`;
  const byBoard = memories.get(board) ?? new Map<string, Map<string, bigint>>();
  memories.set(board, byBoard);
  const memory = byBoard.get(key) ?? new Map<string, bigint>();
  // A search queries thousands of positions, so old entries are dropped to save memory.
  if (byBoard.size > 4000) byBoard.clear();
  byBoard.set(key, memory);
  return memory;
}

const memories = new WeakMap<Position['board'], Map<string, Map<string, bigint>>>();

function nameOf(piece: Piece): string {
  const known = names.get(piece);
  if (known !== undefined) return known;
  const name = JSON.stringify({ ...piece, meanings: undefined });
  names.set(piece, name);
  return name;
}

const names = new WeakMap<Piece, string>();
