import type { Page } from 'playwright';

/** Number of rows that are sent to the page in one call. */
const CHUNK = 5000;

/** Puts rows into a database table of an open app, without the app’s code. */
export async function putRows(page: Page, table: string, rows: readonly unknown[]): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    await page.evaluate(
      async ([name, text]) => {
        const database = await new Promise<IDBDatabase>((done, fail) => {
          const request = indexedDB.open('sidekick');
          request.onsuccess = () => done(request.result);
          request.onerror = () => fail(request.error);
        });
        await new Promise<void>((done, fail) => {
          const transaction = database.transaction(name, 'readwrite');
          for (const row of JSON.parse(text)) transaction.objectStore(name).put(row);
          transaction.oncomplete = () => done();
          transaction.onerror = () => fail(transaction.error);
        });
        database.close();
      },
      [table, JSON.stringify(rows.slice(from, from + CHUNK))] as const,
    );
  }
}

/**
 * Stores different photographs for the first `count` imported characters by id. Returns the photographs’ total size in
 * bytes.
 */
export function putPictures(page: Page, count: number): Promise<number> {
  return page.evaluate(async (most) => {
    const canvas = new OffscreenCanvas(480, 640);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    const byteses: Uint8Array[] = [];
    for (let place = 0; place < most; place++) {
      // Draws coarse grain as in a photograph, because a plain area would compress to almost nothing.
      for (let x = 0; x < 480; x += 8) {
        for (let y = 0; y < 640; y += 8) {
          context.fillStyle = `hsl(${(x * y + place * 37) % 360} 60% ${20 + ((x * 7 + y * 13 + place * 11) % 60)}%)`;
          context.fillRect(x, y, 8, 8);
        }
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
      byteses.push(new Uint8Array(await blob.arrayBuffer()));
    }
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open('sidekick');
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    await new Promise<void>((done, fail) => {
      const transaction = database.transaction(['characters', 'pictures'], 'readwrite');
      const [characters, pictures] = ['characters', 'pictures'].map((name) => transaction.objectStore(name));
      const reading = (characters as IDBObjectStore).openCursor();
      let place = 0;
      reading.onsuccess = () => {
        const cursor = reading.result;
        if (!cursor || place >= most) return;
        if (cursor.value.origin === 'imported') {
          const id = `photo-${place}`;
          // Current times: soon after opening, the app would mark older pictures as used and so change the rows.
          const times = { added: Date.now(), edited: Date.now(), deletedAt: null };
          (pictures as IDBObjectStore).put({
            id,
            type: 'image/jpeg',
            width: 480,
            height: 640,
            bytes: byteses[place],
            ...times,
          });
          cursor.update({ ...cursor.value, picture: id });
          place++;
        }
        cursor.continue();
      };
      transaction.oncomplete = () => done();
      transaction.onerror = () => fail(transaction.error);
    });
    database.close();
    return byteses.reduce((sum, { length }) => sum + length, 0);
  }, count);
}

/** Returns the row count and a checksum of each database table that a backup contains. */
export function readTableChecksums(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Sorts fields by name, because a rewritten row may have another order.
    const sorted = (_: string, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value instanceof Uint8Array
          ? [...value]
          : value;
    const database = await done(indexedDB.open('sidekick'));
    const sums: Record<string, string> = {};
    for (const name of database.objectStoreNames) {
      if (['packs', 'glances', 'befores', 'device'].includes(name)) continue;
      const rows = await done(database.transaction(name).objectStore(name).getAll());
      const bytes = new TextEncoder().encode(rows.map((row) => JSON.stringify(row, sorted)).join('\n'));
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      sums[name] = `${rows.length} rows, ${[...digest.slice(0, 8)].map((byte) => byte.toString(16)).join(' ')}`;
    }
    database.close();
    return sums;
  });
}
