// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Character, listLiveClicks } from '../../src/catalog/character';
import { emptyDraft } from '../../src/catalog/character-draft';
import { matchPowers } from '../../src/catalog/match-powers';
import { getSetting } from '../../src/store/settings';
import EntryScreen from '../../src/ui/collection/characters/entry-screen';
import { NewCharacter } from '../../src/ui/collection/characters/new-character';

function open(): { saved: () => Character | null } {
  let saved: Character | null = null;
  render(() => (
    <NewCharacter
      initial={emptyDraft()}
      kept={null}
      onDraft={() => undefined}
      onSave={(character) => {
        saved = character;
      }}
      onClose={() => undefined}
    />
  ));
  return { saved: () => saved };
}

const shown = (input: HTMLElement) => (input as HTMLInputElement).value;
const descriptionOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const cell = (click: number, slot: string) => screen.getByRole('combobox', { name: `Click ${click}, ${slot}` });

test('enters ten clicks by keyboard alone, in fewer than 150 keys after the name', async () => {
  const { saved } = open();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Harbour Glass');
  await user.type(screen.getByLabelText('Points'), '75');
  await user.click(cell(1, 'speed'));
  const first = '9ch{Enter}10bl{Enter}17tou{Enter}3{Enter}';
  const keys = first + Array.from({ length: 9 }, (_, index) => (index % 2 === 0 ? '=-==' : '8{Enter}===')).join('');
  await user.keyboard(keys);
  expect(keys.replace(/\{\w+\}/g, '.').length).toBeLessThan(150);
  expect(shown(cell(10, 'damage'))).toBe('3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const character = saved();
  expect(character?.dial).toHaveLength(10);
  expect(character?.dial[0]).toEqual({
    speed: { value: 9, power: 'charge' },
    attack: { value: 10, power: 'blades-claws-fangs' },
    defense: { value: 17, power: 'toughness' },
    damage: { value: 3, power: null },
  });
  expect(listLiveClicks(character?.dial ?? []).every((click) => click.speed.power === 'charge')).toBe(true);
  expect(character?.starts).toEqual([{ points: 75, click: 1 }]);
});

test('Enter on the last cell adds a click with the powers of the previous one; space and Tab also advance', async () => {
  open();
  const user = userEvent.setup();
  await user.click(cell(1, 'speed'));
  await user.keyboard('8ru 9{Tab}16{Enter}2{Enter}');
  expect(document.activeElement).toBe(cell(2, 'speed'));
  expect(descriptionOf(cell(2, 'speed'))).toBe('Run');
  expect(descriptionOf(cell(2, 'attack'))).toBe('');
});

test('removes a power by Backspace in an empty cell, or through the strip', async () => {
  open();
  const user = userEvent.setup();
  await user.click(cell(1, 'attack'));
  await user.keyboard('po{Enter}');
  expect(descriptionOf(cell(1, 'attack'))).toBe('Pois');
  await user.keyboard('{Backspace}');
  expect(descriptionOf(cell(1, 'attack'))).toBe('');
  await user.click(screen.getByRole('option', { name: 'Quake' }));
  expect(descriptionOf(cell(1, 'attack'))).toBe('Quake');
  expect(document.activeElement).toBe(cell(1, 'attack'));
  await user.click(screen.getByRole('option', { name: 'No power' }));
  expect(descriptionOf(cell(1, 'attack'))).toBe('');
});

test('works with a number pad without letters or Enter: digits, power chips and Next', async () => {
  open();
  const user = userEvent.setup();
  await user.click(cell(1, 'speed'));
  await user.keyboard('8');
  await user.click(screen.getByRole('option', { name: /Running Shot/ }));
  await user.click(screen.getByRole('button', { name: 'Next value' }));
  await user.keyboard('10');
  await user.click(screen.getByRole('button', { name: 'Next value' }));
  expect(document.activeElement).toBe(cell(1, 'defense'));
  expect([shown(cell(1, 'speed')), descriptionOf(cell(1, 'speed'))]).toEqual(['8', 'Run']);
  expect(shown(cell(1, 'attack'))).toBe('10');
  // The list of powers is the first element in the row below the numbers.
  const strip = screen.getByRole('listbox');
  expect(strip.previousElementSibling).toBeNull();
});

test('by touch: repeats the click above, and removes one', async () => {
  open();
  const user = userEvent.setup();
  await user.click(cell(1, 'speed'));
  await user.keyboard('7{Enter}8{Enter}15{Enter}1{Enter}');
  await user.click(screen.getByRole('button', { name: 'Same as above' }));
  expect(shown(cell(2, 'defense'))).toBe('15');
  expect(document.activeElement).toBe(cell(3, 'speed'));
  await user.click(screen.getByRole('button', { name: 'Remove click 3' }));
  expect(screen.queryByRole('combobox', { name: 'Click 3, speed' })).toBeNull();
});

test('reports each missing value in place, only after Save was pressed', async () => {
  const { saved } = open();
  const user = userEvent.setup();
  expect(screen.queryByText('Enter a name.')).toBeNull();
  await user.click(cell(1, 'speed'));
  await user.keyboard('8{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved()).toBeNull();
  expect(descriptionOf(screen.getByLabelText('Name'))).toBe('Enter a name.');
  expect(descriptionOf(screen.getByLabelText('Points'))).toBe('Enter the points.');
});

test('undo and redo step through the fields', async () => {
  open();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Wick');
  await user.click(cell(1, 'speed'));
  await user.keyboard('10{Enter}');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shown(cell(1, 'speed'))).toBe('');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shown(screen.getByLabelText('Name'))).toBe('');
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(shown(cell(1, 'speed'))).toBe('10');
  expect(shown(screen.getByLabelText('Name'))).toBe('Wick');
});

test('previews the first click as the table will show it', async () => {
  open();
  const user = userEvent.setup();
  await user.click(cell(1, 'speed'));
  await user.keyboard('12hy{Enter}');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(within(preview).getByText('12')).toBeDefined();
  expect(within(preview).getByText(/Hypersonic Speed/)).toBeDefined();
});

test('keeps a draft after the screen closes, and discards it once saved', async () => {
  const closed = vi.fn();
  const user = userEvent.setup();
  const first = render(() => <EntryScreen id={null} onClose={closed} />);
  await user.type(await screen.findByLabelText('Name'), 'Half Done');
  first.unmount();
  await waitFor(async () =>
    expect((await getSetting('draft')).ok && (await getSetting('draft'))).toMatchObject({
      value: { name: 'Half Done' },
    }),
  );

  render(() => <EntryScreen id={null} onClose={closed} />);
  expect(shown(await screen.findByLabelText('Name'))).toBe('Half Done');
  await user.type(screen.getByLabelText('Points'), '10');
  await user.click(cell(1, 'speed'));
  await user.keyboard('8{Enter}8{Enter}14{Enter}1{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(await getSetting('draft')).toEqual({ ok: true, value: null });
});

test('letters match the beginning of a power, then its initials, then a later word', () => {
  const choices = ['Leap/Climb', 'Running Shot', 'Charge', 'Super Strength', 'Hypersonic Speed'].map((name) => ({
    id: name,
    name,
  }));
  const found = (typed: string) => matchPowers(typed, choices).map((choice) => choice.name);
  expect(found('ch')).toEqual(['Charge']);
  expect(found('rs')).toEqual(['Running Shot']);
  expect(found('s')).toEqual(['Super Strength', 'Running Shot', 'Hypersonic Speed']);
  expect(found('climb')).toEqual(['Leap/Climb']);
  expect(found('')).toHaveLength(5);
  expect(found('xyz')).toEqual([]);
});
