// @vitest-environment jsdom
import { screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  askAtSquare,
  chooseAnswerOption,
  chooseMode,
  EEL,
  enterAnswerDice,
  findAnswerPanel,
  type LaneSetup,
  listFigureSquares,
  loggedNotes,
  PAPER_KITE,
  pressMapButton,
  ROOK_CHARACTER,
  requireLaneFigure,
  showLane,
  TITAN,
  tapMapPiece,
  withPower,
} from './show-lane';

/* Before a hit or move is recorded, the app asks once about open choices. The log names choices that stayed open. */

// The app loads the answer panel lazily; tests load it once, up front.
beforeAll(() => import('../../src/ui/map/answer'));

const button = (name: RegExp) => within(findAnswerPanel()).getByRole('button', { name });
const focusedGroup = () => document.activeElement?.closest('fieldset')?.textContent ?? '';

async function aim(lane: LaneSetup, target: RegExp) {
  const context = await showLane(lane);
  await tapMapPiece(/Brass Titan/);
  await chooseMode('Hit');
  await tapMapPiece(target);
  return context;
}

describe('the direction of a knock back', () => {
  const askew: LaneSetup = { at: { 'red-1': 'a2', 'blue-2': 'd3' } };

  it('is shown on the button and prompted for before the hit is recorded', async () => {
    const context = await aim(askew, /Rook/);
    await enterAnswerDice(5, 5);
    await userEvent.click(button(/^Hit: 3 which way Rook is knocked back/));
    expect(requireLaneFigure(context, 'blue-2').click).toBe(1);
    expect(focusedGroup()).toContain('Rook is knocked back');
    await chooseAnswerOption('Rook is knocked back', 'right to g3');
    await userEvent.click(button(/^Hit: 3 damage/));
    await waitFor(() => expect(listFigureSquares(context, 'blue-2')).toEqual(['g3']));
    expect(loggedNotes).toEqual([]);
  });

  it('is chosen by a tap on the map where the knock back ends, beside a figure too', async () => {
    const context = await aim(askew, /Rook/);
    await enterAnswerDice(5, 5);
    await askAtSquare('a2', 'g3');
    expect(button(/^Hit: 3 damage/)).toBeTruthy();
    await userEvent.click(button(/^Hit: 3 damage/));
    await waitFor(() => expect(listFigureSquares(context, 'blue-2')).toEqual(['g3']));
    expect(loggedNotes).toEqual([]);
  });

  it('stays open when the player records anyway, and message and log say so', async () => {
    const context = await aim(askew, /Rook/);
    await enterAnswerDice(5, 5);
    await userEvent.click(button(/^Hit: 3/));
    await userEvent.click(button(/^Hit: 3 tap again to leave it open/));
    await waitFor(() => expect(requireLaneFigure(context, 'blue-2').click).toBe(4));
    expect(listFigureSquares(context, 'blue-2')).toEqual(['d3']);
    expect(loggedNotes).toEqual(['Left open: which way Rook is knocked back']);
    expect(screen.getByText(/Left open: which way Rook is knocked back/)).toBeTruthy();
  });

  it('is prompted for again on another attack', async () => {
    await aim(askew, /Rook/);
    await enterAnswerDice(5, 5);
    await userEvent.click(button(/^Hit: 3/));
    await pressMapButton('Close the answer');
    await tapMapPiece(/Rook/);
    await enterAnswerDice(5, 5);
    expect(button(/^Hit: 3 which way/)).toBeTruthy();
  });
});

describe("a target's roll", () => {
  const senses: LaneSetup = {
    blue: [withPower(EEL, 'defense', 'super-senses'), ROOK_CHARACTER],
    at: { 'red-1': 'a2', 'blue-1': 'd2' },
  };

  it('to evade is prompted for, and may be declined', async () => {
    const context = await aim(senses, /Lantern Eel/);
    await userEvent.click(button(/^Hit: 3 roll of Lantern Eel to evade/));
    expect(requireLaneFigure(context, 'blue-1').click).toBe(1);
    expect(focusedGroup()).toContain('rolls to evade');
    await chooseAnswerOption('Lantern Eel rolls to evade: 5 or more', 'No roll');
    await userEvent.click(button(/^Hit: 3 damage/));
    await waitFor(() => expect(requireLaneFigure(context, 'blue-1').click).toBe(4));
    expect(loggedNotes).toEqual([]);
  });

  it('is not prompted for in an illegal attack, and the log says what was left open', async () => {
    const red = [{ ...TITAN, range: 2 }, PAPER_KITE];
    const context = await aim({ ...senses, red }, /Lantern Eel/);
    await enterAnswerDice(5, 5);
    await userEvent.click(button(/^Hit: 3/));
    await waitFor(() => expect(requireLaneFigure(context, 'blue-1').click).toBe(4));
    expect(loggedNotes).toEqual([
      'Left open: roll of Lantern Eel to evade',
      'Left open: whether Lantern Eel is knocked back',
    ]);
  });
});

describe('the roll to break away', () => {
  const beside: LaneSetup = { red: [TITAN], at: { 'red-1': 'b1', 'blue-2': 'a1' } };

  it('is shown on the button, and in the log if it was not entered', async () => {
    const context = await showLane(beside);
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Move');
    await askAtSquare('b1', 'd2');
    await pressMapButton(/^Move here roll of Brass Titan to break away/);
    await waitFor(() => expect(listFigureSquares(context, 'red-1')).toEqual(['d2']));
    expect(loggedNotes).toEqual(['Left open: roll of Brass Titan to break away']);
  });

  it('may be declined', async () => {
    const context = await showLane(beside);
    await tapMapPiece(/Brass Titan/);
    await chooseMode('Move');
    await askAtSquare('b1', 'd2');
    await chooseAnswerOption('Break away: 4 or more', 'No roll');
    await pressMapButton(/^Move here (?!roll)/);
    await waitFor(() => expect(listFigureSquares(context, 'red-1')).toEqual(['d2']));
    expect(loggedNotes).toEqual([]);
  });
});
