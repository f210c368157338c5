import { limitExtraFields, toPlainText } from '../../plain/extra-fields';
import {
  isBlank,
  parseLenientInteger,
  parseLenientList,
  parseLenientText,
  shortenToOneLine,
  toKebabCase,
} from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { NO_NEEDS } from '../feat-needs';
import { OBJECT_KINDS } from '../force';
import { PRINTED_NAME_LIMIT } from '../limits';
import { findPower, powerId } from '../powers';
import { makeRecordLabel } from '../record-label';
import type { ReportFix, SkippedUnitRecord } from '../unit-codes';
import { assembleGeneralCard, type GeneralCard, type GeneralCardPart } from './card';
import { type CardCollector, collectCard } from './collect-cards';
import { parseGeneralCardPart } from './csv';
import { deriveGeneralCardId } from './draft';
import { parseObjectKind } from './object-kinds';
import { EXTRA_TEXT_LIMIT, EXTRAS_LIMIT, GENERAL_CARD_POINTS_LIMIT, GENERAL_CARD_TEXT_LIMIT } from './shapes';

/** Fields of a record that the app uses. All other fields are collected as extra fields. */
const READ = new Set(['name', 'point_values', 'special_powers', 'description', 'text']);

/** A record with none of these fields is no card. */
const CARD_FIELDS = ['point_values', 'special_powers', 'description', 'text', 'collector_number'];

/**
 * Returns the card type of a record of the public unit database. Null if the record is a character, or no card: it
 * has a dial, no type, or nothing that a card has.
 */
export function detectGeneralCardPart(record: unknown): GeneralCardPart | null {
  if (!isRecord(record)) return null;
  const type = toKebabCase(parseLenientText(record.type) ?? '');
  const part = parseGeneralCardPart(type);
  if (part !== null && part !== 'others') return part;
  // A table of contents has types too, but nothing that a card has.
  const isCard = CARD_FIELDS.some((field) => !isBlank(record[field]));
  const isCharacter = !isCard || type === '' || type === 'character' || type === 'bystander' || !isBlank(record.dial);
  return isCharacter ? null : 'others';
}

/** Reads a record and adds the card to `found`. `index` is the index of the record in the file, from 0. */
export function readGeneralCardRecord(
  record: UnknownRecord,
  part: GeneralCardPart,
  index: number,
  found: CardCollector,
): void {
  const name = parseLenientText(record.name) ?? '';
  const label = makeRecordLabel(index, name, parseLenientText(record.unit_id) ?? '');
  const mend: ReportFix = (code, detail) =>
    found.fixes.push({ record: label, code, detail: shortenToOneLine(detail, 80) });
  const points = pointsOf(record);
  if (name === '' || name.length > PRINTED_NAME_LIMIT || points === null) {
    found.setAside.push({ record: label, ...faultOf(name, points) });
    return;
  }
  const whole = textOf(record);
  if (whole.length > GENERAL_CARD_TEXT_LIMIT) mend('text-shortened', 'special_powers');
  const text = whole.slice(0, GENERAL_CARD_TEXT_LIMIT);
  const head = { id: idOf(record, name), name, text, ...grantsOf(record, mend), ...besidesOf(record, part, mend) };
  collectCard(found, cardOf(part, record, head, points, mend), label);
}

function faultOf(name: string, points: number | null): Pick<SkippedUnitRecord, 'code' | 'detail'> {
  if (name === '') return { code: 'name-missing', detail: '' };
  if (points === null) return { code: 'wrong-type', detail: 'point_values' };
  return { code: 'name-too-long', detail: String(name.length) };
}

/** Whether an object is equipment, which characters carry. Its size is not its kind then. */
function isWorn(record: UnknownRecord): boolean {
  return [record.type, record.object_type].some((each) => /^(equipment|relic)$/i.test(parseLenientText(each) ?? ''));
}

function cardOf(
  part: GeneralCardPart,
  record: UnknownRecord,
  head: Pick<GeneralCard['card'], 'id' | 'name' | 'text'>,
  points: number,
  mend: ReportFix,
): GeneralCard {
  const size = () => parseObjectKind(parseLenientText(record.object_size) ?? '', mend);
  return assembleGeneralCard(part, head, {
    points,
    // The public unit database states the properties of feats and teams only in the text.
    each: false,
    needs: NO_NEEDS,
    wild: false,
    objectKind: isWorn(record) || part !== 'objects' ? 'equipment' : size(),
    otherKind: parseLenientText(record.type) ?? '',
    keywords: (parseLenientList(record.keywords) ?? []).map((word) => parseLenientText(word) ?? ''),
  });
}

