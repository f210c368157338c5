import { powerName } from '../../catalog/powers';
import { fraction, printMixed } from '../../plain/fraction';
import { own } from '../../plain/own';
import type { DeckPlace } from '../../table/decks';
import type { Breakable, Fact, Until } from '../../table/facts';
import { eitherOf } from '../either';
import type { Naming } from '../naming';
import { capital, say, sayMany } from '../say';
import { EN_CARD_KINDS } from './cards';
import { markerName as nameOfKind, objectKind, phaseName, stepName, tokenKind } from './ids';
import { EN_PLACES } from './places';
import { EN_VALUES } from './sources';
import { wordsOfTally } from './tallies';

type FactWords = {
  readonly [Kind in Fact['fact']]: (fact: Extract<Fact, { readonly fact: Kind }>, naming: Naming) => string;
};

const clicks = (count: number): string => sayMany(count, '1 click', '{n} clicks');
const from = (id: string | null, naming: Naming): string =>
  id === null ? '' : say(' from {piece}', { piece: naming.piece(id) });

/** What happened on the table, in English, as the log tells it. */
export const EN_FACTS: FactWords = {
  began: (fact, naming) =>
    say('The game begins: {list}, {buildTotal} points, {edition}', {
      list: EN_PLACES.list(fact.players.map((player) => player.name)),
      buildTotal: fact.buildTotal,
      edition: naming.edition(fact.edition),
    }),
  mapped: (fact) => say('The map is {name}', { name: fact.name }),
  joined: (fact, naming) =>
    say('{name} joins {side} for {points} points', {
      name: fact.character.name,
      side: naming.side(fact.side),
      points: fact.points,
    }),
  left: (fact, naming) => say('{piece} leaves the game', { piece: naming.piece(fact.piece) }),
  placed: (fact, naming) => placed(fact, naming.piece(fact.piece)),
  object: (fact, naming) => {
    const what =
      fact.name === undefined
        ? say('A {kind} object', { kind: objectKind(fact.kind) })
        : say('{name} ({kind} object)', { name: fact.name, kind: objectKind(fact.kind) });
    if (fact.square === null) return say('{what} is taken off the map', { what });
    const lies = say('{what} lies at {square}', { what, square: fact.square });
    return fact.by === undefined ? lies : say('{lies}, laid by {side}', { lies, side: naming.side(fact.by) });
  },
  holds: (fact, naming) =>
    fact.object === null
      ? say('{piece} lets go of its object', { piece: naming.piece(fact.piece) })
      : say('{piece} holds a {object} object', { piece: naming.piece(fact.piece), object: objectKind(fact.object) }),
  turn: (fact, naming) => say('Round {round}: the turn of {side}', { round: fact.round, side: naming.side(fact.side) }),
  acted: ({ piece, action }, naming) =>
    `${naming.piece(piece)} ${own(ACTIVATED, action) ?? say('is given the action {action}', { action: action.replaceAll('-', ' ') })}`,
  tokens: (fact, naming) => {
    const count = Math.abs(fact.by);
    return `${naming.piece(fact.piece)} ${fact.by < 0 ? say('loses') : say('gets')} ${sayMany(count, 'an action token', '{n} action tokens')}`;
  },
  clicked: (fact, naming) => clicked(fact, naming),
  defeated: (fact, naming) =>
    fact.by === null
      ? say('{piece} is knocked out', { piece: naming.piece(fact.piece) })
      : say('{piece} knocks out {piece2}', { piece: naming.piece(fact.by), piece2: naming.piece(fact.piece) }),
  returned: (fact, naming) => say('{piece} comes back', { piece: naming.piece(fact.piece) }),
  scored: (fact, naming) =>
    `${naming.side(fact.side)} ${fact.points < 0 ? say('loses') : say('scores')} ${printMixed(fraction(Math.abs(fact.points), fact.among ?? 1))}${wonFor(fact, naming)}${fact.survived === true ? say(', still there at the end') : ''}`,
  captured: (fact, naming) =>
    say('{piece} captures {piece2}', { piece: naming.piece(fact.by), piece2: naming.piece(fact.piece) }),
  freed: (fact, naming) => say('{piece} is free again', { piece: naming.piece(fact.piece) }),
  switched: (fact, naming) => {
    const words = { piece: naming.piece(fact.piece), power: powerName(fact.power) };
    if (!fact.off) return say('{piece} can again use {power}', words);
    return fact.until === null
      ? say('{piece} cannot use {power}', words)
      : say('{piece} cannot use {power} until {end}', { ...words, end: endOf(fact.until, naming) });
  },
  altered,
  marker: (fact, naming) =>
    fact.square === null
      ? say('{markerName} is taken off the map', { markerName: markerName(fact) })
      : fact.until === null
        ? say('{markerName} lies at {square}', { markerName: markerName(fact), square: fact.square })
        : say('{markerName} lies at {square} until {end}', {
            markerName: markerName(fact),
            square: fact.square,
            end: endOf(fact.until, naming),
          }),
  card: (fact, naming) => {
    const on = EN_PLACES.list(fact.pieces.map(naming.piece));
    const whose = on === '' && fact.owner !== null ? say(' of {side}', { side: naming.side(fact.owner) }) : '';
    return say('{cardkinds}{whose} in play: {card}{value}', {
      cardkinds: EN_CARD_KINDS[fact.is.kind],
      whose,
      card: fact.card,
      value: on === '' ? '' : say(', on {on}', { on }),
    });
  },
  'card-turned': (fact) =>
    fact.by < 0
      ? say('The dial of {card} is turned {clicks} back', { card: fact.card, clicks: clicks(-fact.by) })
      : say('The dial of {card} is turned {clicks} on', { card: fact.card, clicks: clicks(fact.by) }),
  'card-left': (fact) => say('{card} is taken away', { card: fact.card }),
  deck: (fact, naming) =>
    `${deckOf(fact.owner, fact.deck, naming)}: ${sayMany(fact.cards.length, '1 card', '{n} cards')}`,
  'deck-left': (fact) => say('{deck} is taken away', { deck: fact.deck }),
  dealt: (fact) => DEALT[fact.to](fact.name ?? say('Card {card}', { card: fact.card }), fact.deck),
  shuffled: (fact) =>
    fact.order === null
      ? say('{deck} is shuffled on the table', { deck: fact.deck })
      : say('{deck} is shuffled', { deck: fact.deck }),
  'seen-to': (fact, naming) =>
    say('Seen to{value}: {due}', {
      value: fact.side === null ? '' : say(' for {side}', { side: naming.side(fact.side) }),
      due: fact.due,
    }),
  rolled: (fact) =>
    say('Rolled {list}{value}', {
      list: EN_PLACES.list(fact.dice.map(String)),
      value: fact.for === null ? '' : say(' for {for}', { for: say(fact.for) }),
    }),
  counted: (fact, naming) => {
    const counter = counterOf(fact.counter, naming);
    if (fact.by === 0) return say('A counter begins: {counter}', { counter });
    return fact.by < 0
      ? say('{counter}: down {count}', { counter, count: -fact.by })
      : say('{counter}: up {count}', { counter, count: fact.by });
  },
  uncounted: (fact) => say('The counter {counter} is taken away', { counter: fact.counter }),
  clocked: (fact, naming) => say('{side} used {time}', { side: naming.side(fact.side), time: time(fact.ms) }),
  limit: (fact) => {
    const parts = [
      ...(fact.ms === null ? [] : [time(fact.ms)]),
      ...(fact.rounds === null ? [] : [sayMany(fact.rounds, '1 round', '{n} rounds')]),
    ];
    return parts.length === 0
      ? say('The game has no limit')
      : say('The game is limited to {parts}', { parts: eitherOf(parts) });
  },
  'set-up': (fact) => STEPS[fact.state](stepName(fact.step)),
  noted: (fact) => fact.text,
  'house-ruled': (fact) =>
    fact.on
      ? say('House rule: {name}', { name: say(fact.name) })
      : say('House rule no more: {name}', { name: say(fact.name) }),
  'house-noted': (fact) =>
    fact.text === null
      ? say('{title}: played by the book again', { title: fact.title })
      : say('{title}: we play it so: {text}', { title: fact.title, text: fact.text }),
  ended: (fact, naming) =>
    fact.winner === null
      ? say('The game ends in a draw')
      : say('{side} wins the game', { side: naming.side(fact.winner) }),
  unacted: (fact, naming) => say('{piece} was not given that action after all', { piece: naming.piece(fact.piece) }),
  destroyed: (fact, naming) =>
    `${fact.by === null ? say('Destroyed:') : say('{piece} destroys', { piece: naming.piece(fact.by) })} ${breakable(fact.what, fact.at)}${fact.debris.length === 0 ? '' : say(', debris on {list}', { list: EN_PLACES.list(fact.debris) })}`,
  rebuilt: (fact) => say('Not destroyed after all: {breakable}', { breakable: breakable(fact.what, fact.at) }),
  phase: (fact, naming) =>
    fact.piece === null
      ? say('It is the {phase}', { phase: phaseName(fact.phase) })
      : say('The activation of {piece}', { piece: naming.piece(fact.piece) }),
  carded: (fact, naming) => say('{piece} plays by its card', { piece: naming.piece(fact.piece) }),
  tallied: wordsOfTally,
  token: (fact, naming) => {
    const what = say('The {kind} token {token}', { kind: tokenKind(fact.kind), token: fact.token });
    if (fact.holder !== null) return say('{what} is with {piece}', { what, piece: naming.piece(fact.holder) });
    if (fact.square === null) return say('{what} is taken out of the game', { what });
    return say('{what} lies at {square}{value}', {
      what,
      square: fact.square,
      value: fact.wounds === 0 ? '' : say(', damaged {wounds} times', { wounds: fact.wounds }),
    });
  },
};

