import { answerAboutPosition } from '../notation/answer-about';
import type { Expectation, Question } from '../notation/case';
import { withMarkedSquares } from '../notation/case-position';
import { parseSharedPosition as parseSheet } from '../notation/cases';
import { parseOneQuestion } from '../notation/sheets';
import { err, ok, type Result } from '../plain/result';
import { type Answered, answerQuestion } from '../query/answered';
import { QUESTION_FIELDS } from '../rules/question-fields';
import type { QuestionRules } from '../rules/ruleset';
import type { Position } from '../table/position';
import { type EngineFault, makeFault, toEngineFault } from './fault';
import {
  isKnownEdition,
  type ParsedQuestion,
  parseQuestionForEdition,
  type QuestionParser,
  runCatchingErrors,
} from './parse-question';
import { type Plain, toPlainAnswer } from './plain';

/** A parsed position, and its question if the text asks one. */
export interface ReadPosition {
  readonly title: string | null;
  readonly edition: string;
  readonly position: Position;
  readonly ask: Question | null;
}

/**
 * Parses one position of the notation (version 2): a map with everything on it, with or without a question.
 * @param text at most 256 kB of YAML
 * @example parsePosition('edition: core-2008
 * map: |
 *   +---+
 *   | . |
 *   +---+
 * pieces: {A: {at: a1, side: red}}
 * ').ok // true
 */
export function parsePosition(text: string): Result<ReadPosition, EngineFault> {
  return runCatchingErrors(() => {
    const read = parseSheet(text, 'position', isKnownEdition);
    if (!read.ok) return err(toEngineFault(read.fault));
    const { title, edition, position, ask } = read.value;
    return ok({ title, edition, position, ask });
  });
}

export interface Ruling {
  readonly edition: string;
  /** Type of the question: `see`, `hit`, `move` … */
  readonly question: Question['ask'];
  /** Whether the action is legal. Null if the question is not about legality (a distance, a played turn). */
  readonly legal: boolean | null;
  /** Answer by keys of the notation, as under `expect`. */
  readonly told: { readonly [key: string]: Plain };
  /** Rules that forbid the action, each with its passage. */
  readonly reasons: readonly { readonly code: string; readonly passage: string; readonly basis: string }[];
  /** Complete answer with lines, counts and notes. Null for questions that are not about a map, and for `play`. */
  readonly answer: Answered | null;
}

/** Parses questions except `play` and `force`, which `ask` does not answer. */
const parseSmallQuestion: QuestionParser = (text, file, knowsEdition) =>
  parseOneQuestion(text, file, knowsEdition, { questions: QUESTION_FIELDS, expectation: null });

/**
 * Answers the question of a text in the notation about a position. Use `give` for `play`, and `checkForce` for forces.
 * Ignores the text's `expect`.
 * @param rules rules of the edition that the text names (`core-2008` of the package), or only the rules for its
 * questions (`core-2008/questions`), which are a smaller download
 * @example const ruling = ask(core2008Questions, text); if (ruling.ok) console.log(ruling.value.legal,
 * ruling.value.told); else console.error(ruling.fault.sentence);
 */
export function ask(rules: QuestionRules, text: string): Result<Ruling, EngineFault> {
  return runCatchingErrors(() => {
    const read = parseQuestionForEdition(rules, text, parseSmallQuestion);
    return read.ok ? answerParsedQuestion(rules, read.value) : read;
  });
}

export function answerParsedQuestion(
  rules: QuestionRules,
  { ask: question, position }: ParsedQuestion,
): Result<Ruling, EngineFault> {
  return runCatchingErrors(() => {
    const expectation = answerAboutPosition(question, position, rules);
    if (!expectation) return err(makeFault('no-answer', describeNoAnswer(rules, question)));
    const answered = position ? answerQuestion(rules, withMarkedSquares(position), question) : null;
    return ok(makeRulingFromAnswer(rules, question, expectation, answered));
  });
}

export function makeRulingFromAnswer(
  rules: QuestionRules,
  question: Question,
  came: Expectation,
  answered: Answered | null,
): Ruling {
  const told = toPlainAnswer(came);
  const reasons = answered && 'reasons' in answered.answer ? answered.answer.reasons : [];
  return {
    edition: rules.id,
    question: question.ask,
    legal: typeof told.legal === 'boolean' ? told.legal : null,
    told,
    reasons: reasons.map(({ code, cite }) => ({ code, passage: cite.passage, basis: cite.basis })),
    answer: answered,
  };
}

function describeNoAnswer({ id }: QuestionRules, { ask: question }: Question): string {
  if (question === 'play') return 'What is played is carried out by give.';
  if (question === 'force') return 'A force is checked by checkForce.';
  return `${id} has no answer to ${question}.`;
}
