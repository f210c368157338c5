import type { PlannerGoal } from '../../src/plan/plan';
import type { Ruleset } from '../../src/rules/ruleset';
import { areFriendly } from '../../src/table/allies';
import type { Position } from '../../src/table/position';
import { actionTotalOf, type Figure, positionOf, type Table } from '../../src/table/table';
import { type Exact, exact, minus, NOTHING, order, plus, times } from './exact';

/** Score of a list of deeds, in points. */
export interface Worth {
  readonly won: Exact;
  readonly spent: Exact;
  readonly risked: Exact;
  /** Degree to which the goal is met, higher is better. 0 if only points count. */
  readonly met: Exact;
}

/** Position whose pieces include the effects of pieces around them. */
export function seenOn(ruleset: Ruleset, table: Table): Position {
  const position = positionOf(table);
  if (!position) throw new RangeError('a game without a map');
  return { ...position, pieces: position.pieces.map((piece) => ruleset.follow?.extra(table, piece) ?? piece) };
}

function clicksFrom({ character: { dial } }: Figure, click: number): number {
  let count = 0;
  for (let at = click - 1; at < dial.length && dial[at]; at++) count++;
  return count;
}

function clickWorth(figure: Figure): Exact | null {
  const whole = clicksFrom(figure, figure.start);
  return whole === 0 ? null : exact(figure.points, whole);
}

/** Points that a figure is still worth. */
function pointsLeft(figure: Figure): Exact {
  if (figure.defeated || figure.captor !== null) return NOTHING;
  const click = clickWorth(figure);
  return click ? times(click, exact(clicksFrom(figure, figure.click))) : exact(figure.points);
}

function pointsOf(table: Table, counts: (figure: Figure) => boolean): Exact {
  return [...table.figures.values()].filter(counts).reduce((sum, figure) => plus(sum, pointsLeft(figure)), NOTHING);
}

interface Blow {
  readonly by: Figure;
  readonly on: string;
  readonly points: Exact;
}

/** The best plain attack of each opponent on each figure of a side, without attacks that cost nothing. */
function blowsOn(ruleset: Ruleset, table: Table, side: string): Blow[] {
  const position = seenOn(ruleset, table);
  const found: Blow[] = [];
  for (const foe of position.pieces) {
    if (areFriendly(position, foe.side, side)) continue;
    for (const own of position.pieces) {
      const [by, on] = [table.figures.get(foe.id), table.figures.get(own.id)];
      if (!by || !on || !areFriendly(position, own.side, side)) continue;
      let best = NOTHING;
      for (const attack of ruleset.attacks) {
        if (attack === 'throw' && foe.holding === null) continue;
        const question = { attacker: foe.id, targets: [own.id], attack, strength: null, aim: 0, defend: 0 };
        const answer = ruleset.hit(position, { ...question, from: null, object: null });
        if (!answer.legal) continue;
        const points = takenBy(answer.targets[0], on);
        if (order(points, best) > 0) best = points;
      }
      if (best.over > 0n) found.push({ by, on: own.id, points: best });
    }
  }
  return found;
}

function takenBy(answer: ReturnType<Ruleset['hit']>['targets'][number] | undefined, on: Figure): Exact {
  if (!answer) return NOTHING;
  const left = pointsLeft(on);
  const click = clickWorth(on);
  if (!click) return times(exact(answer.knockOut.numerator, answer.knockOut.denominator), left);
  let sum = NOTHING;
  for (const { clicks, chance } of answer.clicks) {
    const lost = times(click, exact(clicks));
    sum = plus(sum, times(exact(chance.numerator, chance.denominator), order(lost, left) > 0 ? left : lost));
  }
  return sum;
}

/** Sum of the worst attacks: one for each action of each other side, no attacker or target twice. */
function riskedOn(table: Table, side: string, blows: readonly Blow[]): Exact {
  let sum = NOTHING;
  for (const player of table.players) {
    if (areFriendly(table, player.side, side)) continue;
    const theirs = [...table.figures.values()].filter((figure) => (figure.loan ?? figure.side) === player.side);
    const worst = theirs
      .map((by) =>
        blows
          .filter((blow) => blow.by === by)
          .reduce((most, { points }) => (order(points, most) > 0 ? points : most), NOTHING),
      )
      .sort((a, b) => order(b, a));
    for (const points of worst.slice(0, actionTotalOf(table, player.side))) sum = plus(sum, points);
  }
  return sum;
}

function metOn(first: Table, table: Table, side: string, goal: PlannerGoal, blows: readonly Blow[]): Exact {
  if (goal.goal === 'points') return NOTHING;
  if (goal.goal === 'hide') {
    const stood = [...first.figures.values()].filter(
      (each) => areFriendly(first, each.side, side) && !each.defeated && each.captor === null,
    );
    const lost = stood.filter(({ piece }) => {
      const now = table.figures.get(piece);
      return !now || now.defeated || now.captor !== null || !areFriendly(table, now.side, side);
    });
    return exact(-new Set(blows.map(({ on }) => on)).size - lost.length);
  }
  if (goal.goal === 'hold') {
    const holds = [...table.figures.values()].some(
      (figure) =>
        areFriendly(table, figure.side, side) &&
        !figure.defeated &&
        figure.captor === null &&
        figure.squares.includes(goal.square),
    );
    return exact(holds ? 1 : 0);
  }
  const figure = table.figures.get(goal.piece);
  if (goal.goal === 'knock-out') return exact(!figure || figure.defeated || figure.captor !== null ? 1 : 0);
  const before = first.figures.get(goal.piece);
  const lost = before && figure ? minus(pointsLeft(before), pointsLeft(figure)) : NOTHING;
  const worst = blows
    .filter(({ on }) => on === goal.piece)
    .reduce((most, { points }) => (order(points, most) > 0 ? points : most), NOTHING);
  return minus(NOTHING, plus(lost, worst));
}

/** Net points that a side wins between two tables. */
export function slowWon(first: Table, table: Table, side: string): Exact {
  const isOwn = (figure: Figure) => areFriendly(table, figure.side, side);
  const isOther = (figure: Figure) => !isOwn(figure);
  const balance = (on: Table) => minus(pointsOf(on, isOwn), pointsOf(on, isOther));
  return minus(balance(table), balance(first));
}

/** Score of a table for a side whose turn began with the first one. */
export function slowWorth(ruleset: Ruleset, first: Table, table: Table, side: string, goal: PlannerGoal): Worth {
  const isOwn = (figure: Figure) => areFriendly(table, figure.side, side);
  const isOther = (figure: Figure) => !isOwn(figure);
  const blows = blowsOn(ruleset, table, side);
  return {
    won: minus(pointsOf(first, isOther), pointsOf(table, isOther)),
    spent: minus(pointsOf(first, isOwn), pointsOf(table, isOwn)),
    risked: riskedOn(table, side, blows),
    met: metOn(first, table, side, goal, blows),
  };
}

export function totalOf({ won, spent, risked }: Worth): Exact {
  return minus(minus(won, spent), risked);
}

/** Compares two scores: negative if the first is better. */
export function byWorth(a: Worth, b: Worth): number {
  return order(b.met, a.met) || order(totalOf(b), totalOf(a));
}
