// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MapContext } from '../../src/app/map/map-context';
import { createPositionContext } from '../../src/app/map/position-context';
import type { Board } from '../../src/board/board';
import type { Character } from '../../src/catalog/character';
import { squareName } from '../../src/grid/square';
import { GameMap } from '../../src/ui/map/game-map';
import { CELL } from '../../src/view/geometry';
import { fitViewport } from '../../src/view/viewport';
import { makeFakeCharacter, makeFakeRules, YARD_MAP } from './map-fakes';
import { renderWithMessages } from './table-page';

const TITAN = 'red-1';
const PROVOST = 'blue-1';

// The app loads the answer panel lazily; tests load it once, up front.
beforeAll(() => import('../../src/ui/map/answer'));

interface Placed {
  readonly [piece: string]: string | readonly string[];
}

/** Makes a context with Brass Titan and Night Heron against The Provost, with the `placed` figures on the map. */
async function makeDesk(placed: Placed, plays = false, provost: Partial<Character> = {}): Promise<MapContext> {
  const anas = [makeFakeCharacter('Brass Titan'), makeFakeCharacter('Night Heron', [1, 2])];
  const sides = [
    { side: 'red', name: 'Ana', characters: anas },
    { side: 'blue', name: 'Ben', characters: [{ ...makeFakeCharacter('The Provost'), ...provost }] },
  ];
  const context = createPositionContext({ ruleset: makeFakeRules(), map: YARD_MAP, sides });
  for (const [piece, where] of Object.entries(placed)) {
    const squares = typeof where === 'string' ? [where] : where;
    await context.record('place', [{ fact: 'placed', piece, squares, how: 'placed' }]);
  }
  return plays ? playing(context) : context;
}

/** Makes the context behave like a game in Ana's turn. */
function playing(context: MapContext): MapContext {
  return Object.create(context, {
    plays: { value: true },
    table: { get: () => ({ ...context.table, turn: 'red' }) },
  }) as MapContext;
}

function show(context: MapContext): void {
  renderWithMessages(() => <GameMap context={context} board={context.table.board as Board} />);
}

const map = (): HTMLElement => screen.getByRole('application', { name: 'Map Yard' });
const figure = (name: RegExp): HTMLElement => within(map()).getByRole('button', { name });
const where = (context: MapContext, piece: string): readonly string[] =>
  context.table.figures.get(piece)?.squares.map(squareName) ?? [];

function press(...keys: readonly string[]): void {
  for (const key of keys) fireEvent.keyDown(map(), { key });
}

/** Taps the map at a point, in squares from its corner. The map has the view of a screen that was never measured. */
function tap(context: MapContext, x: number, y: number): void {
  const { width, height } = context.table.board as Board;
  const view = fitViewport({ width: width * CELL, height: height * CELL }, { width: 360, height: 400 });
  const at = { pointerId: 1, clientX: view.x + x * CELL * view.k, clientY: view.y + y * CELL * view.k };
  fireEvent.pointerDown(map(), at);
  fireEvent.pointerUp(map(), at);
}

describe('placing', () => {
  it("places the tray's selected figure on the tapped square, and selects the next", async () => {
    const context = await makeDesk({});
    show(context);
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Not on the map yet' })).getByRole('button', { name: 'Brass Titan' }),
    );
    expect(screen.getByText('Tap a square to place it')).toBeTruthy();
    press('ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter');
    await waitFor(() => expect(where(context, TITAN)).toEqual(['b2']));
    expect(figure(/^Brass Titan, Ana/)).toBeTruthy();
    const tray = screen.getByRole('region', { name: 'Not on the map yet' });
    expect(within(tray).queryByRole('button', { name: 'Brass Titan' })).toBeNull();
    expect(
      within(tray)
        .getByRole('button', { name: /Night Heron/ })
        .getAttribute('aria-pressed'),
    ).toBe('true');
  });

  it.each([
    { second: 2.1, heron: ['c2', 'd2'], said: 'places two by two quick taps side by side' },
    { second: 1.95, heron: [], said: 'places one by two quick taps on one square' },
  ])('$said', async ({ second, heron }) => {
    const context = await makeDesk({});
    show(context);
    await userEvent.click(screen.getByRole('button', { name: 'Brass Titan' }));
    tap(context, 1.9, 1.5);
    tap(context, second, 1.5);
    await waitFor(() => expect(where(context, TITAN)).toEqual(['b2']));
    await waitFor(() => expect(where(context, 'red-2')).toEqual(heron));
  });

  it('undoes a placement from the message', async () => {
    const context = await makeDesk({});
    show(context);
    await userEvent.click(screen.getByRole('button', { name: 'Brass Titan' }));
    press('ArrowDown', 'Enter');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(where(context, TITAN)).toEqual([]);
  });

  it('drags a figure to another square, and reports broken rules', async () => {
    const context = await makeDesk({ [TITAN]: 'a1' });
    show(context);
    const titan = figure(/Brass Titan/);
    fireEvent.pointerDown(titan, { pointerId: 1, clientX: 30, clientY: 30 });
    fireEvent.pointerMove(map(), { pointerId: 1, clientX: 200, clientY: 30 });
    fireEvent.pointerMove(map(), { pointerId: 1, clientX: 250, clientY: 30 });
    fireEvent.pointerUp(map(), { pointerId: 1, clientX: 250, clientY: 30 });
    await waitFor(() => expect(where(context, TITAN)).not.toEqual(['a1']));
    expect(screen.getByText(/Against the rules: Too far. Recorded anyway/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(where(context, TITAN)).toEqual(['a1']);
  });

  it('removes a figure from the map, back to the tray', async () => {
    const context = await makeDesk({ [TITAN]: 'a1' });
    show(context);
    await userEvent.click(figure(/Brass Titan/));
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(where(context, TITAN)).toEqual([]));
  });

  it('turns a double base about its first square', async () => {
    const context = await makeDesk({ 'red-2': ['c3', 'd3'] });
    show(context);
    await userEvent.click(figure(/Night Heron/));
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(screen.getByRole('button', { name: 'Turn base' }));
    await waitFor(() => expect(where(context, 'red-2')).toEqual(['c3', 'c4']));
  });
});

