import { describe } from 'vitest';
import { findGermanByEnglishNames } from './german-names';
import { defineTourTests } from './tour';
import { listUnreadableElements } from './unreadable-elements';

/*
 * Tests the German app, whose texts are longer, on two phones, a tablet and a large screen: no text is cut, no elements
 * overlap, and no element extends beyond the screen.
 */

describe.each([
  [360, 740],
  [390, 844],
  [820, 1180],
  [1366, 900],
])('%d × %d', (width, height) => {
  defineTourTests(
    `german-${width}`,
    listUnreadableElements,
    async (page) => {
      findGermanByEnglishNames(page);
      await page.addInitScript(() => localStorage.setItem('sidekick-language', 'de'));
    },
    { viewport: { width, height } },
  );
});
