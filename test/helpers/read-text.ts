import { readMapJson } from '../../src/board/readers/collection';
import { readTiledJson } from '../../src/board/readers/tiled';
import { parseCardFileJson } from '../../src/catalog/cards/card-file';
import { readUnitsJson } from '../../src/catalog/units/list';
import { type FileFault, parseJsonFile } from '../../src/plain/lenient';
import type { Result } from '../../src/plain/result';

/** Converts a reader of parsed JSON to a reader of JSON text. */
function makeTextReader<Content>(read: (value: unknown, file: string) => Result<Content, FileFault>) {
  return (text: string, file: string): Result<Content, FileFault> => {
    const parsed = parseJsonFile(text, file);
    return parsed.ok ? read(parsed.value, file) : parsed;
  };
}

export const readUnits = makeTextReader(readUnitsJson);
export const readTiledFile = makeTextReader(readTiledJson);
export const readMapFile = makeTextReader(readMapJson);
export const parseCardFile = makeTextReader(parseCardFileJson);
