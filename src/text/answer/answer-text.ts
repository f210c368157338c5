import { getOwnProperty } from '../../plain/get-own';
import { objectLabel } from '../names/ids';
import { SOURCE_NAMES } from '../names/sources';
import { capitalise, say, sayMany } from '../say';

export const ANSWER_TEXT = {
  yes: say('Yes'),
  wounds: (count: number): string => sayMany(count, '1 wound', '{n} wounds'),
  /** Badge with a number of wounds, at most seven letters. */
  woundBadge: (count: number): string => say('{count} wd', { count }),
  inflicts: (sum: string | null, wounds: string): string =>
    sum === null
      ? say('The attack deals {wounds}', { wounds })
      : say('Damage {sum}: the attack deals {wounds}', { sum, wounds }),
  aim: say('Aim'),
  defend: say('Defense used'),
  /** An assumed value that the answer relies on, because the dial is only partly known. */
  guessed: (name: string, value: string, taken: number): string =>
    say('{name}: {stat} unknown, {taken} is a guess', { stat: value, name, taken }),
  squares: (count: number): string => sayMany(count, '1 square', '{n} squares'),
  /** Limit of a move, displayed after its cost: `7` `of 8 squares`. */
  budget: {
    speed: (speed: number): string => say('of speed {speed}', { speed }),
    squares: (count: number): string => say('of {count} squares', { count }),
    points: (points: number): string => say('of {points} AP', { points }),
  },
  to: (squares: string): string => say('to {squares}', { squares }),
  points: (count: number): string => sayMany(count, '1 action point', '{n} action points'),
  roll: (needs: number | null, percent: string): string =>
    needs === null ? say('no roll') : say('{needs} or more, {percent}', { needs, percent }),
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
  nothingSaid: say('The rules allow it'),
  refused: say('The rules do not allow it'),

  near: {
    clear: (square: string, roll: string): string =>
      say('From {square}, line of fire is clear: {roll}', { square, roll }),
    better: (square: string, roll: string): string => say('From {square}: {roll}', { square, roll }),
  },

  taken: {
    titleOf: (name: string): string => say('Clicks dealt to {name}', { name }),
    row: (clicks: string, percent: string, knocksOut: boolean): string =>
      `${clicks}: ${percent}${knocksOut ? say(', K.O.') : ''}`,
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
    add: say('Add a target'),
    left: (bolts: number): string => sayMany(bolts, '1 bolt left', '{n} bolts left'),
  },

  push: {
    on: say('Rolled doubles'),
    choose: say('The line is not straight: choose a direction'),
    damage: (clicks: number): string =>
      clicks === 0
        ? say('no knock back damage')
        : sayMany(clicks, '1 click of knock back damage', '{n} clicks of knock back damage'),
  },

  carry: {
    title: say('Carries'),
  },

  twice: {
    title: say('Multiattack'),
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
    move: say('Move here'),
    takes: (name: string, clicks: string): string => say('{name} takes {clicks}', { name, clicks }),
    movedTo: (name: string, where: string): string => say('{name} to {squares}', { name, squares: where }),
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
  return capitalise(getOwnProperty(KINDS, kind) ?? getOwnProperty(SOURCE_NAMES, kind) ?? kind.replaceAll('-', ' '));
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

const ARROWS: Readonly<Record<string, string>> = { n: '↑', ne: '↗', e: '→', se: '↘', s: '↓', sw: '↙', w: '←', nw: '↖' };

/** Returns the arrow of a direction: `ne` → `↗`. */
export function directionArrow(direction: string): string {
  return ARROWS[direction] ?? direction;
}

/** Describes a direction as seen on the map: `ne` → `up, right`. */
export function directionName(direction: string): string {
  return WAYS[direction] ?? direction;
}
