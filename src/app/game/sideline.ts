import type { Figure, SidelinedFigure } from '../../table/table';
import { say } from '../../text/say';
import { recordWithUndo } from './game-actions';

/**
 * Brings a figure from the sideline into play, on its last click.
 * @param from piece that generated the figure; null if no piece did
 */
export async function bringFromSideline(waiting: SidelinedFigure, from: string | null): Promise<void> {
  const { name } = waiting.character;
  await recordWithUndo(
    'enter',
    [{ fact: 'joined', ...waiting, ...(from === null ? {} : { from }) }],
    say('{name} added.', { name }),
  );
}

/** Moves a figure from the map to its side's sideline, on its current click. */
export async function sendToSideline(figure: Figure): Promise<void> {
  const { piece, side, character, points, start, click } = figure;
  const showing = click === start ? {} : { showing: click };
  await recordWithUndo(
    'sideline',
    [{ fact: 'sidelined', piece, side, character, points, click: start, ...showing }],
    say('{name} is on the sideline.', { name: character.name }),
  );
}
