import { idShape, nameShape, wordShape } from '../catalog/field-shapes';
import type { LogEntry } from '../game/log';
import { err, type Result } from '../plain/result';
import { anything, boolean, integer, listOf, nullOr, optional, parseWith, shape } from '../plain/shape';
import { tryCatch } from '../plain/try-catch';
import type { GameRecord, RecordTimes, SettingRecord } from './records';

/** Parses a record from disk or from a backup. The fault names the invalid part of the record. */
export type RecordParser<Record> = (value: unknown) => Result<Record, string>;

export const timeShape = integer(0, Number.MAX_SAFE_INTEGER);
const timesShape = shape<RecordTimes>({ added: timeShape, edited: timeShape, deletedAt: nullOr(timeShape) });
const seq = integer(1, 100_000_000);

/** Returns a parser for stored records: the fields of `parse`, plus the store's times. */
export function makeRecordParser<Of>(parse: (value: unknown) => Result<Of, string>) {
  return (value: unknown): Result<Of & RecordTimes, string> => {
    const result = tryCatch(
      () => parse(value),
      () => err('record: plain data'),
    );
    if (!result.ok) return result;
    const marked = parseWith(timesShape, result.value);
    return marked.ok ? (result as { readonly ok: true; readonly value: Of & RecordTimes }) : marked;
  };
}

const gameShape = shape<GameRecord>({
  id: idShape,
  name: nameShape,
  created: timeShape,
  touched: timeShape,
  cursor: nullOr(seq),
  tip: nullOr(seq),
  edition: wordShape,
  archived: boolean,
  deletedAt: nullOr(timeShape),
  demo: optional(boolean),
});

export const parseGame: RecordParser<GameRecord> = (value) => parseWith(gameShape, value);

// The fold checks each fact, because one invalid fact must not invalidate the other facts of its tap.
const entryShape = shape<LogEntry>({
  game: idShape,
  seq,
  parent: nullOr(seq),
  at: timeShape,
  step: wordShape,
  facts: listOf(anything, 100_000),
  tap: optional(wordShape),
  by: optional(nameShape),
});

export const parseEntry: RecordParser<LogEntry> = (value) => parseWith(entryShape, value);

const settingShape = shape<SettingRecord>({ key: idShape, value: anything });

export const parseSetting: RecordParser<SettingRecord> = (value) => parseWith(settingShape, value);
