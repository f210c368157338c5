import { isMission } from '../../table/table';
import { finishTurn, undoWithVibration } from './game-actions';
import { selected, table } from './open-game';
import { redoStep } from './perform';
import { turnFigureDial } from './turn-dial';

/**
 * Turns the dial of the selected figure: 1 is one click of damage, −1 heals one. Does nothing if the button for it
 * would be disabled.
 */
export function turnSelectedByKey(clicks: 1 | -1): void {
  const now = table();
  const figure = now?.figures.get(selected() ?? '');
  if (!now || !figure || figure.defeated || now.turn === null || isMission(now)) return;
  if (clicks === 1 || figure.click !== figure.start) void turnFigureDial(figure.piece, clicks);
}

/** Ends the current turn of a dial game. */
export function endTurnByKey(): void {
  const now = table();
  if (now && now.turn !== null && now.phase === null && now.ended === null) void finishTurn();
}

export const undoByKey = (): void => void undoWithVibration();
export const redoByKey = (): void => void redoStep();
