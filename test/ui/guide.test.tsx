// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { goTo } from '../../src/app/route';
import GuideScreen from '../../src/ui/settings/guide-screen';

const sectionOf = (title: string) => screen.getByRole('heading', { name: title }).closest('details') as HTMLElement;

afterEach(() => {
  cleanup();
  goTo('table');
});

test('lists all sections closed, and opens the one in the address', async () => {
  goTo('table', 'guide', 'backups');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  render(() => <GuideScreen />);
  await screen.findByRole('heading', { name: 'Backups and storage' });
  expect(sectionOf('Backups and storage')).toHaveProperty('open', true);
  expect(sectionOf('At the table')).toHaveProperty('open', false);
  within(sectionOf('Backups and storage')).getByText('Back up now');
});

test('a search shows the paragraphs that match, and says so if none does', async () => {
  render(() => <GuideScreen />);
  await screen.findByRole('heading', { name: 'At the table' });
  const input = screen.getByRole('searchbox', { name: 'Search the guide' });
  await userEvent.type(input, 'magnifier');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Photographing a map',
  ]);
  expect(within(sectionOf('Photographing a map')).getAllByText(/./, { selector: 'p' })).toHaveLength(1);
  await userEvent.clear(input);
  await userEvent.type(input, 'xylophone');
  screen.getByText('Nothing found. Try a single word.');
});
