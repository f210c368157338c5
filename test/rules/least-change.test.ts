import { describe, expect, test } from 'vitest';
import { parseBoardText } from '../../src/board/board-text';
import { edgeName } from '../../src/grid/edge';
import { parseSquare, squareName } from '../../src/grid/square';
import { EDITIONS } from '../../src/rules/editions';
import { findSmallestAttackChange, type SmallestAttackChange } from '../../src/rules/least-change';
import type { Ruleset } from '../../src/rules/ruleset';
import { makePiece, type Piece } from '../../src/table/piece';
import { makePosition, type Position, withoutPower } from '../../src/table/position';

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

function told(change: SmallestAttackChange | null): string {
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

describe('the smallest change that flips an answer', () => {
  test('is one square closer for a shot out of range', () => {
    const far = position(
      `+---+---+---+---+---+---+
       | .   .   .   .   .   . |
       +---+---+---+---+---+---+`.replace(/^ +/gm, ''),
      piece('A', 'a1', { range: 4 }),
      piece('B', 'f1'),
    );
    expect(told(findSmallestAttackChange(edition, far, shot('ranged')))).toBe('from b1, 1');
  });

  test.each([
    ['e1', 'nothing near'],
    ['f1', 'from b1, 1'],
    ['g1', 'from c1, 2'],
    ['h1', 'nothing near'],
  ])('to shoot four squares at %s: %s, since three steps are not a small change', (at, expected) => {
    const field = position(
      `+---+---+---+---+---+---+---+---+
       | .   .   .   .   .   .   .   . |
       +---+---+---+---+---+---+---+---+`.replace(/^ +/gm, ''),
      piece('A', 'a1', { range: 4 }),
      piece('B', at),
    );
    expect(told(findSmallestAttackChange(edition, field, shot('ranged')))).toBe(expected);
  });

  test('is two steps for a close attack, even if two tokens forbid both', () => {
    const map = `+---+---+---+---+
       | .   .   .   . |
       +---+---+---+---+`.replace(/^ +/gm, '');
    const fresh = position(map, piece('A', 'a1'), piece('B', 'd1'));
    expect(told(findSmallestAttackChange(edition, fresh, shot('close')))).toBe('from c1, 2');
    const tired = position(map, piece('A', 'a1', { tokens: 2 }), piece('B', 'd1'));
    expect(edition.hit(tired, shot('close')).reasons.map(({ code }) => code)).toContain('two-tokens');
    // With two tokens an attack is not allowed from any square, so a shorter distance changes nothing.
    expect(told(findSmallestAttackChange(edition, tired, shot('close')))).toBe('nothing near');
  });

  test('has for a place the answer of the attack made there', () => {
    const far = position(
      `+---+---+---+---+---+---+
       | .   .   .   .   .   . |
       +---+---+---+---+---+---+`.replace(/^ +/gm, ''),
      piece('A', 'a1', { range: 4, attack: 9 }),
      piece('B', 'f1', { defense: 17 }),
    );
    const change = findSmallestAttackChange(edition, far, shot('ranged'));
    expect(change).toMatchObject({ change: 'stand', answer: { legal: true, targets: [{ target: 'B', needs: 8 }] } });
    expect(far.pieces.map(({ squares }) => squareName(squares[0] as number))).toEqual(['a1', 'f1']);
  });

  test('is an opponent in the way if no one can get past', () => {
    const guarded = position(
      `+---+---+---+---+---+
       | .   .   .   .   . |
       +---+---+---+---+---+`.replace(/^ +/gm, ''),
      piece('A', 'a1'),
      piece('C', 'c1'),
      piece('B', 'e1'),
    );
    expect(told(findSmallestAttackChange(edition, guarded, shot('ranged')))).toBe('without C');
    expect(guarded.pieces.map(({ id }) => id)).toEqual(['A', 'C', 'B']);
  });

  test('is none for a legal attack that is not easier nearby', () => {
    const plain = position(
      `+---+---+---+---+---+
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`.replace(/^ +/gm, ''),
      piece('A', 'a1'),
      piece('B', 'e1'),
    );
    expect(edition.hit(plain, shot('ranged')).legal).toBe(true);
    expect(findSmallestAttackChange(edition, plain, shot('ranged'))).toBeNull();
  });

  test('throws for an unknown figure', () => {
    const alone = position('+---+---+\n| .   . |\n+---+---+', piece('B', 'b1'));
    expect(() => findSmallestAttackChange(edition, alone, shot('ranged'))).toThrow(RangeError);
  });

  test('is the wall if the shooter cannot move', () => {
    const walled = position(
      `+---+---+---+---+
       | . | .   .   . |
       +---+---+---+---+`.replace(/^ +/gm, ''),
      piece('A', 'a1'),
      piece('B', 'd1'),
    );
    const before = structuredClone(walled.board);
    expect(told(findSmallestAttackChange(edition, walled, shot('ranged')))).toBe('without the wall a1/b1');
    // The input board must be unchanged.
    expect(walled.board).toEqual(before);
  });

  test('is a figure in the way, in a corridor', () => {
    const corridor = position(
      `+---+---+---+---+---+
       | .   B   .   .   . |
       +---+---+---+---+---+`.replace(/^ +/gm, ''),
      piece('A', 'a1'),
      piece('B', 'e1'),
    );
    const before = structuredClone(corridor.board);
    expect(told(findSmallestAttackChange(edition, corridor, shot('ranged')))).toBe('without b1');
    expect(corridor.board).toEqual(before);
  });

  test('is a step to the edge of the shrubs for a legal shot through them', () => {
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
    expect(told(findSmallestAttackChange(edition, shrubs, shot('ranged')))).toBe('from b1, 1');
  });

  test('is none with two things in the way', () => {
    const twice = position(
      `+---+---+---+---+---+
       | . | B   .   .   . |
       +---+---+---+---+---+`.replace(/^ +/gm, ''),
      piece('A', 'a1'),
      piece('B', 'e1'),
    );
    expect(told(findSmallestAttackChange(edition, twice, shot('ranged')))).toBe('nothing near');
  });
});

describe('a power switched off', () => {
  test('does not count for the question, and does not change the original position', () => {
    const tough = position(
      `+---+---+
       | .   . |
       +---+---+`.replace(/^ +/gm, ''),
      piece('A', 'a1', { damage: 3 }),
      piece('B', 'b1', { powers: ['toughness'] }),
    );
    const taken = (position: Position) => edition.hit(position, shot('close')).targets[0]?.damage.total;
    expect(taken(tough)).toBe(2);
    expect(taken(withoutPower(tough, 'B', 'toughness'))).toBe(3);
    expect(taken(withoutPower(tough, 'A', 'toughness'))).toBe(2);
    expect(tough.pieces[1]?.powers).toEqual(['toughness']);
  });
});
