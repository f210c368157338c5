/** A type of file that the app opens. */
interface FileFormat {
  readonly mediaType: string;
  /** File name extensions, in lower case. */
  readonly extensions: readonly string[];
  /** Whether the installed app offers itself in "Open with". Other programs open plain text and archives more often. */
  readonly opensWith: boolean;
}

/**
 * Types of files that the app opens: the only list. File pickers, archives and `public/manifest.webmanifest` follow it;
 * a test compares the manifest. The content of a file, not its extension, decides how the file is read.
 */
export const FILE_FORMATS: readonly FileFormat[] = [
  { mediaType: 'application/x-sidekick', extensions: ['.sidekick'], opensWith: true },
  { mediaType: 'application/json', extensions: ['.json'], opensWith: true },
  { mediaType: 'text/csv', extensions: ['.csv', '.tsv'], opensWith: true },
  { mediaType: 'text/plain', extensions: ['.txt'], opensWith: false },
  { mediaType: 'application/yaml', extensions: ['.yaml', '.yml'], opensWith: true },
  { mediaType: 'application/x-uvtt', extensions: ['.dd2vtt', '.uvtt', '.df2vtt'], opensWith: true },
  { mediaType: 'application/x-tiled', extensions: ['.tmj', '.tmx'], opensWith: true },
  { mediaType: 'application/zip', extensions: ['.zip'], opensWith: false },
];

/** Extensions of backups and archives, which contain other data. */
const CONTAINERS = ['.sidekick', '.zip'];

/** Media types that phones give to files whose extensions they do not know. */
const COMMON_TYPES = ['application/json', 'text/csv', 'text/plain', 'application/zip', 'application/octet-stream'];

const EXTENSIONS = FILE_FORMATS.flatMap(({ extensions }) => extensions);

/** Value of `accept` for a file picker that takes any file that the app opens. */
export const ACCEPTED_FILES = [...EXTENSIONS, ...COMMON_TYPES].join(',');

/** What the share target of the manifest accepts. */
export const SHARED_FILES: readonly string[] = [...EXTENSIONS, ...COMMON_TYPES];

/** Whether the extension of a path is one of a file with data, as opposed to a backup or an archive. */
export function hasDataExtension(path: string): boolean {
  const name = path.toLowerCase();
  return EXTENSIONS.some((extension) => !CONTAINERS.includes(extension) && name.endsWith(extension));
}
