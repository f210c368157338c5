import { describe, expect, test } from 'vitest';
import { listBoardSquares } from '../../src/board/board';
import { HINDERING } from '../../src/board/terrain';
import type { Sight } from '../../src/rules/answer';
import { EDITIONS } from '../../src/rules/editions';
import type { PieceOrSquare } from '../../src/rules/ruleset';
import { hasAbilityOrPower, type Piece } from '../../src/table/piece';
import type { Position } from '../../src/table/position';
import { positionFromScene, type Scene } from '../helpers/ruling';
import { dailyRuns } from '../helpers/seeds';
import { makeWildPosition } from '../helpers/wild-position';

const SEEDS = Array.from({ length: dailyRuns(60, 8) }, (_, place) => 11 * place + 2);

/** A rule that makes A's sight of B differ from B's sight of A. */
interface Exception {
  readonly name: string;
  readonly passage: string;
  /**
   * Returns whether the rule can explain that two pieces see each other differently. `one` is A’s sight of B, `other`
   * is B’s sight of A.
   */
  readonly explains: (position: Position, a: Piece, b: Piece, one: Sight, other: Sight) => boolean;
  readonly scene: Scene;
  readonly sees: readonly [Sight, Sight];
}

function inHindering({ board, objects }: Position, { squares }: Piece): boolean {
  return squares.some(
    (square) => ((board.terrain[square] ?? 0) & HINDERING) !== 0 || objects.some((object) => object.at === square),
  );
}

function levelOf({ board }: Position, { squares }: Piece): number {
  return board.levels[squares[0] ?? 0] ?? 0;
}

const soars = (piece: Piece) => hasAbilityOrPower(piece, 'flight') && piece.mode === 'soaring';
const isBlockedOneWay = (one: Sight, other: Sight) => (one === 'blocked') !== (other === 'blocked');

/** Returns the piece that the other piece does not see. */
const hidden = (a: Piece, b: Piece, aSeesB: Sight) => (aSeesB === 'blocked' ? b : a);

const ownBush = (passage: string): Exception => ({
  name: "the target's own hindering square hinders, the viewer's own does not",
  passage,
  explains: (position, a, b, one, other) =>
    !isBlockedOneWay(one, other) && (inHindering(position, a) || inHindering(position, b)),
  scene: { map: ['. . h'], pieces: { A: { at: 'a1' }, B: { at: 'c1', side: 'blue' } } },
  sees: ['hindered', 'clear'],
});

const stealth = (passage: string): Exception => ({
  name: 'a hindered line to stealth is blocked, a line from it is not',
  passage,
  explains: (_position, a, b, one, other) =>
    isBlockedOneWay(one, other) && hasAbilityOrPower(hidden(a, b, one), 'stealth'),
  scene: { map: ['. h . .'], pieces: { A: { at: 'a1' }, B: { at: 'd1', side: 'blue', powers: ['stealth'] } } },
  sees: ['blocked', 'hindered'],
});

const roofToStreet = (passage: string): Exception => ({
  name: 'from a roof one shoots over those on the ground, not the other way about',
  passage,
  explains: (position, a, b, one, other) => {
    const [levelA, levelB] = [levelOf(position, a), levelOf(position, b)];
    if (levelA > 0 === levelB > 0 || !isBlockedOneWay(one, other)) return false;
    // Only the view from below may be blocked, and only if a third piece can block it.
    return (levelA > 0 ? other : one) === 'blocked' && position.pieces.length > 2;
  },
  scene: { map: ['1 . .'], pieces: { A: { at: 'a1' }, B: { at: 'c1', side: 'blue' }, C: { at: 'b1', side: 'blue' } } },
  sees: ['clear', 'blocked'],
});

const soaring = (passage: string): Exception => ({
  name: 'those on the ground aim up at a soaring figure, it aims at none of them',
  passage,
  explains: (_position, a, b) => soars(a) !== soars(b),
  scene: {
    map: ['. . .'],
    pieces: { A: { at: 'a1' }, B: { at: 'c1', side: 'blue', abilities: ['flight'], mode: 'soaring' } },
  },
  sees: ['clear', 'blocked'],
});

