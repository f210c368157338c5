import { describe, expect, test } from 'vitest';
import { listBoardSquares } from '../../src/board/board';
import { BLOCKING, HINDERING, WATER } from '../../src/board/terrain';
import { distance, type Square, squareName } from '../../src/grid/square';
import { EDITIONS } from '../../src/rules/editions';
import type { MoveQuestion, ReachQuestion, Ruleset } from '../../src/rules/ruleset';
import type { Position } from '../../src/table/position';
import { dailySeeds } from '../helpers/seeds';
import { makeWildPosition } from '../helpers/wild-position';

const SEEDS = dailySeeds([3, 17], 1);

/** Makes a random position in which every figure has telekinesis and no action tokens. */
function ablePosition(seed: number): Position {
  const position = makeWildPosition(seed, { width: 7, height: 5, pieces: 5 });
  const pieces = position.pieces.map((piece) => ({
    ...piece,
    tokens: 0,
    powers: [...piece.powers.filter((power) => power !== 'telekinesis'), 'telekinesis'],
  }));
  return { ...position, pieces };
}

function* lifts(position: Position): Generator<ReachQuestion> {
  const rest = { action: 'telekinesis', carrying: null, mode: null, actionPoints: null, run: false };
  const things = [...position.pieces, ...position.objects].map(({ id }) => id);
  for (const { id: by } of position.pieces.slice(0, 2)) for (const piece of things) yield { ...rest, piece, by };
}

const named = (squares: readonly Square[]): string => squares.map(squareName).sort().join(' ');

/** Returns whether a piece or object may be placed on the target square, independent of the route. */
function sound(edition: Ruleset, position: Position, question: MoveQuestion): boolean {
  const mover = position.pieces.find(({ id }) => id === question.by);
  const figure = position.pieces.find(({ id }) => id === question.piece);
  const object = position.objects.find(({ id }) => id === question.piece);
  const [to] = question.to;
  if (!mover || to === undefined) return false;
  const { board } = position;
  const terrain = board.terrain[to] ?? 0;
  const others = position.pieces.filter((piece) => piece !== figure);
  const without = { ...position, pieces: others, objects: position.objects.filter((each) => each !== object) };
  const soaring = [mover, figure].every((each) => each?.mode === 'soaring' && each.abilities.includes('flight'));
  const seen = soaring || edition.see(without, { piece: mover.id }, { square: to }).see !== 'blocked';
  const stands = object
    ? !without.objects.some(({ at }) => at === to)
    : !others.some(({ squares }) => squares.includes(to));
  return seen && stands && (terrain & BLOCKING) === 0;
}

const ABLE = EDITIONS.filter((edition) => edition.moves.includes('telekinesis'));

test('three editions have telekinesis', () => {
  expect(ABLE).toHaveLength(3);
  for (const edition of ABLE) expect(edition.attacks).toContain('telekinesis');
});

describe.each(ABLE)('$id', (edition) => {
  test.each(SEEDS)('reaches exactly the squares that single moves allow, on random board %i', (seed) => {
    const position = ablePosition(seed);
    let legal = 0;
    for (const question of lifts(position)) {
      const reached = new Map(edition.reach(position, question).ends.map((end) => [named(end.squares), end.cost]));
      const base = position.pieces.find(({ id }) => id === question.piece)?.squares.length ?? 1;
      if (base > 1) {
        expect(reached.size).toBe(0);
        continue;
      }
      for (const square of listBoardSquares(position.board)) {
        const asked = { ...question, to: [square] };
        const move = edition.move(position, asked);
        if (move.cost === 0) continue;
        expect([squareName(square), move.legal && move.cost]).toEqual([
          squareName(square),
          reached.get(squareName(square)) ?? false,
        ]);
        if (!move.legal) continue;
        legal++;
        expect([named(asked.to), sound(edition, position, asked)]).toEqual([named(asked.to), true]);
        expect(move.cost).toBeLessThanOrEqual(10);
      }
    }
    expect(legal).toBeGreaterThan(0);
  });

  test.each(SEEDS)('throws no object out of range or at its own side, on board %i', (seed) => {
    const position = ablePosition(seed);
    const rest = { attack: 'telekinesis', strength: null, aim: 0, defend: 0, from: null };
    for (const attacker of position.pieces) {
      for (const target of position.pieces) {
        for (const object of position.objects) {
          const hit = edition.hit(position, {
            ...rest,
            attacker: attacker.id,
            targets: [target.id],
            object: object.at,
          });
          const far = Math.min(...target.squares.map((square) => distance(object.at, square)));
          if (attacker.side === target.side || object.kind === 'immobile' || far > 10) expect(hit.legal).toBe(false);
          if (hit.legal) expect(hit.targets[0]?.damage.base).toBe(attacker.damage);
        }
      }
    }
  });
});

test('a hypertime object is put down on clear terrain only', () => {
  const [year] = ABLE.filter((edition) => edition.powers.some(({ id }) => id === 'enhancement'));
  for (const seed of SEEDS) {
    const position = ablePosition(seed);
    for (const question of lifts(position)) {
      if (!position.objects.some(({ id }) => id === question.piece)) continue;
      for (const { squares } of year?.reach(position, question).ends ?? [])
        expect((position.board.terrain[squares[0] as Square] ?? 0) & (BLOCKING | HINDERING | WATER)).toBe(0);
    }
  }
});
