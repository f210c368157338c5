import { hashText, shortenToOneLine, toKebabCase } from '../plain/lenient';
import { err, ok, type Result } from '../plain/result';
import {
  type Character,
  type Click,
  DIAL_SLOTS,
  type DialSlot,
  type DialValue,
  mapSlots,
  type SpecialPower,
} from './character';
import { DIAL_LIMIT, PRINTED_NAME_LIMIT, VALUE_LIMIT } from './limits';
import { matchPower, type PowerMatchCode } from './parse-power';
import { powerId, powerName } from './powers';

/** Character form while it is edited: numbers are still text. */
export interface CharacterDraft {
  readonly name: string;
  readonly set: string;
  readonly number: string;
  /** Points, or points at a click for each starting line: `120`, `200, 100@4`. */
  readonly points: string;
  readonly range: string;
  readonly targets: string;
  /** Size of the base, `1x1` to `6x6`. */
  readonly base: string;
  readonly rank: Character['rank'];
  readonly abilities: readonly string[];
  /** Keywords, separated by commas. */
  readonly keywords: string;
  /** Teams, separated by commas. */
  readonly teams: string;
  readonly rarity: string;
  readonly realName: string;
  readonly specials: readonly DraftSpecial[];
  /** Id of a stored photograph. Null if the character has no photograph. */
  readonly picture: string | null;
  readonly clicks: readonly DraftClick[];
}

/** Special power or trait while it is edited. `grants` lists the granted powers, separated by commas. */
export interface DraftSpecial {
  readonly slot: SpecialPower['slot'];
  readonly name: string;
  readonly text: string;
  readonly grants: string;
  /** Fields that the form does not show and does not change. */
  readonly rest?: Pick<SpecialPower, 'cost' | 'kind' | 'extras'>;
}

/** Text of a cell with an unknown value. */
export const UNKNOWN_VALUE = '?';

/** Text in every cell of a KO click. */
export const KO = 'KO';
export const KO_CLICK: DraftClick = mapSlots(() => ({ value: KO, power: null }));

export function isKoClick(click: DraftClick): boolean {
  return DIAL_SLOTS.every((slot) => click[slot].value.trim().toUpperCase() === KO);
}

export type DraftClick = Readonly<Record<DialSlot, { readonly value: string; readonly power: string | null }>>;

export const DRAFT_PROBLEM_CODES = [
  'name-missing',
  'name-too-long',
  'points-unreadable',
  'start-off-dial',
  'range-unreadable',
  'targets-unreadable',
  'base-unreadable',
  'dial-empty',
  'dial-too-long',
  'value-missing',
  'value-out-of-range',
  'special-too-long',
] as const;
export type DraftProblemCode = (typeof DRAFT_PROBLEM_CODES)[number];

export interface DraftProblem {
  readonly code: DraftProblemCode;
  /** Index of the click, counted from 0. Null if the problem is not in the dial. */
  readonly click: number | null;
  readonly slot: DialSlot | null;
  /** Text at fault, shortened. */
  readonly detail: string;
}

export interface RowFault {
  readonly code: PowerMatchCode | 'row-empty' | 'row-values' | 'value-out-of-range';
  readonly slot: DialSlot | null;
  readonly detail: string;
}

/**
 * Parses one click from a typed row: KO, or four numbers, each optionally followed by its power. Separators are blanks,
 * commas or slashes.
 * @example parseClickRow('10 charge 9 17 tough 3'); parseClickRow('8/10/16/2'); parseClickRow('KO')
 */
export function parseClickRow(row: string): Result<Click | null, RowFault> {
  if (/^\s*k\.?\s?o\.?\s*$/i.test(row)) return ok(null);
  const parts = [...row.matchAll(/(\d+)([^\d]*)/g)];
  if (row.trim() === '') return err({ code: 'row-empty', slot: null, detail: '' });
  if (parts.length !== DIAL_SLOTS.length || /^[^\d]*[a-z]/i.test(row))
    return err({ code: 'row-values', slot: null, detail: shortenToOneLine(row) });
  const values: Partial<Record<DialSlot, DialValue>> = {};
  for (const [index, slot] of DIAL_SLOTS.entries()) {
    const [, number, text] = parts[index] as unknown as [string, string, string];
    const value = Number(number);
    if (value > VALUE_LIMIT) return err({ code: 'value-out-of-range', slot, detail: shortenToOneLine(number, 12) });
    const power = matchPower(slot, text.replace(/[\s,;/|-]+$/, ''));
    if (!power.ok) return err({ ...power.fault, slot });
    values[slot] = { value, power: power.value };
  }
  return ok(values as Click);
}

