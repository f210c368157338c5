import { createSignal } from 'solid-js';
import { emptyBoard } from '../../board/board';
import { type MapSheet, sheetFromBoard } from '../../board/map-sheet';
import type { Question } from '../../notation/case';
import { applyFormat } from '../../notation/case-format';
import { printPosition } from '../../notation/cases';
import { err, ok, type Result } from '../../plain/result';
import { EDITIONS, editionById } from '../../rules/editions';
import type { Ruleset } from '../../rules/ruleset';
import { findAlliances } from '../../table/allies';
import type { Position } from '../../table/position';
import { sideName } from '../../text/names/ids';
import { describeNotationFault } from '../../text/notation';
import { say } from '../../text/say';
import { toast } from '../messages';
import { parseCachedPosition } from '../reading/cached-positions';
import type { InitialQuestion } from './map-questions';
import { createPositionContext, openPositionContext, type PositionContext } from './position-context';

/**
 * Converts a question of the notation to a question that the map can open with. Null if the map screen cannot ask the
 * question.
 */
function toInitialQuestion(question: Question): InitialQuestion | null {
  if (question.ask === 'see') {
    const [from, to] = question.of;
    return 'piece' in from ? { piece: from.piece, mode: 'see', target: to, kind: null } : null;
  }
  if (question.ask === 'hit') {
    const { attacker, targets, attack } = question.of;
    const [first] = targets;
    return first === undefined ? null : { piece: attacker, mode: 'hit', target: { piece: first }, kind: attack };
  }
  if (question.ask === 'move') {
    const { piece, by, to, action } = question.of;
    const [square] = to;
    return square === undefined || by !== undefined ? null : { piece, mode: 'move', target: { square }, kind: action };
  }
  if (question.ask === 'reach') {
    const { piece, action } = question.of;
    return { piece, mode: 'move', target: null, kind: action };
  }
  return null;
}

/** Position open on the map without a game. */
export interface OpenedPosition {
  readonly context: PositionContext;
  readonly name: string;
  readonly note: string;
  /** Id of the saved ruling. Null while the position is not saved. */
  readonly id: string | null;
  /** Question of the position, if taps can ask it. Null otherwise. */
  readonly initialQuestion: InitialQuestion | null;
}

const [current, setCurrent] = createSignal<OpenedPosition | null>(null);

/** The open position, which stays open while the user visits other screens. Null if there is none. */
export const openedPosition = current;
export const closePosition = (): void => void setCurrent(null);

/** Applies the id, name and note of a ruling after saving the position. */
export function setOpenedPositionName(
  now: OpenedPosition,
  kept: { readonly id: string; readonly name: string; readonly note: string },
): void {
  if (current() === now) setCurrent({ ...now, ...kept });
}

/** Lists the sides to choose from: the two teams in editions with cards, else the four colours. */
export function listPositionSides({ mission }: Ruleset): readonly { readonly side: string; readonly name: string }[] {
  const sides = mission ? ['heroes', 'mastermind'] : ['red', 'blue', 'green', 'violet'];
  return sides.map((side) => ({ side, name: sideName(side) }));
}

export function makeBlankMap(width: number, height: number): MapSheet {
  const name = say('Empty map {width} × {height}', { width, height });
  return sheetFromBoard(emptyBoard(width, height), { id: `blank-${width}-${height}`, name, source: 'entered' });
}

/** Opens a position without figures on a map. */
export function openBlankPosition(ruleset: Ruleset, map: MapSheet): void {
  const sides = listPositionSides(ruleset).map((side) => ({ ...side, characters: [] }));
  setCurrent({
    context: createPositionContext({ ruleset, map, sides }),
    name: '',
    note: '',
    id: null,
    initialQuestion: null,
  });
}

/** Whether a position has figures and is not saved. */
function isUnsavedPosition(now: OpenedPosition | null): now is OpenedPosition {
  return now !== null && now.id === null && now.context.table.figures.size > 0;
}

/** Opens a position from its notation. The fault is a sentence that explains why the text cannot be read. */
export function openPositionNotation(
  notation: string,
  about: { readonly name: string; readonly note: string; readonly id: string | null },
): Result<OpenedPosition, string> {
  const read = parseCachedPosition(notation);
  if (!read.ok) {
    return err(describeNotationFault(read.fault));
  }
  const { position: written, edition, ask, title } = read.value;
  const ruleset = editionById(edition) ?? EDITIONS[0];
  if (!ruleset) return err(say('no rules found'));
  const position = applyFormat(written, ruleset);
  const name = about.name || title || '';
  const initialQuestion = ask ? toInitialQuestion(ask) : null;
  const context = openPositionContext(ruleset, position, name || say('Position'), initialQuestion?.piece ?? null);
  const now = { context, name, note: about.note, id: about.id, initialQuestion };
  const before = current();
  setCurrent(now);
  if (isUnsavedPosition(before)) {
    const text = say('Your last position was not saved.');
    toast({ text, action: { label: say('Restore'), run: () => setCurrent(before) } });
  }
  return ok(now);
}

/**
 * Prints the open position in notation.
 * @param ask question about the position; null if there is none
 */
export function printOpenedPosition(
  { context, name }: Pick<OpenedPosition, 'context' | 'name'>,
  ask: Question | null,
): string {
  const position = context.position(context.table);
  if (!position) return '';
  return printPosition(withoutEmptySides(position), context.ruleset.id, ask, name || null);
}

/** Removes sides without figures from a position. */
export function withoutEmptySides(position: Position): Position {
  const here = new Set(position.pieces.map(({ side }) => side));
  const { alliances = {}, ...rest } = position;
  return {
    ...rest,
    order: position.order.filter((side) => here.has(side)),
    ...findAlliances(Object.entries(alliances).flatMap(([side, team]) => (here.has(side) ? [{ side, team }] : []))),
    buildTotals: Object.fromEntries(
      Object.entries(position.buildTotals).filter(([side, total]) => here.has(side) && total > 0),
    ),
  };
}
