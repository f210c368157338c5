import { type Square, squareName } from '../../grid/square';
import type { Answered, MoveBudget } from '../../query/answered';
import type { IgnoredPower } from '../../query/question-terms';
import type { MoveAnswer, Note, ReachAnswer, Reason } from '../../rules/answer';
import type { Naming } from '../names/naming';
import { say, sayMany } from '../say';
import {
  type AnswerLine,
  type AnswerNumber,
  type FormattedAnswer,
  listNoteLines,
  listReasonLines,
  makeAnswerLine,
  makeCitedAnswerLine,
  printAnswerLine,
} from './answer-lines';
import { ANSWER_TEXT } from './answer-text';
import { sourceName } from './answers';
import { describeHit } from './hit';

/** Formats an answer as text, for every screen. `off` lists the powers that were left out of the answer. */
export function describeAnswer(answered: Answered, naming: Naming, off: readonly IgnoredPower[] = []): FormattedAnswer {
  const answer = plainWords(answered, naming);
  const turnedOff = off.map(({ piece, power }) => ({
    ...makeAnswerLine('warn', say('{name} without {power}', { power: sourceName(power), name: naming.piece(piece) })),
    source: say('turned off here'),
  }));
  return { ...answer, lines: againstFirst([...turnedOff, ...answer.lines]) };
}

function againstFirst(lines: readonly AnswerLine[]): readonly AnswerLine[] {
  const against = lines.filter(({ tone }) => tone === 'bad');
  return [...against, ...lines.filter(({ tone }) => tone !== 'bad')];
}

function plainWords(answered: Answered, naming: Naming): FormattedAnswer {
  switch (answered.ask) {
    case 'adjacent': {
      const { adjacent, reasons, cite } = answered.answer;
      const plain = makeCitedAnswerLine('plain', say('They are adjacent'), cite, naming);
      return verdict(adjacent, reasons.length > 0 ? listReasonLines(reasons, naming) : [plain]);
    }
    case 'range': {
      const { squares, line: drawn, cite } = answered.answer;
      const text = say('From {from} to {to}', { from: squareName(drawn.from), to: squareName(drawn.to) });
      return result(ANSWER_TEXT.squares(squares), [makeCitedAnswerLine('plain', text, cite, naming)]);
    }
    case 'see': {
      const { answer, squares } = answered;
      const number = { value: String(squares), unit: sayMany(squares, 'square', 'squares') };
      const words = { ...verdict(answer.see !== 'blocked', said(answer, naming)), number };
      return answer.see === 'hindered' ? { ...words, verdict: say('Hindered'), tone: 'warn' } : words;
    }
    case 'hit': {
      const { lines, ...numbers } = describeHit(answered.answer, naming);
      return { ...verdict(answered.answer.legal, lines), ...numbers };
    }
    case 'move':
      return moveWords(answered.answer, answered.budget, naming);
    case 'reach': {
      const { answer } = answered;
      const more = [say('speed {speed}', { speed: answer.speed.total }), ...breakAwayInShort(answer)];
      return {
        ...result(sayMany(answer.ends.length, '1 place', '{n} places'), said(answer, naming)),
        otherNumbers: more,
      };
    }
    case 'carry': {
      const { answer } = answered;
      const lines = said(answer, naming);
      const plain = makeCitedAnswerLine('plain', say('May carry'), answer.cite, naming);
      return verdict(answer.legal, lines.length > 0 ? lines : [plain]);
    }
    case 'knockback': {
      const { answer } = answered;
      const damage = ANSWER_TEXT.push.damage(answer.damage);
      // An illegal knock back is shown as refused; a legal one as the square where it ends.
      return answer.legal
        ? { ...result(namesOf(answer.to), said(answer, naming)), otherNumbers: [damage] }
        : { ...verdict(false, said(answer, naming)), otherNumbers: [ANSWER_TEXT.to(namesOf(answer.to)), damage] };
    }
    case 'destroy': {
      const { answer } = answered;
      const debris =
        answer.debris.length > 0
          ? [say('Becomes debris: {names}', { names: answer.debris.map(squareName).join(', ') })]
          : [];
      const lines = [...said(answer, naming), ...debris.map((text) => makeAnswerLine('plain', text))];
      const { blow } = answer;
      const number =
        blow && blow.material !== null
          ? { value: `${blow.strength}`, unit: say('against strength {strength}', { strength: blow.material }) }
          : null;
      return { ...verdict(answer.legal, lines), number, otherNumbers: debris };
    }
    case 'slam': {
      const { answer } = answered;
      const damage =
        answer.slamDamage > 0
          ? [sayMany(answer.slamDamage, '1 wound of slam damage', '{n} wounds of slam damage')]
          : [];
      return {
        ...verdict(answer.legal, said(answer, naming)),
        otherNumbers: [ANSWER_TEXT.to(namesOf(answer.to)), ...damage],
      };
    }
    case 'breakthrough': {
      const { answer } = answered;
      const wounds = answer.wounds > 0 ? [ANSWER_TEXT.wounds(answer.wounds)] : [];
      const more = [ANSWER_TEXT.to(namesOf(answer.to)), ANSWER_TEXT.points(answer.cost), ...wounds];
      return { ...verdict(answer.legal, said(answer, naming)), otherNumbers: more };
    }
    case 'interact':
    case 'cost': {
      const { answer } = answered;
      const more = answer.cost === null ? [] : [ANSWER_TEXT.points(answer.cost)];
      return { ...verdict(answer.legal, said(answer, naming)), otherNumbers: more };
    }
  }
}

