import { fraction, printMixed } from '../../plain/fraction';
import type { Fact, Until } from '../../table/facts';
import type { Naming } from '../naming';
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
  object: (fact) =>
    fact.square === null
      ? `A ${fact.kind} object is taken off the map`
      : `A ${fact.kind} object lies at ${fact.square}`,
  holds: (fact, naming) =>
    fact.object === null
      ? `${naming.piece(fact.piece)} lets go of its object`
      : `${naming.piece(fact.piece)} holds a ${fact.object} object`,
  turn: (fact, naming) => `Round ${fact.round}: the turn of ${naming.side(fact.side)}`,
  acted: (fact, naming) =>
    `${naming.piece(fact.piece)} is given ${/^[aeiou]/.test(fact.action) ? 'an' : 'a'} ${fact.action.replaceAll('-', ' ')} action`,
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
    `${naming.side(fact.side)} ${fact.points < 0 ? 'loses' : 'scores'} ${printMixed(fraction(Math.abs(fact.points), fact.among ?? 1))}${fact.piece === null ? '' : ` for ${naming.piece(fact.piece)}`}${fact.survived === true ? ', still there at the end' : ''}`,
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
      ? `A ${MARKERS[fact.kind]} marker is taken off the map`
      : `A ${MARKERS[fact.kind]} marker lies at ${fact.square}${until(fact.until, naming)}`,
  rolled: (fact) => `Rolled ${EN_PLACES.list(fact.dice.map(String))}${fact.for === null ? '' : ` for ${fact.for}`}`,
  counted: (fact) => `${fact.counter}: ${fact.by < 0 ? 'down' : 'up'} ${Math.abs(fact.by)}`,
  clocked: (fact, naming) => `${naming.side(fact.side)} used ${time(fact.ms)}`,
  limit: (fact) => {
    const parts = [
      ...(fact.ms === null ? [] : [time(fact.ms)]),
      ...(fact.rounds === null ? [] : [fact.rounds === 1 ? '1 round' : `${fact.rounds} rounds`]),
    ];
    return parts.length === 0 ? 'The game has no limit' : `The game is limited to ${parts.join(' or ')}`;
  },
  noted: (fact) => fact.text,
  ended: (fact, naming) =>
    fact.winner === null ? 'The game ends in a draw' : `${naming.side(fact.winner)} wins the game`,
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
  broken: (fact) => `${fact.place.includes('/') ? 'What parts' : 'The object at'} ${fact.place} is destroyed`,
};

const MARKERS = { hindering: 'hindering terrain', blocking: 'blocking terrain', special: 'special' } as const;

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
  if (fact.how === 'knocked-back') return `${name} is knocked back to ${where}`;
  return `${name} is placed on ${where}`;
}

function clicked(fact: Extract<Fact, { readonly fact: 'clicked' }>, naming: Naming): string {
  const name = naming.piece(fact.piece);
  if (fact.by < 0) return `${name} heals ${clicks(-fact.by)}`;
  if (fact.cause === 'push') return `${name} takes ${clicks(fact.by)} for pushing`;
  if (fact.cause === 'knock-back')
    return `${name} takes ${clicks(fact.by)} of knock back damage${from(fact.from, naming)}`;
  if (fact.cause === 'critical') return `${name} takes ${clicks(fact.by)} for a critical roll`;
  return `${name} takes ${clicks(fact.by)}${from(fact.from, naming)}`;
}
