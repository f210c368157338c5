import { type Edge, edgeSquares } from '../../grid/edge';
import { type Square, squareName } from '../../grid/square';
import type { Question } from '../../notation/case';
import type { PieceOrSquare } from '../../rules/ruleset';
import { actionName } from '../answer/answer-text';
import type { Naming } from '../names/naming';
import { PLACE_TEXT } from '../names/places';
import { decapitalise, say, sayMany } from '../say';

/** A question as a sentence: `Does Brass Titan have line of fire to c4?` */
export function describeQuestion(question: Question, naming: Naming): string {
  const place = (at: PieceOrSquare) => ('piece' in at ? naming.piece(at.piece) : squareName(at.square));
  switch (question.ask) {
    case 'see':
      return say('Does {from} have line of fire to {to}?', { from: place(question.of[0]), to: place(question.of[1]) });
    case 'adjacent':
      return say('Is {from} adjacent to {to}?', { from: place(question.of[0]), to: place(question.of[1]) });
    case 'range':
      return say('How far is it from {from} to {to}?', {
        from: place(question.of[0]),
        to: place(question.of[1]),
      });
    case 'hit': {
      const { attacker, targets, attack } = question.of;
      return say('Can {attacker} attack {targets} ({kind})?', {
        attacker: naming.piece(attacker),
        targets: PLACE_TEXT.list(targets.map(naming.piece)),
        kind: kind(attack),
      });
    }
    case 'move': {
      const { piece, to, action } = question.of;
      const values = { figure: naming.piece(piece), squares: names(to) };
      // A plain move is the default, so the sentence does not name the action.
      return action === 'move'
        ? say('Can {figure} move to {squares}?', values)
        : say('Can {figure} move to {squares}, using {action}?', { ...values, action: kind(action) });
    }
    case 'reach': {
      const figure = naming.piece(question.of.piece);
      const { action } = question.of;
      return action === 'move'
        ? say('How far can {figure} move?', { figure })
        : say('How far can {figure} move, using {action}?', { figure, action: kind(action) });
    }
    case 'carry':
      return say('Can {carrier} carry {carried}?', {
        carrier: naming.piece(question.of.carrier),
        carried: naming.piece(question.of.carried),
      });
    case 'knockback': {
      const { attacker, target, taken } = question.of;
      return sayMany(
        taken,
        '{target} takes 1 click from {attacker}: where does knock back end?',
        '{target} takes {n} clicks from {attacker}: where does knock back end?',
        { attacker: naming.piece(attacker), target: naming.piece(target) },
      );
    }
    case 'destroy':
      return say('Can {attacker} destroy {terrain} ({kind})?', {
        attacker: naming.piece(question.of.attacker),
        terrain: terrain(question.of.target),
        kind: kind(question.of.attack),
      });
    case 'slam':
      return say('Can {attacker} slam {target}, and where does it end?', {
        attacker: naming.piece(question.of.attacker),
        target: naming.piece(question.of.target),
      });
    case 'breakthrough':
      return say('Can {attacker} break through {target}?', {
        attacker: naming.piece(question.of.attacker),
        target: naming.piece(question.of.target),
      });
    case 'interact':
      return say('Can {figure} interact with {terrain}?', {
        figure: naming.piece(question.of.piece),
        terrain: terrain(question.of.target),
      });
    case 'cost':
      return say('What does {card} cost {figure}?', { card: question.of.of, figure: naming.piece(question.of.piece) });
    case 'play':
      return sayMany(question.of.length, 'What happens in 1 event?', 'What happens in {n} events?');
    default:
      return say('What about {question}?', { question: question.ask });
  }
}

function kind(action: string): string {
  return decapitalise(actionName(action));
}

function names(squares: readonly Square[]): string {
  return squares.map(squareName).join(' ');
}

function terrain(target: { readonly square: Square } | { readonly edge: Edge }): string {
  if ('square' in target) return squareName(target.square);
  return say('the wall {squares}', { squares: edgeSquares(target.edge).map(squareName).join('/') });
}
