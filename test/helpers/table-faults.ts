import { hasSquare } from '../../src/board/board';
import { BLOCKING, INDOORS } from '../../src/board/terrain';
import type { Square } from '../../src/grid/square';
import { type Fraction, isEqualFraction } from '../../src/plain/fraction';
import { hasAbilityOrPower } from '../../src/table/piece';
import type { Figure, Table } from '../../src/table/table';
import { makePieceOfFigure } from '../../src/table/table-position';

/** Limits of a valid table that differ between editions. */
export interface EditionLimits {
  /** True if cancelled powers stay cancelled after the defeat of the figure that cancelled them. */
  readonly cancelsOutlive: boolean;
  /** Maximum number of captives of one figure. */
  readonly captives: number;
  /** Ids of powers that let a figure be on top of blocking terrain outdoors. */
  readonly roofs: readonly string[];
}

/** Describes every fault of a table that no deed may cause. `before` is the table before the deed. */
export function findTableFaults(before: Table, table: Table, allowed: EditionLimits): string[] {
  const found: string[] = [];
  const figures = [...table.figures.values()];
  found.push(...crowded(figures));
  for (const figure of figures) {
    const was = before.figures.get(figure.piece);
    found.push(
      ...placeFaults(figure, was, table, allowed),
      ...figureFaults(figure),
      ...captiveFaults(figure, table, allowed),
    );
    found.push(...outlived(figure, table, allowed));
  }
  found.push(...handFaults(figures, table));
  const { underway } = table;
  const acting = underway ? table.figures.get(underway.piece) : undefined;
  if (underway && (!acting || acting.defeated || acting.squares.length === 0))
    found.push(`the action of ${underway.piece} goes on without it`);
  return found;
}

function crowded(figures: readonly Figure[]): string[] {
  const on = new Map<Square, string>();
  const found: string[] = [];
  for (const { piece, squares } of figures)
    for (const square of squares) {
      const other = on.get(square);
      if (other !== undefined) found.push(`${piece} and ${other} on one square ${square}`);
      on.set(square, piece);
    }
  return found;
}

function placeFaults(figure: Figure, was: Figure | undefined, table: Table, { roofs }: EditionLimits): string[] {
  const { piece, squares, character } = figure;
  const { board, markers } = table;
  const climbs = roofs.some((power) =>
    [figure, was ?? figure].some((each) => hasAbilityOrPower(makePieceOfFigure(each, table), power)),
  );
  if (!board) return [];
  const barred = (square: Square) =>
    !(climbs && ((board.terrain[square] ?? 0) & INDOORS) === 0) &&
    (((board.terrain[square] ?? 0) & BLOCKING) !== 0 ||
      markers.some(({ at, kind }) => at === square && kind === 'blocking'));
  const found: string[] = [];
  if (squares.some((square) => !hasSquare(board, square))) found.push(`${piece} off the map`);
  if (squares.some((square) => barred(square) && !was?.squares.includes(square)))
    found.push(`${piece} inside blocking terrain`);
  const [width, height] = character.base;
  if (squares.length > 0 && squares.length !== width * height) found.push(`${piece} on ${squares.length} squares`);
  return found;
}

function figureFaults({
  piece,
  tokens,
  click,
  start,
  character,
  defeated,
  squares,
  holding,
  captor,
}: Figure): string[] {
  const found: string[] = [];
  if (tokens < 0 || tokens > 2) found.push(`${piece} with ${tokens} tokens`);
  if (click < start || click > character.dial.length + 1) found.push(`${piece} on click ${click}`);
  if (!defeated && click > character.dial.length) found.push(`${piece} at the end of its dial, and not defeated`);
  if (defeated && (squares.length > 0 || holding !== null || captor !== null))
    found.push(`${piece} is knocked out, and still there`);
  return found;
}

function captiveFaults(
  { piece, captor, squares, holding, tokens }: Figure,
  table: Table,
  { captives }: EditionLimits,
): string[] {
  const count = [...table.figures.values()].filter((each) => each.captor === piece).length;
  const found = count > captives ? [`${piece} with ${count} captives`] : [];
  if (captor === null) return found;
  const by = table.figures.get(captor);
  if (!by || by.defeated || by.captor !== null || by.squares.length === 0)
    found.push(`${piece} held by ${captor}, who cannot`);
  if (squares.length > 0 || holding !== null || tokens > 0) found.push(`${piece} a captive, and still at large`);
  return found;
}

function outlived({ piece, switchedOff }: Figure, table: Table, { cancelsOutlive }: EditionLimits): string[] {
  const fell = (id: string | null | undefined) => (id ? (table.figures.get(id)?.defeated ?? true) : false);
  const found: string[] = [];
  if (!cancelsOutlive)
    for (const { power, by } of switchedOff)
      if (fell(by)) found.push(`${power} of ${piece} cancelled by the fallen ${by}`);
  return found;
}

function handFaults(figures: readonly Figure[], { objects }: Table): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  for (const { id } of objects) {
    if (seen.has(id)) found.push(`two objects ${id}`);
    seen.add(id);
  }
  for (const { piece, holding, heldObject } of figures) {
    if (heldObject && holding === null) found.push(`${piece} holds nothing, and ${heldObject.id}`);
    if (!heldObject) continue;
    if (seen.has(heldObject.id)) found.push(`${heldObject.id} held by ${piece} is somewhere else, too`);
    seen.add(heldObject.id);
  }
  return found;
}

/** Checks that the victory points of all sides equal the points of the defeated figures. */
export function findPointFaults({ points }: Table, worth: number): string[] {
  const all = Object.values(points).reduce<Fraction>(
    (sum, each) => ({
      numerator: sum.numerator * each.denominator + each.numerator * sum.denominator,
      denominator: sum.denominator * each.denominator,
    }),
    { numerator: 0, denominator: 1 },
  );
  return isEqualFraction(all, { numerator: worth, denominator: 1 })
    ? []
    : [`${all.numerator}/${all.denominator} points in all for ${worth}`];
}
