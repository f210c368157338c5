import { asJson, type Choices, makeChoices } from './random';
import { expectDial, type GeneratedDial, makeDial, SLOTS } from './unit-dials';
import {
  BASES,
  KEYWORDS,
  MOVEMENT,
  NAMES,
  NUMBERS,
  OTHER_FIELDS,
  OTHER_VALUES,
  PROPERTIES,
  RARITIES,
  REAL_NAMES,
  SETS,
  SYMBOLS,
  TARGETING,
  TEAM_WORDS,
} from './unit-words';

/** A generated record of the public unit database, and the character that must be stored for it. */
export interface GeneratedUnit {
  readonly record: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}

/** Makes units. Each has an own set and number, except every tenth, which has those of the unit before it. */
export function makeUnits(seed: number, count: number): GeneratedUnit[] {
  const choices = makeChoices(seed);
  const units: GeneratedUnit[] = [];
  for (let place = 0; place < count; place++) {
    const before = units[place - 1];
    units.push(makeUnit(choices, place, place % 10 === 9 && before ? before : null));
  }
  return units;
}

function makeUnit(choices: Choices, place: number, sameCode: GeneratedUnit | null): GeneratedUnit {
  const { pick, chance, few, int, written, blank } = choices;
  const record: Record<string, unknown> = {};
  const extras: Record<string, string> = {};
  const set = pick(SETS);
  const number = pick(NUMBERS);
  // The place keeps the codes of one file apart.
  const code = { set: `${set[1]}${place}`, number: number[1] };
  if (sameCode) {
    const { set_id, collector_number, unit_id } = sameCode.record;
    Object.assign(record, { unit_id, set_id, collector_number });
    Object.assign(code, { set: sameCode.expected.set, number: sameCode.expected.number });
    if (isText(sameCode.expected.extras) && sameCode.expected.extras.unit_id)
      extras.unit_id = sameCode.expected.extras.unit_id;
  } else {
    record.set_id = `${set[0]}${place}`;
    record.collector_number = number[0];
    record.unit_id = `${code.set}${code.number}`;
    if (chance(15)) {
      record.unit_id = `old-${place}`;
      extras.unit_id = `old-${place}`;
    } else if (chance(10)) record.unit_id = blank();
  }
  const name = pick(NAMES);
  const type = pick([
    'character',
    'character',
    'character',
    'Character',
    undefined,
    'bystander',
    'vehicle',
    'team_base',
  ]);
  const isBystander = type === 'bystander';
  if (type === 'vehicle') extras.type = 'vehicle';
  if (type === 'team_base') extras.type = 'team-base';
  Object.assign(record, { name: name[0], type });

  const properties = few(PROPERTIES, 2);
  const rank = pick(['plain', 'plain', 'unique', 'prime']);
  const words = [...(rank === 'plain' ? [] : [rank]), ...properties.map(([each]) => each)];
  record.properties = words.length === 0 ? pick([[], null, undefined, '[]']) : chance(20) ? `[${words}]` : words;
  if (properties.length > 0) extras.properties = properties.map(([, each]) => each).join(', ');

  const teams = few(TEAM_WORDS, 3);
  const keywords = few(KEYWORDS, 5);
  record.team_abilities = list(
    choices,
    teams.map(([each]) => each),
  );
  record.keywords = list(
    choices,
    keywords.map(([each]) => each),
  );
  if (chance(8)) {
    // A list with an entry that is no text, and a record in place of a list.
    const odd = keywords.length > 0 ? [...keywords.map(([each]) => each), { en: 'Owl' }, null] : { first: 'Owl' };
    record.keywords = odd;
    extras.keywords = keywords.length > 0 ? '[{"en":"Owl"}]' : '{"first":"Owl"}';
  }
  const rarity = chance(70) ? pick(RARITIES) : null;
  const realName = chance(50) ? pick(REAL_NAMES) : null;
  record.rarity = rarity ? rarity[0] : blank();
  record.real_name = realName ? realName[0] : blank();

  const base = chance(80) ? pick(BASES) : null;
  record.dimensions = base ? base[0] : blank();
  if (!base && chance(50)) {
    record.dimensions = pick(['9x9', 'round']);
    extras.dimensions = String(record.dimensions);
  }
  const range = pick([0, 99, int(0, 12), int(0, 12), null]);
  const targets = pick([0, 1, 1, 2, 3, 4, 99, null]);
  record.unit_range = range === null ? blank() : written(range);
  record.targets = targets === null ? blank() : written(targets);
  if (targets === 0) extras.targets = '0';

  const symbols = SLOTS.map((slot) => (chance(90) ? pick<readonly [string, readonly string[]]>(SYMBOLS[slot]) : null));
  for (const [at, slot] of SLOTS.entries()) record[`${slot}_type`] = symbols[at]?.[0] ?? blank();
  const [movement, targeting] = [few(MOVEMENT, 3), few(TARGETING, 2)];
  record.improved_movement = list(choices, movement);
  record.improved_targeting = list(choices, targeting);

  const lines = pick([1, 1, 1, 2, 3, 4, 5]);
  const dial = isBystander && chance(50) ? makeLoneClick(choices, record) : makeDial(choices, lines);
  if (dial.rows.length > 0) record.dial = dial.rows;
  else record.dial = pick([undefined, null, []]);
  for (const [field, text] of dial.extras) extras[field] = text;
  const points = makePoints(choices, dial.starts, isBystander);
  record.point_values = points.written;

  const specials = Array.from({ length: pick([0, 0, 1, 2, 4]) }, () => makeSpecial(choices));
  record.special_powers =
    specials.length === 0
      ? pick([[], null, undefined])
      : specials.length === 1 && chance(15)
        ? specials[0]?.record
        : specials.map((each) => each.record);
  for (const field of few(OTHER_FIELDS, 4)) {
    const [value, text] = pick(OTHER_VALUES);
    if (field in extras) continue;
    record[field] = value;
    extras[field] = text;
  }
  if (chance(50)) record.empty_field = pick<unknown>([null, '', false, []]);

  const size = symbols[3]?.[0] ?? '';
  const { dial: cells, guessed } = expectDial(dial);
  const expected = {
    // A second record of one set and number gets a number behind its id.
    id: sameCode ? `${sameCode.expected.id}-2` : `${code.set}-${code.number}`,
    name: name[1],
    ...code,
    rank,
    bystander: isBystander,
    teams: teams.map(([, each]) => each),
    keywords: keywords.map(([, each]) => each),
    base: base ? base[1] : [1, 1],
    size: ['tiny', 'giant', 'colossal'].includes(size) ? size : 'standard',
    // Their order means nothing, so the test sorts the stored ones too.
    abilities: [
      ...symbols.flatMap((each) => each?.[1] ?? []),
      ...movement.map((each) => `improved-movement-${each.replaceAll('_', '-')}`),
      ...targeting.map((each) => `improved-targeting-${each.replaceAll('_', '-')}`),
    ].sort(),
    range: range ?? 0,
    targets: targets || 1,
    starts: points.starts,
    dial: cells,
    specials: specials.map((each) => each.expected),
    ...(rarity ? { rarity: rarity[1] } : {}),
    ...(realName ? { realName: realName[1] } : {}),
    ...(Object.keys(extras).length > 0 ? { extras } : {}),
    ...(guessed.length > 0 ? { guessed } : {}),
    ...(dial.lines.length > 0 ? { lines: dial.lines } : {}),
    ...(dial.printed.length > 0 ? { printed: dial.printed } : {}),
    origin: 'imported',
  };
  return asJson({ record, expected });
}

