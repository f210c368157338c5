import { cardShape } from '../catalog/card';
import { playedCardShape } from '../catalog/cards/played-card';
import { holdersShape, termsShape } from '../catalog/cards/scenario-shape';
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
import { DECK_PLACES, deckCardShape } from './decks';
import { formatShape } from './formats';
import { meaningEffectsShape } from './meanings';

export const BREAKABLES = ['wall', 'door', 'blocking', 'object'] as const;
export type Breakable = (typeof BREAKABLES)[number];

/**
 * `mobilized`: 1 for the henchman whose turn within its group it is, 3 for one that is done. `wounds`: on a box, in no
 * slot yet (null), or on the base of a henchman. The last eleven are reset with each activation. `struck`: the targets
 * of an attack that continues, 1 for the first target and 2 for the others.
 */
export const TALLIES = [
  'points',
  'wounds',
  'card-wounds',
  'duration',
  'status',
  'defeats',
  'extracted',
  'respawned',
  'attacked',
  'rolled',
  'advanced',
  'marched',
  'ran',
  'busy',
  'spaces',
  'triggered',
  'volley',
  'mobilized',
  'struck',
] as const;
export type Tally = (typeof TALLIES)[number];

export const ALTERED_VALUES = ['speed', 'attack', 'defense', 'damage', 'range'] as const;
export type AlteredValue = (typeof ALTERED_VALUES)[number];

export const MARKER_KINDS = ['hindering', 'blocking', 'special'] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

const square = text(4, 2);
const squares = listOf(square, 64);
/** At most about eleven days. */
const milliseconds = integer(0, 1_000_000_000);
const upTo1000 = integer(-1000, 1000);
const buildTotal = integer(0, 100_000);
const actionTotal = integer(0, 1000);

const untilShape = shape({ side: idShape, when: oneOf('turn-begins', 'turn-ends') });
/** The next time that a turn of this side begins or ends. */
export type Until = TypeOf<typeof untilShape>;
const until = nullOr(untilShape);

const playerShape = shape({
  /** Any string, as used by pieces; the app uses `red`, `blue`, `green` and `violet`. */
  side: idShape,
  name: nameShape,
  /** Present if it differs from the build total of the game. */
  buildTotal: optional(buildTotal),
  actionTotal: optional(actionTotal),
  /** Players of one team play together; absent if the player is alone. */
  team: optional(idShape),
});
export type Player = TypeOf<typeof playerShape>;

