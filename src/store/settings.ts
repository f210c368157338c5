import { ok } from '../plain/result';
import { type Database, defaultDatabase } from './database';
import { attemptStoreWork, type StoreResult } from './fault';
import { parseSetting, type RecordParser } from './parse-record';
import type { SettingRecord } from './records';
import { parseRecords } from './unreadable-records';

/**
 * Reads a setting, validated by `parse` or, without it, as stored. Null if it was never set, or if it was unreadable
 * and set aside.
 */
export function getSetting(key: string): Promise<StoreResult<unknown>>;
export function getSetting<Value>(
  key: string,
  parse: RecordParser<Value>,
  database?: Database,
): Promise<StoreResult<Value | null>>;
export function getSetting(
  key: string,
  parse: RecordParser<unknown> = ok,
  database = defaultDatabase(),
): Promise<StoreResult<unknown>> {
  return attemptStoreWork(async () => {
    const row = await database.settings.get(key);
    const rowParse: RecordParser<SettingRecord> = (each) => {
      const setting = parseSetting(each);
      const value = setting.ok ? parse(setting.value.value) : setting;
      return value.ok ? setting : value;
    };
    const { items } = await parseRecords(database, database.settings, row === undefined ? [] : [row], rowParse);
    const value = items[0] ? parse(items[0].value) : null;
    return ok(value?.ok ? value.value : null);
  });
}

/** Stores a setting. The value is plain data; undefined removes the setting. */
export function putSetting(key: string, value: unknown, database = defaultDatabase()): Promise<StoreResult<null>> {
  return attemptStoreWork(async () => {
    if (value === undefined) await database.settings.delete(key);
    else await database.settings.put({ key, value });
    return ok(null);
  });
}
