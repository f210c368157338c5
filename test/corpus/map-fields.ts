import { isOnBoard } from '../../src/board/board';
import { boardFromSheet, type MapSheet } from '../../src/board/map-sheet';
import { BLOCKING, HINDERING, INDOORS, SPECIAL, STAIRS, WATER } from '../../src/board/terrain';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { squareAt, squareName } from '../../src/grid/square';
import type { UnknownRecord } from '../../src/plain/record';
import { joinSearchableText, listRecordLeaves, normalizeForSearch } from './leaves';

const TERRAIN: Readonly<Record<string, number>> = {
  clear: 0,
  hindering: HINDERING,
  blocking: BLOCKING,
  water: WATER,
  special: SPECIAL,
  special2: SPECIAL,
};

const ALL_TERRAIN = HINDERING | BLOCKING | WATER | SPECIAL;

/** Fields of walls and ramps, which `lostLines` compares with the board. */
const LINE_FIELDS: ReadonlySet<string> = new Set(['x0', 'y0', 'x1', 'y1', 'type']);

/**
 * Lists paths of values in a map record that the imported map neither contains nor warns about, for example
 * `rows.3.tiles.7.terrain`.
 */
export function findLostMapFields(record: UnknownRecord, sheet: MapSheet): string[] {
  const read = boardFromSheet(sheet);
  if (!read.ok) return ['rows'];
  const board = read.value;
  const text = joinSearchableText({ ...sheet, map: '' });
  const warned = (code: string) => sheet.warnings.some((each) => each.code === code);
  const starts = new Set(Object.values(sheet.starts).flat());
  const rows = record.rows as UnknownRecord[];
  const besides = sheet.extras ?? {};
  const lost: string[] = [];
  const whole = rows.length === board.height && rows.every((row) => (row.tiles as unknown[])?.length === board.width);
  const misplaced = warned('row-missing') || warned('tile-missing') || warned('tile-repeated') || !whole;
  for (const { path, value } of listRecordLeaves(record)) {
    const [field = '', first = '', tiles = '', second = '', part = ''] = path;
    const names = Object.keys(besides).map(normalizeForSearch);
    const named = () => names.some((name) => name.endsWith(normalizeForSearch(path.at(-1) ?? '')));
    const told = () => (value === true ? named() : text.includes(normalizeForSearch(String(value))));
    const numbered = () => normalizeForSearch(besides[field] ?? '').includes(normalizeForSearch(String(value)));
    if (['name', 'set', 'source', 'date', 'special', 'label'].includes(field)) {
      if (!text.includes(normalizeForSearch(String(value)))) lost.push(path.join('.'));
    } else if (field === 'width' || field === 'height') {
      if (Number(value) !== board[field] && !warned('size-told') && !warned('row-missing')) lost.push(field);
    } else if (field === 'type' || field.startsWith('default')) continue;
    else if (field === 'walls' || field === 'ramps') {
      if (!LINE_FIELDS.has(tiles) && !told()) lost.push(path.join('.'));
    } else if (field === 'rows' && tiles === 'tiles') {
      if (misplaced) continue;
      const square = squareAt(Number(second), Number(first));
      const bits = board.terrain[square] ?? 0;
      if (part === 'x') continue;
      if (part === 'terrain') {
        const wanted = TERRAIN[normalizeForSearch(String(value))];
        if (wanted === undefined ? !warned('unknown-terrain') : (bits & wanted) !== wanted) lost.push(path.join('.'));
      } else if (part === 'elevation') {
        if (board.levels[square] !== Math.max(0, Number(value) - 1) && !warned('elevation-odd'))
          lost.push(path.join('.'));
      } else if (part === 'type') {
        const indoors = /^indoors?$/.test(normalizeForSearch(String(value)));
        if (indoors !== ((bits & INDOORS) !== 0) && !warned('unknown-type')) lost.push(path.join('.'));
      } else if (part === 'isStartingZone' || part === 'isStartingZone4p') {
        if (!starts.has(squareName(square)) && !warned('starts-unplaced')) lost.push(path.join('.'));
      } else if (!told()) lost.push(path.join('.'));
    } else if (field === 'rows' && tiles === 'y') continue;
    else if (!(typeof value === 'number' ? numbered() : told())) lost.push(path.join('.'));
  }
  return [...lost, ...(misplaced ? [] : lostDefaults(record, board, warned)), ...lostLines(record, board, warned)];
}

