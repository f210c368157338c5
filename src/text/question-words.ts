import { type Edge, edgeSquares } from '../grid/edge';
import { type Square, squareName } from '../grid/square';
import type { Question } from '../notation/case';
import type { Place } from '../rules/ruleset';
import { kindInEnglish } from './answer/sheet';
import type { Naming } from './names/naming';
import { EN_PLACES } from './names/places';
import { say, sayMany, within } from './say';

/** A question as one asks it: `Does Brass Titan see c4?` */
export function questionInWords(question: Question, naming: Naming): string {
  const place = (at: Place) => ('piece' in at ? naming.piece(at.piece) : squareName(at.square));
  switch (question.ask) {
    case 'see':
      return say('Does {place} see {place2}?', { place: place(question.of[0]), place2: place(question.of[1]) });
    case 'adjacent':
      return say('Is {place} adjacent to {place2}?', { place: place(question.of[0]), place2: place(question.of[1]) });
    case 'range':
      return say('How far is it from {place} to {place2}?', {
        place: place(question.of[0]),
        place2: place(question.of[1]),
      });
    case 'hit': {
      const { attacker, targets, attack } = question.of;
      return say('Can {piece} hit {targets}, {kind}?', {
        piece: naming.piece(attacker),
        targets: EN_PLACES.list(targets.map(naming.piece)),
        kind: kind(attack),
      });
    }
    case 'move': {
      const { piece, to, action } = question.of;
      return say('Can {piece} get to {names}{way}?', {
        piece: naming.piece(piece),
        names: names(to),
        way: way(action),
      });
    }
    case 'reach':
      return say('How far does {piece} get{way}?', {
        piece: naming.piece(question.of.piece),
        way: way(question.of.action),
      });
    case 'carry':
      return say('May {piece} carry {piece2}?', {
        piece: naming.piece(question.of.carrier),
        piece2: naming.piece(question.of.carried),
      });
    case 'knockback': {
      const { attacker, target, taken } = question.of;
      const far = sayMany(taken, '1 click', '{n} clicks');
      return say('Where does {piece} knock {piece2} back to, for {far}?', {
        piece: naming.piece(attacker),
        piece2: naming.piece(target),
        far,
      });
    }
    case 'destroy':
      return say('Can {piece} destroy {terrain}, {kind}?', {
        piece: naming.piece(question.of.attacker),
        terrain: terrain(question.of.target),
        kind: kind(question.of.attack),
      });
    case 'slam':
      return say('Where does {piece} slam {piece2} to?', {
        piece: naming.piece(question.of.attacker),
        piece2: naming.piece(question.of.target),
      });
    case 'breakthrough':
      return say('Can {piece} break through {piece2}?', {
        piece: naming.piece(question.of.attacker),
        piece2: naming.piece(question.of.target),
      });
    case 'interact':
      return say('Can {piece} deal with {terrain}?', {
        piece: naming.piece(question.of.piece),
        terrain: terrain(question.of.target),
      });
    case 'cost':
      return say('What does {of} cost {piece}?', { of: question.of.of, piece: naming.piece(question.of.piece) });
    default:
      return say('What of {ask}?', { ask: question.ask });
  }
}

function kind(action: string): string {
  return within(kindInEnglish(action));
}

/** A plain move needs no word. */
function way(action: string): string {
  return action === 'move' ? '' : say(', by {kind}', { kind: kind(action) });
}

function names(squares: readonly Square[]): string {
  return squares.map(squareName).join(' ');
}

function terrain(target: { readonly square: Square } | { readonly edge: Edge }): string {
  if ('square' in target) return squareName(target.square);
  return say('the wall {edgeSquares}', { edgeSquares: edgeSquares(target.edge).map(squareName).join('/') });
}
