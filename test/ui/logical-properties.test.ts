import { expect, test } from 'vitest';
import { readScreens, readStyles, stripCssComments } from './style-sheets';

/* Style sheets use logical directions (start and end), so the app also works right to left. */

const SIDED = [
  'padding',
  'margin',
  'inset',
  'scroll-margin',
  'scroll-padding',
  'border-width',
  'border-color',
  'border-style',
];

/** Splits a value at spaces outside parentheses: `calc(1px + 2px)` is one part. */
function partsOf(value: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const word of value.trim().split(/\s+/)) {
    if (depth === 0) parts.push(word);
    else parts.push(`${parts.pop()} ${word}`);
    depth += word.split('(').length - word.split(')').length;
  }
  return parts;
}

/**
 * Lists declarations that use left or right, with line numbers. A declaration below a comment that begins with
 * `Physical` is exempt.
 */
function physicalIn(css: string): string[] {
  const told = css.split('\n');
  return stripCssComments(css)
    .split('\n')
    .flatMap((line, index) => {
      const declared = /^\s*(?<name>[a-z-]+):\s*(?<value>[^;{]+);/.exec(line)?.groups;
      if (!declared || /\/\* Physical /.test(told[index - 1] ?? '')) return [];
      const { name = '', value = '' } = declared;
      const parts = partsOf(value);
      const physical =
        /(?:^|-)(?:left|right)(?:-|$)/.test(name) ||
        (/^(?:text-align|float|clear|caption-side|transform-origin|background-position)$/.test(name) &&
          /\b(?:left|right)\b/.test(value)) ||
        (SIDED.includes(name) && parts.length === 4 && parts[1] !== parts[3]) ||
        (name === 'border-radius' &&
          parts.length > 1 &&
          (parts[0] !== (parts[1] ?? parts[0]) || (parts[2] ?? parts[0]) !== (parts[3] ?? parts[1])));
      return physical ? [`${index + 1}: ${line.trim()}`] : [];
    });
}

test.each([
  ['  left: 0;', 1],
  ['  margin-right: auto;', 1],
  ['  border-top-left-radius: 4px;', 1],
  ['  text-align: right;', 1],
  ['  padding: 1px 2px 3px 4px;', 1],
  ['  padding: 1px calc(2px + 3px) 3px calc(2px + 3px);', 0],
  ['  border-radius: var(--r4) 0 0 0;', 1],
  ['  border-radius: var(--r4) var(--r4) 0 0;', 0],
  ['  margin-inline-start: 1px;', 0],
  ['  /* left: 0; */', 0],
  ['  /* Physical side: a notch. */\n  left: 0;', 0],
])('%j has %i physical directions', (css, count) => {
  expect(physicalIn(css)).toHaveLength(count);
});

test.each(Object.entries(readStyles()))('%s uses logical directions', (_, css) => {
  expect(physicalIn(css)).toEqual([]);
});

test('every class in hand.css still exists in a screen', () => {
  const bars = [...stripCssComments(readStyles()['kit/styles/hand.css'] ?? '').matchAll(/\.([a-z-]+)/g)].map(
    ([, name]) => name,
  );
  expect(bars.length).toBeGreaterThan(40);
  const screens = readScreens();
  expect(bars.filter((name) => !new RegExp(`class="[^"]*\\b${name}\\b`).test(screens))).toEqual([]);
});
