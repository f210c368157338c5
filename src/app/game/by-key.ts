import { isMission } from '../../table/mission';
import { finishTurn, undoWithBuzz } from './record';
import { redo, selected, table } from './session';
import { turnDial } from './turn-dial';

/** Turns the dial of the selected figure: one click of damage, or −1 to heal. Nothing where a button for it would be off. */
export function turnSelected(clicks: 1 | -1): void {
  const now = table();
  const figure = now?.figures.get(selected() ?? '');
  if (!now || !figure || figure.defeated || now.turn === null || isMission(now)) return;
  if (clicks === 1 || figure.click !== figure.start) void turnDial(figure.piece, clicks);
}

/** Ends the turn of a dial game that is being played. */
export function endTurnByKey(): void {
  const now = table();
  if (now && now.turn !== null && now.phase === null && now.ended === null) void finishTurn();
}

export const undoByKey = (): void => void undoWithBuzz();
export const redoByKey = (): void => void redo();
