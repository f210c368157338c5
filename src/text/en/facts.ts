import { fraction, printMixed } from '../../plain/fraction';
import type { DeckPlace } from '../../table/decks';
import type { Breakable, Fact, Until } from '../../table/facts';
import type { Naming } from '../naming';
import { EN_CARD_KINDS } from './cards';
import { EN_PLACES } from './places';
import { wordsOfTally } from './tallies';

type FactWords = {
  readonly [Kind in Fact['fact']]: (fact: Extract<Fact, { readonly fact: Kind }>, naming: Naming) => string;
};

const clicks = (count: number): string => (count === 1 ? '1 click' : `${count} clicks`);
const from = (id: string | null, naming: Naming): string => (id === null ? '' : ` from ${naming.piece(id)}`);

/** What happened on the table, in English, as the log tells it. */
export const EN_FACTS: FactWords = {
  began: (fact, naming) =>
    `The game begins: ${EN_PLACES.list(fact.players.map((player) => player.name))}, ${fact.buildTotal} points, ${naming.edition(fact.edition)}`,
  mapped: (fact) => `The map is ${fact.name}`,
  joined: (fact, naming) => `${fact.character.name} joins ${naming.side(fact.side)} for ${fact.points} points`,
  left: (fact, naming) => `${naming.piece(fact.piece)} leaves the game`,
  placed: (fact, naming) => placed(fact, naming.piece(fact.piece)),
  object: (fact, naming) => {
    const what = fact.name === undefined ? `A ${fact.kind} object` : `${fact.name} (${fact.kind} object)`;
    if (fact.square === null) return `${what} is taken off the map`;
    const lies = `${what} lies at ${fact.square}`;
    return fact.by === undefined ? lies : `${lies}, laid by ${naming.side(fact.by)}`;
  },
  holds: (fact, naming) =>
    fact.object === null
      ? `${naming.piece(fact.piece)} lets go of its object`
      : `${naming.piece(fact.piece)} holds a ${fact.object} object`,
  turn: (fact, naming) => `Round ${fact.round}: the turn of ${naming.side(fact.side)}`,
  acted: ({ piece, action }, naming) =>
    `${naming.piece(piece)} ${ACTIVATED[action] ?? `is given ${/^[aeiou]/.test(action) ? 'an' : 'a'} ${action.replaceAll('-', ' ')} action`}`,
  tokens: (fact, naming) => {
    const count = Math.abs(fact.by);
    return `${naming.piece(fact.piece)} ${fact.by < 0 ? 'loses' : 'gets'} ${count === 1 ? 'an action token' : `${count} action tokens`}`;
  },
  clicked: (fact, naming) => clicked(fact, naming),
  defeated: (fact, naming) =>
    fact.by === null
      ? `${naming.piece(fact.piece)} is knocked out`
      : `${naming.piece(fact.by)} knocks out ${naming.piece(fact.piece)}`,
  returned: (fact, naming) => `${naming.piece(fact.piece)} comes back`,
  scored: (fact, naming) =>
    `${naming.side(fact.side)} ${fact.points < 0 ? 'loses' : 'scores'} ${printMixed(fraction(Math.abs(fact.points), fact.among ?? 1))}${wonFor(fact, naming)}${fact.survived === true ? ', still there at the end' : ''}`,
  captured: (fact, naming) => `${naming.piece(fact.by)} captures ${naming.piece(fact.piece)}`,
  freed: (fact, naming) => `${naming.piece(fact.piece)} is free again`,
  switched: (fact, naming) =>
    `${naming.piece(fact.piece)} ${fact.off ? 'cannot use' : 'can again use'} ${fact.power.replaceAll('-', ' ')}${fact.off ? until(fact.until, naming) : ''}`,
  altered: (fact, naming) =>
    fact.by === 0
      ? `The ${fact.value} of ${naming.piece(fact.piece)} is no longer changed`
      : `The ${fact.value} of ${naming.piece(fact.piece)} is ${Math.abs(fact.by)} ${fact.by > 0 ? 'higher' : 'lower'}${until(fact.until, naming)}`,
  marker: (fact, naming) =>
    fact.square === null
      ? `${markerName(fact)} is taken off the map`
      : `${markerName(fact)} lies at ${fact.square}${until(fact.until, naming)}`,
  card: (fact, naming) => {
    const on = EN_PLACES.list(fact.pieces.map(naming.piece));
    const whose = on === '' && fact.owner !== null ? ` of ${naming.side(fact.owner)}` : '';
    return `${EN_CARD_KINDS[fact.is.kind]}${whose} in play: ${fact.card}${on === '' ? '' : `, on ${on}`}`;
  },
  'card-turned': (fact) =>
    `The dial of ${fact.card} is turned ${clicks(Math.abs(fact.by))} ${fact.by < 0 ? 'back' : 'on'}`,
  'card-left': (fact) => `${fact.card} is taken away`,
  deck: (fact, naming) =>
    `${deckOf(fact.owner, fact.deck, naming)}: ${fact.cards.length === 1 ? '1 card' : `${fact.cards.length} cards`}`,
  'deck-left': (fact) => `${fact.deck} is taken away`,
  dealt: (fact) => DEALT[fact.to](fact.name ?? `Card ${fact.card}`, fact.deck),
  shuffled: (fact) => (fact.order === null ? `${fact.deck} is shuffled on the table` : `${fact.deck} is shuffled`),
  'seen-to': (fact, naming) => `Seen to${fact.side === null ? '' : ` for ${naming.side(fact.side)}`}: ${fact.due}`,
  rolled: (fact) => `Rolled ${EN_PLACES.list(fact.dice.map(String))}${fact.for === null ? '' : ` for ${fact.for}`}`,
  counted: (fact) =>
    fact.by === 0
      ? `A counter begins: ${fact.counter}`
      : `${fact.counter}: ${fact.by < 0 ? 'down' : 'up'} ${Math.abs(fact.by)}`,
  uncounted: (fact) => `The counter ${fact.counter} is taken away`,
  clocked: (fact, naming) => `${naming.side(fact.side)} used ${time(fact.ms)}`,
  limit: (fact) => {
    const parts = [
      ...(fact.ms === null ? [] : [time(fact.ms)]),
      ...(fact.rounds === null ? [] : [fact.rounds === 1 ? '1 round' : `${fact.rounds} rounds`]),
    ];
    return parts.length === 0 ? 'The game has no limit' : `The game is limited to ${parts.join(' or ')}`;
  },
  'set-up': (fact) => STEPS[fact.state](fact.step.replaceAll('-', ' ')),
  noted: (fact) => fact.text,
  'house-ruled': (fact) => (fact.on ? `House rule: ${fact.name}` : `House rule no more: ${fact.name}`),
  'house-noted': (fact) =>
    fact.text === null ? `${fact.title}: played by the book again` : `${fact.title}: we play it so: ${fact.text}`,
  ended: (fact, naming) =>
    fact.winner === null ? 'The game ends in a draw' : `${naming.side(fact.winner)} wins the game`,
  unacted: (fact, naming) => `${naming.piece(fact.piece)} was not given that action after all`,
  destroyed: (fact, naming) =>
    `${fact.by === null ? 'Destroyed:' : `${naming.piece(fact.by)} destroys`} ${breakable(fact.what, fact.at)}${fact.debris.length === 0 ? '' : `, debris on ${EN_PLACES.list(fact.debris)}`}`,
  rebuilt: (fact) => `Not destroyed after all: ${breakable(fact.what, fact.at)}`,
  phase: (fact, naming) =>
    fact.piece === null ? `It is the ${fact.phase}` : `The activation of ${naming.piece(fact.piece)}`,
  carded: (fact, naming) => `${naming.piece(fact.piece)} plays by its card`,
  tallied: wordsOfTally,
  token: (fact, naming) => {
    const what = `The ${fact.kind.replaceAll('-', ' ')} token ${fact.token}`;
    if (fact.holder !== null) return `${what} is with ${naming.piece(fact.holder)}`;
    if (fact.square === null) return `${what} is taken out of the game`;
    return `${what} lies at ${fact.square}${fact.wounds === 0 ? '' : `, damaged ${fact.wounds} times`}`;
  },
};

