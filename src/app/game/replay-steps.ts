import { type Log, tableAfter } from '../../game/log';
import { validFacts } from '../../game/valid-facts';
import type { Square } from '../../grid/square';
import type { Table } from '../../table/table';
import { type BoardPoint, getMeanCentre } from '../../view/geometry';
import { type LogLine, listLogLines } from './log-lines';

/** Lists the steps of a game in order, without undone steps. */
export function listReplaySteps(log: Log): readonly LogLine[] {
  return listLogLines(log).filter((line) => !line.undone);
}

/** Lists the positions of the steps, counted from 1, at which a round begins. */
export function findRoundStarts(steps: readonly LogLine[]): readonly number[] {
  return steps.flatMap((step, index) => (step.round !== (steps[index - 1]?.round ?? 0) ? [index + 1] : []));
}

/** Lists the pieces involved in a step. Empty if there is no step. */
export function listStepPieces(step: LogLine | undefined): ReadonlySet<string> {
  const facts = step ? validFacts(step.entry) : [];
  return new Set(
    facts.flatMap((fact) => [
      ...('piece' in fact && fact.piece !== null ? [fact.piece] : []),
      ...(fact.fact === 'attacked' ? [...fact.hit, ...fact.missed, ...(fact.evaded ?? [])] : []),
    ]),
  );
}

/** Returns for each figure that moved between two tables the offset back to its old position, in drawing units. */
export function computeMoveOffsets(before: Table, now: Table): ReadonlyMap<string, BoardPoint> {
  const ways = new Map<string, BoardPoint>();
  if (before.board !== now.board && before.mapName !== now.mapName) return ways;
  for (const [piece, { squares, defeated }] of now.figures) {
    const was = before.figures.get(piece)?.squares ?? [];
    if (defeated || was === squares || was.length === 0 || squares.length === 0) continue;
    const point = between(was, squares);
    if (point.x !== 0 || point.y !== 0) ways.set(piece, point);
  }
  return ways;
}

function between(from: readonly Square[], to: readonly Square[]): BoardPoint {
  const [a, b] = [getMeanCentre(from), getMeanCentre(to)];
  return { x: a.x - b.x, y: a.y - b.y };
}

/** Returns the table after an entry of the current branch. */
export function computeTableAfterEntry(log: Log, seq: number): Table {
  return tableAfter(log, listReplaySteps(log).findIndex(({ entry }) => entry.seq === seq) + 1);
}
