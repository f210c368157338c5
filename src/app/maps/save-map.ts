import type { MapSheet } from '../../board/map-sheet';
import { removeMaps, restoreMaps } from '../../store/maps';
import { say } from '../../text/say';
import { savedToMapsMessage, saveRecords } from '../collection/save-records';
import { mapRepository } from '../import/repositories';
import { deleteWithUndo } from '../storage/delete-with-undo';

/**
 * Saves a map and shows a message with an undo. If the write failed, returns false and offers to save the map to a
 * file.
 */
export function saveMap(sheet: MapSheet): Promise<boolean> {
  return saveRecords([sheet], {
    repository: mapRepository,
    name: sheet.name,
    message: savedToMapsMessage(sheet.name),
    alternative: { label: say('Save to a file'), run: () => void mapToFile(sheet) },
  });
}

/** Deletes a map and offers an undo. */
export function deleteMap({ id, name }: MapSheet): Promise<void> {
  return deleteWithUndo(name, [[id], removeMaps, restoreMaps]);
}

async function mapToFile(sheet: MapSheet): Promise<void> {
  const [{ makeFileName, shareFile }, { printMapFile }] = await Promise.all([
    import('../share'),
    import('../../board/map-format'),
  ]);
  const file = new File([printMapFile(sheet)], `${makeFileName(sheet.name)}.map.json`, { type: 'application/json' });
  await shareFile(file, sheet.name);
}
