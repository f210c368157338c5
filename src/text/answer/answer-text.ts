import { getOwnProperty } from '../../plain/get-own';
import { objectLabel } from '../names/ids';
import { capitalise, say, sayMany } from '../say';

export const ANSWER_TEXT = {
  yes: say('Yes'),
  no: say('No'),
  hindered: say('Hindered'),
  orMore: say('or more'),
  orMoreThenEvade: say('or more, then its evade'),
  evadeInShort: (number: string): string => say('{number}+, evade', { number }),
  wouldNeed: say('would need'),
  noRoll: (clicks: number): string => say('{clicks}, no roll', { clicks: sayMany(clicks, 'click', 'clicks') }),
  noRollWounds: (wounds: number): string => say('{wounds}, no roll', { wounds: sayMany(wounds, 'wound', 'wounds') }),
  wounds: (count: number): string => sayMany(count, '1 wound', '{n} wounds'),
  /** Badge with a number of wounds, at most seven letters. */
  woundBadge: (count: number): string => say('{count} wd', { count }),
  strength: (sum: string): string => say('Strength {sum}', { sum }),
  inflicts: (sum: string | null, wounds: string): string =>
    sum === null
      ? say('The attack deals {wounds}', { wounds })
      : say('Damage {sum}: the attack deals {wounds}', { sum, wounds }),
  defeats: (name: string): string => say('Defeats {name}', { name }),
  costs: (points: number): string => say('Costs {points} AP', { points }),
  aim: say('Aim'),
  aimHint: say('1 AP each'),
  defend: say('Defense used'),
  /** An assumed value that the answer relies on, because the dial is only partly known. */
  guessed: (name: string, value: string, taken: number): string =>
    say('{name}: {stat} unknown, {taken} is a guess', { stat: value, name, taken }),
  squares: (count: number): string => sayMany(count, '1 square', '{n} squares'),
  /** Unit, displayed beside its number. */
  unitOfSquares: (count: number): string => sayMany(count, 'square', 'squares'),
  squaresOfRange: (count: number, range: number): string =>
    sayMany(count, '1 square, range {range}', '{n} squares, range {range}', { range }),
  ofRange: (count: number, range: number): string => say('{count} of {range} squares', { count, range }),
  /** Limit of a move, displayed after its cost: `7` `of 8 squares`. */
  budget: {
    speed: (speed: number): string => say('of speed {speed}', { speed }),
    squares: (count: number): string => say('of {count} squares', { count }),
    points: (points: number): string => say('of {points} AP', { points }),
  },
  speed: (speed: number): string => say('speed {speed}', { speed }),
  /** Number of places where a move may end. */
  places: (count: number): string => sayMany(count, '1 place', '{n} places'),
  to: (squares: string): string => say('to {squares}', { squares }),
  points: (count: number): string => sayMany(count, '1 action point', '{n} action points'),
  /** Strength of the material, displayed after the strength of the attack: `3` `against strength 4`. */
  againstStrength: (strength: number): string => say('against strength {strength}', { strength }),
  slamDamage: (wounds: number): string => sayMany(wounds, '1 wound of slam damage', '{n} wounds of slam damage'),
  adjacent: say('They are adjacent'),
  mayCarry: say('May carry'),
  fromTo: (from: string, to: string): string => say('From {from} to {to}', { from, to }),
  breakAway: (least: number): string => say('Break away first: roll {least} or more', { least }),
  breakAwayInShort: (least: number): string => say('break away: {least} or more', { least }),
  attack: (attack: string, defense: string): string =>
    say('Attack {attack} against defense {defense}', { attack, defense }),
  /** Line about one target of an attack with several targets. */
  against: (name: string, defense: string, roll: string): string =>
    say('{name}: defense {defense}, {roll}', { name, defense, roll }),
  roll: (needs: number | null, percent: string): string =>
    needs === null ? say('no roll') : say('{needs} or more, {percent}', { needs, percent }),
  together: (all: string, any: string): string =>
    say('One roll: {all} to hit all, {any} to hit at least one', { all, any }),
  splash: (name: string, roll: string, clicks: string): string =>
    say('Also hits {name}: {roll}, {clicks}', { name, roll, clicks }),
  /** Another target, in an answer on one line. */
  targetInShort: (name: string, roll: string, clicks: string): string =>
    say('{name}: {roll}, {clicks}', { name, roll, clicks }),
  /** `sum`: for example `3 − 1 = 2`; null if nothing changed the damage. */
  damage: (sum: string | null, clicks: string): string =>
    sum === null
      ? say('A normal hit deals {clicks}', { clicks })
      : say('Damage {sum}: a normal hit deals {clicks}', { sum, clicks }),
  damageTo: (name: string, sum: string | null, clicks: string): string =>
    sum === null
      ? say('A normal hit on {name} deals {clicks}', { name, clicks })
      : say('{name}, damage {sum}: a normal hit deals {clicks}', { name, sum, clicks }),
  clicks: (count: number): string => sayMany(count, '1 click', '{n} clicks'),
  percent: (whole: number, zero: boolean): string => (whole === 0 && !zero ? say('under 1%') : `${whole}%`),
  withReroll: (percent: string): string => say('{percent} with a reroll', { percent }),
  againstReroll: (percent: string): string => say('{percent} if they reroll', { percent }),
  away: (cost: number): string => sayMany(cost, '1 square of movement', '{n} squares of movement'),
  way: (names: readonly string[]): string => say('Path: {names}', { names: names.join(', ') }),
  debris: (names: readonly string[]): string => say('Becomes debris: {names}', { names: names.join(', ') }),
  nothingSaid: say('The rules allow it'),
  refused: say('The rules do not allow it'),

  near: {
    clear: (square: string, roll: string): string =>
      say('From {square}, line of fire is clear: {roll}', { square, roll }),
    better: (square: string, roll: string): string => say('From {square}: {roll}', { square, roll }),
    without: (what: string): string => say('Only {obstacle} blocks it', { obstacle: what }),
    breakIt: say('can you destroy it?'),
  },

  taken: {
    title: say('Clicks taken'),
    titleOf: (name: string): string => say('Clicks dealt to {name}', { name }),
    row: (clicks: string, percent: string, knocksOut: boolean): string =>
      `${clicks}: ${percent}${knocksOut ? say(', K.O.') : ''}`,
    knockOut: (percent: string): string => say('K.O. chance: {percent}', { percent }),
    never: say('This attack cannot K.O. the target'),
  },

  powers: {
    title: say('Powers and abilities'),
    help: say('Tap a power to turn it off here, for example when it is outwitted.'),
    off: (power: string, name: string): string => say('{name} without {power}', { power, name }),
    offHint: say('turned off here'),
  },

  standing: {
    'needs-die': say('Needs its die'),
    'your-choice': say('Your choice'),
    'own-action': say('Own action'),
    'no-effect': say('No effect here'),
    applied: say('Applied'),
    'player-rules': say('Not counted'),
    'player-meaning': say('Set by you'),
    unknown: say('Not counted'),
    off: say('Turned off'),
    /** Adds a note that no source defines the power. */
    inCommon: (badge: string): string => say('{badge} · wording not in the book', { badge }),
  },

  targets: {
    title: say('Targets'),
    add: say('Add a target'),
    left: (bolts: number): string => sayMany(bolts, '1 bolt left', '{n} bolts left'),
    tap: say('Tap an opponent on the map'),
    drop: (name: string): string => say('Remove {name}', { name }),
  },

  push: {
    ask: say('On doubles'),
    hint: say('choose where it is knocked back'),
    on: say('Rolled doubles'),
    choose: say('The line is not straight: choose a direction'),
    stays: say('Does not move'),
    to: (names: string, squares: number): string =>
      sayMany(squares, 'Knocked back 1 square to {place}', 'Knocked back {n} squares to {place}', { place: names }),
    damage: (clicks: number): string =>
      clicks === 0
        ? say('no knock back damage')
        : sayMany(clicks, '1 click of knock back damage', '{n} clicks of knock back damage'),
  },

  carry: {
    title: say('Carries'),
    nobody: say('Nobody'),
  },

  twice: {
    title: say('Multiattack'),
    hint: say('one of two attacks'),
  },

  lift: {
    moves: say('Moves'),
    flings: say('Flings'),
    /** Name of an object with its square: `Heavy object c3`. */
    object: (kind: string, square: string): string => `${objectLabel(kind)} ${square}`,
  },

  things: {
    title: say('Choose what to destroy'),
    wall: say('Wall'),
    door: say('Door'),
    /** Name of a wall or door between two squares: `Wall c3|c4`. */
    side: (kind: string, first: string, second: string): string => `${kind} ${first}|${second}`,
  },

  deeds: {
    fumbleHint: say('misses, takes 1 click'),
    move: say('Move here'),
    destroy: say('Record as destroyed'),
    action: (kind: string): string => say('{kind} action', { kind }),
    takes: (name: string, clicks: string): string => say('{name} takes {clicks}', { name, clicks }),
    movedTo: (name: string, where: string): string => say('{name} to {squares}', { name, squares: where }),
    interact: say('Interact'),
    opened: (name: string, what: string): string => say('{name} interacts with {thing}', { name, thing: what }),
    destroyed: (name: string, what: string): string => say('{name} destroys {thing}', { name, thing: what }),
  },
} as const;

const KINDS: Readonly<Record<string, string>> = {
  close: say('close'),
  ranged: say('Ranged'),
  throw: say('Throw'),
  melee: say('Melee'),
  hurl: say('Hurl'),
  move: say('Move'),
  'card-free': say('Card move'),
  'card-straight': say('Card move, straight'),
  'card-exact': say('Card move, full distance'),
};

/** Returns the button label of a kind of attack or move: `running-shot` → `Running shot`. */
export function actionName(kind: string): string {
  const text = kind.replaceAll('-', ' ');
  const said = getOwnProperty(KINDS, kind) ?? text;
  return capitalise(said);
}

const WAYS: Readonly<Record<string, string>> = {
  n: say('up'),
  ne: say('up, right'),
  e: say('right'),
  se: say('down, right'),
  s: say('down'),
  sw: say('down, left'),
  w: say('left'),
  nw: say('up, left'),
};

/** Describes a direction as seen on the map: `ne` → `up, right`. */
export function directionName(direction: string): string {
  return WAYS[direction] ?? direction;
}
