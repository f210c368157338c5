// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import { createSignal, Show } from 'solid-js';
import { afterEach, describe, expect, it } from 'vitest';
import { parseRoute, printRoute, TABS } from '../../src/app/route';
import { applyDeviceSettings, deviceSettings } from '../../src/app/settings/device-settings';
import { FormField } from '../../src/ui/kit/field';
import { SegmentedControl } from '../../src/ui/kit/segmented';
import { BottomSheet } from '../../src/ui/kit/sheet';
import { Stepper } from '../../src/ui/kit/stepper';
import { ErrorScreen } from '../../src/ui/shell/error-screen';
import { Shell } from '../../src/ui/shell/shell';
import { user } from './table-page';

afterEach(() => {
  cleanup();
  deviceSettings.theme.set('system');
  deviceSettings.hand.set('right');
});

describe('routing and the shell', () => {
  it('parses and prints every tab with its subpath', () => {
    for (const tab of TABS) {
      const route = { tab, rest: ['a b', 'ü/x'] };
      expect(parseRoute(printRoute(route))).toEqual(route);
    }
  });

  it('opens the Table on an unknown address, and survives a malformed one', () => {
    expect(parseRoute('')).toEqual({ tab: 'table', rest: [] });
    expect(parseRoute('#/nowhere/else')).toEqual({ tab: 'table', rest: [] });
    expect(parseRoute('#/map/%E0%A4%A')).toEqual({ tab: 'map', rest: ['%E0%A4%A'] });
  });

  it('shows five tabs as links and marks the one that is open', async () => {
    location.hash = '#/table';
    render(() => <Shell />);
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Table', 'Map', 'Forces', 'Collection', 'Rules']);
    expect(links[0]?.getAttribute('aria-current')).toBe('page');
    location.hash = '#/rules';
    await waitFor(() => expect(links[4]?.getAttribute('aria-current')).toBe('page'));
    expect(links[0]?.hasAttribute('aria-current')).toBe(false);
    location.hash = '#/table';
  });

  it('reports a crash and offers a retry', async () => {
    let tries = 0;
    render(() => <ErrorScreen error={new Error('Map: torn.')} again={() => tries++} />);
    expect(screen.getByText(/Map: torn\. Your games are safe/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(1);
  });

  it('stores the chosen theme, and can follow the device again', async () => {
    location.hash = '#/table/games';
    render(() => <Shell />);
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    await user.click(await screen.findByRole('radio', { name: 'Light' }));
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(localStorage.getItem('sidekick-theme')).toBe('light');
    await user.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(deviceSettings.theme()).toBe('system');
  });

  it('stores the chosen hand, and applies it at the start', async () => {
    applyDeviceSettings();
    expect(document.documentElement.dataset.hand).toBe('right');
    location.hash = '#/table/games';
    render(() => <Shell />);
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    const group = await screen.findByRole('group', { name: 'Hand holding the phone' });
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Right hand' }).checked).toBe(true);
    await user.click(within(group).getByRole('radio', { name: 'Left hand' }));
    expect(document.documentElement.dataset.hand).toBe('left');
    expect(localStorage.getItem('sidekick-hand')).toBe('left');
    // A restart is simulated: the stored setting is applied again.
    delete document.documentElement.dataset.hand;
    applyDeviceSettings();
    expect(document.documentElement.dataset.hand).toBe('left');
    expect(deviceSettings.hand()).toBe('left');
  });
});

describe('UI components', () => {
  it('a sheet is a named dialog that Esc closes, and returns the focus', async () => {
    const [open, setOpen] = createSignal(false);
    render(() => (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open it
        </button>
        <Show when={open()}>
          <BottomSheet title="Inside" onClose={() => setOpen(false)}>
            <p>Words</p>
          </BottomSheet>
        </Show>
      </>
    ));
    const opener = screen.getByRole('button', { name: 'Open it' });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Inside' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('a segmented control is a radio group', async () => {
    const [value, setValue] = createSignal<'see' | 'hit'>('see');
    render(() => (
      <SegmentedControl
        label="Ask"
        options={[
          { value: 'see', label: 'See' },
          { value: 'hit', label: 'Hit' },
        ]}
        value={value()}
        onChange={setValue}
      />
    ));
    const group = within(screen.getByRole('group', { name: 'Ask' }));
    await user.click(group.getByRole('radio', { name: 'Hit' }));
    expect(value()).toBe('hit');
    expect((group.getByRole('radio', { name: 'Hit' }) as HTMLInputElement).checked).toBe(true);
  });

  it('a stepper stops at its limits', async () => {
    const [value, setValue] = createSignal(1);
    render(() => <Stepper label="Clicks" value={value()} min={1} max={2} onChange={setValue} />);
    expect(screen.getByRole('button', { name: 'Decrease Clicks' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Increase Clicks' }));
    expect(value()).toBe(2);
    expect(screen.getByRole('button', { name: 'Increase Clicks' }).hasAttribute('disabled')).toBe(true);
  });

  it('a field links its fault to its control', () => {
    render(() => (
      <FormField label="Name" fault="A name is needed.">
        {(input) => <input {...input} />}
      </FormField>
    ));
    const input = screen.getByLabelText('Name');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const below = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(below?.textContent).toBe('A name is needed.');
  });
});
