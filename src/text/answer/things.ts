import { DOOR, OPEN } from '../../board/terrain';
import { edgeSquares } from '../../grid/edge';
import { squareName } from '../../grid/square';
import type { Thing } from '../../query/terms';
import type { Position, TableObject } from '../../table/position';
import { kindOfSquare, type Naming } from '../names/naming';
import { EN_PLACES } from '../names/places';
import { capital } from '../say';
import { EN_SHEET } from './sheet';

/** `Wall c3|c4`, `Door b2|c2`, `Blocking terrain`. */
export function wordsOfThing(thing: Thing, naming: Naming): string {
  if ('square' in thing) return capital(kindOfSquare(thing.square, naming, EN_PLACES.printedObject));
  const [first, second] = edgeSquares(thing.edge);
  const door = (naming.board?.walls[thing.edge] ?? OPEN) >= DOOR;
  return EN_SHEET.things.side(EN_SHEET.things[door ? 'door' : 'wall'], squareName(first), squareName(second));
}

/** An object by its kind and place, a figure by its name. */
export function wordsOfLifted(id: string, { objects }: Pick<Position, 'objects'>, naming: Naming): string {
  const object = objects.find((each) => each.id === id);
  return object ? wordsOfObject(object) : naming.piece(id);
}

/** `Heavy object c3`, or `Powder Keg c3`. */
export function wordsOfObject({ kind, at, name }: TableObject): string {
  return name === undefined ? EN_SHEET.lift.object(kind, squareName(at)) : `${name} ${squareName(at)}`;
}
