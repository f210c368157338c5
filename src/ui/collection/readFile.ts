import { type MapReport, readMapFile } from '../../board/readers/collection';
import { looksLikeOwn, readOwnMap } from '../../board/readers/own';
import { looksLikeTiled, readTiledFile } from '../../board/readers/tiled';
import { looksLikeVtt, readVttFile } from '../../board/readers/vtt';
import { type CardsRead, parseCardFile } from '../../catalog/cards/file';
import { readUnits, type UnitReport } from '../../catalog/units';
import { readMapBlocks } from '../../notation/map-block';
import { FILE_LIMIT, type FileFault } from '../../plain/loose';
import { bad, good, type Result } from '../../plain/result';

/** A file told by what is in it, whatever it is called. */
export type FileRead =
  | { readonly holds: 'characters'; readonly report: UnitReport }
  | { readonly holds: 'maps'; readonly report: MapReport }
  | { readonly holds: 'cards'; readonly report: CardsRead };

export function readFile(text: string, file: string): Result<FileRead, FileFault> {
  const foreign = mapReaderOf(text);
  if (foreign) {
    const map = foreign(text, file);
    return map.ok ? good({ holds: 'maps', report: map.value }) : map;
  }
  // Files of other programs are not read a second time for it.
  const cards = text.includes('"sidekick"') ? parseCardFile(text, file) : null;
  if (cards?.ok) return good({ holds: 'cards', report: cards.value });
  if (cards?.fault.detail.startsWith('version')) return cards;
  const units = readUnits(text, file);
  if (units.ok && units.value.characters.length > 0) return good({ holds: 'characters', report: units.value });
  // A list of which no record came in as a character may be a list of maps.
  const maps =
    units.ok || units.fault.code === 'holds-a-map' || units.fault.code === 'nothing-found'
      ? readMapFile(text, file)
      : null;
  if (maps?.ok && (maps.value.sheets.length > 0 || !units.ok)) return good({ holds: 'maps', report: maps.value });
  return units.ok ? good({ holds: 'characters', report: units.value }) : bad(units.fault);
}

/** The reader of a map in a format of its own; null for all that is told apart by its records. */
function mapReaderOf(text: string): ((text: string, file: string) => Result<MapReport, FileFault>) | null {
  const first = /^[\uFEFF\s]*(\S?)/.exec(text)?.[1] ?? '';
  if (first !== '{' && first !== '[') return first === '' ? null : readDrawing;
  if (looksLikeOwn(text)) return readOwnMap;
  if (looksLikeVtt(text)) return readVttFile;
  return looksLikeTiled(text) ? readTiledFile : null;
}

/** The position notation; what is neither that nor JSON is said to be broken JSON, as which most of it was meant. */
function readDrawing(text: string, file: string): Result<MapReport, FileFault> {
  return text.length > FILE_LIMIT ? bad({ code: 'file-too-large', file, detail: '' }) : readMapBlocks(text, file);
}

/** Shorter texts are read in less than a frame or two, so a thread of their own would only cost. */
const LONG = 200_000;

/** Reads a file off the screen's thread where it is long, so that the screen stays alive. */
export async function readPickedFile(file: File): Promise<Result<FileRead, FileFault>> {
  if (file.size > FILE_LIMIT) return bad({ code: 'file-too-large', file: file.name, detail: String(file.size) });
  let text: string;
  try {
    text = await file.text();
  } catch {
    return bad({ code: 'file-empty', file: file.name, detail: '' });
  }
  if (text.length < LONG || typeof Worker === 'undefined') return readFile(text, file.name);
  return (await readInWorker(text, file.name)) ?? readFile(text, file.name);
}

/** Null where no worker can be had: the caller then reads by itself. */
function readInWorker(text: string, file: string): Promise<Result<FileRead, FileFault> | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./readFile.worker.ts', import.meta.url), { type: 'module' });
    const end = (result: Result<FileRead, FileFault> | null) => {
      worker.terminate();
      resolve(result);
    };
    worker.onmessage = (event: MessageEvent<Result<FileRead, FileFault>>) => end(event.data);
    worker.onerror = () => end(null);
    worker.postMessage({ text, file });
  });
}
