/**
 * `npm run import -- FILE…`: prints, as one line of JSON for each file or folder, what the app would do with it. Reads
 * files with the code of the screens, each into an empty database in memory.
 *
 *     {"file", "recognised", "characters": [{"name","set","number","points","clicks"}], "cards": [{"kind","name"}],
 *      "maps": [{"name","width","height","squares"}], "owned": [{"name","count"}],
 *      "forces": [{"name","total","members": [{"name","set","number","points"}]}], "messages": […]}
 *
 * `recognised` is the name of the format, or null. A row of a list whose character is in no collection stands
 * under `owned` with `"known": false`: the app asks to import the character first. `squares` is the number of squares that are not clear. Questions of
 * the app are answered with its suggestion, and the row of a list that fits several characters is left out.
 */
import 'fake-indexeddb/auto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { importFiles } from '../../src/app/import/import-files';
import { IMPORT_REPOSITORIES } from '../../src/app/import/save-imported';
import { classifyFiles } from '../../src/app/transfer/incoming-items';
import { boardFromSheet, type MapSheet } from '../../src/board/map-sheet';
import type { Character } from '../../src/catalog/character';
import { restoreColumns } from '../../src/catalog/csv/columns';
import { readCsvRows } from '../../src/catalog/units/csv';
import { decodeText } from '../../src/plain/decode-text';
import { EDITIONS } from '../../src/rules/editions';
import { readFileStart, recognizeFile } from '../../src/share/file-formats';
import { readPickedFile } from '../../src/share/read-file';
import type { Transfer } from '../../src/share/read-item';
import { defaultDatabase } from '../../src/store/database';
import { describeForceIssue } from '../../src/text/screens/force-text';
import { describeTransferFault } from '../../src/text/screens/transfer-text';

interface ImportLine {
  readonly recognised: string | null;
  readonly characters: readonly unknown[];
  readonly cards: readonly unknown[];
  readonly maps: readonly unknown[];
  readonly owned: readonly unknown[];
  readonly forces: readonly unknown[];
  readonly messages: readonly string[];
}

const NOTHING: ImportLine = {
  recognised: null,
  characters: [],
  cards: [],
  maps: [],
  owned: [],
  forces: [],
  messages: [],
};

function describeMap(sheet: MapSheet): unknown {
  const board = boardFromSheet(sheet);
  if (!board.ok) return { name: sheet.name };
  const { width, height, terrain } = board.value;
  return { name: sheet.name, width, height, squares: terrain.filter((each) => each > 0).length };
}

/** Reads a force, or another single item that the app shows before it saves it. */
async function readItem(file: File): Promise<Partial<ImportLine>> {
  const start = await readFileStart(file);
  const reader = await recognizeFile(start, 'readItem')?.readItem?.();
  const read = await reader?.({
    text: async () => decodeText(new Uint8Array(await file.arrayBuffer()))?.text ?? '',
    bytes: async () => new Uint8Array(await file.arrayBuffer()),
    editions: EDITIONS.map(({ id }) => id),
    onProgress: () => undefined,
  });
  if (!read) return {};
  return read.ok ? describeItem(read.value) : { messages: [describeTransferFault(read.fault)] };
}

function describeItem(item: Transfer): Partial<ImportLine> {
  switch (item.kind) {
    case 'names':
    case 'force': {
      const { force, dials, aside } = item.read;
      const members = force.members.map(({ id, name, set, number, points }) => ({ id, name, set, number, points }));
      const total = sumUp([...members, ...force.feats, ...force.objects].map(({ points }) => points));
      return {
        characters: dials.characters.map(describeCharacter),
        forces: [{ name: force.name, total, members }],
        messages: aside.map(describeForceIssue),
      };
    }
    case 'character':
      return { characters: [describeCharacter(item.character)] };
    case 'map':
      return { maps: [describeMap(item.sheet)] };
    default:
      return { messages: [`${item.kind}`] };
  }
}

const sumUp = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

function describeCharacter({ name, set, number, starts, dial }: Character): unknown {
  return { name, set, number, points: starts[0]?.points ?? 0, clicks: dial.length };
}

/** Imports files into an empty database, and lists what is then stored. */
async function importRecords(files: readonly File[]): Promise<Partial<ImportLine>> {
  await Promise.all(defaultDatabase().tables.map((table) => table.clear()));
  const report = await importFiles(files, IMPORT_REPOSITORIES, {
    onProgress: () => undefined,
    stopped: () => false,
    columns: async ({ headings }) => restoreColumns(headings, null),
  });
  const database = defaultDatabase();
  const characters = await database.characters.toArray();
  const nameOf = new Map(characters.map(({ id, name }) => [id, name]));
  return {
    characters: characters.map(describeCharacter),
    cards: (await database.cards.toArray()).map(({ part, card }) => ({ kind: part, name: card.name })),
    maps: (await database.maps.toArray()).map(describeMap),
    owned: [
      ...(await database.owned.toArray()).map(({ id, count }) => ({ name: nameOf.get(id) ?? id, count })),
      ...(await Promise.all(files.map(listUnmatchedRows))).flat(),
    ],
    messages: [...report.setAside, ...report.mended, ...report.leftOut],
  };
}

/** Lists the rows of a table that say how many copies of an unknown character are owned. */
async function listUnmatchedRows(file: File): Promise<readonly unknown[]> {
  const read = await readPickedFile(file);
  if (!read.ok || read.value.read.holds !== 'table') return [];
  const table = read.value.read.report;
  const { rows } = readCsvRows(table, restoreColumns(table.headings, null));
  return rows.flatMap(({ name, code, count, made }) =>
    made === null && count !== null ? [{ name: name || code, count, known: false }] : [],
  );
}

/** Describes what the app would do with the files of one argument. */
async function describeImport(files: readonly File[]): Promise<ImportLine> {
  const [file] = files;
  const start = file && (await readFileStart(file));
  const format = start && (recognizeFile(start, 'readRecords') ?? recognizeFile(start, 'readItem'));
  const [first] = await classifyFiles({ files, words: '' }, 'import');
  const found = first?.kind === 'sent' && file ? await readItem(file) : await importRecords(files);
  return { ...NOTHING, recognised: format?.name ?? null, ...found };
}

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('npm run import -- FILE…');
  process.exit(2);
}
for (const path of paths) {
  const inside = statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
    : [path];
  const files = inside
    .filter((each) => statSync(each).isFile())
    .map((each) => new File([readFileSync(each)], each === path ? basename(path) : relative(path, each)));
  console.log(JSON.stringify({ file: path, ...(await describeImport(files)) }));
}