/** What a figure is given, or, in games of activations, what it is activated for. */
const ACTIVATED: Readonly<Record<string, string>> = {
  move: say('is given a move action'),
  close: say('is given a close action'),
  ranged: say('is given a ranged action'),
  power: say('is given a power action'),
  free: say('is given a free action'),
  pass: say('passes'),
  gain: say('begins its turn with action points'),
  rest: say('begins its turn with a rest'),
  retreat: say('makes a tactical retreat'),
  extract: say('leaves by a spawn point'),
  respawn: say('takes its turn to respawn'),
};

/** Nobody is told what was drawn before it is shown. */
const DEALT: Readonly<Record<DeckPlace, (card: string, deck: string) => string>> = {
  deck: (card, deck) => say('{card} goes back into {deck}', { card, deck }),
  hand: (_, deck) => say('A card is drawn from {deck}', { deck }),
  play: (card, deck) => say('{card} of {deck} is in play', { card, deck }),
  discard: (card, deck) => say('{card} of {deck} is discarded', { card, deck }),
};

function deckOf(owner: string | null, deck: string, naming: Naming): string {
  return owner === null ? deck : say('{deck}, of {side}', { deck, side: naming.side(owner) });
}

const STEPS = {
  done: (step: string) => say('Set-up: {step} done', { step }),
  skipped: (step: string) => say('Set-up: {step} passed over', { step }),
  open: (step: string) => say('Set-up: {step} to be done again', { step }),
} as const;

