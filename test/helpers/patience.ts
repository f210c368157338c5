if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/dom');
  const { getElementError } = getConfig();
  configure({
    // What is loaded when it is first wanted takes longer than a second where several tests run at once.
    asyncUtilTimeout: Number(process.env.PATIENCE ?? 15_000),
    // Whoever waits asks after each change whether it is there yet, and needs no picture of the whole page each time that it is not:
    // drawing those was a tenth of what the tests of the Table took. The last one, which a person reads, has it.
    getElementError: (message, container) => {
      const waits = (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })
        ._disableExpensiveErrorDiagnostics;
      return waits ? new Error(message ?? '') : getElementError(message, container);
    },
  });
  window.getComputedStyle = plainStyle as typeof window.getComputedStyle;
  // Features show screens of others, which the shell provides.
  await import('../../src/ui/shell/screens');
}

/** Elements that a browser's own style sheet does not show. */
const UNSHOWN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'HEAD', 'TITLE', 'META', 'LINK', 'NOSCRIPT', 'DATALIST']);

/** Those that stand on lines of their own: between what they say a name has a space. */
const BLOCKS = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 ' +
    'H6 HEADER HR HTML LEGEND LI MAIN MENU NAV OL OPTGROUP OPTION P PRE SEARCH SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD ' +
    'TR UL BUTTON INPUT METER PROGRESS SELECT TEXTAREA'
  ).split(' '),
);

/**
 * No style sheet of ours is loaded here, so only the element itself tells how it is shown. jsdom asks its own sheet for each
 * element on each way from a role to its name, which was most of the time that the tests of screens took.
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

export {};
