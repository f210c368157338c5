import type { Board } from '../board/board';
import type { PlayedCard } from '../catalog/cards/played-card';
import type { Character } from '../catalog/character';
import { guessedOn } from '../catalog/guess';
import { powerId } from '../catalog/powers';
import type { Square } from '../grid/square';
import type { Fraction } from '../plain/fraction';
import type { Allied } from './allies';
import { type CardInPlay, powersOfCards } from './cards';
import type { Deck } from './decks';
import type { AlteredValue, Fact, MarkerKind, Player, Until } from './facts';
import { boardInFormat, type Formatted, leavesOut, pieceInFormat, positionInFormat } from './formats';
import { boardWithMarkers } from './markers';
import { type Meaning, meaningsFor } from './meanings';
import type { MissionEvent } from './mission-history';
import { makePiece, type Piece } from './piece';
import { makePosition, type Position, type TableObject } from './position';
import { alteration, clickShowing, powersGranted, specialsShowing } from './showing';
import { missionOf, strikerOfFigure } from './striker';
import type { TableToken } from './tokens';

/** The game as it stands: `fold(facts up to the cursor)`. Plain data. */
export interface Table extends Allied, Formatted {
  readonly edition: string;
  readonly buildTotal: number;
  readonly actionTotal: number;
  readonly players: readonly Player[];
  readonly board: Board | null;
  readonly mapName: string;
  /** Id of the photograph that lies under the board; null: none. */
  readonly mapPicture: string | null;
  /** By piece id, in the order in which they joined. */
  readonly figures: ReadonlyMap<string, Figure>;
  /** Who waits beside the map, out of play; left out: nobody. */
  readonly sideline?: readonly Sidelined[];
  readonly objects: readonly TableObject[];
  /** 0 before the first turn. */
  readonly round: number;
  /** Whose turn it is; null before the first. */
  readonly turn: string | null;
  /** Actions of the action total spent this turn. */
  readonly actionsSpent: number;
  /** Actions that powers granted for this turn; left out: none. */
  readonly granted?: number;
  /** The action of several parts that goes on; left out or null: none. */
  readonly underway?: Underway | null;
  /** Rolls that a themed team may still have made anew, by side; a side that is missing was never told. */
  readonly rerolls?: Readonly<Record<string, number>>;
  /** Victory points by side; shared ones can be fractions. */
  readonly points: Readonly<Record<string, Fraction>>;
  /** The part of them that was scored for figures still there at the end. */
  readonly survivorPoints: Readonly<Record<string, number>>;
  /** Smoke, barriers, debris, in the order in which they were put down. */
  readonly markers: readonly Marker[];
  /** Feats, conditions, event dials, scenarios, in the order in which they came. */
  readonly cards: readonly CardInPlay[];
  /** Decks that are drawn from, in the order in which they came. */
  readonly decks: readonly Deck[];
  /** What scenarios and event dials asked for and got, or were refused. */
  readonly seenTo: readonly { readonly due: string; readonly side: string | null }[];
  /** By name. */
  readonly counters: Readonly<Record<string, number>>;
  /** Milliseconds used, by side; a side that used none may be missing. */
  readonly clock: Readonly<Record<string, number>>;
  /** Null: no such limit. */
  readonly limit: { readonly ms: number | null; readonly rounds: number | null };
  /** Steps of the set-up that were ticked off or passed over, by id; what the table shows by itself need not be among them. */
  readonly setup: Readonly<Record<string, 'done' | 'skipped'>>;
  /** House rules that are played, in the order in which they were taken. */
  readonly houseRules: readonly HouseRuled[];
  /** What the table plays otherwise though the rules know nothing of it, one note an entry. */
  readonly houseNotes: readonly HouseNote[];
  /** What players say that powers do which the edition does not define, one for each; left out: nothing. */
  readonly meanings?: readonly Meaning[];
  /** Whether the app plans turns in this game; left out: it does. */
  readonly planner?: boolean;
  readonly ended: { readonly winner: string | null } | null;
  /** What the round has come to, and whose activation it is; null in games that are told by turns alone. */
  readonly phase: { readonly phase: string; readonly piece: string | null } | null;
  /** Spawn points, objective tokens, crates and the like, in the order in which they were last put down. */
  readonly tokens: readonly TableToken[];
  /** Defeats, and what became of tokens, in the order in which it happened; left out: nothing yet, or no mission. */
  readonly history?: readonly MissionEvent[];
}

/** Who waits on the sideline of its side, as it would join the game. */
export type Sidelined = Omit<Extract<Fact, { readonly fact: 'sidelined' }>, 'fact'>;

/** An action of which a part was done and more may follow. */
export interface Underway {
  readonly piece: string;
  readonly action: string;
  /** Attacks made in it. */
  readonly attacks: number;
  /** Squares of movement spent in it. */
  readonly steps: number;
  /** Whether pushing damage comes at its end. */
  readonly pushes: boolean;
  /** Squares of movement that its first move left; left out while nothing of it moved. */
  readonly left?: number;
  /** Whether that move ended where the mover had to stop. */
  readonly stopped?: boolean;
  /** Who is carried along until the last of its moves. */
  readonly carrying?: string;
  /** Opponents that it broke away from. */
  readonly brokeFrom?: readonly string[];
}

