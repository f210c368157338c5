/** Tests that no exported name is declared in two files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Folders of editions. Their files export the same names once per edition. */
const EDITION_SLOTS = /^src\/(rules\/(editions\/[^/]+|shared\/hypertime)|book\/(core|hypertime|strike|x-of)[^/]*)\//;

const EXPORT = /^export (?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm;

/** Maps each exported name to the files that declare it. */
function filesByName(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const folder of ['src', 'test']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name)) continue;
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      for (const [, exported = ''] of new Set(namesIn(readFileSync(join(root, path), 'utf8'))))
        found.set(exported, [...(found.get(exported) ?? []), path]);
    }
  }
  return found;
}

/** Lists the matches of exported declarations. Omits the repeated name of an overload. */
function namesIn(source: string): readonly RegExpMatchArray[] {
  const seen = new Set<string>();
  return [...source.matchAll(EXPORT)].filter(([, name = '']) => !seen.has(name) && seen.add(name));
}

test('each exported name is declared in one file, except the slots of editions', () => {
  const repeated = [...filesByName()].filter(
    ([, paths]) => paths.length > 1 && !paths.every((path) => EDITION_SLOTS.test(path)),
  );
  expect(repeated.map(([name, paths]) => `${name}: ${paths.join(' ')}`)).toEqual([]);
});

test('every type in the glossary of CONTRIBUTING.md exists', () => {
  const known = filesByName();
  const [, terms = ''] = /## Terms\n([\s\S]*?)\n## /.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? [];
  const types = terms
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...(line.split('|')[3] ?? '').matchAll(/`(\w+)`/g)].map(([, type = '']) => type));
  expect(types.length).toBeGreaterThan(25);
  expect(types.filter((type) => type !== 'reading' && !known.has(type))).toEqual([]);
});
