// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { table } from '../../src/app/game/open-game';
import { recordStep } from '../../src/app/game/perform';
import type { RulesContext } from '../../src/app/rules/rules-context';
import ActionSheet from '../../src/ui/game/table/action-sheet';
import FoundEntries from '../../src/ui/shared/book/found-entries';
import RulesSearchSheet from '../../src/ui/shared/book/rules-search-sheet';
import { startUnplacedDemoGame } from '../helpers/demo-game';

afterEach(cleanup);

const edition = 'core-2008';

test('a question that a board answers shows the verdict, its reason and the board above the rule', async () => {
  render(() => <FoundEntries typed="can i shoot past a friend" edition={edition} />);
  const answer = screen.getByRole('article', { name: 'Line of fire' });
  expect(await within(answer).findByText('No')).toBeDefined();
  expect(within(answer).getByText('C blocks line of fire')).toBeDefined();
  expect(within(answer).getByRole('application', { name: /Map/ })).toBeDefined();
  expect(within(answer).getByRole('link').getAttribute('href')).toBe('#/rules/core-2008/line-of-fire');
});

test('a question without a board shows the sentence that answers it, with section and page of the book', () => {
  render(() => <FoundEntries typed="how much does pushing hurt" edition={edition} />);
  const answer = screen.getByRole('article', { name: 'Pushing' });
  expect(within(answer).getByText(/1 click of pushing damage/)).toBeDefined();
  expect(within(answer).getByText(/^Core rules, 2008 · .* · p\. \d+ ff\.$/)).toBeDefined();
  expect(within(answer).queryByRole('application')).toBeNull();
});

test('for a question that no entry answers, says that the book does not cover it and offers the nearest three', () => {
  render(() => <FoundEntries typed="who pays for the pizza tonight" edition={edition} />);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText(/does not cover this/)).toBeDefined();
  expect(within(screen.getByRole('list', { name: 'Core rules, 2008' })).getAllByRole('listitem')).toHaveLength(3);
});

const context: RulesContext = {
  subject: 'Rook',
  edition,
  topics: ['running-shot', 'toughness', 'no-such-power', 'toughness'],
  cites: [{ edition, passage: 'Walls', basis: 'book' }],
};

test('asked from a figure or an answer, the rules about it are listed at first, each once', () => {
  render(() => <RulesSearchSheet context={context} onClose={() => {}} />);
  const near = within(screen.getByRole('list', { name: 'Rook' })).getAllByRole('button');
  expect(near.map((each) => each.querySelector('strong')?.textContent)).toEqual(['Walls', 'Running Shot', 'Toughness']);
});

test('asked from a figure, its own power comes before others that answer as well', async () => {
  const first = async (topics: readonly string[]) => {
    render(() => <RulesSearchSheet context={{ ...context, topics, cites: [] }} onClose={() => {}} />);
    await userEvent.type(screen.getByRole('searchbox'), 'how much damage does it reduce');
    const name = screen.getByRole('article').getAttribute('aria-label');
    cleanup();
    return name;
  };
  expect(await first(['invulnerability'])).toBe('Invulnerability');
  expect(await first(['toughness'])).toBe('Toughness');
});

test('a result opens over the sheet, and closing it returns to the results', async () => {
  render(() => <RulesSearchSheet context={context} onClose={() => {}} />);
  await userEvent.type(screen.getByRole('searchbox'), 'toughness');
  await userEvent.click(within(screen.getByRole('article', { name: 'Toughness' })).getByRole('button'));
  const entry = screen.getByRole('dialog', { name: 'Toughness' });
  expect(within(entry).getByRole('link', { name: 'Open in Rules' })).toBeDefined();
  await userEvent.click(within(entry).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'toughness');
});

test('asked from the actions of a figure, its powers and the passages against an action are listed at first', async () => {
  await startUnplacedDemoGame();
  const figure = () => table()?.figures.get('red-1');
  await recordStep('tokens', [{ fact: 'tokens', piece: 'red-1', by: 2 }]);
  const titan = figure();
  if (!titan) throw new Error('no figure');
  render(() => (
    <ActionSheet figure={titan} onOption={() => {}} onDraft={() => {}} onMore={() => {}} onClose={() => {}} />
  ));
  await userEvent.click(screen.getByRole('button', { name: 'Ask the rules' }));
  const near = within(await screen.findByRole('list', { name: 'Brass Titan' })).getAllByRole('button');
  expect(near.map((each) => each.querySelector('strong')?.textContent)).toEqual(['Pushing', 'Running Shot']);
});
