// @vitest-environment jsdom
import { screen, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Character, listLiveClicks } from '../../src/catalog/character';
import { emptyDraft } from '../../src/catalog/character-draft';
import { draftFromCharacter } from '../../src/catalog/character-entry';
import { NewCharacter } from '../../src/ui/collection/characters/new-character';
import { renderWithMessages } from './table-page';

function open(): { saved: () => Character | null } {
  let saved: Character | null = null;
  renderWithMessages(() => (
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

const cell = (click: number, slot: string) => screen.getByRole('combobox', { name: `Click ${click}, ${slot}` });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

async function begin(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Name'), 'Half Known');
  await userEvent.type(screen.getByLabelText('Points'), '75');
}

test('pastes whole rows with powers; text that is not a click is reported and changes nothing', async () => {
  const { saved } = open();
  await begin();
  await userEvent.click(cell(1, 'speed'));
  await userEvent.paste('10 charge 9 17 toughness 3\n9 charge 9 16 2\n8 8 15 2');
  await userEvent.paste('8 charges at everybody 3 4');
  expect(await screen.findByText(/is not a click. Paste four values/)).toBeDefined();
  await save();
  expect(
    listLiveClicks(saved()?.dial ?? []).map(({ speed, defense }) => [speed.value, speed.power, defense.value]),
  ).toEqual([
    [10, 'charge', 17],
    [9, 'charge', 16],
    [8, null, 15],
  ]);
});

test('an unknown value is a question mark, counts as the value above, and stays marked', async () => {
  const { saved } = open();
  await begin();
  await userEvent.click(cell(1, 'speed'));
  await userEvent.keyboard('8{Enter}9{Enter}15{Enter}2{Enter}');
  await userEvent.keyboard('7{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Unknown value' }));
  await userEvent.keyboard('?{Enter}1{Enter}');
  await save();
  const character = saved();
  expect(character?.guessed).toEqual(['2.attack', '2.defense']);
  expect(character?.dial[1]).toMatchObject({ speed: { value: 7 }, attack: { value: 9 }, defense: { value: 15 } });
  expect(character && draftFromCharacter(character).clicks[1]?.attack.value).toBe('?');
});

test('one tap turns the current click into K.O., and typing continues on the next click', async () => {
  const { saved } = open();
  await begin();
  await userEvent.click(cell(1, 'speed'));
  await userEvent.keyboard('8{Enter}9{Enter}15{Enter}2{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'K.O. on click 2' }));
  await userEvent.keyboard('6{Enter}7{Enter}14{Enter}1');
  await save();
  expect(saved()?.dial.map((click) => click?.speed.value ?? 'K.O.')).toEqual([8, 'K.O.', 6]);
});

test('saves a second starting line, a special power with its effects, teams, rarity and the real name', async () => {
  const { saved } = open();
  await begin();
  await userEvent.click(cell(1, 'speed'));
  await userEvent.paste('10 9 17 3\n9 9 16 2\n8 8 15 2');
  await userEvent.click(screen.getByRole('button', { name: 'Add a starting line' }));
  await userEvent.type(screen.getByLabelText('Points of starting line 2'), '50');
  await userEvent.click(screen.getByRole('button', { name: 'Add a special power' }));
  const form = screen.getByRole('group', { name: 'Special power 1' });
  await userEvent.selectOptions(within(form).getByLabelText('Where on the card'), 'Trait, always on');
  await userEvent.type(within(form).getByLabelText('Power name'), 'TIDE');
  await userEvent.type(within(form).getByLabelText('Rules text'), 'Once a game.');
  await userEvent.type(within(form).getByLabelText('Powers it grants'), 'Charge, Leap/Climb');
  await userEvent.type(screen.getByLabelText('Teams'), 'Harbour Watch, Lamps');
  await userEvent.type(screen.getByLabelText('Rarity'), 'Rare');
  await userEvent.type(screen.getByLabelText('Real name'), 'Wendel Ash');
  await save();
  expect(saved()).toMatchObject({
    starts: [
      { points: 75, click: 1 },
      { points: 50, click: 2 },
    ],
    specials: [{ slot: 'trait', name: 'TIDE', text: 'Once a game.', grants: ['charge', 'leap-climb'] }],
    teams: ['Harbour Watch', 'Lamps'],
    rarity: 'rare',
    realName: 'Wendel Ash',
  });
});

test('finds a power by the colour of its square, shown beside its name', async () => {
  open();
  await userEvent.click(cell(1, 'attack'));
  const option = screen.getByRole('option', { name: 'Quake' });
  expect(option.textContent).toContain('light green');
  await userEvent.keyboard('9lime{Enter}');
  expect(document.getElementById(cell(1, 'attack').getAttribute('aria-describedby') ?? '')?.textContent).toBe('Quake');
});