const NO_NUMBERS = { number: null, odds: null, rerolls: [], otherNumbers: [] } as const;

/** Formats a yes-or-no answer. */
function verdict(legal: boolean, lines: readonly AnswerLine[]): FormattedAnswer {
  const all =
    lines.length > 0 ? lines : [makeAnswerLine('plain', legal ? ANSWER_TEXT.nothingSaid : ANSWER_TEXT.refused)];
  return {
    ...NO_NUMBERS,
    verdict: legal ? ANSWER_TEXT.yes : say('No'),
    tone: legal ? 'good' : 'bad',
    lines: all,
  };
}

/** Formats an answer that is a result rather than yes or no. */
function result(text: string, lines: readonly AnswerLine[]): FormattedAnswer {
  return { ...NO_NUMBERS, verdict: text, tone: 'plain', lines };
}

interface Reasoned {
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
}

function said({ reasons, notes }: Reasoned, naming: Naming): AnswerLine[] {
  return [...listReasonLines(reasons, naming), ...listNoteLines(notes, naming)];
}

function moveWords(move: MoveAnswer, budget: MoveBudget, naming: Naming): FormattedAnswer {
  const breakAway =
    move.breakAway === false
      ? []
      : [makeAnswerLine('warn', say('Break away first: roll {least} or more', { least: move.breakAway }))];
  const turns = move.path.slice(1, -1).map(squareName);
  const path = turns.length > 0 ? [makeAnswerLine('plain', say('Path: {names}', { names: turns.join(', ') }))] : [];
  const lines = [...listReasonLines(move.reasons, naming), ...breakAway, ...listNoteLines(move.notes, naming), ...path];
  const number =
    move.cost === null ? null : { value: String(move.cost), unit: ANSWER_TEXT.budget[budget.unit](budget.of) };
  return { ...verdict(move.legal, lines), number, otherNumbers: breakAwayInShort(move) };
}

function breakAwayInShort({ breakAway }: Pick<MoveAnswer | ReachAnswer, 'breakAway'>): string[] {
  return breakAway === false ? [] : [say('break away: {least} or more', { least: breakAway })];
}

function namesOf(squares: readonly Square[]): string {
  return squares.map(squareName).join(', ');
}

/** Lists the numbers of an answer: `8 or more`, `15/36, 42%`, `3 clicks`. */
export function listAnswerNumbers({ number, odds, rerolls, otherNumbers }: FormattedAnswer): readonly string[] {
  return [
    ...(number ? [printAnswerNumber(number)] : []),
    ...(odds ? [`${odds.fraction}, ${odds.percent}`] : []),
    ...rerolls,
    ...otherNumbers,
  ];
}

/** Formats a number with its unit: `8 or more`, `would need 8`. */
export function printAnswerNumber({ value, unit, unitFirst }: AnswerNumber): string {
  return unitFirst ? `${unit} ${value}` : `${value} ${unit}`;
}

/** Formats an answer in one line, without its reasons: `Yes · 8 or more · 15/36, 42% · 3 clicks`. */
export function printAnswerHeadline(answer: FormattedAnswer): string {
  return [answer.verdict, ...listAnswerNumbers(answer)].join(' · ');
}

/** Formats an answer as plain text, for the clipboard. */
export function printAnswer(answer: FormattedAnswer): string {
  return [printAnswerHeadline(answer), ...answer.lines.map((each) => `- ${printAnswerLine(each)}`)].join('\n');
}

/** Returns whether two answers have the same verdict, numbers and reasons for a refusal. Citations may differ. */
export function isSameAnswer(a: FormattedAnswer, b: FormattedAnswer): boolean {
  return answerKey(a) === answerKey(b);
}

/** Returns the comparison key of an answer: verdict, numbers and reasons for a refusal. */
export function answerKey(answer: FormattedAnswer): string {
  const against = answer.lines.filter(({ tone }) => tone === 'bad').map(({ text }) => text);
  return [printAnswerHeadline(answer), ...against.sort()].join('\n');
}
