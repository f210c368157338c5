import { expect, test } from 'vitest';
import { middle } from '../../src/photo/middle';

test('values at either end do not count, however far off they are', () => {
  expect(middle(Float32Array.of(9, -400, 2, 1, 3, 900, 2), 3)).toBe(7 / 3);
  expect(middle(Float32Array.of(9, -400, 2, 1, 3, 900, 2), 5)).toBeCloseTo(17 / 5, 6);
  expect(middle(Float32Array.of(5, 4, 3, 2, 1), 1)).toBe(3);
});
