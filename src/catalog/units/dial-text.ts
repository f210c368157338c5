import type { UnknownRecord } from '../../plain/record';
import { DIAL_SLOTS, type DialSlot } from '../character';
import { splitCodeInFront } from '../printed-code';

/*
 * Dials as players post them, read as unit records: `readUnitsJson` then reports what is missing. A colour of a square
 * means the power of its slot.
 */

type Cell = readonly [value: string, power: string];

/** A dial in a post: the marks of forum dials, or four rows of values. */
export function looksLikeDialText(text: string): boolean {
  return /\[dial\]/i.test(text) || splitBlocks(text).some((lines) => findValueRows(lines) !== null);
}

/** Returns the unit records of all dials in a text. Empty if it has no dial. */
export function parseDialTexts(text: string): readonly UnknownRecord[] {
  if (/\[dial\]/i.test(text)) return parseMarkedDials(text);
  return splitBlocks(text).flatMap((lines) => {
    const record = parseRows(lines);
    return record ? [record] : [];
  });
}

/**
 * Parses posts with forum marks: a line of set, number and name, labelled lines, and
 * `[dial][header][icon]m-wing[/icon]…[/header][click][slot=gray]12[/slot]…[/click]…[/dial]`.
 */
function parseMarkedDials(text: string): readonly UnknownRecord[] {
  const dials = [...text.matchAll(/\[dial\](.*?)\[\/dial\]/gis)];
  return dials.map(({ 0: whole, 1: dial = '', index }, at) => {
    const before = dials[at - 1];
    const above = text.slice(before ? before.index + before[0].length : 0, index);
    return makeMarkedRecord(above, dial, text.slice(index + whole.length, dials[at + 1]?.index));
  });
}

const SPECIAL = /\[b\]\s*\((speed|attack|defense|damage|trait|special)\)\s*(.*?)\s*:?\s*\[\/b\]\s*(.*)/gi;

