import { decodeText } from '../../plain/decode-text';
import { MAX_FILE_LENGTH } from '../../plain/lenient';
import type { Result } from '../../plain/result';

interface FindableFile {
  /** Name of the file, including its path in the archive or folder. */
  readonly name: string;
  readonly open: () => Promise<Result<File, unknown>>;
}

/** Finds files that other files of the same import refer to. */
export interface FileFinder {
  /**
   * Returns the text of the file to which the file `from` refers. Null if it is not among the selected files.
   * @param path relative to the folder of `from`
   */
  readonly find: (from: string, path: string) => Promise<string | null>;
  /** Names of the files that were found. */
  readonly found: ReadonlySet<string>;
}

export function makeFileFinder(picked: readonly FindableFile[]): FileFinder {
  const found = new Set<string>();
  return {
    found,
    find: async (from, path) => {
      const wanted = joinPaths(from, path);
      // Several files picked one by one have no folder, so the name alone also counts.
      const same = picked.filter(({ name }) => lastSegment(name) === lastSegment(wanted));
      const chosen = same.find(({ name }) => name.toLowerCase() === wanted.toLowerCase()) ?? same[0];
      const opened = await chosen?.open();
      if (!chosen || !opened?.ok || opened.value.size > MAX_FILE_LENGTH) return null;
      found.add(chosen.name);
      return decodeText(new Uint8Array(await opened.value.arrayBuffer()))?.text ?? null;
    },
  };
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

/** Resolves a path relative to the folder of a file: `maps/dock.tmj` and `../tiles/town.tsx` give `tiles/town.tsx`. */
function joinPaths(from: string, path: string): string {
  const segments = from.split('/').slice(0, -1);
  for (const segment of path.replaceAll('\\', '/').split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
