import type { Square } from '../grid/square';
import { countClicksLeft, type Figure, type Marker, type Table } from '../table/table';
import { playerName } from '../text/names/ids';
import { say, sayMany } from '../text/say';
import { makeInitials, makeInitialsDistinct } from './initials';
import type { HitBadge } from './overlays';
import { type BoardMarker, type BoardPiece, type BoardStartArea, MARKER_ICONS, type MarkerIcon } from './types';

const SIDE_COLOURS = ['red', 'blue', 'green', 'violet'];

/**
 * Returns the CSS colour of a side. A side named after a colour has that colour; for other sides the player index
 * decides.
 */
export function sideColour(table: Pick<Table, 'players'>, side: string): string {
  const named = SIDE_COLOURS.includes(side)
    ? side
    : SIDE_COLOURS[Math.max(0, sideIndex(table, side)) % SIDE_COLOURS.length];
  return `var(--side-${named})`;
}

function sideIndex(table: Pick<Table, 'players'>, side: string): number {
  return table.players.findIndex((player) => player.side === side);
}

const initialsKnown = new WeakMap<Table['figures'], ReadonlyMap<string, string>>();

/** Returns distinct initials by piece id. Cached by the table’s figures. */
export function initialsByPiece(table: Table): ReadonlyMap<string, string> {
  const known = initialsKnown.get(table.figures);
  if (known) return known;
  const figures = [...table.figures.values()];
  const initials = makeInitialsDistinct(figures.map(({ character }) => makeInitials(character.name)));
  const all = new Map(figures.map(({ piece }, index) => [piece, initials[index] ?? '?']));
  initialsKnown.set(table.figures, all);
  return all;
}

export function isOnMap(figure: Figure): boolean {
  return !figure.defeated && figure.squares.length > 0;
}

/** Lists the squares of the figures on the map, if both sides have some and all figures are placed. Empty otherwise. */
export function listSquaresInPlay(table: Table): readonly Square[] {
  const placed = [...table.figures.values()].filter(isOnMap);
  const sides = new Set(placed.map(({ side }) => side));
  return sides.size > 1 && listUnplacedFigures(table).length === 0 ? placed.flatMap(({ squares }) => squares) : [];
}

/** Lists the figures that can be placed: neither on the map nor defeated. */
export function listUnplacedFigures(table: Table): Figure[] {
  return [...table.figures.values()].filter((figure) => !figure.defeated && figure.squares.length === 0);
}

/** Lists the unplaced figures before the first turn, starting with the side that places first. */
export function listUnplacedFiguresBySide(table: Table): Figure[] {
  return listUnplacedFigures(table).sort((a, b) => sideIndex(table, a.side) - sideIndex(table, b.side));
}

/** Returns the clicks left on a figure’s dial, or undefined if the figure has no dial. */
function leftOnDial(figure: Figure): number | undefined {
  return figure.card === null ? countClicksLeft(figure) : undefined;
}

export interface BoardHighlights {
  readonly selected: string | null;
  readonly target: string | null;
  /** Ids of further targets of the same attack. */
  readonly also?: readonly string[];
  /** Chance to hit, by piece id. Null if the hit overlay is off. */
  readonly badges: ReadonlyMap<string, HitBadge> | null;
  /** Badges computed in advance, which are likely to be shown next. */
  readonly soon?: ReadonlyMap<string, HitBadge> | null;
}

/** Makes the board pieces of all figures on the map. */
export function makeBoardPieces(table: Table, standing: BoardHighlights): BoardPiece[] {
  const initials = initialsByPiece(table);
  return [...table.figures.values()].filter(isOnMap).map((figure) => {
    const badge = standing.badges?.get(figure.piece) ?? null;
    const asked = figure.piece === standing.target || (standing.also?.includes(figure.piece) ?? false);
    const aside = standing.target !== null && !asked && figure.piece !== standing.selected;
    const out = standing.badges !== null && figure.piece !== standing.selected && !asked && badge === null;
    return {
      id: figure.piece,
      // The spoken name includes the text drawn on the base, so voice control users can say what they see.
      name: `${spokenName(table, figure, badge)}, ${[initials.get(figure.piece) ?? '?', ...leftInWords(figure)].join(' ')}`,
      initials: initials.get(figure.piece) ?? '?',
      squares: figure.squares,
      colour: sideColour(table, figure.side),
      ring: Math.max(0, sideIndex(table, figure.side)),
      tokens: figure.tokens,
      left: leftOnDial(figure),
      soaring: figure.mode === 'soaring',
      holds: figure.holding?.slice(0, 1).toUpperCase(),
      picture: figure.squares.length === 1 ? figure.character.picture : undefined,
      selected: figure.piece === standing.selected || asked,
      dimmed: aside || out,
      movable: true,
      badge: standing.target === null ? badge : null,
      soon: standing.soon?.get(figure.piece) ?? null,
    };
  });
}

function leftInWords(figure: Figure): string[] {
  const left = leftOnDial(figure);
  return left === undefined ? [] : [sayMany(left, '1 click left', '{n} clicks left')];
}

function spokenName(table: Table, figure: Figure, badge: HitBadge | null): string {
  const player = table.players.find(({ side }) => side === figure.side);
  const { tokens } = figure;
  const told = tokens === 0 ? [] : [sayMany(tokens, '1 action token', '{n} action tokens')];
  return [
    figure.name,
    player ? playerName(player) : figure.side,
    // The badge answers the player’s question, so it comes before permanent facts.
    ...(badge ? [badge.text] : []),
    ...(figure.mode === 'soaring' ? [say('soaring')] : []),
    ...(figure.holding ? [figure.holding === 'light' ? say('holds a light object') : say('holds a heavy object')] : []),
    ...told,
  ].join(', ');
}

/**
 * Makes the starting areas. With `now` (before the first turn), each area shows its player’s name and the area of side
 * `now` is highlighted.
 */
export function makeStartAreas(table: Table, now?: string | null): BoardStartArea[] {
  return [...(table.board?.starts ?? [])].map(([side, squares]) => ({
    squares,
    colour: sideColour(table, side),
    label: now === undefined ? '' : (table.players.find((player) => player.side === side)?.name ?? ''),
    now: side === now,
  }));
}

export function makeBoardMarkers(table: Table): BoardMarker[] {
  return table.markers.map((marker) => ({
    id: marker.id,
    square: marker.at,
    kind: marker.kind,
    sign: signOf(marker),
    colour: marker.owner === null ? 'var(--line-strong)' : sideColour(table, marker.owner),
    ring: Math.max(0, sideIndex(table, marker.owner ?? '')),
  }));
}

function signOf({ name, kind }: Marker): MarkerIcon {
  return MARKER_ICONS.find((sign) => sign === name) ?? kind;
}
