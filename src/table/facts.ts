import { cardShape } from '../catalog/card';
import { playedCardShape } from '../catalog/cards/played-card';
import { roleHoldersShape, scenarioTermsShape } from '../catalog/cards/scenario-shape';
import { characterShape } from '../catalog/character';
import {
  clickShape,
  idShape,
  longTextShape,
  nameShape,
  nullableSmallCountShape,
  pointsShape,
  smallCountShape,
  wordShape,
} from '../catalog/field-shapes';
import {
  anything,
  boolean,
  integer,
  listOf,
  mapOf,
  nullOr,
  oneOf,
  optional,
  shape,
  type TypeOf,
  text,
  variants,
} from '../plain/shape';
import { opponentSettingsShape } from './app-player';
import { DECK_PLACES, deckCardShape } from './decks';
import { formatShape } from './formats';
import { meaningEffectsShape } from './meanings';
import { ALTERED_VALUES } from './piece';
import { TALLIES } from './tally-kinds';

export const BREAKABLES = ['wall', 'door', 'blocking', 'object'] as const;
export type Breakable = (typeof BREAKABLES)[number];

export const MARKER_KINDS = ['hindering', 'blocking', 'special'] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

const square = text(4, 2);
const squares = listOf(square, 64);

/** Duration in milliseconds, at most about eleven days. */
const milliseconds = integer(0, 1_000_000_000);
const upTo1000 = integer(-1000, 1000);
const buildTotal = integer(0, 100_000);
const actionTotal = integer(0, 1000);

const untilShape = shape({ side: idShape, when: oneOf('turn-begins', 'turn-ends') });

/** The next time that a turn of `side` begins or ends. */
export type TurnBoundary = TypeOf<typeof untilShape>;
const until = nullOr(untilShape);

const playerShape = shape({
  /** Id of the player's side, as used by pieces: any string. The app uses `red`, `blue`, `green` and `violet`. */
  side: idShape,
  name: nameShape,
  /** Build total of the player, present if it differs from the build total of the game. */
  buildTotal: optional(buildTotal),
  actionTotal: optional(actionTotal),
  /** Name of the player's team; absent if the player plays alone. */
  team: optional(idShape),
});
export type Player = TypeOf<typeof playerShape>;

const waitingShape = {
  piece: idShape,
  side: idShape,
  character: characterShape,
  points: pointsShape,
  click: clickShape,
  /** Click that the dial shows, if it differs from the click where the dial starts. */
  showing: optional(clickShape),
};

