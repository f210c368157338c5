// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MapContext } from '../../src/app/map/map-context';
import { createPositionContext } from '../../src/app/map/position-context';
import type { Board } from '../../src/board/board';
import type { MapSheet } from '../../src/board/map-sheet';
import { type Character, type Click, listLiveClicks } from '../../src/catalog/character';
import { squareName } from '../../src/grid/square';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { GameMap } from '../../src/ui/map/game-map';
import { makeFakeCharacter } from './map-fakes';
import { renderWithMessages } from './table-page';

const CORE = EDITIONS[0] as Ruleset;

// The app loads the answer panel lazily; tests load it once, up front.
beforeAll(() => import('../../src/ui/map/answer'));

/** An 8 × 4 map with a wall between d1 and e1, and a boulder at h4. */
const LANE: MapSheet = {
  id: 'lane',
  name: 'Lane',
  source: 'entered',
  map: [
    '+---+---+---+---+---+---+---+---+',
    '| .   .   .   . | .   .   .   . |',
    '+   +   +   +   +   +   +   +   +',
    '| .   .   .   .   .   .   .   . |',
    '+   +   +   +   +   +   +   +   +',
    '| .   .   .   .   .   .   .   . |',
    '+   +   +   +   +   +   +   +   +',
    '| .   .   .   .   .   .   .   B |',
    '+---+---+---+---+---+---+---+---+',
  ].join('\n'),
  starts: {},
  warnings: [],
  notes: [],
};

function withPower(plain: Character, slot: keyof Click, power: string): Character {
  const dial = listLiveClicks(plain.dial).map((click) => ({ ...click, [slot]: { ...click[slot], power } }));
  return { ...plain, dial };
}

const TITAN: Character = { ...makeFakeCharacter('Brass Titan'), targets: 2, range: 8 };
const KITE: Character = { ...makeFakeCharacter('Paper Kite'), abilities: ['flight', 'carry'] };
const EEL = withPower(makeFakeCharacter('Lantern Eel'), 'defense', 'toughness');
const ROOK = makeFakeCharacter('Rook');

/** Shows a map with Titan and Kite against Eel and Rook, under the core rules. */
async function showLane(
  placed: Readonly<Record<string, string>>,
  plays = false,
  changed: Partial<Record<'red' | 'blue', readonly Character[]>> = {},
): Promise<MapContext> {
  const scratch = createPositionContext({
    ruleset: CORE,
    map: LANE,
    sides: [
      { side: 'red', name: 'Ana', characters: changed.red ?? [TITAN, KITE] },
      { side: 'blue', name: 'Ben', characters: changed.blue ?? [EEL, ROOK] },
    ],
  });
  for (const [piece, square] of Object.entries(placed)) {
    await scratch.record('place', [{ fact: 'placed', piece, squares: [square], how: 'placed' }]);
  }
  const context = plays ? playing(scratch) : scratch;
  renderWithMessages(() => <GameMap context={context} board={context.table.board as Board} />);
  return context;
}

/** Makes the context behave like a game in Ana's turn. */
function playing(context: MapContext): MapContext {
  return Object.create(context, {
    plays: { value: true },
    table: { get: () => ({ ...context.table, turn: 'red' }) },
  }) as MapContext;
}

const map = (): HTMLElement => screen.getByRole('application', { name: 'Map Lane' });
const tap = async (name: RegExp): Promise<void> => {
  await userEvent.click(within(map()).getByRole('button', { name }));
  await settled();
};
/** Waits for the part below an answer's reasons, which renders a frame later. */
const settled = async (): Promise<void> => {
  if (screen.queryByRole('region', { name: 'Answer' })) await screen.findByRole('button', { name: 'Other editions' });
};
const answer = (): HTMLElement => screen.getByRole('region', { name: 'Answer' });
const enterAnswerDice = async (...faces: readonly number[]) => {
  for (const face of faces) await userEvent.click(within(answer()).getByRole('button', { name: `Rolled ${face}` }));
};
const mode = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const where = (context: MapContext, piece: string) => context.table.figures.get(piece)?.squares.map(squareName);

/** Presses keys that move the cursor of the map, and then Enter. */
async function askAt(...keys: readonly string[]): Promise<void> {
  for (const key of [...keys, 'Enter']) fireEvent.keyDown(map(), { key });
  await settled();
}

/** Lists the labels of the ticked consequences, in order. */
const ticked = (): string[] =>
  within(within(answer()).getByRole('region', { name: 'What follows' }))
    .getAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label')?.textContent ?? '');

