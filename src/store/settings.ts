import { ok, type Result } from '../plain/result';
import { type Database, theDatabase } from './database';
import { attempt, type StoreFault } from './fault';
import { type Parse, parseSetting } from './parse';
import type { SettingRecord } from './records';
import { sift } from './unreadable';

/**
 * A setting as `parse` lets it through, without it as it was written; null where it was never set, and where it could not be
 * read: then it was set aside.
 */
export function getSetting(key: string): Promise<Result<unknown, StoreFault>>;
export function getSetting<Value>(
  key: string,
  parse: Parse<Value>,
  database?: Database,
): Promise<Result<Value | null, StoreFault>>;
export function getSetting(
  key: string,
  parse: Parse<unknown> = ok,
  database: Database = theDatabase(),
): Promise<Result<unknown, StoreFault>> {
  return attempt(async () => {
    const row = await database.settings.get(key);
    const rowParse: Parse<SettingRecord> = (each) => {
      const setting = parseSetting(each);
      const value = setting.ok ? parse(setting.value.value) : setting;
      return value.ok ? setting : value;
    };
    const { items } = await sift(database, database.settings, row === undefined ? [] : [row], rowParse);
    const value = items[0] ? parse(items[0].value) : null;
    return ok(value?.ok ? value.value : null);
  });
}

/** The value is plain data; undefined forgets the setting. */
export function putSetting(
  key: string,
  value: unknown,
  database: Database = theDatabase(),
): Promise<Result<null, StoreFault>> {
  return attempt(async () => {
    if (value === undefined) await database.settings.delete(key);
    else await database.settings.put({ key, value });
    return ok(null);
  });
}
