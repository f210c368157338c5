import { boardOfSheet, MAP_WARNING_CODES, type MapSheet, type MapWarning } from '../board/sheet';
import type { LogEntry } from '../game/log';
import { NAME_LENGTH, parseCharacter } from '../game/shapes';
import { bad, type Result } from '../plain/result';
import {
  anything,
  listOf,
  mapOf,
  nullOr,
  oneOf,
  optional,
  parseWith,
  shape,
  text,
  whole,
  yesOrNo,
} from '../plain/shape';
import { kept } from './kept';
import type {
  AsideRecord,
  CharacterRecord,
  Force,
  ForceMember,
  ForceRecord,
  GameRecord,
  MapRecord,
  SettingRecord,
} from './records';

/** Reads a record as it comes from disk or from a backup; the fault names the place in it. */
export type Parse<Record> = (value: unknown) => Result<Record, string>;

const id = text(200, 1);
const name = text(NAME_LENGTH);
const time = whole(0, Number.MAX_SAFE_INTEGER);
const seq = whole(1, 100_000_000);

const gameShape = shape<GameRecord>({
  id,
  name,
  created: time,
  touched: time,
  cursor: nullOr(seq),
  tip: nullOr(seq),
  edition: text(200),
  archived: yesOrNo,
  deletedAt: nullOr(time),
});

export const parseGame: Parse<GameRecord> = (value) => parseWith(gameShape, value);

// Each fact is judged by the fold, so that one bad fact does not take the others of its tap with it.
const entryShape = shape<LogEntry>({
  game: id,
  seq,
  parent: nullOr(seq),
  at: time,
  step: text(200),
  facts: listOf(anything, 100_000),
});

export const parseEntry: Parse<LogEntry> = (value) => parseWith(entryShape, value);

export const parseCharacterRecord: Parse<CharacterRecord> = (value) => {
  const character = parseCharacter(value);
  return character.ok ? parseWith(kept, value) : character;
};

const sheetShape = shape<MapSheet>({
  id,
  name,
  set: optional(name),
  source: oneOf('demo', 'imported', 'entered'),
  map: text(100_000),
  starts: mapOf(listOf(text(4, 2), 4096), 16),
  strengths: optional(mapOf(whole(0, 40), 4096)),
  warnings: listOf(shape<MapWarning>({ code: oneOf(...MAP_WARNING_CODES), detail: text(20_000) }), 10_000),
  notes: listOf(text(100_000), 10_000),
});

export const parseSheet: Parse<MapSheet> = (value) => {
  const sheet = parseWith<MapSheet>(sheetShape, value);
  if (!sheet.ok) return sheet;
  const board = boardOfSheet(sheet.value);
  return board.ok ? sheet : bad(`map: ${board.fault.code} ${board.fault.detail}`);
};

export const parseMapRecord: Parse<MapRecord> = (value) => {
  const sheet = parseSheet(value);
  return sheet.ok ? parseWith(kept, value) : sheet;
};

// What else a force may hold is judged part by part where it is read, so that one bad feat does not take the force with it.
const forceShape = shape<Pick<Force, 'id' | 'name' | 'edition' | 'buildTotal' | 'members'>>({
  id,
  name,
  edition: text(200),
  buildTotal: whole(0, 1_000_000_000),
  members: listOf(
    shape<Pick<ForceMember, 'character' | 'points'>>({ character: id, points: whole(-1_000_000_000, 1_000_000_000) }),
    1000,
  ),
});

export const parseForce: Parse<Force> = (value) => parseWith<Force>(forceShape, value);

export const parseForceRecord: Parse<ForceRecord> = (value) => {
  const force = parseForce(value);
  return force.ok ? parseWith(kept, value) : force;
};

const settingShape = shape<SettingRecord>({ key: id, value: anything });

export const parseSetting: Parse<SettingRecord> = (value) => parseWith(settingShape, value);

const asideShape = shape<Omit<AsideRecord, 'id'>>({
  table: id,
  key: text(2000),
  record: anything,
  reason: text(20_000),
  at: time,
});

export const parseAside: Parse<AsideRecord> = (value) => parseWith(asideShape, value);
