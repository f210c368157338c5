import { toPlainText } from '../../plain/extra-fields';
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
import { err, ok, type Result } from '../../plain/result';
import { parseCombatSymbols } from '../abilities';
import type { Character } from '../character';
import { PRINTED_NAME_LIMIT } from '../limits';
import { humanizeId } from '../powers';
import type { RecordFix, RecordFixCode, ReportFix, SkippedUnitRecord, UnitFault } from '../unit-codes';
import type { UnitDial } from './dial';

const COST_LIMIT = 10_000;
const WORD_LIMIT = 80;
const WORDS_LIMIT = 60;

/** Printed fields of a character as a file contains them. Each may be missing, unreadable or written in many ways. */
export interface CharacterFields {
  readonly name: string;
  readonly id: unknown;
  readonly set: unknown;
  readonly number: unknown;
  readonly points: unknown;
  readonly range: unknown;
  readonly targets: unknown;
  readonly base: unknown;
  /** Words such as `unique`: the rank, and symbols that have no field of their own. */
  readonly properties: unknown;
  readonly teams: unknown;
  readonly keywords: unknown;
  /** Symbols of speed, attack, defense and damage. Empty for the standard symbol. */
  readonly symbols: Parameters<typeof parseCombatSymbols>;
  readonly improvedMovement: unknown;
  readonly improvedTargeting: unknown;
  readonly bystander: boolean;
}

/** Character without special powers, and other printed values that have no field of their own. */
export interface FieldsReport {
  /** Its id is empty if the file does not contain one: see `makeCharacterId`. */
  readonly character: Character;
  /** Properties other than the rank. */
  readonly properties: string;
  /** Values that no field of the character can hold, as text, by the names of `UNREAD_FIELDS`. */
  readonly extras: Readonly<Record<string, string>>;
}

/** A character that was read, with the fixes made to it. The fault says why a record was skipped. */
export type CharacterRead = Result<
  { readonly character: Character; readonly fixes: readonly RecordFix[] },
  SkippedUnitRecord
>;

/**
 * Collects what `read` reports about one record of a file.
 * @param index index of the record in the file, from 0
 */
export function collectFixes(
  index: number,
  name: unknown,
  id: unknown,
  read: (mend: ReportFix) => Result<Character, UnitFault>,
): CharacterRead {
  const short = (value: unknown, length: number) => shortenToOneLine(parseLenientText(value) ?? '', length);
  const record = `${index + 1} ${short(name, 40)} ${short(id, 30)}`.trim();
  const fixes: RecordFix[] = [];
  const result = read((code, detail) => fixes.push({ record, code, detail: shortenToOneLine(detail, 80) }));
  if (result.ok) return ok({ character: result.value, fixes });
  return err({ record, code: result.fault.code, detail: shortenToOneLine(result.fault.detail, 80) });
}

export function readPrintedName(value: unknown): Result<string, UnitFault> {
  const name = parseLenientText(value) ?? '';
  if (name.length > PRINTED_NAME_LIMIT) return err({ code: 'name-too-long', detail: String(name.length) });
  if (name !== '') return ok(name);
  return err({ code: value === undefined || value === '' ? 'name-missing' : 'wrong-type', detail: 'name' });
}

/** Builds a character from its dial and its printed fields. Reports each value that is missing or was changed. */
export function readCharacterFields(
  fields: CharacterFields,
  dial: Pick<UnitDial, 'dial' | 'starts'>,
  mend: ReportFix,
): Result<FieldsReport, UnitFault> {
  const points = readPoints(fields.points, fields.bystander, mend);
  const range = readCount(fields.range, 'unit_range', 0, 'range-missing', mend);
  const targets = readCount(fields.targets, 'targets', 1, 'targets-missing', mend);
  if (!points.ok) return points;
  if (!range.ok) return range;
  if (!targets.ok) return targets;
  const marks = parseCombatSymbols(...fields.symbols);
  for (const symbol of marks.unknown) mend('unknown-symbol', symbol);
  const extras: Record<string, string> = targets.value < 1 ? { targets: String(targets.value) } : {};
  const listed = (value: unknown, field: string) => words(value, field, mend, extras);
  const properties = listed(fields.properties, 'properties');
  const isProperty = (word: string) => properties.some((each) => each.toLowerCase() === word);
  const rank = isProperty('prime') ? 'prime' : isProperty('unique') ? 'unique' : 'plain';
  const character: Character = {
    id: givenId(fields),
    name: fields.name,
    set: shortText(fields.set, 'set_id', mend),
    number: shortText(fields.number, 'collector_number', mend),
    rank,
    bystander: fields.bystander,
    teams: listed(fields.teams, 'team_abilities').map(humanizeId),
    keywords: listed(fields.keywords, 'keywords'),
    base: readBase(fields.base, mend, extras),
    size: marks.size,
    abilities: [
      ...marks.abilities,
      ...listed(fields.improvedMovement, 'improved_movement').map((each) => `improved-movement-${toKebabCase(each)}`),
      ...listed(fields.improvedTargeting, 'improved_targeting').map(
        (each) => `improved-targeting-${toKebabCase(each)}`,
      ),
    ],
    range: range.value,
    targets: Math.max(1, targets.value),
    starts: pairStarts(points.value, dial.starts, mend),
    dial: dial.dial,
    specials: [],
    origin: 'imported',
  };
  return ok({
    character,
    properties: properties.filter((each) => each.toLowerCase() !== rank).join(', '),
    extras,
  });
}