/** What a figure is activated for, in games where that is no action. */
const ACTIVATED: Readonly<Record<string, string>> = {
  gain: 'begins its turn with action points',
  rest: 'begins its turn with a rest',
  retreat: 'makes a tactical retreat',
  extract: 'leaves by a spawn point',
  respawn: 'takes its turn to respawn',
};

/** Nobody is told what was drawn before it is shown. */
const DEALT: Readonly<Record<DeckPlace, (card: string, deck: string) => string>> = {
  deck: (card, deck) => `${card} goes back into ${deck}`,
  hand: (_, deck) => `A card is drawn from ${deck}`,
  play: (card, deck) => `${card} of ${deck} is in play`,
  discard: (card, deck) => `${card} of ${deck} is discarded`,
};

function deckOf(owner: string | null, deck: string, naming: Naming): string {
  return owner === null ? deck : `${deck}, of ${naming.side(owner)}`;
}

const STEPS = {
  done: (step: string) => `Set-up: ${step} done`,
  skipped: (step: string) => `Set-up: ${step} passed over`,
  open: (step: string) => `Set-up: ${step} to be done again`,
} as const;

const MARKERS = { hindering: 'hindering terrain', blocking: 'blocking terrain', special: 'special' } as const;

/** `Smoke`; `A hindering terrain marker` where it has no name. */
function markerName({ name, kind }: Extract<Fact, { readonly fact: 'marker' }>): string {
  return name === undefined ? `A ${MARKERS[kind]} marker` : capital(name);
}

