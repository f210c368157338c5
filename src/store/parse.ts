import type { LogEntry } from '../game/log';
import { NAME_LENGTH, parseCharacter } from '../game/shapes';
import type { Result } from '../plain/result';
import { anything, listOf, nullOr, optional, parseWith, shape, text, whole, yesOrNo } from '../plain/shape';
import { kept } from './kept';
import type { CharacterRecord, GameRecord, SettingRecord } from './records';

/** Reads a record as it comes from disk or from a backup; the fault names the place in it. */
export type Parse<Record> = (value: unknown) => Result<Record, string>;

export const id = text(200, 1);
export const name = text(NAME_LENGTH);
export const time = whole(0, Number.MAX_SAFE_INTEGER);
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
  demo: optional(yesOrNo),
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

const settingShape = shape<SettingRecord>({ key: id, value: anything });

export const parseSetting: Parse<SettingRecord> = (value) => parseWith(settingShape, value);