const MARKERS = {
  hindering: say('hindering terrain'),
  blocking: say('blocking terrain'),
  special: say('special'),
} as const;

/** `Smoke`; `A hindering terrain marker` where it has no name. */
function markerName({ name, kind }: Extract<Fact, { readonly fact: 'marker' }>): string {
  return name === undefined ? say('A {markers} marker', { markers: MARKERS[kind] }) : capital(nameOfKind(name));
}

/** A counter that a side has is kept by the side's id, and told by its player: `Command Dial of Ana`. */
function counterOf(counter: string, naming: Naming): string {
  const { what, side } = /^(?<what>.+) of (?<side>[a-z]+)$/.exec(counter)?.groups ?? {};
  if (what === undefined || side === undefined || naming.side(side) === side) return counter;
  return say('{name} of {side}', { name: what, side: naming.side(side) });
}

function wonFor({ card, piece }: Extract<Fact, { readonly fact: 'scored' }>, naming: Naming): string {
  const of = piece === null ? '' : naming.piece(piece);
  if (card !== undefined) return say(' for {card}{value}', { card, value: of === '' ? '' : say(' of {of}', { of }) });
  return of === '' ? '' : say(' for {of}', { of });
}

/** `the turn of Ana begins`, to stand behind `until`. */
function endOf({ side, when }: Until, naming: Naming): string {
  return when === 'turn-begins'
    ? say('the turn of {side} begins', { side: naming.side(side) })
    : say('the turn of {side} ends', { side: naming.side(side) });
}

