import { describe, expect, test } from 'vitest';
import { parseBoardText } from '../../src/board/text';
import { edgeName } from '../../src/grid/edge';
import { parseSquare, squareName } from '../../src/grid/square';
import { EDITIONS } from '../../src/rules/editions';
import { type LeastChange, leastChange } from '../../src/rules/least-change';
import type { Ruleset } from '../../src/rules/ruleset';
import { withPowerOff } from '../../src/rules/switched-off';
import { makePiece, type Piece } from '../../src/table/piece';
import { makePosition, type Position } from '../../src/table/position';

const edition = EDITIONS[0] as Ruleset;

function piece(id: string, at: string, overrides: Partial<Piece> = {}): Piece {
  return makePiece(id, [parseSquare(at) as number], { side: id === 'A' ? 'red' : 'blue', ...overrides });
}

function position(map: string, ...pieces: Piece[]): Position {
  const board = parseBoardText(map);
  if (!board.ok) throw new Error(JSON.stringify(board.fault));
  return makePosition(board.value, pieces);
}

function shot(attack: string) {
  return { attacker: 'A', targets: ['B'], attack, strength: null, aim: 0, defend: 0, from: null, object: null };
}

function told(change: LeastChange | null): string {
  switch (change?.change) {
    case undefined:
      return 'nothing near';
    case 'stand':
      return `from ${squareName(change.square)}, ${change.cost}`;
    case 'without-wall':
      return `without the wall ${edgeName(change.edge)}`;
    case 'without-square':
      return `without ${squareName(change.square)}`;
    case 'without-piece':
      return `without ${change.piece}`;
  }
}

describe('the least change that flips an answer', () => {
  test('one square closer for a shot out of range', () => {
    const far = position(
      `+---+---+---+---+---+---+
       | .   .   .   .   .   . |
       +---+---+---+---+---+---+`.replace(/^ +/gm, ''),
      piece('A', 'a1', { range: 4 }),
      piece('B', 'f1'),
    );
    expect(told(leastChange(edition, far, shot('ranged')))).toBe('from b1, 1');
  });

  test('not through the wall, where the shooter cannot move', () => {
    const walled = position(
      `+---+---+---+---+
       | . | .   .   . |
       +---+---+---+---+`.replace(/^ +/gm, ''),
      piece('A', 'a1'),
      piece('B', 'd1'),
    );
    expect(told(leastChange(edition, walled, shot('ranged')))).toBe('without the wall a1/b1');
  });

  test('a figure in the way, in a corridor', () => {
    const corridor = position(
      `+---+---+---+---+---+
       | .   B   .   .   . |
       +---+---+---+---+---+`.replace(/^ +/gm, ''),
      piece('A', 'a1'),
      piece('B', 'e1'),
    );
    expect(told(leastChange(edition, corridor, shot('ranged')))).toBe('without b1');
  });

  test('a legal shot through shrubs: from their fringe the line is clear', () => {
    const shrubs = position(
      `+---+---+---+---+---+
       | .   h   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`.replace(/^ +/gm, ''),
      piece('A', 'a1'),
      piece('B', 'e1'),
    );
    expect(edition.hit(shrubs, shot('ranged')).legal).toBe(true);
    expect(told(leastChange(edition, shrubs, shot('ranged')))).toBe('from b1, 1');
  });

  test('nothing near helps against two things in the way', () => {
    const twice = position(
      `+---+---+---+---+---+
       | . | B   .   .   . |
       +---+---+---+---+---+`.replace(/^ +/gm, ''),
      piece('A', 'a1'),
      piece('B', 'e1'),
    );
    expect(told(leastChange(edition, twice, shot('ranged')))).toBe('nothing near');
  });
});

describe('a power switched off', () => {
  test('counts no more for the question, and the position asked stays as it was', () => {
    const tough = position(
      `+---+---+
       | .   . |
       +---+---+`.replace(/^ +/gm, ''),
      piece('A', 'a1', { damage: 3 }),
      piece('B', 'b1', { powers: ['toughness'] }),
    );
    const taken = (asked: Position) => edition.hit(asked, shot('close')).targets[0]?.damage.total;
    expect(taken(tough)).toBe(2);
    expect(taken(withPowerOff(tough, 'B', 'toughness'))).toBe(3);
    expect(taken(withPowerOff(tough, 'A', 'toughness'))).toBe(2);
    expect(tough.pieces[1]?.powers).toEqual(['toughness']);
  });
});
