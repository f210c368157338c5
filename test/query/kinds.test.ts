import { describe, expect, test } from 'vitest';
import { answerReachQuestion, chooseLikelyAttack, placeBaseAt } from '../../src/query/answer-map-question';
import { listAttackKinds, listMoveKinds } from '../../src/query/kinds';
import { listIgnoredPowers, listShownPowers, listShownPowersForPiece } from '../../src/query/shown-powers';
import type { ReachAnswer } from '../../src/rules/answer';
import type { Ruleset } from '../../src/rules/ruleset';
import { makePiece, type Piece } from '../../src/table/piece';
import { findPiece, type Position } from '../../src/table/position';
import { requireEdition } from '../helpers/require-edition';
import { positionFromScene, type Scene } from '../helpers/ruling';
import { squareNamed } from '../helpers/square-named';

const core = requireEdition('core-2008');
const OPEN = ['. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .'];

function scene(rules: Ruleset, pieces: Scene['pieces'], more: Scene['more'] = {}): { position: Position; A: Piece } {
  const position = positionFromScene(rules, { map: OPEN, pieces, more });
  const A = findPiece(position, 'A');
  if (!A) throw new Error('no A');
  return { position, A };
}

describe('kinds of attack', () => {
  const kinds = (one: object, more: Scene['more'] = {}) => {
    const { position, A } = scene(core, { A: { at: 'b2', ...one } }, more);
    return listAttackKinds(core, position, A);
  };
  const crate = { objects: { crate: { at: 'd2', kind: 'light' } } };

  test('include a throw only with an object in hand', () => {
    expect(kinds({})).toEqual(['close', 'ranged']);
    expect(kinds({ holding: 'heavy' })).toContain('throw');
  });

  test('include telekinesis only with an object on the map and the power', () => {
    expect(kinds({ powers: ['telekinesis'] }, crate)).toContain('telekinesis');
    expect(kinds({ powers: ['telekinesis'] })).not.toContain('telekinesis');
    expect(kinds({}, crate)).not.toContain('telekinesis');
  });
});

describe('kinds of moves', () => {
  const kinds = (rules: Ruleset, one: object) => listMoveKinds(rules, scene(rules, { A: { at: 'b2', ...one } }).A);

  test('are the plain move first, then each power that moves', () => {
    expect(kinds(core, { powers: ['running-shot', 'toughness'] })).toEqual(['move', 'running-shot']);
  });

  test('of a figure with a card are run or march, and moves that a card allows', () => {
    const teams = requireEdition('strike-teams');
    expect(kinds(teams, { side: 'heroes', powers: ['charge'] })).toEqual(['move', 'run']);
    expect(kinds(teams, { side: 'mastermind', kind: 'henchman' })).toEqual(['move', 'march']);
    const { A } = scene(teams, { A: { at: 'b2', side: 'heroes' } });
    const free = A.striker && { ...A, striker: { ...A.striker, spaces: { 'card-free': 2, 'card-straight': 0 } } };
    expect(free && listMoveKinds(teams, free)).toEqual(['move', 'run', 'card-free']);
  });
});

