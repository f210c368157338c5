import { expect, test } from 'vitest';
import { elapsedMs } from '../../src/app/game/clock';

const HOUR = 3_600_000;
const from = { device: 1_000_000, page: 5000 };

test.each([
  ['a second at the table', 1000, 1000, false, 1000],
  ['clocks that drift a little', 1300, 1000, false, 1300],
  ['an hour in the pocket, while the page’s clock stood still', HOUR, 200, true, HOUR],
  ['an hour in the pocket, while it went on', HOUR, HOUR, true, HOUR],
  ['a clock put ahead by an hour', HOUR + 1000, 1000, false, 1000],
  ['a clock put ahead by a day', 24 * HOUR + 1000, 1000, false, 1000],
  ['a clock put back by an hour', 1000 - HOUR, 1000, false, 1000],
  ['a clock put back by an hour, in the pocket', 60_000 - HOUR, 60_000, true, 60_000],
])('%s', (_, device, page, hidden, expected) => {
  expect(elapsedMs(from, { device: from.device + device, page: from.page + page }, hidden)).toBe(expected);
});
