import { printApart } from '../../board/apart';
import { printBoardText } from '../../board/board-text';
import { listStrengths } from '../../board/strengths';
import { squareName } from '../../grid/square';
import type { SetupStep } from '../../rules/setup';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { say } from '../../text/say';
import { toast } from '../messages';
import { type Area, areasOf } from './areas';
import { record, undo } from './session';
import { stepFact } from './setup';

/**
 * Records which side has which starting area and marks the step as done. If the areas changed, also records the changed
 * map.
 */
export async function setAreas(table: Table, areas: readonly Area[], step: SetupStep | null): Promise<void> {
  const { board, mapName, mapPicture } = table;
  const before = areasOf(table);
  const facts: Fact[] = [];
  if (board && areas.some((area, index) => area.side !== before[index]?.side)) {
    const [strengths, apart] = [listStrengths(board), printApart(board)];
    const starts = Object.fromEntries(areas.map(({ side, squares }) => [side, squares.map(squareName)]));
    const map = { map: printBoardText(board), starts, ...(strengths && { strengths }), ...(apart && { apart }) };
    facts.push({ fact: 'mapped', name: mapName, ...map, ...(mapPicture && { picture: mapPicture }) });
  }
  if (step) facts.push(stepFact(step, 'done'));
  if (await record('starting-areas', facts))
    toast({ text: say('Starting areas set.'), action: { label: say('Undo'), run: () => void undo() } });
}
