import { describe, expect, test } from 'vitest';
import { emptyBoard } from '../../src/board/board';
import { parseSquare, type Square } from '../../src/grid/square';
import { listShownPowersForPiece } from '../../src/query/shown-powers';
import { EDITIONS } from '../../src/rules/editions';
import type { HitQuestion, Ruleset } from '../../src/rules/ruleset';
import type { MeaningEffect, PowerMeaning } from '../../src/table/meanings';
import { makePiece, type Piece } from '../../src/table/piece';
import { makePosition, type Position, withoutPower } from '../../src/table/position';

/** Id of a power that no edition has. */
const HUM = 'humming';
const DIALS: readonly Ruleset[] = EDITIONS.filter(({ powers }) => powers.length > 0);

const at = (name: string): Square => parseSquare(name) as Square;

/** Makes a position with red's A and blue's B, four squares apart by default. `who` has the power. */
function position(
  effects: readonly MeaningEffect[] | null,
  who: 'A' | 'B' = 'A',
  [first, second]: readonly [string, string] = ['a1', 'e1'],
  power = HUM,
): Position {
  const meanings: readonly PowerMeaning[] = effects === null ? [] : [{ power, effects }];
  const own = { powers: [power], ...(effects === null ? {} : { meanings }) };
  const piece = (id: 'A' | 'B', side: string, square: string): Piece =>
    makePiece(id, [at(square)], { side, ...(id === who ? own : {}) });
  return makePosition(emptyBoard(9, 4), [piece('A', 'red', first), piece('B', 'blue', second)]);
}

const question = (attack: string): HitQuestion => ({
  attacker: 'A',
  targets: ['B'],
  attack,
  strength: null,
  aim: 0,
  defend: 0,
  from: null,
  object: null,
});
const hit = (rules: Ruleset, where: Position, attack = 'ranged') => rules.hit(where, question(attack));
const BESIDE = ['a1', 'b1'] as const;

