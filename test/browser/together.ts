import type { Page } from 'playwright';
import type { Room } from '../../src/together/club-protocol';
import type { Phone } from './harness';

/**
 * Browser flags for phones that connect directly. Browsers find each other by `.local` names, which the default flags
 * block.
 */
export const DIRECT_CONNECTION_FLAGS = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.local'];

/** Returns the phone’s code as text, from the field below the QR code. */
export async function readPairingCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Show the code as text' }).tap();
  const text = page.getByLabel('Code as text');
  await text.waitFor();
  return text.innerText();
}

export async function typePairingCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Type the code instead' }).tap();
  await page.getByLabel('Code of the other phone').fill(code);
  await page.getByRole('button', { name: 'Use this code' }).tap();
}

/** Shares the open game and returns the phone's code. */
export async function shareGame(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Play together/ })
    .tap();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Show my code' }).tap();
  return readPairingCode(page);
}

/** Joins two phones by codes that are passed by hand. Afterwards the game is open on both phones. */
export async function joinPhones(host: Phone, guest: Phone, url: string, offer: string, name: string): Promise<void> {
  const { page } = guest;
  await page.goto(`${url}#/table/join`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Scan the other phone' }).tap();
  await typePairingCode(page, offer);
  const answer = await readPairingCode(page);
  await host.page.getByRole('button', { name: 'Scan their answer' }).tap();
  await typePairingCode(host.page, answer);
  await host.page.getByText(`${name} joined.`).waitFor();
  await host.page.getByRole('button', { name: 'Play', exact: true }).tap();
  // The guest chooses a side only now, because the game has just arrived.
  const asked = page.getByRole('dialog', { name: 'What do you play?' });
  await asked.getByRole('button', { name: 'Save' }).tap();
  await asked.waitFor({ state: 'detached' });
  await page.locator('.figure-card').first().waitFor();
}

/** Reads the club room of a phone’s only shared game, from the phone’s database. */
export function readSharedRoom(page: Page): Promise<Room> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('sidekick');
      request.onsuccess = () => done(request.result);
    });
    const all = database.transaction('shares').objectStore('shares').getAll();
    const [share] = await new Promise<{ room: Room }[]>((done) => {
      all.onsuccess = () => done(all.result);
    });
    database.close();
    return share?.room as Room;
  });
}
