// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MapContext } from '../../src/app/map/map-context';
import { createPositionContext } from '../../src/app/map/position-context';
import type { Board } from '../../src/board/board';
import type { MapSheet } from '../../src/board/map-sheet';
import { squareName } from '../../src/grid/square';
import { EDITIONS } from '../../src/rules/editions';
import { GameMap } from '../../src/ui/map/game-map';
import { makeFakeCharacter } from './map-fakes';
import { renderWithMessages } from './table-page';

const CORE = EDITIONS[0];

/** A 6 × 3 map with hindering ground at c1 and a wall between d2 and e2. */
const LANE: MapSheet = {
  id: 'lane',
  name: 'Lane',
  source: 'entered',
  map: [
    '+---+---+---+---+---+---+',
    '| .   .   h   .   .   . |',
    '+   +   +   +   +   +   +',
    '| .   .   .   . | .   . |',
    '+   +   +   +   +   +   +',
    '| .   .   .   .   .   . |',
    '+---+---+---+---+---+---+',
  ].join('\n'),
  starts: {},
  warnings: [],
  notes: [],
};

async function showLane(placed: Readonly<Record<string, string>>): Promise<MapContext> {
  const context = createPositionContext({
    ruleset: CORE,
    map: LANE,
    sides: [
      { side: 'red', name: 'Ana', characters: [makeFakeCharacter('Rook')] },
      { side: 'blue', name: 'Ben', characters: [makeFakeCharacter('The Provost')] },
    ],
  });
  for (const [piece, square] of Object.entries(placed)) {
    await context.record('place', [{ fact: 'placed', piece, squares: [square], how: 'placed' }]);
  }
  renderWithMessages(() => <GameMap context={context} board={context.table.board as Board} />);
  return context;
}

const STANDING = { 'red-1': 'a1', 'blue-1': 'f1' };
const map = (): HTMLElement => screen.getByRole('application', { name: 'Map Lane' });
const figure = (name: RegExp): HTMLElement => within(map()).getByRole('button', { name });
const press = (...keys: readonly string[]): void => {
  for (const key of keys) fireEvent.keyDown(map(), { key });
};
const spoken = (): string =>
  screen
    .getAllByRole('status')
    .map((each) => each.textContent)
    .join(' | ');
const mode = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

