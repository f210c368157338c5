import type { Board } from '../../board/board';
import { type MapSheet, sheetFromBoard } from '../../board/map-sheet';
import { err, ok, type Result } from '../../plain/result';
import { newId } from '../../store/database';
import { putMaps } from '../../store/maps';
import type { Picture as PictureFile } from '../../store/records';
import { say } from '../../text/say';
import { ensureMaps, maps, refreshMaps } from '../collection/library';
import { keepNew } from '../collection/pictures';
import { sentenceOf } from '../storage/faults';
import { dropPhoto } from './draft';

/** Straightened picture: its file, its id if saved, and its URL. */
export interface Skin {
  readonly id: string | null;
  readonly file: Omit<PictureFile, 'id'>;
  readonly url: string;
}

/** Saves a read map with its picture and deletes its review. The fault is a sentence. */
export async function savePhotographed(
  board: Board,
  name: string,
  under: Skin | null,
): Promise<Result<MapSheet, string>> {
  const kept = under ? (under.id === null ? await keepNew(under.file) : ok(under.id)) : null;
  if (kept && !kept.ok) return err(sentenceOf(kept.fault));
  const sheet = sheetFromBoard(board, {
    ...{ id: `photo-${newId()}`, name, source: 'photographed' },
    ...(kept && { picture: kept.value }),
  });
  const put = await putMaps([sheet]);
  if (!put.ok) return err(sentenceOf(put.fault));
  if (put.value.refused[0]) return err(sentenceOf({ code: 'unreadable', detail: put.value.refused[0].reason }));
  await dropPhoto();
  await refreshMaps();
  return ok(sheet);
}

/** Returns the first unused name: `Photographed map 3`. */
export async function nameOfPhoto(): Promise<string> {
  await ensureMaps();
  const taken = new Set((maps() ?? []).map(({ name }) => name));
  for (let number = 1; ; number++) {
    const name = say('Photographed map {number}', { number });
    if (!taken.has(name)) return name;
  }
}

export function urlOf({ bytes, type }: Skin['file']): string {
  return URL.createObjectURL(new Blob([bytes], { type }));
}
