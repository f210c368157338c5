import type { Board } from '../../board/board';
import { boardFromSheet, type MapSheet, sheetFromBoard } from '../../board/map-sheet';
import { isRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { parseSheet } from '../../store/parse-map';
import { say } from '../../text/say';

/** A map while it is drawn: each step of it is one of these. */
export interface MapDraft {
  readonly head: Omit<MapSheet, 'map' | 'starts' | 'strengths' | 'apart'>;
  readonly board: Board;
}

/** How a draft is stored until its map is kept; `name` may yet be empty. */
export interface StoredDraft {
  readonly name: string;
  readonly sheet: MapSheet;
}

/** Stands in for a name not yet given. */
const UNNAMED = say('Map');

/** Null where the drawing cannot be read. */
export function draftOfSheet(sheet: MapSheet): MapDraft | null {
  const board = boardFromSheet(sheet);
  const { map: _map, starts: _starts, strengths: _strengths, apart: _apart, ...head } = sheet;
  return board.ok ? { head, board: board.value } : null;
}

export function sheetOfDraft({ head, board }: MapDraft): MapSheet {
  return sheetFromBoard(board, { ...head, name: head.name.trim() || UNNAMED });
}

/** A draft as it is to be kept: a picture fills the squares it was taken of, so a map of another size than then goes without. */
export function withFittingPicture(draft: MapDraft, taken: Board): MapDraft {
  const { picture: _picture, ...head } = draft.head;
  return sameSize(draft.board, taken) ? draft : { ...draft, head };
}

function sameSize(a: Board, b: Board): boolean {
  return a.width === b.width && a.height === b.height;
}

export function storedDraft(draft: MapDraft): StoredDraft {
  return { name: draft.head.name, sheet: sheetOfDraft(draft) };
}

/** Reads a stored draft, with nothing taken on trust. */
export function parseStoredDraft(value: unknown): Result<MapDraft, string> {
  if (!isRecord(value) || typeof value.name !== 'string' || value.name.length > 120) return err('a draft has a name');
  const sheet = parseSheet(value.sheet);
  if (!sheet.ok) return sheet;
  const draft = draftOfSheet(sheet.value);
  return draft ? ok({ ...draft, head: { ...draft.head, name: value.name } }) : err('its drawing cannot be read');
}