const waitingShape = {
  piece: idShape,
  side: idShape,
  character: characterShape,
  points: pointsShape,
  click: clickShape,
  /** The click showing, if it differs from the click where the dial starts. */
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
  }),
  /** The map at the time when it was chosen. Later edits of the stored map do not change old games. */
  mapped: shape({
    name: nameShape,
    map: text(100_000),
    starts: mapOf(listOf(square, 4096), 16),
    /** Material strengths, by square (`c3`) or by wall or door (`b2/b3`), if the map has any. */
    strengths: optional(mapOf(smallCountShape, 4096)),
    /** Neighbouring stairs that do not lead to each other, `c3/c4`; absent if all do. */
    apart: optional(listOf(text(9, 5), 4096)),
    /** Id of the stored photograph of the map. */
    picture: optional(idShape),
  }),
  /**
   * A character joins a side. The fact stores the whole character, so that the game needs no other record. `click` is
   * where its dial starts.
   */
  joined: shape({
    ...waitingShape,
    /** The piece that generated it; absent if none exists. */
    from: optional(idShape),
  }),
  /** It waits on the sideline, out of play, until it joins. */
  sidelined: shape(waitingShape),
  left: shape({ piece: idShape }),
  /** Put on squares; an empty list takes it off the map without defeating it. */
  placed: shape({
    piece: idShape,
    squares,
    how: oneOf('placed', 'moved', 'carried', 'knocked-back'),
    /** The squares passed, with start and end; absent if they were not recorded. */
    path: optional(squares),
  }),
  object: shape({
    object: idShape,
    kind: oneOf('light', 'heavy', 'immobile'),
    square: nullOr(square),
    /** The side that placed it before the first turn; absent if unknown. */
    by: optional(idShape),
    /** Name of a special object; absent for a standard one, or to leave the name unchanged. */
    name: optional(nameShape),
  }),
  /** `id` is the map object that it picked up; absent if unknown. */
  holds: shape({
    piece: idShape,
    object: nullOr(oneOf('light', 'heavy')),
    id: optional(idShape),
    /** Name of a special object. */
    name: optional(nameShape),
  }),
  turn: shape({ side: idShape, round: integer(1, 100_000) }),
  /** It was given an action of the action total. */
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
   * Returned from a defeat; its place follows with the next `placed`. `mistake`: the defeat never happened. Needed in
   * missions, where the rules also return figures.
   */
  returned: shape({ piece: idShape, mistake: optional(boolean) }),
  /** Victory points won; if `among` is present, that many players share them evenly. */
  scored: shape({
    side: idShape,
    points: pointsShape,
    among: optional(integer(1, 100)),
    /** For a figure that survived to the end: taken back if the game continues. */
    survived: optional(boolean),
    /** Id of the feat that scored with the piece; taken back if `points` is below 0. */
    card: optional(idShape),
    piece: nullOr(idShape),
  }),
  /** Taken off the map and held by `by`; its tokens are removed. It scores no points yet. */
  captured: shape({ piece: idShape, by: idShape }),
  /** Captive no longer: rescued, released, or its captor was defeated. Its place follows with the next `placed`. */
  freed: shape({ piece: idShape }),
  /** A power or ability was cancelled, or counts again, whatever the dial shows. */
  switched: shape({
    piece: idShape,
    power: wordShape,
    off: boolean,
    until,
    /** The piece whose power cancelled it. It counts again once that piece can no longer cancel it. */
    by: optional(idShape),
  }),
  /**
   * Adds to a value until then; several add up. `by` 0 removes the changes of this value that end at `until`, or all of
   * them if `until` is null.
   */
  altered: shape({
    piece: idShape,
    value: oneOf(...ALTERED_VALUES),
    by: upTo1000,
    until,
    /** The piece whose power changed it. */
    from: optional(idShape),
  }),
  /** Smoke, a barrier or debris; `square` null takes it off the map. `owner` is a side. */
  marker: shape({
    marker: idShape,
    kind: oneOf(...MARKER_KINDS),
    square: nullOr(square),
    owner: nullOr(idShape),
    until,
    /** Its name for players, such as `smoke`. If absent, its kind is used. */
    name: optional(idShape),
    /** The piece whose power put it there. */
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
    terms: optional(termsShape),
    /** Role cards only: the characters that have the role. */
    role: optional(holdersShape),
  }),
  /** An event dial turned by this many clicks; below 0 means back. */
  'card-turned': shape({ card: idShape, by: upTo1000 }),
  'card-left': shape({ card: idShape }),
  /** A deck is added, or its list of cards is replaced; known cards stay where they are. `owner` is a side. */
  deck: shape({
    deck: idShape,
    owner: nullOr(idShape),
    cards: listOf(deckCardShape, 200),
    /** Set for phones that may not look: cards that were not shown have no name and text. */
    veiled: optional(boolean),
  }),
  'deck-left': shape({ deck: idShape }),
  /** A card of a deck moves. `name` is present if the card was unknown before. */
  dealt: shape({
    deck: idShape,
    card: idShape,
    to: oneOf(...DECK_PLACES),
    name: optional(nameShape),
    /** Its effect, if not all phones knew it before. */
    text: optional(longTextShape),
    /** The marks that represented it while only its owner could see it. */
    marks: optional(listOf(idShape, 100)),
  }),
  /**
   * A card moves between its deck and a hand. Phones that may not see it know only its mark; `card` and `name` are
   * present only for the others.
   */
  unseen: shape({
    deck: idShape,
    mark: idShape,
    to: oneOf('hand', 'deck'),
    card: optional(idShape),
    name: optional(nameShape),
  }),
  /**
   * A fact that only one side may know, encrypted. It changes nothing on a phone that cannot decrypt it. `open` is the
   * part that every phone may know, as a fact, or null. It is used when lines of a shared game become entries.
   */
  sealed: shape({ side: idShape, box: text(2_000_000), open: nullOr(anything) }),
  /** The order of the cards in the deck, the top one first; null if only the physical deck shows it. */
  shuffled: shape({ deck: idShape, order: nullOr(listOf(idShape, 200)) }),
  /**
   * A reminder of a scenario or an event dial was done or skipped. `due` is the edition's key for it; `side` is null if
   * it concerns no side in particular.
   */
  'seen-to': shape({ due: text(700, 1), side: nullOr(idShape) }),
  /** For the record only; `for` is the purpose of the roll. */
  rolled: shape({
    dice: listOf(integer(-9, 1000), 100),
    for: nullOr(nameShape),
    /** The piece that rolled; absent if unknown. */
    piece: optional(idShape),
    /** Whether the roll succeeded; absent if unknown, or if it was no test. */
    made: optional(boolean),
  }),
  /** The result of an attack, by target. `showed`: its dice, if they were exceptional. */
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
  /** Limits after which the game is over, by clock and by rounds; null for no limit. */
  limit: shape({ ms: nullOr(milliseconds), rounds: nullOr(integer(1, 100_000)) }),
  /** A step of the edition's set-up, by its id: done, skipped, or to be done again. */
  'set-up': shape({ step: idShape, state: oneOf('done', 'skipped', 'open') }),
  noted: shape({ text: longTextShape }),
  /** A house rule of the edition is adopted or dropped. `name` is its name at that time. */
  'house-ruled': shape({ rule: idShape, name: nameShape, on: boolean }),
  /** The players' own version of a book entry that no house rule covers; `text` null restores the book. */
  'house-noted': shape({ entry: idShape, title: nameShape, text: nullOr(text(20_000, 1)) }),
  /** The players' definition of a power that the edition does not define; null removes it. */
  meaning: shape({ power: wordShape, effects: nullOr(meaningEffectsShape) }),
  /** Whether the app plans turns in this game, for all its players. */
  planner: shape({ on: boolean }),
  ended: shape({ winner: nullOr(idShape) }),
  /** A power was used that a piece may use once a turn. */
  used: shape({ piece: idShape, power: wordShape }),
  /**
   * An action of several parts continues: a move before an attack, or one attack before another. `piece` null means
   * that it is over.
   */
  underway: shape({
    piece: nullOr(idShape),
    action: wordShape,
    attacks: smallCountShape,
    /** Squares of movement spent in it. */
    steps: integer(0, 999),
    /** Whether it ends with pushing damage. */
    pushes: boolean,
    /** Squares of movement left after its first move; absent before that. */
    left: optional(integer(0, 999)),
    /** Whether that move ended where the mover had to stop. */
    stopped: optional(boolean),
    /** The piece carried until the last of its moves. */
    carrying: optional(idShape),
    /** Opponents that it broke away from. */
    brokeFrom: optional(listOf(idShape, 100)),
  }),
  mode: shape({ piece: idShape, mode: oneOf('hovering', 'soaring') }),
  /** The number of rerolls that a themed team has left. */
  rerolls: shape({ side: idShape, left: smallCountShape }),
  /** Another side gives its actions for now; null: its own side again. */
  /** `by` is the piece whose power lends it. */
  loaned: shape({ piece: idShape, to: nullOr(idShape), by: optional(idShape) }),
  /** Additional actions for this turn, or fewer if below 0. */
  granted: shape({ side: idShape, by: integer(-99, 99) }),
  /**
   * Takes back an action of this turn. `last`: its action before that; `acted`: whether that one was also in this turn.
   */
  unacted: shape({ piece: idShape, last: nullOr(wordShape), acted: boolean }),
  /** `at` is a wall or a door (`b2/b3`), or a filled square; squares of `debris` become hindering terrain. */
  destroyed: shape({ what: oneOf(...BREAKABLES), at: text(9, 2), debris: squares, by: nullOr(idShape) }),
  /** Takes back a destruction; the squares of `cleared` had no debris before. */
  rebuilt: shape({ what: oneOf(...BREAKABLES), at: text(9, 2), cleared: squares }),
  /**
   * The phase of the round, as listed by the edition, and whose activation it is: a figure, a group (by name), or null.
   */
  phase: shape({ phase: wordShape, piece: nullOr(idShape) }),
  /** The character card that a figure plays by. A second fact replaces the card and leaves what is on it. */
  carded: shape({ piece: idShape, card: playedCardShape }),
  /**
   * Points, wounds and tokens beside a figure or on its card. `of` is the box, the card or the status; null if the
   * tally has only one place.
   */
  tallied: shape({ piece: idShape, tally: oneOf(...TALLIES), of: nullOr(nameShape), by: upTo1000 }),
  /** A token in its new state: on a square, with a figure, or out of the game if both are null. */
  token: shape({
    token: idShape,
    /** `hero-spawn villain-spawn henchman-spawn objective ammunition turret rubble`. */
    kind: wordShape,
    square: nullOr(square),
    holder: nullOr(idShape),
    /** Material strength; null if it cannot be damaged. */
    strength: nullableSmallCountShape,
    wounds: smallCountShape,
    /** Number of hits that remove it from the map; absent if unknown. */
    times: optional(integer(1, 99)),
    /** The scenario that added it. If absent, it belongs to every card that has a token of its name. */
    scenario: optional(idShape),
  }),
});

/**
 * An event on the table. Its wording never changes once written to disk. A fact never records why it was allowed: a
 * later fix of a rule must not rewrite an old game. Squares are stored as names (`c4`) so that people can read facts.
 */
export type Fact = TypeOf<typeof factShape>;
