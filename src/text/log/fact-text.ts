import { powerName } from '../../catalog/powers';
import { getOwnProperty } from '../../plain/get-own';
import { getCardTitle } from '../../table/cards';
import type { DeckPlace } from '../../table/decks';
import type { Breakable, Fact } from '../../table/facts';
import { parseOutcomeKey } from '../../table/mission';
import { CARD_KIND_NAMES } from '../cards';
import { describeRulesAndFormat } from '../formats';
import { markerName as nameOfKind, objectKindName, phaseName, setupStepName, tokenKindName } from '../names/ids';
import { describePowerMeaning } from '../names/meanings';
import { isPluralName } from '../names/mission-teams';
import type { Naming } from '../names/naming';
import { PLACE_TEXT } from '../names/places';
import { capitalise, joinWithOr, say, sayMany } from '../say';
import { DEED_FACT_TEXT } from './deed-facts';
import { describeClicks, describeJoin, describeModifier, describePlacement, describeScore } from './figure-facts';
import { describeTallyChange } from './tallies';

type FactWords = {
  readonly [Kind in Fact['fact']]: (fact: Extract<Fact, { readonly fact: Kind }>, naming: Naming) => string;
};

const FACT_TEXT: FactWords = {
  ...DEED_FACT_TEXT,
  began: (fact, naming) =>
    naming.mission
      ? say('Mission starts: {players}, {edition}', {
          players: PLACE_TEXT.list(fact.players.map((player) => player.name)),
          edition: describeRulesAndFormat(naming.edition(fact.edition), fact.format?.id),
        })
      : say('Game starts: {players}, {buildTotal} points, {edition}', {
          players: PLACE_TEXT.list(fact.players.map((player) => player.name)),
          buildTotal: fact.buildTotal,
          edition: describeRulesAndFormat(naming.edition(fact.edition), fact.format?.id),
        }),
  mapped: (fact) => say('Map: {name}', { name: fact.name }),
  joined: describeJoin,
  sidelined: (fact, naming) =>
    say('{figure} is on the sideline of {player}', {
      figure: fact.character.name,
      player: naming.side(fact.side),
    }),
  left: (fact, naming) => say('{figure} leaves the game', { figure: naming.piece(fact.piece) }),
  placed: (fact, naming) => describePlacement(fact, naming.piece(fact.piece)),
  object: (fact, naming) => {
    const kind = objectKindName(fact.kind);
    const object =
      fact.name === undefined
        ? say('{kind} object', { kind })
        : say('{name} ({kind} object)', { name: fact.name, kind });
    if (fact.square === null) return capitalise(say('{object} removed from the map', { object }));
    return fact.by === undefined
      ? capitalise(say('{object} on {square}', { object, square: fact.square }))
      : say('{player} places {object} on {square}', { player: naming.side(fact.by), object, square: fact.square });
  },
  holds: (fact, naming) =>
    fact.object === null
      ? say('{figure} no longer holds an object', { figure: naming.piece(fact.piece) })
      : say('{figure} holds a {kind} object', { figure: naming.piece(fact.piece), kind: objectKindName(fact.object) }),
  turn: (fact, naming) => say('Round {round}: {player}’s turn', { round: fact.round, player: naming.side(fact.side) }),
  acted: ({ piece, action }, naming) => {
    const figure = naming.piece(piece);
    return (
      getOwnProperty(ACTIVATED, action)?.(figure) ??
      say('{figure} is given the {action} action', { figure, action: action.replaceAll('-', ' ') })
    );
  },
  tokens: (fact, naming) => {
    const figure = naming.piece(fact.piece);
    return fact.by < 0
      ? sayMany(-fact.by, '{figure} loses 1 action token', '{figure} loses {n} action tokens', { figure })
      : sayMany(fact.by, '{figure} gets 1 action token', '{figure} gets {n} action tokens', { figure });
  },
  clicked: describeClicks,
  defeated: (fact, naming) => {
    const figure = naming.piece(fact.piece);
    if (fact.by === null)
      return naming.mission ? say('Defeated: {figure}', { figure }) : say('K.O.: {figure}', { figure });
    const words = { attacker: naming.piece(fact.by), figure };
    return naming.mission
      ? say('Defeated: {figure}, by {attacker}', words)
      : say('K.O.: {figure}, by {attacker}', words);
  },
  returned: (fact, naming) => {
    const figure = naming.piece(fact.piece);
    return naming.mission
      ? say('{figure} returns to the mission', { figure })
      : say('{figure} returns to the game', { figure });
  },
  scored: describeScore,
  captured: (fact, naming) =>
    say('{attacker} captures {figure}', { attacker: naming.piece(fact.by), figure: naming.piece(fact.piece) }),
  freed: (fact, naming) => say('{figure} is free again', { figure: naming.piece(fact.piece) }),
  copied: (fact, naming) =>
    say('{figure} uses the team ability of {team}', { figure: naming.piece(fact.piece), team: fact.team }),
  switched: (fact, naming) => {
    const words = { figure: naming.piece(fact.piece), power: powerName(fact.power) };
    if (!fact.off) return say('{figure} can use {power} again', words);
    if (fact.until === null) return say('{figure} cannot use {power}', words);
    const ended = { ...words, player: naming.side(fact.until.side) };
    return fact.until.when === 'turn-begins'
      ? say('{figure} cannot use {power} until {player}’s turn begins', ended)
      : say('{figure} cannot use {power} until {player}’s turn ends', ended);
  },
  altered: describeModifier,
  marker: (fact, naming) => {
    const words = { marker: markerName(fact), square: fact.square };
    if (fact.square === null) return say('{marker} removed from the map', words);
    if (fact.until === null) return say('{marker} on {square}', words);
    const ended = { ...words, player: naming.side(fact.until.side) };
    return fact.until.when === 'turn-begins'
      ? say('{marker} on {square} until {player}’s turn begins', ended)
      : say('{marker} on {square} until {player}’s turn ends', ended);
  },
  card: (fact, naming) => {
    const words = { kind: CARD_KIND_NAMES[fact.is.kind], card: getCardTitle({ id: fact.card, card: fact.is }) };
    const figures = PLACE_TEXT.list(fact.pieces.map(naming.piece));
    if (figures !== '') return say('{kind} in play: {card}, on {figures}', { ...words, figures });
    return fact.owner === null
      ? say('{kind} in play: {card}', words)
      : say('{kind} of {player} in play: {card}', { ...words, player: naming.side(fact.owner) });
  },
  'card-turned': ({ card, by }) =>
    by < 0
      ? sayMany(-by, 'Dial of {card}: 1 click back', 'Dial of {card}: {n} clicks back', { card })
      : sayMany(by, 'Dial of {card}: 1 click forward', 'Dial of {card}: {n} clicks forward', { card }),
  'card-left': (fact) => say('{card} removed', { card: fact.card }),
  deck: (fact, naming) =>
    `${deckOf(fact.owner, fact.deck, naming)}: ${sayMany(fact.cards.length, '1 card', '{n} cards')}`,
  'deck-left': (fact) => say('{deck} removed', { deck: fact.deck }),
  dealt: (fact) => DEALT[fact.to](fact.name ?? say('Card {card}', { card: fact.card }), fact.deck),
  shuffled: (fact) =>
    fact.order === null
      ? say('{deck} shuffled by hand', { deck: fact.deck })
      : say('{deck} shuffled', { deck: fact.deck }),
  unseen: ({ deck, to }) =>
    to === 'hand' ? say('Card drawn from {deck}', { deck }) : say('Hidden card goes back into {deck}', { deck }),
  sealed: ({ side }, naming) => say('{player}: hidden from this phone', { player: naming.side(side) }),
  'seen-to': (fact, naming) => {
    const scenario = parseOutcomeKey(fact.due);
    if (scenario?.outcome === 'succeeded') return say('{scenario}: succeeded', { scenario: scenario.card });
    if (scenario) return say('{scenario}: failed', { scenario: scenario.card });
    const due = dueName(fact.due);
    return fact.side === null
      ? say('Done: {due}', { due })
      : say('{player}, done: {due}', { player: naming.side(fact.side), due });
  },
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
    return parts.length === 0
      ? say('No time or round limit')
      : say('Game limit: {limit}', { limit: joinWithOr(parts) });
  },
  'set-up': (fact) => STEPS[fact.state](setupStepName(fact.step)),
  noted: (fact) => fact.text,
  'house-ruled': (fact) =>
    fact.on
      ? say('House rule: {name}', { name: say(fact.name) })
      : say('House rule off: {name}', { name: say(fact.name) }),
  'house-noted': (fact) =>
    fact.text === null
      ? say('{title}: by the book again', { title: fact.title })
      : say('{title}, house rule: {text}', { title: fact.title, text: fact.text }),
  meaning: (fact) => {
    const power = powerName(fact.power);
    return fact.effects === null
      ? say('{power} is not counted', { power })
      : say('{power}, set by the players: {effects}', { power, effects: describePowerMeaning(fact.effects) });
  },
  planner: (fact) => (fact.on ? say('Planner on') : say('Planner off')),
  opponent: (fact, naming) =>
    fact.plays === null
      ? say('A person plays {side}', { side: naming.side(fact.side) })
      : say('Sidekick plays {side}', { side: naming.side(fact.side) }),
  ended: (fact, naming) => {
    if (fact.winner !== null) return winsTheGame(fact.winner, naming);
    return naming.mission ? say('The mission ends in a tie') : say('The game ends in a draw');
  },
  unacted: (fact, naming) => say('{figure}: action undone', { figure: naming.piece(fact.piece) }),
  destroyed: (fact, naming) => {
    const thing = breakable(fact.what, fact.at);
    const squares = PLACE_TEXT.list(fact.debris);
    if (fact.by === null)
      return squares === ''
        ? say('Destroyed: {thing}', { thing })
        : say('Destroyed: {thing}. Debris on {squares}', { thing, squares });
    const figure = naming.piece(fact.by);
    return squares === ''
      ? say('{figure} destroys {thing}', { figure, thing })
      : say('{figure} destroys {thing}. Debris on {squares}', { figure, thing, squares });
  },
  rebuilt: (fact) => say('Restored: {thing}', { thing: breakable(fact.what, fact.at) }),
  phase: (fact, naming) =>
    fact.piece === null
      ? say('The {phase} begins', { phase: phaseName(fact.phase) })
      : say('Activation: {figure}', { figure: naming.piece(fact.piece) }),
  carded: (fact, naming) => say('{figure} gets its character card', { figure: naming.piece(fact.piece) }),
  tallied: describeTallyChange,
  token: (fact, naming) => {
    const words = { kind: tokenKindName(fact.kind), token: fact.token };
    if (fact.holder !== null)
      return say('{figure} carries {kind} token {token}', { ...words, figure: naming.piece(fact.holder) });
    if (fact.square === null) return capitalise(say('{kind} token {token} removed from the game', words));
    const placed = { ...words, square: fact.square };
    return capitalise(
      fact.wounds === 0
        ? say('{kind} token {token} on {square}', placed)
        : sayMany(
            fact.wounds,
            '{kind} token {token} on {square}, 1 wound',
            '{kind} token {token} on {square}, {n} wounds',
            placed,
          ),
    );
  },
};

