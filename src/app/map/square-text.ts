import type { Square } from '../../grid/square';
import { listDestructibleTargetsOn } from '../../query/destroy';
import type { QuestionMode } from '../../query/map-answer';
import { isMission, type Table } from '../../table/table';
import { MAP_TOOL_TEXT } from '../../text/answer/map-tool-text';
import { describeInanimateTarget } from '../../text/answer/things';
import type { Naming } from '../../text/names/naming';
import { decapitalise, say } from '../../text/say';
import type { BoardFill, BoardOverlay } from '../../view/types';
import type { OverlayDetails } from './map-questions';

interface Painted {
  readonly fills: ReadonlyMap<Square, readonly BoardFill[]>;
  readonly numbers: ReadonlyMap<Square, string>;
}

const known = new WeakMap<BoardOverlay, Painted>();

/** Indexes the overlay by square. The index is computed once for each overlay. */
function indexOverlay(overlay: BoardOverlay): Painted {
  const before = known.get(overlay);
  if (before) return before;
  const fills = new Map<Square, BoardFill[]>();
  for (const [fill, squares] of Object.entries(overlay.fills) as [BoardFill, readonly Square[]][]) {
    for (const square of squares) fills.set(square, [...(fills.get(square) ?? []), fill]);
  }
  const painted = { fills, numbers: new Map(overlay.numbers.map(({ square, text }) => [square, text])) };
  known.set(overlay, painted);
  return painted;
}

/** Describes the overlay of a figure on a square, for screen readers. */
export function describeOverlayAt(
  mode: QuestionMode,
  overlay: BoardOverlay,
  square: Square,
  about: OverlayDetails,
  wounds: boolean,
): readonly string[] {
  const { fills, numbers } = indexOverlay(overlay);
  const here = fills.get(square) ?? [];
  const text = numbers.get(square);
  const number = text === undefined ? null : Number(text);
  const words = MAP_TOOL_TEXT.squares;
  if (mode === 'see') {
    const sight = here.find((fill) => fill === 'clear' || fill === 'hindered' || fill === 'blocked');
    return sight === 'clear' || sight === 'hindered' || sight === 'blocked' ? [words[sight]] : [];
  }
  // Only the places that answer an open question, such as the end of a knock back, are painted during an attack.
  if (mode === 'hit') return here.includes('reach') ? [say('can be chosen')] : [];
  if (mode === 'threat') return [number === null ? words.safe : words.threat(number, wounds)];
  if (number === null) return [];
  return [
    words.reach(number, wounds),
    ...(here.includes('stop') ? [words.stop] : []),
    ...(about.breakAway === false ? [] : [words.roll(about.breakAway)]),
  ];
}

/**
 * Describes the strength of objects on a square and its edges: `strength 2`, `door e7|e8, strength 3`. The strength of
 * tokens is described elsewhere.
 */
export function describeStrengths(table: Table, square: Square, naming: Naming): readonly string[] {
  const { board } = table;
  if (!board || !isMission(table)) return [];
  return listDestructibleTargetsOn(board, square).flatMap((thing) => {
    const strength = 'edge' in thing ? board.wallStrengths.get(thing.edge) : board.objectStrengths.get(thing.square);
    if (strength === undefined) return [];
    const text = say('strength {strength}', { strength });
    return ['edge' in thing ? `${decapitalise(describeInanimateTarget(thing, naming))}, ${text}` : text];
  });
}
