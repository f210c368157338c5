import { describe, expect, test } from 'vitest';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { withMarkedSquares } from '../../src/notation/case-position';
import { askDestruction, isSameTarget, listDestructibleTargetsOn } from '../../src/query/destroy';
import type { InanimateTarget } from '../../src/table/heaps';
import { findPiece } from '../../src/table/position';
import { requireEdition } from '../helpers/require-edition';
import { positionFromScene } from '../helpers/ruling';
import { squareNamed } from '../helpers/square-named';

const core = requireEdition('core-2008');

const position = positionFromScene(core, {
  map: ['. . . .', '+   +---+   +   +', '. | . ! B .', '+   +===+   +   +', '. . . .'],
  pieces: { A: { at: 'b2', damage: 3, range: 6 } },
});
const east = (name: string) => ({ edge: eastEdge(squareNamed(name)) });
const south = (name: string) => ({ edge: southEdge(squareNamed(name)) });

describe('destructible things on a square', () => {
  test.each<[string, InanimateTarget[]]>([
    ['a1', []],
    ['d3', []],
    ['b1', [south('b1')]],
    ['a2', [east('a2')]],
    ['b2', [south('b1'), east('b2'), south('b2'), east('a2')]],
    ['c2', [{ square: squareNamed('c2') }, east('b2')]],
    ['b3', [south('b2')]],
  ])('on %s are what fills it, and the walls and doors on its edges', (name, things) => {
    expect(listDestructibleTargetsOn(position.board, squareNamed(name))).toEqual(things);
  });

  test('are printed objects, and everything with a strength', () => {
    const { board } = positionFromScene(requireEdition('strike-teams'), {
      map: ['O . .', '. . .'],
      pieces: { A: { at: 'b2' } },
      more: { strengths: { a1: 3 } },
    });
    expect(listDestructibleTargetsOn(board, squareNamed('a1'))).toEqual([{ square: squareNamed('a1') }]);
    const strong = { ...board, objectStrengths: new Map([[squareNamed('c1'), 4]]) };
    expect(listDestructibleTargetsOn(strong, squareNamed('c1'))).toEqual([{ square: squareNamed('c1') }]);
    expect(listDestructibleTargetsOn(strong, squareNamed('b1'))).toEqual([]);
  });
});

describe('several things on one square', () => {
  const rules = requireEdition('strike-teams');
  const scene = positionFromScene(rules, {
    map: ['. O'],
    pieces: { A: { at: 'a1', side: 'heroes', kind: 'hero', damage: 3 } },
    more: { strengths: { b1: 2 }, tokens: { wheel: { at: 'b1', strength: 9 }, pump: { at: 'b1', strength: 1 } } },
  });
  const now = withMarkedSquares(scene);
  const hero = findPiece(now, 'A');
  const things: InanimateTarget[] = [
    { square: squareNamed('b1'), token: 'wheel' },
    { square: squareNamed('b1'), token: 'pump' },
    { square: squareNamed('b1'), token: null },
  ];

  test('are each listed, tokens before printed ones', () => {
    expect(listDestructibleTargetsOn(now.board, squareNamed('b1'), now.heaps)).toEqual(things);
    expect(isSameTarget(things[0] as InanimateTarget, things[1] as InanimateTarget)).toBe(false);
    expect(isSameTarget(things[2] as InanimateTarget, { square: squareNamed('b1'), token: null })).toBe(true);
  });

  test('are asked about one at a time: the first, unless another was chosen', () => {
    const asked = (wanted: InanimateTarget | null) =>
      hero && askDestruction(rules, now, hero, { square: squareNamed('b1') }, 'melee', wanted);
    expect(asked(null)).toMatchObject({ things, thing: things[0], destroy: { legal: false } });
    expect(asked(things[1] as InanimateTarget)).toMatchObject({ thing: things[1], destroy: { legal: true } });
    expect(asked(things[2] as InanimateTarget)).toMatchObject({ thing: things[2], destroy: { legal: true } });
  });
});

test('things are the same on the same square or on the same edge', () => {
  const square = { square: squareNamed('c2') };
  expect(isSameTarget(square, { square: squareNamed('c2') })).toBe(true);
  expect(isSameTarget(square, { square: squareNamed('c3') })).toBe(false);
  expect(isSameTarget(east('c2'), east('c2'))).toBe(true);
  expect(isSameTarget(east('c2'), south('c2'))).toBe(false);
  // Squares and edges share numbers, so a number alone does not identify a thing.
  expect(isSameTarget(square, { edge: squareNamed('c2') })).toBe(false);
  expect(isSameTarget({ edge: squareNamed('c2') }, square)).toBe(false);
});

describe('an attack on a square', () => {
  const attacker = findPiece(position, 'A');
  if (!attacker) throw new Error('no A');
  const asked = (name: string, kind: string | null = null, wanted: InanimateTarget | null = null, by = attacker) => {
    const answer = askDestruction(core, position, by, { square: squareNamed(name) }, kind, wanted);
    return answer?.mode === 'destroy' ? answer : null;
  };

  test('asks about the first thing that may be destroyed, in the first way that is legal', () => {
    // The door is tried before the contents of the square.
    expect(asked('c2')).toMatchObject({ thing: east('b2'), chosen: 'close', destroy: { legal: true } });
    expect(asked('a1')).toBeNull();
  });

  test('asks about the chosen thing and kind', () => {
    expect(asked('b2', null, east('a2'))).toMatchObject({ thing: east('a2'), destroy: { legal: true } });
    expect(asked('b2', 'ranged', south('b2'))).toMatchObject({ thing: south('b2'), chosen: 'ranged' });
    // The chosen wall or square does not exist here, so the first possible target is used.
    expect(asked('b2', null, { square: squareNamed('c2') })?.thing).toEqual(south('b1'));
    expect(asked('c2', 'no-such-kind')?.chosen).toBe('close');
  });

  test('returns the first refusal if nothing may be destroyed', () => {
    const weak = { ...attacker, damage: 1, range: 0 };
    const frail = { ...position, pieces: [weak] };
    const answer = askDestruction(core, frail, weak, { square: squareNamed('c2') }, null, null);
    expect(answer).toMatchObject({
      thing: { square: squareNamed('c2') },
      chosen: 'close',
      destroy: { legal: false },
    });
  });

  test('never throws an object at a thing by telekinesis', () => {
    const lifter = { ...attacker, powers: ['telekinesis'] };
    const crate = { id: 'crate', kind: 'light', at: squareNamed('b3') } as const;
    const answer = askDestruction(
      core,
      { ...position, pieces: [lifter], objects: [crate] },
      lifter,
      { square: squareNamed('c2') },
      null,
      null,
    );
    expect(answer).toMatchObject({ kinds: ['close', 'ranged'] });
  });
});
