import { type Log, tableAfter } from '../../game/log';
import { validFacts } from '../../game/valid-facts';
import { parseSquare, type Square } from '../../grid/square';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { say } from '../../text/say';
import { makePathLines } from '../../view/answer-lines';
import { type BoardPoint, getMeanCentre } from '../../view/geometry';
import type { BoardLine, BoardSign } from '../../view/types';
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

/** Lines and labels that show on the map what happens in a step. */
export interface StepDrawing {
  readonly lines: readonly BoardLine[];
  readonly signs: readonly BoardSign[];
}

/**
 * Draws a step: a line from an attacker to each target, labelled with the clicks of the hit or `miss`, and the path of a
 * move.
 * @param before the table before the step
 */
export function drawStep(before: Table, step: LogLine): StepDrawing {
  const facts = validFacts(step.entry);
  const squareOf = (piece: string) => before.figures.get(piece)?.squares[0];
  const lines: BoardLine[] = [];
  const signs: BoardSign[] = [];
  for (const fact of facts) {
    if (fact.fact === 'placed' && fact.how === 'moved') {
      const path = (fact.path ?? []).flatMap((name) => parseSquare(name) ?? []);
      const ends = [squareOf(fact.piece), parseSquare(fact.squares[0] ?? '')].filter((each) => each != null);
      lines.push(...makePathLines(path.length > 1 ? path : ends));
    }
    if (fact.fact !== 'attacked') continue;
    const from = squareOf(fact.piece);
    for (const target of [...fact.hit, ...fact.missed, ...(fact.evaded ?? [])]) {
      const to = squareOf(target);
      if (from === undefined || to === undefined) continue;
      const isHit = fact.hit.includes(target);
      lines.push({ squares: [from, to], kind: 'fire', stopped: !isHit, stops: [], hindrances: [] });
      signs.push({ square: to, text: isHit ? labelHit(facts, target) : say('miss'), kind: 'roll' });
    }
  }
  return { lines, signs };
}

/** Returns the label of a hit on the map: the clicks (`−3`), or `K.O.`. */
function labelHit(facts: readonly Fact[], target: string): string {
  if (facts.some((fact) => fact.fact === 'defeated' && fact.piece === target)) return say('K.O.');
  const clicks = facts.reduce(
    (sum, fact) => (fact.fact === 'clicked' && fact.piece === target && fact.cause !== 'push' ? sum + fact.by : sum),
    0,
  );
  return clicks === 0 ? '0' : `−${clicks}`;
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