/**
 * Prints a click: `10 charge 9 17 toughness 3`. `parseClickRow` restores the click if every power is in its usual slot.
 */
export function printClickRow(click: Click | null): string {
  if (click === null) return KO;
  return DIAL_SLOTS.map((slot) =>
    [click[slot].value, ...(click[slot].power ? [click[slot].power] : [])].join(' '),
  ).join(' ');
}

/** Fields of an edited character that are not in its draft. */
export type RetainedFields = Pick<Character, 'id' | 'size' | 'bystander' | 'origin'> &
  Partial<Pick<Character, 'extras' | 'archenemy' | 'byHand' | 'lines' | 'printed'>>;

/**
 * Builds a character from a draft, or lists all problems of the draft. Empty clicks at the end of the dial are dropped.
 */
export function characterFromDraft(
  draft: CharacterDraft,
  fields?: RetainedFields,
): Result<Character, readonly DraftProblem[]> {
  const problems: DraftProblem[] = [];
  const tell = (code: DraftProblemCode, detail = '', click: number | null = null, slot: DialSlot | null = null) => {
    problems.push({ code, click, slot, detail: shortenToOneLine(detail, 30) });
  };
  const name = draft.name.trim();
  if (name === '') tell('name-missing');
  if (name.length > PRINTED_NAME_LIMIT) tell('name-too-long', String(name.length));
  const range = readNumber(draft.range || '0', 0, 99);
  if (range === null) tell('range-unreadable', draft.range);
  const targets = readNumber(draft.targets || '1', 1, 9);
  if (targets === null) tell('targets-unreadable', draft.targets);
  const base = /^\s*([1-6])\s*[x×]\s*([1-6])\s*$/i.exec(draft.base);
  if (!base) tell('base-unreadable', draft.base);
  const dial = readDial(draft, tell);
  const starts = readStarts(draft.points, dial.clicks, tell);
  for (const { name: title, text } of draft.specials)
    if (title.length > SPECIAL_NAME_LIMIT || text.length > SPECIAL_TEXT_LIMIT) tell('special-too-long', title);
  if (problems.length > 0 || !base) return err(problems);
  const sides = [Number(base[1]), Number(base[2])].sort((a, b) => a - b) as [number, number];
  const { guessed, clicks } = dial;
  const lines = (fields?.lines ?? []).filter(({ click }) => clicks[click - 1]);
  const printed = (fields?.printed ?? []).filter(({ click }) => clicks[click - 1]);
  const rarity = draft.rarity.trim().toLowerCase().slice(0, 60);
  const realName = draft.realName.trim().slice(0, 200);
  const character: Character = {
    id: fields?.id ?? '',
    bystander: fields?.bystander ?? false,
    origin: fields?.origin ?? 'entered',
    ...(fields?.extras ? { extras: fields.extras } : {}),
    ...(fields?.archenemy === undefined ? {} : { archenemy: fields.archenemy }),
    ...(fields?.byHand ? { byHand: fields.byHand } : {}),
    ...(rarity === '' ? {} : { rarity }),
    ...(realName === '' ? {} : { realName }),
    ...(draft.picture === null ? {} : { picture: draft.picture }),
    ...(guessed.length === 0 ? {} : { guessed }),
    ...(lines.length === 0 ? {} : { lines }),
    ...(printed.length === 0 ? {} : { printed }),
    teams: wordsOf(draft.teams),
    specials: draft.specials.flatMap(readSpecial),
    size: sizeOf(draft.abilities, fields?.size),
    name,
    set: draft.set.trim(),
    number: draft.number.trim(),
    rank: draft.rank,
    keywords: wordsOf(draft.keywords),
    base: sides,
    abilities: draft.abilities,
    range: range ?? 0,
    targets: targets ?? 1,
    starts,
    dial: clicks,
  };
  return ok(character.id === '' ? { ...character, id: entryId(character) } : character);
}

/**
 * Converts a character to a draft. `characterFromDraft` builds the same character from the draft and its
 * `RetainedFields`.
 */
export function draftFromCharacter(character: Character): CharacterDraft {
  return {
    name: character.name,
    set: character.set,
    number: character.number,
    points: character.starts
      .map((start, index) => (index === 0 && start.click === 1 ? `${start.points}` : `${start.points}@${start.click}`))
      .join(', '),
    range: String(character.range),
    targets: String(character.targets),
    base: character.base.join('x'),
    rank: character.rank,
    abilities: character.abilities,
    keywords: character.keywords.join(', '),
    teams: character.teams.join(', '),
    rarity: character.rarity ?? '',
    realName: character.realName ?? '',
    specials: character.specials.map(({ slot, name, text, grants, ...rest }) => ({
      slot,
      name,
      text,
      grants: grants.map(powerName).join(', '),
      ...(Object.keys(rest).length === 0 ? {} : { rest }),
    })),
    picture: character.picture ?? null,
    clicks: character.dial.map((click, index) => withUnknown(draftFromClick(click), index, character.guessed ?? [])),
  };
}

