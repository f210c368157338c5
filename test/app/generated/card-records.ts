import { asJson, makeChoices } from './random';
import { NAMES, NUMBERS, OTHER_VALUES, SETS } from './unit-words';

/** A generated record that is no character, and the card that must be stored for it. */
export interface GeneratedCard {
  readonly record: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}

/** Types of records with the part of the cards in which they are stored, and the kind of an other card. */
const TYPES: readonly (readonly [type: string, part: string, kind: string])[] = [
  ['object', 'objects', ''],
  ['object', 'objects', ''],
  ['equipment', 'objects', ''],
  ['equipment', 'objects', ''],
  ['relic', 'objects', ''],
  ['feat', 'feats', ''],
  ['battlefield_condition', 'conditions', ''],
  ['map', 'others', 'map'],
  ['terrain', 'others', 'terrain'],
  ['id_card', 'others', 'id-card'],
  ['tarot_card', 'others', 'tarot-card'],
  ['mystery_card', 'others', 'mystery-card'],
  ['attachment', 'others', 'attachment'],
];
/** Sizes of objects with their kinds. The text is what the kind does not say. */
const SIZES: readonly (readonly [written: unknown, kind: string, text: string | null])[] = [
  ['light', 'light', null],
  ['heavy', 'heavy', null],
  ['immobile', 'immobile', null],
  ['ultra_light', 'light', 'ultra_light'],
  ['ultra_heavy', 'heavy', 'ultra_heavy'],
  ['enormous', 'light', 'enormous'],
  [undefined, 'light', null],
  [null, 'light', null],
];
const PLAIN_TYPES = ['object', 'feat', 'battlefield_condition'];

/** Makes cards. `from` keeps their codes apart from those of other records of the file. */
export function makeCards(seed: number, count: number): GeneratedCard[] {
  const { int, pick, chance, few, written, blank } = makeChoices(seed);
  return Array.from({ length: count }, (_, place) => {
    const [type, part, kind] = pick(TYPES);
    const [name, storedName] = pick(NAMES);
    const set = `${pick(SETS)[0]}c${place}`;
    const [number, storedNumber] = pick(NUMBERS);
    const record: Record<string, unknown> = { unit_id: `${set}${storedNumber}`, set_id: set, collector_number: number };
    const extras: Record<string, string> = {
      unit_id: `${set}${storedNumber}`,
      set_id: set,
      collector_number: storedNumber,
    };
    Object.assign(record, { name, type });
    if (!PLAIN_TYPES.includes(type) && part !== 'others') extras.type = type;

    const points = few([0, 3, 5, 8, int(9, 900)], 2);
    record.point_values = points.length === 0 ? pick<unknown>([[], blank()]) : points.map(written);
    if (points.length > 1) extras.point_values = points.join(', ');
    const lowest = points.length === 0 ? 0 : Math.min(...points);
    if (part === 'conditions' && points.length === 1) extras.point_values = String(points[0]);

    let objectKind = 'light';
    if (part === 'objects') {
      const [size, sizeKind, text] = pick(SIZES);
      record.object_size = size;
      const isWorn = type !== 'object' || chance(10);
      if (isWorn && type === 'object') {
        record.object_type = 'equipment';
        extras.object_type = 'equipment';
      }
      objectKind = isWorn ? 'equipment' : sizeKind;
      if (typeof size === 'string' && (isWorn || text !== null)) extras.object_size = size;
    }
    const keywords = few(['Cosmic', '"Old" Guard', 'Мир', 'A, B'], 2);
    record.keywords = keywords.length === 0 ? pick([[], null, undefined]) : keywords;
    if (part !== 'others' && keywords.length > 0) extras.keywords = keywords.join(', ');
    if (chance(30)) {
      record.object_keyphrases = ['equip_any', 'unequip_drop'];
      extras.object_keyphrases = 'equip_any, unequip_drop';
    }
    if (chance(20)) {
      // Some cards have a range or a dial, for which a card has no field.
      const clicks = [{ click_number: 1, speed_value: 8, attack_value: 9, defense_value: 16, damage_value: 2 }];
      record.unit_range = written(6);
      extras.unit_range = '6';
      if (part !== 'others') {
        record.dial = clicks;
        extras.dial = JSON.stringify(clicks);
      }
    }
    if (chance(30)) {
      const [value, text] = pick(OTHER_VALUES);
      record.universe = value;
      extras.universe = text;
    }

    const lines: string[] = [];
    if (chance(30)) {
      record.description = pick(['Sits on the table.', ' Line one.\nLine two. ']);
      lines.push(String(record.description).trim());
    }
    const grants: string[] = [];
    const powers = Array.from({ length: int(0, 3) }, (_, at) => {
      const [title, text] = [pick(['BOOM', '“HUM”', '']), pick(['It bursts.', 'Charge & quake.', ''])];
      const power: Record<string, unknown> = { type: pick([type, 'trait', undefined]), name: title, description: text };
      if (power.type === 'trait') extras[`special power ${at + 1} type`] = 'trait';
      const line = [title, text].filter((each) => each !== '').join(': ');
      if (line !== '') lines.push(line);
      if (chance(40)) {
        power.powers = ['Leap/Climb'];
        grants.push('leap-climb');
      }
      if (chance(20)) {
        power.point_value = 0;
        extras[`special power ${at + 1} point_value`] = '0';
      }
      return power;
    });
    record.special_powers = powers.length === 0 ? pick([[], null, undefined]) : powers;
    // Nothing but a number makes it a card.
    const id = `${toId(set)}-${toId(storedNumber)}`;
    const head = {
      id,
      name: storedName,
      text: lines.join('\n\n'),
      ...(grants.length > 0 ? { grants: ['leap-climb'] } : {}),
      extras,
    };
    const needs = {
      ...{ powers: [], abilities: [], team: null },
      ...{ speed: null, attack: null, defense: null, damage: null },
    };
    const fields: Readonly<Record<string, object>> = {
      objects: { points: lowest, kind: objectKind },
      feats: { points: lowest, each: false, needs },
      conditions: {},
      others: { points: lowest, kind, keywords },
    };
    return asJson({ record, expected: { id: `${part}/${id}`, part, card: { ...head, ...fields[part] } } });
  });
}

/** Ids of cards are lower case with hyphens. */
function toId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