describe('questions', () => {
  const STANDING = { [TITAN]: 'a1', [PROVOST]: 'e2' };

  it('answers whether a figure can be seen, with hindrances and the passage', async () => {
    show(await makeDesk(STANDING));
    await userEvent.click(figure(/Brass Titan/));
    expect((screen.getByRole('radio', { name: 'See' }) as HTMLInputElement).checked).toBe(true);
    await userEvent.click(figure(/The Provost/));
    const answer = screen.getByRole('region', { name: 'Answer' });
    expect(within(answer).getByText('Hindered', { selector: 'strong' })).toBeTruthy();
    expect(answer.textContent).toContain('Line of fire passes through hindering terrain at b3');
    expect(answer.textContent).toContain('Fake rules · Ranged Combat');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Titan → Provost');
  });

  it('says no with every reason, and marks a reading as such', async () => {
    show(await makeDesk({ [TITAN]: 'a1', [PROVOST]: 'e5' }));
    await userEvent.click(figure(/Brass Titan/));
    await userEvent.click(figure(/The Provost/));
    const answer = screen.getByRole('region', { name: 'Answer' });
    expect(within(answer).getByText('No', { selector: 'strong' })).toBeTruthy();
    expect(answer.textContent).toContain('Blocking terrain at d4 blocks line of fire');
    expect(answer.textContent).toContain('Fake rules · Corners · our interpretation');
  });

  it("shows each opponent's chance, then the roll, the odds and the modifiers", async () => {
    show(await makeDesk(STANDING));
    await userEvent.click(figure(/Brass Titan/));
    await userEvent.click(screen.getByRole('radio', { name: 'Hit' }));
    // The accessible name of the figure contains the chance from the overlay.
    await userEvent.click(await waitFor(() => figure(/The Provost, Ben, 42%/)));
    const answer = screen.getByRole('region', { name: 'Answer' });
    expect(within(answer).getByText('Yes', { selector: 'strong' })).toBeTruthy();
    expect(within(answer).getByText('8').parentElement?.textContent).toBe('8 or more');
    expect(within(answer).getByText('15/36').parentElement?.textContent).toBe('15/36 42%');
    expect(within(answer).getByText('66% with a reroll · 17% if they reroll')).toBeTruthy();
    expect(answer.textContent).toContain('Attack 10 against defense 17 + 1 = 18');
    expect(answer.textContent).toContain('Hindering terrain: defense +1');
    expect(within(answer).queryByRole('button', { name: /Record/ })).toBeNull();
  });

  it('marks a value as unknown only if the answer depends on it', async () => {
    show(await makeDesk(STANDING, false, { guessed: ['1.defense', '1.speed'] }));
    await userEvent.click(figure(/Brass Titan/));
    await userEvent.click(screen.getByRole('radio', { name: 'Hit' }));
    await userEvent.click(await within(map()).findByRole('button', { name: /The Provost, Ben, 42%/ }));
    const answer = screen.getByRole('region', { name: 'Answer' });
    expect(within(answer).getByText('The Provost: defense unknown, 17 is a guess')).toBeTruthy();
    expect(answer.textContent).not.toContain('The Provost: speed unknown');
    await userEvent.click(screen.getByRole('radio', { name: 'See' }));
    await userEvent.click(figure(/The Provost/));
    expect(screen.getByRole('region', { name: 'Answer' }).textContent).not.toContain('unknown');
  });

  it('answers for another kind of attack', async () => {
    show(await makeDesk(STANDING));
    await userEvent.click(figure(/Brass Titan/));
    await userEvent.click(screen.getByRole('radio', { name: 'Hit' }));
    await userEvent.click(figure(/The Provost/));
    await userEvent.click(screen.getByRole('radio', { name: 'Close' }));
    const answer = screen.getByRole('region', { name: 'Answer' });
    expect(within(answer).getByText('No', { selector: 'strong' })).toBeTruthy();
    expect(answer.textContent).toContain('They are not adjacent');
    expect(screen.queryByRole('radio', { name: 'Throw' })).toBeNull();
  });

  it('records a hit with the action and the clicks, as one step', async () => {
    const context = await makeDesk(STANDING, true);
    show(context);
    await userEvent.click(figure(/Brass Titan/));
    await userEvent.click(screen.getByRole('radio', { name: 'Hit' }));
    await userEvent.click(figure(/The Provost/));
    await userEvent.click(screen.getByRole('button', { name: /^Hit: 3/ }));
    await waitFor(() => expect(context.table.figures.get(PROVOST)?.click).toBe(4));
    expect(context.table.figures.get(TITAN)?.actedThisTurn).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(context.table.figures.get(PROVOST)?.click).toBe(1);
    expect(context.table.figures.get(TITAN)?.actedThisTurn).toBe(false);
  });

  it('moves a figure to the square of the answer', async () => {
    const context = await makeDesk(STANDING);
    show(context);
    await userEvent.click(figure(/Brass Titan/));
    await userEvent.click(screen.getByRole('radio', { name: 'Move' }));
    press('ArrowRight', 'ArrowRight', 'Enter');
    const answer = screen.getByRole('region', { name: 'Answer' });
    expect(answer.textContent).toContain('Break away first: roll 4 or more');
    await userEvent.click(within(answer).getByRole('button', { name: 'Move here' }));
    await waitFor(() => expect(where(context, TITAN)).toEqual(['b1']));
  });

  it('selects the target by a second tap', async () => {
    const context = await makeDesk({ [TITAN]: 'a1', [PROVOST]: 'c1' });
    show(context);
    await userEvent.click(figure(/^Brass Titan/));
    await userEvent.click(figure(/^The Provost/));
    expect(await screen.findByRole('region', { name: 'Answer' })).toBeTruthy();
    expect(context.selected).toBe(TITAN);
    await userEvent.click(figure(/^The Provost/));
    expect(context.selected).toBe(PROVOST);
    expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
  });

  it('closes the answer, then deselects', async () => {
    show(await makeDesk(STANDING));
    await userEvent.click(figure(/Brass Titan/));
    await userEvent.click(figure(/The Provost/));
    await userEvent.click(screen.getByRole('button', { name: 'Close the answer' }));
    expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Deselect' }));
    expect(screen.queryByRole('button', { name: 'Deselect' })).toBeNull();
    // The mode can be chosen before a figure is selected.
    expect(screen.getByRole('radio', { name: 'See' })).toBeTruthy();
  });
});

