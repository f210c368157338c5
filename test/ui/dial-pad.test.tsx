// @vitest-environment jsdom
import { render, screen, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, isCompleteValue } from '../../src/catalog/character-draft';
import { NewCharacter } from '../../src/ui/collection/characters/new-character';

const user = userEvent.setup();
const cell = (click: number, slot: string) =>
  screen.getByRole<HTMLInputElement>('combobox', { name: `Click ${click}, ${slot}` });
const pad = () => within(screen.getByRole('region', { name: 'Number pad' }));
const tapKeys = async (...keys: readonly string[]): Promise<void> => {
  for (const name of keys) await user.click(pad().getByRole('button', { name }));
};
const listValues = (): readonly string[] =>
  screen.getAllByRole<HTMLInputElement>('combobox', { name: /^Click \d/ }).map(({ value }) => value);

beforeEach(async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(() => (
    <NewCharacter
      initial={emptyDraft()}
      kept={null}
      onDraft={() => undefined}
      onSave={() => undefined}
      onClose={() => undefined}
    />
  ));
  await user.click(cell(1, 'speed'));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['speed', '9', true],
  ['speed', '1', false],
  ['attack', '12', true],
  ['defense', '2', false],
  ['defense', '0', false],
  ['damage', '1', true],
  ['damage', '', false],
] as const)('a value of %s is complete: %s, %s', (slot, value, complete) => {
  expect(isCompleteValue(slot, value)).toBe(complete);
});

test('digits flow through the cells into the next click, and 05 is 5', async () => {
  await tapKeys('0', '5', '1', '1', '1', '7', '2', '8');
  expect(listValues()).toEqual(['5', '11', '17', '2', '8', '', '', '']);
  expect(document.activeElement).toBe(cell(2, 'speed'));
});

test('a power after a value moves on, and before a value stays', async () => {
  await user.click(pad().getByRole('option', { name: 'Flurry' }));
  expect(document.activeElement).toBe(cell(1, 'speed'));
  await tapKeys('8');
  await user.click(pad().getByRole('option', { name: 'Charge' }));
  expect(document.activeElement).toBe(cell(1, 'attack'));
  expect(pad().queryByRole('option', { name: 'Charge' })).toBeNull();
});

test('a tap on a cell corrects its value in place', async () => {
  await tapKeys('8', '9', '1', '6', '2');
  await user.click(cell(1, 'attack'));
  await tapKeys('1', '0');
  expect(listValues()).toEqual(['8', '10', '16', '2']);
  await tapKeys('Erase');
  expect(cell(1, 'attack').value).toBe('1');
  await tapKeys('Previous value');
  expect(document.activeElement).toBe(cell(1, 'speed'));
});

test('repeats a whole click, and K.O. ends the dial', async () => {
  await tapKeys('8', '9', '1', '6', '2', 'Same as above');
  expect(listValues().slice(4, 8)).toEqual(['8', '9', '16', '2']);
  await tapKeys('K.O.: the dial ends');
  expect(listValues().slice(8)).toEqual(['KO', 'KO', 'KO', 'KO']);
  expect(screen.queryByRole('region', { name: 'Number pad' })).toBeNull();
});

test('a connected keyboard types as before, and the system keyboard stays closed', async () => {
  expect(cell(1, 'speed').inputMode).toBe('none');
  await user.keyboard('9ch{Enter}10');
  expect(listValues().slice(0, 2)).toEqual(['9', '10']);
});
