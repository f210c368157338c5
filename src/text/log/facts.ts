import { powerName } from '../../catalog/powers';
import { fraction, printMixed } from '../../plain/fraction';
import { own } from '../../plain/own';
import type { DeckPlace } from '../../table/decks';
import type { Breakable, Fact, Until } from '../../table/facts';
import { EN_CARD_KINDS } from '../cards';
import { eitherOf } from '../either';
import { markerName as nameOfKind, objectKind, phaseName, stepName, tokenKind } from '../names/ids';
import type { Naming } from '../names/naming';
import { EN_PLACES } from '../names/places';
import { EN_VALUES } from '../names/sources';
import { capital, say, sayMany } from '../say';
import { DEED_FACTS } from './deed-facts';
import { wordsOfTally } from './tallies';

type FactWords = {
  readonly [Kind in Fact['fact']]: (fact: Extract<Fact, { readonly fact: Kind }>, naming: Naming) => string;
};

const clicks = (count: number): string => sayMany(count, '1 click', '{n} clicks');
const from = (id: string | null, naming: Naming): string =>
  id === null ? '' : say(' from {figure}', { figure: naming.piece(id) });

/** What happened on the table, in English, as the log tells it. */
export const EN_FACTS: FactWords = {
  ...DEED_FACTS,
  began: (fact, naming) =>
    say('Game starts: {players}, {buildTotal} points, {edition}', {
      players: EN_PLACES.list(fact.players.map((player) => player.name)),
      buildTotal: fact.buildTotal,
      edition: naming.edition(fact.edition),
    }),
  mapped: (fact) => say('Map: {name}', { name: fact.name }),
  joined: (fact, naming) =>
    say('{figure} joins {player} for {points} points', {
      figure: fact.character.name,
      player: naming.side(fact.side),
      points: fact.points,
    }),
  left: (fact, naming) => say('{figure} leaves the game', { figure: naming.piece(fact.piece) }),
  placed: (fact, naming) => placed(fact, naming.piece(fact.piece)),
  object: (fact, naming) => {
    const what =
      fact.name === undefined
        ? say('A {kind} object', { kind: objectKind(fact.kind) })
        : say('{name} ({kind} object)', { name: fact.name, kind: objectKind(fact.kind) });
    if (fact.square === null) return say('{object} removed from the map', { object: what });
    const lies = say('{object} on {square}', { object: what, square: fact.square });
    return fact.by === undefined
      ? lies
      : say('{object}, placed by {player}', { object: lies, player: naming.side(fact.by) });
  },
  holds: (fact, naming) =>
    fact.object === null
      ? say('{figure} drops its object', { figure: naming.piece(fact.piece) })
      : say('{figure} holds a {kind} object', { figure: naming.piece(fact.piece), kind: objectKind(fact.object) }),
  turn: (fact, naming) => say('Round {round}: {player}’s turn', { round: fact.round, player: naming.side(fact.side) }),
  acted: ({ piece, action }, naming) =>
    `${naming.piece(piece)} ${own(ACTIVATED, action) ?? say('is given the {action} action', { action: action.replaceAll('-', ' ') })}`,
  tokens: (fact, naming) => {
    const count = Math.abs(fact.by);
    return `${naming.piece(fact.piece)} ${fact.by < 0 ? say('loses') : say('gets')} ${sayMany(count, 'an action token', '{n} action tokens')}`;
  },
  clicked: (fact, naming) => clicked(fact, naming),
  defeated: (fact, naming) =>
    fact.by === null
      ? say('K.O.: {figure}', { figure: naming.piece(fact.piece) })
      : say('K.O.: {figure}, by {attacker}', { attacker: naming.piece(fact.by), figure: naming.piece(fact.piece) }),
  returned: (fact, naming) => say('{figure} returns to the game', { figure: naming.piece(fact.piece) }),
  scored: (fact, naming) =>
    `${naming.side(fact.side)} ${fact.points < 0 ? say('loses') : say('scores')} ${printMixed(fraction(Math.abs(fact.points), fact.among ?? 1))}${wonFor(fact, naming)}${fact.survived === true ? say(', survived to the end') : ''}`,
  captured: (fact, naming) =>
    say('{attacker} captures {figure}', { attacker: naming.piece(fact.by), figure: naming.piece(fact.piece) }),
  freed: (fact, naming) => say('{figure} is free again', { figure: naming.piece(fact.piece) }),
  switched: (fact, naming) => {
    const words = { piece: naming.piece(fact.piece), power: powerName(fact.power) };
    if (!fact.off) return say('{piece} can use {power} again', words);
    return fact.until === null
      ? say('{piece} cannot use {power}', words)
      : say('{piece} cannot use {power} until {end}', { ...words, end: endOf(fact.until, naming) });
  },
  altered,
  marker: (fact, naming) =>
    fact.square === null
      ? say('{marker} removed from the map', { marker: markerName(fact) })
      : fact.until === null
        ? say('{marker} on {square}', { marker: markerName(fact), square: fact.square })
        : say('{marker} on {square} until {end}', {
            marker: markerName(fact),
            square: fact.square,
            end: endOf(fact.until, naming),
          }),
  card: (fact, naming) => {
    const on = EN_PLACES.list(fact.pieces.map(naming.piece));
    const whose = on === '' && fact.owner !== null ? say(' of {side}', { side: naming.side(fact.owner) }) : '';
    return say('{kind}{whose} in play: {card}{onFigures}', {
      kind: EN_CARD_KINDS[fact.is.kind],
      whose,
      card: fact.card,
      onFigures: on === '' ? '' : say(', on {figures}', { figures: on }),
    });
  },
  'card-turned': (fact) =>
    fact.by < 0
      ? say('Dial of {card}: {clicks} back', { card: fact.card, clicks: clicks(-fact.by) })
      : say('Dial of {card}: {clicks} forward', { card: fact.card, clicks: clicks(fact.by) }),
  'card-left': (fact) => say('{card} removed', { card: fact.card }),
  deck: (fact, naming) =>
    `${deckOf(fact.owner, fact.deck, naming)}: ${sayMany(fact.cards.length, '1 card', '{n} cards')}`,
  'deck-left': (fact) => say('{deck} removed', { deck: fact.deck }),
  dealt: (fact) => DEALT[fact.to](fact.name ?? say('Card {card}', { card: fact.card }), fact.deck),
  shuffled: (fact) =>
    fact.order === null
      ? say('{deck} shuffled by hand', { deck: fact.deck })
      : say('{deck} shuffled', { deck: fact.deck }),
  'seen-to': (fact, naming) =>
    say('Done{forSide}: {due}', {
      forSide: fact.side === null ? '' : say(' for {player}', { player: naming.side(fact.side) }),
      due: fact.due,
    }),
  rolled: (fact) =>
    say('Rolled {dice}{purpose}', {
      dice: EN_PLACES.list(fact.dice.map(String)),
      purpose: fact.for === null ? '' : say(' for {purpose}', { purpose: say(fact.for) }),
    }),
  counted: (fact, naming) => {
    const counter = counterOf(fact.counter, naming);
    if (fact.by === 0) return say('Counter added: {counter}', { counter });
    return fact.by < 0
      ? say('{counter}: −{count}', { counter, count: -fact.by })
      : say('{counter}: +{count}', { counter, count: fact.by });
  },
  uncounted: (fact) => say('Counter removed: {counter}', { counter: fact.counter }),
  clocked: (fact, naming) => say('{player} used {time}', { player: naming.side(fact.side), time: time(fact.ms) }),
  limit: (fact) => {
    const parts = [
      ...(fact.ms === null ? [] : [time(fact.ms)]),
      ...(fact.rounds === null ? [] : [sayMany(fact.rounds, '1 round', '{n} rounds')]),
    ];
    return parts.length === 0 ? say('No time or round limit') : say('Game limit: {limit}', { limit: eitherOf(parts) });
  },
  'set-up': (fact) => STEPS[fact.state](stepName(fact.step)),
  noted: (fact) => fact.text,
  'house-ruled': (fact) =>
    fact.on
      ? say('House rule: {name}', { name: say(fact.name) })
      : say('House rule off: {name}', { name: say(fact.name) }),
  'house-noted': (fact) =>
    fact.text === null
      ? say('{title}: by the book again', { title: fact.title })
      : say('{title}, house rule: {text}', { title: fact.title, text: fact.text }),
  ended: (fact, naming) =>
    fact.winner === null
      ? say('The game ends in a draw')
      : say('{side} wins the game', { side: naming.side(fact.winner) }),
  unacted: (fact, naming) => say('{figure}: action undone', { figure: naming.piece(fact.piece) }),
  destroyed: (fact, naming) =>
    `${fact.by === null ? say('Destroyed:') : say('{figure} destroys', { figure: naming.piece(fact.by) })} ${breakable(fact.what, fact.at)}${fact.debris.length === 0 ? '' : say(', debris on {squares}', { squares: EN_PLACES.list(fact.debris) })}`,
  rebuilt: (fact) => say('Restored: {thing}', { thing: breakable(fact.what, fact.at) }),
  phase: (fact, naming) =>
    fact.piece === null
      ? say('The {phase} begins', { phase: phaseName(fact.phase) })
      : say('Activation: {figure}', { figure: naming.piece(fact.piece) }),
  carded: (fact, naming) => say('{figure} gets its character card', { figure: naming.piece(fact.piece) }),
  tallied: wordsOfTally,
  token: (fact, naming) => {
    const what = say('The {kind} token {token}', { kind: tokenKind(fact.kind), token: fact.token });
    if (fact.holder !== null)
      return say('{token}: carried by {figure}', { token: what, figure: naming.piece(fact.holder) });
    if (fact.square === null) return say('{token} removed from the game', { token: what });
    return say('{token} on {square}{damage}', {
      token: what,
      square: fact.square,
      damage: fact.wounds === 0 ? '' : say(', damage {wounds}', { wounds: fact.wounds }),
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
  gain: say('gains action points'),
  rest: say('rests'),
  retreat: say('makes a tactical retreat'),
  extract: say('leaves at a spawn point'),
  respawn: say('uses its activation to respawn'),
};

/** Nobody is told what was drawn before it is shown. */
const DEALT: Readonly<Record<DeckPlace, (card: string, deck: string) => string>> = {
  deck: (card, deck) => say('{card} goes back into {deck}', { card, deck }),
  hand: (_, deck) => say('Card drawn from {deck}', { deck }),
  play: (card, deck) => say('{card} from {deck} is in play', { card, deck }),
  discard: (card, deck) => say('{card} from {deck} discarded', { card, deck }),
};

function deckOf(owner: string | null, deck: string, naming: Naming): string {
  return owner === null ? deck : say('{deck} ({player})', { deck, player: naming.side(owner) });
}

const STEPS = {
  done: (step: string) => say('Set-up: {step} done', { step }),
  skipped: (step: string) => say('Set-up: {step} skipped', { step }),
  open: (step: string) => say('Set-up: {step} open again', { step }),
} as const;

const MARKERS = {
  hindering: say('hindering terrain'),
  blocking: say('blocking terrain'),
  special: say('special'),
} as const;

/** `Smoke`; `A hindering terrain marker` where it has no name. */
function markerName({ name, kind }: Extract<Fact, { readonly fact: 'marker' }>): string {
  return name === undefined ? say('A {kind} marker', { kind: MARKERS[kind] }) : capital(nameOfKind(name));
}

/** A counter that a side has is kept by the side's id, and told by its player: `Command Dial of Ana`. */
function counterOf(counter: string, naming: Naming): string {
  const { what, side } = /^(?<what>.+) of (?<side>[a-z]+)$/.exec(counter)?.groups ?? {};
  if (what === undefined || side === undefined || naming.side(side) === side) return counter;
  return say('{name} of {side}', { name: what, side: naming.side(side) });
}

function wonFor({ card, piece }: Extract<Fact, { readonly fact: 'scored' }>, naming: Naming): string {
  const of = piece === null ? '' : naming.piece(piece);
  if (card !== undefined)
    return say(' for {card}{ofFigure}', { card, ofFigure: of === '' ? '' : say(' of {figure}', { figure: of }) });
  return of === '' ? '' : say(' for {figure}', { figure: of });
}

/** `the turn of Ana begins`, to stand behind `until`. */
function endOf({ side, when }: Until, naming: Naming): string {
  return when === 'turn-begins'
    ? say('{player}’s turn begins', { player: naming.side(side) })
    : say('{player}’s turn ends', { player: naming.side(side) });
}

function altered(fact: Extract<Fact, { readonly fact: 'altered' }>, naming: Naming): string {
  const words = { slot: EN_VALUES[fact.value], piece: naming.piece(fact.piece), by: Math.abs(fact.by) };
  if (fact.by === 0) return say('{piece}: {slot} no longer modified', words);
  if (fact.until === null)
    return fact.by > 0 ? say('{piece}: {slot} +{by}', words) : say('{piece}: {slot} −{by}', words);
  const ended = { ...words, end: endOf(fact.until, naming) };
  return fact.by > 0
    ? say('{piece}: {slot} +{by} until {end}', ended)
    : say('{piece}: {slot} −{by} until {end}', ended);
}

/** `1 h 5 min`, `12 min`, `40 s`. */
function time(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return say('{seconds} s', { seconds });
  const hours = Math.floor(minutes / 60);
  const rest = hours > 0 ? minutes % 60 : minutes;
  return [
    ...(hours > 0 ? [say('{hours} h', { hours })] : []),
    ...(rest > 0 ? [say('{minutes} min', { minutes: rest })] : []),
  ].join(' ');
}

function placed(fact: Extract<Fact, { readonly fact: 'placed' }>, name: string): string {
  if (fact.squares.length === 0) return say('{figure} removed from the map', { figure: name });
  const where = EN_PLACES.list(fact.squares);
  if (fact.how === 'moved') return say('{figure} moves to {squares}', { figure: name, squares: where });
  if (fact.how === 'carried') return say('{figure} is carried to {squares}', { figure: name, squares: where });
  const by =
    fact.path && fact.path.length > 2
      ? say(' (path: {squares})', { squares: EN_PLACES.list(fact.path.slice(1, -1)) })
      : '';
  if (fact.how === 'knocked-back')
    return say('{figure} is knocked back to {squares}{path}', { figure: name, squares: where, path: by });
  return say('{figure} is placed on {squares}', { figure: name, squares: where });
}

/** `the wall between c3 and c4`, `the blocking terrain on c3`. */
function breakable(what: Breakable, at: string): string {
  const [first, second] = at.split('/');
  return second === undefined
    ? say('{thing} on {square}', { thing: BREAKABLE[what], square: at })
    : say('{thing} between {first} and {second}', { thing: BREAKABLE[what], first, second });
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
  if (fact.cause === 'push') return say('{name} takes {clicks} of pushing damage', { name, clicks: clicks(fact.by) });
  if (fact.cause === 'knock-back')
    return say('{name} takes {clicks} of knock back damage{from}', {
      name,
      clicks: clicks(fact.by),
      from: from(fact.from, naming),
    });
  if (fact.cause === 'critical')
    return say('{name} takes {clicks} for a critical miss', { name, clicks: clicks(fact.by) });
  return say('{name} takes {clicks}{from}', { name, clicks: clicks(fact.by), from: from(fact.from, naming) });
}
