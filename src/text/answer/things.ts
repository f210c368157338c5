import { DOOR, OPEN } from '../../board/terrain';
import { edgeSquares } from '../../grid/edge';
import { squareName } from '../../grid/square';
import type { ThingTarget } from '../../rules/ruleset';
import { findTargetToken } from '../../table/heaps';
import type { Position, TableObject } from '../../table/position';
import { kindOfSquare, type Naming } from '../names/naming';
import { PLACE_WORDS } from '../names/places';
import { capital } from '../say';
import { ANSWER_WORDS } from './sheet';

/** Names a thing that can be attacked: `Wall c3|c4`, `Door b2|c2`, `Blocking terrain`, or a token by its name. */
export function wordsOfThing(thing: ThingTarget, naming: Naming): string {
  if ('square' in thing) {
    const token = findTargetToken(naming.tokens ?? [], thing);
    if (token) return token.id;
    return capital(kindOfSquare(thing.square, naming, PLACE_WORDS.printedObject));
  }
  const [first, second] = edgeSquares(thing.edge);
  const door = (naming.board?.walls[thing.edge] ?? OPEN) >= DOOR;
  return ANSWER_WORDS.things.side(ANSWER_WORDS.things[door ? 'door' : 'wall'], squareName(first), squareName(second));
}

/** Names a thing, and adds its square where the name alone is ambiguous: `Printed object c3`. */
export function nameOfThing(thing: ThingTarget, naming: Naming): string {
  const words = wordsOfThing(thing, naming);
  if ('edge' in thing) return words;
  return naming.tokens?.some(({ id }) => id === words) ? words : `${words} ${squareName(thing.square)}`;
}

/** Names what telekinesis lifts: an object by kind and square, a figure by name. */
export function wordsOfLifted(id: string, { objects }: Pick<Position, 'objects'>, naming: Naming): string {
  const object = objects.find((each) => each.id === id);
  return object ? wordsOfObject(object) : naming.piece(id);
}

/** Names an object with its square: `Heavy object c3`, or `Powder Keg c3`. */
export function wordsOfObject({ kind, at, name }: TableObject): string {
  return name === undefined ? ANSWER_WORDS.lift.object(kind, squareName(at)) : `${name} ${squareName(at)}`;
}
