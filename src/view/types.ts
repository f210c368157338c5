import type { Square } from '../grid/square';
import type { Point } from './geometry';

/** A figure as the board view draws it: no rules, no values. */
export interface BoardPiece {
  readonly id: string;
  /** What a screen reader says. */
  readonly name: string;
  /** At most three letters, shown on the base. */
  readonly initials: string;
  /** One square, two for a double base (perhaps on a diagonal), or a full rectangle. */
  readonly squares: readonly Square[];
  /** A CSS colour. */
  readonly colour: string;
  /** 0, 1, 2, …: how its ring is drawn, so that sides differ without colour. */
  readonly ring: number;
  /** Action tokens. */
  readonly tokens: number;
  /** Clicks left on its dial, the one that shows counted in; left out where there is no dial. */
  readonly left?: number | undefined;
  /** Whether it flies high above the others. */
  readonly soaring?: boolean;
  readonly selected: boolean;
  readonly dimmed: boolean;
  /** Whether a finger may drag it. */
  readonly movable: boolean;
  /** A word or number at its foot: the chance of a hit, or why there is none. */
  readonly badge: BoardBadge | null;
  /** The badge that it may soon carry: drawn already, unseen, so that all badges come at once. */
  readonly soon?: BoardBadge | null;
}

export interface BoardBadge {
  readonly text: string;
  readonly tone: BadgeTone;
}

export const BADGE_TONES = ['good', 'bad', 'plain'] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];

/** Steps of a threat, the lowest first: what is too small to be read as a number is read by its pattern. */
export const TIERS = ['threat-1', 'threat-2', 'threat-3'] as const;

/** How a square may be painted. Each has a colour and a pattern of its own; `roll` is a die that must be rolled first. */
export const FILLS = ['clear', 'hindered', 'blocked', 'reach', 'stop', 'better', 'roll', ...TIERS] as const;
export type Fill = (typeof FILLS)[number];

export interface BoardOverlay {
  readonly fills: Readonly<Partial<Record<Fill, readonly Square[]>>>;
  readonly numbers: readonly { readonly square: Square; readonly text: string }[];
}

/** A place marked on a line: a square, the side between two squares, or all squares of a figure. */
export type BoardMark =
  | { readonly at: 'squares'; readonly squares: readonly Square[] }
  | { readonly at: 'edge'; readonly from: Square; readonly to: Square };

/** A line from centre to centre, or a way from square to square. */
export interface BoardLine {
  readonly squares: readonly Square[];
  readonly kind: 'fire' | 'way';
  readonly stopped: boolean;
  /** What stops it. */
  readonly stops: readonly BoardMark[];
  /** What hinders it. */
  readonly hindrances: readonly BoardMark[];
  /** Whether it points to its end. */
  readonly arrow?: boolean;
}

/** Words on a square above all figures: the number of a step of a plan, or the roll that it needs. */
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

/** An object on the map. */
export interface BoardObject {
  readonly id: string;
  readonly square: Square;
  readonly letter: string;
  /** Material strength; left out: it has none. */
  readonly strength?: number | null;
  /** How often it was damaged, and how often it must be where that is known. */
  readonly damaged?: { readonly wounds: number; readonly times: number | null };
}

/** Where one of two moves of one figure put it, while nobody has chosen between them. */
export interface BoardContested {
  readonly squares: readonly Square[];
  /** Initials of who moved it there. */
  readonly label: string;
  /** Whether it stands there now. */
  readonly counts: boolean;
}

/** A starting area: its squares, whose it is, and in what colour. */
export interface BoardStart {
  readonly squares: readonly Square[];
  readonly colour: string;
  /** Written across it; empty: nothing. */
  readonly label?: string;
  /** Whether it is highlighted. */
  readonly now?: boolean;
}

/** What a finger draws, in drawing points: from where it came down to where it is. */
export interface BoardStroke {
  readonly draw: (from: Point, at: Point) => void;
  readonly end: (from: Point, at: Point) => void;
  /** A second finger came: nothing was meant to be drawn. */
  readonly cancel: () => void;
}

export const MARKER_SIGNS = ['smoke', 'barrier', 'debris', 'hindering', 'blocking', 'special'] as const;
export type MarkerSign = (typeof MARKER_SIGNS)[number];

/** Terrain that was put on the map in play. */
export interface BoardMarker {
  readonly id: string;
  readonly square: Square;
  readonly kind: 'hindering' | 'blocking' | 'special';
  readonly sign: MarkerSign;
  /** A CSS colour: its owner's. */
  readonly colour: string;
  /** As that of its owner's figures. */
  readonly ring: number;
}
