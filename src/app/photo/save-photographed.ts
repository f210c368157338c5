import type { Board } from '../../board/board';
import { type MapSheet, sheetFromBoard } from '../../board/map-sheet';
import { err, ok, type Result } from '../../plain/result';
import { newId } from '../../store/database';
import { mapRepository } from '../../store/maps';
import type { Picture as PictureFile } from '../../store/records';
import { say } from '../../text/say';
import { ensureMaps, maps } from '../collection/library';
import { saveNewPicture } from '../collection/pictures';
import { describeStoreFault } from '../storage/store-fault-text';
import { deleteReview } from './stored-review';

/** Straightened picture: its file, its id if saved, and its URL. */
export interface StraightenedPicture {
  readonly id: string | null;
  readonly file: Omit<PictureFile, 'id'>;
  readonly url: string;
}

/** Saves a read map with its picture and deletes its review. The fault is a sentence. */
export async function savePhotographedMap(
  board: Board,
  name: string,
  under: StraightenedPicture | null,
): Promise<Result<MapSheet, string>> {
  const kept = under ? (under.id === null ? await saveNewPicture(under.file) : ok(under.id)) : null;
  if (kept && !kept.ok) return err(describeStoreFault(kept.fault));
  const sheet = sheetFromBoard(board, {
    ...{ id: `photo-${newId()}`, name, source: 'photographed' },
    ...(kept && { picture: kept.value }),
  });
  const result = await mapRepository.putMany([sheet]);
  if (!result.ok) return err(describeStoreFault(result.fault));
  if (result.value.refused[0])
    return err(describeStoreFault({ code: 'unreadable', detail: result.value.refused[0].reason }));
  await deleteReview();
  return ok(sheet);
}

/** Returns the first unused name of the form `Photographed map 3`. */
export async function makePhotoMapName(): Promise<string> {
  await ensureMaps();
  const taken = new Set((maps() ?? []).map(({ name }) => name));
  for (let number = 1; ; number++) {
    const name = say('Photographed map {number}', { number });
    if (!taken.has(name)) return name;
  }
}

export function makePictureUrl({ bytes, type }: StraightenedPicture['file']): string {
  return URL.createObjectURL(new Blob([bytes], { type }));
}
