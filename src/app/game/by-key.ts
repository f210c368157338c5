import { isMission } from '../../table/mission';
import { deed, finishTurn, undoWithBuzz } from './record';
import { redo, selected, table } from './session';

/** Turns the dial of the selected figure: one click of damage, or −1 to heal. Nothing where a button for it would be off. */
export function turnSelected(clicks: 1 | -1): void {
  const now = table();
  const figure = now?.figures.get(selected() ?? '');
  if (!now || !figure || figure.defeated || now.turn === null || isMission(now)) return;
  const piece = figure.piece;
  if (clicks === 1) void deed({ deed: 'damage', piece, clicks, by: null });
  else if (figure.click !== figure.start) void deed({ deed: 'heal', piece, clicks: 1 });
}

/** Ends the turn of a dial game that is being played. */
export function endTurnByKey(): void {
  const now = table();
  if (now && now.turn !== null && now.phase === null && now.ended === null) void finishTurn();
}

export const undoByKey = (): void => void undoWithBuzz();
export const redoByKey = (): void => void redo();
