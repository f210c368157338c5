// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dismissToast } from '../../src/app/messages';
import {
  answer,
  askAt,
  choose,
  EEL,
  figure,
  KITE,
  type Lane,
  mode,
  noted,
  press,
  ROOK,
  showLane,
  TITAN,
  tap,
  where,
  withPower,
} from './lane';

/* Open choices of a hit or move are prompted for once before recording; the log names choices that stayed open. */

// The app loads this lazily; the tests load it once, up front.
beforeAll(() => import('../../src/ui/map/answer'));

afterEach(() => {
  noted.length = 0;
  cleanup();
  dismissToast();
});

const button = (name: RegExp) => within(answer()).getByRole('button', { name });
const focusedGroup = () => document.activeElement?.closest('fieldset')?.textContent ?? '';

async function aim(lane: Lane, target: RegExp) {
  const context = await showLane(lane);
  await tap(/Brass Titan/);
  await mode('Hit');
  await tap(target);
  return context;
}

describe('the direction of a knock back', () => {
  const askew: Lane = { at: { 'red-1': 'a2', 'blue-2': 'd3' } };

  it('is shown on the button and prompted for before the hit is recorded', async () => {
    const context = await aim(askew, /Rook/);
    await choose('Dice showed', 'Doubles');
    await userEvent.click(button(/^Hit: 3 which way Rook is knocked back/));
    expect(figure(context, 'blue-2').click).toBe(1);
    expect(focusedGroup()).toContain('Rook is knocked back');
    await choose('Rook is knocked back', 'right');
    await userEvent.click(button(/^Hit: 3 damage/));
    await waitFor(() => expect(where(context, 'blue-2')).toEqual(['g3']));
    expect(noted).toEqual([]);
  });

  it('stays open when the player records anyway, and message and log say so', async () => {
    const context = await aim(askew, /Rook/);
    await choose('Dice showed', 'Doubles');
    await userEvent.click(button(/^Hit: 3/));
    await userEvent.click(button(/^Hit: 3 tap again to leave it open/));
    await waitFor(() => expect(figure(context, 'blue-2').click).toBe(4));
    expect(where(context, 'blue-2')).toEqual(['d3']);
    expect(noted).toEqual(['Left open: which way Rook is knocked back']);
    expect(screen.getByText(/Left open: which way Rook is knocked back/)).toBeTruthy();
  });

  it('is prompted for again on another attack', async () => {
    await aim(askew, /Rook/);
    await choose('Dice showed', 'Doubles');
    await userEvent.click(button(/^Hit: 3/));
    await press('Close the answer');
    await tap(/Rook/);
    await choose('Dice showed', 'Doubles');
    expect(button(/^Hit: 3 which way/)).toBeTruthy();
  });
});

describe("a target's roll", () => {
  const senses: Lane = {
    blue: [withPower(EEL, 'defense', 'super-senses'), ROOK],
    at: { 'red-1': 'a2', 'blue-1': 'd2' },
  };

  it('to evade is prompted for, and may be declined', async () => {
    const context = await aim(senses, /Lantern Eel/);
    await userEvent.click(button(/^Hit: 3 roll of Lantern Eel to evade/));
    expect(figure(context, 'blue-1').click).toBe(1);
    expect(focusedGroup()).toContain('rolls to evade');
    await choose('Lantern Eel rolls to evade: 5 or more', 'No roll');
    await userEvent.click(button(/^Hit: 3 damage/));
    await waitFor(() => expect(figure(context, 'blue-1').click).toBe(4));
    expect(noted).toEqual([]);
  });

  it('is not prompted for in an illegal attack, and the log says what was left open', async () => {
    const red = [{ ...TITAN, range: 2 }, KITE];
    const context = await aim({ ...senses, red }, /Lantern Eel/);
    await choose('Dice showed', 'Doubles');
    await userEvent.click(button(/^Hit: 3/));
    await waitFor(() => expect(figure(context, 'blue-1').click).toBe(4));
    expect(noted).toEqual([
      'Left open: roll of Lantern Eel to evade',
      'Left open: whether Lantern Eel is knocked back',
    ]);
  });
});

describe('the roll to break away', () => {
  const beside: Lane = { red: [TITAN], at: { 'red-1': 'b1', 'blue-2': 'a1' } };

  it('is shown on the button, and in the log if it was not entered', async () => {
    const context = await showLane(beside);
    await tap(/Brass Titan/);
    await mode('Move');
    await askAt('b1', 'd2');
    await press(/^Move here roll of Brass Titan to break away/);
    await waitFor(() => expect(where(context, 'red-1')).toEqual(['d2']));
    expect(noted).toEqual(['Left open: roll of Brass Titan to break away']);
  });

  it('may be declined', async () => {
    const context = await showLane(beside);
    await tap(/Brass Titan/);
    await mode('Move');
    await askAt('b1', 'd2');
    await choose('Break away: 4 or more', 'No roll');
    await press(/^Move here (?!roll)/);
    await waitFor(() => expect(where(context, 'red-1')).toEqual(['d2']));
    expect(noted).toEqual([]);
  });
});
