import { isBlank, looseText } from '../../plain/loose';
import type { Loose } from '../../plain/record';
import type { Character } from '../character';
import type { MendNote } from '../unit-codes';

/** Fields that a character has a place of its own for. */
const READ = new Set([
  'set_id',
  'collector_number',
  'name',
  'type',
  'dimensions',
  'point_values',
  'team_abilities',
  'keywords',
  'special_powers',
  'improved_movement',
  'improved_targeting',
  'unit_range',
  'targets',
  'speed_type',
  'attack_type',
  'defense_type',
  'damage_type',
  'dial',
  'rarity',
  'real_name',
]);

/** Values of a click in the record itself: those of a bystander without a dial. */
const LONE_CLICK = /^(?:speed|attack|defense|damage)(?:_value|_power)?$/;

const EXTRAS_LIMIT = 40;
const FIELD_LIMIT = 60;
const TEXT_LIMIT = 2000;

type Besides = Pick<Character, 'rarity' | 'realName' | 'extras'>;

/**
 * What a record tells beside what is played by: rarity, the real name, and every other field that is a word, a number or a list of
 * these, as text, so that nothing of a file goes lost. `unplaced` lists what even so has no place.
 */
export function readBesides(record: Loose, properties: readonly string[], mend: MendNote): Besides {
  const rarity = (looseText(record.rarity) ?? '').toLowerCase().replace(/_/g, ' ').slice(0, FIELD_LIMIT);
  const realName = (looseText(record.real_name) ?? '').slice(0, 200);
  const extras = Object.fromEntries(
    Object.entries(record)
      .flatMap(([field, value]): [string, string][] => {
        const text = field === 'properties' ? restOf(properties) : placeFor(field, record) ? null : plainText(value);
        if (text === null || text === '') return [];
        if (text.length > TEXT_LIMIT) mend('text-shortened', field.slice(0, FIELD_LIMIT));
        return [[field.slice(0, FIELD_LIMIT), text.slice(0, TEXT_LIMIT)]];
      })
      .slice(0, EXTRAS_LIMIT),
  );
  return {
    ...(rarity === '' ? {} : { rarity }),
    ...(realName === '' ? {} : { realName }),
    ...(Object.keys(extras).length === 0 ? {} : { extras }),
  };
}

/** Fields with something in them that a character keeps nowhere: records inside of records. */
export function unplaced(record: Loose): string[] {
  const places = Object.keys(record).filter((field) => !placeFor(field, record) && field !== 'properties');
  const kept = places.filter((field) => plainText(record[field]) !== null).slice(0, EXTRAS_LIMIT);
  return places.filter((field) => !isBlank(record[field]) && !kept.includes(field));
}

function placeFor(field: string, record: Loose): boolean {
  if (field === 'unit_id') return looseText(record.unit_id) === idParts(record) || idParts(record) === '';
  return READ.has(field) || (LONE_CLICK.test(field) && !isBlank(record.type) && isBlank(record.dial));
}

/** Set and number run together, which is how files make their own ids; '' where the id itself is what a character keeps. */
function idParts(record: Loose): string {
  const [set, number] = [looseText(record.set_id) ?? '', looseText(record.collector_number) ?? ''];
  return set === '' || number === '' ? '' : set + number;
}

/** Words besides those that tell the rank. */
function restOf(properties: readonly string[]): string {
  return properties.filter((each) => each !== 'unique' && each !== 'prime').join(', ');
}

/** A word, a number, yes, or a list of these, as text; '' for nothing; null for what cannot be told in a line. */
function plainText(value: unknown): string | null {
  if (isBlank(value)) return '';
  if (value === true) return 'yes';
  if (Array.isArray(value)) {
    const texts = value.map((each) => looseText(each));
    return texts.includes(null) ? null : texts.join(', ');
  }
  return looseText(value);
}
