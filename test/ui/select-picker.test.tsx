// @vitest-environment jsdom
import { render, screen, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { createSignal } from 'solid-js';
import { expect, test } from 'vitest';
import { SelectField } from '../../src/ui/kit/field';
import { PickSelect } from '../../src/ui/kit/pick-select';
import SelectPicker from '../../src/ui/kit/select-picker';

const FRUIT = ['Apple of the orchard', 'Quince of the garden', 'Pear of the meadow'];
const MONTHS = Array.from({ length: 13 }, (_, index) => `Month number ${index + 1} of the year`);

function show(names: readonly string[]) {
  const [value, setValue] = createSignal(names[1] ?? '');
  const [picked, setPicked] = createSignal<string[]>([]);
  render(() => (
    <>
      <SelectField
        label="Kind"
        value={value()}
        options={names.map((name) => ({ value: name, label: name }))}
        onChange={setValue}
      />
      <PickSelect
        aria-label="More"
        prompt="Add one…"
        options={names.map((name) => ({ name }))}
        onPick={({ name }) => setPicked([...picked(), name])}
      />
      <SelectPicker />
    </>
  ));
  return { value, picked };
}

const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const sheet = (name: string) => screen.getByRole('dialog', { name });
const option = (name: string) => within(screen.getByRole('listbox')).getByRole('option', { name });

test('a tap on a select opens its options as a sheet, and a tap on an option selects it', async () => {
  const { value } = show(FRUIT);
  await userEvent.click(field('Kind'));
  expect(option('Quince of the garden').getAttribute('aria-selected')).toBe('true');
  await userEvent.click(within(sheet('Kind')).getByRole('option', { name: 'Pear of the meadow' }));
  expect(value()).toBe('Pear of the meadow');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field('Kind'));
});

test('keys open the sheet, move through it and choose', async () => {
  const { value } = show(FRUIT);
  field('Kind').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(option('Quince of the garden'));
  await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
  expect(value()).toBe('Apple of the orchard');
  await userEvent.keyboard(' {Escape}');
  expect([value(), screen.queryByRole('dialog')]).toEqual(['Apple of the orchard', null]);
});

test('a list that acts like a menu shows no prompt among its options, and can be used again', async () => {
  const { picked } = show(FRUIT);
  for (const name of ['Quince of the garden', 'Quince of the garden']) {
    await userEvent.click(field('More'));
    expect(within(sheet('More')).getAllByRole('option')).toHaveLength(FRUIT.length);
    await userEvent.click(option(name));
  }
  expect(picked()).toEqual(['Quince of the garden', 'Quince of the garden']);
});

test('a long list can be filtered', async () => {
  const { value } = show(MONTHS);
  await userEvent.click(field('Kind'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter the list' }), 'NUMBER 13');
  const left = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(left.map(({ textContent }) => textContent)).toEqual(['Month number 13 of the year']);
  await userEvent.click(option('Month number 13 of the year'));
  expect(value()).toBe('Month number 13 of the year');
});

test('assistive technology may set the value itself, which ends the choice', async () => {
  const { value } = show(FRUIT);
  await userEvent.selectOptions(field('Kind'), 'Pear of the meadow');
  expect([value(), screen.queryByRole('dialog')]).toEqual(['Pear of the meadow', null]);
});