export function draftFromClick(click: Click | null): DraftClick {
  if (click === null) return KO_CLICK;
  return mapSlots((slot) => ({ value: String(click[slot].value), power: click[slot].power }));
}

function withUnknown(click: DraftClick, index: number, guessed: readonly string[]): DraftClick {
  return mapSlots((slot) =>
    guessed.includes(cellName(index, slot)) ? { ...click[slot], value: UNKNOWN_VALUE } : click[slot],
  );
}

/** Returns the name of a dial cell, such as `3.attack`. Names count clicks from 1; `index` counts from 0. */
function cellName(index: number, slot: DialSlot): string {
  return `${index + 1}.${slot}`;
}

const SPECIAL_NAME_LIMIT = 200;
const SPECIAL_TEXT_LIMIT = 8000;

/** Parses a special power. Returns no power if all fields are blank. */
function readSpecial({ slot, name, text, grants, rest }: DraftSpecial): SpecialPower[] {
  if (name.trim() === '' && text.trim() === '' && grants.trim() === '') return [];
  const ids = wordsOf(grants).map((each) => powerId(each).slice(0, 60));
  const known = [...new Set(ids.filter((each) => each !== ''))];
  return [{ slot, name: name.trim(), text: text.trim(), grants: known, ...rest }];
}

type Tell = (code: DraftProblemCode, detail?: string, click?: number | null, slot?: DialSlot | null) => void;

interface DraftDial {
  readonly clicks: Character['dial'];
  /** Names of the dial cells with guessed values. */
  readonly guessed: readonly string[];
}

/**
 * Parses the dial of a draft. An unknown value comes from the nearest click above, else from the nearest click below,
 * else 0.
 */
function readDial(draft: CharacterDraft, tell: Tell): DraftDial {
  const last = draft.clicks.findLastIndex(
    (click) => !isKoClick(click) && DIAL_SLOTS.some((slot) => click[slot].value.trim() !== ''),
  );
  if (last < 0) tell('dial-empty');
  if (last >= DIAL_LIMIT) tell('dial-too-long', String(last + 1));
  const rows = draft.clicks.slice(0, Math.min(last + 1, DIAL_LIMIT));
  const guessed: string[] = [];
  const clicks = rows.map((click, index) => {
    if (isKoClick(click)) return null;
    return mapSlots((slot): DialValue => {
      const typed = click[slot].value.trim();
      if (typed === '') tell('value-missing', '', index, slot);
      else if (typed === UNKNOWN_VALUE) guessed.push(cellName(index, slot));
      else if (readNumber(typed, 0, VALUE_LIMIT) === null) tell('value-out-of-range', typed, index, slot);
      const known = typed === UNKNOWN_VALUE ? nearest(rows, index, slot) : typed;
      return { value: readNumber(known, 0, VALUE_LIMIT) ?? 0, power: click[slot].power };
    });
  });
  return { clicks, guessed };
}

function nearest(rows: readonly DraftClick[], index: number, slot: DialSlot): string {
  const known = (row: DraftClick) => /^\d+$/.test(row[slot].value.trim());
  return (rows.slice(0, index).findLast(known) ?? rows.slice(index + 1).find(known))?.[slot].value ?? '0';
}

function readStarts(typed: string, clicks: Character['dial'], tell: Tell): Character['starts'] {
  return typed.split(',').map((part) => {
    const match = /^\s*(\d{1,4})\s*(?:@\s*(\d{1,2}))?\s*$/.exec(part);
    if (!match) tell('points-unreadable', part);
    const click = Number(match?.[2] ?? 1);
    if (match && clicks.length > 0 && !clicks[click - 1]) tell('start-off-dial', part);
    return { points: Number(match?.[1] ?? 0), click };
  });
}

function readNumber(typed: string, least: number, most: number): number | null {
  const value = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

function wordsOf(text: string): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
  ];
}

function sizeOf(abilities: readonly string[], kept: Character['size'] | undefined): Character['size'] {
  if (abilities.includes('colossal')) return 'colossal';
  if (abilities.includes('giant')) return 'giant';
  return kept === 'tiny' ? 'tiny' : 'standard';
}

/**
 * Derives the id of an entered character from all fields. Identical entries are one character, and an entry never
 * replaces an imported character.
 */
function entryId(character: Character): string {
  return `entered-${toKebabCase(character.name).slice(0, 40)}-${hashText(JSON.stringify(character))}`;
}