/**
 * Log texts of the action that a figure is given. In editions with activations, the text says what the figure is
 * activated for.
 */
const ACTIVATED: Readonly<Record<string, (figure: string) => string>> = {
  move: (figure) => say('{figure} is given a move action', { figure }),
  close: (figure) => say('{figure} is given a close action', { figure }),
  ranged: (figure) => say('{figure} is given a ranged action', { figure }),
  power: (figure) => say('{figure} is given a power action', { figure }),
  free: (figure) => say('{figure} is given a free action', { figure }),
  pass: (figure) => say('{figure} passes', { figure }),
  gain: (figure) => say('{figure} gains action points', { figure }),
  rest: (figure) => say('{figure} rests', { figure }),
  retreat: (figure) => say('{figure} makes a tactical retreat', { figure }),
  extract: (figure) => say('{figure} leaves at a spawn point', { figure }),
  respawn: (figure) => say('{figure} uses its activation to respawn', { figure }),
};

/** Log texts for a card of a deck that moves, by its new place. A drawn card is named only after it is revealed. */
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
  done: (step: string) => say('Setup: {step} done', { step }),
  skipped: (step: string) => say('Setup: {step} skipped', { step }),
  open: (step: string) => say('Setup: {step} open again', { step }),
} as const;

const MARKERS = {
  hindering: say('hindering terrain'),
  blocking: say('blocking terrain'),
  special: say('special'),
} as const;

