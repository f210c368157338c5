import { threadId } from 'node:worker_threads';
import { afterAll, afterEach, vi } from 'vitest';

// Other test files run in threads of this process. The app would take their writes for writes of other windows.
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${threadId}`);
  }
};

if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/dom');
  const { getElementError } = getConfig();
  configure({
    // Lazy loading takes more than a second while several tests run in parallel.
    asyncUtilTimeout: Number(process.env.PATIENCE ?? 15_000),
    // Some test files include hidden elements. The next file on the same page does not.
    defaultHidden: false,
    // Retries skip the costly dump of the page. Only the last error has a dump, because a person reads it.
    getElementError: (message, container) => {
      const waits = (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })
        ._disableExpensiveErrorDiagnostics;
      return waits ? new Error(message ?? '') : getElementError(message, container);
    },
  });
  window.getComputedStyle = plainStyle as typeof window.getComputedStyle;
  const { clearTable } = await import('../ui/table-page');
  // Loads the shell, because it registers the screens that one feature shows inside another feature.
  await import('../../src/ui/shell/screens');
  // Runs after the hooks of the test file. Tests without screens may share an open game.
  afterEach(({ task }) => (/^test\/ui\/|\.tsx$/.test(task.file.name) ? clearTable() : undefined));
  // A part of the app that is still loading when the page closes could never be loaded by the next file.
  afterAll(() => vi.dynamicImportSettled());
  afterAll(() => document.body.replaceChildren());
}

/** Tag names of elements that the default style sheet of browsers hides. */
const UNSHOWN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'HEAD', 'TITLE', 'META', 'LINK', 'NOSCRIPT', 'DATALIST']);

/** Tag names of block elements. A space separates the texts of block elements in an accessible name. */
const BLOCKS = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 ' +
    'H6 HEADER HR HTML LEGEND LI MAIN MENU NAV OL OPTGROUP OPTION P PRE SEARCH SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD ' +
    'TR UL BUTTON INPUT METER PROGRESS SELECT TEXTAREA'
  ).split(' '),
);

/**
 * Returns a style by tag name only, because tests load no style sheet. jsdom's default style sheet took most of the
 * time of screen tests.
 */
function plainStyle(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement;
  const unshown =
    UNSHOWN.has(element.tagName) ||
    element.hasAttribute('hidden') ||
    (element.tagName === 'DIALOG' && !element.hasAttribute('open'));
  const display = unshown ? 'none' : style?.display || (BLOCKS.has(element.tagName) ? 'block' : 'inline');
  const visibility = style?.visibility || 'visible';
  const known: Readonly<Record<string, string>> = { display, visibility };
  return {
    display,
    visibility,
    opacity: style?.opacity || '1',
    pointerEvents: style?.pointerEvents ?? '',
    content: '',
    getPropertyValue: (name: string) => known[name] ?? style?.getPropertyValue(name) ?? '',
  } as CSSStyleDeclaration;
}
