// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@solidjs/testing-library';
import { expect, it } from 'vitest';
import { ensureLibrary } from '../../src/app/collection/library';
import { defaultDatabase } from '../../src/store/database';
import { Shell } from '../../src/ui/shell/shell';
import { user } from './table-page';

it('reports unreadable records, shows why, and discards them with undo', async () => {
  await defaultDatabase().characters.bulkPut([{ id: 'torn', name: 7 }] as never);
  render(() => <Shell />);
  await ensureLibrary();
  const banner = await screen.findByText(/^1 record could not be read/);
  await user.click(within(banner.parentElement as HTMLElement).getByRole('button', { name: 'View' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Unreadable records' }));
  const row = within(await sheet.findByRole('listitem'));
  expect(row.getByText('A character')).toBeTruthy();
  expect(row.getByText(/name/)).toBeTruthy();
  // Pressed at once, because another read of the store draws the list again.
  sheet.getByRole('button', { name: /^Delete/ }).click();
  await sheet.findByText('No unreadable records');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sheet.getByText('"torn"')).toBeTruthy());
  expect(await defaultDatabase().asides.count()).toBe(1);
});
