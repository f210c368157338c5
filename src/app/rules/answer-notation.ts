import type { Question } from '../../notation/case';
import { applyFormat } from '../../notation/case-format';
import type { NotationFault } from '../../notation/fault';
import { err, ok, type Result } from '../../plain/result';
import { EDITIONS, editionById } from '../../rules/editions';
import type { Position } from '../../table/position';
import type { Naming } from '../../text/names/naming';
import { describeNotationFault } from '../../text/notation';
import { say } from '../../text/say';
import { parseCachedPosition } from '../reading/cached-positions';
import { explainMissingAnswer } from './compare-editions';
import { type PresentedAnswer, presentAnswer } from './present-answer';

/** A question with its answer and the data to draw it. */
export interface AnsweredPosition {
  readonly title: string | null;
  readonly position: Position;
  readonly answer: PresentedAnswer;
  /** Question about the position, which other editions can answer too. */
  readonly question: Question;
  readonly edition: string;
  readonly naming: Naming;
}

export interface AnswerNotationFault {
  readonly sentence: string;
  /** Line of the text, from 1. Null if the fault concerns no single line. */
  readonly line: number | null;
}

export type NotationAnswer = Result<AnsweredPosition, AnswerNotationFault>;

/** Parses position notation and answers its question by the edition that it names. */
export function answerNotation(text: string): NotationAnswer {
  const read = parseCachedPosition(text);
  if (!read.ok) return err({ sentence: describeAnswerNotationFault(read.fault), line: read.fault.line });
  const { position: written, ask, edition, title } = read.value;
  if (!ask) return err({ sentence: say('No question found. Add a line such as “ask: {see: [A, B]}”.'), line: null });
  const rules = editionById(edition);
  const position = rules ? applyFormat(written, rules) : written;
  const naming = makePositionNaming(position);
  const against = rules ? explainMissingAnswer(rules, ask) : null;
  if (against !== null) return err({ sentence: `${rules?.name}: ${against}.`, line: null });
  const answer = rules ? presentAnswer(rules, position, ask, naming) : null;
  if (!answer)
    return err({
      sentence: say('The question “{question}” does not work for a position.', { question: ask.ask }),
      line: null,
    });
  return ok({ title, position, answer, question: ask, edition, naming });
}

export function describeAnswerNotationFault(fault: NotationFault): string {
  const known =
    fault.code === 'unknown-edition'
      ? ` ${say('Known editions: {editions}.', { editions: EDITIONS.map((edition) => edition.id).join(', ') })}`
      : '';
  const whole = describeNotationFault(fault);
  return `${whole}${/[.!?]$/.test(whole) ? '' : '.'}${known}`;
}

/** Returns the names for a position. A piece without a name uses its letter. */
export function makePositionNaming(position: Position): Naming {
  return {
    piece: (id) => position.pieces.find((piece) => piece.id === id)?.name ?? id,
    side: (side) => side,
    edition: (id) => editionById(id)?.name ?? id,
    board: position.board,
  };
}
