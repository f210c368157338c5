import type { PlannerGoal } from '../../src/plan/plan';
import type { Ruleset } from '../../src/rules/ruleset';
import { areFriendly } from '../../src/table/allies';
import type { Position } from '../../src/table/position';
import { type Figure, getActionTotal, type Table } from '../../src/table/table';
import { getTablePosition } from '../../src/table/table-position';
import {
  addBigFractions,
  BIG_ZERO,
  type BigFraction,
  compareBigFractions,
  makeBigFraction,
  multiplyBigFractions,
  subtractBigFractions,
} from './big-fraction';

/** Score of a list of deeds. `won`, `spent` and `risked` are in points. */
export interface SlowScore {
  readonly won: BigFraction;
  readonly spent: BigFraction;
  readonly risked: BigFraction;
  /** Degree to which the goal is met; higher is better. 0 if only points count. */
  readonly met: BigFraction;
}

/** Returns the position of a game. Pieces include the effects of pieces around them. */
export function makePositionWithEffects(ruleset: Ruleset, table: Table): Position {
  const position = getTablePosition(table);
  if (!position) throw new RangeError('a game without a map');
  return { ...position, pieces: position.pieces.map((piece) => ruleset.addEffects(table, piece) ?? piece) };
}

function clicksFrom({ character: { dial } }: Figure, click: number): number {
  let count = 0;
  for (let at = click - 1; at < dial.length && dial[at]; at++) count++;
  return count;
}

function clickWorth(figure: Figure): BigFraction | null {
  const whole = clicksFrom(figure, figure.start);
  return whole === 0 ? null : makeBigFraction(figure.points, whole);
}

/** Returns the points that a figure is still worth, by the clicks it has left. */
function pointsLeft(figure: Figure): BigFraction {
  if (figure.defeated || figure.captor !== null) return BIG_ZERO;
  const click = clickWorth(figure);
  return click
    ? multiplyBigFractions(click, makeBigFraction(clicksFrom(figure, figure.click)))
    : makeBigFraction(figure.points);
}

function pointsOf(table: Table, counts: (figure: Figure) => boolean): BigFraction {
  return [...table.figures.values()]
    .filter(counts)
    .reduce((sum, figure) => addBigFractions(sum, pointsLeft(figure)), BIG_ZERO);
}

interface Blow {
  readonly by: Figure;
  readonly on: string;
  readonly points: BigFraction;
}

/** Lists the best plain attack of each opponent on each figure of a side, if it can cost points. */
function blowsOn(ruleset: Ruleset, table: Table, side: string): Blow[] {
  const position = makePositionWithEffects(ruleset, table);
  const blows: Blow[] = [];
  for (const foe of position.pieces) {
    if (areFriendly(position, foe.side, side)) continue;
    for (const own of position.pieces) {
      const [by, on] = [table.figures.get(foe.id), table.figures.get(own.id)];
      if (!by || !on || !areFriendly(position, own.side, side)) continue;
      let best = BIG_ZERO;
      for (const attack of ruleset.attacks) {
        if (attack === 'throw' && foe.holding === null) continue;
        const question = { attacker: foe.id, targets: [own.id], attack, strength: null, aim: 0, defend: 0 };
        const answer = ruleset.hit(position, { ...question, from: null, object: null });
        if (!answer.legal) continue;
        const points = takenBy(answer.targets[0], on);
        if (compareBigFractions(points, best) > 0) best = points;
      }
      if (best.numerator > 0n) blows.push({ by, on: own.id, points: best });
    }
  }
  return blows;
}

function takenBy(answer: ReturnType<Ruleset['hit']>['targets'][number] | undefined, on: Figure): BigFraction {
  if (!answer) return BIG_ZERO;
  const left = pointsLeft(on);
  const click = clickWorth(on);
  if (!click)
    return multiplyBigFractions(makeBigFraction(answer.knockOut.numerator, answer.knockOut.denominator), left);
  let sum = BIG_ZERO;
  for (const { clicks, chance } of answer.clicks) {
    const lost = multiplyBigFractions(click, makeBigFraction(clicks));
    sum = addBigFractions(
      sum,
      multiplyBigFractions(
        makeBigFraction(chance.numerator, chance.denominator),
        compareBigFractions(lost, left) > 0 ? left : lost,
      ),
    );
  }
  return sum;
}

