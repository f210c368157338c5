import type { Board } from '../../board/board';
import { squareName } from '../../grid/square';
import type { Mode } from '../../query/ask';
import type { Table } from '../../table/table';
import { EN_SHEET, kindInEnglish } from '../../text/answer/sheet';
import type { Naming } from '../../text/names/naming';
import { say } from '../../text/say';
import type { About, AskingState } from './asking';

/** What a tap does while a figure is selected, and what the numbers on the map are. */
export function hintOf(mode: Mode, { breakAway, defense }: About): string {
  if (mode === 'see') return say('Tap a figure or a square: can it be seen? Hold a square: what changes there?');
  if (mode === 'hit')
    return say('Tap an opponent: can it be hit? In empty squares: against defense {defense}.', { defense });
  if (mode === 'threat') return say('How well opponents hit it in each square. Tap a square, or one of them.');
  return breakAway === false
    ? say('Tap a square: can it move there? An octagon: it must stop.')
    : say(
        'Tap a square: can it move there? An octagon: it must stop. A die: break away first, on {breakAway} or more.',
        { breakAway },
      );
}

export const UNKNOWN_RULES = say(
  'This version of the app does not know the rules of this game: it shows the map and moves figures.',
);

/** `Titan → Provost`; the name of the map while nothing is selected. */
export function titleOf(asking: AskingState, table: Table, naming: Naming): string {
  const name = asking.figure()?.character.name;
  const target = asking.ruling()?.target;
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
export function subtitleOf(asking: AskingState, board: Board): string {
  const figure = asking.figure();
  const range = asking.piece()?.range ?? 0;
  const answer = asking.ruling();
  if (!figure) return say('{width} × {height} squares', { width: board.width, height: board.height });
  if (asking.waiting()) return say('Tap a square to place it');
  const striker = asking.piece()?.striker;
  if (striker && !answer) return say('{actionPoints} AP', { actionPoints: striker.actionPoints });
  if (!answer) return say('Click {click} of {dial}', { click: figure.click, dial: figure.character.dial.length });
  if (answer.mode === 'see' && striker) return EN_SHEET.squares(answer.range.squares);
  if (answer.mode === 'see') return EN_SHEET.squaresOfRange(answer.range.squares, range);
  const kind = kindInEnglish(answer.chosen);
  // What is flung has a range of its own.
  const own = answer.mode === 'hit' && answer.objects.length === 0;
  const squares = own ? (answer.hit.targets[0]?.range ?? null) : null;
  if (striker && squares !== null) return `${kind} · ${EN_SHEET.squares(squares)}`;
  return squares === null ? kind : `${kind} · ${EN_SHEET.ofRange(squares, range)}`;
}
