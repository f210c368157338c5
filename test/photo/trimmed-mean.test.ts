import { expect, test } from 'vitest';
import { trimmedMean } from '../../src/photo/statistics';

test('values at both ends are ignored, however extreme', () => {
  expect(trimmedMean(Float32Array.of(9, -400, 2, 1, 3, 900, 2), 3)).toBe(7 / 3);
  expect(trimmedMean(Float32Array.of(9, -400, 2, 1, 3, 900, 2), 5)).toBeCloseTo(17 / 5, 6);
  expect(trimmedMean(Float32Array.of(5, 4, 3, 2, 1), 1)).toBe(3);
});
