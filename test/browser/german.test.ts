import { expect, test } from 'vitest';
import { tapSquare } from './board';
import { type Phone, type Site, takeScreenshot, waitUntilOfflineReady } from './harness';
import { openTestApp } from './test-phone';
import { listUnreadableElements } from './unreadable-elements';

/*
 * Tests the app in German: after the choice in the Settings all text except the rulebooks is German, with the server
 * stopped.
 */

let phone: Phone;
let site: Site;

const button = (name: string | RegExp) =>
  phone.page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const heading = (name: string) => phone.page.getByRole('heading', { name, exact: true });
const tabOf = (name: string) => phone.page.getByRole('navigation').getByRole('link', { name, exact: true });

/** English words that never occur in German text. */
const ENGLISH =
  /\b(?:the|and|with|from|until|your|this|is|not|undo|done|next|close|move|speed|attack|defense|damage|wounds?|squares?|more|less)\b/i;
/** Names that are not translated: books and their headings, powers and demo figures. */
const NAMES =
  /Core rules, 2008[^"\n]*|Hypertime[^"\n]*|Ranged Combat Expert|(?:Super |Precision )?Strike|Outwit und Perplex|Special power|The [A-Z]\w+/g;

/** Checks that all visible and spoken text is German and fits the phone. */
async function german(screen: string): Promise<void> {
  const { page } = phone;
  await page.waitForTimeout(400);
  await takeScreenshot(page, `german-${screen}`);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBe(360);
  expect(await listUnreadableElements(page), screen).toEqual([]);
  const tree = await page.locator('body').ariaSnapshot();
  const said = tree
    .split('\n')
    // Leaves out roles, addresses and notation, which are not translated.
    .filter((line) => !/^\s*- (?:\/url:|textbox "Positionsnotation")/.test(line))
    .map((line) => line.replace(/^\s*- '?[a-z]+:?/, '').replaceAll(NAMES, ''));
  expect(
    said.filter((line) => ENGLISH.test(line)),
    screen,
  ).toEqual([]);
}

test('everything is German: settings, a tap on the Table, a ruling on the Map and an Ask', async () => {
  ({ site, phone } = await openTestApp({ reducedMotion: 'reduce' }));
  const { page } = phone;
  await waitUntilOfflineReady(page);
  await site.stop();
  await button('Settings').tap();
  // The change of language reloads the app, which no longer needs the network.
  await page.getByRole('group', { name: 'Language' }).getByText('Deutsch').tap();
  await page.getByText('Führt deine Clix-Scheiben').waitFor();
  await german('start');
  await button('Einstellungen').tap();
  await page.getByText('Die Regelbücher bleiben englisch.').waitFor();
  await german('settings');
  await button('Schließen').tap();

  await button('Neues Spiel').tap();
  await button(/^Demo-Truppen nehmen/).tap();
  await german('new-game');
  await button(/^Start/).tap();
  await button('Ana fängt an').waitFor();
  await german('set-up');
  await button('Ana fängt an').tap();
  await button(/^Spiel beginnen/).tap();
  await heading('Ana am Zug').waitFor();
  await button('−1 Klick Schaden').tap();
  await button(/^Aktion/).tap();
  await page.getByRole('dialog', { name: 'Aktion für Brass Titan' }).waitFor();
  await german('actions');
  await button(/^Nahkampf/).tap();
  await page.getByRole('button', { name: /^Brass Titan.*1 Aktionsmarker/ }).waitFor();
  await german('table');

  await tabOf('Karte').tap();
  await page.evaluate(() => location.assign('#/map/ask'));
  await button('Leer 16 × 16').tap();
  for (const [name, square] of [
    ['A', 'h8'],
    ['B', 'j8'],
  ] as const) {
    await button('Hinzufügen').tap();
    if (name === 'A') await german('values');
    await button(`${name} hinzufügen`).tap();
    await tapSquare(page, square);
    await page.getByText(`${name} auf ${square}`).waitFor();
  }
  await tapSquare(page, 'h8');
  await page.getByRole('group', { name: 'Was gezeigt wird' }).getByText('Treffen').tap();
  await page.locator('[data-piece]').last().tap();
  await page.getByRole('region', { name: 'Antwort' }).getByText('Die Schusslinie ist frei').waitFor();
  await german('ruling');

  await page.evaluate(() => location.assign('#/rules/ask'));
  await page.getByText('Als Text einfügen').tap();
  await button('Fragen').tap();
  await page.getByRole('region', { name: 'Antwort' }).getByText('Ja', { exact: true }).first().waitFor();
  await german('ask');
  expect(phone.errors).toEqual([]);
}, 240_000);
