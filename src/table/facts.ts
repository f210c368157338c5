import { cardShape } from '../catalog/card';
import { playedCardShape } from '../catalog/cards/played-card';
import { holdersShape, termsShape } from '../catalog/cards/scenario-shape';
import { characterShape } from '../catalog/character';
import { click, few, id, longText, maybeFew, name, points, word } from '../catalog/checks';
import {
  anything,
  type Checked,
  listOf,
  mapOf,
  nullOr,
  oneOf,
  optional,
  shape,
  text,
  variants,
  whole,
  yesOrNo,
} from '../plain/shape';
import { DECK_PLACES, deckCardShape } from './decks';
import { formatShape } from './formats';
import { meantEffects } from './meanings';

export const BREAKABLES = ['wall', 'door', 'blocking', 'object'] as const;
export type Breakable = (typeof BREAKABLES)[number];

/** `mobilized`: 1 for the henchman whose turn within its group it is, 3 for one that is done. `wounds` of a box, or of no slot yet (null), and on the base of a henchman; the last eleven begin anew with each activation. `struck`: what an attack that goes on from its first target was aimed at, 1 for the first target and 2 for the others. */
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
/** About eleven days. */
const milliseconds = whole(0, 1_000_000_000);
const upTo1000 = whole(-1000, 1000);
const buildTotal = whole(0, 100_000);
const actionTotal = whole(0, 1000);

const untilShape = shape({ side: id, when: oneOf('turn-begins', 'turn-ends') });
/** The next time that a turn of this side begins or ends. */
export type Until = Checked<typeof untilShape>;
const until = nullOr(untilShape);

const playerShape = shape({
  /** Any word, the one that pieces name; in the app `red`, `blue`, `green`, `violet`. */
  side: id,
  name,
  /** Where it is not the one of the game. */
  buildTotal: optional(buildTotal),
  actionTotal: optional(actionTotal),
  /** Players of one team play together; left out: alone. */
  team: optional(id),
});
export type Player = Checked<typeof playerShape>;

const waitingShape = {
  piece: id,
  side: id,
  character: characterShape,
  points,
  click,
  /** The click that shows, where it is not the one that its dial starts on. */
  showing: optional(click),
};

