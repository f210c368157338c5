// @vitest-environment jsdom
import { fireEvent, render, screen } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MapContext } from '../../src/app/map/map-context';
import { openedPosition, openPositionNotation, printOpenedPosition } from '../../src/app/map/opened-position';
import type { Board } from '../../src/board/board';
import { GameMap } from '../../src/ui/map/game-map';

// The app loads the answer panel lazily; tests load it once, up front.
beforeAll(() => import('../../src/ui/map/answer'));

/** Opens a position with a wall east of the figure at a1, and hindering ground at b1 behind the wall. */
function show(format: string): MapContext {
  const text = `edition: core-2008
map: |
  +---+---+---+
  | . | h   B |
  +---+---+---+
starts: {red: [a1]}
format: ${format}
pieces:
  A: {at: a1, damage: 4}
`;
  openPositionNotation(text, { name: 'Yard', note: '', id: null });
  const now = openedPosition();
  if (!now) throw new Error('not opened');
  const { context } = now;
  context.select('A');
  render(() => <GameMap context={context} board={context.table.board as Board} />);
  return context;
}

const press = (...keys: readonly string[]): void => {
  for (const key of keys) fireEvent.keyDown(screen.getByRole('application', { name: 'Map Yard' }), { key });
};
const drawn = () => {
  const paths = [...document.querySelectorAll('path.walls, path.area-blocking, path.area-hindering')];
  return paths.filter((path) => path.getAttribute('d')).length;
};
const spoken = () => screen.getAllByRole('status').map((each) => each.textContent);

describe.each([
  { format: 'core', lines: 3, square: 'b1, hindering terrain', thing: true, head: '3 × 1 squares' },
  { format: 'basic', lines: 0, square: 'b1, clear', thing: false, head: '3 × 1 squares · only starting areas count' },
])('in the $format format', ({ format, lines, square, thing, head }) => {
  it('the Map draws, names and offers to destroy what the format uses', async () => {
    const context = show(format);
    expect(drawn()).toBe(lines);
    await userEvent.click(screen.getByRole('radio', { name: 'Hit' }));
    press('ArrowRight', 'ArrowRight');
    expect(spoken().join(' | ')).toContain(square);
    press('Enter');
    const answer = await screen.findByRole('region', { name: 'Answer' }, { timeout: 500 }).catch(() => null);
    expect(answer !== null).toBe(thing);
    context.select(null);
    expect(await screen.findByText(head)).toBeTruthy();
  });
});

it('a position in the Basic format is printed with its format', () => {
  show('basic');
  const now = openedPosition();
  expect(now && printOpenedPosition(now, null)).toContain('\nformat: basic\n');
});
