import 'fake-indexeddb/auto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { importFiles, isReadablePath, listSelectedFiles } from '../../src/app/import/import-files';
import { IMPORT_REPOSITORIES } from '../../src/app/import/save-imported';
import { defaultDatabase } from '../../src/store/database';
import { surveyImport } from '../corpus/survey';

// `npm run corpus -- PATH`: imports a folder or zip, and compares all fields with the imported records.
const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('npm run corpus -- PATH (a folder or a zip)');
  process.exit(2);
}

function filesBelow(folder: string): File[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((each) => statSync(each).isFile() && isReadablePath(relative(folder, each)))
    .map((each) => new File([readFileSync(each)], relative(folder, each)));
}

const files = statSync(path).isDirectory() ? filesBelow(path) : [new File([readFileSync(path)], basename(path))];
const began = performance.now();
const report = await importFiles(files, IMPORT_REPOSITORIES, {
  onProgress: () => undefined,
  stopped: () => false,
  columns: async () => null,
});
const took = performance.now() - began;

const sources: { name: string; value: unknown }[] = [];
for (const { name, open } of (await listSelectedFiles(files)).picked) {
  const result = await open();
  if (!result.ok || !name.endsWith('.json')) continue;
  try {
    sources.push({ name, value: JSON.parse(await result.value.text()) });
  } catch {
    console.log(`${name}: no JSON`);
  }
}
const database = defaultDatabase();
const kept = {
  characters: await database.characters.toArray(),
  cards: (await database.cards.toArray()).map(({ card }) => card) as never[],
  maps: await database.maps.toArray(),
};
const { records, imported, missing, overwritten, lost, examples } = surveyImport(sources, kept);

console.log(`${sources.length} files, ${records} records, ${imported} came in, ${(took / 1000).toFixed(1)} s`);
console.log(`kept: ${kept.characters.length} characters, ${kept.cards.length} cards, ${kept.maps.length} maps`);
const causes = new Map<string, number>();
for (const line of report.setAside) {
  const cause = line.replace(/^.*: (?=[^:]+$)/, '').replace(/\d+/g, 'n');
  causes.set(cause, (causes.get(cause) ?? 0) + 1);
}
console.log(`set aside: ${report.setAside.length}`);
for (const [cause, count] of [...causes].sort(([, a], [, b]) => b - a)) console.log(`  ${count} × ${cause}`);
console.log(`put right or left open, and told: ${report.mended.length}`);
console.log(`of which nothing is kept: ${missing.length}`);
for (const each of missing.slice(0, 20)) console.log(`  ${each}`);
console.log(`overwritten by another map of the same name: ${overwritten.length}`);
for (const each of overwritten.slice(0, 20)) console.log(`  ${each}`);
console.log(`fields that found no place: ${[...lost.values()].reduce((sum, count) => sum + count, 0)}`);
for (const [field, count] of [...lost].sort(([, a], [, b]) => b - a))
  console.log(`  ${count} × ${field}, first in ${examples.get(field)}`);
process.exit(lost.size > 0 || overwritten.length > 0 || missing.length > report.setAside.length ? 1 : 0);
