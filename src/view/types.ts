import type { Square } from '../grid/square';
import type { BoardPoint } from './geometry';

/** A figure as the board view draws it, without rules. */
export interface BoardPiece {
  readonly id: string;
  /** The text for screen readers. */
  readonly name: string;
  /** At most three letters, shown on the base. */
  readonly initials: string;
  /** One square, two for a double base (possibly diagonal), or a full rectangle. */
  readonly squares: readonly Square[];
  /** A CSS colour. */
  readonly colour: string;
  /** Index of its ring style, from 0, so that sides differ without colour. */
  readonly ring: number;
  /** Action tokens. */
  readonly tokens: number;
  /** Clicks left on its dial, including the one showing; absent if it has no dial. */
  readonly left?: number | undefined;
  readonly soaring?: boolean;
  readonly selected: boolean;
  readonly dimmed: boolean;
  /** Whether it can be dragged. */
  readonly movable: boolean;
  /** A word or number below it: the chance to hit, or why none exists. */
  readonly badge: BoardBadge | null;
  /** The badge that it may have soon. It is drawn in advance, invisibly, so that all badges appear at once. */
  readonly soon?: BoardBadge | null;
}

export interface BoardBadge {
  readonly text: string;
  readonly tone: BadgeTone;
}

export const BADGE_TONES = ['good', 'bad', 'plain'] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];

/** Levels of threat, the lowest first. Patterns show the level where numbers are too small to read. */
export const THREAT_TIERS = ['threat-1', 'threat-2', 'threat-3'] as const;

/** Ways to paint a square. Each has its own colour and pattern; `roll` is a die that must be rolled first. */
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

/** A marked place: squares (one, or all of a figure), or the edge between two squares. */
export type BoardMark =
  | { readonly at: 'squares'; readonly squares: readonly Square[] }
  | { readonly at: 'edge'; readonly from: Square; readonly to: Square };

/** A line from centre to centre, or a path from square to square. */
export interface BoardLine {
  readonly squares: readonly Square[];
  readonly kind: 'fire' | 'way';
  readonly stopped: boolean;
  /** Places that stop the line. */
  readonly stops: readonly BoardMark[];
  /** Places that hinder the line. */
  readonly hindrances: readonly BoardMark[];
  /** Whether an arrow points to its end. */
  readonly arrow?: boolean;
}

/** Text on a square, above all figures: the number of a step of a plan, or the roll that it needs. */
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
  /** Material strength; absent if it has none. */
  readonly strength?: number | null;
  /** Damage so far, and the damage that removes it; null if that is unknown. */
  readonly damaged?: { readonly wounds: number; readonly times: number | null };
}

/** A figure's place according to one of two conflicting moves, until the players choose. */
export interface BoardContested {
  readonly squares: readonly Square[];
  /** Initials of the person who moved it there. */
  readonly label: string;
  /** Whether this move counts now. */
  readonly counts: boolean;
}

/** A starting area. */
export interface BoardStart {
  readonly squares: readonly Square[];
  readonly colour: string;
  /** Text across it; empty for none. */
  readonly label?: string;
  /** Whether it is highlighted. */
  readonly now?: boolean;
}

/** Callbacks of a drag gesture, in drawing points: from where the finger started to where it is. */
export interface BoardStroke {
  readonly draw: (from: BoardPoint, at: BoardPoint) => void;
  readonly end: (from: BoardPoint, at: BoardPoint) => void;
  /** A second finger touched the screen: the gesture is no stroke. */
  readonly cancel: () => void;
}

export const MARKER_SIGNS = ['smoke', 'barrier', 'debris', 'hindering', 'blocking', 'special'] as const;
export type MarkerSign = (typeof MARKER_SIGNS)[number];

/** Terrain that was added to the map in play. */
export interface BoardMarker {
  readonly id: string;
  readonly square: Square;
  readonly kind: 'hindering' | 'blocking' | 'special';
  readonly sign: MarkerSign;
  /** A CSS colour, that of its owner. */
  readonly colour: string;
  /** Index of its ring style, as for its owner's figures. */
  readonly ring: number;
}
