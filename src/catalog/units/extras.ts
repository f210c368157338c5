import { extrasOf, plainText } from '../../plain/extras';
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

const FIELD_LIMIT = 60;

type Besides = Pick<Character, 'rarity' | 'realName' | 'extras'>;

/**
 * What a record tells beside what is played by: rarity, the real name, and every other field as text, so that nothing of a file goes
 * lost.
 * @param properties those that do not tell the rank
 * @param told what was found elsewhere in the record and has no place of its own
 */
export function readBesides(
  record: Loose,
  properties: string,
  told: Readonly<Record<string, string>>,
  mend: MendNote,
): Besides {
  const rarity = (looseText(record.rarity) ?? '').toLowerCase().replace(/_/g, ' ').slice(0, FIELD_LIMIT);
  const realName = (looseText(record.real_name) ?? '').slice(0, 200);
  const fields = Object.entries(record).flatMap(([field, value]): [string, string][] => {
    const text = field === 'properties' ? properties : placeFor(field, record) ? '' : plainText(value);
    return text === '' ? [] : [[field, text]];
  });
  const extras = extrasOf([...fields, ...Object.entries(told)], mend);
  return {
    ...(rarity === '' ? {} : { rarity }),
    ...(realName === '' ? {} : { realName }),
    ...(Object.keys(extras).length === 0 ? {} : { extras }),
  };
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
