import type { Fraction } from '../plain/fraction';
import { REFUSAL_CODES } from '../rules/answer';
import { FORCE_APP_CODES, FORCE_REFUSAL_CODES } from '../rules/force-rules';
import { QUESTION_FIELDS, type QuestionByName } from '../rules/question-fields';
import type { CasePosition } from './case-position';
import type { PlayEvent } from './events';
import type { ForceQuestion } from './force';

/** A recorded ruling: a position, a question, and the expected answer. */
export interface Case extends ParsedCase {
  readonly ask: Question;
  readonly expect: Expectation;
}

/** The content of a notation text; a shared position may have no question. */
export interface ParsedCase {
  readonly title: string | null;
  readonly edition: string;
  readonly cite: string | null;
  /** Position of the case; null for questions that need no map: `force`, `unit_levels`, `level_up`. */
  readonly position: CasePosition | null;
  readonly ask: Question | null;
  readonly expect: Expectation | null;
}

/** Arguments of each question, by its name. */
export type QuestionArguments = { readonly [Name in keyof typeof QUESTION_FIELDS]: QuestionByName<Name> } & {
  readonly force: ForceQuestion;
  readonly play: readonly PlayEvent[];
};
export type QuestionName = keyof QuestionArguments;

export const QUESTION_NAMES = [...Object.keys(QUESTION_FIELDS), 'force', 'play'] as readonly QuestionName[];

/** Questions that are about characters only and need no map. */
export const MAPLESS_QUESTIONS: readonly QuestionName[] = ['force', 'unit_levels', 'level_up'];

export type Question = {
  readonly [Name in QuestionName]: { readonly ask: Name; readonly of: QuestionArguments[Name] };
}[QuestionName];

/** Results by key of the notation, expected or actual. Missing keys are not compared. */
export type Expectation = ReadonlyMap<string, ExpectedResult>;

export type ExpectedResult =
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'word'; readonly value: string }
  | { readonly kind: 'fraction'; readonly value: Fraction }
  /** Unordered names: squares, walls, pieces, codes. */
  | { readonly kind: 'set'; readonly value: readonly string[] }
  /** A break-away roll: true for any, false for none, a number for the lowest that succeeds. */
  | { readonly kind: 'roll'; readonly value: boolean | number }
  /** The complete content by square; other squares must be empty. */
  | { readonly kind: 'exactly'; readonly value: ReadonlyMap<string, string> }
  /** Results by piece, side or card. */
  | { readonly kind: 'each'; readonly value: Expectation }
  /** No value in the answer, for example no cost without a path. */
  | { readonly kind: 'nothing' };

export const REASON_CODES: readonly string[] = [...REFUSAL_CODES, ...FORCE_REFUSAL_CODES, ...FORCE_APP_CODES];
