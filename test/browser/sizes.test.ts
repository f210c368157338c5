import { describe } from 'vitest';
import { beside } from './beside';
import { testTours } from './tour';

/* A phone on its side, a tablet and a screen at the table, in the light theme: nothing stands beside the screen. */

describe.each([
  [740, 360],
  [820, 1180],
  [1280, 800],
])('%d × %d', (width, height) => {
  testTours(`${width}`, beside, undefined, { viewport: { width, height }, colorScheme: 'light' });
});
