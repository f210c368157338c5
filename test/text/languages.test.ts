import { describe, expect, it } from 'vitest';
import { catalogOf, type Entry, languages, sourceWords, wordySources } from './catalogs';
import { bareWordsIn, saidIn } from './spoken';

const words = sourceWords();

/** Words that are the same in every language: an example of a notation, and a unit that the books print. */
const SAME_EVERYWHERE = [
  'AP',
  'Snuff; build 2 start; ap 1 react; dodge 3',
  ...['build 2', 'start', 'ap 1', 'react', 'always', 'waits 2', 'lasts 2', 'slots 1'],
];

describe('what is said', () => {
  it('goes through say, so that every language has a word for it', () => {
    const bare = [...wordySources()].flatMap(([path, source]) =>
      bareWordsIn(path, source)
        .filter((each) => !SAME_EVERYWHERE.includes(each))
        .map((each) => `${path}: ${each}`),
    );
    expect(bare).toEqual([]);
  });

  it('is one line: what is longer is no sentence but a file', () => {
    expect([...words.keys()].filter((key) => key.includes('\n'))).toEqual([]);
  });

  it('has one key for one kind of words: with a count or without', () => {
    const kinds = new Map<string, Set<boolean>>();
    for (const [path, source] of wordySources())
      for (const { key, many } of saidIn(path, source)) kinds.set(key, (kinds.get(key) ?? new Set()).add(many));
    expect([...kinds].filter(([, each]) => each.size > 1).map(([key]) => key)).toEqual([]);
  });

  it('is found in calls, with and without a count', () => {
    const source = "const a = say('Undo'); const b = sayMany(2, '1 click', '{n} clicks');";
    expect(saidIn('a.ts', source)).toEqual([
      { key: 'Undo', many: false },
      { key: '{n} clicks', many: true },
    ]);
  });

  it('is missed by nobody where it stands bare', () => {
    const source = `const a = <p title="Undo it">Say <b>{'more'}</b><i class="muted">1</i></p>;`;
    expect(bareWordsIn('a.tsx', source)).toEqual(['Undo it', 'Say', 'more']);
  });
});

describe.each(languages())('%s', (language) => {
  const catalog = catalogOf(language);

  it('has words for all that is said, and for nothing else', () => {
    expect([...words.keys()].filter((key) => formsOf(catalog.get(key)).some((form) => form === ''))).toEqual([]);
    expect([...catalog.keys()].filter((key) => !words.has(key))).toEqual([]);
  });

  it('counts where English counts, with a form for each of its plural categories', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const wrong = [...words].filter(([key, { many }]) => {
      const entry = catalog.get(key);
      const forms = typeof entry === 'object' ? Object.keys(entry).sort().join() : null;
      return forms !== (many ? categories.join() : null);
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('fills in what English fills in, and keeps the spaces at its ends', () => {
    const wrong = [...words].flatMap(([key, { many }]) =>
      formsOf(catalog.get(key)).filter((form) => {
        // One of a thing need not be counted: `ein Marker`.
        const names = namesIn(form).filter((name) => !many || name !== 'n');
        const wanted = namesIn(key).filter((name) => !many || name !== 'n');
        return names.join() !== wanted.join() || endsOf(form) !== endsOf(key);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** An entry that is missing has one empty form. */
function formsOf(entry: Entry | undefined): readonly string[] {
  if (entry === undefined) return [''];
  return typeof entry === 'string' ? [entry] : Object.values(entry);
}

function namesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string))].sort();
}

function endsOf(text: string): string {
  return `${/^\s*/.exec(text)?.[0]}|${/\s*$/.exec(text)?.[0]}`;
}