/** Makes a unit record from the text above a dial, the dial, and the special powers below it. */
function makeMarkedRecord(above: string, dial: string, below: string): UnknownRecord {
  // Special powers of the dial above stand between the two.
  const lines = above.split(/\r?\n/).filter((line) => !/^\s*\[b\]\s*\(/i.test(line));
  const first = lines.find((line) => /\[b\]/i.test(line) && !/^\s*(?:\[b\])?\w+:/.test(line)) ?? '';
  const name = stripMarks(/\[b\](.*?)\[\/b\]/i.exec(first)?.[1] ?? '');
  const code = splitCodeInFront(first.trim())?.code;
  const labelled = (label: string): string => {
    const line = lines.find((each) => new RegExp(`^\\s*(?:\\[b\\])?${label}`, 'i').test(each)) ?? '';
    return stripMarks(line.slice(line.indexOf(':') + 1));
  };
  const bolts = /:bolt:/gi;
  const range = labelled('range');
  const clicks = [...dial.matchAll(/\[click\](.*?)\[\/click\]/gis)].map(([, click = '']) =>
    [...click.matchAll(/\[slot(?:=(\w[\w-]*))?\](.*?)\[\/slot\]/gis)].map(
      ([, power = '', value = '']): Cell => [stripMarks(value), power],
    ),
  );
  const icons = [...dial.matchAll(/\[icon\](\w)-([\w-]+)\[\/icon\]/gi)].map(([, slot, symbol]) => [slot, symbol]);
  const symbol = (slot: string) => icons.find(([each]) => each?.toLowerCase() === slot)?.[1];
  return {
    ...(code ? { set_id: code.set, collector_number: code.number } : {}),
    name,
    point_values: labelled('points?')
      .split(/[\s,/|]+/)
      .filter((each) => /^\d+$/.test(each)),
    team_abilities: splitList(labelled('team')),
    keywords: splitList(labelled('keywords?')),
    unit_range: /\d+/.exec(range)?.[0],
    targets: String(Math.max(1, range.match(bolts)?.length ?? 1)),
    dimensions: '1x1',
    speed_type: symbol('m') ?? 'boot',
    attack_type: symbol('a') ?? 'fist',
    defense_type: symbol('d') ?? 'shield',
    damage_type: symbol('g') ?? 'starburst',
    special_powers: [...below.matchAll(SPECIAL)].map(([, type = '', name = '', description = '']) => ({
      type: type.toLowerCase(),
      name: stripMarks(name),
      description: stripMarks(description),
    })),
    dial: makeClicks(clicks),
  };
}

function splitList(text: string): string[] {
  return text
    .split(/[,|]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

function stripMarks(text: string): string {
  return text.replace(/\[\/?\w+(?:=[^\]]*)?\]/g, '').trim();
}

/** Makes the clicks of a record. A click without any number is a KO click and is left out. */
function makeClicks(clicks: readonly (readonly Cell[])[]): readonly UnknownRecord[] {
  return clicks.flatMap((cells, place) => {
    if (cells.length < DIAL_SLOTS.length || cells.every(([value]) => !/\d/.test(value))) return [];
    const fields = DIAL_SLOTS.flatMap((slot: DialSlot, at) => {
      const [value, power] = cells[at] ?? ['', ''];
      return [[`${slot}_value`, value] as const, ...(power === '' ? [] : [[`${slot}_power`, power] as const])];
    });
    return [{ click_number: place + 1, starting_line: place === 0, ...Object.fromEntries(fields) }];
  });
}

/** Paragraphs of a text, without blank lines. */
function splitBlocks(text: string): readonly (readonly string[])[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((block) =>
      block
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);
}

const CELL = /^(\d{1,2}|\?|KO)(?:\s+\(?([A-Za-z][A-Za-z/ -]*)\)?)?$/i;

/** Parses a row of values with the colours or powers of their squares: `9 orange, 8, 8 red`. Null for another line. */
function parseValueRow(line: string): readonly Cell[] | null {
  const bare = line.replace(/^\s*(?:speed|movement|attack|defen[sc]e|damage)\s*[:=-]\s*/i, '');
  const cells = bare.split(/\s*[,;|]\s*/).filter((each) => each !== '');
  const read = cells.map((cell) => CELL.exec(cell));
  if (cells.length === 0 || read.some((each) => each === null)) return null;
  return read.map((each): Cell => [each?.[1] ?? '', each?.[2] ?? '']);
}

/**
 * Finds four lines in a row with values: speed, attack, defense and damage. At least two have several values, because
 * numbers alone may be anything. Returns the first line, or null.
 */
function findValueRows(lines: readonly string[]): number | null {
  const counts = lines.map((line) => parseValueRow(line)?.length ?? 0);
  const at = counts.findIndex((_, place) => {
    const four = DIAL_SLOTS.map((_slot, slot) => counts[place + slot] ?? 0);
    return four.every((count) => count > 0) && four.filter((count) => count > 1).length > 1;
  });
  return at < 0 ? null : at;
}

function parseRows(lines: readonly string[]): UnknownRecord | null {
  const at = findValueRows(lines);
  if (at === null) return null;
  const rows = DIAL_SLOTS.map((_, slot) => parseValueRow(lines[at + slot] ?? '') ?? []);
  const count = Math.max(...rows.map((row) => row.length));
  const clicks = Array.from({ length: count }, (_, click) => rows.map((row): Cell => row[click] ?? ['', '']));
  const head = lines.slice(0, at).join(' ');
  const foot = lines.slice(at + DIAL_SLOTS.length).join(', ');
  const coded = splitCodeInFront(head);
  const code = coded?.code;
  const points = /(\d{1,4})\s*(?:points?|pts?)\b/i.exec(`${head}, ${foot}`)?.[1];
  const known = /^(?:range|targets?|bolts?)\b|\d\s*(?:points?|pts?)\b/i;
  const words = splitList(foot).filter((each) => !known.test(each));
  const symbols = words.map((word) => word.toLowerCase());
  return {
    ...(code ? { set_id: code.set, collector_number: code.number } : {}),
    name: stripMarks((coded?.rest ?? head).replace(/[,(]?\s*\d{1,4}\s*(?:points?|pts?)\b.*$/i, '')),
    ...(points === undefined ? {} : { point_values: [points] }),
    unit_range: /range\s*:?\s*(\d{1,2})/i.exec(foot)?.[1],
    targets: /(?:targets?|bolts?)\s*:?\s*(\d)/i.exec(foot)?.[1] ?? '1',
    dimensions: '1x1',
    speed_type: symbols.some((word) => /flight|flying|wing/.test(word))
      ? 'wing'
      : symbols.some((word) => /swim|dolphin/.test(word))
        ? 'dolphin'
        : 'boot',
    dial: makeClicks(clicks),
  };
}
