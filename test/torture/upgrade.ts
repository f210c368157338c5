import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { type LogEntry, makeLog } from '../../src/game/log';
import { waitUntilOpen } from '../browser/harness';
import { printReplayState } from '../replays/replay-state';
import { assertReadable, canonicalJson, countRows, countUnchanged, readDisk, type StoredTables } from './disk';
import { failCheck, type TortureKind } from './torture-kind';

const RELEASES = ['0.0.9', '0.1.0'] as const;

interface Sample {
  /** Version of the database as Dexie counts. The browser's version is ten times as large. */
  readonly number: number;
  readonly schema: Readonly<Record<string, string>>;
  readonly body: StoredTables;
}

function jsonOf(release: string, file: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../replays', release, file), 'utf8'));
}

/** Replaces all stored data with the store of an older release, on a page where the app does not run. */
async function putStore(page: Page, url: string, sample: Sample): Promise<void> {
  await page.goto(`${url}licences.json`);
  await page.evaluate(async ({ number, schema, body }) => {
    const done = (request: IDBOpenDBRequest): Promise<IDBDatabase> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    await done(indexedDB.deleteDatabase('sidekick'));
    const opening = indexedDB.open('sidekick', number * 10);
    const pathOf = (text: string) => {
      const bare = text.replace(/^\+\+/, '');
      return bare.startsWith('[') ? bare.slice(1, -1).split('+') : bare;
    };
    opening.onupgradeneeded = () => {
      for (const [table, text] of Object.entries(schema)) {
        const [key = '', ...indexes] = text.split(', ');
        const store = opening.result.createObjectStore(table, {
          keyPath: pathOf(key),
          autoIncrement: key.startsWith('++'),
        });
        for (const index of indexes) store.createIndex(index, pathOf(index));
      }
    };
    const database = await done(opening);
    const filled = database.transaction(Object.keys(body), 'readwrite');
    for (const [table, rows] of Object.entries(body)) {
      for (const row of rows as Record<string, unknown>[]) {
        const bytes = row.bytes as { readonly base64: string } | undefined;
        const whole = bytes ? { ...row, bytes: Uint8Array.from(atob(bytes.base64), (at) => at.charCodeAt(0)) } : row;
        filled.objectStore(table).put(whole);
      }
    }
    await new Promise<void>((resolve, reject) => {
      filled.oncomplete = () => resolve();
      filled.onerror = () => reject(filled.error);
    });
    database.close();
  }, sample);
}

interface Head {
  readonly id: string;
  readonly name: string;
  readonly cursor: number | null;
  readonly tip: number | null;
}

/** Checks that every game has the state that its release saved. */
function mustStand(tables: StoredTables, release: string): void {
  const entries = tables.entries as readonly LogEntry[];
  const games = (tables.games as readonly Head[]).map(({ id, name, cursor, tip }) => {
    const taps = entries.filter(({ game }) => game === id);
    return [id, { name, table: printReplayState(makeLog(id, taps, cursor, tip).log.table) }] as const;
  });
  if (canonicalJson(Object.fromEntries(games)) !== canonicalJson(jsonOf(release, 'expected.json')))
    failCheck(`the games of ${release} are not as they were`);
}

export const upgradeTortureKind: TortureKind = {
  name: 'upgrade',
  share: 3,
  life: 20,
  async begin({ page }, { url, random }) {
    await page.goto(url);
    await waitUntilOpen(page);
    // The limit is twice the opening time, for kills before, during and after the upgrade.
    const began = Date.now();
    await page.reload();
    await waitUntilOpen(page);
    const within = (Date.now() - began) * 2;
    let release: (typeof RELEASES)[number] = '0.0.9';
    let before: StoredTables = {};
    return {
      within,
      async act({ page }) {
        // Most runs use the release whose tables change in the upgrade.
        release = random() < 0.7 ? '0.0.9' : '0.1.0';
        await putStore(page, url, jsonOf(release, 'store.json') as Sample);
        before = await readDisk(page);
        void page.goto(`${url}#/table/games`, { waitUntil: 'commit' }).catch(() => undefined);
      },
      async check({ page }) {
        await page.goto(`${url}#/table/games`);
        await waitUntilOpen(page);
        const { length } = before.games ?? [];
        await page
          .locator('.game-open')
          .nth(length - 1)
          .waitFor();
        const now = await readDisk(page);
        assertReadable(now);
        mustStand(now, release);
        const confirmed = countRows(before);
        return { confirmed, found: countUnchanged(before, now), unseen: 0 };
      },
    };
  },
};
