import { getOwnProperty } from '../../plain/get-own';
import { parseLenientInteger, shortenToOneLine, toKebabCase } from '../../plain/lenient';
import { DIAL_SLOTS, mapSlots } from '../character';
import { guessColumns } from '../csv/columns';
import type { TextTable } from '../csv/parse-csv';
import { type FeatNeeds, NO_NEEDS } from '../feat-needs';
import { PRINTED_NAME_LIMIT } from '../limits';
import { makeRecordLabel } from '../record-label';
import type { RecordFix, ReportFix, SkippedUnitRecord } from '../unit-codes';
import { assembleGeneralCard, type GeneralCard, type GeneralCardPart } from './card';
import { collectCard, makeCardCollector } from './collect-cards';
import { deriveGeneralCardId } from './draft';
import { parseObjectKind } from './object-kinds';
import {
  EXTRA_TEXT_LIMIT,
  EXTRAS_LIMIT,
  GENERAL_CARD_POINTS_LIMIT,
  GENERAL_CARD_TEXT_LIMIT,
  NEEDS_LIMIT,
} from './shapes';

const FIELDS = [
  'shelf',
  'id',
  'name',
  'points',
  'each',
  'kind',
  'wild',
  'keywords',
  'grants',
  'powers',
  'abilities',
  'team',
  ...DIAL_SLOTS,
  'text',
] as const;
type Field = (typeof FIELDS)[number];

/** Headings for each field, in kebab case: first the app's own heading, then headings of published tables. */
const HEADINGS: Readonly<Record<Field, readonly string[]>> = {
  shelf: ['shelf', 'type', 'card-type', 'category'],
  id: ['id', 'unit-id'],
  name: ['name', 'title', 'card', 'card-name', 'feat', 'object', 'condition', 'team', 'team-ability'],
  points: ['points', 'point-value', 'pts', 'cost', 'point-cost', 'value'],
  each: ['for-each', 'each', 'per-character'],
  kind: ['kind', 'object-kind', 'object-type', 'object-size', 'size', 'weight'],
  wild: ['wild-card', 'wild', 'wildcard'],
  keywords: ['keywords', 'keyword'],
  grants: ['grants', 'grants-powers'],
  powers: ['needs-powers', 'powers'],
  abilities: ['needs-abilities', 'abilities'],
  team: ['needs-team'],
  speed: ['needs-speed'],
  attack: ['needs-attack'],
  defense: ['needs-defense'],
  damage: ['needs-damage'],
  text: ['text', 'rules', 'rules-text', 'effect', 'description', 'card-text', 'ability'],
};

/** Words for each part that people and files use, in kebab case. */
const PARTS: Readonly<Record<GeneralCardPart, RegExp>> = {
  feats: /^feats?(-cards?)?$/,
  objects: /^((special-)?objects?|equipment|relics?)$/,
  conditions: /^((battlefield-)?conditions?|bfcs?)$/,
  teams: /^teams?(-(ability|abilities|symbols?))?$/,
  others: /^(others?|attachments?|resources?|maps?|(id|tarot|mystery)-cards?)$/,
};

/** Parses the name of a card type, such as `Battlefield Condition` or `feats`. Null for any other word. */
export function parseGeneralCardPart(word: string): GeneralCardPart | null {
  const bare = toKebabCase(word);
  return (Object.keys(PARTS) as GeneralCardPart[]).find((part) => PARTS[part].test(bare)) ?? null;
}

/** Result of reading a table. Every row that is skipped or changed is listed. */
export interface GeneralCardTableReport {
  readonly cards: readonly GeneralCard[];
  readonly setAside: readonly SkippedUnitRecord[];
  readonly fixes: readonly RecordFix[];
}

/** Columns that only a table of characters has. */
const CHARACTERS: readonly string[] = ['dial', 'range', 'targets', 'base', 'specials'];

/**
 * Reads a table of feats, objects, conditions, teams or other cards. The column of parts decides the part of each row.
 * @param onto part for rows without a part: the part that is open on the screen. Null if none is open
 * @returns null if the table is not a table of general cards
 */
export function readGeneralCardTable(table: TextTable, onto: GeneralCardPart | null): GeneralCardTableReport | null {
  const columns = columnsOf(table);
  if (!columns.includes('name')) return null;
  if (!columns.includes('shelf') && (onto === null || looksLikeCharacters(table))) return null;
  const found = makeCardCollector();
  for (const [index, row] of table.rows.entries()) {
    const cells = cellsOf(row, columns);
    const part = parseGeneralCardPart(cells.shelf ?? '') ?? onto;
    const label = makeRecordLabel(index, cells.name ?? '', cells.id ?? '');
    const read =
      part === null ? { code: 'wrong-type' as const, detail: 'shelf' } : readRow(part, cells, noteFor(label));
    if ('code' in read) {
      found.setAside.push({ record: label, ...read });
      continue;
    }
    collectCard(found, { ...read, card: { ...read.card, ...extrasOf(table, row, columns) } } as GeneralCard, label);
  }
  return { cards: [...found.byId.values()], setAside: found.setAside, fixes: found.fixes };

  function noteFor(record: string): ReportFix {
    return (code, detail) => found.fixes.push({ record, code, detail: shortenToOneLine(detail, 80) });
  }
}

type Column = Field | null;

/**
 * Assigns fields to columns, each field at most once. A column of parts only counts if all its values are known parts.
 */
