import { looksLikeDialText } from '../catalog/units/dial-text';
import { parseNameList } from '../force/parse-names';
import { stripBidiControls } from '../plain/bidi-controls';
import { decodeText } from '../plain/decode-text';
import type { openArchive } from './archive';
import type { ItemReader } from './read-item';
import type { BytesReader, RecordsReader } from './read-records';

/** Properties of a file by which its format is recognized. */
export interface FileStart {
  /** Name of the file. Empty for pasted text. */
  readonly name: string;
  readonly mediaType: string;
  /** Start of the file, or the full text if it was pasted. */
  readonly text: string;
}

/** Format that the app opens. The code that reads or writes the format is loaded when it is first needed. */
export interface FileFormat {
  readonly name: string;
  readonly mediaType: string;
  /** File name extensions, in lower case. */
  readonly extensions: readonly string[];
  /** Whether the installed app offers itself in "Open with". Other programs open plain text and archives more often. */
  readonly opensWith: boolean;
  readonly recognize: (start: FileStart) => boolean;
  /** Loads the reader for imports. It returns many records, which are saved with a report. */
  readonly readRecords?: () => Promise<RecordsReader>;
  /** Loads the reader for imports of a format that is not text. */
  readonly readBytes?: () => Promise<BytesReader>;
  /** Loads the reader for a single item. The user sees the item before it is saved. */
  readonly readItem?: () => Promise<ItemReader>;
  /** Loads the reader of an archive of other files. */
  readonly readEntries?: () => Promise<typeof openArchive>;
  /** End of the names of the files that the app writes. Omitted if the app only reads the format. */
  readonly ending?: string;
  /** Loads the function that prints the format. Omitted if the same text is also sent as a link or a code. */
  readonly write?: () => Promise<unknown>;
}

const JSON_FILE = { mediaType: 'application/json', extensions: ['.json'], opensWith: true } as const;
const readItems = () => import('./read-item');
const readRecords = () => import('./read-records');
const readJson = async () => (await readRecords()).readJsonRecords;

/**
 * List of all formats that the app opens. Used for imports, previews, file pickers, the share target and written files.
 * A test compares it with `public/manifest.webmanifest`. The content of a file decides how it is read. Its extension
 * only matters if the content is ambiguous.
 */
