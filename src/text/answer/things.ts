import { DOOR, OPEN } from '../../board/terrain';
import { edgeSquares } from '../../grid/edge';
import { squareName } from '../../grid/square';
import type { InanimateTarget } from '../../table/heaps';
import { findTargetToken } from '../../table/heaps';
import type { Position, TableObject } from '../../table/position';
import { type Naming, terrainName } from '../names/naming';
import { PLACE_TEXT } from '../names/places';
import { capitalise } from '../say';
import { ANSWER_TEXT } from './answer-text';

/** Names an inanimate target: `Wall c3|c4`, `Door b2|c2`, `Blocking terrain`, or a token by its name. */
export function describeInanimateTarget(thing: InanimateTarget, naming: Naming): string {
  if ('square' in thing) {
    const token = findTargetToken(naming.tokens ?? [], thing);
    if (token) return token.id;
    return capitalise(terrainName(thing.square, naming, PLACE_TEXT.printedObject));
  }
  const [first, second] = edgeSquares(thing.edge);
  const door = (naming.board?.walls[thing.edge] ?? OPEN) >= DOOR;
  return ANSWER_TEXT.things.side(ANSWER_TEXT.things[door ? 'door' : 'wall'], squareName(first), squareName(second));
}

/** Names an inanimate target, and adds its square where the name alone is ambiguous: `Printed object c3`. */
export function describeInanimateTargetWithSquare(thing: InanimateTarget, naming: Naming): string {
  const text = describeInanimateTarget(thing, naming);
  if ('edge' in thing) return text;
  return naming.tokens?.some(({ id }) => id === text) ? text : `${text} ${squareName(thing.square)}`;
}

/** Names the target of telekinesis: an object by kind and square, a figure by name. */
export function describeTelekinesisTarget(id: string, { objects }: Pick<Position, 'objects'>, naming: Naming): string {
  const object = objects.find((each) => each.id === id);
  return object ? describeObject(object) : naming.piece(id);
}

/** Names an object with its square: `Heavy object c3`, or `Powder Keg c3`. */
export function describeObject({ kind, at, name }: TableObject): string {
  return name === undefined ? ANSWER_TEXT.lift.object(kind, squareName(at)) : `${name} ${squareName(at)}`;
}
