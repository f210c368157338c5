import { toPlainText } from '../../plain/extra-fields';
import { describeType, isBlank, parseLenientInteger, parseLenientText } from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import {
  type Character,
  type Click,
  DIAL_SLOTS,
  type DialSlot,
  type DialValue,
  LINE_COLOURS,
  MOST_CLICKS,
  mapSlots,
} from '../character';
import { DIAL_LIMIT, VALUE_LIMIT } from '../limits';
import { findPowerByColour } from '../parse-power';
import { findPower, powerId } from '../powers';
import type { ReportFix, UnitFault } from '../unit-codes';

export interface UnitDial {
  readonly dial: Character['dial'];
  /** Clicks with a starting line, from 1, ascending. */
  readonly starts: readonly number[];
  readonly told: Pick<Character, 'guessed' | 'lines' | 'printed'>;
  /** Fields of clicks that the app does not know, as text. An export contains them again. */
  readonly extras: Readonly<Record<string, string>>;
}

type Cells = Readonly<Record<DialSlot, { readonly value: number | null; readonly power: string | null }>>;

interface Row {
  readonly number: number | null;
  readonly cells: Cells;
  readonly start: boolean;
  readonly colour: (typeof LINE_COLOURS)[number] | null;
  readonly printed: number | null;
  /** Fields of the click that have no place on a dial. A slot as the field stands for its value. */
  readonly extras: readonly (readonly [field: string, text: string])[];
}

/**
 * Parses the dial of a unit and places each click by its number. Missing numbers become KO clicks. Blank or unreadable
 * values become unknown. A bystander without a dial gets one click, with values from the record itself.
 */
export function readUnitDial(record: UnknownRecord, bystander: boolean, mend: ReportFix): Result<UnitDial, UnitFault> {
  const raw = record.dial;
  if (raw !== undefined && raw !== null && !Array.isArray(raw)) return err({ code: 'wrong-type', detail: 'dial' });
  const rows: readonly unknown[] = raw ?? [];
  if (rows.length === 0) return bystander ? bystanderDial(record, mend) : err({ code: 'dial-empty', detail: '' });
  if (rows.length > DIAL_LIMIT) return err({ code: 'dial-too-long', detail: String(rows.length) });
  const read: Row[] = [];
  for (const [index, row] of rows.entries()) {
    if (!isRecord(row)) return err({ code: 'wrong-type', detail: `click ${index + 1} ${describeType(row)}` });
    read.push(readRow(row, `click ${parseLenientInteger(row.click_number) ?? index + 1}`, mend));
  }
  return ok(laidOut(read, mend));
}

/** Returns each row with its place on the dial, from 0. If the click numbers are unusable, rows are in file order. */
function placed(rows: readonly Row[], mend: ReportFix): readonly (readonly [number, Row])[] {
  const numbers = rows.map((each) => each.number);
  if (numbers.every((each) => each === null)) return [...rows.entries()];
  const usable =
    new Set(numbers).size === numbers.length &&
    numbers.every((each) => each !== null && each >= 1 && each <= DIAL_LIMIT);
  const ascending = numbers.every((each, index) => index === 0 || (each ?? 0) > (numbers[index - 1] ?? 0));
  if (!usable || !ascending) mend('click-numbers', numbers.map((each) => each ?? '?').join(' '));
  if (!usable) return [...rows.entries()];
  return rows.map((row): readonly [number, Row] => [(row.number ?? 1) - 1, row]).sort(([a], [b]) => a - b);
}

function laidOut(rows: readonly Row[], mend: ReportFix): UnitDial {
  const at = placed(rows, mend);
  const dial: (Click | null)[] = [];
  const guessed: string[] = [];
  for (const [place, { cells }] of at) {
    while (dial.length < place) dial.push(null);
    dial.push(
      mapSlots((slot): DialValue => {
        const { value: known, power } = cells[slot];
        if (known === null) guessed.push(`${place + 1}.${slot}`);
        return { value: known ?? nearest(at, place, slot), power };
      }),
    );
  }
  const lines = at.flatMap(([place, { colour }]) => (colour === null ? [] : [{ click: place + 1, colour }]));
  const printed = at.flatMap(([place, row]) =>
    row.printed === null ? [] : [{ click: place + 1, number: row.printed }],
  );
  return {
    dial,
    starts: at.flatMap(([place, { start }]) => (start ? [place + 1] : [])),
    told: {
      ...(guessed.length === 0 ? {} : { guessed }),
      ...(lines.length === 0 ? {} : { lines }),
      ...(printed.length === 0 ? {} : { printed }),
    },
    extras: Object.fromEntries(
      at.flatMap(([place, { extras, number }]) => {
        // Numbers that order no click are stored as text.
        const unused = number === null || number === place + 1 ? [] : [['click_number', String(number)] as const];
        const fields = [...extras, ...unused];
        return fields.map(([field, text]) => [`click ${place + 1} ${field}`.slice(0, FIELD_LENGTH), text] as const);
      }),
    ),
  };
}

