import type { Board } from '../../board/board';
import { squareName } from '../../grid/square';
import type { Mode } from '../../query/map-answer';
import { leavesOut } from '../../table/formats';
import type { Table } from '../../table/table';
import { ANSWER_WORDS, nameOfAction } from '../../text/answer/sheet';
import type { Naming } from '../../text/names/naming';
import { say } from '../../text/say';
import type { About, AskingState } from './asking';

/** What a tap does while a figure is selected, and what the numbers on the map are. */
export function hintOf(mode: Mode, { breakAway }: About): string {
  if (mode === 'see')
    return say('Tap a figure or square to check line of fire. Hold a square to see what changes there.');
  if (mode === 'hit') return say('Tap an opponent to see your odds.');
  if (mode === 'threat') return say('Each square shows how well opponents hit it there. Tap a square or an opponent.');
  return breakAway === false
    ? say('Tap a square to check the move. Octagon: movement ends here.')
    : say('Tap a square to check the move. Octagon: movement ends here. Die: break away first, {roll} or more.', {
        roll: breakAway,
      });
}

export const UNKNOWN_RULES = say(
  'This app version does not know this game’s rules. It only shows the map and moves figures.',
);

/** `Titan → Provost`; the name of the map while nothing is selected. */
export function titleOf(asking: AskingState, table: Table, naming: Naming): string {
  const name = asking.figure()?.character.name;
  const target = asking.answer()?.target;
  if (name === undefined) return table.mapName;
  if (!target) return name;
  return `${shortName(name)} → ${'piece' in target ? shortName(naming.piece(target.piece)) : squareName(target.square)}`;
}

/** What a figure is called where there is little room: `The Provost` → `Provost`. */
export function shortName(name: string): string {
  const last = name.trim().split(/\s+/).at(-1) ?? name;
  return /\p{L}{3}/u.test(last) ? last : name;
}

/** `Ranged · 6 of 8 squares`. */
export function subtitleOf(asking: AskingState, table: Table, board: Board): string {
  const figure = asking.figure();
  const range = asking.piece()?.range ?? 0;
  const answer = asking.answer();
  if (!figure) {
    const size = say('{width} × {height} squares', { width: board.width, height: board.height });
    return leavesOut(table, 'core') ? `${size} · ${say('only starting areas count')}` : size;
  }
  if (asking.waiting()) return say('Tap a square to place it');
  const striker = asking.piece()?.striker;
  if (striker && !answer) return say('{actionPoints} AP', { actionPoints: striker.actionPoints });
  if (!answer && figure.card) return say('defeated');
  if (!answer) return say('Click {click} of {clicks}', { click: figure.click, clicks: figure.character.dial.length });
  if (answer.mode === 'see' && striker) return ANSWER_WORDS.squares(answer.range.squares);
  if (answer.mode === 'see') return ANSWER_WORDS.squaresOfRange(answer.range.squares, range);
  const kind = nameOfAction(answer.chosen);
  // What is flung has a range of its own.
  const own = answer.mode === 'hit' && answer.objects.length === 0;
  const squares = own ? (answer.hit.targets[0]?.range ?? null) : null;
  if (striker && squares !== null) return `${kind} · ${ANSWER_WORDS.squares(squares)}`;
  return squares === null ? kind : `${kind} · ${ANSWER_WORDS.ofRange(squares, range)}`;
}
