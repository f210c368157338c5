// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { createSignal } from 'solid-js';
import { expect, it } from 'vitest';
import type { MapContext } from '../../src/app/map/map-context';
import { describeMapHint } from '../../src/app/map/map-titles';
import { createPositionContext } from '../../src/app/map/position-context';
import type { Board } from '../../src/board/board';
import type { QuestionMode } from '../../src/query/map-answer';
import { EDITIONS } from '../../src/rules/editions';
import type { Fact } from '../../src/table/facts';
import { GameMap } from '../../src/ui/map/game-map';
import { makeFakeCharacter, YARD_MAP } from './map-fakes';

/** Shows a game in Ana's turn, with Rook against The Provost. Returns a function that ends the turn. */
async function playedMap(facts: readonly Fact[] = [], name: string | null = null): Promise<() => void> {
  const context = createPositionContext({
    ruleset: EDITIONS[0],
    map: YARD_MAP,
    sides: [
      { side: 'red', name: 'Ana', characters: [makeFakeCharacter('Rook')] },
      { side: 'blue', name: 'Ben', characters: [makeFakeCharacter('The Provost')] },
    ],
  });
  await context.record('place', [
    { fact: 'placed', piece: 'red-1', squares: ['b2'], how: 'placed' },
    { fact: 'placed', piece: 'blue-1', squares: ['g6'], how: 'placed' },
    { fact: 'turn', side: 'red', round: 2 },
    ...facts,
  ]);
  const [turn, setTurn] = createSignal('red');
  const played = Object.create(context, {
    plays: { value: true },
    table: { get: () => ({ ...context.table, turn: turn(), round: 2 }) },
  }) as MapContext;
  render(() => <GameMap context={played} board={context.table.board as Board} name={name} />);
  return () => setTurn('blue');
}

const title = (): string => screen.getByRole('heading', { level: 1 }).textContent ?? '';
const head = (): HTMLElement => screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;
const choose = async (name: RegExp): Promise<void> => {
  const map = screen.getByRole('application', { name: 'Map Yard' });
  await userEvent.click(within(map).getByRole('button', { name }));
};

it.each([/^Rook/, /^The Provost/])('announces whose turn begins, and clears the selection: %s', async (who) => {
  const endTurn = await playedMap();
  expect(title()).toBe('Ana’s turn');
  await choose(who);
  expect(title()).toMatch(who);
  endTurn();
  await waitFor(() => expect(title()).toBe('Ben’s turn'));
  expect(head().dataset.side).toBe('blue');
  expect(within(head()).getByRole('status').textContent).toBe('Ben’s turn');
});

it('keeps its name beside the Table, and keeps a selected figure of the side whose turn begins', async () => {
  const endTurn = await playedMap([], 'Yard');
  expect(title()).toBe('Yard');
  await choose(/^The Provost/);
  endTurn();
  expect(title()).toBe('The Provost');
});

it('says of a selected figure whether it has already acted', async () => {
  await playedMap([{ fact: 'acted', piece: 'red-1', action: 'move' }]);
  await choose(/^Rook/);
  expect(head().textContent).toContain('already acted');
  await choose(/^Rook/);
  await choose(/^The Provost/);
  expect(head().textContent).not.toContain('already acted');
});

it.each<[QuestionMode, string]>([
  ['see', 'Hatching: blocked'],
  ['move', 'Octagon: movement ends there'],
  ['threat', 'Numbers: how well'],
])('explains the marks of %s first, and also when powers are not counted', (mode, meaning) => {
  expect(describeMapHint(mode, { breakAway: false })).toMatch(new RegExp(`${meaning}.*Tap`));
  const brief = describeMapHint(mode, { breakAway: false }, ['Not counted: Outwit.']);
  expect(brief).toContain(meaning);
  expect(brief.length).toBeLessThan(84);
});
