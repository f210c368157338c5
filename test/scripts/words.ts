/**
 * `npm run words`: checks the texts of every language. Fails on English texts that are not plain, and lists the texts
 * that each language lacks. `--write` updates the catalogs: each text is in the file of the folder that uses it, shared
 * texts are in `shared.json`. Unused texts are removed, and new texts are added with empty translations.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogEntry, listLanguages, listSourceTexts, readCatalog } from '../text/catalogs';
import { findWordFaults, KNOWN_FAULTS } from '../text/plain-words';

const write = process.argv.includes('--write');
const words = listSourceTexts();
console.log(`${words.size} words and sentences in English`);
const unplain = [...words.keys()].filter((key) => !KNOWN_FAULTS.includes(key) && findWordFaults(key).length > 0);
for (const key of unplain) console.log(`  ${JSON.stringify(key)} ${findWordFaults(key).join(', ')}`);
console.log(`${unplain.length} not plain, ${KNOWN_FAULTS.length} known`);
if (unplain.length > 0) process.exitCode = 1;
for (const language of listLanguages()) {
  const known = readCatalog(language);
  const lacking = [...words.keys()].filter((key) => isEmpty(known.get(key)));
  const unused = [...known.keys()].filter((key) => !words.has(key));
  console.log(`${language}: ${lacking.length} lacking, ${unused.length} that nobody says`);
  for (const key of lacking.slice(0, 10)) console.log(`  lacks ${JSON.stringify(key)}`);
  if (write) layOut(language, known);
}

function isEmpty(entry: CatalogEntry | undefined): boolean {
  if (entry === undefined) return true;
  return typeof entry === 'string' ? entry === '' : Object.values(entry).some((form) => form === '');
}

function layOut(language: string, known: ReadonlyMap<string, CatalogEntry>): void {
  const folder = join(import.meta.dirname, '../../src/text/languages', language);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(join(folder, file));
  const files = new Map<string, [string, CatalogEntry][]>();
  for (const [key, { file, many }] of words) {
    const empty: CatalogEntry = many ? { one: '', other: '' } : '';
    files.set(file, [...(files.get(file) ?? []), [key, known.get(key) ?? empty]]);
  }
  for (const [file, entries] of files) {
    const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(join(folder, `${file}.json`), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
}
