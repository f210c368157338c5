import { isBlank, kebab, looseList, looseText, looseWhole, shorten } from '../../plain/loose';
import { isRecord, type Loose } from '../../plain/record';
import { NO_NEEDS } from '../force';
import { NAME_LIMIT } from '../limits';
import { recordLabel } from '../record-label';
import type { MendNote, SetAside } from '../unit-codes';
import { type GeneralCard, type GeneralPart, generalCard } from './card';
import { type Collected, collect } from './collect';
import { generalPartOf } from './csv';
import { generalIdOf } from './draft';
import { objectKindOf } from './kinds';
import { EXTRA_TEXT_LIMIT, EXTRAS_LIMIT, GENERAL_POINTS_LIMIT, GENERAL_TEXT_LIMIT } from './shapes';

/** Fields that a card has a place of its own for, and those of characters that say nothing of it. */
const READ = new Set(['name', 'type', 'point_values', 'special_powers', 'description', 'text', 'object_size']);

/** The part of a record as the public unit database keeps them; null for a character, and for whatever is no such card. */
export function generalPartOfUnit(record: unknown): GeneralPart | null {
  return isRecord(record) ? generalPartOf(looseText(record.type) ?? '') : null;
}

/** Reads such a record into what was found so far; `index` is its place in the file from 0. */
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
  const head = { id: idOf(record, name), name, text, ...extrasOf(record, mend) };
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
      // What it asks for stands in its text alone.
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
  }
}

/** As characters get theirs, so that the same record is the same card. */
function idOf(record: Loose, name: string): string {
  const [set, number] = ['set_id', 'collector_number'].map((field) =>
    kebab(looseText(record[field]) ?? '').slice(0, 40),
  );
  if (set && number) return `${set}-${number}`;
  return kebab(looseText(record.unit_id) ?? '').slice(0, 80) || generalIdOf(name);
}

/** The lowest, where there are several; 0 where there is none. */
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

/** Every other field that is a word, a number or a list of these, so that nothing of a file goes lost. */
function extrasOf(record: Loose, mend: MendNote): Pick<GeneralCard['card'], 'extras'> {
  const extras = Object.entries(record).flatMap(([field, value]): [string, string][] => {
    if (READ.has(field) || isBlank(value)) return [];
    const texts = (Array.isArray(value) ? value : [value]).map((each) => (each === true ? 'yes' : looseText(each)));
    if (texts.includes(null)) {
      mend('entry-unreadable', field);
      return [];
    }
    return [[field.slice(0, 60), texts.join(', ').slice(0, EXTRA_TEXT_LIMIT)]];
  });
  return extras.length === 0 ? {} : { extras: Object.fromEntries(extras.slice(0, EXTRAS_LIMIT)) };
}
