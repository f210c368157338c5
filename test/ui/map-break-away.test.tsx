// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dismissToast } from '../../src/app/messages';
import { askAt, choose, figure, type Lane, mode, options, press, rolled, showLane, TITAN, tap, where } from './lane';

// The app loads this lazily; the tests load it once, up front.
beforeAll(() => import('../../src/ui/map/answer'));

afterEach(() => {
  rolled.length = 0;
  cleanup();
  dismissToast();
});

describe('breaking away', () => {
  const beside: Lane = { red: [TITAN], at: { 'red-1': 'b1', 'blue-2': 'a1' } };

  it('spends the action, does not move and says so on a failure', async () => {
    const context = await showLane(beside);
    await tap(/Brass Titan/);
    await mode('Move');
    await askAt('b1', 'd2');
    expect(options('Break away: 4 or more')).toEqual(['No roll', '1', '2', '3', '4', '5', '6']);
    await choose('Break away: 4 or more', '3');
    await press(/^Move here/);
    await waitFor(() => expect(figure(context, 'red-1').actedThisTurn).toBe(true));
    expect(where(context, 'red-1')).toEqual(['b1']);
    expect(figure(context, 'red-1').tokens).toBe(1);
    expect(await screen.findByText(/^Brass Titan stays: it did not break away/)).toBeTruthy();
    expect(screen.queryByText(/Brass Titan to d2/)).toBeNull();
    // The log holds the die as rolled.
    expect(rolled).toEqual([[3]]);
  });

  it('moves on a success, and logs no die that was not entered', async () => {
    const context = await showLane(beside);
    await tap(/Brass Titan/);
    await mode('Move');
    await askAt('b1', 'd2');
    await press(/^Move here/);
    await waitFor(() => expect(where(context, 'red-1')).toEqual(['d2']));
    expect(await screen.findByText(/^Brass Titan to d2/)).toBeTruthy();
    expect(rolled).toEqual([]);
  });
});