const turnOfStealth: Exception = {
  name: 'stealth hides on the turns of others only',
  passage: 'X of Swords: Stealth',
  explains: (position, a, b, one, other) =>
    isBlockedOneWay(one, other) &&
    hasAbilityOrPower(hidden(b, a, one), 'stealth') &&
    hidden(b, a, one).side === position.turn,
  scene: {
    map: ['. h . .'],
    pieces: { A: { at: 'a1', powers: ['stealth'] }, B: { at: 'd1', side: 'blue', powers: ['stealth'] } },
    more: { turn: 'red' },
  },
  sees: ['blocked', 'hindered'],
};

/** Rules that make sight one-sided, by edition. Editions without an entry have no such rule. */
const EXCEPTIONS: Readonly<Record<string, readonly Exception[]>> = {
  'hypertime-2002': [
    ownBush('Hypertime 2002: Hindering Terrain'),
    stealth('Hypertime 2002, as players hold it: Stealth'),
    roofToStreet('Hypertime 2002: Elevated Terrain'),
    soaring('Hypertime 2002: Flying, Soaring'),
  ],
  'hypertime-2003': [
    ownBush('Hypertime 2002: Hindering Terrain'),
    stealth('FAQ 2003: Outwit, on Stealth'),
    roofToStreet('FAQ 2003: Elevated Terrain'),
    soaring('FAQ 2003: Soaring'),
  ],
  'core-2008': [
    ownBush('Core 2008: Hindering Terrain, the hindering terrain modifier'),
    stealth('Core 2008, as players hold it: Stealth'),
  ],
  'x-of-swords': [ownBush('X of Swords: Terrain, Hindering'), stealth('X of Swords: Stealth'), turnOfStealth],
  'strike-teams': [],
};

describe.each(EDITIONS)('$id', (edition) => {
  const exceptions = EXCEPTIONS[edition.id] ?? [];

  test.each(SEEDS)('on random board %i, sight is mutual except for the known exceptions', (seed) => {
    const position = makeWildPosition(seed, { width: 8, height: 7, pieces: 9 });
    const unexplained: string[] = [];
    for (const [place, a] of position.pieces.entries()) {
      for (const b of position.pieces.slice(place + 1)) {
        const one = edition.see(position, { piece: a.id }, { piece: b.id }).see;
        const other = edition.see(position, { piece: b.id }, { piece: a.id }).see;
        if (one === other || exceptions.some((each) => each.explains(position, a, b, one, other))) continue;
        unexplained.push(`${a.id} sees ${b.id} ${one}, is seen ${other}`);
      }
    }
    expect(unexplained).toEqual([]);
  });

  test.each(SEEDS)('on random board %i, adjacency and range are mutual', (seed) => {
    const position = makeWildPosition(seed, { width: 6, height: 6, pieces: 6 });
    const pieces = position.pieces.map(({ id }): PieceOrSquare => ({ piece: id }));
    const places = [...pieces, ...listBoardSquares(position.board).map((square): PieceOrSquare => ({ square }))];
    const mutual = places.flatMap((a) =>
      places.map((b) => {
        const [one, other] = [edition.adjacent(position, a, b), edition.adjacent(position, b, a)];
        const [there, back] = [edition.range(position, a, b), edition.range(position, b, a)];
        return one.adjacent === other.adjacent && there.squares === back.squares;
      }),
    );
    expect(mutual.indexOf(false)).toBe(-1);
  });

  for (const { name, passage, scene, sees } of exceptions) {
    test(`${name} (${passage})`, () => {
      const position = positionFromScene(edition, scene);
      const see = (from: string, to: string) => edition.see(position, { piece: from }, { piece: to }).see;
      expect([see('A', 'B'), see('B', 'A')]).toEqual(sees);
    });
  }

  test('exceptions of other editions do not apply', () => {
    const own = new Set(exceptions.map((each) => each.name));
    const others = Object.values(EXCEPTIONS)
      .flat()
      .filter((each) => !own.has(each.name));
    for (const { name, scene } of others) {
      const position = positionFromScene(edition, scene);
      const one = edition.see(position, { piece: 'A' }, { piece: 'B' }).see;
      const other = edition.see(position, { piece: 'B' }, { piece: 'A' }).see;
      expect(`${name}: ${one}`).toBe(`${name}: ${other}`);
    }
  });
});
