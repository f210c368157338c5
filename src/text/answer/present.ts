import { type Square, squareName } from '../../grid/square';
import type { Answered, Budget } from '../../query/answered';
import type { IgnoredPower } from '../../query/question-terms';
import type { MoveAnswer, Note, ReachAnswer, Reason } from '../../rules/answer';
import type { Naming } from '../names/naming';
import { nameOfSource } from './answers';
import { hitWords } from './hit';
import {
  type AnswerLine,
  type AnswerNumber,
  type AnswerWords,
  citedLine,
  line,
  noteLines,
  reasonLines,
  textOfLine,
} from './lines';
import { ANSWER_WORDS } from './sheet';

/** Turns an answer into text; the only place that does. `off` lists the powers that were left out of the answer. */
export function wordsOfAnswer(answered: Answered, naming: Naming, off: readonly IgnoredPower[] = []): AnswerWords {
  const words = plainWords(answered, naming);
  const turnedOff = off.map(({ piece, power }) => ({
    ...line('warn', ANSWER_WORDS.powers.off(nameOfSource(power), naming.piece(piece))),
    source: ANSWER_WORDS.powers.offHint,
  }));
  return { ...words, lines: againstFirst([...turnedOff, ...words.lines]) };
}

function againstFirst(lines: readonly AnswerLine[]): readonly AnswerLine[] {
  const against = lines.filter(({ tone }) => tone === 'bad');
  return [...against, ...lines.filter(({ tone }) => tone !== 'bad')];
}

function plainWords(answered: Answered, naming: Naming): AnswerWords {
  switch (answered.ask) {
    case 'adjacent': {
      const { adjacent, reasons, cite } = answered.answer;
      const plain = citedLine('plain', ANSWER_WORDS.adjacent, cite, naming);
      return verdict(adjacent, reasons.length > 0 ? reasonLines(reasons, naming) : [plain]);
    }
    case 'range': {
      const { squares, line: drawn, cite } = answered.answer;
      const text = ANSWER_WORDS.fromTo(squareName(drawn.from), squareName(drawn.to));
      return result(ANSWER_WORDS.squares(squares), [citedLine('plain', text, cite, naming)]);
    }
    case 'see': {
      const { answer, squares } = answered;
      const number = { value: String(squares), unit: ANSWER_WORDS.unitOfSquares(squares) };
      const words = { ...verdict(answer.see !== 'blocked', said(answer, naming)), number };
      return answer.see === 'hindered' ? { ...words, verdict: ANSWER_WORDS.hindered, tone: 'warn' } : words;
    }
    case 'hit': {
      const { lines, ...numbers } = hitWords(answered.answer, naming);
      return { ...verdict(answered.answer.legal, lines), ...numbers };
    }
    case 'move':
      return moveWords(answered.answer, answered.budget, naming);
    case 'reach': {
      const { answer } = answered;
      const more = [ANSWER_WORDS.speed(answer.speed.total), ...breakAwayInShort(answer)];
      return { ...result(ANSWER_WORDS.places(answer.ends.length), said(answer, naming)), more };
    }
    case 'carry': {
      const { answer } = answered;
      const lines = said(answer, naming);
      const plain = citedLine('plain', ANSWER_WORDS.mayCarry, answer.cite, naming);
      return verdict(answer.legal, lines.length > 0 ? lines : [plain]);
    }
    case 'knockback': {
      const { answer } = answered;
      const damage = ANSWER_WORDS.push.damage(answer.damage);
      // An illegal knock back is shown as refused; a legal one as the square where it ends.
      return answer.legal
        ? { ...result(namesOf(answer.to), said(answer, naming)), more: [damage] }
        : { ...verdict(false, said(answer, naming)), more: [ANSWER_WORDS.to(namesOf(answer.to)), damage] };
    }
    case 'destroy': {
      const { answer } = answered;
      const debris = answer.debris.length > 0 ? [ANSWER_WORDS.debris(answer.debris.map(squareName))] : [];
      const lines = [...said(answer, naming), ...debris.map((text) => line('plain', text))];
      const { blow } = answer;
      const number =
        blow && blow.material !== null
          ? { value: `${blow.strength}`, unit: ANSWER_WORDS.againstStrength(blow.material) }
          : null;
      return { ...verdict(answer.legal, lines), number, more: debris };
    }
    case 'slam': {
      const { answer } = answered;
      const damage = answer.slamDamage > 0 ? [ANSWER_WORDS.slamDamage(answer.slamDamage)] : [];
      return { ...verdict(answer.legal, said(answer, naming)), more: [ANSWER_WORDS.to(namesOf(answer.to)), ...damage] };
    }
    case 'breakthrough': {
      const { answer } = answered;
      const wounds = answer.wounds > 0 ? [ANSWER_WORDS.wounds(answer.wounds)] : [];
      const more = [ANSWER_WORDS.to(namesOf(answer.to)), ANSWER_WORDS.points(answer.cost), ...wounds];
      return { ...verdict(answer.legal, said(answer, naming)), more };
    }
    case 'interact':
    case 'cost': {
      const { answer } = answered;
      const more = answer.cost === null ? [] : [ANSWER_WORDS.points(answer.cost)];
      return { ...verdict(answer.legal, said(answer, naming)), more };
    }
  }
}

