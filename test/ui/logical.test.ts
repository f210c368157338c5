import { expect, test } from 'vitest';
import { readScreens, readStyles, withoutComments } from './styles';

/* A style sheet says start and end, so that the whole app can be read from right to left. */

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

/** The parts of a value: `calc(1px + 2px)` is one. */
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

/** What in a style sheet says left or right, each with its line, unless the comment above begins with `Physical:`. */
function physicalIn(css: string): string[] {
  const told = css.split('\n');
  return withoutComments(css)
    .split('\n')
    .flatMap((line, index) => {
      const declared = /^\s*(?<name>[a-z-]+):\s*(?<value>[^;{]+);/.exec(line)?.groups;
      if (!declared || /\/\* Physical: /.test(told[index - 1] ?? '')) return [];
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
  ['  /* Physical: a notch. */\n  left: 0;', 0],
])('%j holds %i words of left and right', (css, count) => {
  expect(physicalIn(css)).toHaveLength(count);
});

test.each(Object.entries(readStyles()))('%s says start and end', (_, css) => {
  expect(physicalIn(css)).toEqual([]);
});

test('every bar that is laid for a hand is still somewhere', () => {
  const bars = [...withoutComments(readStyles()['kit/styles/hand.css'] ?? '').matchAll(/\.([a-z-]+)/g)].map(
    ([, name]) => name,
  );
  expect(bars.length).toBeGreaterThan(40);
  const screens = readScreens();
  expect(bars.filter((name) => !new RegExp(`class="[^"]*\\b${name}\\b`).test(screens))).toEqual([]);
});
