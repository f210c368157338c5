import { expect, test } from 'vitest';
import {
  findLoadedSheets,
  listClassWords,
  listRequiredClasses,
  listTopSelectors,
  readModules,
  readStyles,
  type SourceFiles,
} from './style-sheets';

/*
 * A loaded style sheet applies to all screens from then on. A class therefore belongs to one sheet, and a component
 * uses only classes of sheets that are loaded with it. Otherwise the look of a component would depend on the screens
 * opened before. `@scope` would do the same in the browser, but Firefox ESR lacks it. CSS modules would rename classes
 * in 200 sheets and in the tests.
 */

/** True for global sheets, which are loaded before any screen and style classes of other sheets on purpose. */
const isGlobal = (path: string) => path.startsWith('kit/styles/') || path === 'kit/print.css';

/** Matches selectors of attributes that one sheet styles on all screens. */
const GLOBAL_ATTRIBUTES = /^\[(?:data-colour|data-pattern|class\^)/;

interface Rule {
  readonly sheet: string;
  readonly selector: string;
  readonly classes: readonly string[];
}

function rulesIn(styles: SourceFiles): Rule[] {
  return Object.entries(styles)
    .filter(([sheet]) => !isGlobal(sheet))
    .flatMap(([sheet, css]) =>
      listTopSelectors(css).map((selector) => ({ sheet, selector, classes: listRequiredClasses(selector) })),
    );
}

/** Lists classes that several sheets style in rules without a second class. */
function sharedClasses(styles: SourceFiles): string[] {
  const sheets = new Map<string, Set<string>>();
  for (const { sheet, classes } of rulesIn(styles)) {
    const [name, more] = classes;
    if (name !== undefined && more === undefined) sheets.set(name, (sheets.get(name) ?? new Set()).add(sheet));
  }
  return [...sheets].filter(([, each]) => each.size > 1).map(([name, each]) => `.${name}: ${[...each].join(', ')}`);
}

/** Lists rules that apply to a component only after another screen was opened. */
function strayRules(styles: SourceFiles, modules: SourceFiles): string[] {
  const rules = rulesIn(styles);
  const loaded = findLoadedSheets(styles, modules);
  return Object.entries(modules).flatMap(([path, code]) => {
    const written = listClassWords(code);
    return rules
      .filter(({ classes }) => classes.length > 0 && classes.every((name) => written.has(name)))
      .filter(({ sheet }) => !loaded.get(path)?.has(sheet))
      .map(({ selector, sheet }) => `${path} writes ${selector} of ${sheet}`);
  });
}

test('a class is styled in only one sheet', () => {
  expect(sharedClasses(readStyles())).toEqual([]);
});

test('a component uses only classes of loaded sheets', () => {
  expect(strayRules(readStyles(), readModules())).toEqual([]);
});

test('a sheet styles classes, not elements, and imports no sheet, which would load it twice', () => {
  const bare = rulesIn(readStyles()).filter(
    ({ classes, selector }) => classes.length + Number(GLOBAL_ATTRIBUTES.test(selector)) === 0,
  );
  expect(bare).toEqual([]);
  expect(Object.entries(readStyles()).flatMap(([path, css]) => (css.includes('@import') ? [path] : []))).toEqual([]);
});

test('animation names are unique', () => {
  const names = Object.values(readStyles()).flatMap((css) => css.match(/@keyframes [\w-]+/g) ?? []);
  expect(names).toEqual([...new Set(names)]);
});

test('the checks find both kinds of fault in an example', () => {
  const styles = {
    'a/list.css': '.rows, .row:hover { color: red; & .row { color: blue } }',
    'a/sheet.css': '@media (width > 9em) { .terms > p { color: red } }',
    'b/other.css': ':is(.rows, .pages) { & li { color: red } }',
  };
  const modules = {
    'a/list.tsx': `import './list.css';\nimport { Part } from './part';\nconst Sheet = lazy(() => import('./sheet'));`,
    // `a/list.tsx`, which imports the component, has loaded the style sheet.
    'a/part.tsx': 'const Part = () => <li class="row"><i class={on() ? `terms mark-1` : "y"} /></li>;',
    'a/sheet.tsx': `import './sheet.css';\nconst Sheet = () => <p class="terms" />;`,
  };
  expect(sharedClasses(styles)).toEqual(['.rows: a/list.css, b/other.css']);
  expect(strayRules(styles, modules)).toEqual(['a/part.tsx writes .terms > p of a/sheet.css']);
});
