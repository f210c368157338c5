import { limitExtraFields, toPlainText } from '../../plain/extra-fields';
import {
  describeType,
  parseLenientInteger,
  parseLenientList,
  parseLenientText,
  toKebabCase,
} from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { type Character, DIAL_SLOTS, type SpecialPower } from '../character';
import { findPower, powerId } from '../powers';
import type { ReportFix, UnitFault } from '../unit-codes';
import {
  type CharacterFields,
  type CharacterRead,
  collectFixes,
  makeCharacterId,
  readCharacterFields,
  readPrintedName,
} from './character-fields';
import { readUnitDial } from './dial';
import { readExtraFields } from './extra-fields';

const SPECIALS_LIMIT = 60;
const NAME_LIMIT = 200;
const TEXT_LIMIT = 8000;
const COST_LIMIT = 10_000;
/** Fields of a special power that the app uses. All other fields are collected as extra fields. */
const READ = new Set(['type', 'name', 'description', 'powers']);

/** Reads white-square powers and traits, with their texts in the owner's file. */
function readSpecials(record: UnknownRecord, mend: ReportFix): SpecialPower[] {
  const raw = record.special_powers;
  // A single power without a list, and one given only by its text, are powers too.
  const list = isRecord(raw) || typeof raw === 'string' ? [raw] : (parseLenientList(raw) ?? []);
  if (list.length > SPECIALS_LIMIT) mend('entry-unreadable', `special_powers ${list.length}`);
  return list.slice(0, SPECIALS_LIMIT).flatMap((entry, index) => {
    if (isRecord(entry)) return [readSpecial(entry, index, mend)];
    const text = toPlainText(entry);
    return /[\p{L}\p{N}]/u.test(text) ? [readSpecial({ description: text }, index, mend)] : [];
  });
}

function readSpecial(entry: UnknownRecord, index: number, mend: ReportFix): SpecialPower {
  const cost = parseLenientInteger(entry.point_value);
  const name = parseLenientText(entry.name) ?? '';
  const text = parseLenientText(entry.description) ?? '';
  if (name.length > NAME_LIMIT || text.length > TEXT_LIMIT) mend('text-shortened', `special_powers ${index + 1}`);
  const type = parseLenientText(entry.type) ?? '';
  const slot = slotOf(type);
  const paid = cost !== null && cost >= 0 && cost <= COST_LIMIT;
  const fields = Object.entries(entry).filter(([field]) => !READ.has(field) && !(field === 'point_value' && paid));
  const extras = limitExtraFields(
    fields.flatMap(([field, value]): [string, string][] =>
      toPlainText(value) === '' ? [] : [[field, toPlainText(value)]],
    ),
    mend,
  );
  return {
    slot,
    name: name.slice(0, NAME_LIMIT),
    text: text.slice(0, TEXT_LIMIT),
    grants: readGrants(entry.powers, index, mend),
    ...(paid ? { cost } : {}),
    ...(type === '' || type === slot ? {} : { kind: toKebabCase(type).slice(0, 60) }),
    ...(Object.keys(extras).length === 0 ? {} : { extras }),
  };
}

function slotOf(type: string): SpecialPower['slot'] {
  const slot = DIAL_SLOTS.find((each) => each === type);
  return slot ?? (type.includes('trait') ? 'trait' : 'other');
}

function readGrants(raw: unknown, index: number, mend: ReportFix): string[] {
  const ids = (parseLenientList(raw) ?? [])
    .slice(0, SPECIALS_LIMIT)
    .map((each) => powerId(parseLenientText(each) ?? '').slice(0, 60));
  const grants = [...new Set(ids.filter((id) => id !== ''))];
  for (const id of grants) if (!findPower(id)) mend('unknown-power', `special_powers ${index + 1} ${id}`);
  return grants;
}

const SYMBOL_FIELDS = ['speed_type', 'attack_type', 'defense_type', 'damage_type'] as const;

/** Reads one unit record. `index` is the index of the record in the file, from 0. */
export function readUnit(record: unknown, index: number): CharacterRead {
  if (!isRecord(record)) return err({ record: String(index + 1), code: 'not-a-record', detail: describeType(record) });
  return collectFixes(index, record.name, record.unit_id, (mend) => readCharacter(record, mend));
}

function readCharacter(record: UnknownRecord, mend: ReportFix): Result<Character, UnitFault> {
  const name = readPrintedName(record.name);
  if (!name.ok) return name;
  const type = toKebabCase(parseLenientText(record.type) ?? '') || 'character';
  const bystander = type === 'bystander';
  const dial = readUnitDial(record, bystander, mend);
  if (!dial.ok) return dial;
  const read = readCharacterFields(
    {
      name: name.value,
      id: record.unit_id,
      set: record.set_id,
      number: record.collector_number,
      points: record.point_values,
      range: record.unit_range,
      targets: record.targets,
      base: record.dimensions,
      properties: record.properties,
      teams: record.team_abilities,
      keywords: record.keywords,
      symbols: SYMBOL_FIELDS.map((field) => parseLenientText(record[field]) ?? '') as CharacterFields['symbols'],
      improvedMovement: record.improved_movement,
      improvedTargeting: record.improved_targeting,
      bystander,
    },
    dial.value,
    mend,
  );
  if (!read.ok) return read;
  const character = { ...read.value.character, specials: readSpecials(record, mend) };
  const otherFields: Readonly<Record<string, string>> = {
    ...(type === 'character' || bystander ? {} : { type }),
    ...read.value.extras,
    ...dial.value.extras,
  };
  const whole = {
    ...character,
    ...dial.value.told,
    ...readExtraFields(record, read.value.properties, otherFields, mend),
  };
  if (character.id !== '') return ok(whole);
  const id = makeCharacterId(character);
  mend('id-made', id);
  return ok({ ...whole, id });
}