function altered(fact: Extract<Fact, { readonly fact: 'altered' }>, naming: Naming): string {
  const words = { value: EN_VALUES[fact.value], piece: naming.piece(fact.piece), by: Math.abs(fact.by) };
  if (fact.by === 0) return say('The {value} of {piece} is no longer changed', words);
  if (fact.until === null)
    return fact.by > 0
      ? say('The {value} of {piece} is {by} higher', words)
      : say('The {value} of {piece} is {by} lower', words);
  const ended = { ...words, end: endOf(fact.until, naming) };
  return fact.by > 0
    ? say('The {value} of {piece} is {by} higher until {end}', ended)
    : say('The {value} of {piece} is {by} lower until {end}', ended);
}

/** `1 h 5 min`, `12 min`, `40 s`. */
function time(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return say('{seconds} s', { seconds });
  const hours = Math.floor(minutes / 60);
  const rest = hours > 0 ? minutes % 60 : minutes;
  return [...(hours > 0 ? [say('{hours} h', { hours })] : []), ...(rest > 0 ? [say('{rest} min', { rest })] : [])].join(
    ' ',
  );
}

function placed(fact: Extract<Fact, { readonly fact: 'placed' }>, name: string): string {
  if (fact.squares.length === 0) return say('{name} is taken off the map', { name });
  const where = EN_PLACES.list(fact.squares);
  if (fact.how === 'moved') return say('{name} moves to {where}', { name, where });
  if (fact.how === 'carried') return say('{name} is carried to {where}', { name, where });
  const by =
    fact.path && fact.path.length > 2 ? say(' by way of {list}', { list: EN_PLACES.list(fact.path.slice(1, -1)) }) : '';
  if (fact.how === 'knocked-back') return say('{name} is knocked back to {where}{by}', { name, where, by });
  return say('{name} is placed on {where}', { name, where });
}

/** `the wall between c3 and c4`, `the blocking terrain on c3`. */
function breakable(what: Breakable, at: string): string {
  const [first, second] = at.split('/');
  return second === undefined
    ? say('{breakable} on {at}', { breakable: BREAKABLE[what], at })
    : say('{breakable} between {first} and {second}', { breakable: BREAKABLE[what], first, second });
}

const BREAKABLE = {
  wall: say('the wall'),
  door: say('the door'),
  blocking: say('the blocking terrain'),
  object: say('the object'),
} as const;

function clicked(fact: Extract<Fact, { readonly fact: 'clicked' }>, naming: Naming): string {
  const name = naming.piece(fact.piece);
  if (fact.by < 0) return say('{name} heals {clicks}', { name, clicks: clicks(-fact.by) });
  if (fact.cause === 'push') return say('{name} takes {clicks} for pushing', { name, clicks: clicks(fact.by) });
  if (fact.cause === 'knock-back')
    return say('{name} takes {clicks} of knock back damage{from}', {
      name,
      clicks: clicks(fact.by),
      from: from(fact.from, naming),
    });
  if (fact.cause === 'critical')
    return say('{name} takes {clicks} for a critical roll', { name, clicks: clicks(fact.by) });
  return say('{name} takes {clicks}{from}', { name, clicks: clicks(fact.by), from: from(fact.from, naming) });
}
