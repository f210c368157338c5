import type { Board } from '../../board/board';
import { boardFromSheet, type MapSheet, sheetFromBoard } from '../../board/map-sheet';
import { isRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { parseMapSheet } from '../../store/maps';
import { say } from '../../text/say';

/** Map that is being drawn. Each undo step of the editor is one draft. */
export interface MapDraft {
  readonly head: Omit<MapSheet, 'map' | 'starts' | 'strengths' | 'apart'>;
  readonly board: Board;
}

/** Stored form of a draft. `name` may be empty. */
export interface StoredMapDraft {
  readonly name: string;
  readonly sheet: MapSheet;
}

/** Name of a saved map if the user entered no name. */
const UNNAMED_MAP = say('Map');

/** Makes a draft from a saved map. Null if the drawing of the map cannot be read. */
export function makeMapDraft(sheet: MapSheet): MapDraft | null {
  const board = boardFromSheet(sheet);
  const { map: _map, starts: _starts, strengths: _strengths, apart: _apart, ...head } = sheet;
  return board.ok ? { head, board: board.value } : null;
}

export function makeDraftSheet({ head, board }: MapDraft): MapSheet {
  return sheetFromBoard(board, { ...head, name: head.name.trim() || UNNAMED_MAP });
}

/** Removes the picture from a draft if the map no longer has the size of `board`, for which the picture was taken. */
export function withoutMisfitPicture(draft: MapDraft, board: Board): MapDraft {
  const { picture: _picture, ...head } = draft.head;
  return sameSize(draft.board, board) ? draft : { ...draft, head };
}

function sameSize(a: Board, b: Board): boolean {
  return a.width === b.width && a.height === b.height;
}

export function serializeMapDraft(draft: MapDraft): StoredMapDraft {
  return { name: draft.head.name, sheet: makeDraftSheet(draft) };
}

/** Parses a stored draft and validates every field. */
export function parseStoredMapDraft(value: unknown): Result<MapDraft, string> {
  if (!isRecord(value) || typeof value.name !== 'string' || value.name.length > 120) return err('a draft has a name');
  const sheet = parseMapSheet(value.sheet);
  if (!sheet.ok) return sheet;
  const draft = makeMapDraft(sheet.value);
  return draft ? ok({ ...draft, head: { ...draft.head, name: value.name } }) : err('its drawing cannot be read');
}
