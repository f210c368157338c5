/** Words of generated units, each as a file writes it and as it must be stored. */
type Spelling = readonly [written: unknown, stored: string];

export const NAMES: readonly Spelling[] = [
  ['Tin Sparrow', 'Tin Sparrow'],
  ['  The Night Count ', 'The Night Count'],
  ['Mr. “Eel” O’Hara', 'Mr. “Eel” O’Hara'],
  ['"Ace" & Sons', '"Ace" & Sons'],
  ['Ash &amp; Ember', 'Ash & Ember'],
  ['&quot;Brick&quot; &lt;3&gt;', '"Brick" <3>'],
  ['Ōkami Щит 忍者', 'Ōkami Щит 忍者'],
  ['Ünïcørn, the 2nd', 'Ünïcørn, the 2nd'],
  ['R.O.O.K. #7', 'R.O.O.K. #7'],
  ['A', 'A'],
  [1602, '1602'],
  ['x'.repeat(120), 'x'.repeat(120)],
];

export const SETS: readonly Spelling[] = [
  ['zz', 'zz'],
  ['zzop20', 'zzop20'],
  ['zz-sop', 'zz-sop'],
  ['zz_le', 'zz_le'],
  ['ZZ2021b', 'ZZ2021b'],
  [2021, '2021'],
];

export const NUMBERS: readonly Spelling[] = [
  ['001', '001'],
  ['018a', '018a'],
  ['053bt', '053bt'],
  ['B001', 'B001'],
  ['S009.02', 'S009.02'],
  ['R-7', 'R-7'],
  ['100 LE', '100 LE'],
  ['T3/4', 'T3/4'],
  [7, '7'],
  [0, '0'],
];

export const TEAM_WORDS: readonly Spelling[] = [
  ['harbour_watch', 'Harbour Watch'],
  ['x_rays', 'X Rays'],
  ['3000_ad', '3000 Ad'],
  ['night-school', 'Night School'],
  ['The Lamp Post', 'The Lamp Post'],
  ['ŝtorm_guard', 'Ŝtorm Guard'],
];

export const KEYWORDS: readonly Spelling[] = [
  ['Robot', 'Robot'],
  ['S.P.A.R.K.', 'S.P.A.R.K.'],
  ['"Bolt" Squad', '"Bolt" Squad'],
  ["Owls' Nest", "Owls' Nest"],
  ['Šedá Stráž', 'Šedá Stráž'],
  ['忍者', '忍者'],
  ['Left, Right & Centre', 'Left, Right & Centre'],
  ['Past', 'Past'],
  [1984, '1984'],
];

export const PROPERTIES: readonly Spelling[] = [
  ['double_base', 'double_base'],
  ['captain', 'captain'],
  ['Team Base', 'Team Base'],
  ['generic', 'generic'],
];

export const RARITIES: readonly Spelling[] = [
  ['common', 'common'],
  ['super_rare', 'super rare'],
  ['Ultra Chase', 'ultra chase'],
  ['limited_edition', 'limited edition'],
];

export const REAL_NAMES: readonly Spelling[] = [
  ['Ada Quill', 'Ada Quill'],
  ['N/A', 'N/A'],
  ['Zoë “Zee” Ñandú', 'Zoë “Zee” Ñandú'],
  ['T&#39;Lan', "T'Lan"],
];

export const BASES: readonly (readonly [written: string, stored: readonly [number, number]])[] = [
  ['1x1', [1, 1]],
  ['1x2', [1, 2]],
  ['2x1', [1, 2]],
  ['2X2', [2, 2]],
  ['2 x 4', [2, 4]],
  ['6x3', [3, 6]],
  ['3×6', [3, 6]],
];

/** Symbols of each value with the abilities that they mean. */
export const SYMBOLS = {
  speed: [
    ['boot', []],
    ['wing', ['flight', 'carry']],
    ['dolphin', ['swim']],
    ['transport_boot', ['carry', 'move-and-attack', 'transporter']],
    ['transport_wing', ['flight', 'carry', 'move-and-attack', 'transporter']],
    ['transport_dolphin', ['swim', 'carry', 'move-and-attack', 'transporter']],
    ['wheel', ['wheel']],
  ],
  attack: [
    ['fist', []],
    ['sharpshooter', ['sharpshooter']],
    ['duo', ['duo']],
    ['autonomous', ['autonomous']],
    ['hammer', ['hammer']],
  ],
  defense: [
    ['shield', []],
    ['indomitable', ['indomitable']],
    ['vehicle', ['vehicle']],
  ],
  damage: [
    ['starburst', []],
    ['tiny', []],
    ['giant', ['giant']],
    ['colossal', ['colossal']],
    ['giant_reach', ['giant-reach']],
  ],
} as const;

export const MOVEMENT = ['elevated', 'hindering', 'blocking', 'outdoor_blocking', 'destroy_blocking', 'move_through'];
export const TARGETING = ['elevated', 'hindering', 'characters', 'opposing_characters', 'adjacent', 'water'];

/** Values of fields that the app does not know, with the text that it must store. */
export const OTHER_VALUES: readonly (readonly [written: unknown, stored: string])[] = [
  ['12', '12'],
  [12, '12'],
  [0, '0'],
  [-3.5, '-3.5'],
  [true, 'yes'],
  ['a "quoted" text', 'a "quoted" text'],
  ['línea\nsegunda', 'línea\nsegunda'],
  [['one', 2], 'one, 2'],
  [{ deep: [1, { er: null }] }, '{"deep":[1,{"er":null}]}'],
  [[{ a: 1 }], '[{"a":1}]'],
];

/** Field names of units in circulation and invented ones, for which a character has no field of its own. */
export const OTHER_FIELDS = [
  'dial_size',
  'object_keyphrases',
  'bystander_type',
  'passengers',
  'map_url',
  'relic_roll_min',
  'horde_stacking',
  'universe',
  'Größe',
  'click 1 speed',
];
