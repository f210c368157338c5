import type { Question } from '../../notation/case';
import { applyFormat } from '../../notation/case-format';
import { type CasePosition, withMarkedSquares } from '../../notation/case-position';
import { parseSharedPosition, printPosition } from '../../notation/cases';
import { err, ok, type Result } from '../../plain/result';
import { EDITIONS, editionById } from '../../rules/editions';
import { applyHouseRules } from '../../rules/house-rules';
import type { Ruleset } from '../../rules/ruleset';
import type { Position } from '../../table/position';
import { isSameAnswer } from '../../text/answer/describe-answer';
import type { Naming } from '../../text/names/naming';
import { say } from '../../text/say';
import { findTextFault, parseCachedPosition, splitDocuments } from '../reading/cached-positions';
import { describeAnswerNotationFault, makePositionNaming } from './answer-notation';
import { explainMissingAnswer } from './compare-editions';
import { type PresentedAnswer, presentAnswer } from './present-answer';
import { presentPlay } from './present-play';

/** The judge's desk: one position and its questions. */
export interface Desk {
  readonly name: string;
  /** Note by the judge. '' for none. */
  readonly note: string;
  /** Id of the edition by which the judge rules. */
  readonly edition: string;
  /** Ids of the house rules of the game that the position comes from. */
  readonly houseRules: readonly string[];
  /**
   * The position as the text in the notation states it. Questions are about `deskPosition`, which is derived from this
   * position.
   */
  readonly position: CasePosition;
  readonly questions: readonly Question[];
}

export interface EditionAnswer {
  readonly edition: string;
  /** Name of the edition: `Core rules, 2008`. */
  readonly name: string;
  /** Whether the judge rules by this edition. */
  readonly isChosen: boolean;
  /** Answer of the edition. Null if the edition has no such question. */
  readonly answer: PresentedAnswer | null;
  /** Reason for a missing answer. Null if there is an answer. */
  readonly missingReason: string | null;
  /** Whether players would consider the answer different from the answer of the chosen rules. */
  readonly differs: boolean;
}

/** Returns the rules of the desk: its edition with the house rules. */
export function deskRules({ edition, houseRules }: Pick<Desk, 'edition' | 'houseRules'>): Ruleset {
  return applyHouseRules(editionById(edition) ?? EDITIONS[0], houseRules).rules;
}

/** Cache of derived positions, by position of the desk. Other caches need the same object at each call. */
const positions = new WeakMap<CasePosition, Position>();

/**
 * Returns the position that questions are about: smoke and barriers become terrain, and the format of play is applied.
 */
export function deskPosition({ position: written }: Pick<Desk, 'position'>): Position {
  const position = positions.get(written) ?? applyFormat(withMarkedSquares(written), { formats: ALL_FORMATS });
  positions.set(written, position);
  return position;
}

/** Formats of every edition, because the user can change the edition of the desk. Their ids are unique. */
const ALL_FORMATS = EDITIONS.flatMap(({ formats }) => formats ?? []);

export function deskNaming(desk: Pick<Desk, 'position'>): Naming {
  return makePositionNaming(deskPosition(desk));
}

/** Answers a question by the rules of an edition. If the edition has no answer, the fault explains why. */
export function answerOnDesk(
  desk: Pick<Desk, 'position'>,
  rules: Ruleset,
  question: Question,
): Result<PresentedAnswer, string> {
  const lack = explainMissingAnswer(rules, question);
  if (lack !== null) return err(lack);
  if (question.ask === 'play') return presentPlay(rules, desk.position, question.of, deskNaming(desk));
  const answer = presentAnswer(rules, deskPosition(desk), question, deskNaming(desk));
  return answer ? ok(answer) : err(say('No answer in this edition'));
}

/**
 * Answers one question by every edition. The chosen edition, including house rules, comes first. If there are house
 * rules, the answer without them follows too.
 */
export function answerByEditions(desk: Desk, question: Question): readonly EditionAnswer[] {
  const rules = deskRules(desk);
  const answerBy = (ruleset: Ruleset, name: string, here: boolean): Omit<EditionAnswer, 'differs'> => {
    const answer = answerOnDesk(desk, ruleset, question);
    const given = answer.ok
      ? { answer: answer.value, missingReason: null }
      : { answer: null, missingReason: answer.fault };
    return { edition: ruleset.id, name, isChosen: here, ...given };
  };
  const housed = rules.house.inForce.length > 0;
  const first = answerBy(rules, housed ? say('{name}, house rules', { name: rules.name }) : rules.name, true);
  const others = EDITIONS.filter((each) => housed || each.id !== rules.id).map((each) =>
    answerBy(each, each.name, false),
  );
  const isSame = ({ answer }: Pick<EditionAnswer, 'answer'>): boolean =>
    answer && first.answer ? isSameAnswer(answer, first.answer) : answer === first.answer;
  return [first, ...others].map((each) => ({ ...each, differs: !isSame(each) }));
}

/** Parses a question such as `{see: [A, B]}` for the position of the desk. The fault is a sentence. */
export function parseDeskQuestion(desk: Pick<Desk, 'edition' | 'position'>, typed: string): Result<Question, string> {
  const written = typed.trim().replace(/^ask:\s*/, '');
  const text = `${printPosition(desk.position, desk.edition)}ask: ${written}\n`;
  const read = parseSharedPosition(text, '', (id) => editionById(id) !== null);
  if (!read.ok) return err(describeAnswerNotationFault({ ...read.fault, line: null }));
  const { ask } = read.value;
  if (!ask) return err(say('Write a question, such as {see: [A, B]}.'));
  const known = EDITIONS.some((rules) => answerOnDesk(desk, rules, ask).ok);
  return known ? ok(ask) : err(say('The question “{question}” does not work for a position.', { question: ask.ask }));
}

/**
 * Prints the desk in position notation: one document for each question, all with the same position. House rules are not
 * included.
 */
export function printDesk({ position, edition, questions, name }: Desk): string {
  if (questions.length === 0) return printPosition(position, edition, null, name || null);
  return questions.map((question) => printPosition(position, edition, question, name || null)).join('---\n');
}

/** Parses documents with the same position and one question each. The fault is a sentence. */
export function parseDesk(text: string, about: { readonly name: string; readonly note: string }): Result<Desk, string> {
  const fault = findTextFault(text);
  if (fault) return err(describeAnswerNotationFault(fault));
  const documents = splitDocuments(text);
  const questions: Question[] = [];
  let first: { readonly position: CasePosition; readonly edition: string; readonly title: string | null } | null = null;
  for (const [index, document] of documents.entries()) {
    const read = parseCachedPosition(document);
    if (!read.ok) return err(describeAnswerNotationFault(read.fault));
    const { written: position, edition, title, ask } = read.value;
    if (!first) first = { position, edition, title };
    else if (printPosition(position, '') !== printPosition(first.position, '')) {
      return err(
        say('The judge’s desk takes one position, but document {index} shows another. Remove that document.', {
          index: index + 1,
        }),
      );
    }
    if (ask) questions.push(ask);
  }
  if (!first) return err(say('The text is empty. Paste a position in notation.'));
  const { position, edition, title } = first;
  return ok({ ...about, name: about.name || title || '', edition, houseRules: [], position, questions });
}