/** Every kind of fact, and what it holds. */
export const factShape = variants('fact', {
  began: shape({
    edition: id,
    buildTotal,
    actionTotal,
    players: listOf(playerShape, 16),
    /** The format of play; left out: everything plays. */
    format: optional(formatShape),
  }),
  /** The map as it was when it was chosen; later edits of the stored map leave old games alone. */
  mapped: shape({
    name,
    map: text(100_000),
    starts: mapOf(listOf(square, 4096), 16),
    /** Material strengths, by square (`c3`) or by wall or door (`b2/b3`), where the map tells them. */
    strengths: optional(mapOf(few, 4096)),
    /** Neighbouring stairs that do not lead to each other, `c3/c4`; left out where all do. */
    apart: optional(listOf(text(9, 5), 4096)),
    /** Id of the photograph of it that is kept on the device. */
    picture: optional(id),
  }),
  /** A character joins a side. The whole character is kept, so that the game stands by itself. `click` is where its dial starts. */
  joined: shape({
    ...waitingShape,
    /** The piece that generated it; left out where none did. */
    from: optional(id),
  }),
  /** It waits beside the map from now on, out of play; once it joins, it waits no more. */
  sidelined: shape(waitingShape),
  left: shape({ piece: id }),
  /** Put on squares; an empty list takes it off the map without defeating it. */
  placed: shape({
    piece: id,
    squares,
    how: oneOf('placed', 'moved', 'carried', 'knocked-back'),
    /** The squares passed, start and end included; left out where nobody asked. */
    path: optional(squares),
  }),
  object: shape({
    object: id,
    kind: oneOf('light', 'heavy', 'immobile'),
    square: nullOr(square),
    /** The side that laid it before the first turn; left out: nobody in particular. */
    by: optional(id),
    /** What a special object is called; left out: a standard one, or the one that it was. */
    name: optional(name),
  }),
  /** `id` is the object that it took from the map; left out where nobody told which. */
  holds: shape({
    piece: id,
    object: nullOr(oneOf('light', 'heavy')),
    id: optional(id),
    /** What a special object is called. */
    name: optional(name),
  }),
  turn: shape({ side: id, round: whole(1, 100_000) }),
  /** An action of the action total was spent on it. */
  acted: shape({ piece: id, action: word }),
  tokens: shape({ piece: id, by: upTo1000 }),
  /** The dial turned `by` clicks: more is damage, less is healing. */
  clicked: shape({
    piece: id,
    by: upTo1000,
    cause: oneOf('damage', 'push', 'critical', 'knock-back', 'heal'),
    from: nullOr(id),
  }),
  defeated: shape({ piece: id, by: nullOr(id) }),
  /** Back from a defeat; it stands where it is next placed. `mistake`: in a mission, where figures come back by the rules too, the defeat never was. */
  returned: shape({ piece: id, mistake: optional(yesOrNo) }),
  /** Victory points won; `among` players shared them evenly, each won that part. */
  scored: shape({
    side: id,
    points,
    among: optional(whole(1, 100)),
    /** For a figure that was still there at the end: taken back should the game go on. */
    survived: optional(yesOrNo),
    /** For a feat that went with the piece, by its id; taken back where `points` are below 0. */
    card: optional(id),
    piece: nullOr(id),
  }),
  /** Taken off the map and held by `by`; its tokens are gone. It scores for nobody yet. */
  captured: shape({ piece: id, by: id }),
  /** No captive any more: rescued, released, or its captor fell. It stands where it is next placed. */
  freed: shape({ piece: id }),
  /** A power or ability that does not count, or counts again, whatever the dial shows. */
  switched: shape({
    piece: id,
    power: word,
    off: yesOrNo,
    until,
    /** The piece whose power cancelled it: it counts again once that piece can no longer do so. */
    by: optional(id),
  }),
  /** Adds to a value until then; several add up. `by` 0 takes away those that end at `until`, or all of that value where it is null. */
  altered: shape({
    piece: id,
    value: oneOf(...ALTERED_VALUES),
    by: upTo1000,
    until,
    /** The piece whose power changed it. */
    from: optional(id),
  }),
  /** Smoke, a barrier, debris; `square` null takes it off the map. `owner` is a side. */
  marker: shape({
    marker: id,
    kind: oneOf(...MARKER_KINDS),
    square: nullOr(square),
    owner: nullOr(id),
    until,
    /** What players call it: `smoke`. Where left out, its kind names it. */
    name: optional(id),
    /** The piece whose power put it there. */
    from: optional(id),
  }),
  /** A card comes into the game, or is changed where its id is known. `owner` is a side, `click` what its dial shows. */
  card: shape({
    card: id,
    is: cardShape,
    owner: nullOr(id),
    pieces: listOf(id, 100),
    click,
    /** Of a scenario card of a mission: all of it that can be told as data; left out for all others. */
    terms: optional(termsShape),
    /** Of the card of a role that a scenario gives: who has it; left out for all others. */
    role: optional(holdersShape),
  }),
  /** An event dial turned so many clicks on, or back where below 0. */
  'card-turned': shape({ card: id, by: upTo1000 }),
  'card-left': shape({ card: id }),
  /** A deck comes into the game, or its cards are told anew: those that it keeps stay where they are. `owner` is a side. */
  deck: shape({
    deck: id,
    owner: nullOr(id),
    cards: listOf(deckCardShape, 200),
    /** Told to those who may not look: cards that were not shown have no words. Left out: all of it is told. */
    veiled: optional(yesOrNo),
  }),
  'deck-left': shape({ deck: id }),
  /** A card of a deck goes somewhere; `name` where it was not known what it is before it came. */
  dealt: shape({
    deck: id,
    card: id,
    to: oneOf(...DECK_PLACES),
    name: optional(name),
    /** What it does, where that was not known to all before. */
    text: optional(longText),
    /** What stood for it while only its owner could see it. */
    marks: optional(listOf(id, 100)),
  }),
  /** A card moves between its deck and a hand, told by a mark to those who may not see it; `card` and `name` stand only where that may be known. */
  unseen: shape({ deck: id, mark: id, to: oneOf('hand', 'deck'), card: optional(id), name: optional(name) }),
  /** What only a side may know, closed; it changes nothing where it cannot be opened. `open` is the fact that may be told of it, read where lines of a shared game become entries. */
  sealed: shape({ side: id, box: text(2_000_000), open: nullOr(anything) }),
  /** How the cards that are in the deck lie, the top one first; null: the deck on the table knows. */
  shuffled: shape({ deck: id, order: nullOr(listOf(id, 200)) }),
  /** Something that a scenario or an event dial asked for, of a side or of nobody in particular, was done or passed over: by the words that the edition names it by. */
  'seen-to': shape({ due: text(700, 1), side: nullOr(id) }),
  /** For the record; `for` says what was rolled for. */
  rolled: shape({
    dice: listOf(whole(-9, 1000), 100),
    for: nullOr(name),
    /** Whose roll it was; left out: nobody told. */
    piece: optional(id),
    /** Whether it was enough; left out: nobody told, or the roll was no test. */
    made: optional(yesOrNo),
  }),
  /** How an attack came out, by target. `showed`: what its dice showed, where that was out of the ordinary. */
  attacked: shape({
    piece: id,
    attack: word,
    hit: listOf(id, 100),
    missed: listOf(id, 100),
    evaded: optional(listOf(id, 100)),
    showed: optional(oneOf('sixes', 'doubles', 'ones')),
  }),
  /** Counters of scenarios, cards and the like; below 0 too. By 0 it begins at none. */
  counted: shape({ counter: id, by: whole(-1_000_000, 1_000_000) }),
  /** A counter that is wanted no more. */
  uncounted: shape({ counter: id }),
  /** So many milliseconds of a player's time. */
  clocked: shape({ side: id, ms: milliseconds }),
  /** When the game is over by the clock or by rounds; null: never. */
  limit: shape({ ms: nullOr(milliseconds), rounds: nullOr(whole(1, 100_000)) }),
  /** A step of the edition's set-up, by its id: ticked off, passed over, or to be done again. */
  'set-up': shape({ step: id, state: oneOf('done', 'skipped', 'open') }),
  noted: shape({ text: longText }),
  /** A house rule of the edition is played from here on, or no more. `name` is what it was called then. */
  'house-ruled': shape({ rule: id, name, on: yesOrNo }),
  /** How the table plays an entry of the book where no house rule says it; `text` null: as the book has it again. */
  'house-noted': shape({ entry: id, title: name, text: nullOr(text(20_000, 1)) }),
  /** What a power does in this game though the edition does not define it, as its players say; null: it does nothing again. */
  meaning: shape({ power: word, effects: nullOr(meantEffects) }),
  /** Whether the app plans turns in this game, for all who play it. */
  planner: shape({ on: yesOrNo }),
  ended: shape({ winner: nullOr(id) }),
  /** A power was used that a piece may use once a turn. */
  used: shape({ piece: id, power: word }),
  /** An action of several parts goes on: a move before an attack, one attack before another. `piece` null: it is over. */
  underway: shape({
    piece: nullOr(id),
    action: word,
    attacks: few,
    /** Squares of movement spent in it. */
    steps: whole(0, 999),
    /** Whether pushing damage is still to come at its end. */
    pushes: yesOrNo,
    /** Squares of movement that its first move left, once it was made; left out before. */
    left: optional(whole(0, 999)),
    /** Whether that move ended where the mover had to stop. */
    stopped: optional(yesOrNo),
    /** Who is carried along until the last of its moves. */
    carrying: optional(id),
    /** Opponents that it broke away from. */
    brokeFrom: optional(listOf(id, 100)),
  }),
  mode: shape({ piece: id, mode: oneOf('hovering', 'soaring') }),
  /** How many rolls a themed team may still have made anew. */
  rerolls: shape({ side: id, left: few }),
  /** For now another side gives its actions; null: its own again. */
  /** `by` is the piece whose power lends it. */
  loaned: shape({ piece: id, to: nullOr(id), by: optional(id) }),
  /** So many actions more, or fewer, for this turn. */
  granted: shape({ side: id, by: whole(-99, 99) }),
  /** An action of this turn was not given after all. `last`: what it was given before that; `acted`: whether also in this turn. */
  unacted: shape({ piece: id, last: nullOr(word), acted: yesOrNo }),
  /** `at` is a wall or a door (`b2/b3`), or a square that was filled; `debris` lies there from then on. */
  destroyed: shape({ what: oneOf(...BREAKABLES), at: text(9, 2), debris: squares, by: nullOr(id) }),
  /** It stands after all; the squares of `cleared` had been no debris before. */
  rebuilt: shape({ what: oneOf(...BREAKABLES), at: text(9, 2), cleared: squares }),
  /** What the round has come to, as the edition lists it, and whose activation it is: a figure's, a group's (by name) or nobody's. */
  phase: shape({ phase: word, piece: nullOr(id) }),
  /** The card that a figure plays by. Once more, it changes the card and leaves what lies on it. */
  carded: shape({ piece: id, card: playedCardShape }),
  /** Points, wounds and tokens kept beside a figure or on its card. `of` is the box, the card or the status; null where there is but one. */
  tallied: shape({ piece: id, tally: oneOf(...TALLIES), of: nullOr(name), by: upTo1000 }),
  /** A token as it now is: on a square, with a figure, or, where both are null, out of the game. */
  token: shape({
    token: id,
    /** `hero-spawn villain-spawn henchman-spawn objective ammunition turret rubble`. */
    kind: word,
    square: nullOr(square),
    holder: nullOr(id),
    /** Material strength; null: it cannot be damaged. */
    strength: maybeFew,
    wounds: few,
    /** How often it must be damaged before it leaves the map; left out where nobody told. */
    times: optional(whole(1, 99)),
    /** The scenario that brought it; left out where nobody told: then it belongs to every card that has one of its name. */
    scenario: optional(id),
  }),
});

/**
 * What happened on the table, in words that never change once written to disk. A fact never says why it was allowed:
 * a later fix to a rule must not rewrite an old game. Squares are names (`c4`), so that a fact can be read by eye.
 */
export type Fact = Checked<typeof factShape>;