/** A house rule by its id, with what it was called when it was taken. */
export interface HouseRuled {
  readonly rule: string;
  readonly name: string;
}

/** A note on an entry of the book, by its id, with the title that it had then. The rules do not apply it. */
export interface HouseNote {
  readonly entry: string;
  readonly title: string;
  readonly text: string;
}

export interface Marker {
  readonly id: string;
  readonly kind: MarkerKind;
  readonly at: Square;
  /** A side. */
  readonly owner: string | null;
  readonly until: Until | null;
  /** What players call it: `smoke`; null: its kind. */
  readonly name: string | null;
  /** The piece whose power put it there; left out where nobody told. */
  readonly from?: string;
}

/** A power or ability of a figure that does not count. */
export interface SwitchedOff {
  readonly power: string;
  readonly until: Until | null;
  /** The piece that cancelled it; left out where nobody told. */
  readonly by?: string;
}

/** What is added to a value of a figure. */
export interface Alteration {
  readonly value: AlteredValue;
  readonly by: number;
  readonly until: Until | null;
  /** The piece whose power it is; left out where nobody told. */
  readonly from?: string;
}

/** A character in a game. */
export interface Figure {
  readonly piece: string;
  readonly side: string;
  readonly character: Character;
  readonly points: number;
  /** Where its dial started, counted from 1. */
  readonly start: number;
  /** The click showing, counted from 1; past the dial's end it shows KO. */
  readonly click: number;
  /** Empty: not on the map. */
  readonly squares: readonly Square[];
  /** Where it was first placed, for first-round immunity; empty before that. */
  readonly firstSquares: readonly Square[];
  readonly tokens: number;
  /** What it was given this turn from the action total. */
  readonly actedThisTurn: boolean;
  /** Whether it got a token this turn, of whatever cause. */
  readonly tokenThisTurn: boolean;
  /** What that was; left over from an earlier turn where it was given nothing since. */
  readonly lastAction?: string;
  readonly holding: 'light' | 'heavy' | null;
  /** The object of the map that it holds; left out where it holds none, or nobody told which. */
  readonly heldObject?: { readonly id: string; readonly name?: string } | null;
  /** Powers that it used this turn, where each may be used once. */
  readonly used?: readonly string[];
  /** Whether it was moved, carried or placed this turn. */
  readonly movedThisTurn?: boolean;
  readonly carriedThisTurn?: boolean;
  /** Fliers only; left out: hovering. */
  readonly mode?: 'hovering' | 'soaring';
  /** The side that gives its actions for now; left out or null: its own. */
  readonly loan?: string | null;
  /** The piece whose power lends it; left out or null: none, or nobody told. */
  readonly loanedBy?: string | null;
  /** The piece that generated it; left out where none did. */
  readonly from?: string;
  readonly defeated: boolean;
  /** Where it stood when it was last defeated: a body may still be pushed, and shots rebound from there. Left out where that never was. */
  readonly fell?: readonly Square[];
  /** The opponent's piece that last hurt it. */
  readonly lastHurtBy: string | null;
  /** The piece that holds it captive. */
  readonly captor: string | null;
  readonly switchedOff: readonly SwitchedOff[];
  readonly altered: readonly Alteration[];
  /** The round in which it was last given an action, or activated; 0 before the first. */
  readonly actedRound: number;
  /** Null where the game has no such cards. */
  readonly card: PlayedCard | null;
  /** By `tallyKey`; never below 0, and 0 where missing. */
  readonly tallies: Readonly<Record<string, number>>;
}

/** The map without what the format leaves out, as it is drawn and told; null before one is chosen. */
export function playedBoard(table: Table): Board | null {
  return table.board && boardInFormat(table.board, table);
}

/** Objects of the map that count in its format, as they are drawn and told. */
export function playedObjects(table: Table): readonly TableObject[] {
  return leavesOut(table, 'core') ? [] : table.objects;
}

/** Clicks of damage until its dial shows KO, the one showing among them; 0 where it does. */
export function clicksLeft({ character, click }: Pick<Figure, 'character' | 'click'>): number {
  const { dial } = character;
  let left = 0;
  while (dial[click - 1 + left]) left++;
  return left;
}

/** Actions that a player has each turn. */
export function actionTotalOf(table: Table, side: string | null): number {
  const built = table.players.find((player) => player.side === side)?.actionTotal ?? table.actionTotal;
  return side !== null && side === table.turn ? Math.max(0, built + (table.granted ?? 0)) : built;
}

/** What alterations add to each value that they touch. */
function sums(figure: Figure): NonNullable<Piece['altered']> {
  return Object.fromEntries(figure.altered.map(({ value }) => [value, alteration(figure, value)]));
}

