import type { Question } from '../../notation/case';
import type { InitialQuestion } from './map-questions';

/**
 * Converts a question of the notation to a question that the map can open with. Null for questions that taps cannot
 * ask.
 */
export function toInitialQuestion(question: Question): InitialQuestion | null {
  if (question.ask === 'see') {
    const [from, to] = question.of;
    return 'piece' in from ? { piece: from.piece, mode: 'see', target: to, kind: null } : null;
  }
  if (question.ask === 'hit') {
    const { attacker, targets, attack } = question.of;
    const [first] = targets;
    return first === undefined ? null : { piece: attacker, mode: 'hit', target: { piece: first }, kind: attack };
  }
  if (question.ask === 'move') {
    const { piece, by, to, action } = question.of;
    const [square] = to;
    return square === undefined || by !== undefined ? null : { piece, mode: 'move', target: { square }, kind: action };
  }
  if (question.ask === 'reach') {
    const { piece, action } = question.of;
    return { piece, mode: 'move', target: null, kind: action };
  }
  return null;
}
