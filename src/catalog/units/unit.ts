import { limitExtraFields, toPlainText } from '../../plain/extra-fields';
import {
  describeType,
  hashText,
  parseLenientInteger,
  parseLenientList,
  parseLenientText,
  printValue,
  shortenToOneLine,
  toKebabCase,
} from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { parseCombatSymbols } from '../abilities';
import { type Character, DIAL_SLOTS, type SpecialPower } from '../character';
import { PRINTED_NAME_LIMIT } from '../limits';
import { findPower, humanizeId, powerId } from '../powers';
import type { RecordFix, RecordFixCode, ReportFix, SkippedUnitRecord, UnitFault } from '../unit-codes';
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
  const list = parseLenientList(record.special_powers);
  if (list === null || list.length > SPECIALS_LIMIT)
    mend('entry-unreadable', `special_powers ${list?.length ?? 'record'}`);
  return (list ?? []).slice(0, SPECIALS_LIMIT).flatMap((entry, index) => {
    if (isRecord(entry)) return [readSpecial(entry, index, mend)];
    mend('entry-unreadable', `special_powers ${index + 1} ${describeType(entry)}`);
    return [];
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

const WORD_LIMIT = 80;
const WORDS_LIMIT = 60;
const SYMBOL_FIELDS = ['speed_type', 'attack_type', 'defense_type', 'damage_type'] as const;

/** Reads one unit record. `index` is the index of the record in the file, from 0. */
export function readUnit(
  record: unknown,
  index: number,
): Result<{ readonly character: Character; readonly fixes: readonly RecordFix[] }, SkippedUnitRecord> {
  if (!isRecord(record)) return err({ record: String(index + 1), code: 'not-a-record', detail: describeType(record) });
  const name = parseLenientText(record.name) ?? '';
  const label =
    `${index + 1} ${shortenToOneLine(name, 40)} ${shortenToOneLine(parseLenientText(record.unit_id) ?? '', 30)}`.trim();
  const fixes: RecordFix[] = [];
  const read = readCharacter(record, name, (code, detail) =>
    fixes.push({ record: label, code, detail: shortenToOneLine(detail, 80) }),
  );
  if (!read.ok) return err({ record: label, code: read.fault.code, detail: shortenToOneLine(read.fault.detail, 80) });
  return ok({ character: read.value, fixes });
}

function readCharacter(record: UnknownRecord, name: string, mend: ReportFix): Result<Character, UnitFault> {
  const type = toKebabCase(parseLenientText(record.type) ?? '') || 'character';
  if (name === '')
    return err({
      code: record.name === undefined || record.name === '' ? 'name-missing' : 'wrong-type',
      detail: 'name',
    });
  if (name.length > PRINTED_NAME_LIMIT) return err({ code: 'name-too-long', detail: String(name.length) });
  const bystander = type === 'bystander';
  const dial = readUnitDial(record, bystander, mend);
  if (!dial.ok) return dial;
  const points = readPoints(record, bystander, mend);
  const range = readCount(record, 'unit_range', 0, 'range-missing', mend);
  const targets = readCount(record, 'targets', 1, 'targets-missing', mend);
  const wrong = [points, range, targets].find((each) => !each.ok);
  if (wrong && !wrong.ok) return wrong;
  if (!points.ok || !range.ok || !targets.ok) return err({ code: 'wrong-type', detail: '' });
  const marks = parseCombatSymbols(...symbolsOf(record));
  for (const symbol of marks.unknown) mend('unknown-symbol', symbol);
  const properties = words(record, 'properties', mend).map((each) => each.toLowerCase());
  const character: Character = {
    id: givenId(record) ?? '',
    name,
    set: shortText(record, 'set_id', mend),
    number: shortText(record, 'collector_number', mend),
    rank: properties.includes('prime') ? 'prime' : properties.includes('unique') ? 'unique' : 'plain',
    bystander,
    teams: words(record, 'team_abilities', mend).map(humanizeId),
    keywords: words(record, 'keywords', mend),
    base: readBase(record, mend),
    size: marks.size,
    abilities: [
      ...marks.abilities,
      ...words(record, 'improved_movement', mend).map((each) => `improved-movement-${toKebabCase(each)}`),
      ...words(record, 'improved_targeting', mend).map((each) => `improved-targeting-${toKebabCase(each)}`),
    ],
    range: range.value,
    targets: Math.max(1, targets.value),
    starts: pairStarts(points.value, dial.value.starts, mend),
    dial: dial.value.dial,
    specials: readSpecials(record, mend),
    origin: 'imported',
  };
  const besides: Readonly<Record<string, string>> = {
    ...(type === 'character' || bystander ? {} : { type }),
    ...(targets.value < 1 ? { targets: String(targets.value) } : {}),
    ...dial.value.extras,
  };
  const whole = {
    ...character,
    ...dial.value.told,
    ...readExtraFields(record, restOf(properties, character.rank), besides, mend),
  };
  if (character.id !== '') return ok(whole);
  const id = madeId(character);
  mend('id-made', id);
  return ok({ ...whole, id });
}

/** Joins the properties of a unit, except the rank. */
function restOf(properties: readonly string[], rank: Character['rank']): string {
  return properties.filter((each) => each !== rank).join(', ');
}

function symbolsOf(record: UnknownRecord): [string, string, string, string] {
  return SYMBOL_FIELDS.map((field) => parseLenientText(record[field]) ?? '') as [string, string, string, string];
}

/** Parses the point values of a unit, in descending order. The first value is the full points. */
function readPoints(record: UnknownRecord, bystander: boolean, mend: ReportFix): Result<readonly number[], UnitFault> {
  const list = parseLenientList(record.point_values);
  if (list === null) return err({ code: 'wrong-type', detail: 'point_values' });
  const given = list.filter((each) => (parseLenientText(each) ?? 'x').replace(/[[\]"\s]/g, '') !== '');
  const points = given.map(parseLenientInteger);
  const unread = points.findIndex((each) => each === null || each < 0 || each > 10_000);
  if (unread >= 0) return err({ code: 'wrong-type', detail: `point_values ${printValue(given[unread])}` });
  if (points.length === 0) {
    if (!bystander) mend('points-missing', '0');
    return ok([0]);
  }
  return ok([...new Set(points as number[])].sort((a, b) => b - a));
}

/**
 * Pairs points with starting lines. The highest points start at the first line, the next highest points at the second
 * line, as on the dial.
 */
function pairStarts(points: readonly number[], lines: readonly number[], mend: ReportFix): Character['starts'] {
  if (lines.length !== points.length) mend('starting-lines', `${lines.length} / ${points.length}`);
  return points.map((each, place) => ({ points: each, click: lines[Math.min(place, lines.length - 1)] ?? 1 }));
}

function readCount(
  record: UnknownRecord,
  field: string,
  otherwise: number,
  code: RecordFixCode,
  mend: ReportFix,
): Result<number, UnitFault> {
  const value = record[field];
  if (value === undefined || value === null || value === '') {
    mend(code, String(otherwise));
    return ok(otherwise);
  }
  const count = parseLenientInteger(value);
  if (count === null)
    return err({ code: 'wrong-type', detail: `${field} ${parseLenientText(value) ?? describeType(value)}` });
  return count < 0 || count > 99 ? err({ code: 'value-out-of-range', detail: `${field} ${count}` }) : ok(count);
}

function readBase(record: UnknownRecord, mend: ReportFix): Character['base'] {
  const text = parseLenientText(record.dimensions) ?? '';
  const match = /^([1-6])\s*[x×*]\s*([1-6])$/i.exec(text);
  if (match) {
    const sides = [Number(match[1]), Number(match[2])].sort((a, b) => a - b);
    return [sides[0] as number, sides[1] as number];
  }
  mend('base-assumed', text === '' ? '1x1' : `1x1, ${text}`);
  return [1, 1];
}

/** Parses a list of words. Stray brackets and quotes are removed; values that are not text are reported. */
function words(record: UnknownRecord, field: string, mend: ReportFix): string[] {
  const list = parseLenientList(record[field]);
  if (list === null) {
    mend('entry-unreadable', field);
    return [];
  }
  const found: string[] = [];
  for (const each of list.slice(0, WORDS_LIMIT)) {
    const text = parseLenientText(each);
    if (text === null) mend('entry-unreadable', `${field} ${describeType(each)}`);
    const bare = (text ?? '').replace(/^[[\]"'\s]+|[[\]"'\s]+$/g, '');
    if (bare.length > WORD_LIMIT) mend('text-shortened', field);
    if (bare !== '' && !found.includes(bare)) found.push(bare.slice(0, WORD_LIMIT));
  }
  if (list.length > WORDS_LIMIT) mend('text-shortened', `${field} ${list.length}`);
  return found;
}

function shortText(record: UnknownRecord, field: string, mend: ReportFix): string {
  const text = parseLenientText(record[field]) ?? '';
  if (text.length > 40) mend('text-shortened', field);
  return text.slice(0, 40);
}

/** Returns set and number, else the id in the file. Null if the record has neither. */
function givenId(record: UnknownRecord): string | null {
  const parts = ['set_id', 'collector_number'].map((field) => (parseLenientText(record[field]) ?? '').slice(0, 40));
  if (parts.every((part) => part !== '')) return parts.join('-');
  return (parseLenientText(record.unit_id) ?? '').slice(0, 80) || null;
}

/** Derives an id from all fields, so the same record gets the same id at the next import. */
function madeId(character: Character): string {
  return `${toKebabCase(character.name).slice(0, 40)}-${hashText(JSON.stringify(character))}`;
}
