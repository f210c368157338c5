import { type Square, squareName } from '../../grid/square';
import { chooseObjectSquare } from '../../plan/object-placement';
import type { TableObject } from '../../table/position';
import { objectKindName } from '../../text/names/ids';
import { say } from '../../text/say';
import { makePlacedObjectFact } from '../game/setup-progress';
import type { MapContext } from '../map/map-context';
import type { MapController } from '../map/map-controller';
import { toast } from '../messages';

/** Places an object for a side that the app plays, on the square that it chooses, and shows the square. */
export async function placeAppObject(
  { ruleset, table, naming }: MapContext,
  { place, setting }: Pick<MapController, 'place' | 'setting'>,
  side: string,
  kind: TableObject['kind'],
): Promise<void> {
  const square: Square | null = ruleset && chooseObjectSquare(ruleset, table, side, kind);
  if (square === null) {
    toast({ text: say('The rules allow no square for this object.'), tone: 'warn' });
    return;
  }
  const text = say('{player}: {object} on {square}', {
    player: naming.side(side),
    object: say('{kind} object', { kind: objectKindName(kind) }),
    square: squareName(square),
  });
  await place.record(
    'object',
    [makePlacedObjectFact(table, { kind, side, square: squareName(square), name: null })],
    text,
  );
  setting.showPlaced([square]);
}