/** The figure as the rules see it: its values and powers of the click showing, without what is switched off or the format leaves out, and with what is altered. `table` is asked for what it has in common with others. */
export function pieceOfFigure(figure: Figure, table: Table | null = null): Piece {
  const alone = figure.card ? seenAs(figure, table) : looked(figure);
  const whole = table ? withPowersOfCards(alone, figure, table) : alone;
  const piece = table?.format ? pieceInFormat(whole, table) : whole;
  const meanings = meaningsFor(piece, table?.meanings);
  return meanings ? { ...piece, meanings } : piece;
}

function withPowersOfCards(piece: Piece, figure: Figure, table: Table): Piece {
  const off = new Set(figure.switchedOff.map(({ power }) => powerId(power)));
  const more = powersOfCards(table, figure).filter((power) => !off.has(power) && !piece.powers.includes(power));
  return more.length === 0 ? piece : { ...piece, powers: [...piece.powers, ...new Set(more)] };
}

function looked(figure: Figure): Piece {
  const known = seen.get(figure) ?? seenAs(figure, null);
  seen.set(figure, known);
  return known;
}

/** A figure never changes; without a card it is told by itself, and it is looked at many times in a deed. */
const seen = new WeakMap<Figure, Piece>();

function seenAs(figure: Figure, table: Table | null): Piece {
  const { character } = figure;
  const off = new Set(figure.switchedOff.map(({ power }) => powerId(power)));
  const altered = (value: AlteredValue, printed: number) => Math.max(0, printed + alteration(figure, value));
  const click = clickShowing(figure);
  const guessed = guessedOn(character, figure.click);
  const showing = click ? [click.speed.power, click.attack.power, click.defense.power, click.damage.power] : [];
  // Games of earlier versions call some of them by other names.
  const printed = showing.map((power) => power && powerId(power));
  const shown = printed.filter((power): power is string => power !== null && power !== 'special' && !off.has(power));
  const specials = specialsShowing(figure).filter((special) => !off.has(special));
  return makePiece(figure.piece, figure.squares, {
    side: figure.loan ?? figure.side,
    mode: figure.mode ?? 'hovering',
    speed: altered('speed', click?.speed.value ?? 0),
    attack: altered('attack', click?.attack.value ?? 0),
    defense: altered('defense', click?.defense.value ?? 0),
    damage: altered('damage', click?.damage.value ?? 0),
    range: altered('range', character.range),
    targets: character.targets,
    abilities: character.abilities.map(powerId).filter((ability) => !off.has(ability)),
    powers: [...new Set([...shown, ...powersGranted(figure, off)])],
    size: character.size,
    tokens: figure.tokens,
    holding: figure.holding,
    clicks: clicksLeft(figure),
    points: figure.points,
    team: character.teams[0] ?? null,
    keywords: character.keywords,
    name: character.name,
    archenemy: character.archenemy ?? null,
    ...(guessed.length > 0 ? { guessed } : {}),
    ...(figure.altered.length > 0 ? { altered: sums(figure) } : {}),
    ...(figure.card ? strikerOfFigure(table, figure, figure.card) : {}),
    ...(specials.length > 0 ? { specials } : {}),
  });
}

/** The same with one that fell put back where it stood, if it is down: what its blow does besides is reckoned from there. */
export function positionWithBody(table: Table, id: string | null): Position | null {
  const figure = id === null ? undefined : table.figures.get(id);
  const { defeated = false, fell = [] } = figure ?? {};
  if (!figure || !defeated || fell.length === 0) return positionOf(table);
  const figures = new Map(table.figures).set(figure.piece, { ...figure, defeated: false, squares: fell });
  return positionOf({ ...table, figures });
}

/** What can be asked about: everything that stands on the map. Null before a map is chosen. */
export function positionOf(table: Table): Position | null {
  if (!table.board) return null;
  const known = positions.get(table) ?? positionOn(table, table.board);
  positions.set(table, known);
  return known;
}

/** A table never changes: what was learned of its position is kept by its identity. */
const positions = new WeakMap<Table, Position>();

function positionOn(table: Table, board: Board): Position {
  const standing = [...table.figures.values()].filter((figure) => !figure.defeated && figure.squares.length > 0);
  const pieces = standing.map((figure) => pieceOfFigure(figure, table));
  const position = makePosition(boardWithMarkers(board, table.markers), pieces, {
    objects: table.objects,
    barriers: table.markers.filter(({ name }) => name === 'barrier').map(({ at }) => at),
    turn: table.turn,
    round: Math.max(1, table.round),
    order: table.players.map((player) => player.side),
    ...(table.alliances === undefined ? {} : { alliances: table.alliances }),
    buildTotals: Object.fromEntries(
      table.players.map((player) => [player.side, player.buildTotal ?? table.buildTotal]),
    ),
  });
  return missionOf(table, positionInFormat(position, table));
}
