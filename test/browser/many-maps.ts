import type { Page } from 'playwright';
import { makeInventedMap } from '../helpers/invented-maps';

/** Adds invented maps to the database of an open app. The app reads them at its next start. */
export async function storeInventedMaps(page: Page, count: number): Promise<void> {
  const records = Array.from({ length: count }, (_, place) => ({
    ...makeInventedMap(place),
    added: 1,
    edited: 1,
    deletedAt: null,
  }));
  await page.evaluate(async (rows) => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open('sidekick');
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    await new Promise<void>((done, fail) => {
      const transaction = database.transaction('maps', 'readwrite');
      for (const row of rows) transaction.objectStore('maps').put(row);
      transaction.oncomplete = () => done();
      transaction.onerror = () => fail(transaction.error);
    });
    database.close();
  }, records);
}