describe.each(DIALS)('$id: a power that its sources do not define', (rules) => {
  const numbers = (where: Position, attack = 'ranged') => {
    const [target] = hit(rules, where, attack).targets;
    return [target?.attack.total, target?.defense.total, target?.damage.total, target?.evades?.least ?? null];
  };

  test('has no effect, and every answer about its piece notes that', () => {
    const bare = position(null);
    const plain = makePosition(
      bare.board,
      bare.pieces.map((piece) => ({ ...piece, powers: [] })),
    );
    expect(numbers(bare)).toEqual(numbers(plain));
    const told = (notes: readonly { code: string; about?: string }[]) =>
      notes.filter(({ code }) => code === 'player-rules').map(({ about }) => about);
    const move = { piece: 'A', action: 'move', carrying: null, mode: null, actionPoints: null, run: false };
    expect(told(hit(rules, bare).notes)).toEqual([HUM]);
    expect(told(hit(rules, position(null, 'B')).notes)).toEqual([HUM]);
    expect(told(rules.see(bare, { piece: 'B' }, { piece: 'A' }).notes)).toEqual([HUM]);
    expect(told(rules.move(bare, { ...move, to: [at('a2')] }).notes)).toEqual([HUM]);
    expect(told(rules.reach(bare, move).notes)).toEqual([HUM]);
    expect(told(rules.see(plain, { piece: 'B' }, { piece: 'A' }).notes)).toEqual([]);
    expect(listShownPowersForPiece(rules, bare.pieces[0] as Piece).map(({ standing }) => standing)).toEqual([
      'unknown',
    ]);
  });

  test('changes the values and attacks that the players set, and cites the players', () => {
    const [attack, defense, damage] = numbers(position(null)) as number[];
    const more: MeaningEffect = { effect: 'modify', value: 'attack', by: 2, holder: 'attacker', attacks: 'ranged' };
    expect(numbers(position([more]))).toEqual([(attack as number) + 2, defense, damage, null]);
    expect(numbers(position([more], 'B'))).toEqual([attack, defense, damage, null]);
    expect(numbers(position([more], 'A', BESIDE), 'close')).toEqual([attack, defense, damage, null]);
    expect(numbers(position([{ ...more, attacks: 'any' }], 'A', BESIDE), 'close')[0]).toBe((attack as number) + 2);
    const guard: MeaningEffect = { effect: 'modify', value: 'defense', by: 1, holder: 'target', attacks: 'any' };
    expect(numbers(position([guard], 'B'))).toEqual([attack, (defense as number) + 1, damage, null]);
    const weaker: MeaningEffect = { effect: 'modify', value: 'attack', by: -1, holder: 'target', attacks: 'any' };
    expect(numbers(position([weaker], 'B'))[0]).toBe((attack as number) - 1);
    const answer = hit(rules, position([more]));
    expect(answer.targets[0]?.attack.changes).toEqual([
      expect.objectContaining({ source: HUM, by: 2, cite: expect.objectContaining({ basis: 'player' }) }),
    ]);
    expect(answer.notes.filter(({ about }) => about === HUM).map(({ code, cite }) => [code, cite.basis])).toEqual([
      ['player-meaning', 'player'],
    ]);
  });

  test('changes damage, reduces, ignores reduction and evades as the players set', () => {
    expect(numbers(position([{ effect: 'deal', damage: 5, attacks: 'any' }]))[2]).toBe(5);
    expect(numbers(position([{ effect: 'deal', damage: 5, attacks: 'close' }]))[2]).toBe(2);
    expect(numbers(position([{ effect: 'reduce', by: 1 }], 'B'))[2]).toBe(1);
    expect(numbers(position([{ effect: 'evade', least: 4 }], 'B'))[3]).toBe(4);
    const tough = position([{ effect: 'penetrate', attacks: 'any' }]);
    const guarded = tough.pieces.map((piece) => (piece.id === 'B' ? { ...piece, powers: ['toughness'] } : piece));
    expect(numbers({ ...tough, pieces: guarded })[2]).toBe(2);
    const chance = (where: Position) => hit(rules, where).targets[0]?.chance;
    expect(chance(position([{ effect: 'evade', least: 4 }], 'B'))).not.toEqual(chance(position(null, 'B')));
  });

  test('forbids attacks until it is switched off', () => {
    const barred = position([{ effect: 'forbid', attacks: 'ranged' }]);
    expect(hit(rules, barred).reasons.map(({ code, cite }) => [code, cite.basis])).toEqual([
      ['power-forbids', 'player'],
    ]);
    expect(hit(rules, withoutPower(barred, 'A', HUM)).legal).toBe(true);
    expect(hit(rules, position([{ effect: 'forbid', attacks: 'ranged' }], 'A', BESIDE), 'close').legal).toBe(true);
  });

  test('lets its piece move farther, through figures, and break away without a roll', () => {
    const reach = (where: Position) =>
      rules.reach(where, { piece: 'A', action: 'move', carrying: null, mode: null, actionPoints: null, run: false });
    const speed: MeaningEffect = { effect: 'modify', value: 'speed', by: -3, holder: 'attacker', attacks: 'any' };
    const { speed: tally } = reach(position([speed]));
    expect(tally.total).toBe(5);
    expect(tally.changes.map(({ source, cite }) => [source, cite.basis])).toEqual([[HUM, 'player']]);
    expect(reach(position(null, 'A', BESIDE)).breakAway).not.toBe(false);
    expect(reach(position([{ effect: 'slip-away' }], 'A', BESIDE)).breakAway).toBe(false);
    const to = { piece: 'A', action: 'move', carrying: null, mode: null, actionPoints: null, run: false } as const;
    const lane = (effects: readonly MeaningEffect[] | null) => {
      const now = position(effects, 'A', ['a1', 'c1']);
      return rules.move({ ...now, board: emptyBoard(9, 1) }, { ...to, to: [at('e1')] }).legal;
    };
    expect(lane(null)).toBe(false);
    expect(lane([{ effect: 'pass', grounds: ['figures'] }])).toBe(true);
  });

  test('is unchanged if the sources define it', () => {
    const [entry] = rules.powers.filter(({ id }) => id === 'toughness');
    expect(entry?.standing).not.toBe('player-rules');
    const meant = position([{ effect: 'reduce', by: 2 }], 'B', undefined, 'toughness');
    expect(numbers(meant)[2]).toBe(1);
  });

  test('is marked as undefined by its sources until the players set it', () => {
    const named = rules.powers.find(({ standing, effects }) => standing === 'player-rules' && effects.length === 0);
    const power = named?.id as string;
    const standing = (where: Position) =>
      listShownPowersForPiece(rules, where.pieces[1] as Piece).map((each) => each.standing);
    expect(standing(position(null, 'B', undefined, power))).toEqual(['player-rules']);
    const set = position([{ effect: 'reduce', by: 1 }], 'B', undefined, power);
    expect(standing(set)).toEqual(['player-meaning']);
    expect(numbers(set)[2]).toBe(1);
  });
});
