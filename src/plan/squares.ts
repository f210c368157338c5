import type { Square } from '../grid/square';
import type { Ruleset } from '../rules/ruleset';
import type { Table } from '../table/table';
import { ALL, type Choice, choicesOf } from './choices';
import { type Course, followedBy, startOf } from './course';
import { planOf } from './describe';
import type { Goal, SquareWorth } from './plan';
import { byWorth, guessOf, type Start, toFraction, type Value, valueFor, worthIn } from './value';
import { balanceOf, scaleOf } from './worth';

/** Maximum number of candidates per square that are evaluated exactly, by best estimate. */
const VALUED = 2;

/** Scores each square for one figure: the best that it can do and end there. Yields after each square. */
export function* worthOfSquares(
  ruleset: Ruleset,
  table: Table,
  piece: string,
  goal: Goal,
): Generator<readonly SquareWorth[], readonly SquareWorth[], void> {
  const figure = table.figures.get(piece);
  const side = figure?.loan ?? figure?.side ?? '';
  const scale = scaleOf(table);
  const start: Start = { ruleset, scale, side, goal, table, balance: balanceOf(scale, table, side) };
  const root = startOf(table);
  const byEnd = new Map<Square, Choice[]>();
  for (const choice of choicesOf(ruleset, table, side, { goal }, ALL, piece)) {
    const end = endOf(choice) ?? figure?.squares[0];
    if (end !== undefined) byEnd.set(end, [...(byEnd.get(end) ?? []), choice]);
  }
  let found: readonly SquareWorth[] = [];
  for (const [square, choices] of byEnd) {
    const courses = choices
      .flatMap((choice) => followedBy(ruleset, root, choice) ?? [])
      .map((course) => ({ course, guess: guessOf(start, course) }))
      .sort((a, b) => b.guess - a.guess)
      .slice(0, VALUED);
    const [best] = courses
      .map(({ course }): { course: Course; value: Value } => ({ course, value: valueFor(start, course) }))
      .sort((a, b) => byWorth(a.value, b.value));
    if (best)
      found = [
        ...found,
        { square, worth: toFraction(worthIn(best.value)), plan: planOf(start, best.course, best.value) },
      ];
    yield found;
  }
  return found;
}

function endOf({ deeds }: Choice): Square | undefined {
  const move = deeds.findLast(({ deed }) => deed === 'move');
  return move?.deed === 'move' ? move.to[0] : undefined;
}