const isText = (value: unknown): value is Record<string, string> => typeof value === 'object' && value !== null;

/** A list of words as files write it. An empty list may also be missing. */
function list({ pick }: Choices, words: readonly unknown[]): unknown {
  if (words.length === 0) return pick<unknown>([[], null, undefined, '']);
  const isPlain = words.every((each) => typeof each === 'string' && !/[,"']/.test(each));
  const printed = [words.join(', '), `["${words.join('","')}"]`, `['${words.join("', '")}']`];
  return isPlain ? pick<unknown>([words, words, words, ...printed]) : words;
}

/** Points of the starting lines: the highest at the first line. Lines without points have the lowest. */
function makePoints(
  { int, pick, chance, written, shuffle, blank }: Choices,
  lines: readonly number[],
  isBystander: boolean,
): { written: unknown; starts: readonly { points: number; click: number }[] } {
  if (chance(isBystander ? 60 : 4)) {
    const starts = lines.map((click) => ({ points: 0, click }));
    return {
      written: pick<unknown>([[], blank(), ['']]),
      starts: starts.length > 0 ? starts : [{ points: 0, click: 1 }],
    };
  }
  const count = pick([lines.length, lines.length, lines.length, 1, lines.length + 1]);
  const values = new Set([pick([0, 10_000, int(5, 300), int(5, 300)])]);
  while (values.size < count) values.add(int(1, 600));
  const points = [...values].sort((a, b) => b - a);
  const starts = Array.from({ length: Math.max(count, lines.length, 1) }, (_, at) => ({
    points: points[Math.min(at, count - 1)] as number,
    click: lines[Math.min(at, lines.length - 1)] ?? 1,
  }));
  const forms = [points, points.map(String), shuffle(points), points.map(written), `[${points.join(', ')}]`];
  return { written: pick<unknown>(points.length === 1 ? [...forms, points[0], String(points[0])] : forms), starts };
}

/** Values of a bystander without a dial, in the record itself. */
function makeLoneClick({ int, chance, written }: Choices, record: Record<string, unknown>): GeneratedDial {
  const parts = SLOTS.map((slot) => {
    const value = int(0, 20);
    record[`${slot}_value`] = written(value);
    const power = chance(30) ? 'special' : null;
    if (power) record[`${slot}_power`] = power;
    return [slot, { value, power }];
  });
  const click = Object.fromEntries(parts) as NonNullable<GeneratedDial['clicks'][number]>;
  return { rows: [], clicks: [click], starts: [1], lines: [], printed: [], extras: [] };
}

/** Types of special powers with the slot and the kind that the app stores. */
const SPECIAL_TYPES: readonly (readonly [written: unknown, slot: string, kind: string | null])[] = [
  ['trait', 'trait', null],
  ['speed', 'speed', null],
  ['attack', 'attack', null],
  ['defense', 'defense', null],
  ['damage', 'damage', null],
  ['costed_trait', 'trait', 'costed-trait'],
  ['rally_trait', 'trait', 'rally-trait'],
  ['asset_unit', 'other', 'asset-unit'],
  ['inspiration', 'other', 'inspiration'],
  [undefined, 'other', null],
  [null, 'other', null],
];
const GRANTS = [
  ['shape_change', 'shape-change'],
  ['Leap/Climb', 'leap-climb'],
  ['psychic_blast', 'penetrating-psychic-blast'],
  ['flying_leap', 'flying-leap'],
] as const;

function makeSpecial({ pick, chance, few, written, blank }: Choices): { record: unknown; expected: unknown } {
  const [type, slot, kind] = pick(SPECIAL_TYPES);
  if (chance(6)) {
    const text = 'Only a text, with "quotes".';
    return { record: text, expected: { slot: 'other', name: '', text, grants: [] } };
  }
  const name = pick(['IN A FLASH', 'NO NAME: “YET”', 'ВОТ ТАК', '']);
  const text = pick(['Once per turn, +1.', 'Line one.\nLine two & more. // [d:1]', 'x'.repeat(3000), '']);
  const grants = few(GRANTS, 2);
  const cost = chance(30) ? pick([0, 5, 10_000]) : null;
  const isRally = type === 'rally_trait';
  return {
    record: {
      type,
      name: name || blank(),
      description: text || blank(),
      powers: grants.length > 0 ? grants.map(([each]) => each) : pick([undefined, null, []]),
      ...(cost === null ? {} : { point_value: written(cost) }),
      ...(isRally ? { rally_type: 'friendly', rally_die: 6 } : {}),
    },
    expected: {
      slot,
      name,
      text,
      grants: grants.map(([, each]) => each),
      ...(cost === null ? {} : { cost }),
      ...(kind === null ? {} : { kind }),
      ...(isRally ? { extras: { rally_type: 'friendly', rally_die: '6' } } : {}),
    },
  };
}
