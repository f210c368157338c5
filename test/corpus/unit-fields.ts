import type { Character } from '../../src/catalog/character';
import type { GeneralCard } from '../../src/catalog/general-cards/card';
import type { UnknownRecord } from '../../src/plain/record';
import { joinSearchableText, listRecordLeaves, normalizeForSearch, type RecordLeaf } from './leaves';

/** Imported unit record: a character or a card. */
export type ImportedUnit = Character | GeneralCard['card'];

/** Lists paths of values in a unit record that the imported unit lacks, for example `dial.2.speed_value`. */
export function findLostUnitFields(record: UnknownRecord, unit: ImportedUnit): string[] {
  const text = joinSearchableText(unit);
  const lost = (leaf: RecordLeaf) =>
    !('dial' in unit ? inCharacter(record, leaf, unit) : inCard(leaf, unit)) && !said(leaf, text);
  return listRecordLeaves(record)
    .filter(lost)
    .map(({ path }) => path.join('.'));
}

/**
 * Returns whether the imported record contains the text of a leaf. A bare number does not count, because it would match
 * almost anywhere.
 */
function said({ path: [field = ''], value }: RecordLeaf, words: string): boolean {
  if (typeof value !== 'string') return false;
  const text = normalizeForSearch(value);
  if (/^\d+$/.test(text)) return false;
  return text === '' || words.includes(text) || words.includes(normalizeForSearch(`${field} ${value}`));
}

function inExtras(unit: ImportedUnit, field: string, value: RecordLeaf['value']): boolean {
  const told = unit.extras?.[field];
  return (
    told !== undefined &&
    (value === true ? /yes|true/.test(told) : normalizeForSearch(told).includes(normalizeForSearch(String(value))))
  );
}

