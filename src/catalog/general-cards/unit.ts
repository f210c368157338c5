import { extrasOf, plainText } from '../../plain/extras';
import { isBlank, kebab, looseList, looseText, looseWhole, shorten } from '../../plain/loose';
import { isRecord, type Loose } from '../../plain/record';
import { NO_NEEDS, OBJECT_KINDS } from '../force';
import { NAME_LIMIT } from '../limits';
import { powerId, powerNamed } from '../powers';
import { recordLabel } from '../record-label';
import type { MendNote, SetAside } from '../unit-codes';
import { type GeneralCard, type GeneralPart, generalCard, OTHER_KIND } from './card';
import { type Collected, collect } from './collect';
import { generalPartOf } from './csv';
import { generalIdOf } from './draft';
import { objectKindOf } from './kinds';
import { EXTRA_TEXT_LIMIT, EXTRAS_LIMIT, GENERAL_POINTS_LIMIT, GENERAL_TEXT_LIMIT } from './shapes';

/** Fields that are read elsewhere, and character fields that mean nothing on a card. */
const READ = new Set(['name', 'point_values', 'special_powers', 'description', 'text']);

/**
 * Returns the part of a record of the public unit database. Null for a character: a record with a dial or without a
 * kind.
 */
export function generalPartOfUnit(record: unknown): GeneralPart | null {
  if (!isRecord(record)) return null;
  const type = kebab(looseText(record.type) ?? '');
  const part = generalPartOf(type);
  if (part !== null && part !== 'others') return part;
  const isCharacter = type === '' || type === 'character' || type === 'bystander' || !isBlank(record.dial);
  return isCharacter ? null : 'others';
}

/** Reads a record into `found`. `index` is its place in the file, from 0. */
export function readGeneralUnit(record: Loose, part: GeneralPart, index: number, found: Collected): void {
  const name = looseText(record.name) ?? '';
  const label = recordLabel(index, name, looseText(record.unit_id) ?? '');
  const mend: MendNote = (code, detail) => found.mended.push({ record: label, code, detail: shorten(detail, 80) });
  const points = pointsOf(record);
  if (name === '' || name.length > NAME_LIMIT || points === null) {
    found.setAside.push({ record: label, ...faultOf(name, points) });
    return;
  }
  const whole = textOf(record);
  if (whole.length > GENERAL_TEXT_LIMIT) mend('text-shortened', 'special_powers');
  const text = whole.slice(0, GENERAL_TEXT_LIMIT);
  const head = { id: idOf(record, name), name, text, ...grantsOf(record, mend), ...besidesOf(record, part, mend) };
  collect(found, cardOf(part, record, head, points, mend), label);
}

function faultOf(name: string, points: number | null): Pick<SetAside, 'code' | 'detail'> {
  if (name === '') return { code: 'name-missing', detail: '' };
  if (points === null) return { code: 'wrong-type', detail: 'point_values' };
  return { code: 'name-too-long', detail: String(name.length) };
}

function cardOf(
  part: GeneralPart,
  record: Loose,
  head: Pick<GeneralCard['card'], 'id' | 'name' | 'text'>,
  points: number,
  mend: MendNote,
): GeneralCard {
  switch (part) {
    case 'feats':
      // The requirements are only in the text.
      return generalCard('feats', { ...head, points, each: false, needs: NO_NEEDS });
    case 'objects': {
      const worn = [record.type, record.object_type].some((each) => /^(equipment|relic)$/i.test(looseText(each) ?? ''));
      const kind = worn ? 'equipment' : objectKindOf(looseText(record.object_size) ?? '', mend);
      return generalCard('objects', { ...head, points, kind });
    }
    case 'conditions':
      return generalCard('conditions', head);
    case 'teams':
      return generalCard('teams', { ...head, wild: false });
    case 'others': {
      const keywords = (looseList(record.keywords) ?? []).map((word) => (looseText(word) ?? '').slice(0, NAME_LIMIT));
      return generalCard('others', {
        ...head,
        points,
        kind: kebab(looseText(record.type) ?? '').slice(0, NAME_LIMIT) || OTHER_KIND,
        keywords: keywords.filter((word) => word !== '').slice(0, 50),
      });
    }
  }
}

