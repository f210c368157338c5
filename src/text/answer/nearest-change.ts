import { edgeSquares } from '../../grid/edge';
import { squareName } from '../../grid/square';
import type { MapTarget } from '../../query/map-answer';
import type { HitAnswer, Mark } from '../../rules/answer';
import type { SmallestAttackChange } from '../../rules/least-change';
import type { InanimateTarget } from '../../table/heaps';
import type { Naming } from '../names/naming';
import { say, sayMany } from '../say';
import { ANSWER_TEXT } from './answer-text';
import { describeMark } from './answers';
import { formatChance } from './hit';

/** The smallest change that would alter the answer, as text, with the question that a tap on it opens. */
export interface NearestChangeText {
  readonly text: string;
  readonly hint: string | null;
  /**
   * The question to show next: a move to a square, or an attack on something inanimate. Null if no question follows.
   */
  readonly next: {
    readonly mode: 'move' | 'hit';
    readonly target: MapTarget;
    readonly thing: InanimateTarget | null;
  } | null;
}

export function describeNearestChange(change: SmallestAttackChange, now: HitAnswer, naming: Naming): NearestChangeText {
  if (change.change === 'stand') {
    const target = change.answer.targets[0];
    const roll = target ? ANSWER_TEXT.roll(target.needs, formatChance(target.chance)) : ANSWER_TEXT.yes;
    const cleared = now.targets[0]?.sight?.see !== 'clear' && target?.sight?.see === 'clear';
    const words = cleared ? ANSWER_TEXT.near.clear : ANSWER_TEXT.near.better;
    return {
      text: words(squareName(change.square), roll),
      hint: sayMany(change.cost, '1 square of movement', '{n} squares of movement'),
      next: { mode: 'move', target: { square: change.square }, thing: null },
    };
  }
  if (change.change === 'without-piece') {
    return { text: without({ mark: 'piece', piece: change.piece }, naming), hint: null, next: null };
  }
  const isWall = change.change === 'without-wall';
  const thing: InanimateTarget = isWall ? { edge: change.edge } : { square: change.square };
  const mark: Mark = isWall ? { mark: 'edge', edge: change.edge } : { mark: 'square', square: change.square };
  return {
    text: without(mark, naming),
    hint: say('can you destroy it?'),
    next: { mode: 'hit', target: { square: squareOf(thing) }, thing },
  };
}

function without(mark: Mark, naming: Naming): string {
  return say('Only {obstacle} blocks it', { obstacle: describeMark(mark, naming) });
}

function squareOf(thing: InanimateTarget): number {
  return 'square' in thing ? thing.square : edgeSquares(thing.edge)[0];
}
