import { parseBoardText } from '../board/board-text';
import { boardFromSheet, type MapSheet } from '../board/map-sheet';
import type { MapRefusal, MapReport } from '../board/readers/collection';
import { makeImportedSheet } from '../board/readers/make-sheet';
import { makeWarnings } from '../board/readers/warnings';
import { type FileFault, shortenToOneLine } from '../plain/lenient';
import { err, ok, type Result } from '../plain/result';
import { parseYamlDocuments } from './yaml';

/** Document keys that are not reported as skipped: parts of a map, or descriptions of the case. */
const MAP_KEYS = new Set(['map', 'starts', 'strengths', 'title', 'edition', 'cite', 'ask', 'expect']);
/** Maximum length of a text in characters: many times the largest map with every strength. */
const TEXT_LIMIT = 4_000_000;

/**
 * Reads maps from the position notation: the keys `map`, `starts` and `strengths` of every document, or a bare drawing.
 * Other content (pieces, objects) is reported and skipped.
 */
export function readMapBlocks(text: string, file: string): Result<MapReport, FileFault> {
  if (text.length > TEXT_LIMIT) return err({ code: 'file-too-large', file, detail: String(text.length) });
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  if (first === '') return err({ code: 'file-empty', file, detail: '' });
  if (/^\s*[+|]/.test(first)) return ok(report(file, [readBare(lines, file)]));
  const sheaves = parseYamlDocuments(text);
  if (!sheaves.ok) return err({ code: 'not-json', file, detail: sheaves.fault.detail });
  const read = sheaves.value.flatMap((sheaf, index) =>
    sheaf.ok && sheaf.value.value instanceof Map && typeof sheaf.value.value.get('map') === 'string'
      ? [readDocument(sheaf.value.value, index, file)]
      : [],
  );
  return read.length === 0 ? err({ code: 'not-json', file, detail: '' }) : ok(report(file, read));
}

function report(file: string, read: readonly Result<MapSheet, MapRefusal>[]): MapReport {
  const sheets = read.flatMap((each) => (each.ok ? [each.value] : []));
  return { file, sheets, setAside: read.flatMap((each) => (each.ok ? [] : [each.fault])) };
}

/** Reads a bare drawing with any indentation. */
function readBare(lines: readonly string[], file: string): Result<MapSheet, MapRefusal> {
  const drawn = lines.filter((line) => line.trim() !== '');
  const inset = Math.min(...drawn.map((line) => line.length - line.trimStart().length));
  const board = parseBoardText(drawn.map((line) => line.slice(inset)).join('\n'));
  if (!board.ok) {
    const { line, column } = board.fault;
    return err({ record: '1', code: 'bad-drawing', detail: `${line}:${column}` });
  }
  return ok(makeImportedSheet(board.value, '', file, makeWarnings()));
}

function readDocument(
  document: ReadonlyMap<unknown, unknown>,
  index: number,
  file: string,
): Result<MapSheet, MapRefusal> {
  const title = document.get('title');
  const name = typeof title === 'string' ? title : '';
  const refuse = (code: MapRefusal['code'], detail: string) =>
    err({ record: `${index + 1} ${shortenToOneLine(name, 40)}`.trim(), code, detail });
  const starts = new Map<string, string[]>();
  for (const [side, squares] of entriesOf(document.get('starts'))) {
    if (!Array.isArray(squares) || !squares.every((each) => typeof each === 'string')) return refuse('bad-start', side);
    starts.set(side, squares);
  }
  const strengths = new Map<string, number>();
  for (const [place, strength] of entriesOf(document.get('strengths'))) {
    const fits = typeof strength === 'number' && Number.isInteger(strength) && strength >= 0 && strength <= 40;
    if (!fits) return refuse('bad-strength', shortenToOneLine(place, 20));
    strengths.set(place, strength);
  }
  const board = boardFromSheet({
    map: String(document.get('map')),
    starts: Object.fromEntries(starts),
    strengths: Object.fromEntries(strengths),
  });
  if (!board.ok) {
    const { code, detail } = board.fault;
    return refuse(code === 'bad-start' || code === 'bad-strength' ? code : 'bad-drawing', shortenToOneLine(detail, 60));
  }
  const warnings = makeWarnings();
  for (const key of document.keys())
    if (!MAP_KEYS.has(String(key))) warnings.add('field-left-out', shortenToOneLine(String(key), 30));
  return ok(makeImportedSheet(board.value, shortenToOneLine(name, 120), file, warnings));
}

function entriesOf(value: unknown): [string, unknown][] {
  return value instanceof Map ? [...value].map(([key, each]) => [String(key), each]) : [];
}

/** Side names that YAML always reads as strings. */
const PLAIN = /^(red|blue|green|violet|heroes|mastermind)$/;

/** Prints a map in the position notation, for the clipboard; `readMapBlocks` reads it back. */
export function printMapBlock(sheet: Pick<MapSheet, 'name' | 'map' | 'starts' | 'strengths'>): string {
  const word = (text: string) => (PLAIN.test(text) ? text : JSON.stringify(text));
  const starts = Object.entries(sheet.starts).map(([side, squares]) => `  ${word(side)}: [${squares.join(', ')}]\n`);
  const strengths = Object.entries(sheet.strengths ?? {}).map(([place, strength]) => `${place}: ${strength}`);
  return [
    `title: ${JSON.stringify(sheet.name)}\n`,
    'map: |\n',
    ...sheet.map
      .trimEnd()
      .split('\n')
      .map((line) => `  ${line}\n`),
    ...(starts.length > 0 ? ['starts:\n', ...starts] : []),
    ...(strengths.length > 0 ? [`strengths: {${strengths.join(', ')}}\n`] : []),
  ].join('');
}
