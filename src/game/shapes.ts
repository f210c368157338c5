import { CARD_KINDS, type Card, type DialEffect, EVENT_TURNS, type EventDial } from '../catalog/card';
import type { PlayedAction, PlayedBox, PlayedCard } from '../catalog/cards/played-card';
import type { Character, Click, DialValue, SpecialPower } from '../catalog/character';
import { isRecord } from '../plain/record';
import { bad, type Result } from '../plain/result';
import {
  type Check,
  listOf,
  mapOf,
  nullOr,
  oneOf,
  optional,
  parseWith,
  shape,
  text,
  whole,
  yesOrNo,
} from '../plain/shape';
import { DECK_PLACES, type DeckCard } from '../table/decks';
import { ALTERED_VALUES, BREAKABLES, type Fact, MARKER_KINDS, type Player, TALLIES, type Until } from '../table/facts';
import { STRIKER_KINDS } from '../table/piece';

/** The longest name that is kept; the readers of foreign files are stricter. */
export const NAME_LENGTH = 500;
const LONG_TEXT = 20_000;

const name = text(NAME_LENGTH);
const word = text(200);
const id = text(200, 1);
const words = listOf(word, 200);
const points = whole(-1_000_000_000, 1_000_000_000);
const click = whole(1, 200);

const dialValue = shape<DialValue>({ value: whole(-99, 999), power: nullOr(word) });

/** A mark that stands or is left out. */
const oneOfTrue: Check = (value) => (value === true ? null : { path: [], wanted: 'true' });

const characterShape = shape<Character>({
  id,
  name,
  set: word,
  number: word,
  rank: oneOf('plain', 'unique', 'prime'),
  bystander: yesOrNo,
  teams: words,
  keywords: words,
  base: listOf(whole(1, 64), 2, 2),
  size: oneOf('tiny', 'standard', 'giant', 'colossal'),
  abilities: words,
  range: whole(0, 999),
  targets: whole(1, 999),
  starts: listOf(shape<Character['starts'][number]>({ points, click }), 60, 1),
  dial: listOf(shape<Click>({ speed: dialValue, attack: dialValue, defense: dialValue, damage: dialValue }), 200, 1),
  specials: listOf(
    shape<SpecialPower>({
      slot: oneOf('speed', 'attack', 'defense', 'damage', 'trait', 'other'),
      name,
      text: text(LONG_TEXT),
      grants: words,
    }),
    100,
  ),
  archenemy: optional(nullOr(word)),
  card: optional(shape({})),
  rarity: optional(word),
  realName: optional(name),
  picture: optional(id),
  extras: optional(mapOf(text(LONG_TEXT), 100)),
  guessed: optional(listOf(text(20), 800)),
  byHand: optional(oneOfTrue),
  origin: oneOf('demo', 'entered', 'imported'),
});

/** Reads a stored character; the fault names the place in it. */
export function parseCharacter(value: unknown): Result<Character, string> {
  return parseWith(characterShape, value);
}

const cardShape = shape<Card>({
  kind: oneOf(...CARD_KINDS),
  name,
  text: text(LONG_TEXT),
  needs: text(LONG_TEXT),
  points,
  each: yesOrNo,
  dial: nullOr(
    shape<EventDial>({
      clicks: listOf(word, 200, 1),
      ends: yesOrNo,
      turns: optional(oneOf(...EVENT_TURNS)),
      by: optional(whole(-200, 200)),
      effects: optional(listOf(shape<DialEffect>({ colour: word, text: text(LONG_TEXT) }), 200)),
    }),
  ),
  scene: optional(id),
});

/** Reads a stored card; the fault names the place in it. */
export function parseCard(value: unknown): Result<Card, string> {
  return parseWith(cardShape, value);
}

type Kind = Fact['fact'];
type Keys<Name extends Kind> = Omit<Extract<Fact, { readonly fact: Name }>, 'fact'>;