/**
 * Lists the default fields of the map record that are missing on the imported board. They apply to squares without a
 * value of their own; an indoor and an outdoor map of one name differ only in these fields.
 */
function lostDefaults(record: UnknownRecord, board: Read, warned: (code: string) => boolean): string[] {
  const lost = new Set<string>();
  const word = (value: unknown) => normalizeForSearch(typeof value === 'string' ? value : '');
  const type = word(record.defaultType) || word(record.type);
  const terrain = TERRAIN[word(record.defaultTerrain) || 'clear'];
  const level = Math.max(0, Number(record.defaultElevation || 1) - 1);
  for (const [y, row] of (record.rows as UnknownRecord[]).entries()) {
    for (const [x, tile] of (row.tiles as UnknownRecord[]).entries()) {
      const square = squareAt(x, y);
      const bits = board.terrain[square] ?? 0;
      if (!word(tile.type) && /^indoors?$/.test(type) !== ((bits & INDOORS) !== 0) && !warned('unknown-type'))
        lost.add('defaultType');
      if (!word(tile.terrain) && terrain !== undefined && (bits & ALL_TERRAIN) !== terrain) lost.add('defaultTerrain');
      if (!tile.elevation && board.levels[square] !== level && !warned('elevation-odd')) lost.add('defaultElevation');
    }
  }
  return [...lost];
}

type Read = Extract<ReturnType<typeof boardFromSheet>, { ok: true }>['value'];

/** Lists paths of walls and ramps in the map record that are missing on the imported board. */
function lostLines(record: UnknownRecord, board: Read, warned: (code: string) => boolean): string[] {
  const lost: string[] = [];
  const odd = warned('wall-odd') || warned('wall-outside') || warned('wall-on-frame');
  for (const [place, wall] of ((record.walls ?? []) as UnknownRecord[]).entries()) {
    const [x0, y0, x1, y1] = [wall.x0, wall.y0, wall.x1, wall.y1].map(Number) as [number, number, number, number];
    const upright = x0 === x1;
    const [from, to] = upright ? [Math.min(y0, y1), Math.max(y0, y1)] : [Math.min(x0, x1), Math.max(x0, x1)];
    for (let at = from; at < to; at++) {
      const line = upright ? x0 : y0;
      if (line <= 0 || line >= (upright ? board.width : board.height)) continue;
      const edge = upright ? eastEdge(squareAt(line - 1, at)) : southEdge(squareAt(at, line - 1));
      if (!board.walls[edge] && !odd) lost.push(`walls.${place}`);
    }
    if (
      !odd &&
      typeof wall.type === 'string' &&
      !['normal', 'door', 'door2'].includes(wall.type) &&
      !warned('unknown-wall')
    )
      lost.push(`walls.${place}.type`);
  }
  const strange = warned('ramp-odd');
  for (const [place, ramp] of ((record.ramps ?? []) as UnknownRecord[]).entries()) {
    const ends = [
      [Number(ramp.x0), Number(ramp.y0)],
      [Number(ramp.x1), Number(ramp.y1)],
    ] as const;
    // One end of a ramp may be on an adjacent map.
    const squares = ends.filter(([x, y]) => isOnBoard(board, x, y)).map(([x, y]) => squareAt(x, y));
    const isStair = (square: number) => ((board.terrain[square] ?? 0) & STAIRS) !== 0;
    if (!strange && (squares.length === 0 || !squares.every(isStair))) lost.push(`ramps.${place}`);
  }
  return lost;
}