describe('the expected damage', () => {
  it('shows the probability of each number of clicks, and of a K.O.', async () => {
    await showLane({ 'red-1': 'a2', 'blue-1': 'e2' });
    await tap(/Brass Titan/);
    await mode('Hit');
    await tap(/Lantern Eel/);
    const taken = within(answer()).getByRole('region', { name: 'Clicks taken' });
    // Attack 10 against 17 needs seven: 21/36. Toughness leaves 2 of 3 clicks; two sixes deal 3.
    const rows = within(taken).getAllByRole('listitem');
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
      '0 clicks: 42%',
      '2 clicks: 56%',
      '3 clicks: 3%',
    ]);
    expect(taken.textContent).toContain('This attack cannot K.O. the target');
  });

  it('marks the numbers of clicks that are a K.O.', async () => {
    const frail = { ...ROOK, dial: ROOK.dial.slice(0, 3) };
    await showLane({ 'red-1': 'a2', 'blue-1': 'e2' }, false, { blue: [frail] });
    await tap(/Brass Titan/);
    await mode('Hit');
    await tap(/Rook/);
    expect(within(answer()).getByRole('listitem', { name: '3 clicks: 56%, K.O.' })).toBeTruthy();
    expect(answer().textContent).toContain('K.O. chance: 58%');
  });
});

describe('powers', () => {
  it('lists the effect of each, and answers again with one switched off', async () => {
    const context = { blue: [withPower(EEL, 'speed', 'mind-control')] };
    await showLane({ 'red-1': 'a2', 'blue-1': 'e2' }, false, context);
    await tap(/Brass Titan/);
    await mode('Hit');
    await tap(/Lantern Eel/);
    expect(within(answer()).getByRole('switch', { name: /^Mind control Not counted$/i })).toBeTruthy();
    const toughness = within(answer()).getByRole('switch', { name: /^Toughness Applied/ });
    expect(answer().textContent).toContain('a normal hit deals 2 clicks');
    toughness.focus();
    await userEvent.click(toughness);
    expect(within(answer()).getByRole('switch', { name: 'Toughness Turned off', checked: false })).toBe(
      document.activeElement,
    );
    expect(answer().textContent).toContain('Lantern Eel without Toughness');
    expect(answer().textContent).toContain('A normal hit deals 3 clicks');
    await userEvent.click(toughness);
    expect(answer().textContent).toContain('a normal hit deals 2 clicks');
  });

  it('never says that a power is applied if players use it by themselves or if it has no effect here', async () => {
    const context = { blue: [withPower(EEL, 'speed', 'charge')] };
    await showLane({ 'red-1': 'a2', 'blue-1': 'e2' }, false, context);
    await tap(/Brass Titan/);
    const badge = (name: RegExp) => within(answer()).getByRole('switch', { name }).querySelector('small')?.textContent;
    await mode('Hit');
    await tap(/Lantern Eel/);
    expect(badge(/^Charge/)).toBe('Own action · wording not in the book');
    expect(badge(/^Toughness/)).toMatch(/^Applied/);
    await mode('See');
    await tap(/Lantern Eel/);
    expect(badge(/^Toughness/)).toMatch(/^No effect here/);
  });

  it('offers to define a power that is not counted, only in a game', async () => {
    const context = { blue: [withPower(EEL, 'speed', 'mind-control')] };
    for (const plays of [false, true]) {
      await showLane({ 'red-1': 'a2', 'blue-1': 'e2' }, plays, context);
      await tap(/Brass Titan/);
      await mode('Hit');
      await tap(/Lantern Eel/);
      const powers = within(answer()).getByRole('region', { name: 'Powers and abilities' });
      const offers = within(powers).queryAllByRole('button', { name: /^Say what/ });
      expect(offers.map((each) => each.getAttribute('aria-label'))).toEqual(
        plays ? ['Say what it does: Mind control'] : [],
      );
      if (offers[0]) {
        await userEvent.click(offers[0]);
        expect(await screen.findByRole('dialog', { name: 'What Mind control does' })).toBeTruthy();
      }
      cleanup();
    }
  });

  it('forgets the switched-off power with the next question', async () => {
    await showLane({ 'red-1': 'a2', 'blue-1': 'e2', 'blue-2': 'e3' });
    await tap(/Brass Titan/);
    await mode('Hit');
    await tap(/Lantern Eel/);
    await userEvent.click(within(answer()).getByRole('switch', { name: /^Toughness/ }));
    await tap(/Rook/);
    await tap(/Lantern Eel/);
    expect(within(answer()).getByRole('switch', { name: /^Toughness/, checked: true })).toBeTruthy();
  });
});

