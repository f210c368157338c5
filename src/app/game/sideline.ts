import type { Figure, SidelinedFigure } from '../../table/table';
import { say } from '../../text/say';
import { recordWithUndo } from './record';

/** It comes into play with the click that it left with. `from` is the piece that generated it; null where none did. */
export async function bringIn(waiting: SidelinedFigure, from: string | null): Promise<void> {
  const { name } = waiting.character;
  await recordWithUndo(
    'enter',
    [{ fact: 'joined', ...waiting, ...(from === null ? {} : { from }) }],
    say('{name} added.', { name }),
  );
}

/** It leaves the map for the sideline of its side, and keeps the click that shows. */
export async function sendToSideline(figure: Figure): Promise<void> {
  const { piece, side, character, points, start, click } = figure;
  const showing = click === start ? {} : { showing: click };
  await recordWithUndo(
    'sideline',
    [{ fact: 'sidelined', piece, side, character, points, click: start, ...showing }],
    say('{name} is on the sideline.', { name: character.name }),
  );
}
