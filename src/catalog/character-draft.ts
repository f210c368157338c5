import { isRecord } from '../plain/record';
import { err, ok, type Result } from '../plain/result';
import { tryCatch } from '../plain/try-catch';
import { DIAL_SLOTS, type DialSlot, mapSlots } from './character';
import { type CharacterDraft as Draft, type DraftClick, type DraftSpecial, UNKNOWN_VALUE } from './character-entry';
import { DIAL_LIMIT } from './limits';

export type { CharacterDraft as Draft, DraftClick } from './character-entry';

/** Slots of a special power. `trait` powers are always on. */
export const SPECIAL_SLOTS = [...DIAL_SLOTS, 'trait', 'other'] as const;

type DraftCell = DraftClick[DialSlot];

export const BASE_SIZES = ['1x1', '1x2', '2x2', '2x4', '3x3', '3x6'] as const;

const EMPTY_CELL: DraftCell = { value: '', power: null };
const EMPTY_CLICK: DraftClick = mapSlots(() => EMPTY_CELL);

export function emptyDraft(): Draft {
  return {
    name: '',
    set: '',
    number: '',
    points: '',
    range: '0',
    targets: '1',
    base: '1x1',
    rank: 'plain',
    abilities: [],
    keywords: '',
    teams: '',
    rarity: '',
    realName: '',
    specials: [],
    picture: null,
    clicks: [EMPTY_CLICK],
  };
}

/** Makes a draft for a figure with an unknown dial. Users can fill in the dial later. */
export function makeOutlineDraft(draft: Pick<Draft, 'name' | 'points' | 'keywords' | 'rank'>): Draft {
  return { ...emptyDraft(), ...draft, clicks: [mapSlots(() => ({ value: UNKNOWN_VALUE, power: null }))] };
}

export function isEmptyDraft(draft: Draft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptyDraft());
}

export function withCell(draft: Draft, row: number, slot: DialSlot, patch: Partial<DraftCell>): Draft {
  return {
    ...draft,
    clicks: draft.clicks.map((click, at) => (at === row ? { ...click, [slot]: { ...click[slot], ...patch } } : click)),
  };
}

/**
 * Inserts a click after `row`, with the same powers and empty values. If the dial is full, returns the draft unchanged.
 */
export function withClickAfter(draft: Draft, row: number): Draft {
  if (draft.clicks.length >= DIAL_LIMIT) return draft;
  const before = draft.clicks[row] ?? EMPTY_CLICK;
  const click = mapSlots((slot) => ({ value: '', power: before[slot].power }));
  return { ...draft, clicks: [...draft.clicks.slice(0, row + 1), click, ...draft.clicks.slice(row + 1)] };
}

/** Copies the click above into `row`. */
export function withClickCopiedFromAbove(draft: Draft, row: number): Draft {
  const above = draft.clicks[row - 1];
  if (!above) return draft;
  return { ...draft, clicks: draft.clicks.map((click, at) => (at === row ? above : click)) };
}

/** Overwrites clicks from `row` on. The dial grows if needed, up to `DIAL_LIMIT`. */
export function withClicks(draft: Draft, row: number, clicks: readonly DraftClick[]): Draft {
  const put = [...draft.clicks.slice(0, row), ...clicks, ...draft.clicks.slice(row + clicks.length)];
  return { ...draft, clicks: put.slice(0, DIAL_LIMIT) };
}

/** Splits the points text of a draft into starting lines, each with points and the click where the line starts. */
export function parseStartLines(points: string): readonly { readonly points: string; readonly click: string }[] {
  return points.split(',').map((part) => {
    const [worth = '', click = '1'] = part.split('@');
    return { points: worth.trim(), click: click.trim() };
  });
}

/** Joins starting lines into the points text of a draft, which `characterFromDraft` parses. */
export function printStartLines(lines: ReturnType<typeof parseStartLines>): string {
  return lines
    .map(({ points, click }, index) => (index === 0 && click === '1' ? points : `${points}@${click}`))
    .join(', ');
}

/** Removes a click. A dial has at least one click, so removing the last one empties that click. */
export function withoutClick(draft: Draft, row: number): Draft {
  const clicks = draft.clicks.filter((_, at) => at !== row);
  return { ...draft, clicks: clicks.length === 0 ? [EMPTY_CLICK] : clicks };
}

export function isEmptyClick(click: DraftClick): boolean {
  return DIAL_SLOTS.every((slot) => click[slot].value === '');
}

/**
 * Suggests a value: one less than the value on the click above, the most common change on a dial. Empty if there is no
 * number above.
 */
export function suggestValue(draft: Draft, row: number, slot: DialSlot): string {
  const above = draft.clicks[row - 1]?.[slot].value ?? '';
  return /^\d+$/.test(above) ? String(Math.max(0, Number(above) - 1)) : '';
}

/** First digits of values that may have a second digit. `0` stands for a leading zero. */
const TWO_DIGITS: Readonly<Record<DialSlot, string>> = { speed: '01', attack: '01', defense: '012', damage: '' };

/** Whether a value that is typed digit by digit takes no further digit, by the values that its column has on dials. */
export function isCompleteValue(slot: DialSlot, value: string): boolean {
  return value !== '' && !(value.length === 1 && TWO_DIGITS[slot].includes(value));
}

export function parseDraft(stored: unknown): Result<Draft, string> {
  return tryCatch(
    () => parseDraftOf(stored),
    () => err('it cannot be looked into'),
  );
}

function parseDraftOf(from: unknown): Result<Draft, string> {
  if (!isRecord(from)) return err('a draft is a record');
  const base = emptyDraft();
  if (!Array.isArray(from.clicks) || from.clicks.length === 0) return err('a draft has clicks');
  const clicks = from.clicks.slice(0, DIAL_LIMIT).map(readClick);
  return ok({
    name: readText(from.name),
    set: readText(from.set),
    number: readText(from.number),
    points: readText(from.points),
    range: readText(from.range, base.range),
    targets: readText(from.targets, base.targets),
    base: /^[1-6]x[1-6]$/.test(readText(from.base)) ? readText(from.base) : base.base,
    rank: from.rank === 'unique' || from.rank === 'prime' ? from.rank : 'plain',
    abilities: Array.isArray(from.abilities)
      ? from.abilities.filter((each): each is string => typeof each === 'string')
      : [],
    keywords: readText(from.keywords),
    teams: readText(from.teams),
    rarity: readText(from.rarity),
    realName: readText(from.realName),
    specials: Array.isArray(from.specials) ? from.specials.slice(0, 60).map(readSpecial) : [],
    picture: typeof from.picture === 'string' ? from.picture : null,
    clicks,
  });
}

function readSpecial(stored: unknown): DraftSpecial {
  const from = isRecord(stored) ? stored : {};
  const slot = SPECIAL_SLOTS.find((each) => each === from.slot) ?? 'trait';
  return { slot, name: readText(from.name), text: readText(from.text), grants: readText(from.grants) };
}

function readClick(stored: unknown): DraftClick {
  return mapSlots((slot) => readCell(isRecord(stored) ? stored[slot] : null));
}

function readCell(stored: unknown): DraftCell {
  const from = isRecord(stored) ? stored : {};
  return { value: readText(from.value), power: typeof from.power === 'string' ? from.power : null };
}

function readText(value: unknown, otherwise = ''): string {
  return typeof value === 'string' ? value : otherwise;
}