describe('the smallest change', () => {
  it('is a square from which the attack is legal, and a tap checks the move there', async () => {
    await showLane({ 'red-1': 'd1', 'blue-1': 'f1' });
    await tap(/Brass Titan/);
    await mode('Hit');
    await tap(/Lantern Eel/);
    expect(within(answer()).getByText('No', { selector: 'strong' })).toBeTruthy();
    await userEvent.click(
      await within(answer()).findByRole('button', { name: /^From .* line of fire is clear: 7 or more/ }),
    );
    expect((screen.getByRole('radio', { name: 'Move' }) as HTMLInputElement).checked).toBe(true);
    expect(within(answer()).getByText('Yes', { selector: 'strong' })).toBeTruthy();
  });
});

describe('several targets', () => {
  it('adds one by a tap on the map, and lets the player split the damage', async () => {
    const context = await showLane({ 'red-1': 'a2', 'blue-1': 'e2', 'blue-2': 'e3' }, true);
    await tap(/Brass Titan/);
    await mode('Hit');
    await tap(/Lantern Eel/);
    await userEvent.click(within(answer()).getByRole('button', { name: /Add a target/ }));
    await tap(/Rook/);
    expect(answer().textContent).toContain('Lantern Eel: defense 17, 7 or more, 58%');
    expect(answer().textContent).toContain('Rook: defense 17, 7 or more, 58%');
    expect(within(answer()).queryByRole('button', { name: /Add a target/ })).toBeNull();
    await userEvent.click(within(answer()).getByRole('button', { name: 'Increase Clicks dealt to Rook' }));
    await userEvent.click(within(answer()).getByRole('button', { name: /^Hit: 1 \+ 2/ }));
    await waitFor(() => expect(context.table.figures.get('blue-2')?.click).toBe(3));
    expect(context.table.figures.get('blue-1')?.click).toBe(2);
    expect(context.table.figures.get('red-1')?.actedThisTurn).toBe(true);
  });

  it('removes one again', async () => {
    await showLane({ 'red-1': 'a2', 'blue-1': 'e2', 'blue-2': 'e3' });
    await tap(/Brass Titan/);
    await mode('Hit');
    await tap(/Lantern Eel/);
    await userEvent.click(within(answer()).getByRole('button', { name: /Add a target/ }));
    await tap(/Rook/);
    await userEvent.click(within(answer()).getByRole('button', { name: 'Remove Rook' }));
    expect(answer().textContent).not.toContain('Rook: defense');
  });
});

describe('knock back', () => {
  it('shows where a hit on doubles knocks back, and records it as facts', async () => {
    const context = await showLane({ 'red-1': 'e3', 'blue-2': 'g3' }, true);
    await tap(/Brass Titan/);
    await mode('Hit');
    await tap(/Rook/);
    await enterAnswerDice(5, 5);
    expect(ticked()).toEqual([
      'Brass Titan gets 1 action token',
      'Rook takes 3 clicks from Brass Titan',
      'Rook is knocked back to h3',
      'Rook takes 1 click of knock back damage from Brass Titan',
    ]);
    await userEvent.click(within(answer()).getByRole('button', { name: /^Hit: 3/ }));
    await waitFor(() => expect(where(context, 'blue-2')).toEqual(['h3']));
    expect(
      screen.getByText(/Rook takes 3 clicks from Brass Titan; Rook is knocked back to h3; Rook takes 1/),
    ).toBeTruthy();
    expect(context.table.figures.get('blue-2')?.click).toBe(5);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(where(context, 'blue-2')).toEqual(['g3']);
  });

  it('records no unticked consequence, and the log says so', async () => {
    const context = await showLane({ 'red-1': 'e3', 'blue-2': 'g3' }, true);
    await tap(/Brass Titan/);
    await mode('Hit');
    await tap(/Rook/);
    await enterAnswerDice(5, 5);
    await userEvent.click(within(answer()).getByRole('checkbox', { name: 'Rook is knocked back to h3' }));
    await userEvent.click(within(answer()).getByRole('checkbox', { name: /knock back damage/ }));
    await userEvent.click(within(answer()).getByRole('button', { name: /^Hit: 3/ }));
    await waitFor(() => expect(context.table.figures.get('blue-2')?.click).toBe(4));
    expect(where(context, 'blue-2')).toEqual(['g3']);
    expect(context.table.figures.get('red-1')?.actedThisTurn).toBe(true);
  });

  it('prompts for the direction when the line is not straight', async () => {
    await showLane({ 'red-1': 'a2', 'blue-2': 'd3' });
    await tap(/Brass Titan/);
    await mode('Hit');
    await tap(/Rook/);
    await userEvent.click(within(answer()).getByRole('button', { name: /On doubles/ }));
    expect(answer().textContent).toContain('choose a direction');
    await userEvent.click(within(answer()).getByRole('radio', { name: /^right/ }));
    expect(answer().textContent).toContain('Knocked back 3 squares to g3, no knock back damage');
  });
});

