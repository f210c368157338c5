import { edgeName, edgeSquares, parseEdge } from '../../../grid/edge';
import { parseSquare, type Square, squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import { findTargetToken } from '../../../table/heaps';
import type { Position } from '../../../table/position';
import { listStrikes, type Strike } from '../../../table/strikes';
import type { Figure, Table } from '../../../table/table';
import { getTally, listTallies, raiseTally } from '../../../table/tallies';
import type { Mark, Reason } from '../../answer';
import type { AttackTarget, RemainingAttack } from '../../ruleset';
import { edgeMark, pieceMark, reason, squareMark } from '../../shared/cite';
import { distanceBetween, requirePiece } from '../../shared/places';
import { requireTableFigure } from '../../shared/ruling';
import { cite } from './citations';
import { wallSquaresNearFirst } from './destroy';
import { pieceForFigure } from './paid-action';

const MULTIPART = cite('Combat: Multipart Attacks');
const FIRST = 1;
const FURTHER = 2;

/** Returns a card's attack with further targets. Null if the card has none. */
export function findMultipartStrike(figure: Figure, card: string | null): Strike | null {
  return listStrikes(figure).find((each) => card !== null && each.card === card && each.more > 0) ?? null;
}

/** Formats a target as the key of a tally, for example `piece Vex`, `square c3 token gate` or `wall b2/b3`. */
function printTarget(table: Table, target: AttackTarget): string {
  if ('piece' in target) return `piece ${target.piece}`;
  if ('edge' in target) return `wall ${edgeName(target.edge)}`;
  const token = findTargetToken(table.tokens, target)?.id;
  const square = `square ${squareName(target.square)}`;
  return token === undefined ? square : `${square} token ${token}`;
}

function parseTarget(key: string): AttackTarget | null {
  const [, kind, name = '', token = null] = /^(piece|wall|square) (.*?)(?: token (.*))?$/s.exec(key) ?? [];
  if (kind === 'piece') return { piece: key.slice('piece '.length) };
  if (kind === 'wall') {
    const edge = parseEdge(name);
    return edge === null ? null : { edge };
  }
  const square = kind === 'square' ? parseSquare(name) : null;
  return square === null ? null : { square, token };
}

/**
 * "Multipart Attacks": returns the further targets left of a card's attack. Null if no attack of the card continues.
 */
export function findRemainingAttack(table: Table, piece: string, card: string | null): RemainingAttack | null {
  const figure = requireTableFigure(table, piece);
  const targets = findMultipartStrike(figure, card) ? getTally(figure, 'volley', card) : 0;
  if (targets === 0) return null;
  const struck = listTallies(figure, 'struck');
  const first = parseTarget(struck.find(([, tally]) => tally === FIRST)?.[0] ?? '');
  return {
    from: first && 'piece' in first ? first.piece : null,
    origin: first && originOf(table, piece, first),
    first,
    struck: struck.flatMap(([key]) => parseTarget(key) ?? []),
    targets,
  };
}

/**
 * Returns the square that further attacks are measured from if the target is not a figure. For a wall, returns the
 * square on the attacker's side (our reading).
 */
function originOf(table: Table, attacker: string, target: AttackTarget): Square | null {
  if ('square' in target) return target.square;
  return 'edge' in target ? wallSquaresNearFirst(pieceForFigure(table, attacker), target.edge)[0] : null;
}

/** Records a target of an attack with further targets. */
export function makeTargetFact(table: Table, figure: Figure, target: AttackTarget, isFirst: boolean): Fact {
  return raiseTally(figure, 'struck', isFirst ? FIRST : FURTHER, printTarget(table, target));
}

/** Lists the facts that end a figure's multipart attacks, even if further targets remain. */
export function listAttackEndFacts(figure: Figure): Fact[] {
  const cards = Object.keys(figure.card?.cards ?? {}).filter((card) => findMultipartStrike(figure, card));
  const left = cards.map((card): [string, number] => [card, getTally(figure, 'volley', card)]);
  return [
    ...listTallies(figure, 'struck').map(([key, tally]) => raiseTally(figure, 'struck', -tally, key)),
    ...left.flatMap(([card, tally]) => (tally > 0 ? [raiseTally(figure, 'volley', -tally, card)] : [])),
  ];
}

/** Further attack: its attacker, card, target and source. */
interface Further {
  readonly attacker: string;
  readonly card: string | null;
  readonly target: AttackTarget;
  readonly from: string | null;
  readonly origin: Square | null;
}

/**
 * "Multipart Attacks": checks the number of further targets and their distance from the first target. No target may be
 * attacked twice.
 */
export function listFurtherTargetReasons(table: Table, position: Position, further: Further): Reason[] {
  const { attacker, card, target, from, origin } = further;
  const strike = findMultipartStrike(requireTableFigure(table, attacker), card);
  if (!strike || (from === null && origin === null)) return [];
  const source = from === null ? [origin as Square] : requirePiece(position, from).squares;
  const marks = from === null ? source.map(squareMark) : [pieceMark(from)];
  const left = findRemainingAttack(table, attacker, card);
  const reasons: Reason[] = left ? [] : [reason('too-many-targets', MULTIPART, marks)];
  const isFirst = !left?.first || (left.from === from && left.origin === origin);
  if (!isFirst) reasons.push(reason('power-forbids', MULTIPART, marks));
  const key = printTarget(table, target);
  if (left?.struck.some((each) => printTarget(table, each) === key)) {
    reasons.push(reason('same-target', MULTIPART, [markForTarget(target)]));
  }
  if (distanceBetween(source, squaresOf(position, target)) > strike.within) {
    reasons.push(reason('too-far', MULTIPART, marks));
  }
  return reasons;
}

function squaresOf(position: Position, target: AttackTarget): readonly Square[] {
  if ('piece' in target) return requirePiece(position, target.piece).squares;
  return 'square' in target ? [target.square] : edgeSquares(target.edge);
}

export function markForTarget(target: AttackTarget): Mark {
  if ('piece' in target) return pieceMark(target.piece);
  return 'square' in target ? squareMark(target.square) : edgeMark(target.edge);
}
