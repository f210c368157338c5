import type { MoveLine } from '../../../catalog/cards/effects';
import { squareName } from '../../../grid/square';
import type { Fact, Tally } from '../../../table/facts';
import { findPiece } from '../../../table/position';
import { cardMoveKind } from '../../../table/striker';
import { positionOf, positionWithBody, type Table } from '../../../table/table';
import { tallyOf } from '../../../table/tallies';
import type { Citation, Reason } from '../../answer';
import type { BreakthroughQuestion, DeedRuling, MoveQuestion, SlamQuestion } from '../../ruleset';
import { onPiece, reason } from '../../shared/cite';
import { knownFigure, ruling } from '../../shared/ruling';
import { breakthrough } from './breakthrough';
import { cite } from './citations';
import { dialOf } from './command';
import { doing, raised } from './doing';
import type { StrikeLaw } from './law';
import { BY_CARD, isCardMove, isStraight, move } from './movement';
import { brokenFacts } from './objects';
import { slam } from './slam';
import { unitOf, unitPoints } from './units';
import { type Hurt, hurtFacts } from './wounds';

/** Points that one henchman may spend on advancing alone in an activation. */
const HENCHMAN_MOST = 6;
const MARCH_POINTS = 2;
const RUNNING = cite('Movement: Advancing & Running');
const MARCHING = cite('Movement: Advancing & Marching');
const ADVANCING = cite('Movement: Individual Henchman Advance Limit');

function placed(piece: string, squares: readonly number[], how: 'moved' | 'knocked-back'): Fact {
  return { fact: 'placed', piece, squares: squares.map(squareName), how };
}

/** "Movement": a legal path for the available points. A march is already paid for. */
export function advance(table: Table, question: MoveQuestion, command: number): DeedRuling {
  const position = positionOf(table);
  const figure = knownFigure(table, question.piece);
  const unit = unitOf(table, question.piece);
  const own = [onPiece(question.piece)];
  if (!position || figure.squares.length === 0) return doing(table, question.piece, offMap(figure.piece));
  const paid = paidWays(question.action);
  const henchman = figure.card?.kind === 'henchman';
  const advanced = tallyOf(figure, 'advanced');
  const held = unitPoints(table, unit) + Math.min(command, dialOf(table, unit.side));
  const limit = henchman ? Math.max(0, HENCHMAN_MOST - advanced) : held;
  const actionPoints = paid ? tallyOf(figure, paid.tally, paid.of) : Math.min(held, limit);
  const short = paid ? paid.cite : henchman && held > limit ? ADVANCING : cite('Movement');
  const { reasons: barred, notes, cost } = move(position, { ...question, actionPoints });
  const reasons: Reason[] = barred.map((each) => {
    return each.code === 'too-far' ? reason('no-points', short, own) : each;
  });
  if (question.run && tallyOf(figure, 'ran') > 0) reasons.push(reason('has-run', RUNNING, own));
  else if (question.run && tallyOf(figure, 'busy') > 0) reasons.push(reason('cannot-run', RUNNING, own));
  const facts: Fact[] = [placed(question.piece, question.to, 'moved')];
  const price = cost ?? 0;
  if (question.run) facts.push(raised(figure, 'ran'));
  if (paid && price > 0) facts.push(raised(figure, paid.tally, -(paid.once ? actionPoints : price), paid.of));
  else if (henchman && price > 0) facts.push(raised(figure, 'advanced', price));
  return doing(table, question.piece, {
    cost: paid ? 0 : price,
    command,
    reasons,
    notes,
    facts,
    advances: true,
    together: paid !== null,
  });
}

/** Move that was paid for before. */
interface PaidWay {
  readonly tally: Tally;
  readonly of: string | null;
  readonly once: boolean;
  readonly cite: Citation;
}

function paidWays(action: string): PaidWay | null {
  if (action === 'march') return { tally: 'marched', of: null, once: false, cite: MARCHING };
  if (!isCardMove(action)) return null;
  return { tally: 'spaces', of: action, once: isStraight(action), cite: BY_CARD };
}

/** "Effect Icons": an action card allows its figure a move. */
export function letMove(table: Table, piece: string, spaces: number, line: MoveLine): DeedRuling {
  const figure = knownFigure(table, piece);
  const here = figure.squares.length > 0;
  const why = here ? [] : [reason('not-here', cite('Movement', 'reading'), [onPiece(piece)])];
  return ruling(why, [raised(figure, 'spaces', spaces, cardMoveKind(line))]);
}

function offMap(piece: string): { cost: number; command: number; reasons: Reason[]; facts: Fact[] } {
  return {
    cost: 0,
    command: 0,
    reasons: [reason('not-here', cite('Movement', 'reading'), [onPiece(piece)])],
    facts: [],
  };
}

/** "Marching": the price does not depend on the number of henchmen. Each that can move gets 2 points for advancing. */
export function march(table: Table, id: string, command: number): DeedRuling {
  const unit = unitOf(table, id);
  const price = unit.members[0]?.card?.march ?? null;
  const marks = unit.members.map(({ piece }) => onPiece(piece));
  return doing(table, id, {
    cost: price ?? 0,
    command,
    reasons: price === null ? [reason('power-forbids', MARCHING, marks)] : [],
    facts: unit.members.filter(({ defeated }) => !defeated).map((figure) => raised(figure, 'marched', MARCH_POINTS)),
    together: true,
  });
}

/** "Breakthrough Maneuver": an attack with a step for 4 points. Counts as an attack. */
export function pushThrough(law: StrikeLaw, table: Table, question: BreakthroughQuestion, command: number): DeedRuling {
  const position = positionOf(table);
  const figure = knownFigure(table, question.attacker);
  if (!position || ![question.attacker, question.target].every((id) => findPiece(position, id))) {
    return doing(table, question.attacker, offMap(figure.piece));
  }
  const { reasons, notes, cost, to } = breakthrough(law, position, question);
  const moved = to.join() !== figure.squares.join();
  return doing(table, question.attacker, {
    cost,
    command,
    reasons,
    notes,
    facts: [raised(figure, 'attacked'), ...(moved ? [placed(question.attacker, to, 'moved')] : [])],
  });
}

/** "Slamming Characters": additional effect of an attack that hit, without a cost of its own. */
export function slammed(table: Table, question: SlamQuestion): DeedRuling {
  // "The slam occurs even if" the attack defeated the target.
  const position = positionWithBody(table, question.target);
  const target = knownFigure(table, question.target);
  if (!position || ![question.attacker, question.target].every((id) => findPiece(position, id))) {
    return ruling([reason('not-here', cite('Slamming Characters', 'reading'))], []);
  }
  const { legal, reasons, notes, to, slamDamage, destroyed, victim } = slam(position, question);
  if (!legal) return ruling(reasons, [], notes);
  const hurt: Hurt = new Map([[question.target, slamDamage]]);
  if (victim) hurt.set(victim.piece, slamDamage);
  const broken = destroyed.flatMap((mark) =>
    mark.mark === 'piece'
      ? []
      : brokenFacts(table, 'edge' in mark ? { edge: mark.edge } : { square: mark.square }, hurt),
  );
  const moved = !target.defeated && to.join() !== target.squares.join();
  const facts = [...broken, ...(moved ? [placed(question.target, to, 'knocked-back')] : [])];
  return ruling([], [...facts, ...hurtFacts(table, hurt, question.attacker)], notes);
}
