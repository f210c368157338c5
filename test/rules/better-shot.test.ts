/**
 * Tests which of two attacks is better: the attack likelier to hit; if both are equally likely, the attack that wounds
 * more.
 */
import { describe, expect, test } from 'vitest';
import { emptyBoard } from '../../src/board/board';
import { SQUARE_COUNT, squareAt } from '../../src/grid/square';
import { fraction } from '../../src/plain/fraction';
import { type AttackChance, type ChanceField, isBetterAttack, mergeThreats } from '../../src/rules/attack-fields';

const shot = (over: number, under: number, wounds: number | null = null): AttackChance => ({
  chance: fraction(over, under),
  wounds,
});

describe('the better of two attacks', () => {
  test.each([
    ['any is better than none', shot(1, 36), null, true],
    ['the likelier', shot(21, 36), shot(15, 36), true],
    ['not the less likely', shot(15, 36), shot(21, 36), false],
    ['neither of two alike', shot(1, 2), shot(18, 36), false],
    ['the likelier, though it wounds less', shot(3, 4, 1), shot(1, 2, 5), true],
    ['not the less likely that wounds more', shot(1, 2, 5), shot(3, 4, 1), false],
    ['of two as likely the one that wounds more', shot(1, 1, 3), shot(1, 1, 2), true],
    ['of two as likely not the one that wounds less', shot(1, 1, 2), shot(1, 1, 3), false],
    ['of two as likely that wound alike neither', shot(1, 1, 2), shot(1, 1, 2), false],
    ['any wound rather than one that is not told', shot(1, 1, 1), shot(1, 1, null), true],
    ['not one that is not told', shot(1, 1, null), shot(1, 1, 1), false],
    ['none at all is as good as not told', shot(1, 1, 0), shot(1, 1, null), false],
  ])('%s', (_which, one, other, better) => {
    expect(isBetterAttack(one, other)).toBe(better);
  });
});

describe('combined threats', () => {
  const board = emptyBoard(3, 1);
  const [a1, b1, c1] = [0, 1, 2].map((x) => squareAt(x, 0)) as [number, number, number];
  const field = (shots: Readonly<Record<number, AttackChance>>): ChanceField =>
    Array.from({ length: SQUARE_COUNT }, (_, square) => shots[square] ?? null);

  test('are counted by square, with the best attack in any order', () => {
    const weak = field({ [a1]: shot(1, 36), [b1]: shot(1, 1, 2) });
    const strong = field({ [b1]: shot(1, 1, 4) });
    for (const fields of [
      [weak, strong],
      [strong, weak],
    ]) {
      const threat = mergeThreats(board, fields);
      expect([a1, b1, c1].map((square) => threat.attackers[square])).toEqual([1, 2, 0]);
      expect([a1, b1, c1].map((square) => threat.best[square])).toEqual([shot(1, 36), shot(1, 1, 4), null]);
    }
  });

  test('are none without attackers', () => {
    const threat = mergeThreats(board, []);
    expect([...threat.attackers].some((count) => count > 0)).toBe(false);
    expect(threat.best.every((best) => best === null)).toBe(true);
  });
});
