// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parseRoute } from '../../src/app/route';
import { isOpenGameRoute } from '../../src/ui/shell/wide-layout';

test.each([
  ['', true],
  ['#/table', true],
  ['#/table/dial', true],
  ['#/map', true],
  ['#/map/run', true],
  ['#/map/card-free', true],
  ['#/table/games', false],
  ['#/table/summary', false],
  ['#/map/choose', false],
  ['#/map/replay/12', false],
  ['#/map/draw/new', false],
  ['#/map/photo', false],
  ['#/map/ruling/3', false],
  ['#/rules', false],
  ['#/forces/saturday-300', false],
])('%j shows the game itself: %s', (hash, shows) => {
  expect(isOpenGameRoute(parseRoute(hash))).toBe(shows);
});