describe('squares for screen readers', () => {
  it("are announced with terrain, figures and the overlay's answer", async () => {
    await showLane(STANDING);
    await userEvent.click(figure(/^Rook/));
    press('ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(spoken()).toContain('c1, hindering terrain, line of fire hindered');
    await mode('Move');
    press('Home', 'ArrowRight', 'ArrowRight');
    expect(spoken()).toMatch(/c1, hindering terrain, movement cost 2 squares, movement ends there/);
    await mode('Threat');
    press('Home', 'ArrowRight', 'ArrowRight');
    expect(spoken()).toMatch(/c1, hindering terrain, chance to be hit there: at most \d+%/);
    await mode('Hit');
    press('Home', 'ArrowRight', 'ArrowRight');
    // In Hit mode an empty square has no chance to announce.
    expect(spoken()).toMatch(/c1, hindering terrain(?: \||$)/);
    expect(spoken()).not.toMatch(/to hit/);
  });

  it('are found by name and selected', async () => {
    await showLane(STANDING);
    await userEvent.click(figure(/^Rook/));
    const field = screen.getByLabelText('Square');
    await userEvent.type(field, 'b3{Enter}');
    expect(spoken()).toContain('b3, clear, line of fire clear');
    await userEvent.clear(field);
    await userEvent.type(field, 'z9{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(field);
    await userEvent.type(field, 'f1');
    await userEvent.click(screen.getByRole('button', { name: 'Select square' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rook → Provost');
  });
});

describe('holding on a square', () => {
  it('shows the path there and its consequences, and moves there', async () => {
    const context = await showLane(STANDING);
    await userEvent.click(figure(/^Rook/));
    press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'h');
    const panel = await screen.findByRole('region', { name: 'Standing on b3' });
    expect(panel.textContent).toContain('2 squares');
    const row = within(panel).getByRole('row', { name: /The Provost/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells).toHaveLength(3);
    expect(cells[0]?.textContent).toBe('Hindered → , there Blocked');
    await userEvent.click(within(panel).getByRole('button', { name: 'Move here' }));
    await waitFor(() => expect(context.table.figures.get('red-1')?.squares.map(squareName)).toEqual(['b3']));
    expect(screen.queryByRole('region', { name: 'Standing on b3' })).toBeNull();
  });

  it('names the square of the path where the figure must stop', async () => {
    await showLane(STANDING);
    await userEvent.click(figure(/^Rook/));
    press('ArrowRight', 'ArrowRight', 'ArrowRight', 'h');
    const panel = await screen.findByRole('region', { name: 'Standing on c1' });
    expect(panel.textContent).toContain('movement ends at c1');
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Standing on c1' })).toBeNull();
  });

  it('announces the break away roll next to an opponent', async () => {
    await showLane({ 'red-1': 'a1', 'blue-1': 'b1' });
    await userEvent.click(figure(/^Rook/));
    await mode('Move');
    await waitFor(() => expect(screen.getByText(/Die: break away first, \d or more/)).toBeTruthy());
    press('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(spoken()).toMatch(/a3, clear, movement cost 2 squares, break away first: roll \d or more/);
  });
});

describe('the ruler', () => {
  it('counts squares, and reports whether the line is free and what it crosses', async () => {
    await showLane(STANDING);
    await userEvent.click(screen.getByRole('button', { name: 'Ruler' }));
    const panel = await screen.findByRole('region', { name: 'Ruler' });
    press('Home', 'Enter');
    expect(panel.textContent).toContain('From Rook. Now tap the end point.');
    press('ArrowDown', 'ArrowDown', 'End', 'Enter');
    expect(panel.textContent).toContain('Rook → f3');
    expect(within(panel).getByText('5')).toBeTruthy();
    expect(panel.textContent).toMatch(/The line crosses b1, .*e3\./);
    press('ArrowUp', 'Enter', 'ArrowLeft', 'ArrowLeft', 'Enter');
    expect(panel.textContent).toContain('f2 → d2');
    expect(within(panel).getByText('Blocked')).toBeTruthy();
    await userEvent.click(within(panel).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('region', { name: 'Ruler' })).toBeNull();
  });
});

describe('comparing two figures', () => {
  it('shows values, line of fire, chances and average clicks side by side', async () => {
    await showLane(STANDING);
    await userEvent.click(figure(/^Rook/));
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(screen.getByText('Tap a figure to compare with Rook.')).toBeTruthy();
    await userEvent.click(figure(/^The Provost/));
    const sheet = await screen.findByRole('dialog', { name: 'Rook and The Provost' });
    expect(sheet.textContent).toContain('5 squares apart');
    const row = (name: string): string[] =>
      within(within(sheet).getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent ?? '');
    expect(row('Line of fire')).toEqual(['Hindered', 'Hindered']);
    expect(row('Attack')).toHaveLength(2);
    expect(row('Chance to hit')[1]).toMatch(/^Ranged \d+\/\d+, \d+%$/);
    expect(row('Average clicks')[1]).toMatch(/^\d+(\/\d+)?, \d+% of \d+$/);
  });
});

describe('a rotated map', () => {
  it('keeps names, taps, drags and keys with their squares', async () => {
    const context = await showLane(STANDING);
    await userEvent.click(screen.getByRole('button', { name: 'Turn the map' }));
    await userEvent.click(screen.getByRole('button', { name: 'Turn the map' }));
    press('ArrowRight');
    // The map is upside down: a1 is at the lower right, and right on screen is left on the map.
    expect(spoken()).toContain('a1');
    press('ArrowLeft', 'ArrowUp');
    expect(spoken()).toContain('b2, clear');
    await userEvent.click(figure(/^Rook/));
    await mode('Move');
    press('ArrowRight', 'ArrowLeft', 'ArrowUp', 'Enter');
    await userEvent.click(await screen.findByRole('button', { name: /Move here/ }));
    await waitFor(() => expect(context.table.figures.get('red-1')?.squares.map(squareName)).toEqual(['b2']));
    await userEvent.click(screen.getByRole('button', { name: 'Turn the map' }));
    await userEvent.click(screen.getByRole('button', { name: 'Turn the map' }));
  });
});
