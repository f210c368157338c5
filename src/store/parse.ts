import { id, name, word } from '../catalog/checks';
import type { LogEntry } from '../game/log';
import { parseCharacter } from '../game/shapes';
import type { Result } from '../plain/result';
import { anything, listOf, nullOr, optional, parseWith, shape, whole, yesOrNo } from '../plain/shape';
import { keptParser } from './kept';
import type { CharacterRecord, GameRecord, SettingRecord } from './records';

/** Parses a record from disk or from a backup. The fault names the place in it. */
export type Parse<Record> = (value: unknown) => Result<Record, string>;

export const time = whole(0, Number.MAX_SAFE_INTEGER);
const seq = whole(1, 100_000_000);

const gameShape = shape<GameRecord>({
  id,
  name,
  created: time,
  touched: time,
  cursor: nullOr(seq),
  tip: nullOr(seq),
  edition: word,
  archived: yesOrNo,
  deletedAt: nullOr(time),
  demo: optional(yesOrNo),
});

export const parseGame: Parse<GameRecord> = (value) => parseWith(gameShape, value);

// Facts are checked one by one in the fold, because one invalid fact must not invalidate the others of its tap.
const entryShape = shape<LogEntry>({
  game: id,
  seq,
  parent: nullOr(seq),
  at: time,
  step: word,
  facts: listOf(anything, 100_000),
  tap: optional(word),
  by: optional(name),
});

export const parseEntry: Parse<LogEntry> = (value) => parseWith(entryShape, value);

export const parseCharacterRecord: Parse<CharacterRecord> = keptParser(parseCharacter);

const settingShape = shape<SettingRecord>({ key: id, value: anything });

export const parseSetting: Parse<SettingRecord> = (value) => parseWith(settingShape, value);
