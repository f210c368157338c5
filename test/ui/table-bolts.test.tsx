// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@solidjs/testing-library';
import { beforeAll, describe, expect, it } from 'vitest';
import { table } from '../../src/app/game/open-game';
import { recordStep } from '../../src/app/game/perform';
import { startGame } from '../../src/app/session/start-game';
import type { MapSheet } from '../../src/board/map-sheet';
import type { Fact } from '../../src/table/facts';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { makeFakeCharacter } from './map-fakes';
import { user } from './table-page';

// The app loads the attack sheet on the first attack; tests load it once, up front.
beforeAll(() =>
  Promise.all([import('../../src/ui/game/table/game-table'), import('../../src/ui/game/table/attack-sheet')]),
);

const TITAN_HERE = 'red-1';
const EEL_HERE = 'blue-1';
const ROOK_HERE = 'blue-2';

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

/** Opens an attack by Brass Titan, with two bolts, on Lantern Eel or Rook. */
async function attack(map: MapSheet | null, facts: readonly Fact[]): Promise<void> {
  const players = [
    { side: 'red', name: 'Ana', characters: [{ ...makeFakeCharacter('Brass Titan'), targets: 2 }] },
    { side: 'blue', name: 'Ben', characters: [makeFakeCharacter('Lantern Eel'), makeFakeCharacter('Rook')] },
  ];
  await startGame({ name: 'Halls', edition: 'core-2008', buildTotal: 300, actionTotal: 3, players, map });
  await recordStep('turn', [{ fact: 'turn', side: 'red', round: 2 }, ...facts]);
  location.hash = '#/table';
  render(() => <TableScreen />);
  await user.click(await screen.findByRole('button', { name: /^Attack/ }));
}

const figure = (piece: string) => {
  const figure = table()?.figures.get(piece);
  if (!figure) throw new Error(`no ${piece} in the game`);
  return figure;
};
const inSheet = async () => within(await screen.findByRole('dialog', { name: 'Brass Titan attacks' }));
const tiles = async () => within((await inSheet()).getByRole('group', { name: 'Target' }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('an attack of several bolts from the Table', () => {
  it.each([
    ['where nobody keeps a map', undefined],
    ['on the map', HALLS],
  ])('takes as many targets as the attacker has bolts, %s', async (_, map) => {
    const stands = (piece: string, at: string): Fact => ({ fact: 'placed', piece, squares: [at], how: 'placed' });
    const placed = [stands(TITAN_HERE, 'a1'), stands(ROOK_HERE, 'c1'), stands(EEL_HERE, 'c2')];
    await attack(map ?? null, map ? placed : []);
    await user.click((await inSheet()).getByRole('button', { name: /^Add a target/ }));
    await user.click((await tiles()).getByRole('checkbox', { name: /^Rook/ }));
    expect((await tiles()).getByRole<HTMLInputElement>('radio', { name: /^Lantern Eel/ }).checked).toBe(true);
    expect((await inSheet()).queryByRole('button', { name: /^Add a target/ })).toBeNull();
    await user.click((await inSheet()).getByRole('button', { name: 'Increase Clicks dealt to Rook' }));
    await user.click((await inSheet()).getByRole('button', { name: /^Hit: \d \+ \d/ }));
    await gone();
    expect([figure(EEL_HERE).click, figure(ROOK_HERE).click].every((click) => click > 1)).toBe(true);
    expect(figure(TITAN_HERE)).toMatchObject({ actedThisTurn: true, tokens: 1 });
  });

  it('can remove a second target, and has none in a close attack', async () => {
    await attack(null, []);
    await user.click((await inSheet()).getByRole('button', { name: /^Add a target/ }));
    await user.click((await tiles()).getByRole('checkbox', { name: /^Rook/ }));
    await user.click((await tiles()).getByRole('checkbox', { name: /^Rook/ }));
    expect((await tiles()).getByRole<HTMLInputElement>('radio', { name: /^Rook/ }).checked).toBe(false);
    await user.click((await inSheet()).getByRole('radio', { name: 'Close' }));
    expect((await inSheet()).queryByRole('button', { name: /^Add a target/ })).toBeNull();
  });
});