/** Sums the worst attacks on a side: one for each opposing figure, up to the number of actions of its side. */
function riskedOn(table: Table, side: string, blows: readonly Blow[]): BigFraction {
  let sum = BIG_ZERO;
  for (const player of table.players) {
    if (areFriendly(table, player.side, side)) continue;
    const theirs = [...table.figures.values()].filter((figure) => (figure.loan ?? figure.side) === player.side);
    const worst = theirs
      .map((by) =>
        blows
          .filter((blow) => blow.by === by)
          .reduce((most, { points }) => (compareBigFractions(points, most) > 0 ? points : most), BIG_ZERO),
      )
      .sort((a, b) => compareBigFractions(b, a));
    for (const points of worst.slice(0, getActionTotal(table, player.side))) sum = addBigFractions(sum, points);
  }
  return sum;
}

function metOn(first: Table, table: Table, side: string, goal: PlannerGoal, blows: readonly Blow[]): BigFraction {
  if (goal.goal === 'points') return BIG_ZERO;
  if (goal.goal === 'hide') {
    const stood = [...first.figures.values()].filter(
      (each) => areFriendly(first, each.side, side) && !each.defeated && each.captor === null,
    );
    const lost = stood.filter(({ piece }) => {
      const now = table.figures.get(piece);
      return !now || now.defeated || now.captor !== null || !areFriendly(table, now.side, side);
    });
    return makeBigFraction(-new Set(blows.map(({ on }) => on)).size - lost.length);
  }
  if (goal.goal === 'hold') {
    const holds = [...table.figures.values()].some(
      (figure) =>
        areFriendly(table, figure.side, side) &&
        !figure.defeated &&
        figure.captor === null &&
        figure.squares.includes(goal.square),
    );
    return makeBigFraction(holds ? 1 : 0);
  }
  const figure = table.figures.get(goal.piece);
  if (goal.goal === 'knock-out') return makeBigFraction(!figure || figure.defeated || figure.captor !== null ? 1 : 0);
  const before = first.figures.get(goal.piece);
  const lost = before && figure ? subtractBigFractions(pointsLeft(before), pointsLeft(figure)) : BIG_ZERO;
  const worst = blows
    .filter(({ on }) => on === goal.piece)
    .reduce((most, { points }) => (compareBigFractions(points, most) > 0 ? points : most), BIG_ZERO);
  return subtractBigFractions(BIG_ZERO, addBigFractions(lost, worst));
}

/** Returns the net points that a side wins from one table to another. */
export function computeNetPoints(first: Table, table: Table, side: string): BigFraction {
  const isOwn = (figure: Figure) => areFriendly(table, figure.side, side);
  const isOther = (figure: Figure) => !isOwn(figure);
  const balance = (on: Table) => subtractBigFractions(pointsOf(on, isOwn), pointsOf(on, isOther));
  return subtractBigFractions(balance(table), balance(first));
}

/**
 * Computes the score of a table for a side.
 * @param first table at the start of the side's turn
 */
export function computeSlowScore(
  ruleset: Ruleset,
  first: Table,
  table: Table,
  side: string,
  goal: PlannerGoal,
): SlowScore {
  const isOwn = (figure: Figure) => areFriendly(table, figure.side, side);
  const isOther = (figure: Figure) => !isOwn(figure);
  const blows = blowsOn(ruleset, table, side);
  return {
    won: subtractBigFractions(pointsOf(first, isOther), pointsOf(table, isOther)),
    spent: subtractBigFractions(pointsOf(first, isOwn), pointsOf(table, isOwn)),
    risked: riskedOn(table, side, blows),
    met: metOn(first, table, side, goal, blows),
  };
}

export function computeTotalScore({ won, spent, risked }: SlowScore): BigFraction {
  return subtractBigFractions(subtractBigFractions(won, spent), risked);
}

/** Compares two scores. The result is negative if the first score is better. */
export function compareSlowScores(a: SlowScore, b: SlowScore): number {
  return compareBigFractions(b.met, a.met) || compareBigFractions(computeTotalScore(b), computeTotalScore(a));
}
