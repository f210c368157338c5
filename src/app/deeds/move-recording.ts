import { createMemo } from 'solid-js';
import { type Square, squareName } from '../../grid/square';
import { listPickUps } from '../../query/hand-actions';
import { makeMoveDeed } from '../../query/make-deeds';
import type { MapAnswer } from '../../query/map-answer';
import { listSquareChoices } from '../../query/open-question-answers';
import { makePlacedFact } from '../../query/placed-fact';
import type { QuestionTerms } from '../../query/question-terms';
import { makeUncheckedMoveFacts } from '../../query/record-anyway';
import { openQuestionId, resolveDeed } from '../../query/resolve-deed';
import type { Ruleset } from '../../rules/ruleset';
import { countPushClicks } from '../../rules/shared/options';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { ANSWER_TEXT } from '../../text/answer/answer-text';
import { describePushCost } from '../../text/answer/consequence-text';
import { describeTelekinesisTarget } from '../../text/answer/things';
import type { Naming } from '../../text/names/naming';
import { say } from '../../text/say';
import { prepareStep, withOpenQuestions } from './attack-recording';

export interface MoveContext {
  readonly table: Table;
  readonly ruleset: Ruleset;
  readonly naming: Naming;
  readonly answer: Extract<MapAnswer, { readonly mode: 'move' }>;
  readonly terms: QuestionTerms;
  /** Whether actions are counted. False in a position that is only set up for questions. */
  readonly plays: boolean;
}

/** Facts of a move that are recorded even if no actions are counted: positions, and who holds what. */
const PLACES: ReadonlySet<Fact['fact']> = new Set(['placed', 'object', 'holds', 'mode']);

export function createMoveRecording(context: MoveContext) {
  const outcome = createMemo(() => {
    const { ruleset, table, answer, terms } = context;
    const result = resolveDeed(ruleset, table, makeMoveDeed(table, answer, terms), terms);
    return result && result.consequences.length > 0 ? result : null;
  });
  const moved = (): string => {
    const { answer, table, naming } = context;
    const { piece, by } = answer.question;
    const what = by === undefined ? naming.piece(piece) : describeTelekinesisTarget(piece, table, naming);
    return ANSWER_TEXT.deeds.movedTo(what, squaresNamed(answer.to));
  };
  const mover = () => context.answer.question.by ?? context.answer.question.piece;
  /** Returns the facts of a move that players make although the rules forbid it. */
  const anyway = (): readonly Fact[] => {
    const { ruleset, table, answer, plays } = context;
    const { piece, to, by } = answer.question;
    const object = by === undefined ? undefined : table.objects.find(({ id }) => id === piece);
    const square = to[0];
    const there: Fact =
      object && square !== undefined
        ? { fact: 'object', object: piece, kind: object.kind, square: squareName(square) }
        : makePlacedFact(piece, to, 'moved');
    return plays ? makeUncheckedMoveFacts(ruleset, table, mover(), there) : [there];
  };
  const breakAway = () => (context.plays ? context.answer.move.breakAway || null : null);
  const rollMissing = () => breakAway() !== null && context.terms.breakAway === null && !isDeclined(context);
  const open = () => (rollMissing() ? [makeBreakAwayQuestion(context)] : []);
  const joined = (first: string, rest: string) => (rest === '' ? first : `${first}; ${rest}`);
  /** Choices of the players that a forbidden move does not carry out. */
  const dropped = () => {
    const { terms, answer, plays } = context;
    const { carrying } = answer.question;
    return [
      ...(carrying === null ? [] : [{ open: 'set-down', piece: carrying }]),
      ...(plays && terms.picksUp !== null ? [{ open: 'pick-up', piece: mover() }] : []),
    ];
  };
  return {
    result: outcome,
    /** Places on the map that answer the open questions of the move. */
    squareChoices: () => listSquareChoices(outcome()?.open ?? [], context.terms),
    /**
     * Whether the roll to break away was neither entered nor declined. If the move is recorded now, the mover breaks
     * away.
     */
    rollMissing,
    /** Returns the ids of the objects that the mover can pick up. Not a memo, because the computation is slow. */
    liftable: () => listPickUps(context.ruleset, context.table, context.answer, context.terms),
    /** Lowest d6 result with which the mover breaks away. Null if no roll is needed. */
    breakAway,
    /** Clicks of pushing damage that the move deals to the mover. */
    pushClicks: () => {
      const facts = outcome()?.consequences.flatMap((each) => each.facts);
      return context.plays ? countPushClicks(facts ?? anyway(), mover()) : 0;
    },
    move: () => {
      const { terms, naming, plays } = context;
      const now = outcome();
      if (now) {
        const { facts, said: text } = prepareStep('move', now, terms, naming, '');
        const kept = plays ? facts : facts.filter(({ fact }) => PLACES.has(fact));
        const held = terms.breakAway !== null && facts.every(({ fact }) => fact !== 'placed');
        const first = held
          ? say('{figure} stays: it did not break away', { figure: naming.piece(context.answer.question.piece) })
          : moved();
        const deed = withOpenQuestions({ step: 'move', facts: kept, said: text }, open(), naming);
        return { ...deed, said: joined(first, deed.said) };
      }
      const facts = anyway();
      const pushing = describePushCost(facts, mover(), naming);
      const deed = withOpenQuestions({ step: 'move', facts, said: pushing }, [...open(), ...dropped()], naming);
      return { ...deed, said: joined(moved(), deed.said) };
    },
  };
}

/** State of a move on screen: its consequences, objects to pick up, and what the button records. */
export type MoveRecording = ReturnType<typeof createMoveRecording>;

/** Describes the roll to break away as an open question. */
export function makeBreakAwayQuestion({ answer }: Pick<MoveContext, 'answer'>): {
  readonly open: 'break-away';
  readonly piece: string;
} {
  return { open: 'break-away', piece: answer.question.piece };
}

function isDeclined(context: MoveContext): boolean {
  return context.terms.declined.includes(openQuestionId(makeBreakAwayQuestion(context)));
}

function squaresNamed(squares: readonly Square[]): string {
  return squares.map(squareName).join(' ');
}
