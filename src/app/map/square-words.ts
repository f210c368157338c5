import type { Square } from '../../grid/square';
import type { Mode } from '../../query/map-answer';
import { MAP_TOOL_WORDS } from '../../text/answer/tools';
import type { BoardOverlay, Fill } from '../../view/types';
import type { About } from './asking';

interface Painted {
  readonly fills: ReadonlyMap<Square, readonly Fill[]>;
  readonly numbers: ReadonlyMap<Square, string>;
}

const known = new WeakMap<BoardOverlay, Painted>();

/** What the overlay shows on each square; looked up once for each overlay. */
function paintedOn(overlay: BoardOverlay): Painted {
  const before = known.get(overlay);
  if (before) return before;
  const fills = new Map<Square, Fill[]>();
  for (const [fill, squares] of Object.entries(overlay.fills) as [Fill, readonly Square[]][]) {
    for (const square of squares) fills.set(square, [...(fills.get(square) ?? []), fill]);
  }
  const painted = { fills, numbers: new Map(overlay.numbers.map(({ square, text }) => [square, text])) };
  known.set(overlay, painted);
  return painted;
}

/** What the overlay of a figure says about a square, in words for whoever does not see it; none for the figure's own. */
export function wordsOfOverlay(
  mode: Mode,
  overlay: BoardOverlay,
  square: Square,
  about: About,
  wounds: boolean,
): readonly string[] {
  const { fills, numbers } = paintedOn(overlay);
  const here = fills.get(square) ?? [];
  const text = numbers.get(square);
  const number = text === undefined ? null : Number(text);
  const words = MAP_TOOL_WORDS.squares;
  if (mode === 'see') {
    const sight = here.find((fill) => fill === 'clear' || fill === 'hindered' || fill === 'blocked');
    return sight === 'clear' || sight === 'hindered' || sight === 'blocked' ? [words[sight]] : [];
  }
  if (mode === 'hit') return [number === null ? words.notHit : words.hit(number, wounds, about.defense)];
  if (mode === 'threat') return [number === null ? words.safe : words.threat(number, wounds)];
  if (number === null) return [];
  return [
    words.reach(number, wounds),
    ...(here.includes('stop') ? [words.stop] : []),
    ...(about.breakAway === false ? [] : [words.roll(about.breakAway)]),
  ];
}