function wonFor({ card, piece }: Extract<Fact, { readonly fact: 'scored' }>, naming: Naming): string {
  const of = piece === null ? '' : naming.piece(piece);
  if (card !== undefined) return ` for ${card}${of === '' ? '' : ` of ${of}`}`;
  return of === '' ? '' : ` for ${of}`;
}

function capital(text: string): string {
  const first = [...text][0] ?? '';
  return first.toLocaleUpperCase('en') + text.slice(first.length);
}

function until(end: Until | null, naming: Naming): string {
  if (end === null) return '';
  return ` until the turn of ${naming.side(end.side)} ${end.when === 'turn-begins' ? 'begins' : 'ends'}`;
}

/** `1 h 5 min`, `12 min`, `40 s`. */
function time(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  const hours = Math.floor(minutes / 60);
  const rest = hours > 0 ? minutes % 60 : minutes;
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(' ');
}

function placed(fact: Extract<Fact, { readonly fact: 'placed' }>, name: string): string {
  if (fact.squares.length === 0) return `${name} is taken off the map`;
  const where = EN_PLACES.list(fact.squares);
  if (fact.how === 'moved') return `${name} moves to ${where}`;
  if (fact.how === 'carried') return `${name} is carried to ${where}`;
  const by = fact.path && fact.path.length > 2 ? ` by way of ${EN_PLACES.list(fact.path.slice(1, -1))}` : '';
  if (fact.how === 'knocked-back') return `${name} is knocked back to ${where}${by}`;
  return `${name} is placed on ${where}`;
}

/** `the wall between c3 and c4`, `the blocking terrain on c3`. */
function breakable(what: Breakable, at: string): string {
  const [first, second] = at.split('/');
  return second === undefined ? `${BREAKABLE[what]} on ${at}` : `${BREAKABLE[what]} between ${first} and ${second}`;
}

const BREAKABLE = {
  wall: 'the wall',
  door: 'the door',
  blocking: 'the blocking terrain',
  object: 'the object',
} as const;

function clicked(fact: Extract<Fact, { readonly fact: 'clicked' }>, naming: Naming): string {
  const name = naming.piece(fact.piece);
  if (fact.by < 0) return `${name} heals ${clicks(-fact.by)}`;
  if (fact.cause === 'push') return `${name} takes ${clicks(fact.by)} for pushing`;
  if (fact.cause === 'knock-back')
    return `${name} takes ${clicks(fact.by)} of knock back damage${from(fact.from, naming)}`;
  if (fact.cause === 'critical') return `${name} takes ${clicks(fact.by)} for a critical roll`;
  return `${name} takes ${clicks(fact.by)}${from(fact.from, naming)}`;
}