describe('extreme dice rolls', () => {
  it('two sixes deal one more click as a separate fact, and knock back one square farther', async () => {
    const context = await showLane({ 'red-1': 'a3', 'blue-2': 'c3' }, true);
    await tap(/Brass Titan/);
    await mode('Hit');
    await tap(/Rook/);
    await enterAnswerDice(5, 5);
    expect(ticked().join()).toContain('Rook is knocked back to f3');
    await enterAnswerDice(6, 6);
    expect(ticked().join()).toContain('Rook is knocked back to g3');
    await userEvent.click(within(answer()).getByRole('button', { name: /^Hit: 4/ }));
    await waitFor(() => expect(where(context, 'blue-2')).toEqual(['g3']));
    expect(context.table.figures.get('blue-2')?.click).toBe(5);
  });

  it('two ones cost the attacker a click', async () => {
    const context = await showLane({ 'red-1': 'a3', 'blue-2': 'c3' }, true);
    await tap(/Brass Titan/);
    await mode('Hit');
    await tap(/Rook/);
    await enterAnswerDice(1, 1);
    await userEvent.click(within(answer()).getByRole('button', { name: /^Critical miss/ }));
    await waitFor(() => expect(context.table.figures.get('red-1')?.click).toBe(2));
    expect(context.table.figures.get('blue-2')?.click).toBe(1);
    expect(await screen.findByText(/^Critical miss: Brass Titan misses Rook; .*takes 1 click/)).toBeTruthy();
  });
});

describe('carrying', () => {
  it('takes a friend along and sets it down beside the new square', async () => {
    const context = await showLane({ 'red-1': 'a1', 'red-2': 'b1' });
    await tap(/Paper Kite/);
    await mode('Move');
    await askAt('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight');
    await userEvent.click(within(answer()).getByRole('radio', { name: 'Brass Titan' }));
    expect(answer().textContent).toContain('Carrying Brass Titan reduces speed');
    await userEvent.click(within(answer()).getByRole('button', { name: 'Move here' }));
    await waitFor(() => expect(where(context, 'red-2')).not.toEqual(['b1']));
    expect(where(context, 'red-1')).not.toEqual(['a1']);
  });

  it('is not offered to a figure that cannot carry', async () => {
    await showLane({ 'red-1': 'a1', 'red-2': 'b1' });
    await tap(/Brass Titan/);
    await mode('Move');
    await askAt('ArrowDown', 'ArrowDown');
    expect(within(answer()).queryByRole('region', { name: 'Carries' })).toBeNull();
  });
});

describe('destroying', () => {
  it('finds the wall beside a tapped square, and removes it from the map', async () => {
    const context = await showLane({ 'red-1': 'd1' }, true);
    await tap(/Brass Titan/);
    await mode('Hit');
    await askAt('ArrowRight', 'ArrowRight');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Titan → e1');
    expect(within(answer()).getByText('Yes', { selector: 'strong' })).toBeTruthy();
    await userEvent.click(within(answer()).getByRole('button', { name: /Record as destroyed/ }));
    await waitFor(() => expect(context.table.board?.walls.some((wall) => wall !== 0)).toBe(false));
    expect(screen.getByText('Brass Titan destroys wall d1|e1')).toBeTruthy();
  });
});

describe('other editions', () => {
  it('answer the same question, from the answer panel', async () => {
    // Two diagonal figures close the corner in later books; earlier books leave a gap.
    await showLane({ 'red-1': 'a1', 'blue-1': 'c3', 'red-2': 'b3', 'blue-2': 'c2' });
    await tap(/Brass Titan/);
    await mode('Hit');
    await tap(/Lantern Eel/);
    await userEvent.click(within(answer()).getByRole('button', { name: 'Other editions' }));
    const sheet = screen.getByRole('dialog', { name: 'In each edition' });
    const rows = await within(sheet).findAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(/Core rules, 2008.*this game.*No/);
    const early = rows.find((row) => row.textContent?.includes('Hypertime'));
    expect(early?.textContent).toMatch(/Yes/);
    expect(early?.textContent).toContain('The line of fire is clear');
  });
});
