import type { MapSheet } from '../../board/map-sheet';
import { removeMaps, restoreMaps } from '../../store/maps';
import { say } from '../../text/say';
import { refreshMaps } from '../collection/library';
import { deleteWithUndo, savedToMaps, saveRecords } from '../collection/saving';
import { mapRepository } from '../import/repositories';

/** Saves a map and reports it with an undo. False if it could not be saved; then the user can save it to a file. */
export function saveMap(sheet: MapSheet): Promise<boolean> {
  return saveRecords([sheet], {
    repository: mapRepository,
    refresh: refreshMaps,
    name: sheet.name,
    saved: savedToMaps(sheet.name),
    otherwise: { label: say('Save to a file'), run: () => void mapToFile(sheet) },
  });
}

/** Deletes a map and offers an undo. */
export function deleteMap({ id, name }: MapSheet): Promise<void> {
  return deleteWithUndo(name, {
    remove: () => removeMaps([id]),
    restore: () => restoreMaps([id]),
    refresh: refreshMaps,
  });
}

async function mapToFile(sheet: MapSheet): Promise<void> {
  const [{ fileName, shareFile }, { printMapFile }] = await Promise.all([
    import('../share'),
    import('../../board/map-format'),
  ]);
  const file = new File([printMapFile(sheet)], `${fileName(sheet.name)}.map.json`, { type: 'application/json' });
  await shareFile(file, sheet.name);
}
