import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { listLoggedClicks } from '../browser/table-steps';
import { waitForValue } from './screen';
import {
  closeVisit,
  killAndReopen,
  listCardClicks,
  openTab,
  openVisit,
  readLogLines,
  saveScreenshot,
  startQuickDemo,
  type Visit,
  wipeProfile,
} from './visit';

/** Number of consecutive taps, as many as in a long evening of play. */
const TAPS = 120;

let visit: Visit | undefined;

afterEach(async () => {
  await closeVisit(visit);
  visit = undefined;
});

async function enterCharacter(at: Visit): Promise<void> {
  await openTab(at, 'Collection');
  const { screen, browser } = at;
  await screen.tap('button', 'New character');
  await screen.fill('textbox', 'Name', 'Harbour Glass');
  await screen.fill('textbox', /^Points/, '75');
  await screen.fill('textbox', /^Range/, '6');
  await screen.tap('combobox', 'Click 1, speed');
  await browser.type('9ch\n10en\n17tou\n3\n');
  await screen.tap('button', 'Same as above');
  await saveScreenshot(at, 'entry');
  await screen.tap('button', 'Save');
  await screen.find('button', /^Harbour Glass\b.*75 points/);
}

async function buildForce(at: Visit): Promise<void> {
  await openTab(at, 'Forces');
  const { screen } = at;
  await screen.tap('button', 'New force');
  await screen.tap('button', 'Add');
  for (const name of ['Harbour Glass', 'Night Heron']) await screen.tap('button', new RegExp(`^${name}`));
  await screen.tap('button', /^Done/);
  await screen.waitForText('Harbour Glass');
  await saveScreenshot(at, 'force');
}

/** Checks that the character is in the Collection and in the force. */
async function expectEntered(at: Visit): Promise<void> {
  await openTab(at, 'Collection');
  await at.screen.find('button', /^Harbour Glass\b.*75 points/);
  await openTab(at, 'Forces');
  await at.screen.find('button', /Harbour Glass, Night Heron/);
}

/**
 * Damages and heals one character after another. Each tap follows as soon as the screen shows the previous change.
 * Returns each name with the displayed click, in order.
 */
function tapOn({ browser }: Visit, taps: number): Promise<string[]> {
  return browser.evaluate(async (count) => {
    const shown: string[] = [];
    const cards = [...document.querySelectorAll<HTMLElement>('.figure-card')];
    for (let tap = 0; tap < count; tap++) {
      const card = cards[Math.floor(tap / 2) % cards.length] as HTMLElement;
      if (card.getAttribute('aria-pressed') !== 'true') card.click();
      const [hurt, heal] = document.querySelectorAll<HTMLButtonElement>('.deed-row button');
      const click = () => card.querySelector('.ring-number')?.textContent;
      const before = click();
      (tap % 2 === 0 ? hurt : heal)?.click();
      while (click() === before) await new Promise((done) => setTimeout(done, 2));
      shown.push(`${card.querySelector('.clip')?.textContent}|${click()}`);
    }
    return shown;
  }, taps);
}

/** Waits until the page has saved a backup file, and returns its content. */
async function savedFile({ browser }: Visit): Promise<string> {
  return waitForValue('the backup among the downloads', async () => {
    const names = await readdir(browser.downloads);
    const name = names.find((each) => each.endsWith('.sidekick'));
    return name === undefined || names.some((each) => each.endsWith('.part'))
      ? undefined
      : join(browser.downloads, name);
  });
}

test('a character, a force and a game with its full log survive a killed browser; a backup moves them to an empty device', async () => {
  visit = await openVisit();
  const { site } = visit;
  await enterCharacter(visit);
  await buildForce(visit);
  await openTab(visit, 'Table');
  await startQuickDemo(visit);
  const shown = await tapOn(visit, TAPS);
  await killAndReopen(visit);

  const cards = await listCardClicks(visit);
  const lines = await readLogLines(visit);
  expect(shown).toHaveLength(TAPS);
  expect(listLoggedClicks(lines)).toEqual(shown);
  await expectEntered(visit);

  await visit.browser.goto(`${site.url}#/table/backup`);
  await visit.screen.tap('button', /Back up now/);
  const file = await savedFile(visit);
  const kept = join(await mkdtemp(join(tmpdir(), 'sidekick-backup-')), 'old.sidekick');
  await copyFile(file, kept);

  await wipeProfile(visit);
  await visit.screen.waitForText('Tracks your clix dials');
  await visit.browser.goto(`${site.url}#/table/backup`);
  await waitForValue('the field for a file', async () => {
    await visit?.browser.pickFile('.backup-screen input[type=file]', kept);
    return true;
  });
  await visit.screen.tap('button', 'Replace everything here', { role: 'dialog', name: 'Backup contents' });
  await visit.screen.find('button', 'Undo the restore');
  await saveScreenshot(visit, 'restored');
  await openTab(visit, 'Table');
  expect(await listCardClicks(visit)).toEqual(cards);
  expect(await readLogLines(visit)).toEqual(lines);
  await expectEntered(visit);
  expect(visit.browser.externalHosts).toEqual([]);
  await rm(dirname(kept), { recursive: true });
});