export const factShape = variants('fact', {
  began: shape({
    edition: idShape,
    buildTotal,
    actionTotal,
    players: listOf(playerShape, 16),
    /** The format of play; absent if all rules are used. */
    format: optional(formatShape),
    /** Number of rounds that were played before the game was recorded. Absent if there are none. */
    earlierRounds: optional(integer(1, 100_000)),
  }),
  /** The map at the time when it was chosen. Later edits of the stored map do not change old games. */
  mapped: shape({
    name: nameShape,
    map: text(100_000),
    starts: mapOf(listOf(square, 4096), 16),
    /** Material strengths, by square (`c3`) or by wall or door (`b2/b3`), if the map has any. */
    strengths: optional(mapOf(smallCountShape, 4096)),
    /** Neighbouring stair squares that are not connected, such as `c3/c4`; absent if all are connected. */
    apart: optional(listOf(text(9, 5), 4096)),
    /** Id of the stored photograph of the map. */
    picture: optional(idShape),
  }),
  /**
   * A character joins a side. The fact stores the whole character, because a game must not depend on other records.
   * `click` is where its dial starts.
   */
  joined: shape({
    ...waitingShape,
    /** Piece that generated the character; absent if no piece did. */
    from: optional(idShape),
  }),
  /** A character waits on the sideline, out of play, until it joins. */
  sidelined: shape(waitingShape),
  left: shape({ piece: idShape }),
  /** A piece was put on squares. An empty list takes the piece off the map without defeating it. */
  placed: shape({
    piece: idShape,
    squares,
    how: oneOf('placed', 'moved', 'carried', 'knocked-back'),
    /** Squares of the path, with start and end; absent if they were not recorded. */
    path: optional(squares),
  }),
  object: shape({
    object: idShape,
    kind: oneOf('light', 'heavy', 'immobile'),
    square: nullOr(square),
    /** Side that placed the object before the first turn; absent if unknown. */
    by: optional(idShape),
    /** Name of a special object; absent for a standard object, or to leave the name unchanged. */
    name: optional(nameShape),
  }),
  /** A piece holds an object, or none if `object` is null. `id` is the map object; absent if unknown. */
  holds: shape({
    piece: idShape,
    object: nullOr(oneOf('light', 'heavy')),
    id: optional(idShape),
    /** Name of a special object. */
    name: optional(nameShape),
  }),
  turn: shape({ side: idShape, round: integer(1, 100_000) }),
  /** A figure was given an action of the action total. */
  acted: shape({ piece: idShape, action: wordShape }),
  tokens: shape({ piece: idShape, by: upTo1000 }),
  /** The dial turned `by` clicks: above 0 is damage, below 0 is healing. */
  clicked: shape({
    piece: idShape,
    by: upTo1000,
    cause: oneOf('damage', 'push', 'critical', 'knock-back', 'heal'),
    from: nullOr(idShape),
  }),
  defeated: shape({ piece: idShape, by: nullOr(idShape) }),
  /**
   * A figure returned from a defeat; the next `placed` fact puts it on squares. `mistake`: the defeat never happened.
   * Missions need this flag, because their rules also return figures.
   */
  returned: shape({ piece: idShape, mistake: optional(boolean) }),
  /** A side won victory points. If `among` is present, it is the number of players who share the points evenly. */
  scored: shape({
    side: idShape,
    points: pointsShape,
    among: optional(integer(1, 100)),
    /** Whether the points are for a figure that survived to the end. They are taken back if the game continues. */
    survived: optional(boolean),
    /** Id of the feat that scored with the piece. If `points` is below 0, the score is taken back. */
    card: optional(idShape),
    piece: nullOr(idShape),
  }),
  /** A figure was taken off the map, lost its tokens and is held by `by`. A capture scores no points yet. */
  captured: shape({ piece: idShape, by: idShape }),
  /** A captive is free: rescued, released, or its captor was defeated. The next `placed` gives its squares. */
  freed: shape({ piece: idShape }),
  /** A power or ability was cancelled, or counts again, whatever the dial shows. */
  switched: shape({
    piece: idShape,
    power: wordShape,
    off: boolean,
    until,
    /** Piece that cancelled `power`. The power counts again once this piece can no longer cancel it. */
    by: optional(idShape),
  }),
  /** A wild card uses the ability of this team until it uses that of another team. */
  copied: shape({ piece: idShape, team: wordShape }),
  /**
   * A value of a piece changes by `by` until `until`; several changes add up. `by` 0 removes the changes of the value
   * that end at `until`. If `until` is null too, it removes all changes of the value.
   */
  altered: shape({
    piece: idShape,
    value: oneOf(...ALTERED_VALUES),
    by: upTo1000,
    until,
    /** Piece that changed the value by a power. */
    from: optional(idShape),
  }),
  /** Smoke, a barrier or debris. If `square` is null, the marker is taken off the map. `owner` is a side. */
  marker: shape({
    marker: idShape,
    kind: oneOf(...MARKER_KINDS),
    square: nullOr(square),
    owner: nullOr(idShape),
    until,
    /** Name of the marker for players, such as `smoke`. If absent, the kind is used. */
    name: optional(idShape),
    /** Piece that placed the marker by a power. */
    from: optional(idShape),
  }),
  /** A card is added, or replaced if its id is known. `owner` is a side, `click` the click that its dial shows. */
  card: shape({
    card: idShape,
    is: cardShape,
    owner: nullOr(idShape),
    pieces: listOf(idShape, 100),
    click: clickShape,
    /** Scenario cards of a mission only: the structured part of the card. */
    terms: optional(scenarioTermsShape),
    /** Role cards only: the characters that have the role. */
    role: optional(roleHoldersShape),
  }),
  /** An event dial turned by `by` clicks; below 0 means back. */
  'card-turned': shape({ card: idShape, by: upTo1000 }),
  'card-left': shape({ card: idShape }),
  /** A deck is added, or its list of cards is replaced; known cards stay where they are. `owner` is a side. */
  deck: shape({
    deck: idShape,
    owner: nullOr(idShape),
    cards: listOf(deckCardShape, 200),
    /** Set for phones that may not see the deck: cards that were not shown have no name and text. */
    veiled: optional(boolean),
  }),
  'deck-left': shape({ deck: idShape }),
  /** A card of a deck moves. `name` is present if the card was unknown before. */
  dealt: shape({
    deck: idShape,
    card: idShape,
    to: oneOf(...DECK_PLACES),
    name: optional(nameShape),
    /** Effect of the card, if not all phones knew it before. */
    text: optional(longTextShape),
    /** Marks that represented the card while only its owner could see it. */
    marks: optional(listOf(idShape, 100)),
  }),
  /**
   * A card moves between its deck and a hand. Phones that may not see the card only know its mark; `card` and `name`
   * are left out for these phones.
   */
  unseen: shape({
    deck: idShape,
    mark: idShape,
    to: oneOf('hand', 'deck'),
    card: optional(idShape),
    name: optional(nameShape),
  }),
  /**
   * An encrypted fact that only one side may know. It changes nothing on a phone that cannot decrypt it. `open` is the
   * part that every phone may know, as a fact, or null. `open` is used when lines of a shared game become entries.
   */
  sealed: shape({ side: idShape, box: text(2_000_000), open: nullOr(anything) }),
  /** Order of the cards in the deck, from the top; null if only the physical deck shows the order. */
  shuffled: shape({ deck: idShape, order: nullOr(listOf(idShape, 200)) }),
  /**
   * A reminder of a scenario or an event dial was done or skipped. `due` is the edition's key for the reminder. `side`
   * is null if the reminder is for no particular side.
   */
  'seen-to': shape({ due: text(700, 1), side: nullOr(idShape) }),
  /** A roll of dice, for the record only. `for` is the purpose of the roll. */
  rolled: shape({
    dice: listOf(integer(-9, 1000), 100),
    for: nullOr(nameShape),
    /** The piece that rolled; absent if unknown. */
    piece: optional(idShape),
    /** Whether the roll succeeded; absent if unknown, or if the roll has no success or failure. */
    made: optional(boolean),
  }),
  /** Result of an attack, by target. `showed`: the result of the attack's dice, if exceptional. */
  attacked: shape({
    piece: idShape,
    attack: wordShape,
    hit: listOf(idShape, 100),
    missed: listOf(idShape, 100),
    evaded: optional(listOf(idShape, 100)),
    showed: optional(oneOf('sixes', 'doubles', 'ones')),
  }),
  /** Changes a counter of a scenario, a card or the like; it may fall below 0. A change by 0 creates the counter. */
  counted: shape({ counter: idShape, by: integer(-1_000_000, 1_000_000) }),
  /** Removes a counter. */
  uncounted: shape({ counter: idShape }),
  /** Adds milliseconds to a player's clock. */
  clocked: shape({ side: idShape, ms: milliseconds }),
  /** Limits after which the game is over, by clock and by rounds. Null for no limit. */
  limit: shape({ ms: nullOr(milliseconds), rounds: nullOr(integer(1, 100_000)) }),
  /** A step of the edition's set-up, by its id: done, skipped, or to be done again. */
  'set-up': shape({ step: idShape, state: oneOf('done', 'skipped', 'open') }),
  noted: shape({ text: longTextShape }),
  /** A house rule of the edition is adopted or dropped. `name` is its name at that time. */
  'house-ruled': shape({ rule: idShape, name: nameShape, on: boolean }),
  /** The players' own version of a book entry that no house rule covers; `text` null restores the book. */
  'house-noted': shape({ entry: idShape, title: nameShape, text: nullOr(text(20_000, 1)) }),
  /** The players' definition of a power that the edition does not define; null removes the definition. */
  meaning: shape({ power: wordShape, effects: nullOr(meaningEffectsShape) }),
  /** Whether the app plans turns in this game, for all its players. */
  planner: shape({ on: boolean }),
  /** The app plays a side in this manner and strength; null if a person plays it. */
  opponent: shape({ side: idShape, plays: nullOr(opponentSettingsShape) }),
  ended: shape({ winner: nullOr(idShape) }),
  /** A piece used a power that may be used once a turn. */
  used: shape({ piece: idShape, power: wordShape }),
  /**
   * An action of several parts continues: a move before an attack, or one attack before another. If `piece` is null,
   * the action is over.
   */
  underway: shape({
    piece: nullOr(idShape),
    action: wordShape,
    attacks: smallCountShape,
    /** Squares of movement spent in the action. */
    steps: integer(0, 999),
    /** Whether the action ends with pushing damage. */
    pushes: boolean,
    /** Squares of movement left after the first move of the action; absent before the first move. */
    left: optional(integer(0, 999)),
    /** Whether the first move ended where the mover had to stop. */
    stopped: optional(boolean),
    /** Piece that is carried until the last move of the action. */
    carrying: optional(idShape),
    /** Opponents that the piece broke away from in this action. */
    brokeFrom: optional(listOf(idShape, 100)),
  }),
  mode: shape({ piece: idShape, mode: oneOf('hovering', 'soaring') }),
  /** The number of rerolls that a themed team has left. */
  rerolls: shape({ side: idShape, left: smallCountShape }),
  /** Side `to` controls a piece until further notice; null: the piece's own side. `by` has the power that lends it. */
  loaned: shape({ piece: idShape, to: nullOr(idShape), by: optional(idShape) }),
  /** Additional actions of a side for this turn, or fewer if `by` is below 0. */
  granted: shape({ side: idShape, by: integer(-99, 99) }),
  /**
   * Takes back an action of this turn. `last` is the previous action of the piece. `acted`: whether the previous action
   * was also in this turn.
   */
  unacted: shape({ piece: idShape, last: nullOr(wordShape), acted: boolean }),
  /** A wall or door (`at` is `b2/b3`), blocking terrain or an object was destroyed. `debris` becomes hindering. */
  destroyed: shape({ what: oneOf(...BREAKABLES), at: text(9, 2), debris: squares, by: nullOr(idShape) }),
  /** Takes back a destruction; the squares of `cleared` had no debris before. */
  rebuilt: shape({ what: oneOf(...BREAKABLES), at: text(9, 2), cleared: squares }),
  /**
   * Phase of the round, as the edition lists it. `piece` is the activated figure or the name of the activated group. It
   * is null if no unit is activated.
   */
  phase: shape({ phase: wordShape, piece: nullOr(idShape) }),
  /** The character card that a figure plays by. A later fact replaces the card; the figure's tallies remain. */
  carded: shape({ piece: idShape, card: playedCardShape }),
  /** Points, wounds or tokens change, beside a figure or on its card. `of`: the box, card or status, or null. */
  tallied: shape({ piece: idShape, tally: oneOf(...TALLIES), of: nullOr(nameShape), by: upTo1000 }),
  /** A token changed: it is now on a square, with a figure, or out of the game if `square` and `holder` are null. */
  token: shape({
    token: idShape,
    /** Kind of token: `hero-spawn villain-spawn henchman-spawn objective ammunition turret rubble`. */
    kind: wordShape,
    square: nullOr(square),
    holder: nullOr(idShape),
    /** Material strength; null if the token cannot be damaged. */
    strength: nullableSmallCountShape,
    wounds: smallCountShape,
    /** Number of hits that remove the token from the map; absent if unknown. */
    times: optional(integer(1, 99)),
    /** Scenario that added the token. If absent, the token belongs to every card that has a token of its name. */
    scenario: optional(idShape),
  }),
});

/**
 * An event on the table. Its format never changes once it is written to disk. A fact never records why it was allowed:
 * a later fix of a rule must not rewrite an old game. Squares are stored as names (`c4`), because people read facts
 * too.
 */
export type Fact = TypeOf<typeof factShape>;