export function readRarityAndRealName(rarity: unknown, realName: unknown): Pick<Character, 'rarity' | 'realName'> {
  const found = (parseLenientText(rarity) ?? '').toLowerCase().replace(/_/g, ' ').slice(0, 60);
  const real = (parseLenientText(realName) ?? '').slice(0, 200);
  return { ...(found === '' ? {} : { rarity: found }), ...(real === '' ? {} : { realName: real }) };
}

/** Derives an id from all fields, so the same record gets the same id at the next import. */
export function makeCharacterId(character: Character): string {
  return `${toKebabCase(character.name).slice(0, 40)}-${hashText(JSON.stringify(character))}`;
}

/** Parses the point values of a unit, in descending order. The first value is the full points. */
function readPoints(value: unknown, bystander: boolean, mend: ReportFix): Result<readonly number[], UnitFault> {
  const list = parseLenientList(value);
  if (list === null) return err({ code: 'wrong-type', detail: 'point_values' });
  const given = list.filter((each) => (parseLenientText(each) ?? 'x').replace(/[[\]"\s]/g, '') !== '');
  const points = given.map(parseLenientInteger);
  const unread = points.findIndex((each) => each === null || each < 0 || each > COST_LIMIT);
  if (unread >= 0) return err({ code: 'wrong-type', detail: `point_values ${printValue(given[unread])}` });
  if (points.length === 0) {
    if (!bystander) mend('points-missing', '0');
    return ok([0]);
  }
  return ok([...new Set(points as number[])].sort((a, b) => b - a));
}

/**
 * Pairs points with starting lines. The highest points start at the first line, the next highest points at the second
 * line, as on the dial. Further lines have the lowest points.
 */
function pairStarts(points: readonly number[], lines: readonly number[], mend: ReportFix): Character['starts'] {
  if (lines.length !== points.length) mend('starting-lines', `${lines.length} / ${points.length}`);
  const count = Math.max(points.length, lines.length);
  return Array.from({ length: count }, (_, place) => ({
    points: points[Math.min(place, points.length - 1)] ?? 0,
    click: lines[Math.min(place, lines.length - 1)] ?? 1,
  }));
}

function readCount(
  value: unknown,
  field: string,
  otherwise: number,
  code: RecordFixCode,
  mend: ReportFix,
): Result<number, UnitFault> {
  if (value === undefined || value === null || value === '') {
    mend(code, String(otherwise));
    return ok(otherwise);
  }
  const count = parseLenientInteger(value);
  if (count === null)
    return err({ code: 'wrong-type', detail: `${field} ${parseLenientText(value) ?? describeType(value)}` });
  return count < 0 || count > 99 ? err({ code: 'value-out-of-range', detail: `${field} ${count}` }) : ok(count);
}

function readBase(value: unknown, mend: ReportFix, extras: Record<string, string>): Character['base'] {
  const text = toPlainText(value);
  const match = /^([1-6])\s*[x×*]\s*([1-6])$/i.exec(text);
  if (match) {
    const sides = [Number(match[1]), Number(match[2])].sort((a, b) => a - b);
    return [sides[0] as number, sides[1] as number];
  }
  mend('base-assumed', text === '' ? '1x1' : `1x1, ${text}`);
  if (text !== '') extras.dimensions = text;
  return [1, 1];
}

/**
 * Parses a list of words. Brackets and quotes of a list that was printed as text are removed, but quotes within a word
 * of a real list are part of the word. Values that are not text, and words beyond the limits, are reported and added to
 * `extras`.
 */
function words(value: unknown, field: string, mend: ReportFix, extras: Record<string, string>): string[] {
  const list = parseLenientList(value);
  if (list === null) {
    mend('entry-unreadable', field);
    extras[field] = toPlainText(value);
    return [];
  }
  const found: string[] = [];
  const left: unknown[] = list.slice(WORDS_LIMIT);
  for (const each of list.slice(0, WORDS_LIMIT)) {
    const text = parseLenientText(each);
    if (text === null) {
      mend('entry-unreadable', `${field} ${describeType(each)}`);
      if (each !== null) left.push(each);
    }
    const isPrinted = !Array.isArray(value) || /^\s*\[|\]\s*$/.test(text ?? '');
    const bare = isPrinted ? (text ?? '').replace(/^[[\]"'\s]+|[[\]"'\s]+$/g, '') : (text ?? '').trim();
    if (bare.length > WORD_LIMIT) {
      mend('text-shortened', field);
      left.push(bare);
    }
    if (bare !== '' && !found.includes(bare)) found.push(bare.slice(0, WORD_LIMIT));
  }
  if (list.length > WORDS_LIMIT) mend('text-shortened', `${field} ${list.length}`);
  if (left.length > 0) extras[field] = toPlainText(left);
  return found;
}

function shortText(value: unknown, field: string, mend: ReportFix): string {
  const text = parseLenientText(value) ?? '';
  if (text.length > 40) mend('text-shortened', field);
  return text.slice(0, 40);
}

/** Returns set and number, else the id in the file. Empty if the file contains neither. */
function givenId({ set, number, id }: CharacterFields): string {
  const parts = [set, number].map((part) => (parseLenientText(part) ?? '').slice(0, 40));
  if (parts.every((part) => part !== '')) return parts.join('-');
  return (parseLenientText(id) ?? '').slice(0, 80);
}
