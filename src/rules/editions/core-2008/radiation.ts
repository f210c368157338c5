import type { Board } from '../../../board/board';
import { listBoardSquares } from '../../../board/board';
import { type Square, xOf, yOf } from '../../../grid/square';
import type { Table } from '../../../table/table';
import type { Citation } from '../../answer';
import type { ScenarioReminder } from '../../scenario';
import { listSurvivors } from '../../shared/ending';
import { isReminderDone, makeReminderDoneFact } from '../../shared/scenarios';

/** First round with radiation: "the first player's third turn". Each turn of the first player begins a round. */
export const FIRST_RADIATION_ROUND = 3;

/**
 * Returns the depth of the radiation cloud in squares from every edge: 1 in the third round, one more each round. 0
 * before the third round.
 */
export function radiationDepth(round: number): number {
  return Math.max(0, round - FIRST_RADIATION_ROUND + 1);
}

/** Lists the squares that the cloud fills ("Four or fewer squares from any edge"). */
export function listCloudSquares(board: Board, depth: number): Square[] {
  return listBoardSquares(board).filter((square) => {
    const [x, y] = [xOf(square), yOf(square)];
    return Math.min(x, y, board.width - 1 - x, board.height - 1 - y) < depth;
  });
}

/**
 * Returns the reminder of 1 unavoidable damage to the player's figures in the cloud at the beginning of the turn. Empty
 * if no figure can be in the cloud.
 */
export function listRadiationReminders(table: Table, cite: Citation): ScenarioReminder[] {
  const { round, turn, board } = table;
  if (turn === null || table.ended !== null || round < FIRST_RADIATION_ROUND) return [];
  const due = { id: `radiation, round ${round}`, side: turn };
  if (isReminderDone(table, due)) return [];
  const count = radiationDepth(round);
  const squares = board ? listCloudSquares(board, count) : [];
  const own = listSurvivors(table).filter(({ side }) => side === turn);
  const inside = new Set(squares);
  const pieces = own.filter((figure) => figure.squares.some((square) => inside.has(square))).map(({ piece }) => piece);
  const unsure = own.filter((figure) => figure.squares.length === 0).map(({ piece }) => piece);
  if (pieces.length + unsure.length === 0) return [];
  return [
    {
      ...{ ...due, code: 'radiation', phase: 'beginning of turn', cite, card: null, pieces, unsure, squares, count },
      ways: [{ way: 'hurt', side: turn, clicks: 1, facts: [makeReminderDoneFact(due)] }],
    },
  ];
}