export const FILE_FORMATS = [
  {
    name: 'backup',
    mediaType: 'application/x-sidekick',
    extensions: ['.sidekick'],
    opensWith: true,
    // A cut or damaged file is still a backup. Its reader reports what was lost.
    recognize: ({ text }) => text.startsWith('Sidekick backup '),
    readItem: async () => (await readItems()).readBackupItem,
    ending: '.sidekick',
    write: async () => (await import('./backup/write-backup')).writeBackup,
  },
  {
    ...JSON_FILE,
    name: 'game',
    // Version 1 of the backup format, as JSON. The app still writes it for a single game.
    recognize: ({ text }) => /^\s*\{\s*"format"\s*:\s*"sidekick-backup"/.test(text),
    readItem: async () => (await readItems()).readBackupItem,
    ending: '.game.json',
  },
  {
    ...JSON_FILE,
    name: 'character',
    recognize: ({ text }) => findSidekickKind(text) === 'character',
    readRecords: readJson,
    readItem: async () => (await readItems()).readCharacterItem,
    ending: '.character.json',
  },
  {
    ...JSON_FILE,
    name: 'force',
    recognize: ({ text }) => findSidekickKind(text) === 'force',
    readItem: async () => (await readItems()).readForceItem,
    ending: '.force.json',
  },
  {
    ...JSON_FILE,
    name: 'map',
    recognize: ({ text }) => findSidekickKind(text) === 'map',
    readRecords: async () =>
      (await readRecords()).makeMapsReader((await import('../board/readers/sidekick-map')).readSidekickMap),
    readItem: async () => (await readItems()).readMapItem,
    ending: '.map.json',
    write: async () => (await import('../board/map-format')).printMapFile,
  },
  {
    ...JSON_FILE,
    name: 'external-force',
    recognize: ({ text }) => isExternalForce(text),
    readItem: async () => (await readItems()).readExternalForceItem,
  },
  {
    ...JSON_FILE,
    name: 'position',
    // The first version wrote positions without the key `sidekick`.
    recognize: ({ text }) =>
      (findSidekickKind(text) ?? (isJson(text) && /"notation"\s*:\s*"/.test(text) ? 'position' : null)) === 'position',
    readItem: async () => (await readItems()).readPositionItem,
    ending: '.position.json',
  },
  {
    ...JSON_FILE,
    name: 'collection',
    recognize: ({ text }) => findSidekickKind(text) === 'collection',
    readRecords: readJson,
    ending: '.json',
    write: async () => (await import('./collection-file')).printCollection,
  },
  {
    ...JSON_FILE,
    name: 'cards',
    recognize: ({ text }) => findSidekickKind(text) === 'cards',
    readRecords: readJson,
    ending: '.json',
    write: async () => (await import('../catalog/cards/card-file')).printCardFile,
  },
  {
    name: 'universal-vtt',
    mediaType: 'application/x-uvtt',
    extensions: ['.dd2vtt', '.uvtt', '.df2vtt'],
    opensWith: true,
    recognize: ({ text }) =>
      isJson(text) && text.includes('"map_size"') && (text.includes('"line_of_sight"') || text.includes('"portals"')),
    readRecords: async () =>
      (await readRecords()).makeMapsReader((await import('../board/readers/vtt')).readVttFile, true),
    ending: '.dd2vtt',
    write: async () => (await import('../board/writers/vtt')).writeVtt,
  },
  {
    name: 'tiled',
    mediaType: 'application/x-tiled',
    extensions: ['.tmj', '.tmx'],
    opensWith: true,
    recognize: ({ text }) =>
      isJson(text)
        ? text.includes('"tilewidth"') && text.includes('"layers"')
        : isXml(text) && /<map\s[^>]*\btilewidth=/.test(text.slice(0, START_LENGTH)),
    readRecords: async () => (await import('./read-tiled')).readTiledMap,
    ending: '.tmj',
    write: async () => (await import('../board/writers/tiled')).writeTiled,
  },
  {
    name: 'tileset',
    mediaType: 'application/x-tiled',
    extensions: ['.tsx', '.tsj'],
    opensWith: false,
    // A map that is imported together with the tileset reads it.
    recognize: ({ name, text }) =>
      /\.ts[xj]$/i.test(name) ||
      (isJson(text) && /"type"\s*:\s*"tileset"/.test(text)) ||
      (isXml(text) && /<tileset\s[^>]*\btilewidth=/.test(text.slice(0, START_LENGTH))),
    readRecords: async () => (await import('./read-tiled')).refuseTileset,
  },
  {
    ...JSON_FILE,
    name: 'dungeon',
    // One Page Dungeon has rooms as rectangles, and donjon a grid of cells.
    recognize: ({ text }) =>
      isJson(text) &&
      (text.includes('"cell_bit"') || (text.includes('"rects"') && /"rects"\s*:\s*\[\s*\{\s*"[xywh]"/.test(text))),
    readRecords: async () =>
      (await readRecords()).makeMapsReader((await import('../board/readers/dungeon')).readDungeonFile),
  },
  {
    ...JSON_FILE,
    name: 'foundry',
    recognize: ({ text }) => isJson(text) && text.includes('"walls"') && /"c"\s*:\s*\[\s*-?\d/.test(text),
    readRecords: async () =>
      (await readRecords()).makeMapsReader((await import('../board/readers/foundry')).readFoundryFile, true),
  },
  {
    name: 'other-map',
    mediaType: 'application/json',
    extensions: ['.dungeondraft_map', '.geojson'],
    opensWith: false,
    // Maps that Sidekick cannot read. The reader says what to do instead.
    recognize: ({ text }) =>
      isJson(text) &&
      (/"creation_build"\s*:/.test(text.slice(0, START_LENGTH)) ||
        /"FeatureCollection"/.test(text.slice(0, START_LENGTH))),
    readRecords: async () => (await readRecords()).refuseOtherMap,
  },
  {
    ...JSON_FILE,
    name: 'units-or-maps',
    recognize: ({ text }) =>
      isJson(text) &&
      !isExternalForce(text) &&
      /"(?:unit_id|collector_number|dial|point_values|unit_range|rows)"\s*:/.test(text),
    readRecords: readJson,
    ending: '.json',
    write: async () => (await import('../board/writers/collection')).writeCollectionMap,
  },
  {
    name: 'map-text',
    mediaType: 'application/yaml',
    extensions: ['.yaml', '.yml'],
    opensWith: true,
    // A map drawing of the notation, with or without the key `map` above it.
    recognize: ({ text }) =>
      !isJson(text) && (/^[\uFEFF\s]*[+|][-+=| .!\w]*(?:\r?\n|$)/.test(text) || /^map: *[|>]/m.test(text)),
    readRecords: async () =>
      (await readRecords()).makeMapsReader((await import('../notation/map-block')).readMapBlocks),
    write: async () => (await import('../notation/map-block')).printMapBlock,
  },
  {
    name: 'dial-text',
    mediaType: 'text/plain',
    extensions: ['.txt'],
    opensWith: false,
    recognize: ({ name, text }) =>
      !isJson(text) && /^[^.]*$|\.(?:txt|text|bbcode|md)$/i.test(name) && looksLikeDialText(text),
    readRecords: async () => (await readRecords()).readDialText,
  },
  {
    name: 'names',
    mediaType: 'text/plain',
    extensions: ['.txt', '.html', '.htm'],
    opensWith: false,
    recognize: ({ name, text }) =>
      (/^[^.]*$|\.html?$/i.test(name) || (/\.txt$/i.test(name) && !/[\t;]/.test(text))) &&
      !looksLikeDialText(text) &&
      isNameList(text),
    readItem: async () => (await readItems()).readNamesItem,
  },
  {
    name: 'table',
    mediaType: 'text/csv',
    extensions: ['.csv', '.tsv'],
    opensWith: true,
    recognize: ({ name, text }) => /\.(?:csv|tsv)$/i.test(name) || (!/\.\w+$/.test(name) && isTabbed(text)),
    readRecords: async () => (await readRecords()).readTable,
    ending: '.csv',
    write: async () => (await import('../catalog/csv/parse-csv')).printCsv,
  },
  {
    name: 'spreadsheet',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['.xlsx', '.xlsm', '.xls', '.ods', '.numbers'],
    opensWith: false,
    // Only .xlsx and .xlsm can be read. For the others, the reader says what to do.
    recognize: ({ name }) => /\.(?:xls[xm]?|ods|numbers)$/i.test(name),
    readBytes: async () => (await import('./spreadsheet')).readSpreadsheet,
  },
  {
    name: 'picture',
    mediaType: 'image/jpeg',
    extensions: ['.jpg', '.jpeg', '.png', '.webp'],
    opensWith: false,
    recognize: ({ name }) => /\.(?:jpe?g|png|webp)$/i.test(name),
    readBytes: async () => (await readRecords()).readPictureFile,
  },
  {
    name: 'archive',
    mediaType: 'application/zip',
    extensions: ['.zip'],
    opensWith: false,
    recognize: ({ name, mediaType }) => /\.zip$/i.test(name) || mediaType === 'application/zip',
    readEntries: async () => (await import('./archive')).openArchive,
  },
] as const satisfies readonly FileFormat[];

export type FormatName = (typeof FILE_FORMATS)[number]['name'];

/** Returns the first format that recognizes a file and has the requested reader. Null if there is no such format. */
export function recognizeFile(
  start: FileStart,
  reader: 'readRecords' | 'readBytes' | 'readItem' | 'readEntries',
): FileFormat | null {
  return FILE_FORMATS.find((format: FileFormat) => format[reader] && format.recognize(start)) ?? null;
}

/** Returns a format by its name. The type of the result includes the exact types of its functions. */
export function getFormat<Name extends FormatName>(name: Name): Extract<(typeof FILE_FORMATS)[number], { name: Name }> {
  return FILE_FORMATS.find((format) => format.name === name) as Extract<(typeof FILE_FORMATS)[number], { name: Name }>;
}

/** Names of the formats that the app writes to files. */
export type WrittenFormat = Extract<(typeof FILE_FORMATS)[number], { ending: string }>['name'];

/** Makes a file. The format determines its media type and the end of its name. */
export function makeFormatFile(format: WrittenFormat, name: string, parts: BlobPart[]): File {
  const { ending, mediaType } = getFormat(format);
  return new File(parts, `${name}${ending}`, { type: mediaType });
}

/** Number of bytes at the start of a file that identify its format. A team file may begin with a description. */
const START_BYTES = 8000;

export async function readFileStart(file: Blob & { readonly name?: string }): Promise<FileStart> {
  const start = { name: file.name ?? '', mediaType: file.type };
  try {
    const bytes = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
    // A backup begins with a line of text, followed by compressed bytes.
    return { ...start, text: decodeText(bytes, true)?.text ?? new TextDecoder('latin1').decode(bytes) };
  } catch {
    return { ...start, text: '' };
  }
}

export function isJson(text: string): boolean {
  // A document in Rich Text Format also begins with a brace.
  return /^[\uFEFF\s]*[{[](?!\\rtf)/.test(text);
}

function isXml(text: string): boolean {
  return /^[\uFEFF\s]*</.test(text);
}

/** Number of characters in which `findSidekickKind` searches. */
const START_LENGTH = 4000;

/** Returns the kind of a Sidekick file, stated under the key `sidekick`. Null if the text has no such key. */
function findSidekickKind(text: string): string | null {
  return isJson(text) ? (/"sidekick"\s*:\s*"(\w+)"/.exec(text.slice(0, START_LENGTH))?.[1] ?? null) : null;
}

/** Whether a text is a team of the public unit database, or a saved game of a tabletop simulator. */
function isExternalForce(text: string): boolean {
  if (!/^[\uFEFF\s]*\{/.test(text)) return false;
  if (/"(?:main_force|ObjectStates)"\s*:\s*\[/.test(text)) return true;
  // In the save of a whole game, a long script may come before the objects.
  if (/"SaveName"\s*:/.test(text) && /"(?:GameMode|Gravity|VersionNumber|PlayArea)"\s*:/.test(text)) return true;
  // Units of a team have one point value and no dial.
  return /"units"\s*:\s*\[/.test(text) && /"point_value"\s*:/.test(text) && !/"(?:dial|point_values)"\s*:/.test(text);
}

/** Pattern for the address of a team's page, on any site: `…/team/12`, or in older ones `…?team=12`. */
const TEAM_ADDRESS =
  /^(?:https?:\/\/)?[\w.-]+(?::\d+)?\/(?:(?:[\w./-]*\/)?(?:teams?|forces?|builds?|armies|army)\/[\w-]+\/?(?:[?#]\S*)?|\S*[?&](?:team|force|build|army)(?:_?id)?=[\w-]+\S*)$/i;
const MOST_ADDRESS = 300;
const MOST_NAMES = 20_000;

/** Whether a text is a list of names with points, or the web address of a team. */
function isNameList(text: string): boolean {
  const bare = text.trim();
  if (bare.length <= MOST_ADDRESS && TEAM_ADDRESS.test(bare)) return true;
  if (isJson(text) || text.length > MOST_NAMES) return false;
  return parseNameList(stripBidiControls(text), () => undefined) !== null;
}

/** Whether the first two lines of a text have the same number of tabs, as cells copied from a spreadsheet. */
function isTabbed(text: string): boolean {
  const [first = 0, second] = text
    .trim()
    .split(/\r?\n/, 2)
    .map((line) => line.split('\t').length);
  return first > 1 && first === second;
}

const EXTENSIONS = [...new Set<string>(FILE_FORMATS.flatMap(({ extensions }) => extensions))];

/** Extensions of backups and archives, which contain other data. */
const CONTAINERS = ['.sidekick', '.zip'];

/** Media types that phones report for files with unknown extensions. */
const COMMON_TYPES = ['application/json', 'text/csv', 'text/plain', 'application/zip', 'application/octet-stream'];

/** Pictures are only imported on purpose: other apps share photographs for many reasons. */
const PICTURES: readonly string[] = getFormat('picture').extensions;

/** What the share target of the manifest accepts. */
export const SHARED_FILES: readonly string[] = [
  ...EXTENSIONS.filter((extension) => !PICTURES.includes(extension)),
  ...COMMON_TYPES,
];

/** Value of `accept` for a file picker that takes any file that the app opens. */
export const ACCEPTED_FILES = [...SHARED_FILES, ...PICTURES].join(',');

/** Whether the extension of a path is one of a file with data, as opposed to a backup or an archive. */
export function hasDataExtension(path: string): boolean {
  const name = path.toLowerCase();
  return EXTENSIONS.some((extension) => !CONTAINERS.includes(extension) && name.endsWith(extension));
}
