// @vitest-environment jsdom
import { screen, waitFor, within } from '@solidjs/testing-library';
import { beforeAll, describe, expect, it } from 'vitest';
import { table } from '../../src/app/game/open-game';
import { recordStep } from '../../src/app/game/perform';
import { startGame } from '../../src/app/session/start-game';
import type { MapSheet } from '../../src/board/map-sheet';
import { type Character, type Click, listLiveClicks } from '../../src/catalog/character';
import type { Fact } from '../../src/table/facts';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { makeFakeCharacter } from './map-fakes';
import { renderWithMessages, pressButton as tap, user } from './table-page';

// The app loads the attack sheet on the first attack; tests load it once, up front.
beforeAll(() =>
  Promise.all([import('../../src/ui/game/table/game-table'), import('../../src/ui/game/table/attack-sheet')]),
);

function changed(plain: Character, slot: keyof Click, change: Partial<Click[keyof Click]>): Character {
  return {
    ...plain,
    dial: listLiveClicks(plain.dial).map((click) => ({ ...click, [slot]: { ...click[slot], ...change } })),
  };
}

const TITAN = makeFakeCharacter('Brass Titan');
const ROOK = makeFakeCharacter('Rook');
/** Lantern Eel, with a defense two lower than Rook's. */
const EEL = changed(makeFakeCharacter('Lantern Eel'), 'defense', { value: 15 });

/** A 6 × 2 map with a wall between columns c and d in both rows. */
const HALLS: MapSheet = {
  id: 'halls',
  name: 'Halls',
  source: 'entered',
  map: [
    '+---+---+---+---+---+---+',
    '| .   .   . | .   .   . |',
    '+   +   +   +   +   +   +',
    '| .   .   . | .   .   . |',
    '+---+---+---+---+---+---+',
  ].join('\n'),
  starts: {},
  warnings: [],
  notes: [],
};

interface Begun {
  readonly edition?: string;
  readonly attacker?: Character;
  readonly opponents?: readonly Character[];
  readonly round?: number;
  readonly map?: MapSheet;
  readonly facts?: readonly Fact[];
}

/** Starts a game in Brass Titan's turn, against Rook and Lantern Eel. */
async function begin({
  edition = 'core-2008',
  attacker = TITAN,
  opponents = [ROOK, EEL],
  round = 2,
  map,
  facts = [],
}: Begun = {}): Promise<void> {
  const players = [
    { side: 'red', name: 'Ana', characters: [attacker] },
    { side: 'blue', name: 'Ben', characters: opponents },
  ];
  await startGame({ name: 'Halls', edition, buildTotal: 300, actionTotal: 3, players, map: map ?? null });
  await recordStep('turn', [{ fact: 'turn', side: 'red', round }, ...facts]);
  location.hash = '#/table';
  renderWithMessages(() => <TableScreen />);
  await screen.findByRole('heading', { name: /Ana’s turn/ });
}

const figure = (piece: string) => {
  const figure = table()?.figures.get(piece);
  if (!figure) throw new Error(`no ${piece} in the game`);
  return figure;
};
const TITAN_HERE = 'red-1';
const ROOK_HERE = 'blue-1';
const EEL_HERE = 'blue-2';

const attack = () => tap(/^Attack/);
const sheet = () => screen.findByRole('dialog', { name: 'Brass Titan attacks' });
const inSheet = async () => within(await sheet());
const target = async (name: RegExp) => (await inSheet()).getByRole<HTMLInputElement>('radio', { name });
const choose = async (group: string, name: string | RegExp) =>
  user.click(within((await inSheet()).getByRole('group', { name: group })).getByRole('radio', { name }));
const roll = async (...faces: readonly number[]) => {
  for (const face of faces) await user.click((await inSheet()).getByRole('button', { name: `Rolled ${face}` }));
};
const hit = async () => (await inSheet()).getByRole('button', { name: /^Hit: / });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const undo = async () =>
  user.click(within(screen.getByRole('region', { name: 'Actions' })).getByRole('button', { name: 'Undo' }));
