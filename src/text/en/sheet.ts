import { own } from '../../plain/own';
import { capital, say, sayMany } from '../say';
import { objectKind } from './ids';

/** Words of the answer sheet. */
export const EN_SHEET = {
  yes: say('Yes'),
  no: say('No'),
  hindered: say('Hindered'),
  orMore: say('or more'),
  wouldNeed: say('would need'),
  noRoll: (clicks: number): string => say('{clicks}, no roll', { clicks: sayMany(clicks, 'click', 'clicks') }),
  noRollWounds: (wounds: number): string => say('{wounds}, no roll', { wounds: sayMany(wounds, 'wound', 'wounds') }),
  wounds: (count: number): string => sayMany(count, '1 wound', '{n} wounds'),
  /** At most seven letters. */
  woundBadge: (count: number): string => say('{count} wd', { count }),
  strength: (sum: string): string => say('Strength {sum}', { sum }),
  inflicts: (sum: string | null): string =>
    sum === null ? say('The blow inflicts') : say('{sum}: the blow inflicts', { sum }),
  defeats: (name: string): string => say('It defeats {name}', { name }),
  costs: (points: number): string => say('Costs {points} AP', { points }),
  ofPoints: (points: number): string => say('of {points} AP', { points }),
  aim: say('Aim'),
  aimHint: say('1 AP each'),
  defend: say('Defense used'),
  /** A value that the answer rests on, of a dial that is only partly known. */
  guessed: (name: string, value: string, taken: number): string =>
    say('The {value} of {name} is not known: {taken} is a guess', { value, name, taken }),
  squares: (count: number): string => sayMany(count, '1 square', '{n} squares'),
  squaresOfRange: (count: number, range: number): string =>
    say('{count} {squares}, range {range}', { count, squares: sayMany(count, 'square', 'squares'), range }),
  ofRange: (count: number, range: number): string => say('{count} of {range} squares', { count, range }),
  ofSpeed: (speed: number): string => say('of speed {speed}', { speed }),
  /** Of what is moved from afar: `7` `of 8 squares`. */
  ofSquares: (count: number): string => say('of {count} squares', { count }),
  breakAway: (least: number): string => say('Break away first: {least} or more on a die', { least }),
  attack: (attack: string, defense: string): string =>
    say('Attack {attack} against defense {defense}', { attack, defense }),
  /** One target of several. */
  against: (name: string, defense: string, roll: string): string =>
    say('{name}: defense {defense}, {roll}', { name, defense, roll }),
  roll: (needs: number | null, percent: string): string =>
    needs === null ? say('no roll') : say('{needs} or more, {percent}', { needs, percent }),
  together: (all: string, any: string): string => say('One roll: hits all {all}, at least one {any}', { all, any }),
  splash: (name: string, roll: string): string => say('Strikes {name} too: {roll},', { name, roll }),
  /** `sum` as in `3 − 1 = 2`; null where nothing changed the damage. */
  damage: (sum: string | null): string =>
    sum === null ? say('A plain hit deals') : say('Damage {sum}: a plain hit deals', { sum }),
  damageTo: (name: string, sum: string | null): string =>
    sum === null
      ? say('A plain hit on {name} deals', { name })
      : say('{name}, damage {sum}: a plain hit deals', { name, sum }),
  clicks: (count: number): string => sayMany(count, '1 click', '{n} clicks'),
  percent: (whole: number, zero: boolean): string => (whole === 0 && !zero ? say('under 1%') : `${whole}%`),
  withReroll: (percent: string): string => say('{percent} with a reroll', { percent }),
  againstReroll: (percent: string): string => say('{percent} against one', { percent }),
  away: (cost: number): string => sayMany(cost, 'one square away', '{n} squares of movement away'),
  way: (names: readonly string[]): string => say('By way of {names}', { names: names.join(', ') }),
  debris: (names: readonly string[]): string => say('Becomes debris: {names}', { names: names.join(', ') }),
  nothingSaid: say('Nothing speaks against it'),
  refused: say('The rules do not allow it'),

  near: {
    clear: (square: string, roll: string): string => say('From {square} the line is clear: {roll}', { square, roll }),
    better: (square: string, roll: string): string => say('From {square}: {roll}', { square, roll }),
    without: (what: string): string => say('Only {what} stops it', { what }),
    breakIt: say('could it be destroyed?'),
  },

  taken: {
    title: say('Clicks taken'),
    titleOf: (name: string): string => say('Clicks {name} takes', { name }),
    row: (clicks: string, percent: string, knocksOut: boolean): string =>
      `${clicks}: ${percent}${knocksOut ? say(', knocks out') : ''}`,
    knockOut: (percent: string): string => say('Knocks out: {percent}', { percent }),
    never: say('This attack cannot knock it out'),
  },

  powers: {
    title: say('Powers and abilities'),
    help: say('Tap one to switch it off for this question: outwitted, cancelled.'),
    off: (power: string, name: string): string => say('Without {power} of {name}', { power, name }),
    offHint: say('switched off for this question'),
  },

  standing: {
    applied: say('applied'),
    'applied-in-common': say('applied, not in the sources'),
    'player-rules': say('you rule'),
    unknown: say('you rule'),
    off: say('switched off'),
  },

  targets: {
    title: say('Targets'),
    add: say('Add a target'),
    left: (bolts: number): string => sayMany(bolts, '1 bolt left', '{n} bolts left'),
    tap: say('Tap an opponent on the map'),
    drop: (name: string): string => say('Leave out {name}', { name }),
  },

  push: {
    ask: say('On doubles'),
    hint: say('where is it knocked back?'),
    on: say('Rolled doubles'),
    choose: say('The line is not straight: which way?'),
    stays: say('It is not moved'),
    to: (names: string, squares: number): string =>
      say('Knocked back to {names}, {squares}', { names, squares: sayMany(squares, '1 square', '{n} squares') }),
    damage: (clicks: number): string =>
      clicks === 0 ? say('no damage from it') : sayMany(clicks, '1 click more', '{n} clicks more'),
  },

  sixes: {
    title: say('Two sixes'),
    ask: say('On two sixes'),
    hint: say('hits, and deals 1 more'),
    on: say('Rolled two sixes'),
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
    /** `Heavy object c3`. */
    object: (kind: string, square: string): string =>
      capital(say('{kind} object {square}', { kind: objectKind(kind), square })),
  },

  things: {
    title: say('What to destroy'),
    wall: say('Wall'),
    door: say('Door'),
    /** Between two squares: `Wall c3|c4`. */
    side: (kind: string, first: string, second: string): string => `${kind} ${first}|${second}`,
  },

  deeds: {
    miss: say('Record a miss'),
    fumble: say('Two ones'),
    fumbleHint: say('misses, and takes 1 click'),
    hit: say('Record a hit'),
    hits: say('Record hits'),
    knockBack: say('Knocked back'),
    move: say('Move here'),
    destroy: say('Record destroyed'),
    action: (kind: string): string => say('{kind} action', { kind }),
    pushed: (where: string): string => say('knocked back to {where}', { where }),
    missed: (name: string): string => say('{name} missed', { name }),
    fumbled: (name: string): string => say('{name} missed and takes 1 click', { name }),
    takes: (name: string, clicks: string): string => say('{name} takes {clicks}', { name, clicks }),
    movedTo: (name: string, where: string): string => say('{name} to {where}', { name, where }),
    carriedTo: (name: string, where: string): string =>
      say('{name} carried to {where}; pull it elsewhere if it stands there', { name, where }),
    interact: say('Interact'),
    opened: (name: string, what: string): string => say('{name} deals with {what}', { name, what }),
    destroyed: (name: string, what: string): string => say('{name} destroys {what}', { name, what }),
  },
} as const;

const KINDS: Readonly<Record<string, string>> = {
  close: say('close'),
  ranged: say('Ranged'),
  throw: say('Throw'),
  melee: say('Melee'),
  hurl: say('Hurl'),
  move: say('Move'),
  'card-free': say('By card'),
  'card-straight': say('Straight, by card'),
  'card-exact': say('Exactly, by card'),
};

/** A kind of attack or of move on a button: `running-shot` → `Running shot`. */
export function kindInEnglish(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  const said = own(KINDS, kind) ?? words;
  return capital(said);
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

/** A direction as seen on the map: `ne` → `up, right`. */
export function wayInEnglish(direction: string): string {
  return WAYS[direction] ?? direction;
}
