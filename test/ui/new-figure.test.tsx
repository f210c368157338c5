// @vitest-environment jsdom
import { screen, waitFor, within } from '@solidjs/testing-library';
import { beforeEach, expect, test } from 'vitest';
import { FIRST_CLICK_DEFAULTS, makeFirstClickCharacter } from '../../src/app/collection/first-click';
import { ensureLibrary } from '../../src/app/collection/library';
import { table } from '../../src/app/game/open-game';
import { closeSession } from '../../src/app/session/session';
import { certaintyOf } from '../../src/catalog/certainty';
import { characterRepository } from '../../src/store/characters';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { pressButton as press, renderWithMessages, user } from './table-page';

beforeEach(async () => {
  location.hash = '#/table/new';
  closeSession();
  await ensureLibrary();
  renderWithMessages(() => <TableScreen />);
});

test('marks every click after the first as guessed', () => {
  const made = makeFirstClickCharacter('Rook', { ...FIRST_CLICK_DEFAULTS, attack: 11, clicks: 3 });
  expect(made.dial.map((click) => click?.attack.value)).toEqual([11, 11, 11]);
  expect([1, 2, 3].map((click) => certaintyOf(made, click, 'attack'))).toEqual(['known', 'guessed', 'guessed']);
  expect(makeFirstClickCharacter('Rook', { ...FIRST_CLICK_DEFAULTS, clicks: 1 }).guessed).toBeUndefined();
});

test('a figure of no collection is entered in the form of a new game, plays in it and is saved', async () => {
  await press(/^New figure/);
  const sheet = within(await screen.findByRole('dialog', { name: 'New figure' }));
  expect(sheet.getByRole('button', { name: 'Enter its name first' })).toHaveProperty('disabled', true);
  await user.type(sheet.getByLabelText('Name'), 'Corner Rook');
  await user.type(sheet.getByLabelText('Points'), '077');
  await user.type(sheet.getByLabelText('Attack'), '11');
  await user.click(sheet.getByRole('button', { name: 'Add Corner Rook' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(/^Start/);
  await screen.findByRole('heading', { name: 'Setup' });
  const [rook] = [...(table()?.figures.values() ?? [])];
  expect(rook).toMatchObject({ points: 77, character: { name: 'Corner Rook', range: 0 } });
  expect(rook?.character.dial[0]?.attack.value).toBe(11);
  const saved = await characterRepository.list();
  expect(saved.ok && saved.value.items.filter(({ name }) => name === 'Corner Rook')).toHaveLength(1);
});
