import { parseLenientInteger, parseLenientText } from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { DIAL_SLOTS, type DialSlot } from '../character';
import { parseDialTexts } from './dial-text';

/*
 * Dials in the scripts and notes of figures of a tabletop simulator, read as unit records: `readUnitsJson` then reports
 * what is missing.
 */

/** What the script and the notes of one figure say. */
export interface SimulatorDial {
  /** Unit record without the name, set and number of the object. */
  readonly unit: UnknownRecord;
  /** Click at which the figure is, from 1. Null if the object does not say. */
  readonly click: number | null;
}

/** Longer scripts contain pictures or the rules of a whole table. */
const SCRIPT_LENGTH = 400_000;
/** Nesting depth to which a state is searched. */
const DEEPEST = 5;

/** Words for the values of a dial in scripts, in lower case without separators. */
const SLOT_WORDS: Readonly<Record<DialSlot, string>> = {
  speed: 'speed|spd|movement|move',
  attack: 'attack|atk',
  defense: 'defense|defence|def',
  damage: 'damage|dmg|dam',
};
const VALUE = 'values?|vals?|tbl|table|list';
const POWER = 'powers?|pwr|colou?rs?|cols?';

/** Parses a key such as `spdTbl`, `attack_value` or `Damage Colors`. Null for any other key. */
function parseKey(key: string): { readonly slot: DialSlot; readonly isPower: boolean } | null {
  const bare = key.toLowerCase().replace(/[^a-z]/g, '');
  for (const slot of DIAL_SLOTS) {
    const found = new RegExp(`^(?:${SLOT_WORDS[slot]})(?:${VALUE}|(${POWER}))?$`).exec(bare);
    if (found) return { slot, isPower: found[1] !== undefined };
  }
  return null;
}

/**
 * Reads the dial of a figure from its script, its script's state, or its notes. Null if none of them has a dial.
 * @param texts the texts of the object, the most reliable first
 */
export function readSimulatorDial(texts: readonly unknown[]): SimulatorDial | null {
  const states = texts.map(parseSimulatorState);
  const click = states.map(findClick).find((each) => each !== null) ?? null;
  for (const [at, text] of texts.entries()) {
    const unit = findUnit(states[at], 0) ?? (typeof text === 'string' ? readScriptOrNotes(text) : null);
    if (unit) return { unit, click };
  }
  return null;
}

/**
 * Parses the state of a script, or notes, as JSON. Null if they are anything else. The simulator also accepts line ends
 * in strings, which generated states have.
 */