function inCharacter(record: UnknownRecord, { path, value }: RecordLeaf, kept: Character): boolean {
  const [field = '', place = '', part = ''] = path;
  const number = Number(String(value).replace(/[[\]"\s]/g, ''));
  switch (field) {
    case 'point_values':
      return kept.starts.some(({ points }) => points === number);
    case 'unit_range':
      return kept.range === number;
    case 'targets':
      return kept.targets === number || inExtras(kept, field, value);
    case 'dimensions':
      return (
        normalizeForSearch(String(value)) === normalizeForSearch(kept.base.join('x')) ||
        normalizeForSearch(String(value)) === normalizeForSearch([...kept.base].reverse().join('x'))
      );
    case 'type':
      return /^bystander$/i.test(String(value))
        ? kept.bystander
        : value === 'character' || inExtras(kept, field, value);
    case 'properties':
      return (
        normalizeForSearch(String(value)) === normalizeForSearch(kept.rank) ||
        inExtras(kept, field, value) ||
        normalizeForSearch(String(value)) === ''
      );
    case 'set_id':
      return kept.set === String(value).trim();
    case 'collector_number':
      return kept.number === String(value).trim();
    case 'unit_id':
      return (
        normalizeForSearch(String(value)) === normalizeForSearch(kept.set + kept.number) ||
        kept.id === String(value) ||
        inExtras(kept, field, value)
      );
    case 'speed_type':
    case 'attack_type':
    case 'defense_type':
    case 'damage_type':
      return symbolTold(String(value), kept);
    case 'special_powers':
      return inSpecial(kept, Number(place), part, path.slice(3), value);
    case 'dial':
      return onDial(record, kept, Number(place), part, value);
    default:
      return inExtras(kept, field, value);
  }
}

/** Default combat symbols on a base. Other symbols mean abilities or the size. */
const PLAIN = new Set(['boot', 'fist', 'shield', 'starburst', 'normal']);

function symbolTold(symbol: string, kept: Character): boolean {
  if (PLAIN.has(symbol)) return true;
  const told = [...kept.abilities, kept.size].map(normalizeForSearch);
  const names: Readonly<Record<string, string>> = { wing: 'flight', dolphin: 'swim', wing_transporter: 'transporter' };
  return told.includes(normalizeForSearch(names[symbol] ?? symbol));
}

function inSpecial(
  kept: Character,
  place: number,
  part: string,
  rest: readonly string[],
  value: RecordLeaf['value'],
): boolean {
  const special = kept.specials[place];
  if (special === undefined) return false;
  const text = normalizeForSearch(String(value));
  switch (part) {
    case 'name':
      return normalizeForSearch(special.name).includes(text);
    case 'description':
      return normalizeForSearch(special.text) === text;
    case 'type':
      return normalizeForSearch(special.slot) === text || normalizeForSearch(special.kind ?? '') === text;
    case 'powers':
      return (
        rest.length === 1 &&
        special.grants.length > 0 &&
        special.grants.some((power) => sameWords(power, String(value)))
      );
    case 'point_value':
      return special.cost === Number(value);
    default:
      return normalizeForSearch(special.extras?.[part] ?? '').includes(value === true ? 'yes' : text);
  }
}

/** Returns whether one name contains the other, because powers have several names. */
function sameWords(power: string, written: string): boolean {
  const [one, other] = [normalizeForSearch(power), normalizeForSearch(written)];
  return one === other || one.includes(other) || other.includes(one);
}

function onDial(
  record: UnknownRecord,
  kept: Character,
  place: number,
  part: string,
  value: RecordLeaf['value'],
): boolean {
  const rows = record.dial as UnknownRecord[];
  const numbers = rows.map((row) => Number(row.click_number));
  const distinct = numbers.every(Number.isInteger) && new Set(numbers).size === numbers.length;
  const at = distinct ? (numbers[place] as number) : place + 1;
  const click = kept.dial[at - 1];
  const extras = Object.entries(kept.extras ?? {}).filter(
    ([field]) => field.startsWith('click ') || field.startsWith(`click ${at} `),
  );
  const besides = extras.some(([, text]) => normalizeForSearch(text).includes(normalizeForSearch(String(value))));
  if (!click) return false;
  const [, slot = '', kind = ''] = /^(speed|attack|defense|damage)_(value|power)$/.exec(part) ?? [];
  if (part === 'click_number') return true;
  if (part === 'starting_line') {
    const line = kept.lines?.find((each) => each.click === at)?.colour;
    return (
      line === normalizeForSearch(String(value)) ||
      kept.starts.some((each) => each.click === at) ||
      rows.length === 1 ||
      besides
    );
  }
  if (/^alt(?:ernate)?_click_number$/.test(part))
    return kept.printed?.some((each) => each.click === at && each.number === Number(value)) === true;
  const cell = click[slot as 'speed'];
  if (kind === 'power')
    return cell?.power !== null && (cell?.power === undefined ? besides : sameWords(cell.power, String(value)));
  if (kind === 'value') {
    const unknown = kept.guessed?.includes(`${at}.${slot}`) === true;
    return unknown
      ? normalizeForSearch(String(value)) === '' || besides
      : cell?.value === Number(String(value).replace(/[[\]"\s]/g, ''));
  }
  return besides;
}

function inCard({ path, value }: RecordLeaf, card: GeneralCard['card']): boolean {
  const [field = '', , part = ''] = path;
  if (field === 'point_values')
    return ('points' in card && card.points === Number(value)) || inExtras(card, field, value);
  if (field === 'set_id' || field === 'collector_number' || field === 'unit_id')
    return inExtras(card, field, value) || normalizeForSearch(card.id).includes(normalizeForSearch(String(value)));
  if (field === 'type') return true;
  if (field === 'object_size')
    return (
      ('kind' in card && normalizeForSearch(card.kind) === normalizeForSearch(String(value))) ||
      inExtras(card, field, value)
    );
  if (field === 'special_powers' && part === 'powers')
    return card.grants?.some((power) => sameWords(power, String(value))) === true;
  if (field === 'special_powers' && part === 'type') return true;
  if (field === 'special_powers')
    return Object.entries(card.extras ?? {}).some(
      ([name, text]) => name.endsWith(part) && normalizeForSearch(text).includes(normalizeForSearch(String(value))),
    );
  return inExtras(card, field, value);
}
