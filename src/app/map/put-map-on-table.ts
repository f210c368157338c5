import type { MapSheet } from '../../board/map-sheet';
import { say } from '../../text/say';
import { makeMapFact } from '../game/game-setup';
import { recordStep, undoStep } from '../game/perform';
import { toastWithUndo } from '../messages';

/** Puts a map on the table of the open game. False if the write failed. */
export async function putMapOnTable(map: MapSheet): Promise<boolean> {
  if (!(await recordStep('map', [makeMapFact(map)]))) return false;
  toastWithUndo(say('Map: {name}', { name: map.name }), undoStep);
  return true;
}