/** Derives the id as for characters: the same record always gives the same card. */
function idOf(record: Loose, name: string): string {
  const [set, number] = ['set_id', 'collector_number'].map((field) =>
    kebab(looseText(record[field]) ?? '').slice(0, 40),
  );
  if (set && number) return `${set}-${number}`;
  return kebab(looseText(record.unit_id) ?? '').slice(0, 80) || generalIdOf(name);
}

/** Returns the lowest of its point values; 0 if there are none. Null if unreadable. */
function pointsOf(record: Loose): number | null {
  const list = looseList(record.point_values);
  const points = (list ?? []).filter((each) => !isBlank(each)).map(looseWhole);
  if (list === null || points.some((each) => each === null || each < 0 || each > GENERAL_POINTS_LIMIT)) return null;
  return points.length === 0 ? 0 : Math.min(...(points as number[]));
}

function textOf(record: Loose): string {
  const powers = looseList(record.special_powers) ?? [];
  const told = powers.flatMap((power) => {
    if (!isRecord(power)) return looseText(power) ?? [];
    const words = [looseText(power.name) ?? '', looseText(power.description) ?? ''].filter((each) => each !== '');
    return words.length === 0 ? [] : [words.join(': ')];
  });
  return [looseText(record.description) ?? '', looseText(record.text) ?? '', ...told]
    .filter((each) => each !== '')
    .join('\n\n');
}

/** Lists the powers that its special powers grant, for search and games. */
function grantsOf(record: Loose, mend: MendNote): Pick<GeneralCard['card'], 'grants'> {
  const powers = (looseList(record.special_powers) ?? []).filter(isRecord);
  const ids = powers.flatMap((power) => looseList(power.powers) ?? []).map((each) => powerId(looseText(each) ?? ''));
  const grants = [...new Set(ids.filter((id) => id !== '').map((id) => id.slice(0, 60)))].slice(0, 60);
  for (const id of grants) if (!powerNamed(id)) mend('unknown-power', id);
  return grants.length === 0 ? {} : { grants };
}

/** Types that only name the part. */
const PLAIN_TYPES = new Set(['feat', 'object', 'condition', 'battlefield-condition', 'team', 'team-ability']);

/** Fields of a special power that are read elsewhere. */
const POWER_READ = new Set(['name', 'description', 'powers']);

/** Collects every other field as text, which keeps all data of the file. */
function besidesOf(record: Loose, part: GeneralPart, mend: MendNote): Pick<GeneralCard['card'], 'extras'> {
  const fields = Object.entries(record).flatMap(([field, value]): [string, string][] => {
    if (READ.has(field) || isBlank(value) || (part === 'others' && (field === 'keywords' || field === 'type')))
      return [];
    const word = kebab(looseText(value) ?? '');
    const saysPart = field === 'type' && PLAIN_TYPES.has(word);
    const saysKind = field === 'object_size' && OBJECT_KINDS.some((kind) => kind === word);
    return saysPart || saysKind ? [] : [[field, plainText(value)]];
  });
  const several = (looseList(record.point_values) ?? []).length > 1;
  const powers = (looseList(record.special_powers) ?? []).flatMap((power, at) =>
    Object.entries(isRecord(power) ? power : {}).flatMap(([field, value]): [string, string][] =>
      POWER_READ.has(field) || isBlank(value) || (field === 'type' && value === record.type)
        ? []
        : [[`special power ${at + 1} ${field}`, plainText(value)]],
    ),
  );
  const told = [...fields, ...(several ? [['point_values', plainText(record.point_values)] as const] : []), ...powers];
  const extras = extrasOf(told, mend, { most: EXTRAS_LIMIT, length: EXTRA_TEXT_LIMIT });
  return Object.keys(extras).length === 0 ? {} : { extras };
}
