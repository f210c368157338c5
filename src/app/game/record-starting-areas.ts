import { listUnconnectedStairs } from '../../board/apart';
import { printBoardText } from '../../board/board-text';
import { listStrengths } from '../../board/strengths';
import { squareName } from '../../grid/square';
import type { SetupStep } from '../../rules/setup';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { say } from '../../text/say';
import { toast } from '../messages';
import { recordStep, undoStep } from './perform';
import { makeSetupStepFact } from './setup-progress';
import { listStartingAreas, type StartingArea } from './starting-areas';

/**
 * Records the starting area of each side and marks the setup step as done. If the areas changed, also records the
 * changed map.
 */
export async function recordStartingAreas(
  table: Table,
  areas: readonly StartingArea[],
  step: SetupStep | null,
): Promise<void> {
  const { board, mapName, mapPicture } = table;
  const before = listStartingAreas(table);
  const facts: Fact[] = [];
  if (board && areas.some((area, index) => area.side !== before[index]?.side)) {
    const [strengths, apart] = [listStrengths(board), listUnconnectedStairs(board)];
    const starts = Object.fromEntries(areas.map(({ side, squares }) => [side, squares.map(squareName)]));
    const map = { map: printBoardText(board), starts, ...(strengths && { strengths }), ...(apart && { apart }) };
    facts.push({ fact: 'mapped', name: mapName, ...map, ...(mapPicture && { picture: mapPicture }) });
  }
  if (step) facts.push(makeSetupStepFact(step, 'done'));
  if (await recordStep('starting-areas', facts))
    toast({ text: say('Starting areas set.'), action: { label: say('Undo'), run: () => void undoStep() } });
}
