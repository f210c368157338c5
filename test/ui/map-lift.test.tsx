// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MapContext } from '../../src/app/map/map-context';
import { createPositionContext } from '../../src/app/map/position-context';
import type { Board } from '../../src/board/board';
import type { MapSheet } from '../../src/board/map-sheet';
import { type Character, listLiveClicks } from '../../src/catalog/character';
import { squareName } from '../../src/grid/square';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { GameMap } from '../../src/ui/map/game-map';
import { makeFakeCharacter } from './map-fakes';
import { renderWithMessages } from './table-page';

const CORE = EDITIONS.find((edition) => edition.moves.includes('telekinesis')) as Ruleset;

// The app loads the answer panel lazily; tests load it once, up front.
beforeAll(() => import('../../src/ui/map/answer'));

/** An 8 × 3 map without walls. */
const FIELD: MapSheet = {
  id: 'field',
  name: 'Field',
  source: 'entered',
  map: [
    '+---+---+---+---+---+---+---+---+',
    '| .   .   .   .   .   .   .   . |',
    '+   +   +   +   +   +   +   +   +',
    '| .   .   .   .   .   .   .   . |',
    '+   +   +   +   +   +   +   +   +',
    '| .   .   .   .   .   .   .   . |',
    '+---+---+---+---+---+---+---+---+',
  ].join('\n'),
  starts: {},
  warnings: [],
  notes: [],
};

const plain = makeFakeCharacter('Provost');
const PROVOST: Character = {
  ...plain,
  abilities: ['multiattack'],
  dial: listLiveClicks(plain.dial).map((click) => ({ ...click, attack: { ...click.attack, power: 'telekinesis' } })),
};

/** Shows a map with Provost at a2 and Kite at b1 against Rook at g2. A crate is at b3, an engine at d2. */
async function showField(): Promise<MapContext> {
  const scratch = createPositionContext({
    ruleset: CORE,
    map: FIELD,
    sides: [
      { side: 'red', name: 'Ana', characters: [PROVOST, makeFakeCharacter('Kite')] },
      { side: 'blue', name: 'Ben', characters: [makeFakeCharacter('Rook')] },
    ],
  });
  await scratch.record('set up', [
    { fact: 'placed', piece: 'red-1', squares: ['a2'], how: 'placed' },
    { fact: 'placed', piece: 'red-2', squares: ['b1'], how: 'placed' },
    { fact: 'placed', piece: 'blue-1', squares: ['g2'], how: 'placed' },
    { fact: 'object', object: 'crate', kind: 'light', square: 'b3' },
    { fact: 'object', object: 'engine', kind: 'heavy', square: 'd2' },
  ]);
  // The context behaves like a game in Ana's turn.
  const context = Object.create(scratch, {
    plays: { value: true },
    table: { get: () => ({ ...scratch.table, turn: 'red' }) },
  }) as MapContext;
  renderWithMessages(() => <GameMap context={context} board={context.table.board as Board} />);
  return context;
}

const map = (): HTMLElement => screen.getByRole('application', { name: 'Map Field' });
const answer = (): HTMLElement => screen.getByRole('region', { name: 'Answer' });
const settled = () => screen.findByRole('button', { name: 'Other editions' });
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const chosen = (name: string | RegExp): boolean => (screen.getByRole('radio', { name }) as HTMLInputElement).checked;
const objects = (context: MapContext) => context.table.objects.map(({ id, at }) => `${id} ${squareName(at)}`).sort();

async function selectProvost(mode: string): Promise<void> {
  await userEvent.click(within(map()).getByRole('button', { name: /Provost/ }));
  await choose(mode);
}

/** Presses keys that move the cursor of the map, and then Enter. */
async function askAt(...keys: readonly string[]): Promise<void> {
  for (const key of [...keys, 'Enter']) fireEvent.keyDown(map(), { key });
  await settled();
}

describe('moving something at a distance', () => {
  it("offers it as a kind of move, and records the object's new square", async () => {
    const context = await showField();
    await selectProvost('Move');
    await askAt('ArrowRight', 'ArrowRight');
    await choose('Telekinesis');
    await settled();
    expect(chosen('Light object b3')).toBe(true);
    expect(answer().textContent).toContain('Yes');
    expect(answer().textContent).toContain('of 8 squares');
    await userEvent.click(within(answer()).getByRole('button', { name: /Move here/ }));
    expect(objects(context)).toEqual(['crate b2', 'engine d2']);
    expect(context.table.figures.get('red-1')?.squares.map(squareName)).toEqual(['a2']);
    expect(context.table.figures.get('red-1')?.tokens).toBe(1);
  });

  it('can move a friend instead', async () => {
    const context = await showField();
    await selectProvost('Move');
    await askAt('ArrowRight', 'ArrowRight');
    await choose('Telekinesis');
    await settled();
    await choose('Kite');
    await userEvent.click(within(answer()).getByRole('button', { name: /Move here/ }));
    expect(context.table.figures.get('red-2')?.squares.map(squareName)).toEqual(['b2']);
    expect(objects(context)).toEqual(['crate b3', 'engine d2']);
  });

  it('says that a figure of another side must be hit first', async () => {
    await showField();
    await selectProvost('Move');
    await askAt('ArrowRight', 'ArrowRight');
    await choose('Telekinesis');
    await settled();
    await choose('Rook');
    expect(answer().textContent).toContain('Rook is an opponent: an attack must hit first');
  });
});

describe('a multiattack', () => {
  it('reduces each of its attacks by one click, and says why', async () => {
    await showField();
    await selectProvost('Hit');
    await userEvent.click(within(map()).getByRole('button', { name: /Rook/ }));
    await settled();
    await choose('Ranged');
    await settled();
    expect(answer().textContent).toContain('A normal hit deals 3 clicks');
    await userEvent.click(within(answer()).getByRole('radio', { name: 'Multiattack' }));
    expect(answer().textContent).toContain('a normal hit deals 2 clicks');
    await userEvent.click(within(answer()).getByRole('radio', { name: 'One attack' }));
    expect(answer().textContent).toContain('A normal hit deals 3 clicks');
  });
});

describe('throwing an object', () => {
  it('chooses the object, counts its damage, and removes it from the map', async () => {
    const context = await showField();
    await selectProvost('Hit');
    await userEvent.click(within(map()).getByRole('button', { name: /Rook/ }));
    await settled();
    await choose('Telekinesis');
    await settled();
    await choose('Heavy object d2');
    expect(answer().textContent).toContain('a normal hit deals 3 clicks');
    await choose('Light object b3');
    expect(answer().textContent).toContain('a normal hit deals 2 clicks');
    await userEvent.click(within(answer()).getByRole('button', { name: /^Hit: 2/ }));
    await waitFor(() => expect(objects(context)).toEqual(['engine d2']));
    expect(context.table.figures.get('blue-1')?.click).toBe(3);
  });

  it('also uses up the object on a miss', async () => {
    const context = await showField();
    await selectProvost('Hit');
    await userEvent.click(within(map()).getByRole('button', { name: /Rook/ }));
    await settled();
    await choose('Telekinesis');
    await settled();
    await choose('Heavy object d2');
    await userEvent.click(within(answer()).getByRole('button', { name: 'Miss' }));
    await waitFor(() => expect(objects(context)).toEqual(['crate b3']));
    expect(context.table.figures.get('blue-1')?.click).toBe(1);
  });
});
