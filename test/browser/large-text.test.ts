import { testTours } from './tour';
import { listUnreadableElements } from './unreadable-elements';

/* Text of twice the size on a small phone: no text is cut, no elements overlap, and none extend beyond the screen. */

// The browser's font size setting, set before the page loads as on real phones.
testTours('large', listUnreadableElements, async (page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
});
