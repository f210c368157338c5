import { parseCases, parseSharedPosition } from '../../src/notation/cases';
import { printNotationFault } from '../../src/notation/fault';
import { printCaseResult, runCase } from '../../src/notation/run-case';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Position } from '../../src/table/position';

/**
 * A small board in compact text: rows of squares as in the notation, with `|` for a wall and `!` for a closed door. A
 * line that starts with `+` contains the edges between two rows. The outer frame is omitted.
 */
export type BoardDrawing = readonly string[];

/** A board with its pieces; all keys are those of the notation. */
export interface Scene {
  readonly map: BoardDrawing;
  readonly pieces: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Further keys of the notation: `objects`, `starts`, `round` … */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Prints the complete drawing of the notation: `. | B` becomes `| . | B |` between two frames. */
export function printDrawing(map: BoardDrawing): string {
  const rows = map.map((line) => (line.startsWith('+') ? line : rowOf(line)));
  const width = Math.max(...rows.map((row) => row.length));
  const frame = `+${'---+'.repeat((width - 1) / 4)}`;
  const open = `+${'   +'.repeat((width - 1) / 4)}`;
  const lines = [frame];
  for (const [place, row] of rows.entries()) {
    const next = rows[place + 1];
    lines.push(row);
    if (!row.startsWith('+') && next !== undefined && !next.startsWith('+')) lines.push(open);
  }
  return [...lines, frame, ''].join('\n');
}

function rowOf(line: string): string {
  let row = '';
  for (const sign of line.trim().split(/\s+/)) {
    if (sign === '|' || sign === '!') row = row.slice(0, -1) + sign;
    else row += `${(sign.length < 3 ? ` ${sign}` : sign).padEnd(3)} `;
  }
  return `|${row.slice(0, -1)}|`;
}

function textOf(edition: Ruleset, { map, pieces, more }: Scene, rest: object): string {
  // JSON is valid YAML.
  return JSON.stringify({ edition: edition.id, ...more, map: printDrawing(map), pieces, ...rest });
}

/** Returns the position of a scene. Throws if the scene is invalid, which is a mistake in the test. */
export function positionFromScene(edition: Ruleset, scene: Scene): Position {
  const parsed = parseSharedPosition(textOf(edition, scene, {}), 'scene', (id) => id === edition.id);
  if (!parsed.ok) throw new SyntaxError(printNotationFault(parsed.fault));
  return parsed.value.position;
}

/** Describes how the edition's answer differs from the expected answer, in one line. Returns `passed` if both agree. */
export function compareRuling(edition: Ruleset, scene: Scene, ask: object, expected: object): string {
  const [parsed] = parseCases(textOf(edition, scene, { ask, expect: expected }), 'scene', (id) => id === edition.id);
  if (!parsed?.ok) throw new SyntaxError(parsed ? printNotationFault(parsed.fault) : 'nothing asked');
  return printCaseResult(runCase(parsed.value, edition));
}
