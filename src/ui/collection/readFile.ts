import { type MapReport, readMapFile } from '../../board/readers/collection';
import { type CardsRead, parseCardFile } from '../../catalog/cards/file';
import { readUnits, type UnitReport } from '../../catalog/units';
import { mapReaderOf } from '../../notation/map-file';
import { FILE_LIMIT, type FileFault } from '../../plain/loose';
import { bad, good, type Result } from '../../plain/result';

/** A file told by what is in it, whatever it is called. */
export type FileRead =
  | { readonly holds: 'characters'; readonly report: UnitReport }
  | { readonly holds: 'maps'; readonly report: MapReport }
  | { readonly holds: 'cards'; readonly report: CardsRead };

export function readFile(text: string, file: string): Result<FileRead, FileFault> {
  const map = mapReaderOf(text)?.(text, file);
  if (map) return map.ok ? good({ holds: 'maps', report: map.value }) : map;
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
