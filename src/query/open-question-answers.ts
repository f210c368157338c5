import type { Square } from '../grid/square';
import { getOwnProperty } from '../plain/get-own';
import type { OpenQuestion } from '../rules/table-deed';
import type { QuestionTerms } from './question-terms';
import { openQuestionId } from './resolve-deed';

/** Returns the players' answer to an open question. Null: no roll or nothing; undefined: not answered yet. */
export function findOpenQuestionAnswer(
  question: OpenQuestion,
  terms: QuestionTerms,
): number | string | null | undefined {
  const { open, piece } = question;
  const { evades, shapes, shares, push, direction, setsDown, setFree, die, passedTo, declined } = terms;
  if (open === 'die') return die;
  if (open === 'pass') return passedTo;
  if (open === 'share') return shares ? JSON.stringify(shares) : undefined;
  if (declined.includes(openQuestionId(question))) return null;
  if (open === 'evade') return getOwnProperty(evades, piece);
  if (open === 'shape') return getOwnProperty(shapes, piece);
  if (open === 'push') return getOwnProperty(push, piece);
  if (open === 'direction') return getOwnProperty(direction, piece);
  if (open === 'set-free') return getOwnProperty(setFree, piece);
  return setsDown ?? undefined;
}

function withRoll(rolls: Readonly<Record<string, number>>, piece: string, face: string): Record<string, number> {
  const others = Object.entries(rolls).filter(([each]) => each !== piece);
  return Object.fromEntries(face === '' ? others : [...others, [piece, Number(face)]]);
}

/** Returns the change of the terms when players answer an open question. The value '' means no roll or nothing. */
export function answerOpenQuestion(
  { open, piece }: OpenQuestion,
  value: string,
  { evades, shapes, push, direction, setFree }: QuestionTerms,
): Partial<QuestionTerms> {
  if (open === 'evade') return { evades: withRoll(evades, piece, value) };
  if (open === 'shape') return { shapes: withRoll(shapes, piece, value) };
  if (open === 'push') return { push: { ...push, [piece]: Number(value) } };
  // The map draws the knock back in the direction of `doubles`.
  if (open === 'direction')
    return { direction: { ...direction, [piece]: Number(value) }, doubles: { direction: Number(value) } };
  if (open === 'set-free') return { setFree: { ...setFree, [piece]: Number(value) } };
  if (open === 'die') return { die: value === '' ? null : Number(value), taken: {} };
  if (open === 'pass') return { passedTo: value === '' ? null : value, taken: {} };
  if (open === 'share') return { shares: JSON.parse(value), taken: {} };
  return open === 'set-down' ? { setsDown: Number(value) } : {};
}

/** A possible answer to an open question that is a place on the map, so that a tap there chooses it. */
export interface SquareChoice {
  readonly squares: readonly Square[];
  readonly chosen: boolean;
  /** Direction of knock back, as an index into DIRECTIONS. Null for other questions. */
  readonly direction: number | null;
  /** Change of the terms that chooses this place. */
  readonly change: Partial<QuestionTerms>;
}

/**
 * Lists the places on the map that answer open questions: where a knock back ends, where a figure is set down or comes
 * free. A knock back that moves nothing has no place.
 * @param landing returns the squares where a knock back in a direction ends; null if unknown, empty if nothing moves
 */
export function listSquareChoices(
  questions: readonly OpenQuestion[],
  terms: QuestionTerms,
  landing: (piece: string, direction: number) => readonly Square[] | null = () => null,
): readonly SquareChoice[] {
  return questions.flatMap((question) => {
    const { open, piece, choices = [], usual } = question;
    const now = findOpenQuestionAnswer(question, terms) ?? usual;
    const turns = open === 'direction';
    if (!turns && open !== 'set-down' && open !== 'set-free') return [];
    return choices.flatMap((choice) => {
      const squares = turns ? (landing(piece, choice) ?? []) : [choice];
      const change = answerOpenQuestion(question, String(choice), terms);
      return squares.length === 0
        ? []
        : [{ squares, chosen: now === choice, direction: turns ? choice : null, change }];
    });
  });
}
