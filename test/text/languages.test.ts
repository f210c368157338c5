import { describe, expect, it } from 'vitest';
import {
  type CatalogEntry,
  listLanguages,
  listSayCalls,
  listSourceTexts,
  readCatalog,
  readTextSources,
} from './catalogs';
import { findBareTexts, findSayCalls } from './say-calls';

const words = listSourceTexts();

/** Texts that are the same in every language: the unit of action points, and examples of a notation. */
const SAME_EVERYWHERE = [
  'AP',
  'Snuff; build 2 start; ap 1 react; dodge 3',
  ...['build 2', 'start', 'ap 1', 'react', 'always', 'waits 2', 'lasts 2', 'slots 1'],
];

describe('screen texts', () => {
  it('use `say`, to be translated', () => {
    const bare = [...readTextSources()].flatMap(([path, source]) =>
      findBareTexts(path, source)
        .filter((each) => !SAME_EVERYWHERE.includes(each))
        .map((each) => `${path}: ${each}`),
    );
    expect(bare).toEqual([]);
  });

  it('are one line each, because longer texts are files', () => {
    expect([...words.keys()].filter((key) => key.includes('\n'))).toEqual([]);
  });

  it('have one key for one kind of text: with a count or without', () => {
    const kinds = new Map<string, Set<boolean>>();
    for (const { key, many } of listSayCalls()) kinds.set(key, (kinds.get(key) ?? new Set()).add(many));
    expect([...kinds].filter(([, each]) => each.size > 1).map(([key]) => key)).toEqual([]);
  });

  it('are found in calls, with and without a count', () => {
    const source = "const a = say('Undo'); const b = sayMany(2, '1 click', '{n} clicks');";
    expect(findSayCalls('a.ts', source)).toEqual([
      { key: 'Undo', many: false },
      { key: '{n} clicks', many: true },
    ]);
  });

  it('are reported if they do not use `say`', () => {
    const source = `const a = <p title="Undo it">Say <b>{'more'}</b><i class="muted">1</i></p>;`;
    expect(findBareTexts('a.tsx', source)).toEqual(['Undo it', 'Say', 'more']);
  });
});

describe.each(listLanguages())('%s', (language) => {
  const catalog = readCatalog(language);

  it('has exactly the texts in use', () => {
    expect([...words.keys()].filter((key) => formsOf(catalog.get(key)).some((form) => form === ''))).toEqual([]);
    expect([...catalog.keys()].filter((key) => !words.has(key))).toEqual([]);
  });

  it('has a form for each of its plural categories where English counts', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const wrong = [...words].filter(([key, { many }]) => {
      const entry = catalog.get(key);
      const forms = typeof entry === 'object' ? Object.keys(entry).sort().join() : null;
      return forms !== (many ? categories.join() : null);
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('has the same placeholders and outer spaces as English', () => {
    const wrong = [...words].flatMap(([key, { many }]) =>
      formsOf(catalog.get(key)).filter((form) => {
        // A form may lack the number `n`, like `ein Marker` in German.
        const names = namesIn(form).filter((name) => !many || name !== 'n');
        const wanted = namesIn(key).filter((name) => !many || name !== 'n');
        return names.join() !== wanted.join() || endsOf(form) !== endsOf(key);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** Lists the forms of a catalog entry. A missing entry has one empty form. */
function formsOf(entry: CatalogEntry | undefined): readonly string[] {
  if (entry === undefined) return [''];
  return typeof entry === 'string' ? [entry] : Object.values(entry);
}

function namesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string))].sort();
}

function endsOf(text: string): string {
  return `${/^\s*/.exec(text)?.[0]}|${/\s*$/.exec(text)?.[0]}`;
}