/** Returns the value of the nearest click above with a known value, else of the nearest click below, else 0. */
function nearest(at: readonly (readonly [number, Row])[], place: number, slot: DialSlot): number {
  const known = at.filter(([, { cells }]) => cells[slot].value !== null);
  const row = known.findLast(([each]) => each < place) ?? known.find(([each]) => each > place);
  return row?.[1].cells[slot].value ?? 0;
}

function bystanderDial(record: UnknownRecord, mend: ReportFix): Result<UnitDial, UnitFault> {
  const values = Object.fromEntries(
    DIAL_SLOTS.flatMap((slot) => [
      [`${slot}_value`, record[`${slot}_value`] ?? record[slot] ?? 0] as const,
      [`${slot}_power`, record[`${slot}_power`]] as const,
    ]),
  );
  const only = laidOut([{ ...readRow(values, 'click 1', mend), start: true }], mend);
  mend('bystander-dial', DIAL_SLOTS.map((slot) => only.dial[0]?.[slot].value).join(' '));
  return ok(only);
}

/** Fields of a click that the app uses. All other fields are collected as extra fields. */
const READ =
  /^(?:click_number|starting_line|alt(?:ernate)?_click_number|(?:speed|attack|defense|damage)_(?:value|power|colou?r))$/;
const UNKNOWN = /^\??$/;
/** Maximum length of the name of an extra field. */
const FIELD_LENGTH = 60;

function readRow(row: UnknownRecord, place: string, mend: ReportFix): Row {
  const extras: [string, string][] = Object.entries(row).flatMap(([field, value]): [string, string][] =>
    READ.test(field) || isBlank(value) ? [] : [[field, toPlainText(value)]],
  );
  const cells = mapSlots((slot) => {
    const raw = row[`${slot}_value`];
    const detail = `${place} ${slot}`;
    const value = parseLenientInteger(raw);
    const known = value !== null && value >= 0 && value <= VALUE_LIMIT;
    if (!known) {
      const text = toPlainText(raw);
      mend('value-unknown', text === '' ? detail : `${detail}: ${text}`);
      // The text is not a number, but may mean something to the owner.
      if (!UNKNOWN.test(text)) extras.push([slot, text.slice(0, 200)]);
    }
    const rawPower = row[`${slot}_power`] ?? row[`${slot}_color`] ?? row[`${slot}_colour`];
    if (!isBlank(rawPower) && parseLenientText(rawPower) === null)
      extras.push([`${slot}_power`, toPlainText(rawPower).slice(0, 200)]);
    return { value: known ? value : null, power: readPower(rawPower, slot, detail, mend) };
  });
  const line = parseLenientText(row.starting_line)?.toLowerCase() ?? '';
  const colour = LINE_COLOURS.find((each) => each === line) ?? null;
  const start = colour !== null || isYes(row.starting_line) || !(line === '' || /^(?:false|no|0|none)$/.test(line));
  if (start && colour === null && !isYes(row.starting_line)) extras.push(['starting_line', line]);
  const number = parseLenientInteger(row.click_number);
  if (number === null && !isBlank(row.click_number)) extras.push(['click_number', toPlainText(row.click_number)]);
  const rawPrinted = row.alt_click_number ?? row.alternate_click_number;
  const stated = parseLenientInteger(rawPrinted);
  const printed = stated !== null && stated >= 1 && stated <= MOST_CLICKS ? stated : null;
  if (printed === null && !isBlank(rawPrinted)) extras.push(['alt_click_number', toPlainText(rawPrinted)]);
  return {
    number,
    cells,
    start,
    colour,
    printed,
    extras,
  };
}

/** Words for a square without a power. Its colour is that of the dial. */
const NO_POWER = new Set(['', 'none', 'no-power', 'null', 'clear', 'transparent']);

/**
 * Parses a power, or the colour of its square. An unknown power is stored under its own name; the players decide what it
 * does.
 */
function readPower(raw: unknown, slot: DialSlot, place: string, mend: ReportFix): string | null {
  if (raw === undefined || raw === null || raw === false) return null;
  const text = parseLenientText(raw);
  if (text === null) {
    mend('entry-unreadable', `${place} power ${describeType(raw)}`);
    return null;
  }
  const id = powerId(text).slice(0, 60);
  if (NO_POWER.has(id)) return null;
  if (findPower(id)) return id;
  const coloured = findPowerByColour(slot, id);
  if (coloured === null) mend('unknown-power', `${place} ${id}`);
  return coloured ?? id;
}

function isYes(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|yes|1)$/i.test(value.trim()));
}
