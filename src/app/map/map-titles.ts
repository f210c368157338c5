import type { Board } from '../../board/board';
import { squareName } from '../../grid/square';
import type { QuestionMode } from '../../query/map-answer';
import { formatOmits } from '../../table/formats';
import { ANSWER_TEXT, actionName } from '../../text/answer/answer-text';
import { say, sayMany } from '../../text/say';
import { describeActionForecast } from '../game/action-forecast';
import { describeCurrentTurn } from '../game/turn-title';
import type { MapContext } from './map-context';
import type { MapQuestionState, OverlayDetails } from './map-questions';

/**
 * Explains the overlay on the map and what a tap does while a figure is selected. The text has two lines, so ignored
 * powers replace the effect of the tap.
 */
export function describeMapHint(mode: QuestionMode, about: OverlayDetails, ignored: readonly string[] = []): string {
  const [tap, meaning] = wordsOfMode(mode, about);
  return (ignored.length > 0 ? [meaning || tap, ...ignored] : [meaning, tap]).filter(Boolean).join(' ');
}

function wordsOfMode(mode: QuestionMode, { breakAway }: OverlayDetails): readonly [tap: string, meaning: string] {
  switch (mode) {
    case 'see':
      return [say('Tap a figure or square.'), say('Blue: clear. Dots: hindered. Hatching: blocked.')];
    case 'hit':
      return [say('Tap an opponent to see your odds.'), ''];
    case 'threat':
      return [say('Tap a square or an opponent.'), say('Numbers: how well opponents hit it there.')];
    case 'move':
      return [
        say('Tap a square.'),
        breakAway === false
          ? say('Octagon: movement ends there.')
          : say('Octagon: movement ends there. Die: break away first, {roll} or more.', { roll: breakAway }),
      ];
  }
}

export const UNKNOWN_RULES_HINT = say(
  'This app version does not know this game’s rules. It only shows the map and moves figures.',
);

/** Whether the map shows a game that has begun. */
export function isPlayedOnMap({ plays, table }: Pick<MapContext, 'plays' | 'table'>): boolean {
  return plays && (table.turn !== null || table.phase !== null || table.ended !== null);
}

/**
 * Returns the title of the map: `Titan → Provost`. Without a selection, returns the name of the map, or the current
 * turn if no other screen shows the turn.
 */
export function makeMapTitle(asking: MapQuestionState, { table, naming }: MapContext, turns: boolean): string {
  const name = asking.figure()?.name;
  const target = asking.answer()?.target;
  if (name === undefined) return turns ? describeCurrentTurn(table, naming) : table.mapName;
  if (!target) return name;
  return `${shortenName(name)} → ${'piece' in target ? shortenName(naming.piece(target.piece)) : squareName(target.square)}`;
}

/** Shortens a name to its last word: `The Provost` → `Provost`. */
export function shortenName(name: string): string {
  const last = name.trim().split(/\s+/).at(-1) ?? name;
  return /\p{L}{3}/u.test(last) ? last : name;
}

/**
 * Makes the subtitle of the map. With an answer, the subtitle names the attack and its distance, as in
 * `Ranged · 6 of 8 squares`. Without one, it says what the next action costs the selected figure, such as pushing.
 */
export function makeMapSubtitle(asking: MapQuestionState, context: MapContext, board: Board, turns: boolean): string {
  const { table } = context;
  const figure = asking.figure();
  const range = asking.piece()?.range ?? 0;
  const answer = asking.answer();
  if (!figure) {
    const size = say('{width} × {height} squares', { width: board.width, height: board.height });
    const plain = formatOmits(table, 'core') ? `${size} · ${say('only starting areas count')}` : size;
    if (!turns) return plain;
    return table.round > 0 ? `${say('round {round}', { round: table.round })} · ${table.mapName}` : table.mapName;
  }
  if (asking.waiting()) return say('Tap a square to place it');
  const striker = asking.piece()?.striker;
  if (striker && !answer) return say('{actionPoints} AP', { actionPoints: striker.actionPoints });
  if (!answer && figure.card) return say('defeated');
  if (!answer && figure.defeated) return say('K.O.');
  if (!answer) {
    const click = say('Click {click} of {clicks}', { click: figure.click, clicks: figure.character.dial.length });
    const next = context.plays ? describeActionForecast(table, figure, context.ruleset) : '';
    return next === '' ? click : `${next} · ${click}`;
  }
  if (answer.mode === 'see' && striker) return ANSWER_TEXT.squares(answer.range.squares);
  if (answer.mode === 'see')
    return sayMany(answer.range.squares, '1 square, range {range}', '{n} squares, range {range}', { range });
  const kind = actionName(answer.chosen);
  // The answer for a thrown object has another range, so no range is shown.
  const own = answer.mode === 'hit' && answer.objects.length === 0;
  const target = own ? answer.hit.targets[0] : undefined;
  const squares = target?.range ?? null;
  if (squares === null) return kind;
  const limit = target?.rangeLimit ?? range;
  return `${kind} · ${striker || limit === 0 ? ANSWER_TEXT.squares(squares) : say('{count} of {range} squares', { count: squares, range: limit })}`;
}
