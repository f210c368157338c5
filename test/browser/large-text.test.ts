import { describe } from 'vitest';
import { defineTourTests } from './tour';
import { listUnreadableElements } from './unreadable-elements';

/*
 * Tests text of twice the size on a small phone: no text is cut, no elements overlap, and no element extends beyond the
 * screen. `sizes.test.ts` tests text of the usual size.
 */

describe('text of twice the size', () => {
  // Sets the browser’s font size before the page loads, as on real phones.
  defineTourTests('large', listUnreadableElements, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  });
});