/** Derives the id from the record, as for characters. The same record always gets the same id. */
function idOf(record: UnknownRecord, name: string): string {
  const [set, number] = ['set_id', 'collector_number'].map((field) =>
    toKebabCase(parseLenientText(record[field]) ?? '').slice(0, 40),
  );
  if (set && number) return `${set}-${number}`;
  return toKebabCase(parseLenientText(record.unit_id) ?? '').slice(0, 80) || deriveGeneralCardId(name);
}

/** Returns the lowest point value of a record; 0 if there are none. Null if a value is unreadable. */
function pointsOf(record: UnknownRecord): number | null {
  const list = parseLenientList(record.point_values);
  const points = (list ?? []).filter((each) => !isBlank(each)).map(parseLenientInteger);
  if (list === null || points.some((each) => each === null || each < 0 || each > GENERAL_CARD_POINTS_LIMIT))
    return null;
  return points.length === 0 ? 0 : Math.min(...(points as number[]));
}

function textOf(record: UnknownRecord): string {
  const powers = parseLenientList(record.special_powers) ?? [];
  const told = powers.flatMap((power) => {
    if (!isRecord(power)) return parseLenientText(power) ?? [];
    const words = [parseLenientText(power.name) ?? '', parseLenientText(power.description) ?? ''].filter(
      (each) => each !== '',
    );
    return words.length === 0 ? [] : [words.join(': ')];
  });
  return [parseLenientText(record.description) ?? '', parseLenientText(record.text) ?? '', ...told]
    .filter((each) => each !== '')
    .join('\n\n');
}

/** Lists the powers granted by the special powers of a record, for search and games. */
function grantsOf(record: UnknownRecord, mend: ReportFix): Pick<GeneralCard['card'], 'grants'> {
  const powers = (parseLenientList(record.special_powers) ?? []).filter(isRecord);
  const ids = powers
    .flatMap((power) => parseLenientList(power.powers) ?? [])
    .map((each) => powerId(parseLenientText(each) ?? ''));
  const grants = [...new Set(ids.filter((id) => id !== '').map((id) => id.slice(0, 60)))].slice(0, 60);
  for (const id of grants) if (!findPower(id)) mend('unknown-power', id);
  return grants.length === 0 ? {} : { grants };
}

/** Record types that only repeat the part. */
const PLAIN_TYPES = new Set(['feat', 'object', 'condition', 'battlefield-condition', 'team', 'team-ability']);

/** Fields of a special power that the app uses. All other fields are collected as extra fields. */
const POWER_READ = new Set(['name', 'description', 'powers']);

/** Collects every other field as text, so no data of the file are lost. */
function besidesOf(record: UnknownRecord, part: GeneralCardPart, mend: ReportFix): Pick<GeneralCard['card'], 'extras'> {
  const fields = Object.entries(record).flatMap(([field, value]): [string, string][] => {
    if (READ.has(field) || isBlank(value) || (part === 'others' && (field === 'keywords' || field === 'type')))
      return [];
    const word = toKebabCase(parseLenientText(value) ?? '');
    const saysPart = field === 'type' && PLAIN_TYPES.has(word);
    const saysKind =
      field === 'object_size' && part === 'objects' && !isWorn(record) && OBJECT_KINDS.some((kind) => kind === word);
    return saysPart || saysKind ? [] : [[field, toPlainText(value)]];
  });
  // A card has one point value at most; conditions and teams have none.
  const placed = part === 'conditions' || part === 'teams' ? 0 : 1;
  const values = (parseLenientList(record.point_values) ?? []).filter((each) => !isBlank(each));
  const powers = (parseLenientList(record.special_powers) ?? []).flatMap((power, at) =>
    Object.entries(isRecord(power) ? power : {}).flatMap(([field, value]): [string, string][] =>
      POWER_READ.has(field) || isBlank(value) || (field === 'type' && value === record.type)
        ? []
        : [[`special power ${at + 1} ${field}`, toPlainText(value)]],
    ),
  );
  const told = [
    ...fields,
    ...(values.length > placed ? [['point_values', toPlainText(record.point_values)] as const] : []),
    ...powers,
  ];
  const extras = limitExtraFields(told, mend, { most: EXTRAS_LIMIT, length: EXTRA_TEXT_LIMIT });
  return Object.keys(extras).length === 0 ? {} : { extras };
}
