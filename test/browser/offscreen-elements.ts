import type { Page } from 'playwright';

/** Lists elements that extend beyond the screen. Excludes containers that scroll sideways. */
export const listOffscreenElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      // Sheets and pages may scroll only vertically.
      ((!element.matches('.sheet-body, .page, main') &&
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1) ||
        scrolls(element.parentElement));
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
    const out = [...document.querySelectorAll('button, a[href], label, h1, h2, h3, p, th, td')].filter((element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 0 &&
        (box.left < -1 || box.right > innerWidth + 1) &&
        !element.closest('svg, .spoken, .board-find') &&
        !scrolls(element.parentElement)
      );
    });
    return [...wide, ...out.map((element) => (element.textContent ?? '').trim().slice(0, 40))];
  });
