import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { beside } from '../helpers/beside';

const ROOT = join(import.meta.dirname, '../..');
/** So many words in a row are a sentence of somebody’s. */
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

/** Headings, in the ways that the scans have them, or a short line alone: citations name passages by them, and nobody writes a name in words of his own. */
function headingsOf(text: string): string[] {
  const marked = text.split('\n').flatMap((line) => /^(?:#+ (.*)|\*\*([^*]+)\*\*.*)$/.exec(line)?.slice(1) ?? []);
  const alone = text.split(/\n\s*\n/).filter((line) => /^[^-\n][^\n]{0,78}[^\n.:;,!?]$/.test(line));
  return [...marked, ...alone];
}

/** Runs of words of one text that stand in another, told once each. */
function shared(text: string, theirs: ReadonlySet<string>): string[] {
  return [...new Set([...runsOf(text)].filter((run) => theirs.has(run)))];
}

test('eight words in a row are found, whatever stands between them; seven are not', () => {
  const theirs = new Set(runsOf('The quick brown fox jumps over the lazy dog’s tail.'));
  expect(shared('a quick, brown FOX\n jumps over the lazy dog’s', theirs)).toEqual([
    "quick brown fox jumps over the lazy dog's",
  ]);
  expect(shared('brown fox jumps over the lazy dog’s', theirs)).toEqual([]);
});

// The sources are no part of the project: where they are not at hand there is nothing to hold it against.
describe('beside the sources', () => {
  test('no eight words of theirs in a row stand in src', (context) => {
    const seeds = beside(context, 'seeds');
    const sources = readAll(seeds, /^\d.*\.txt$/).map((path) => readFileSync(path, 'utf8'));
    expect(sources.length).toBe(5);
    const theirs = new Set(sources.flatMap((text) => [...runsOf(text)]));
    for (const heading of sources.flatMap(headingsOf)) for (const run of runsOf(heading ?? '')) theirs.delete(run);
    const found = readAll(join(ROOT, 'src'), /\.(?:tsx?|css)$/).flatMap((path) =>
      shared(readFileSync(path, 'utf8'), theirs).map((run) => `${path.slice(ROOT.length + 1)}: ${run}`),
    );
    expect(found).toEqual([]);
  });

  test('no team of theirs is named in the project', (context) => {
    const seeds = beside(context, 'seeds');
    const text = readAll(seeds, /^003.*\.txt$/)
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const headings = [...text.matchAll(/^(.+) Team Ability$/gm)].flatMap(([, names = '']) => names.split('/'));
    const names = [...new Set(headings)].filter((name) => !PLAIN.has(name));
    expect(names.length).toBeGreaterThan(20);
    const files = ['src', 'test', 'public'].flatMap((folder) =>
      readAll(join(ROOT, folder), /\.(?:tsx?|css|ya?ml|json)$/),
    );
    // One edition knows teams by the names on dials: they stand in its data and in its cases, nowhere else.
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

/** Words of the language, and of the game, that are names of teams too. */
const PLAIN: ReadonlySet<string> = new Set(['Wild Card', 'Police']);

function naming(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}.])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u');
}