function factShape<Name extends Kind>(keys: { readonly [Key in keyof Keys<Name>]-?: Check }): Check {
  return shape<Keys<Name>>(keys);
}

const squareNames = listOf(text(4, 2), 64);
const until = nullOr(shape<Until>({ side: id, when: oneOf('turn-begins', 'turn-ends') }));
/** About eleven days. */
const milliseconds = whole(0, 1_000_000_000);
/** Points, prices, slots, tokens. */
const few = whole(0, 99);
const maybeFew = nullOr(few);
const playedCard = shape<PlayedCard>({
  kind: oneOf(...STRIKER_KINDS),
  group: nullOr(id),
  gain: maybeFew,
  rest: few,
  red: maybeFew,
  last: few,
  health: maybeFew,
  march: maybeFew,
  boxes: mapOf(shape<PlayedBox>({ cost: few, slots: few, strength: maybeFew, type: word }), 9),
  cards: mapOf(shape<PlayedAction>({ box: nullOr(word), cost: few, slots: few, duration: few, reaction: yesOrNo }), 99),
});
const objectKind = oneOf('light', 'heavy', 'immobile');

const FACT_SHAPES: { readonly [Name in Kind]: Check } = {
  began: factShape<'began'>({
    edition: id,
    buildTotal: whole(0, 100_000),
    actionTotal: whole(0, 1000),
    players: listOf(
      shape<Player>({
        side: id,
        name,
        buildTotal: optional(whole(0, 100_000)),
        actionTotal: optional(whole(0, 1000)),
      }),
      16,
    ),
  }),
  mapped: factShape<'mapped'>({
    name,
    map: text(100_000),
    starts: mapOf(listOf(text(4, 2), 4096), 16),
    strengths: optional(mapOf(few, 4096)),
    picture: optional(id),
  }),
  joined: factShape<'joined'>({ piece: id, side: id, character: characterShape, points, click }),
  left: factShape<'left'>({ piece: id }),
  placed: factShape<'placed'>({
    piece: id,
    squares: squareNames,
    how: oneOf('placed', 'moved', 'carried', 'knocked-back'),
    path: optional(squareNames),
  }),
  object: factShape<'object'>({
    object: id,
    kind: objectKind,
    square: nullOr(text(4, 2)),
    by: optional(id),
    name: optional(name),
  }),
  holds: factShape<'holds'>({
    piece: id,
    object: nullOr(oneOf('light', 'heavy')),
    id: optional(id),
    name: optional(name),
  }),
  turn: factShape<'turn'>({ side: id, round: whole(1, 100_000) }),
  acted: factShape<'acted'>({ piece: id, action: word }),
  tokens: factShape<'tokens'>({ piece: id, by: whole(-1000, 1000) }),
  clicked: factShape<'clicked'>({
    piece: id,
    by: whole(-1000, 1000),
    cause: oneOf('damage', 'push', 'critical', 'knock-back', 'heal'),
    from: nullOr(id),
  }),
  defeated: factShape<'defeated'>({ piece: id, by: nullOr(id) }),
  returned: factShape<'returned'>({ piece: id }),
  scored: factShape<'scored'>({
    side: id,
    points,
    among: optional(whole(1, 100)),
    survived: optional(yesOrNo),
    card: optional(id),
    piece: nullOr(id),
  }),
  captured: factShape<'captured'>({ piece: id, by: id }),
  freed: factShape<'freed'>({ piece: id }),
  switched: factShape<'switched'>({ piece: id, power: word, off: yesOrNo, until, by: optional(id) }),
  altered: factShape<'altered'>({
    piece: id,
    value: oneOf(...ALTERED_VALUES),
    by: whole(-1000, 1000),
    until,
    from: optional(id),
  }),
  marker: factShape<'marker'>({
    marker: id,
    kind: oneOf(...MARKER_KINDS),
    square: nullOr(text(4, 2)),
    owner: nullOr(id),
    until,
    name: optional(id),
    from: optional(id),
  }),
  card: factShape<'card'>({ card: id, is: cardShape, owner: nullOr(id), pieces: listOf(id, 100), click }),
  'card-turned': factShape<'card-turned'>({ card: id, by: whole(-1000, 1000) }),
  'card-left': factShape<'card-left'>({ card: id }),
  deck: factShape<'deck'>({
    deck: id,
    owner: nullOr(id),
    cards: listOf(shape<DeckCard>({ id, name, text: text(LONG_TEXT) }), 200),
  }),
  'deck-left': factShape<'deck-left'>({ deck: id }),
  dealt: factShape<'dealt'>({ deck: id, card: id, to: oneOf(...DECK_PLACES), name: optional(name) }),
  shuffled: factShape<'shuffled'>({ deck: id, order: nullOr(listOf(id, 200)) }),
  'seen-to': factShape<'seen-to'>({ due: text(700, 1), side: nullOr(id) }),
  rolled: factShape<'rolled'>({ dice: listOf(whole(-9, 1000), 100), for: nullOr(name) }),
  counted: factShape<'counted'>({ counter: id, by: whole(-1_000_000, 1_000_000) }),
  uncounted: factShape<'uncounted'>({ counter: id }),
  clocked: factShape<'clocked'>({ side: id, ms: milliseconds }),
  limit: factShape<'limit'>({ ms: nullOr(milliseconds), rounds: nullOr(whole(1, 100_000)) }),
  'set-up': factShape<'set-up'>({ step: id, state: oneOf('done', 'skipped', 'open') }),
  noted: factShape<'noted'>({ text: text(LONG_TEXT) }),
  'house-ruled': factShape<'house-ruled'>({ rule: id, name, on: yesOrNo }),
  'house-noted': factShape<'house-noted'>({ entry: id, title: name, text: nullOr(text(LONG_TEXT, 1)) }),
  ended: factShape<'ended'>({ winner: nullOr(id) }),
  used: factShape<'used'>({ piece: id, power: word }),
  underway: factShape<'underway'>({
    piece: nullOr(id),
    action: word,
    attacks: few,
    steps: whole(0, 999),
    pushes: yesOrNo,
  }),
  mode: factShape<'mode'>({ piece: id, mode: oneOf('hovering', 'soaring') }),
  rerolls: factShape<'rerolls'>({ side: id, left: few }),
  loaned: factShape<'loaned'>({ piece: id, to: nullOr(id) }),
  granted: factShape<'granted'>({ side: id, by: whole(-99, 99) }),
  unacted: factShape<'unacted'>({ piece: id, last: nullOr(word), acted: yesOrNo }),
  destroyed: factShape<'destroyed'>({
    what: oneOf(...BREAKABLES),
    at: text(9, 2),
    debris: squareNames,
    by: nullOr(id),
  }),
  rebuilt: factShape<'rebuilt'>({ what: oneOf(...BREAKABLES), at: text(9, 2), cleared: squareNames }),
  phase: factShape<'phase'>({ phase: word, piece: nullOr(id) }),
  carded: factShape<'carded'>({ piece: id, card: playedCard }),
  tallied: factShape<'tallied'>({ piece: id, tally: oneOf(...TALLIES), of: nullOr(name), by: whole(-1000, 1000) }),
  token: factShape<'token'>({
    token: id,
    kind: word,
    square: nullOr(text(4, 2)),
    holder: nullOr(id),
    strength: maybeFew,
    wounds: few,
  }),
};

/** Reads a fact as it comes from disk or from another phone; the fault names the place in it. */
export function parseFact(value: unknown): Result<Fact, string> {
  if (!isRecord(value) || typeof value.fact !== 'string') return bad('fact: a kind of fact');
  if (!Object.hasOwn(FACT_SHAPES, value.fact))
    return bad(`fact: no kind of fact known here: ${value.fact.slice(0, 40)}`);
  return parseWith(FACT_SHAPES[value.fact as Kind], value);
}
