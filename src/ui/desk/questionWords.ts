import { type Edge, edgeSquares } from '../../grid/edge';
import { type Square, squareName } from '../../grid/square';
import type { Question } from '../../notation/case';
import type { Place } from '../../rules/ruleset';
import { kindInEnglish } from '../../text/en/sheet';
import type { Naming } from '../../text/naming';

/** A question as one asks it: `Does Brass Titan see c4?` */
export function questionInWords(question: Question, naming: Naming): string {
  const place = (at: Place) => ('piece' in at ? naming.piece(at.piece) : squareName(at.square));
  switch (question.ask) {
    case 'see':
      return `Does ${place(question.of[0])} see ${place(question.of[1])}?`;
    case 'adjacent':
      return `Is ${place(question.of[0])} adjacent to ${place(question.of[1])}?`;
    case 'range':
      return `How far is it from ${place(question.of[0])} to ${place(question.of[1])}?`;
    case 'hit': {
      const { attacker, targets, attack } = question.of;
      return `Can ${naming.piece(attacker)} hit ${targets.map(naming.piece).join(' and ')}, ${kind(attack)}?`;
    }
    case 'move': {
      const { piece, to, action } = question.of;
      return `Can ${naming.piece(piece)} get to ${names(to)}${way(action)}?`;
    }
    case 'reach':
      return `How far does ${naming.piece(question.of.piece)} get${way(question.of.action)}?`;
    case 'carry':
      return `May ${naming.piece(question.of.carrier)} carry ${naming.piece(question.of.carried)}?`;
    case 'knockback': {
      const { attacker, target, taken } = question.of;
      const far = taken === 1 ? '1 click' : `${taken} clicks`;
      return `Where does ${naming.piece(attacker)} knock ${naming.piece(target)} back to, for ${far}?`;
    }
    case 'destroy':
      return `Can ${naming.piece(question.of.attacker)} destroy ${terrain(question.of.target)}, ${kind(question.of.attack)}?`;
    case 'slam':
      return `Where does ${naming.piece(question.of.attacker)} slam ${naming.piece(question.of.target)} to?`;
    case 'breakthrough':
      return `Can ${naming.piece(question.of.attacker)} break through ${naming.piece(question.of.target)}?`;
    case 'interact':
      return `Can ${naming.piece(question.of.piece)} deal with ${terrain(question.of.target)}?`;
    case 'cost':
      return `What does ${question.of.of} cost ${naming.piece(question.of.piece)}?`;
    default:
      return `What of ${question.ask}?`;
  }
}

function kind(action: string): string {
  return kindInEnglish(action).toLowerCase();
}

/** A plain move needs no word. */
function way(action: string): string {
  return action === 'move' ? '' : `, by ${kind(action)}`;
}

function names(squares: readonly Square[]): string {
  return squares.map(squareName).join(' ');
}

function terrain(target: { readonly square: Square } | { readonly edge: Edge }): string {
  if ('square' in target) return squareName(target.square);
  return `the wall ${edgeSquares(target.edge).map(squareName).join('/')}`;
}
