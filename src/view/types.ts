import type { Square } from '../grid/square';
import type { BoardPoint } from './geometry';

/** A figure as the board view draws it, without rules. */
export interface BoardPiece {
  readonly id: string;
  /** Accessible name for screen readers. */
  readonly name: string;
  /** At most three letters, drawn on the base. */
  readonly initials: string;
  /** Squares of the base: one square, two for a double base (possibly diagonal), or a full rectangle. */
  readonly squares: readonly Square[];
  /** CSS colour of the side. */
  readonly colour: string;
  /** Index of the figure’s ring style, from 0, so sides differ without colour. */
  readonly ring: number;
  /** Number of action tokens. */
  readonly tokens: number;
  /** Clicks left on the figure’s dial, including the present click. Absent for a figure without a dial. */
  readonly left?: number | undefined;
  readonly soaring?: boolean;
  /** Letter of the object that the figure holds. Absent if it holds none. */
  readonly holds?: string | undefined;
  /** Id of the character’s picture, drawn on a round base. Absent for none. */
  readonly picture?: string | undefined;
  readonly selected: boolean;
  readonly dimmed: boolean;
  /** Whether the figure can be dragged. */
  readonly movable: boolean;
  /** Word or number beside the figure: the chance to hit, or why the figure cannot be hit. */
  readonly badge: BoardBadge | null;
  /** Badge that the figure is likely to show next. Drawn in advance, invisibly, so all badges appear at once. */
  readonly soon?: BoardBadge | null;
}

export interface BoardBadge {
  readonly text: string;
  readonly tone: BadgeTone;
}

export const BADGE_TONES = ['good', 'bad', 'plain'] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];

/** Levels of threat, from the lowest. Each has a pattern, for zooms at which numbers are too small to read. */
export const THREAT_TIERS = ['threat-1', 'threat-2', 'threat-3'] as const;

/** Styles of painted squares. Each has its colour and pattern. `roll` means that a die must be rolled first. */
export const BOARD_FILLS = [
  'clear',
  'hindered',
  'blocked',
  'reach',
  'stop',
  'better',
  'roll',
  ...THREAT_TIERS,
] as const;
export type BoardFill = (typeof BOARD_FILLS)[number];

export interface BoardOverlay {
  readonly fills: Readonly<Partial<Record<BoardFill, readonly Square[]>>>;
  readonly numbers: readonly { readonly square: Square; readonly text: string }[];
}

/** Marked part of the board: squares (one, or all squares of a figure), or the edge between two squares. */
export type BoardMark =
  | { readonly at: 'squares'; readonly squares: readonly Square[] }
  | { readonly at: 'edge'; readonly from: Square; readonly to: Square };

/** Line of fire from centre to centre, or path from square to square. */
export interface BoardLine {
  readonly squares: readonly Square[];
  readonly kind: 'fire' | 'way';
  readonly stopped: boolean;
  /** Squares and edges that stop the line. */
  readonly stops: readonly BoardMark[];
  /** Squares and edges that hinder the line. */
  readonly hindrances: readonly BoardMark[];
  /** Whether the line ends in an arrow head. */
  readonly arrow?: boolean;
}

/** Text on a square, above all figures: the number of a plan’s step, or the roll that a step needs. */
export interface BoardSign {
  readonly square: Square;
  readonly text: string;
  readonly kind: 'step' | 'roll';
}

export interface BoardGhost {
  readonly squares: readonly Square[];
  readonly initials: string;
  readonly colour: string;
}

export interface BoardObject {
  readonly id: string;
  readonly square: Square;
  readonly letter: string;
  /** Material strength. Absent or null if the object has no strength. */
  readonly strength?: number | null;
  /** Wounds so far, and the number of wounds that removes the object; null if unknown. */
  readonly damaged?: { readonly wounds: number; readonly times: number | null };
}

/** Position of a figure after one of two conflicting moves, until the players choose one. */
export interface ContestedPosition {
  readonly squares: readonly Square[];
  /** Initials of the person who made the move. */
  readonly label: string;
  /** Whether the move is the one in effect now. */
  readonly counts: boolean;
}

export interface BoardStartArea {
  readonly squares: readonly Square[];
  readonly colour: string;
  /** Text across the area; empty or absent for none. */
  readonly label?: string;
  /** Whether the area is highlighted. */
  readonly now?: boolean;
}

/**
 * Callbacks of a drag with one finger. `from` is the start of the drag and `at` the finger’s present position, in
 * drawing points.
 */
export interface BoardStroke {
  readonly draw: (from: BoardPoint, at: BoardPoint) => void;
  readonly end: (from: BoardPoint, at: BoardPoint) => void;
  /** Called when a second finger touches the screen, because the gesture is then not a stroke. */
  readonly cancel: () => void;
}

export const MARKER_ICONS = ['smoke', 'barrier', 'debris', 'hindering', 'blocking', 'special'] as const;
export type MarkerIcon = (typeof MARKER_ICONS)[number];

/** Terrain marker that players added to the map during the game. */
export interface BoardMarker {
  readonly id: string;
  readonly square: Square;
  readonly kind: 'hindering' | 'blocking' | 'special';
  readonly sign: MarkerIcon;
  /** CSS colour of the owner’s side, or a neutral colour without an owner. */
  readonly colour: string;
  /** Index of the ring style of the owner’s figures; 0 without an owner. */
  readonly ring: number;
}
