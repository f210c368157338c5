import type { Square } from '../grid/square';
import type {
  CarryAnswer,
  DestroyAnswer,
  HitAnswer,
  KnockBackAnswer,
  MoveAnswer,
  RangeAnswer,
  SeeAnswer,
} from '../rules/answer';
import type { HitQuestion, MoveQuestion } from '../rules/ruleset';
import type { InanimateTarget } from '../table/heaps';
import type { TableObject } from '../table/position';
import type { Answered, MoveBudget } from './answered';

export const QUESTION_MODES = ['see', 'hit', 'move', 'threat'] as const;
export type QuestionMode = (typeof QUESTION_MODES)[number];

/** The subject of a question: a figure, or an empty square. */
export type MapTarget = { readonly piece: string } | { readonly square: Square };

/** Where a hit on doubles would push the target. */
export interface KnockBackOptions {
  /**
   * Directions to choose from, as indexes into DIRECTIONS, with the squares where the target lands. Empty if the line is
   * straight.
   */
  readonly choices: readonly { readonly direction: number; readonly to: readonly Square[] }[];
  readonly direction: number | null;
  /** Answer for the direction; null while no direction has been chosen. */
  readonly answer: KnockBackAnswer | null;
}

/** A friendly figure beside the mover, and whether the mover may carry it. */
export interface Passenger {
  readonly piece: string;
  readonly carry: CarryAnswer;
}

/** The answer to a tap on the map, with its question. `chosen` is the kind of attack or move, from the list `kinds`. */
export type MapAnswer =
  | { readonly mode: 'see'; readonly target: MapTarget; readonly see: SeeAnswer; readonly range: RangeAnswer }
  | {
      readonly mode: 'hit';
      readonly target: { readonly piece: string };
      readonly question: HitQuestion;
      readonly hit: HitAnswer;
      /** Knock back of a hit on doubles; null if no target is knocked back. */
      readonly knockBack: KnockBackOptions | null;
      /** Objects that telekinesis could throw instead; may be empty. */
      readonly objects: readonly TableObject[];
      readonly kinds: readonly string[];
      readonly chosen: string;
    }
  | {
      readonly mode: 'destroy';
      readonly target: { readonly square: Square };
      /** Everything that can be destroyed on the square; `thing` is the target of the question. */
      readonly things: readonly InanimateTarget[];
      readonly thing: InanimateTarget;
      readonly destroy: DestroyAnswer;
      readonly kinds: readonly string[];
      readonly chosen: string;
    }
  | {
      readonly mode: 'move';
      readonly target: MapTarget;
      readonly to: readonly Square[];
      readonly question: MoveQuestion;
      readonly move: MoveAnswer;
      readonly budget: MoveBudget;
      readonly passengers: readonly Passenger[];
      /** Ids of figures and objects that telekinesis could move; empty for a move of the figure itself. */
      readonly lifts: readonly string[];
      readonly kinds: readonly string[];
      readonly chosen: string;
    };

/** Converts a map answer to a question and answer of the notation, so other editions can answer the same question. */
export function toAnswered(answer: MapAnswer, asker: string): Answered {
  switch (answer.mode) {
    case 'see':
      return { ask: 'see', of: [{ piece: asker }, answer.target], answer: answer.see, squares: answer.range.squares };
    case 'hit':
      return { ask: 'hit', of: answer.question, answer: answer.hit };
    case 'move':
      return { ask: 'move', of: answer.question, answer: answer.move, budget: answer.budget };
    case 'destroy':
      return {
        ask: 'destroy',
        of: { attacker: asker, target: answer.thing, attack: answer.chosen, strength: null, aim: 0 },
        answer: answer.destroy,
      };
  }
}