/** Returns the name of a marker: `Smoke`, or `Hindering terrain marker` if it has no name. */
function markerName({ name, kind }: Extract<Fact, { readonly fact: 'marker' }>): string {
  return name === undefined ? capitalise(say('{kind} marker', { kind: MARKERS[kind] })) : capitalise(nameOfKind(name));
}

/**
 * Returns the displayed name of a counter. Counters of a side are stored with the side’s id and displayed with the
 * player’s name: `Command Dial of Ana`.
 */
function counterOf(counter: string, naming: Naming): string {
  const { what, side } = /^(?<what>.+) of (?<side>[a-z]+)$/.exec(counter)?.groups ?? {};
  if (what === undefined || side === undefined || naming.side(side) === side) return counter;
  return say('{name} of {side}', { name: what, side: naming.side(side) });
}

/**
 * Returns the log text of a scenario reminder, from its id: `radiation, round 3`, `tie, round 5`, `tarot card`, `Long
 * Storm, end of turn, round 2`.
 */
function dueName(due: string): string {
  const { what, round } = /^(?<what>radiation|tie), round (?<round>\d+)$/.exec(due)?.groups ?? {};
  if (what === 'radiation') return say('radiation cloud, round {round}', { round });
  if (what === 'tie') return say('tie, round {round}', { round });
  if (due === 'tarot card') return say('tarot card');
  const dial = /^(?<card>.+?), (?<moment>end of turn, round|round|knocked out) (?<number>\d+)$/.exec(due)?.groups;
  if (!dial) return due;
  const { card, moment, number } = dial;
  if (moment === 'knocked out') return say('{card}, K.O. {number}', { card, number });
  return moment === 'round'
    ? say('{card}, round {number}', { card, number })
    : say('{card}, end of turn, round {number}', { card, number });
}

/** Formats a duration: `1 h 5 min`, `12 min`, `40 s`. */
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

/** Names a breakable part of the map: `the wall between c3 and c4`, `the blocking terrain on c3`. */
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

function winsTheGame(winner: string, naming: Naming): string {
  const side = naming.side(winner);
  if (naming.mission) {
    return isPluralName(side)
      ? say('{players} win the mission', { players: side })
      : say('{side} wins the mission', { side });
  }
  const team = naming.team?.(winner) ?? side;
  return team === side ? say('{side} wins the game', { side }) : say('{players} win the game', { players: team });
}

/**
 * Describes a fact in one line of the log: `Brass Titan takes 2 clicks`. Plain text, never HTML.
 * @param fact null if this version cannot read the fact
 */
export function describeFact(fact: Fact | null, naming: Naming): string {
  if (fact === null) return say('Unreadable entry: recorded by a newer version, or damaged');
  const words = FACT_TEXT[fact.fact] as (fact: Fact, naming: Naming) => string;
  return words(fact, naming);
}
