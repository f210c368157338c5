import { readMapJson } from '../../src/board/readers/collection';
import { parseCardFileJson } from '../../src/catalog/cards/card-file';
import { readUnitsJson } from '../../src/catalog/units/list';
import { type FileFault, parseJsonFile } from '../../src/plain/lenient';
import type { Result } from '../../src/plain/result';

/** Makes a reader of JSON text from a reader of its value. */
function makeTextReader<Content>(read: (value: unknown, file: string) => Result<Content, FileFault>) {
  return (text: string, file: string): Result<Content, FileFault> => {
    const parsed = parseJsonFile(text, file);
    return parsed.ok ? read(parsed.value, file) : parsed;
  };
}

export const readUnits = makeTextReader(readUnitsJson);
export const readMapFile = makeTextReader(readMapJson);
export const parseCardFile = makeTextReader(parseCardFileJson);
