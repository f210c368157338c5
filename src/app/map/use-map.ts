import type { MapSheet } from '../../board/map-sheet';
import { say } from '../../text/say';
import { mapFact } from '../game/new-game';
import { record, undo } from '../game/session';
import { toast } from '../messages';

/** Puts a map on the table of the open game. False if the write failed. */
export async function useMapInGame(map: MapSheet): Promise<boolean> {
  if (!(await record('map', [mapFact(map)]))) return false;
  toast({ text: say('Map: {name}', { name: map.name }), action: { label: say('Undo'), run: () => void undo() } });
  return true;
}
