// @vitest-environment jsdom
import { screen, waitFor, within } from '@solidjs/testing-library';
import { beforeEach, expect, test } from 'vitest';
import { ensureLibrary } from '../../src/app/collection/library';
import { table } from '../../src/app/game/open-game';
import { makeDefaultQuickFigure, makeFirstClickCharacter } from '../../src/app/map/quick-figure';
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

test('marks every click after the first as guessed, and puts powers into their slots', () => {
  const plain = makeDefaultQuickFigure('Rook');
  const figure = { ...plain, values: { ...plain.values, attack: 11, clicks: 3 }, powers: 'Running Shot, flight' };
  const made = makeFirstClickCharacter(figure, 77);
  expect(made.dial.map((click) => [click?.attack.value, click?.speed.power])).toEqual(
    Array.from({ length: 3 }, () => [11, 'running-shot']),
  );
  expect(made).toMatchObject({ abilities: ['flight'], starts: [{ points: 77, click: 1 }] });
  expect([1, 2, 3].map((click) => certaintyOf(made, click, 'attack'))).toEqual(['known', 'guessed', 'guessed']);
  const single = makeFirstClickCharacter({ ...plain, values: { ...plain.values, clicks: 1 } }, 0);
  expect(single.guessed).toBeUndefined();
});

test('values typed one after the other flow from field to field', async () => {
  await press(/^New figure/);
  const sheet = within(await screen.findByRole('dialog', { name: 'New figure' }));
  await user.type(sheet.getByLabelText('Name'), 'Rook{Enter}77{Enter}8111626');
  await user.keyboard('14');
  const values = ['Points', 'Speed', 'Attack', 'Defense', 'Damage', 'Range', 'Bolts', 'Clicks left'].map(
    (label) => (sheet.getByLabelText(label) as HTMLInputElement).value,
  );
  expect(values).toEqual(['77', '8', '11', '16', '2', '6', '1', '4']);
});

test('a figure of no collection is entered in the form of a new game, plays in it and is saved', async () => {
  await press(/^New figure/);
  const sheet = within(await screen.findByRole('dialog', { name: 'New figure' }));
  expect(sheet.getByRole('button', { name: 'Enter its name first' })).toHaveProperty('disabled', true);
  await user.type(sheet.getByLabelText('Name'), 'Corner Rook');
  await user.type(sheet.getByLabelText('Points'), '077');
  for (const [label, value] of [
    ['Attack', '11'],
    ['Range', '0'],
  ] as const) {
    await user.clear(sheet.getByLabelText(label));
    await user.type(sheet.getByLabelText(label), value);
    await user.tab();
  }
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
