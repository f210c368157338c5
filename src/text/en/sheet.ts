/** Words of the answer sheet. */
export const EN_SHEET = {
  yes: 'Yes',
  no: 'No',
  hindered: 'Hindered',
  orMore: 'or more',
  wouldNeed: 'would need',
  noRoll: (clicks: number): string => `${clicks === 1 ? 'click' : 'clicks'}, no roll`,
  noRollWounds: (wounds: number): string => `${wounds === 1 ? 'wound' : 'wounds'}, no roll`,
  wounds: (count: number): string => (count === 1 ? '1 wound' : `${count} wounds`),
  /** At most seven letters. */
  woundBadge: (count: number): string => `${count} wd`,
  strength: (sum: string): string => `Strength ${sum}`,
  inflicts: (sum: string | null): string => (sum === null ? 'The blow inflicts' : `${sum}: the blow inflicts`),
  defeats: (name: string): string => `It defeats ${name}`,
  costs: (points: number): string => `Costs ${points} AP`,
  ofPoints: (points: number): string => `of ${points} AP`,
  aim: 'Aim',
  aimHint: '1 AP each',
  defend: 'Defense used',
  /** A value that the answer rests on, of a dial that is only partly known. */
  guessed: (name: string, value: string, taken: number): string =>
    `The ${value} of ${name} is not known: ${taken} is a guess`,
  squares: (count: number): string => (count === 1 ? '1 square' : `${count} squares`),
  squaresOfRange: (count: number, range: number): string =>
    `${count} ${count === 1 ? 'square' : 'squares'}, range ${range}`,
  ofRange: (count: number, range: number): string => `${count} of ${range} squares`,
  ofSpeed: (speed: number): string => `of speed ${speed}`,
  /** Of what is moved from afar: `7` `of 8 squares`. */
  ofSquares: (count: number): string => `of ${count} squares`,
  breakAway: (least: number): string => `Break away first: ${least} or more on a die`,
  attack: (attack: string, defense: string): string => `Attack ${attack} against defense ${defense}`,
  /** One target of several. */
  against: (name: string, defense: string, roll: string): string => `${name}: defense ${defense}, ${roll}`,
  roll: (needs: number | null, percent: string): string =>
    needs === null ? 'no roll' : `${needs} or more, ${percent}`,
  together: (all: string, any: string): string => `One roll: hits all ${all}, at least one ${any}`,
  splash: (name: string, roll: string): string => `Strikes ${name} too: ${roll},`,
  /** `sum` as in `3 − 1 = 2`; null where nothing changed the damage. */
  damage: (sum: string | null): string => (sum === null ? 'A plain hit deals' : `Damage ${sum}: a plain hit deals`),
  damageTo: (name: string, sum: string | null): string =>
    sum === null ? `A plain hit on ${name} deals` : `${name}, damage ${sum}: a plain hit deals`,
  clicks: (count: number): string => (count === 1 ? '1 click' : `${count} clicks`),
  percent: (whole: number, zero: boolean): string => (whole === 0 && !zero ? 'under 1%' : `${whole}%`),
  withReroll: (percent: string): string => `${percent} with a reroll`,
  againstReroll: (percent: string): string => `${percent} against one`,
  away: (cost: number): string => (cost === 1 ? 'one square away' : `${cost} squares of movement away`),
  way: (names: readonly string[]): string => `By way of ${names.join(', ')}`,
  debris: (names: readonly string[]): string => `Becomes debris: ${names.join(', ')}`,
  nothingSaid: 'Nothing speaks against it',
  refused: 'The rules do not allow it',

  near: {
    clear: (square: string, roll: string): string => `From ${square} the line is clear: ${roll}`,
    better: (square: string, roll: string): string => `From ${square}: ${roll}`,
    without: (what: string): string => `Only ${what} stops it`,
    breakIt: 'could it be destroyed?',
  },

  taken: {
    title: 'Clicks taken',
    titleOf: (name: string): string => `Clicks ${name} takes`,
    row: (clicks: string, percent: string, knocksOut: boolean): string =>
      `${clicks}: ${percent}${knocksOut ? ', knocks out' : ''}`,
    knockOut: (percent: string): string => `Knocks out: ${percent}`,
    never: 'This attack cannot knock it out',
  },

  powers: {
    title: 'Powers and abilities',
    help: 'Tap one to switch it off for this question: outwitted, cancelled.',
    off: (power: string, name: string): string => `Without ${power} of ${name}`,
    offHint: 'switched off for this question',
  },

  standing: {
    applied: 'applied',
    'applied-in-common': 'applied, not in the sources',
    'player-rules': 'you rule',
    unknown: 'you rule',
    off: 'switched off',
  },

  targets: {
    title: 'Targets',
    add: 'Add a target',
    left: (bolts: number): string => (bolts === 1 ? '1 bolt left' : `${bolts} bolts left`),
    tap: 'Tap an opponent on the map',
    drop: (name: string): string => `Leave out ${name}`,
  },

  push: {
    ask: 'On doubles',
    hint: 'where is it knocked back?',
    on: 'Rolled doubles',
    choose: 'The line is not straight: which way?',
    stays: 'It is not moved',
    to: (names: string, squares: number): string =>
      `Knocked back to ${names}, ${squares === 1 ? '1 square' : `${squares} squares`}`,
    damage: (clicks: number): string =>
      clicks === 0 ? 'no damage from it' : clicks === 1 ? '1 click more' : `${clicks} clicks more`,
  },

  sixes: {
    title: 'Two sixes',
    ask: 'On two sixes',
    hint: 'hits, and deals 1 more',
    on: 'Rolled two sixes',
  },

  carry: {
    title: 'Carries',
    nobody: 'Nobody',
  },

  twice: {
    title: 'Multiattack',
    hint: 'one of two attacks',
  },

  lift: {
    moves: 'Moves',
    flings: 'Flings',
    /** `Heavy object c3`. */
    object: (kind: string, square: string): string =>
      `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)} object ${square}`,
  },

  things: {
    title: 'What to destroy',
    wall: 'Wall',
    door: 'Door',
    /** Between two squares: `Wall c3|c4`. */
    side: (kind: string, first: string, second: string): string => `${kind} ${first}|${second}`,
  },

  deeds: {
    miss: 'Record a miss',
    fumble: 'Two ones',
    fumbleHint: 'misses, and takes 1 click',
    hit: 'Record a hit',
    hits: 'Record hits',
    knockBack: 'Knocked back',
    move: 'Move here',
    destroy: 'Record destroyed',
    action: (kind: string): string => `${kind} action`,
    pushed: (where: string): string => `knocked back to ${where}`,
    missed: (name: string): string => `${name} missed`,
    fumbled: (name: string): string => `${name} missed and takes 1 click`,
    takes: (name: string, clicks: string): string => `${name} takes ${clicks}`,
    movedTo: (name: string, where: string): string => `${name} to ${where}`,
    carriedTo: (name: string, where: string): string =>
      `${name} carried to ${where}; pull it elsewhere if it stands there`,
    interact: 'Interact',
    opened: (name: string, what: string): string => `${name} deals with ${what}`,
    destroyed: (name: string, what: string): string => `${name} destroys ${what}`,
  },
} as const;

const KINDS: Readonly<Record<string, string>> = {
  close: 'Close',
  ranged: 'Ranged',
  throw: 'Throw',
  melee: 'Melee',
  hurl: 'Hurl',
  move: 'Move',
  'card-free': 'By card',
  'card-straight': 'Straight, by card',
  'card-exact': 'Exactly, by card',
};

/** A kind of attack or of move on a button: `running-shot` → `Running shot`. */
export function kindInEnglish(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return KINDS[kind] ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}

const WAYS: Readonly<Record<string, string>> = {
  n: 'up',
  ne: 'up, right',
  e: 'right',
  se: 'down, right',
  s: 'down',
  sw: 'down, left',
  w: 'left',
  nw: 'up, left',
};

/** A direction as seen on the map: `ne` → `up, right`. */
export function wayInEnglish(direction: string): string {
  return WAYS[direction] ?? direction;
}
