import type { Square } from '../grid/square';
import type { PlannedStep, SquareScore } from '../plan/plan';
import type { Table } from '../table/table';
import { formatPoints, toDecimal } from '../text/screens/plan-step-text';
import { listBestSquares } from '../text/screens/plan-text';
import type { BoardLine, BoardOverlay, BoardSign } from './types';

/** Fields of a planned step that the map draws. */
export interface DrawnStep extends Pick<PlannedStep, 'from' | 'to' | 'path' | 'targets' | 'rolls'> {
  readonly piece: string | null;
}

interface DrawnPlan {
  readonly steps: readonly DrawnStep[];
}

const NO_MARKS = { stopped: false, stops: [], hindrances: [], arrow: true } as const;

function squareOf(table: Pick<Table, 'figures'>, piece: string): Square | null {
  return table.figures.get(piece)?.squares[0] ?? null;
}

function standsAt(step: DrawnStep, table: Pick<Table, 'figures'>): Square | null {
  return step.to ?? step.from ?? squareOf(table, step.piece ?? '');
}

/** Makes an arrow along the path of each move, and an arrow from each attacker to each target. */
export function makePlanLines({ steps }: DrawnPlan, table: Pick<Table, 'figures'>): readonly BoardLine[] {
  return steps.flatMap((step): BoardLine[] => {
    const at = standsAt(step, table);
    const shots = step.targets.flatMap((target): BoardLine[] => {
      const to = squareOf(table, target);
      return at === null || to === null || at === to ? [] : [{ ...NO_MARKS, squares: [at, to], kind: 'fire' }];
    });
    return step.path.length > 1 ? [{ ...NO_MARKS, squares: step.path, kind: 'way' }, ...shots] : shots;
  });
}

/**
 * Makes a sign with the number of each step, at the step’s end or target. A step with a roll also shows the lowest
 * success: `2: 8+`, or `8+` if it is the only step.
 */
export function makePlanSigns({ steps }: DrawnPlan, table: Pick<Table, 'figures'>): readonly BoardSign[] {
  return steps.flatMap((step, index): BoardSign[] => {
    const signAt = (square: Square | null, roll = step.rolls[0]): BoardSign[] => {
      if (square === null) return [];
      const number = String(index + 1);
      return [
        roll
          ? { square, text: `${steps.length > 1 ? `${number}: ` : ''}${roll.least}+`, kind: 'roll' }
          : { square, text: number, kind: 'step' },
      ];
    };
    const attacked = step.targets.flatMap((target) =>
      signAt(
        squareOf(table, target),
        step.rolls.find((each) => each.target === target),
      ),
    );
    return attacked.length > 0 ? attacked : signAt(standsAt(step, table));
  });
}

/** Makes an overlay with the score of each square that a figure can move to. The best squares have a star. */
export function makeSquareScoreOverlay(squares: readonly SquareScore[]): BoardOverlay {
  const best = new Set(listBestSquares(squares).map(({ square }) => square));
  const text = (score: SquareScore) => formatPoints(toDecimal(score.score));
  return {
    fills: {
      reach: squares.filter((each) => !best.has(each.square)).map(({ square }) => square),
      better: [...best],
    },
    numbers: squares.map((each) => ({
      square: each.square,
      text: best.has(each.square) ? `★${text(each)}` : text(each),
    })),
  };
}