/** Returns the text of the verdict, the first live region of the sheet. The steppers below are live regions too. */
const verdict = async () => (await inSheet()).getAllByRole('status')[0]?.textContent;
const ticked = async () =>
  within((await inSheet()).getByRole('region', { name: 'What follows' }))
    .getAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label')?.textContent ?? '');

describe('an attack from the Table', () => {
  it('takes two taps on the likeliest target, is announced, and one undo reverts it', async () => {
    await begin();
    await attack();
    expect((await target(/^Lantern Eel/)).checked).toBe(true);
    await user.click(await hit());
    await gone();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Attack/ }));
    expect(figure(EEL_HERE).click).toBe(4);
    expect(figure(ROOK_HERE).click).toBe(1);
    expect(figure(TITAN_HERE)).toMatchObject({ actedThisTurn: true, tokens: 1, click: 1 });
    const said = await screen.findByText(/Lantern Eel takes 3 clicks from Brass Titan/);
    await user.click(within(said.closest('.toast') as HTMLElement).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(figure(EEL_HERE).click).toBe(1));
    expect(figure(TITAN_HERE)).toMatchObject({ actedThisTurn: false, tokens: 0 });
  });

  it('lists each target with its roll and odds, and selects one by keyboard too', async () => {
    await begin();
    await attack();
    const targets = within((await inSheet()).getByRole('group', { name: 'Target' })).getAllByRole('radio');
    expect(targets.map((each) => each.closest('label')?.textContent)).toEqual([
      'Lantern Eel 5+ · 83%',
      'Rook 7+ · 58%',
    ]);
    targets[1]?.focus();
    await user.keyboard(' ');
    expect((await target(/^Rook/)).checked).toBe(true);
    expect(await verdict()).toContain('7 or more');
    await user.click(await hit());
    await gone();
    expect(figure(ROOK_HERE).click).toBe(4);
    expect(figure(EEL_HERE).click).toBe(1);
  });

  it('of another kind needs its own roll', async () => {
    await begin({ opponents: [changed(ROOK, 'defense', { power: 'energy-shield-deflection' })] });
    await attack();
    const shot = await verdict();
    expect(shot).toContain('9 or more');
    await choose('Kind of attack', 'Close');
    expect(await verdict()).toContain('7 or more');
    await user.click(await hit());
    await gone();
    expect(figure(ROOK_HERE).click).toBe(4);
  });

  it('that misses only spends the action', async () => {
    await begin();
    await attack();
    await user.click((await inSheet()).getByRole('button', { name: 'Miss' }));
    await gone();
    expect(figure(TITAN_HERE)).toMatchObject({ actedThisTurn: true, tokens: 1, click: 1 });
    expect([figure(EEL_HERE).click, figure(ROOK_HERE).click]).toEqual([1, 1]);
    await screen.findByText('Brass Titan misses Lantern Eel');
    await undo();
    await waitFor(() => expect(figure(TITAN_HERE).tokens).toBe(0));
  });

  it('that misses critically costs the attacker a click', async () => {
    await begin();
    await attack();
    await roll(1, 1);
    await user.click((await inSheet()).getByRole('button', { name: /^Critical miss/ }));
    await gone();
    expect(figure(TITAN_HERE)).toMatchObject({ click: 2, tokens: 1 });
    expect(figure(EEL_HERE).click).toBe(1);
  });

  it('shows pushing damage on its button in advance', async () => {
    await begin({ facts: [{ fact: 'tokens', piece: TITAN_HERE, by: 1 }] });
    await attack();
    expect((await hit()).textContent).toContain('you push: 1');
    await user.click(await hit());
    await gone();
    expect(figure(TITAN_HERE)).toMatchObject({ click: 2, tokens: 2 });
    expect(figure(EEL_HERE).click).toBe(4);
    await undo();
    await waitFor(() => expect(figure(TITAN_HERE)).toMatchObject({ click: 1, tokens: 1 }));
    expect(figure(EEL_HERE).click).toBe(1);
  });

  it('keeps the sheet open for the second attack of a flurry, and then closes it', async () => {
    await begin({ attacker: changed(TITAN, 'speed', { power: 'flurry' }) });
    await attack();
    await choose('Kind of attack', 'Close');
    await choose('Action', 'Flurry');
    await user.click(await hit());
    await waitFor(() => expect(figure(EEL_HERE).click).toBe(4));
    expect(table()?.underway).toMatchObject({ piece: TITAN_HERE, attacks: 1 });
    // The second attack needs no further choice.
    await user.click((await inSheet()).getByRole('button', { name: 'Miss' }));
    await gone();
    expect(figure(TITAN_HERE)).toMatchObject({ tokens: 1 });
    expect(table()?.underway ?? null).toBeNull();
  });

  it('continues a flurry against another target, also after reopening the sheet', async () => {
    await begin({ attacker: changed(TITAN, 'speed', { power: 'flurry' }) });
    await attack();
    await choose('Kind of attack', 'Close');
    await choose('Action', 'Flurry');
    await user.click(await hit());
    await waitFor(() => expect(figure(EEL_HERE).click).toBe(4));
    await user.click((await inSheet()).getByRole('button', { name: 'Close' }));
    await gone();
    await attack();
    await user.click(await target(/^Rook/));
    expect((await inSheet()).getByRole<HTMLInputElement>('radio', { name: 'Close' }).checked).toBe(true);
    expect(await verdict()).toContain('7 or more');
    await user.click(await hit());
    await gone();
    expect(figure(ROOK_HERE).click).toBe(4);
    expect(figure(TITAN_HERE)).toMatchObject({ tokens: 1, click: 1 });
    expect(table()?.underway ?? null).toBeNull();
  });

  it('continues a flurry with a remaining target when the first attack was a K.O.', async () => {
    const frail = { ...ROOK, dial: ROOK.dial.slice(0, 2) };
    await begin({ attacker: changed(TITAN, 'speed', { power: 'flurry' }), opponents: [EEL, frail] });
    await attack();
    await user.click(await target(/^Rook/));
    await choose('Kind of attack', 'Close');
    await choose('Action', 'Flurry');
    await user.click(await hit());
    await waitFor(() => expect(figure(EEL_HERE).defeated).toBe(true));
    expect((await target(/^Lantern Eel/)).checked).toBe(true);
    await user.click(await hit());
    await gone();
    expect(figure(ROOK_HERE).click).toBe(4);
  });

  it('that breaks the rules says so, and is still recorded', async () => {
    await begin({ round: 1, opponents: [EEL] });
    await attack();
    expect(await verdict()).toContain('No');
    expect((await inSheet()).getByText(/first round|round 1/i)).toBeTruthy();
    await user.click((await inSheet()).getByRole('button', { name: 'Decrease Clicks dealt to Lantern Eel' }));
    await user.click((await inSheet()).getByRole('button', { name: /^Hit: 2/ }));
    await gone();
    expect(figure(ROOK_HERE).click).toBe(3);
    expect(figure(TITAN_HERE).actedThisTurn).toBe(true);
    await undo();
    await waitFor(() => expect(figure(ROOK_HERE).click).toBe(1));
  });

  it('skips unticked consequences, and the log lists them', async () => {
    await begin();
    await attack();
    expect(await ticked()).toEqual(['Brass Titan gets 1 action token', 'Lantern Eel takes 3 clicks from Brass Titan']);
    await user.click((await inSheet()).getByRole('checkbox', { name: 'Brass Titan gets 1 action token' }));
    await user.click(await hit());
    await gone();
    expect(figure(TITAN_HERE)).toMatchObject({ tokens: 0, actedThisTurn: true });
    expect(figure(EEL_HERE).click).toBe(4);
    await tap('Game menu');
    await tap('Game log');
    const lines = within(await screen.findByRole('dialog', { name: 'Game log' })).getAllByRole('listitem');
    expect(lines[0]?.textContent).toContain('Not recorded: Brass Titan gets 1 action token');
  });

  it('captures on request', async () => {
    await begin({ attacker: { ...TITAN, abilities: ['capture'] }, opponents: [EEL] });
    await attack();
    await choose('Kind of attack', 'Close');
    await choose('A hit', 'Captures');
    expect((await hit()).textContent).toContain('Hit: captures');
    await user.click(await hit());
    await gone();
    expect(figure(ROOK_HERE)).toMatchObject({ captor: TITAN_HERE, click: 1 });
    await undo();
    await waitFor(() => expect(figure(ROOK_HERE).captor).toBeNull());
  });

  it('gives a token instead of damage on request, where a power allows it', async () => {
    await begin({
      edition: 'hypertime-2003',
      attacker: changed(TITAN, 'attack', { power: 'incapacitate' }),
      opponents: [EEL],
    });
    await attack();
    await choose('A hit', 'Incapacitate');
    expect((await hit()).textContent).toContain('Hit: Incapacitate');
    await user.click(await hit());
    await gone();
    expect(figure(ROOK_HERE)).toMatchObject({ tokens: 1, click: 1 });
  });

  it("by a figure controlled by another player targets that figure's friends", async () => {
    await begin({ facts: [{ fact: 'loaned', piece: ROOK_HERE, to: 'red' }] });
    await tap(/^Rook.*range/);
    await attack();
    const controlled = within(await screen.findByRole('dialog', { name: 'Rook attacks' }));
    const targets = within(controlled.getByRole('group', { name: 'Target' })).getAllByRole('radio');
    expect(targets.map((each) => each.closest('label')?.textContent)).toEqual(['Lantern Eel 5+ · 83%']);
    await user.click(controlled.getByRole('button', { name: /^Hit: 3/ }));
    await gone();
    expect(figure(EEL_HERE).click).toBe(4);
  });

  it('says when there is no one left to attack', async () => {
    await begin({
      facts: [
        { fact: 'defeated', piece: ROOK_HERE, by: null },
        { fact: 'defeated', piece: EEL_HERE, by: null },
      ],
    });
    await attack();
    expect((await screen.findByRole('dialog', { name: 'Attack' })).textContent).toContain(
      'No opponent is left to attack',
    );
    await user.keyboard('{Escape}');
    await gone();
  });
});