describe('the default attack', () => {
  const B = { at: 'c2', side: 'blue' };

  test("is the legal one with the best chance, and the book's first of equals", () => {
    const plain = scene(core, { A: { at: 'b2', abilities: ['sharpshooter'] }, B });
    expect(chooseLikelyAttack(core, plain.position, plain.A, 'B')?.attack).toBe('close');
    // Combat reflexes only protect against close attacks.
    const quick = scene(core, {
      A: { at: 'b2', abilities: ['sharpshooter'] },
      B: { ...B, powers: ['combat-reflexes'] },
    });
    expect(chooseLikelyAttack(core, quick.position, quick.A, 'B')?.attack).toBe('ranged');
    const afar = scene(core, { A: { at: 'a1' }, B: { at: 'e2', side: 'blue' } });
    expect(chooseLikelyAttack(core, afar.position, afar.A, 'B')?.attack).toBe('ranged');
  });

  test('is of the chosen kind, legal or not', () => {
    const { position, A } = scene(core, { A: { at: 'b2', range: 6 }, B });
    expect(chooseLikelyAttack(core, position, A, 'B', 'ranged')).toMatchObject({
      attack: 'ranged',
      hit: { legal: false },
    });
    expect(chooseLikelyAttack(core, position, A, 'B', 'throw')).toBeNull();
  });

  test('throws any object that may be thrown', () => {
    const objects = { statue: { at: 'b3', kind: 'immobile' }, crate: { at: 'c3', kind: 'light' } };
    const { position, A } = scene(
      core,
      { A: { at: 'a1', range: 4, powers: ['telekinesis'] }, B: { at: 'd1', side: 'blue' } },
      { objects },
    );
    expect(chooseLikelyAttack(core, position, A, 'B', 'telekinesis')).toMatchObject({
      object: squareNamed('c3'),
      hit: { legal: true },
    });
  });
});

describe('a larger base', () => {
  const end = (cost: number, ...names: string[]) => ({
    squares: names.map(squareNamed),
    cost,
    mustStop: false,
  });
  const reach = (...ends: ReachAnswer['ends']): ReachAnswer => ({
    ...{ ends, breakAway: false, reasons: [], notes: [], speed: { base: 4, changes: [], total: 4 } },
  });
  const double = makePiece('D', [squareNamed('b2'), squareNamed('c2')]);

  test('is placed at the lowest cost, with the first of equals', () => {
    const ends = reach(end(2, 'd3', 'e3'), end(2, 'e3', 'f3'), end(1, 'a1', 'b1'), end(3, 'e3', 'e4'));
    expect(placeBaseAt(double, squareNamed('e3'), ends)).toEqual([squareNamed('d3'), squareNamed('e3')]);
  });

  test('keeps its shape out of reach', () => {
    expect(placeBaseAt(double, squareNamed('e4'), reach(end(1, 'a1', 'b1')))).toEqual([
      squareNamed('e4'),
      squareNamed('f4'),
    ]);
  });

  test('of one square is on that square', () => {
    expect(placeBaseAt(makePiece('S', [squareNamed('b2')]), squareNamed('e4'), reach(end(1, 'e4', 'f4')))).toEqual([
      squareNamed('e4'),
    ]);
  });
});

describe('reach', () => {
  const { position } = scene(core, { A: { at: 'a1', speed: 2 }, F: { at: 'f4', speed: 2 } });
  const ends = (
    ...asked: Parameters<typeof answerReachQuestion> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ) => answerReachQuestion(core, position, ...asked).ends.length;

  test('of a continued move is what its first part left', () => {
    const left = { action: 'move', carrying: null, goesOn: { left: 1, free: [] } };
    expect(ends('A', 'move')).toBe(8);
    expect(ends('A', 'move', null, left)).toBe(3);
  });
});

describe('powers that no answer counts', () => {
  const { position, A } = scene(core, {
    A: { at: 'b2', powers: ['charge', 'quake', 'no-such-power'] },
    F: { at: 'b3', powers: ['not-of-any-book'] },
    B: { at: 'e2', side: 'blue', powers: ['no-such-power', 'nor-this-one'] },
  });

  test('are listed with what the edition does about each', () => {
    const standing = Object.fromEntries(listShownPowersForPiece(core, A).map((each) => [each.power, each.standing]));
    expect(standing).toEqual({
      charge: 'applied-in-common',
      quake: 'player-rules',
      'no-such-power': 'unknown',
    });
    expect(listShownPowers(core, position, 'A')).toEqual(listShownPowersForPiece(core, A));
    expect(listShownPowers(core, position, 'Z')).toEqual([]);
  });

  test('are the figure’s own, and on request also its opponents’, each once', () => {
    expect(listIgnoredPowers(core, position, 'A', false)).toEqual(['quake', 'no-such-power']);
    expect(listIgnoredPowers(core, position, 'A', true)).toEqual(['quake', 'no-such-power', 'nor-this-one']);
  });
});
