// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { createEffect, createRoot } from 'solid-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { lastTold } from '../../src/app/game/last-tap-message';
import { game, log, select, table } from '../../src/app/game/open-game';
import { recordStep, redoStep, undoStep } from '../../src/app/game/perform';
import { rewindCount } from '../../src/app/game/rewinds';
import type { Board } from '../../src/board/board';
import { squareAt, squareName } from '../../src/grid/square';
import LiveRegion from '../../src/ui/shell/live-region';
import { PlayedMap } from '../../src/ui/shell/map-tab';
import { startUnplacedDemoGame } from '../helpers/demo-game';
import {
  askAtSquare,
  chooseMode,
  enterAnswerDice,
  findAnswerPanel,
  listFigureSquares,
  PAPER_KITE,
  pressMapButton,
  showLane,
  TITAN,
  tapMapPiece,
  pressUndo as undoOnMap,
  withPower,
} from './show-lane';

/* Choices made for one question never apply to another question: neither after undo nor in another game. */

// The app loads the answer panel lazily; tests load it once, up front.
beforeAll(() => import('../../src/ui/map/answer'));

const isChecked = (name: string) =>
  (within(findAnswerPanel()).getByRole('radio', { name }) as HTMLInputElement).checked;

/** Asks again, from the square next to the previous square. */
const askAgain = () => askAtSquare('a1', 'a1');

describe('choices on the map', () => {
  it('a passenger is forgotten once the move is recorded, and after undo', async () => {
    const context = await showLane({ at: { 'red-2': 'a1', 'red-1': 'b1', 'blue-2': 'h4' } });
    await tapMapPiece(/Paper Kite/);
    await chooseMode('Move');
    await askAtSquare('a1', 'd3');
    await userEvent.click(within(findAnswerPanel()).getByRole('radio', { name: 'Brass Titan' }));
    await pressMapButton(/^Move here/);
    await waitFor(() => expect(listFigureSquares(context, 'red-2')).toEqual(['d3']));
    await undoOnMap();
    await askAgain();
    expect(isChecked('Nobody')).toBe(true);
  });

  it('are forgotten when a step is undone: passenger, kind of move, the answer', async () => {
    const kite = withPower({ ...PAPER_KITE, abilities: ['carry'] }, 'speed', 'charge');
    const context = await showLane({ red: [TITAN, kite], at: { 'red-2': 'a1', 'red-1': 'b1', 'blue-2': 'h4' } });
    await context.record('place', [{ fact: 'placed', piece: 'blue-2', squares: ['h3'], how: 'placed' }]);
    await tapMapPiece(/Paper Kite/);
    await chooseMode('Move');
    await askAtSquare('a1', 'b3');
    await userEvent.click(within(findAnswerPanel()).getByRole('radio', { name: 'Charge' }));
    await userEvent.click(within(findAnswerPanel()).getByRole('radio', { name: 'Brass Titan' }));
    context.undo();
    expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
    await askAgain();
    expect([isChecked('Nobody'), isChecked('Move')]).toEqual([true, true]);
  });

  it('are forgotten with the selected figure, also when another screen selects the next one', async () => {
    const context = await showLane({ at: { 'red-2': 'a1', 'red-1': 'b1', 'blue-2': 'h4' } });
    await tapMapPiece(/Paper Kite/);
    await chooseMode('Move');
    await askAtSquare('a1', 'd3');
    await userEvent.click(within(findAnswerPanel()).getByRole('radio', { name: 'Brass Titan' }));
    context.select('red-1');
    expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
    context.select('red-2');
    await askAgain();
    expect(isChecked('Nobody')).toBe(true);
  });

  it('dice and powers are forgotten with their attack', async () => {
    const context = await showLane({ at: { 'red-1': 'a2', 'blue-1': 'd2', 'blue-2': 'b4' } });
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Hit');
    await tapMapPiece(/Lantern Eel/);
    await enterAnswerDice(5, 5);
    await pressMapButton(/^Hit: 3/);
    await waitFor(() => expect(context.table.figures.get('blue-1')?.click).toBe(4));
    await undoOnMap();
    await tapMapPiece(/Lantern Eel/);
    expect(screen.getByRole('button', { name: 'Rolled 5' }).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the open game', () => {
  it('counts undo and redo as rewinds, but not a new step', async () => {
    await startUnplacedDemoGame();
    const [piece = ''] = [...(table()?.figures.keys() ?? [])];
    const before = rewindCount();
    const notified: number[] = [];
    const stop = createRoot((dispose) => {
      createEffect(() => notified.push(rewindCount()));
      return dispose;
    });
    await recordStep('damage', [{ fact: 'clicked', piece, by: 1, cause: 'damage', from: null }]);
    expect(notified).toEqual([before]);
    await undoStep();
    await redoStep();
    expect(notified).toEqual([before, before + 1, before + 2]);
    stop();
  });

  it('does not announce messages of the previous game', async () => {
    await startUnplacedDemoGame();
    render(() => <LiveRegion />);
    const [piece = ''] = [...(table()?.figures.keys() ?? [])];
    await recordStep('damage', [{ fact: 'clicked', piece, by: 1, cause: 'damage', from: null }]);
    await waitFor(() => expect(lastTold()).toContain('takes 1 click'));
    const first = log()?.game;
    await startUnplacedDemoGame();
    expect(log()?.game).not.toBe(first);
    expect(lastTold()).toBe('');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });

  /** Starts a game with all figures on the map: while they are placed, the map has no modes. */
  const startPlacedGame = async () => {
    await startUnplacedDemoGame();
    const pieces = [...(table()?.figures.keys() ?? [])];
    await recordStep(
      'place',
      pieces.map((piece, at) => ({ fact: 'placed', piece, squares: [squareName(squareAt(at, 0))], how: 'placed' })),
    );
  };

  it("opens on the map without the previous game's question", async () => {
    location.hash = '#/table';
    await startPlacedGame();
    render(() => <PlayedMap table={table() as never} board={table()?.board as Board} />);
    select([...(table()?.figures.keys() ?? [])][0] ?? null);
    await userEvent.click(await screen.findByRole('radio', { name: 'Move' }));
    const first = game()?.id;
    await startPlacedGame();
    expect(game()?.id).not.toBe(first);
    select([...(table()?.figures.keys() ?? [])][0] ?? null);
    expect((screen.getByRole('radio', { name: 'See' }) as HTMLInputElement).checked).toBe(true);
  });
});
