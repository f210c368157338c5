import { describe } from 'vitest';
import { listOffscreenElements } from './offscreen-elements';
import { defineTourTests } from './tour';
import { listUnreadableElements } from './unreadable-elements';

/*
 * Tests two phones, a tablet and a large screen in the light theme: no text is cut, no elements overlap, and no element
 * extends beyond the screen. The German app is tested in `german-sizes.test.ts`.
 */

describe.each([
  [360, 740],
  [390, 844],
  [820, 1180],
  [1366, 900],
])('%d × %d', (width, height) => {
  defineTourTests(`${width}`, listUnreadableElements, undefined, { viewport: { width, height }, colorScheme: 'light' });
});

/* On a landscape phone names may be shortened, but nothing extends beyond the screen. */
describe('740 × 360', () => {
  defineTourTests('740', listOffscreenElements, undefined, {
    viewport: { width: 740, height: 360 },
    colorScheme: 'light',
  });
});
