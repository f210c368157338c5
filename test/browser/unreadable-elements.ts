import type { Page } from 'playwright';

/**
 * Lists unreadable elements: texts cut off by their container, elements beyond the screen, and elements that cover a
 * button.
 */
export function listUnreadableElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    const dialog = document.querySelector('dialog[open]');
    for (const element of (dialog ?? document.body).querySelectorAll<HTMLElement>('*')) {
      // The last event above the actions is shortened to two lines. The log shows the whole event.
      if (element.closest('svg, .spoken, .names, select, input, textarea, canvas, .message-lane-told')) continue;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (
        box.width === 0 ||
        box.height === 0 ||
        style.visibility === 'hidden' ||
        element.closest('.board-find:not(:focus-within), .board-port') ||
        // Text for screen readers only.
        element.clientHeight === 1
      )
        continue;
      const words = (element.textContent ?? '').trim() !== '';
      const hides = (how: string): boolean => how === 'hidden' || how === 'clip';
      // Allows one pixel for rounding.
      if (words && hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        found.push(`${name(element)} is ${element.scrollWidth - element.clientWidth} too wide`);
      if (
        words &&
        hides(style.overflowY) &&
        element.scrollHeight > element.clientHeight + 2 &&
        element.clientHeight > 0
      )
        found.push(`${name(element)} is ${element.scrollHeight - element.clientHeight} too high`);
      const scrolls = (parent: HTMLElement | null): boolean =>
        parent !== null &&
        // Sheets and pages may scroll only vertically.
        ((!parent.matches('.sheet-body, .page, main') &&
          /auto|scroll/.test(getComputedStyle(parent).overflowX) &&
          parent.scrollWidth > parent.clientWidth) ||
          scrolls(parent.parentElement));
      if (element.matches('button, a[href], label, input, h1, h2, h3, p, th, td') && !scrolls(element.parentElement)) {
        if (box.right > innerWidth + 1 || box.left < -1) found.push(`${name(element)} stands beside the screen`);
      }
      // Reports text that extends beyond its button.
      if (
        element.matches('button, .button, label') &&
        element.scrollWidth > element.clientWidth + 1 &&
        style.overflowX === 'visible' &&
        element.clientWidth > 0
      )
        found.push(`${name(element)} runs over its rim by ${element.scrollWidth - element.clientWidth}`);
    }
    // The topmost element at a button’s center must be the button or its content.
    for (const element of (dialog ?? document.body).querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')) {
      if (element.closest('svg, .board-find:not(:focus-within)')) continue;
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.width === 0 || x < 0 || x > innerWidth || y < 0 || y > innerHeight) continue;
      // A button that is scrolled out of its container is not on the screen.
      const isClipped = (parent: Element | null): boolean => {
        if (parent === null) return false;
        const frame = parent.getBoundingClientRect();
        const clips = getComputedStyle(parent).overflowY !== 'visible';
        return (clips && (y < frame.top || y > frame.bottom)) || isClipped(parent.parentElement);
      };
      if (isClipped(element.parentElement)) continue;
      const there = document.elementFromPoint(x, y);
      if (!there?.closest('button, a[href], .toast') || there === element || element.contains(there)) continue;
      if (
        there.contains(element) ||
        getComputedStyle(there.closest('button, a[href], .toast') as Element).position === 'fixed'
      )
        continue;
      // A button under a sticky header or footer can be scrolled into view. An answer covers the tools of the map, which
      // return when it is closed.
      if (
        there.closest(
          '[class*="foot"], [class*="deeds"], .collection-picked, .deed-panel, .map-over, .shell-nav, .banner, header, nav',
        )
      )
        continue;
      found.push(`${name(element)} lies under ${name(there)}`);
    }
    return [...new Set(found)];
  });
}
