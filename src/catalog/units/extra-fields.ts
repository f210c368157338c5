import { limitExtraFields, toPlainText } from '../../plain/extra-fields';
import { isBlank, parseLenientText } from '../../plain/lenient';
import type { UnknownRecord } from '../../plain/record';
import type { Character } from '../character';
import type { ReportFix } from '../unit-codes';
import { readRarityAndRealName } from './character-fields';

/** Fields of a record that the app uses. All other fields are collected as extra fields. */
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

/** Matches fields with click values in the record itself, for a bystander without a dial. */
const LONE_CLICK = /^(?:speed|attack|defense|damage)(?:_value|_power)?$/;

type Besides = Pick<Character, 'rarity' | 'realName' | 'extras'>;

/**
 * Reads the fields that play does not need: rarity, real name, and every other field as text. No data of the file is
 * lost.
 * @param properties properties other than the rank
 * @param otherFields further fields, from other parts of the record
 */
export function readExtraFields(
  record: UnknownRecord,
  properties: string,
  otherFields: Readonly<Record<string, string>>,
  mend: ReportFix,
): Besides {
  const fields = Object.entries(record).flatMap(([field, value]): [string, string][] => {
    const text = field === 'properties' ? properties : placeFor(field, record) ? '' : toPlainText(value);
    return text === '' ? [] : [[field, text]];
  });
  const extras = limitExtraFields([...fields, ...Object.entries(otherFields)], mend);
  return {
    ...readRarityAndRealName(record.rarity, record.real_name),
    ...(Object.keys(extras).length === 0 ? {} : { extras }),
  };
}

function placeFor(field: string, record: UnknownRecord): boolean {
  if (field === 'unit_id') return parseLenientText(record.unit_id) === idParts(record) || idParts(record) === '';
  return READ.has(field) || (LONE_CLICK.test(field) && !isBlank(record.type) && isBlank(record.dial));
}

/**
 * Returns set and number as one word, like the ids in most files. Empty if set or number is missing; the character then
 * has the id from the file.
 */
function idParts(record: UnknownRecord): string {
  const [set, number] = [parseLenientText(record.set_id) ?? '', parseLenientText(record.collector_number) ?? ''];
  return set === '' || number === '' ? '' : set + number;
}
