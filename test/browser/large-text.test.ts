import { cutOn } from './cut';
import { testTours } from './tour';

/* Words of twice the size on a small phone: nothing is cut, nothing lies over another, nothing is beside the screen. */

// The browser's own setting, as people have it: there before the page is.
testTours('large', cutOn, async (page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
});
