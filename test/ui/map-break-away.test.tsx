// @vitest-environment jsdom
import { screen, waitFor } from '@solidjs/testing-library';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  askAtSquare,
  chooseAnswerOption,
  chooseMode,
  type LaneSetup,
  listAnswerOptions,
  listFigureSquares,
  loggedDice,
  pressMapButton,
  requireLaneFigure,
  showLane,
  TITAN,
  tapMapPiece,
} from './show-lane';

// The app loads the answer panel lazily; tests load it once, up front.
beforeAll(() => import('../../src/ui/map/answer'));

describe('breaking away', () => {
  const beside: LaneSetup = { red: [TITAN], at: { 'red-1': 'b1', 'blue-2': 'a1' } };

  it('spends the action, does not move and says so on a failure', async () => {
    const context = await showLane(beside);
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Move');
    await askAtSquare('b1', 'd2');
    expect(listAnswerOptions('Break away: 4 or more')).toEqual(['No roll', '1', '2', '3', '4', '5', '6']);
    await chooseAnswerOption('Break away: 4 or more', '3');
    await pressMapButton(/^Move here/);
    await waitFor(() => expect(requireLaneFigure(context, 'red-1').actedThisTurn).toBe(true));
    expect(listFigureSquares(context, 'red-1')).toEqual(['b1']);
    expect(requireLaneFigure(context, 'red-1').tokens).toBe(1);
    expect(await screen.findByText(/^Brass Titan stays: it did not break away/)).toBeTruthy();
    expect(screen.queryByText(/Brass Titan to d2/)).toBeNull();
    // The log contains the die as it was rolled.
    expect(loggedDice).toEqual([[3]]);
  });

  it('moves on a success, and logs no die that was not entered', async () => {
    const context = await showLane(beside);
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Move');
    await askAtSquare('b1', 'd2');
    await pressMapButton(/^Move here/);
    await waitFor(() => expect(listFigureSquares(context, 'red-1')).toEqual(['d2']));
    expect(await screen.findByText(/^Brass Titan to d2/)).toBeTruthy();
    expect(loggedDice).toEqual([]);
  });
});