describe('with or without a map', () => {
  const place = (piece: string, square: string): Fact => ({ fact: 'placed', piece, squares: [square], how: 'placed' });
  const OFF = /Not on the map/;

  it('lists what players must check when a figure is not on the map', async () => {
    await begin();
    await attack();
    expect((await inSheet()).getByText(OFF)).toBeTruthy();
  });

  it.each([2, 3, 8])('finds a target within a range of %i', async (range) => {
    await begin({ attacker: { ...TITAN, range }, opponents: [EEL] });
    await attack();
    expect(await verdict()).toContain('5 or more');
    expect((await inSheet()).getByRole<HTMLInputElement>('radio', { name: 'Ranged' }).checked).toBe(true);
  });

  it('is close without a range', async () => {
    await begin({ attacker: { ...TITAN, range: 0 }, opponents: [EEL] });
    await attack();
    expect(await verdict()).toContain('5 or more');
    await user.click(await hit());
    await gone();
    expect(figure(ROOK_HERE).click).toBe(4);
  });

  it('uses the map when both figures are on it: a target behind a wall is listed last', async () => {
    const facts = [place(TITAN_HERE, 'a1'), place(ROOK_HERE, 'c1'), place(EEL_HERE, 'f1')];
    await begin({ map: HALLS, facts });
    await attack();
    expect((await target(/^Rook/)).checked).toBe(true);
    expect((await inSheet()).queryByText(OFF)).toBeNull();
    await user.click(await target(/^Lantern Eel/));
    expect(await verdict()).toContain('No');
    expect((await inSheet()).getByText(/wall .* blocks line of fire/i)).toBeTruthy();
    await user.click(await target(/^Rook/));
    await roll(5, 5);
    expect((await ticked()).join()).toContain('Rook takes 3 clicks');
    await user.click(await hit());
    await gone();
    // The wall stops the knock back immediately.
    expect(figure(ROOK_HERE).click).toBeGreaterThan(4);
    expect(figure(TITAN_HERE).squares).toHaveLength(1);
  });

  it('assigns no square to figures off the map on a knock back', async () => {
    await begin({ opponents: [EEL] });
    await attack();
    await roll(5, 5);
    expect((await ticked()).join()).not.toContain('knocked back');
    await user.click(await hit());
    await gone();
    expect(figure(ROOK_HERE)).toMatchObject({ squares: [], click: 4 });
  });
});
