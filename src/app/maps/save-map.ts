import type { MapSheet } from '../../board/map-sheet';
import { mapRepository } from '../../store/maps';
import { say } from '../../text/say';
import { savedToMapsMessage, saveRecords } from '../collection/save-records';
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
  return deleteWithUndo(name, [[id], mapRepository]);
}

async function mapToFile(sheet: MapSheet): Promise<void> {
  const [{ makeFileName, shareFile }, { getFormat, makeFormatFile }] = await Promise.all([
    import('../share'),
    import('../../share/file-formats'),
  ]);
  const print = await getFormat('map').write();
  await shareFile(makeFormatFile('map', makeFileName(sheet.name), [print(sheet)]), sheet.name);
}