function columnsOf({ headings, rows }: TextTable): readonly Column[] {
  const taken = new Set<Field>();
  return headings.map((heading, column) => {
    const word = toKebabCase(heading);
    const field = FIELDS.find((each) => !taken.has(each) && HEADINGS[each].includes(word)) ?? null;
    if (field === null) return null;
    if (field === 'shelf') {
      const words = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
      if (words.length === 0 || words.some((cell) => parseGeneralCardPart(cell) === null)) return null;
    }
    taken.add(field);
    return field;
  });
}

function looksLikeCharacters({ headings }: TextTable): boolean {
  return guessColumns(headings).some((use) => CHARACTERS.includes(use));
}

type Cells = Readonly<Partial<Record<Field, string>>>;

function cellsOf(row: readonly string[], columns: readonly Column[]): Cells {
  const cells: Partial<Record<Field, string>> = {};
  for (const [column, field] of columns.entries()) if (field !== null) cells[field] = (row[column] ?? '').trim();
  return cells;
}

function readRow(
  part: GeneralCardPart,
  cells: Cells,
  mend: ReportFix,
): GeneralCard | Pick<SkippedUnitRecord, 'code' | 'detail'> {
  const { name = '' } = cells;
  if (name === '') return { code: 'name-missing', detail: '' };
  if (name.length > PRINTED_NAME_LIMIT) return { code: 'name-too-long', detail: String(name.length) };
  const points = (cells.points ?? '') === '' ? 0 : parseLenientInteger(cells.points);
  if (points === null || points < 0 || points > GENERAL_CARD_POINTS_LIMIT)
    return { code: 'wrong-type', detail: `points ${shortenToOneLine(cells.points ?? '', 20)}` };
  const text = cells.text ?? '';
  if (text.length > GENERAL_CARD_TEXT_LIMIT) mend('text-shortened', 'text');
  const grants = wordsOf(cells.grants);
  const head = {
    id: (cells.id || deriveGeneralCardId(name)).slice(0, 150),
    name,
    text: text.slice(0, GENERAL_CARD_TEXT_LIMIT),
    ...(grants.length === 0 ? {} : { grants }),
  };
  return assembleGeneralCard(part, head, {
    points,
    each: isYes(cells.each),
    needs: part === 'feats' ? needsOf(cells, mend) : NO_NEEDS,
    wild: isYes(cells.wild),
    objectKind: part === 'objects' ? parseObjectKind(cells.kind ?? '', mend) : 'light',
    otherKind: cells.kind ?? '',
    keywords: (cells.keywords ?? '').split(','),
  });
}

function isYes(cell = ''): boolean {
  return /^(yes|y|true|1|x)$/i.test(cell);
}

function needsOf(cells: Cells, mend: ReportFix): FeatNeeds {
  const least = mapSlots((value): number | null => {
    const cell = cells[value] ?? '';
    if (cell === '') return null;
    const number = parseLenientInteger(cell.replace(/\+$/, ''));
    if (number !== null && number >= 0 && number <= NEEDS_LIMIT) return number;
    mend('entry-unreadable', `needs ${value} ${shortenToOneLine(cell, 20)}`);
    return null;
  });
  return {
    powers: wordsOf(cells.powers),
    abilities: wordsOf(cells.abilities),
    team: (cells.team ?? '').slice(0, PRINTED_NAME_LIMIT) || null,
    ...least,
  };
}

function wordsOf(cell = ''): string[] {
  const words = cell.split(/[,;|\n]/).map((word) => toKebabCase(word).slice(0, PRINTED_NAME_LIMIT));
  return [...new Set(words.filter((word) => word !== ''))].slice(0, 50);
}

/** Collects the cells of columns without a field, by column heading. */
function extrasOf(
  table: TextTable,
  row: readonly string[],
  columns: readonly Column[],
): Pick<GeneralCard['card'], 'extras'> {
  const extras = table.headings.flatMap((heading, column): [string, string][] => {
    const cell = (row[column] ?? '').trim();
    const none = columns[column] !== null || heading === '' || cell === '';
    return none ? [] : [[heading.slice(0, 60), cell.slice(0, EXTRA_TEXT_LIMIT)]];
  });
  return extras.length === 0 ? {} : { extras: Object.fromEntries(extras.slice(0, EXTRAS_LIMIT)) };
}

/** Builds a table that `readGeneralCardTable` reads. */
export function generalCardsToTable(cards: readonly GeneralCard[]): TextTable {
  const notes = [...new Set(cards.flatMap(({ card }) => Object.keys(card.extras ?? {})))];
  return {
    headings: [...FIELDS.map((field) => (HEADINGS[field][0] as string).replaceAll('-', ' ')), ...notes],
    rows: cards.map((each) => [
      ...FIELDS.map((field) => cellOf(each, field)),
      ...notes.map((note) => getOwnProperty(each.card.extras, note) ?? ''),
    ]),
  };
}

function cellOf(each: GeneralCard, field: Field): string {
  const { part, card } = each;
  if (field === 'shelf') return part;
  if (field === 'id' || field === 'name' || field === 'text') return card[field];
  if (field === 'grants') return card.grants?.join(', ') ?? '';
  if (part === 'feats') {
    if (field === 'points') return String(card.points);
    if (field === 'each') return card.each ? 'yes' : '';
    if (field === 'kind' || field === 'wild' || field === 'keywords') return '';
    const needed = card.needs[field];
    return Array.isArray(needed) ? needed.join(', ') : String(needed ?? '');
  }
  if (part === 'objects') return field === 'points' ? String(card.points) : field === 'kind' ? card.kind : '';
  if (part === 'others') {
    if (field === 'points') return String(card.points);
    if (field === 'keywords') return card.keywords.join(', ');
    return field === 'kind' ? card.kind : '';
  }
  return part === 'teams' && field === 'wild' && card.wild ? 'yes' : '';
}
