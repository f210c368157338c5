// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@solidjs/testing-library';
import { beforeEach, expect, it } from 'vitest';
import { selected, table } from '../../src/app/game/open-game';
import { showOverlayOnMap } from '../../src/app/map/show-overlay';
import Settings from '../../src/ui/settings/settings';
import Shortcuts from '../../src/ui/shell/shortcuts';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { startUnplacedDemoGame } from '../helpers/demo-game';
import { user } from './table-page';

beforeEach(async () => {
  location.hash = '#/table';
  render(() => (
    <>
      <TableScreen />
      <label>
        Notes <input />
      </label>
      <Shortcuts />
    </>
  ));
  await startUnplacedDemoGame();
  await user.click(await screen.findByRole('button', { name: 'Ana goes first' }));
  await user.click(await screen.findByRole('button', { name: /^Start the game/ }));
  await screen.findByRole('heading', { name: /Ana’s turn/ });
});

const click = () => table()?.figures.get(selected() ?? '')?.click;

it('turns the dial of the selected figure, undoes and redoes it', async () => {
  await user.keyboard('--');
  await waitFor(() => expect(click()).toBe(3));
  await user.keyboard('+');
  await waitFor(() => expect(click()).toBe(2));
  await user.keyboard('z');
  await waitFor(() => expect(click()).toBe(3));
  await user.keyboard('{Shift>}z{/Shift}');
  await waitFor(() => expect(click()).toBe(2));
});

it('does not heal beyond the starting click, and ends the turn', async () => {
  await user.keyboard('+e');
  await screen.findByRole('heading', { name: /Ben’s turn/ });
  expect([...(table()?.figures.values() ?? [])].every((figure) => figure.click === figure.start)).toBe(true);
});

it('ignores keys typed into a field or an open sheet', async () => {
  await user.click(screen.getByRole('textbox', { name: 'Notes' }));
  await user.keyboard('e-3?');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Notes' }).value).toBe('e-3?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(document.body);
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(sheet.textContent).toContain('Shift+Z');
  await user.keyboard('e-3');
  expect(location.hash).toBe('#/table');
  expect(click()).toBe(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('heading', { name: /Ana’s turn/ });
});

it('switches tabs; outside the game, its keys do nothing', async () => {
  await user.keyboard('3');
  await waitFor(() => expect(location.hash).toBe('#/forces'));
  await user.keyboard('-e');
  expect(click()).toBe(1);
  await user.keyboard('1');
  await waitFor(() => expect(location.hash).toBe('#/table'));
  await user.keyboard('-');
  await waitFor(() => expect(click()).toBe(2));
});

it('ignores single keys once they are switched off in the key sheet or settings; Ctrl combinations still work', async () => {
  const choose = async (sheet: string, value: string) => {
    const keys = within(await screen.findByRole('dialog', { name: sheet })).getByRole('group', { name: 'Keys' });
    await user.click(within(keys).getByRole('radio', { name: value }));
    expect(localStorage.getItem('sidekick-keys')).toBe(value.toLowerCase());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await user.keyboard('-');
  await waitFor(() => expect(click()).toBe(2));
  await user.keyboard('?');
  await choose('Keyboard shortcuts', 'Off');
  await user.keyboard('-e3?');
  expect(location.hash).toBe('#/table');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(click()).toBe(1));
  const settings = render(() => <Settings onClose={() => settings.unmount()} />);
  await choose('Settings', 'On');
  await user.keyboard('-');
  await waitFor(() => expect(click()).toBe(2));
});

it('does not change overlays without an open map', () => {
  expect(showOverlayOnMap('hit')).toBe(false);
});
