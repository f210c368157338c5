import { describe } from 'vitest';
import { listOffscreenElements } from './offscreen-elements';
import { defineTourTests } from './tour';

/* Tests a landscape phone, a tablet and a large screen in the light theme: nothing extends beyond the screen. */

describe.each([
  [740, 360],
  [820, 1180],
  [1280, 800],
])('%d × %d', (width, height) => {
  defineTourTests(`${width}`, listOffscreenElements, undefined, { viewport: { width, height }, colorScheme: 'light' });
});