const NO_NUMBERS = { number: null, odds: null, rerolls: [], more: [] } as const;

/** A yes-or-no answer. */
function verdict(legal: boolean, lines: readonly AnswerLine[]): AnswerWords {
  const all = lines.length > 0 ? lines : [line('plain', legal ? ANSWER_WORDS.nothingSaid : ANSWER_WORDS.refused)];
  return {
    ...NO_NUMBERS,
    verdict: legal ? ANSWER_WORDS.yes : ANSWER_WORDS.no,
    tone: legal ? 'good' : 'bad',
    lines: all,
  };
}

/** An answer that is a result rather than yes or no. */
function result(words: string, lines: readonly AnswerLine[]): AnswerWords {
  return { ...NO_NUMBERS, verdict: words, tone: 'plain', lines };
}

interface Reasoned {
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
}

function said({ reasons, notes }: Reasoned, naming: Naming): AnswerLine[] {
  return [...reasonLines(reasons, naming), ...noteLines(notes, naming)];
}

function moveWords(move: MoveAnswer, budget: Budget, naming: Naming): AnswerWords {
  const breakAway = move.breakAway === false ? [] : [line('warn', ANSWER_WORDS.breakAway(move.breakAway))];
  const turns = move.path.slice(1, -1).map(squareName);
  const path = turns.length > 0 ? [line('plain', ANSWER_WORDS.way(turns))] : [];
  const lines = [...reasonLines(move.reasons, naming), ...breakAway, ...noteLines(move.notes, naming), ...path];
  const number =
    move.cost === null ? null : { value: String(move.cost), unit: ANSWER_WORDS.budget[budget.unit](budget.of) };
  return { ...verdict(move.legal, lines), number, more: breakAwayInShort(move) };
}

function breakAwayInShort({ breakAway }: Pick<MoveAnswer | ReachAnswer, 'breakAway'>): string[] {
  return breakAway === false ? [] : [ANSWER_WORDS.breakAwayInShort(breakAway)];
}

function namesOf(squares: readonly Square[]): string {
  return squares.map(squareName).join(', ');
}

/** Lists the numbers of an answer: `8 or more`, `15/36, 42%`, `3 clicks`. */
export function figuresOf({ number, odds, rerolls, more }: AnswerWords): readonly string[] {
  return [
    ...(number ? [wordsOfNumber(number)] : []),
    ...(odds ? [`${odds.fraction}, ${odds.percent}`] : []),
    ...rerolls,
    ...more,
  ];
}

/** A number with its unit: `8 or more`, `would need 8`. */
export function wordsOfNumber({ value, unit, unitFirst }: AnswerNumber): string {
  return unitFirst ? `${unit} ${value}` : `${value} ${unit}`;
}

/** The answer in one line, without its reasons: `Yes · 8 or more · 15/36, 42% · 3 clicks`. */
export function headlineOf(words: AnswerWords): string {
  return [words.verdict, ...figuresOf(words)].join(' · ');
}

/** The answer as plain text, for the clipboard. */
export function printAnswer(words: AnswerWords): string {
  return [headlineOf(words), ...words.lines.map((each) => `- ${textOfLine(each)}`)].join('\n');
}

/** Returns true if two answers have the same verdict, numbers and reasons against it. Citations may differ. */
export function isSameAnswer(a: AnswerWords, b: AnswerWords): boolean {
  return gistOf(a) === gistOf(b);
}

/** Comparison key of an answer: verdict, numbers and reasons against it. */
export function gistOf(words: AnswerWords): string {
  const against = words.lines.filter(({ tone }) => tone === 'bad').map(({ text }) => text);
  return [headlineOf(words), ...against.sort()].join('\n');
}
