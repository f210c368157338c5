import { squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import { findPiece } from '../../../table/position';
import { ADVANCE, cardMoveKind } from '../../../table/striker';
import type { Figure, Table } from '../../../table/table';
import { getTablePosition, positionWithDefeatedFigure } from '../../../table/table-position';
import { getTally, raiseTally } from '../../../table/tallies';
import type { Tally } from '../../../table/tally-kinds';
import type { Citation, Reason } from '../../answer';
import type { MissionDeedNamed } from '../../mission-deed';
import { pieceMark, reason } from '../../shared/cite';
import { makeRuling, requireTableFigure } from '../../shared/ruling';
import type { DeedRuling } from '../../table-deed';
import { breakthrough } from './breakthrough';
import { cite } from './citations';
import { CARD_MOVE_CITE, isCardMove, isStraightMove, move } from './movement';
import { listDestructionFacts } from './objects';
import { type PaidAction, performPaidAction } from './paid-action';
import type { StrikeTeamsRules } from './rules';
import { slam } from './slam';
import { findUnit, readCommandDial, unitPoints } from './units';
import { listUnassignedWoundFacts, type WoundsByFigure } from './wounds';

/** Maximum number of points that one henchman may spend on advancing alone in an activation. */
const HENCHMAN_MOST = 6;
const MARCH_POINTS = 2;
const RUNNING = cite('Movement: Advancing & Running');
const MARCHING = cite('Movement: Advancing & Marching');
const ADVANCING = cite('Movement: Individual Henchman Advance Limit');

/** Returns the action points that a henchman may still spend on its own advances in this activation. */
function pointsToAdvance(figure: Figure): number {
  return Math.max(0, HENCHMAN_MOST - getTally(figure, 'advanced'));
}

/**
 * "Individual Henchman Advance Limit": returns the reason against an advance if it costs a henchman more points than it
 * may still spend.
 */
export function listAdvanceLimitReasons(figure: Figure, cost: number): Reason[] {
  const isOver = figure.card?.kind === 'henchman' && cost > pointsToAdvance(figure);
  return isOver ? [reason('no-points', ADVANCING, [pieceMark(figure.piece)])] : [];
}

function placed(piece: string, squares: readonly number[], how: 'moved' | 'knocked-back'): Fact {
  return { fact: 'placed', piece, squares: squares.map(squareName), how };
}

/** "Movement": moves a figure along a legal path for the available points. A march is already paid for. */
export function advance(
  table: Table,
  { piece, to, action = ADVANCE, run = false, command = 0 }: MissionDeedNamed<'move'>,
): DeedRuling {
  const position = getTablePosition(table);
  const figure = requireTableFigure(table, piece);
  const unit = findUnit(table, piece);
  const own = [pieceMark(piece)];
  if (!position || figure.squares.length === 0) return performPaidAction(table, piece, offMap(piece));
  const paid = paidWays(action);
  const henchman = figure.card?.kind === 'henchman';
  const held = unitPoints(table, unit) + Math.min(command, readCommandDial(table, unit.side));
  const limit = henchman ? pointsToAdvance(figure) : held;
  const actionPoints = paid ? getTally(figure, paid.tally, paid.of) : Math.min(held, limit);
  const short = paid ? paid.cite : henchman && held > limit ? ADVANCING : cite('Movement');
  const {
    reasons: barred,
    notes,
    cost,
  } = move(position, {
    ...{ piece, to, action, run, actionPoints },
    ...{ carrying: null, mode: null },
  });
  const reasons: Reason[] = barred.map((each) => {
    return each.code === 'too-far' ? reason('no-points', short, own) : each;
  });
  if (run && getTally(figure, 'ran') > 0) reasons.push(reason('has-run', RUNNING, own));
  else if (run && getTally(figure, 'busy') > 0) reasons.push(reason('cannot-run', RUNNING, own));
  const facts: Fact[] = [placed(piece, to, 'moved')];
  const price = cost ?? 0;
  if (run) facts.push(raiseTally(figure, 'ran'));
  if (paid && price > 0) facts.push(raiseTally(figure, paid.tally, -(paid.once ? actionPoints : price), paid.of));
  else if (henchman && price > 0) facts.push(raiseTally(figure, 'advanced', price));
  return performPaidAction(table, piece, {
    cost: paid ? 0 : price,
    command,
    reasons,
    notes,
    facts,
    advances: true,
    together: paid !== null,
  });
}

/** Move that an earlier deed paid for. */
interface PaidWay {
  readonly tally: Tally;
  readonly of: string | null;
  readonly once: boolean;
  readonly cite: Citation;
}

function paidWays(action: string): PaidWay | null {
  if (action === 'march') return { tally: 'marched', of: null, once: false, cite: MARCHING };
  if (!isCardMove(action)) return null;
  return { tally: 'spaces', of: action, once: isStraightMove(action), cite: CARD_MOVE_CITE };
}

/** "Effect Icons": an action card allows its figure a move. */
export function allowCardMove(table: Table, { piece, spaces, line }: MissionDeedNamed<'let-move'>): DeedRuling {
  const figure = requireTableFigure(table, piece);
  const here = figure.squares.length > 0;
  const why = here ? [] : [reason('not-here', cite('Movement', 'reading'), [pieceMark(piece)])];
  return makeRuling(why, [raiseTally(figure, 'spaces', spaces, cardMoveKind(line))]);
}

function offMap(piece: string): PaidAction {
  return { cost: 0, reasons: [reason('not-here', cite('Movement', 'reading'), [pieceMark(piece)])], facts: [] };
}

/**
 * "Marching": the price does not depend on the number of henchmen. Each henchman that can move gets 2 points for
 * advancing.
 */
export function march(table: Table, { piece: id, command }: MissionDeedNamed<'march'>): DeedRuling {
  const unit = findUnit(table, id);
  const price = unit.members[0]?.card?.march ?? null;
  const marks = unit.members.map(({ piece }) => pieceMark(piece));
  return performPaidAction(table, id, {
    cost: price ?? 0,
    command,
    reasons: price === null ? [reason('power-forbids', MARCHING, marks)] : [],
    facts: unit.members
      .filter(({ defeated }) => !defeated)
      .map((figure) => raiseTally(figure, 'marched', MARCH_POINTS)),
    together: true,
  });
}

/** "Breakthrough Maneuver": an attack with a step for 4 points. The maneuver counts as an attack. */
export function performBreakthrough(
  rules: StrikeTeamsRules,
  table: Table,
  question: MissionDeedNamed<'break-through'>,
): DeedRuling {
  const position = getTablePosition(table);
  const figure = requireTableFigure(table, question.attacker);
  if (!position || ![question.attacker, question.target].every((id) => findPiece(position, id))) {
    return performPaidAction(table, question.attacker, offMap(figure.piece));
  }
  const { reasons, notes, cost, to } = breakthrough(rules, position, question);
  const moved = to.join() !== figure.squares.join();
  return performPaidAction(table, question.attacker, {
    cost,
    command: question.command,
    reasons,
    notes,
    facts: [raiseTally(figure, 'attacked'), ...(moved ? [placed(question.attacker, to, 'moved')] : [])],
  });
}

/** "Slamming Characters": moves the target of an attack that hit. A slam costs nothing in addition to the attack. */
export function performSlam(table: Table, question: MissionDeedNamed<'slam'>): DeedRuling {
  // "The slam occurs even if" the attack defeated the target, so defeated targets are included.
  const position = positionWithDefeatedFigure(table, question.target);
  const target = requireTableFigure(table, question.target);
  if (!position || ![question.attacker, question.target].every((id) => findPiece(position, id))) {
    return makeRuling([reason('not-here', cite('Slamming Characters', 'reading'), [pieceMark(question.target)])], []);
  }
  const { legal, reasons, notes, to, slamDamage, destroyed, victim } = slam(position, question);
  if (!legal) return makeRuling(reasons, [], notes);
  const hurt: WoundsByFigure = new Map([[question.target, slamDamage]]);
  if (victim) hurt.set(victim.piece, slamDamage);
  const broken = destroyed.flatMap((mark) =>
    mark.mark === 'piece'
      ? []
      : listDestructionFacts(table, 'edge' in mark ? { edge: mark.edge } : { square: mark.square }, hurt),
  );
  const moved = !target.defeated && to.join() !== target.squares.join();
  const facts = [...broken, ...(moved ? [placed(question.target, to, 'knocked-back')] : [])];
  return makeRuling([], [...facts, ...listUnassignedWoundFacts(table, hurt, question.attacker)], notes);
}
