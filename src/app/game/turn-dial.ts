import type { Figure } from '../../table/table';
import { say } from '../../text/say';
import { toastWithUndo } from '../messages';
import { performDeed } from './game-actions';
import { naming } from './naming';
import { undoStep } from './perform';

/**
 * Turns the dial of a figure by clicks: positive is damage, negative is healing. True if the change was recorded and no
 * message was shown.
 */
export function turnFigureDial(piece: string, by: number): Promise<boolean> {
  return performDeed(by > 0 ? { deed: 'damage', piece, clicks: by, by: null } : { deed: 'heal', piece, clicks: -by });
}

/** Turns the dial of a figure to a click, counted from 1, and offers undo. */
export async function turnFigureDialTo({ piece, click }: Figure, to: number): Promise<void> {
  // For a forbidden change of the dial, a message with undo is already shown.
  if (to === click || !(await turnFigureDial(piece, to - click))) return;
  toastWithUndo(say('{name} on click {click}.', { name: naming().piece(piece), click: to }), undoStep);
}
