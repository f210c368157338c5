import { createRoot } from 'solid-js';
import { describe, expect, it } from 'vitest';
import { emptyBoard } from '../../src/board/board';
import { fillOutline, listEdgesWithin, listOutlineEdges } from '../../src/board/stroke';
import { edgeName } from '../../src/grid/edge';
import { squareName, xOf, yOf } from '../../src/grid/square';
import { createSquareSelection, type SquareSelection } from '../../src/ui/maps/photo/square-selection';
import { type BoardPoint, CELL } from '../../src/view/geometry';
import { squareNamed } from '../helpers/square-named';

const board = emptyBoard(6, 6);
const names = (squares: readonly number[]): string =>
  [...squares]
    .sort((a, b) => a - b)
    .map(squareName)
    .join(' ');

function withMarking(run: (marking: SquareSelection) => void): void {
  createRoot((dispose) => {
    run(createSquareSelection(() => board));
    dispose();
  });
}

const middle = (name: string): BoardPoint => ({
  x: (xOf(squareNamed(name)) + 0.5) * CELL,
  y: (yOf(squareNamed(name)) + 0.5) * CELL,
});

/** Drags a finger from square to square. */
function drag(marking: SquareSelection, ...way: readonly string[]): void {
  const stroke = marking.stroke();
  const [from, last] = [middle(way[0] ?? ''), middle(way.at(-1) ?? '')];
  for (const name of way.slice(1)) stroke?.draw(from, middle(name));
  stroke?.end(from, last);
}

describe('marking squares', () => {
  it('is off initially: a single square is selected, and one finger moves the map', () =>
    withMarking((marking) => {
      expect(marking.stroke()).toBeNull();
      marking.choose(squareNamed('a1'));
      marking.choose(squareNamed('b1'));
      expect(names(marking.squares())).toBe('b1');
      marking.setOn(true);
      expect(marking.squares()).toEqual([]);
    }));

  it('joins drags, and taps add and remove squares', () =>
    withMarking((marking) => {
      marking.setOn(true);
      drag(marking, 'a1', 'c1');
      drag(marking, 'c1', 'c3');
      expect(names(marking.squares())).toBe('a1 b1 c1 c2 c3');
      drag(marking, 'b1');
      drag(marking, 'f6');
      expect(names(marking.squares())).toBe('a1 c1 c2 c3 f6');
      // Choosing f6 with the cursor removes it from the selection.
      marking.choose(squareNamed('f6'));
      expect(names(marking.squares())).toBe('a1 c1 c2 c3');
    }));

  it('around an area selects the area', () =>
    withMarking((marking) => {
      marking.setOn(true);
      drag(marking, 'b2', 'd2', 'd4', 'b4', 'b2');
      expect(names(marking.squares())).toBe('b2 c2 d2 b3 c3 d3 b4 c4 d4');
    }));

  it('starts over after an answer, and a second finger cancels the drag', () =>
    withMarking((marking) => {
      marking.setOn(true);
      drag(marking, 'a1', 'b1');
      marking.stroke()?.draw(middle('d4'), middle('e4'));
      marking.stroke()?.cancel();
      expect(names(marking.squares())).toBe('a1 b1');
      marking.markAnswered();
      expect(names(marking.squares())).toBe('a1 b1');
      drag(marking, 'd4', 'e4');
      expect(names(marking.squares())).toBe('d4 e4');
      drag(marking, 'e5', 'e6');
      expect(names(marking.squares())).toBe('d4 e4 e5 e6');
    }));
});

describe('an area', () => {
  const area = ['a1', 'b1', 'b2'].map(squareNamed);
  const edges = (all: readonly number[]): string => [...new Set(all)].map(edgeName).sort().join(' ');

  it("has edges around it, except the map's border, and edges inside", () => {
    expect(edges(listOutlineEdges(board, area))).toBe('a1/a2 a2/b2 b1/c1 b2/b3 b2/c2');
    expect(edges(listEdgesWithin(board, area))).toBe('a1/b1 b1/b2');
  });

  it('is filled inside a closed line, and not behind one that ends at the border', () => {
    const ring = ['b1', 'c1', 'd2', 'c3', 'b3', 'a2'].map(squareNamed);
    expect(names(fillOutline(board, ring))).toBe('b1 c1 a2 b2 c2 d2 b3 c3');
    expect(names(fillOutline(board, ['a3', 'b2', 'c1'].map(squareNamed)))).toBe('c1 b2 a3');
  });
});
