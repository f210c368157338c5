import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sharedPath } from '../helpers/shared-path';

const ROOT = join(import.meta.dirname, '../..');
/** Number of consecutive words that counts as copied text. */
const RUN = 8;

function wordsOf(text: string): string[] {
  return (
    text
      .toLocaleLowerCase('en')
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []
  );
}

function* runsOf(text: string): Generator<string> {
  const words = wordsOf(text);
  for (let at = 0; at + RUN <= words.length; at++) yield words.slice(at, at + RUN).join(' ');
}

function readAll(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => join(folder, path));
}

/**
 * Lists headings in both forms of the scans: marked lines, and short lines between blank lines. Headings may be copied,
 * because citations name passages by heading.
 */
function headingsOf(text: string): string[] {
  const marked = text.split('\n').flatMap((line) => /^(?:#+ (.*)|\*\*([^*]+)\*\*.*)$/.exec(line)?.slice(1) ?? []);
  const alone = text.split(/\n\s*\n/).filter((line) => /^[^-\n][^\n]{0,78}[^\n.:;,!?]$/.test(line));
  return [...marked, ...alone];
}

/** Lists the distinct word runs of a text that are also in the other text. */
function shared(text: string, theirs: ReadonlySet<string>): string[] {
  return [...new Set([...runsOf(text)].filter((run) => theirs.has(run)))];
}

test('finds eight words in a row despite punctuation, but not seven', () => {
  const theirs = new Set(runsOf('The quick brown fox jumps over the lazy dog’s tail.'));
  expect(shared('a quick, brown FOX\n jumps over the lazy dog’s', theirs)).toEqual([
    "quick brown fox jumps over the lazy dog's",
  ]);
  expect(shared('brown fox jumps over the lazy dog’s', theirs)).toEqual([]);
});

// The rulebooks’ texts are not part of the project. Without these files the tests are skipped.
describe('compared with the sources', () => {
  test('no eight words in a row are copied from them into src', (context) => {
    const seeds = sharedPath(context, 'seeds');
    const sources = readAll(seeds, /^\d.*\.txt$/).map((path) => readFileSync(path, 'utf8'));
    expect(sources.length).toBe(5);
    const theirs = new Set(sources.flatMap((text) => [...runsOf(text)]));
    for (const heading of sources.flatMap(headingsOf)) for (const run of runsOf(heading ?? '')) theirs.delete(run);
    const found = readAll(join(ROOT, 'src'), /\.(?:tsx?|css)$/).flatMap((path) =>
      shared(readFileSync(path, 'utf8'), theirs).map((run) => `${path.slice(ROOT.length + 1)}: ${run}`),
    );
    expect(found).toEqual([]);
  });

  test('no team name from them is used in the project', (context) => {
    const seeds = sharedPath(context, 'seeds');
    const text = readAll(seeds, /^003.*\.txt$/)
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const headings = [...text.matchAll(/^(.+) Team Ability$/gm)].flatMap(([, names = '']) => names.split('/'));
    const names = [...new Set(headings)].filter((name) => !PLAIN.has(name));
    expect(names.length).toBeGreaterThan(20);
    const files = ['src', 'test', 'public'].flatMap((folder) =>
      readAll(join(ROOT, folder), /\.(?:tsx?|css|ya?ml|json)$/),
    );
    // Only one edition may contain team names that are printed on dials, in its data and its cases.
    const foreign = files.filter(
      (path) => !/\/(src\/rules\/editions|test\/cases)\/hypertime-2003\//.test(path.replaceAll('\\', '/')),
    );
    const found = foreign.flatMap((path) => {
      const own = readFileSync(path, 'utf8');
      return names.filter((name) => naming(name).test(own)).map((name) => `${path.slice(ROOT.length + 1)}: ${name}`);
    });
    expect(found).toEqual([]);
    expect(naming('Sea Wardens').test('of the Sea Wardens, who')).toBe(true);
  });
});

/** Team names that are also ordinary words or game terms. */
const PLAIN: ReadonlySet<string> = new Set(['Wild Card', 'Police']);

function naming(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}.])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u');
}