export function parseSimulatorState(text: unknown): unknown {
  if (typeof text !== 'string' || !/^\s*[{[]/.test(text) || text.length > SCRIPT_LENGTH) return null;
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows them nowhere in a string
    return JSON.parse(text.replace(/[\u0000-\u001f]/g, ' '));
  } catch {
    return null;
  }
}

function findClick(state: unknown): number | null {
  if (!isRecord(state)) return null;
  for (const [key, value] of Object.entries(state)) {
    if (
      !/^(?:index|(?:current|dial)?(?:click|position|index)(?:number)?|current)$/.test(
        key.toLowerCase().replace(/[^a-z]/g, ''),
      )
    )
      continue;
    const click = parseLenientInteger(value);
    if (click !== null && click >= 1) return click;
  }
  return null;
}

/** Searches a state for a dial: a list of clicks, or a list of values for each slot. */
function findUnit(state: unknown, depth: number): UnknownRecord | null {
  if (depth > DEEPEST) return null;
  if (Array.isArray(state)) {
    const clicks = readClickList(state);
    return clicks ? { dial: clicks } : null;
  }
  if (!isRecord(state)) return null;
  // A unit of the public database keeps all its fields.
  if (Array.isArray(state.dial) && hasClickNumbers(state.dial) && readClickList(state.dial)) return state;
  const columns = readColumns(Object.entries(state), false);
  if (columns) return { ...pickFields(state), dial: columns };
  for (const value of Object.values(state)) {
    const inner = findUnit(value, depth + 1);
    if (inner) return { ...pickFields(state), ...inner };
  }
  return null;
}

/** Fields of a state that describe the unit and not one moment of a game. */
const UNIT_FIELDS: Readonly<Record<string, string>> = {
  ...{ points: 'point_values', pointvalue: 'point_values', pointvalues: 'point_values', pts: 'point_values' },
  ...{ cost: 'point_values', range: 'unit_range', unitrange: 'unit_range', targets: 'targets', bolts: 'targets' },
  ...{ keywords: 'keywords', team: 'team_abilities', teams: 'team_abilities', teamabilities: 'team_abilities' },
  ...{ specialpowers: 'special_powers', dimensions: 'dimensions', rarity: 'rarity', realname: 'real_name' },
  ...{ properties: 'properties', improvedmovement: 'improved_movement', improvedtargeting: 'improved_targeting' },
  ...{ speedtype: 'speed_type', attacktype: 'attack_type', defensetype: 'defense_type', damagetype: 'damage_type' },
  ...{ name: 'name', setid: 'set_id', set: 'set_id', collectornumber: 'collector_number', unitid: 'unit_id' },
};

function pickFields(state: UnknownRecord): UnknownRecord {
  return Object.fromEntries(
    Object.entries(state).flatMap(([key, value]) => {
      const field = UNIT_FIELDS[key.toLowerCase().replace(/[^a-z]/g, '')];
      return field === undefined ? [] : [[field, value] as const];
    }),
  );
}

type Cell = readonly [value: unknown, power: unknown];

/** Reads records of clicks. Null if they are no clicks: each has at least two values. */
function readClickList(list: readonly unknown[]): readonly UnknownRecord[] | null {
  const rows = list.map((each) => (isRecord(each) ? readClick(each) : null));
  const known = rows.filter((row) => row !== null);
  // A list of other things may contain something like a click.
  if (known.length === 0 || known.length < list.length - 1) return null;
  return hasClickNumbers(list) ? list.filter(isRecord) : layClicks(rows);
}

/** Whether clicks are written as in the public unit database, whose reader also stores their other fields. */
function hasClickNumbers(list: readonly unknown[]): boolean {
  return list.every((each) => isRecord(each) && parseLenientInteger(each.click_number) !== null);
}

function readClick(row: UnknownRecord): readonly Cell[] | null {
  const cells = new Map<DialSlot, [unknown, unknown]>(DIAL_SLOTS.map((slot) => [slot, [undefined, undefined]]));
  let values = 0;
  for (const [key, value] of Object.entries(row)) {
    const part = parseKey(key);
    const cell = part && cells.get(part.slot);
    if (!part || !cell) continue;
    if (!part.isPower) values++;
    if (part.isPower) cell[1] = value;
    else if (isRecord(value)) {
      cell[0] = value.value ?? value.val;
      cell[1] = value.power ?? value.color ?? value.colour ?? cell[1];
    } else cell[0] = value;
  }
  return values < 2 ? null : [...cells.values()];
}

/** Reads one list of values, and one of powers or colours, for each slot. Null if a slot has no values. */
function readColumns(
  entries: readonly (readonly [key: string, value: unknown])[],
  isScript: boolean,
): readonly UnknownRecord[] | null {
  const columns = new Map<string, readonly unknown[]>();
  for (const [key, value] of entries) {
    const part = parseKey(key);
    if (part && Array.isArray(value)) columns.set(`${part.slot} ${part.isPower}`, value);
  }
  const values = DIAL_SLOTS.map((slot) => columns.get(`${slot} false`));
  if (values.some((each) => each === undefined || each.length === 0)) return null;
  const powers = DIAL_SLOTS.map((slot) => columns.get(`${slot} true`) ?? []);
  const isModPalette = isScript || powers.flat().includes('dblue');
  const count = Math.max(...values.map((each) => each?.length ?? 0));
  return layClicks(
    Array.from({ length: count }, (_, click) =>
      DIAL_SLOTS.map((_slot, at): Cell => {
        const power = powers[at]?.[click];
        return [values[at]?.[click], isModPalette ? convertColour(power) : power];
      }),
    ),
  );
}

/**
 * Colours of the mod for which scripts are generated, in the words of the app. Its `blue` is the light one, and white is
 * the square of a value without a power.
 */
const MOD_COLOURS: Readonly<Record<string, string>> = { blue: 'lightblue', dblue: 'blue', white: 'none', ko: 'none' };

function convertColour(colour: unknown): unknown {
  return (typeof colour === 'string' ? MOD_COLOURS[colour] : undefined) ?? colour;
}

/** Makes the clicks of a unit record. A click without any number is a KO click and is left out. */
function layClicks(clicks: readonly (readonly Cell[] | null)[]): readonly UnknownRecord[] {
  return clicks.flatMap((cells, place) => {
    if (cells === null || cells.every(([value]) => parseLenientInteger(value) === null)) return [];
    const fields = DIAL_SLOTS.flatMap((slot, at) => {
      const [value, power] = cells[at] ?? [];
      return [[`${slot}_value`, value] as const, ...(power === undefined ? [] : [[`${slot}_power`, power] as const])];
    });
    return [{ click_number: place + 1, starting_line: place === 0, ...Object.fromEntries(fields) }];
  });
}

function readScriptOrNotes(text: string): UnknownRecord | null {
  if (text.length > SCRIPT_LENGTH) return null;
  return readScript(text) ?? parseDialTexts(text)[0] ?? null;
}

/** Reads a script with one table for each slot: `spdTbl={8,8,7}`, `spdCol={"gray","white","ko"}`. */
function readScript(script: string): UnknownRecord | null {
  const tables = [...script.matchAll(/([A-Za-z_]{3,30})\s*=\s*\{([^{}=]{1,2000})\}/g)].map(
    ([, key = '', list = '']) => [key, list.split(',').map((each) => each.replace(/["'\\\s]/g, ''))] as const,
  );
  const dial = readColumns(tables, true);
  if (!dial) return null;
  const attribute = (pattern: RegExp) => pattern.exec(script)?.[1];
  const icons = [...script.matchAll(/class=\\?"iconButton\\?"[^>]{0,80}?icon=\\?"([\w-]+)/g)].map(([, icon]) => icon);
  const targets = attribute(/image=\\?"range([1-4])/);
  return {
    unit_range: attribute(/id=\\?"range\\?"[^>]{0,120}?text=\\?"(\d{1,2})/),
    targets: targets && MOD_TARGETS[targets],
    // The fifth icon shows the number of the click.
    ...(icons.length >= DIAL_SLOTS.length
      ? Object.fromEntries(DIAL_SLOTS.map((slot, at) => [`${slot}_type`, icons[at]]))
      : {}),
    dial,
  };
}

/** Targets by the number in the name of a picture of the mod, where two names are exchanged. */
const MOD_TARGETS: Readonly<Record<string, string>> = { 1: '1', 2: '2', 3: '4', 4: '3' };

/** Texts of an object that may have a dial: the state of its script first, then notes, then the script. */
export function listObjectTexts(object: UnknownRecord): readonly unknown[] {
  return [object.LuaScriptState, object.GMNotes, object.Description, object.LuaScript].map((each) =>
    parseLenientText(each),
  );
}