describe('keyboard and screen reader', () => {
  it('announces each square reached by the arrow keys, with its figure', async () => {
    show(await makeDesk({ [TITAN]: 'b3' }));
    press('ArrowRight');
    expect(screen.getByText('b3, hindering terrain, Brass Titan')).toBeTruthy();
    press('ArrowRight', 'ArrowRight', 'ArrowDown');
    expect(screen.getByText('d4, blocking terrain')).toBeTruthy();
    press('Home', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp');
    expect(screen.getByText('a1, clear, starting area of Ana')).toBeTruthy();
  });

  it('jumps from figure to figure and selects with Enter', async () => {
    const context = await makeDesk({ [TITAN]: 'b3', [PROVOST]: 'e2' });
    show(context);
    press('n', 'n', 'Enter');
    expect(context.selected).toBe(PROVOST);
  });
});

describe('markers', () => {
  const panel = () => screen.findByRole('region', { name: 'Place markers' });
  const lying = (context: MapContext): string[] =>
    context.table.markers.map(
      ({ name, at, owner, until }) => `${name} ${squareName(at)} ${owner} ${until?.when ?? 'stays'}`,
    );
  async function open(context: MapContext): Promise<HTMLElement> {
    show(context);
    await userEvent.click(screen.getByRole('button', { name: 'Markers' }));
    return panel();
  }
  async function choose(what: string): Promise<void> {
    await userEvent.click(screen.getByRole('radio', { name: what }));
  }

  it('places smoke for the current player square by square, also below a figure; a second tap removes it', async () => {
    const context = await makeDesk({ [TITAN]: 'a1', 'red-2': ['c5', 'd5'], [PROVOST]: 'e2' }, true);
    const region = await open(context);
    press('ArrowDown', 'Enter', 'ArrowRight', 'Enter');
    await waitFor(() => expect(lying(context)).toEqual(['smoke a1 red turn-begins', 'smoke b1 red turn-begins']));
    expect(within(region).getByRole('status').textContent).toBe(
      'Smoke · Ana · until Ana’s next turn · 2 of 4 squares. Tap squares.',
    );
    expect(context.selected).toBe(null);
    press('ArrowLeft');
    expect(screen.getByText('a1, smoke of Ana, hindering terrain, starting area of Ana, Brass Titan')).toBeTruthy();
    press('Enter');
    await waitFor(() => expect(lying(context)).toEqual(['smoke b1 red turn-begins']));
    await userEvent.click(within(region).getByRole('button', { name: 'Undo' }));
    expect(lying(context)).toEqual(['smoke a1 red turn-begins', 'smoke b1 red turn-begins']);
  });

  it('sets owner and duration by hand, and defaults to the book for each kind', async () => {
    const context = await makeDesk({}, true);
    const region = await open(context);
    await choose('Barrier');
    await userEvent.click(within(region).getByRole('button', { name: 'Change' }));
    await userEvent.selectOptions(within(region).getByRole('combobox', { name: 'Owner' }), 'Ben’s');
    await userEvent.selectOptions(within(region).getByRole('combobox', { name: 'Duration' }), 'until Ben’s turn ends');
    press('ArrowDown', 'Enter');
    await waitFor(() => expect(lying(context)).toEqual(['barrier a1 blue turn-ends']));
    await choose('Debris');
    press('ArrowDown', 'Enter');
    await waitFor(() => expect(lying(context)[1]).toBe('debris a2 blue stays'));
  });

  it('takes a custom name, and says what it does', async () => {
    const context = await makeDesk({}, true);
    const region = await open(context);
    await choose('Other');
    await userEvent.type(within(region).getByRole('textbox', { name: 'Name (optional)' }), 'acid pool');
    await choose('Blocking');
    press('ArrowDown', 'Enter');
    await waitFor(() => expect(lying(context)).toEqual(['acid pool a1 red stays']));
    expect(context.table.markers[0]?.kind).toBe('blocking');
  });

  it('lists all, and removes one or all of a kind, each as one step', async () => {
    const context = await makeDesk({}, true);
    const region = await open(context);
    press('ArrowDown', 'Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter');
    await waitFor(() => expect(lying(context)).toHaveLength(3));
    await userEvent.click(within(region).getByRole('button', { name: 'All (3)' }));
    const sheet = await screen.findByRole('dialog', { name: 'Markers' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Remove smoke from b1' }));
    await waitFor(() => expect(lying(context)).toHaveLength(2));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Remove all' }));
    await within(sheet).findByText('No markers on the map');
    expect(lying(context)).toEqual([]);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lying(context)).toHaveLength(2));
  });

  it('is offered for a figure whose power places markers, owned by that figure', async () => {
    const smoker = { ...makeFakeCharacter('Smoker') };
    const [first, ...rest] = smoker.dial;
    const dial = first ? [{ ...first, attack: { value: 9, power: 'smoke-cloud' } }, ...rest] : [];
    const context = await makeDesk({ [TITAN]: 'a1' }, true);
    await context.record('add', [
      { fact: 'joined', piece: 'blue-9', side: 'blue', character: { ...smoker, dial }, points: 50, click: 1 },
      { fact: 'placed', piece: 'blue-9', squares: ['c3'], how: 'placed' },
    ]);
    show(context);
    await userEvent.click(figure(/Brass Titan/));
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.queryByRole('button', { name: 'Place smoke' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Deselect' }));
    await userEvent.click(figure(/Smoker/));
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(screen.getByRole('button', { name: 'Place smoke' }));
    expect(within(await panel()).getByRole('status').textContent).toMatch(
      /^Smoke · Ben · until Ben’s next turn · 0 of 4/,
    );
  });

  it('has no owner and no duration on a map without a game', async () => {
    const context = await makeDesk({});
    const region = await open(context);
    press('ArrowDown', 'Enter');
    await waitFor(() => expect(lying(context)).toEqual(['smoke a1 null stays']));
    expect(within(region).queryByRole('combobox')).toBeNull();
    await userEvent.click(within(region).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('region', { name: 'Place markers' })).toBeNull();
  });
});
