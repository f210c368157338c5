import { kindOf, looseText, looseWhole } from '../../plain/loose';
import { isRecord, type Loose } from '../../plain/record';
import { bad, good, type Result } from '../../plain/result';
import { type Click, DIAL_SLOTS, type DialSlot, type DialValue } from '../character';
import { DIAL_LIMIT, VALUE_LIMIT } from '../limits';
import { powerId, powerNamed } from '../powers';
import type { Fault, MendNote } from '../unit-codes';

export interface UnitDial {
  readonly dial: readonly Click[];
  /** Clicks with a starting line, from 1, ascending. */
  readonly lines: readonly number[];
}

/** The clicks of life of a unit. A bystander may come without a dial: it has one click, whose values the record itself may carry. */
export function readUnitDial(record: Loose, bystander: boolean, mend: MendNote): Result<UnitDial, Fault> {
  const raw = record.dial;
  if (raw !== undefined && raw !== null && !Array.isArray(raw)) return bad({ code: 'wrong-type', detail: 'dial' });
  const rows: readonly unknown[] = raw ?? [];
  if (rows.length === 0) return bystander ? bystanderDial(record, mend) : bad({ code: 'dial-empty', detail: '' });
  if (rows.length > DIAL_LIMIT) return bad({ code: 'dial-too-long', detail: String(rows.length) });
  const clicks: { readonly number: number | null; readonly click: Click; readonly start: boolean }[] = [];
  for (const [index, row] of rows.entries()) {
    if (!isRecord(row)) return bad({ code: 'wrong-type', detail: `click ${index + 1} ${kindOf(row)}` });
    const click = readClick(row, `click ${index + 1}`, mend);
    if (!click.ok) return click;
    clicks.push({ number: looseWhole(row.click_number), click: click.value, start: isYes(row.starting_line) });
  }
  const inOrder = sortClicks(clicks, mend);
  const lines = inOrder.flatMap((each, index) => (each.start ? [index + 1] : []));
  return good({ dial: inOrder.map((each) => each.click), lines });
}

function sortClicks<Entry extends { readonly number: number | null }>(
  clicks: readonly Entry[],
  mend: MendNote,
): readonly Entry[] {
  const numbers = clicks.map((each) => each.number);
  if (numbers.every((each) => each === null) || numbers.every((each, index) => each === index + 1)) return clicks;
  mend('click-numbers', numbers.map((each) => each ?? '?').join(' '));
  const sortable = numbers.every((each) => each !== null) && new Set(numbers).size === numbers.length;
  return sortable ? [...clicks].sort((a, b) => (a.number as number) - (b.number as number)) : clicks;
}

function bystanderDial(record: Loose, mend: MendNote): Result<UnitDial, Fault> {
  const values = Object.fromEntries(
    DIAL_SLOTS.map((slot) => [`${slot}_value`, record[`${slot}_value`] ?? record[slot] ?? 0] as const),
  );
  const click = readClick({ ...record, ...values }, 'click 1', mend);
  if (!click.ok) return click;
  mend('bystander-dial', DIAL_SLOTS.map((slot) => click.value[slot].value).join(' '));
  return good({ dial: [click.value], lines: [1] });
}

function readClick(row: Loose, place: string, mend: MendNote): Result<Click, Fault> {
  const values: Partial<Record<DialSlot, DialValue>> = {};
  for (const slot of DIAL_SLOTS) {
    const raw = row[`${slot}_value`];
    const detail = `${place} ${slot}`;
    if (raw === undefined || raw === null || raw === '') return bad({ code: 'value-missing', detail });
    const value = looseWhole(raw);
    if (value === null) return bad({ code: 'wrong-type', detail: `${detail} ${looseText(raw) ?? kindOf(raw)}` });
    if (value < 0 || value > VALUE_LIMIT) return bad({ code: 'value-out-of-range', detail: `${detail} ${value}` });
    values[slot] = { value, power: readPower(row[`${slot}_power`], detail, mend) };
  }
  return good(values as Click);
}

const NO_POWER = new Set(['', 'none', 'no-power', 'null']);

/** An unknown power is kept under its own name, for the player to rule on. */
function readPower(raw: unknown, place: string, mend: MendNote): string | null {
  if (raw === undefined || raw === null || raw === false) return null;
  const text = looseText(raw);
  if (text === null) {
    mend('entry-unreadable', `${place} power ${kindOf(raw)}`);
    return null;
  }
  const id = powerId(text).slice(0, 60);
  if (NO_POWER.has(id)) return null;
  if (!powerNamed(id)) mend('unknown-power', `${place} ${id}`);
  return id;
}

function isYes(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|yes|1)$/i.test(value.trim()));
}
