// @vitest-environment jsdom

import { cleanup, render, screen, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadPuzzleBook, pickPuzzle } from '../../src/app/puzzle/puzzle-book';
import { solvePuzzle } from '../../src/plan/puzzle/puzzle';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Ruleset } from '../../src/rules/ruleset';
import PuzzleScreen from '../../src/ui/rules/puzzle/puzzle-screen';
import { DEED_RESOLVING_RULESETS } from '../helpers/random-game';
import { readPuzzleTable } from '../plan/make-puzzle';
import { makeFakePlanner } from './fake-planner';

let planner: ReturnType<typeof makeFakePlanner>;

beforeEach(() => {
  planner = makeFakePlanner();
});
afterEach(cleanup);

const TODAY = new Date(2026, 10, 29);

/** Shows the puzzle of the day of an edition and lets the fake planner solve it. Returns the index of the best plan. */
async function openPuzzleOfDay(rules: Ruleset | undefined): Promise<number> {
  const book = rules && (await loadPuzzleBook(rules.id));
  if (!rules || !book) throw new RangeError('no puzzles');
  render(() => <PuzzleScreen today={TODAY} />);
  // The first edition opens at once; the worker answers one search after another.
  await expect.poll(() => planner.last()).toMatchObject({ ask: 'puzzle' });
  planner.ended('failed');
  await screen.findByRole('alert');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rules of' }), rules.id);
  const day = Math.floor(Date.UTC(2026, 10, 29) / 86_400_000);
  const stored = book.puzzles[pickPuzzle(book, 1, day) ?? 0];
  if (!stored) throw new RangeError('no puzzle');
  const { table, side } = readPuzzleTable(rules, stored.position);
  const solved = solvePuzzle(rules, table, side, stored);
  await expect.poll(() => planner.last()).toMatchObject({ ask: 'puzzle', edition: rules.id });
  planner.found('puzzle', solved);
  planner.ended();
  await screen.findByRole('list', { name: 'Plans' });
  return solved.best;
}

const plans = () => within(screen.getByRole('list', { name: 'Plans' })).getAllByRole('button');

it('praises the best plan, counts it, and shows the rule with its passage', async () => {
  const best = await openPuzzleOfDay(DEED_RESOLVING_RULESETS[1]);
  expect(screen.getByRole('button', { name: 'Tap a plan to see it on the map' }).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('region', { name: 'Why' })).toBeNull();
  await userEvent.click(plans()[best] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Answer with this plan' }));
  expect(await screen.findByText('Correct')).toBeTruthy();
  expect(screen.getByText(/1 correct in a row/)).toBeTruthy();
  expect(plans()[best]?.textContent).toMatch(/Best plan · Your answer$/);
  const links = within(screen.getByRole('region', { name: 'Why' })).getAllByRole('link');
  expect(links[0]?.getAttribute('href')).toMatch(/^#\/rules\/at\//);
});

it('shows the best plan after a wrong answer, and ends the streak', async () => {
  const best = await openPuzzleOfDay(DEED_RESOLVING_RULESETS[2]);
  await userEvent.click(plans()[best === 0 ? 1 : 0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Answer with this plan' }));
  expect(await screen.findByText('Not the best')).toBeTruthy();
  expect(screen.getByText(/0 correct in a row · best: 1/)).toBeTruthy();
  expect(plans()[best]?.textContent).toMatch(/Best plan$/);
  expect(screen.getByRole('button', { name: 'Next puzzle' })).toBeTruthy();
});

it('shows a mission with its cards, plans and scores in points for defeats', async () => {
  const best = await openPuzzleOfDay(strikeTeams);
  expect(screen.getByRole('heading', { name: /: 1 activation\. Which plan is best\?$/ })).toBeTruthy();
  expect(screen.getByText(/Hero or villain: 60 points\. Mastermind: 120\. Henchman: 20\./)).toBeTruthy();
  await userEvent.click(screen.getByText('All figures'));
  expect(screen.getAllByText(/^Attack \d+ \(\d+ AP\)/).length).toBeGreaterThan(1);
  expect(plans().some(({ textContent }) => /attacks|shoots at/.test(textContent ?? ''))).toBe(true);
  await userEvent.click(plans()[best] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Answer with this plan' }));
  expect(await screen.findByText('Correct')).toBeTruthy();
  expect(plans()[best]?.textContent).toMatch(/points: .*at riskBest plan · Your answer$/);
  expect(within(screen.getByRole('region', { name: 'Why' })).getAllByRole('link').length).toBeGreaterThan(0);
});
