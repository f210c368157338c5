import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEMO_MAPS } from '../../src/board/demo';
import { printMapFile } from '../../src/board/map-format';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { printForceFile } from '../../src/force/format';
import { EMPTY_STORED_FORCE, makeStoredMember } from '../../src/force/stored-force';
import { printCharacterFile } from '../../src/share/character-file';
import type { TransferKind } from '../../src/share/read-item';
import { printPositionFile } from '../../src/share/ruling-file';
import { MAX_LINK_LENGTH, makeTransferLink } from '../../src/share/transfer-link';
import { listSmallTouchTargets, listViolations } from './axe';
import { type Phone, type Site, takeScreenshot, waitUntilOfflineReady, waitUntilOpen } from './harness';
import { beginDemoGame } from './table-steps';
import { openTestPhone, openTestSite } from './test-phone';

const phones: Phone[] = [];
let site: Site;

async function newPhone(): Promise<Page> {
  const phone = await openTestPhone();
  phones.push(phone);
  await phone.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await phone.page.goto(site.url);
  await waitUntilOpen(phone.page);
  return phone.page;
}

const [titan] = DEMO_CHARACTERS;
const [row] = DEMO_MAPS;
if (!titan || !row) throw new Error('there are demo items');
const POSITION = `edition: core-2008
map: |
  +---+---+---+---+
  | .   . | .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: d1, side: blue, defense: 17}
ask: {see: [A, B]}
`;

/** Items that only the first phone has, as export files. */
const OWN = {
  character: printCharacterFile({ ...titan, id: 'far-001', name: 'Far Traveller', set: 'far', number: '001' }),
  force: printForceFile({
    ...EMPTY_STORED_FORCE,
    name: 'Night shift',
    edition: 'core-2008',
    buildTotal: 300,
    members: [makeStoredMember(titan, titan.starts[0]?.points ?? 0)],
  }),
  map: printMapFile({ ...row, id: 'far-map', name: 'Far Quay', notes: ['Slippery.'] }),
  position: printPositionFile({ name: 'The fence', note: 'See?', notation: POSITION }),
} as const;

interface Kind {
  readonly kind: TransferKind;
  readonly name: RegExp;
  readonly title: string;
  /** Opens the sheet that shares the item. */
  readonly share: (page: Page) => Promise<void>;
  /** Locates the saved item. */
  readonly kept: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

const KINDS: readonly Kind[] = [
  {
    kind: 'character',
    name: /^Far Traveller/,
    title: 'Character received',
    share: async (page) => {
      await page.goto(`${site.url}#/collection`);
      await button(page, /^Far Traveller/).tap();
      await page.getByRole('dialog', { name: 'Far Traveller' }).getByRole('button', { name: 'Share' }).tap();
    },
    kept: (page) => button(page, /^Far Traveller/),
  },
  {
    kind: 'force',
    name: /^Night shift/,
    title: 'Force received',
    share: async (page) => {
      await page.goto(`${site.url}#/forces`);
      await button(page, /^Night shift/)
        .first()
        .tap();
      await button(page, 'Force menu').tap();
      await button(page, /^Share/).tap();
    },
    kept: (page) => page.getByRole('heading', { name: 'Night shift' }),
  },
  {
    kind: 'map',
    name: /^Far Quay/,
    title: 'Map received',
    share: async (page) => {
      await page.goto(`${site.url}#/collection/maps`);
      await button(page, /^Far Quay/).tap();
      await button(page, 'Share').tap();
    },
    kept: (page) => button(page, /^Far Quay/),
  },
  {
    kind: 'position',
    name: /^The fence/,
    title: 'Ruling received',
    share: async (page) => {
      await page.goto(`${site.url}#/rules/ask`);
      await button(page, 'Options for The fence').tap();
      await button(page, /^Share/).tap();
    },
    kept: (page) => button(page, 'Options for The fence'),
  },
  {
    kind: 'game',
    name: /–/,
    title: 'Game received',
    share: async (page) => {
      await page.goto(`${site.url}#/table`);
      await button(page, 'Game menu').tap();
      await button(page, /^Share the game/).tap();
    },
    kept: (page) => page.locator('.game-open strong'),
  },
  {
    kind: 'backup',
    name: /^Made/,
    title: 'Backup contents',
    share: async (page) => {
      await page.goto(`${site.url}#/table`);
      await button(page, 'Game menu').tap();
      await button(page, 'Settings').tap();
      await button(page, /^Share everything with another phone/).tap();
    },
    kept: (page) => page.getByText(/^(?:Added or updated|Everything was already here)/),
  },
];

/** Takes screenshots in both themes, and checks accessibility and touch targets. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await takeScreenshot(page, `${name}-${colorScheme}`);
    expect(await listViolations(page), `${name} ${colorScheme}`).toEqual([]);
  }
  expect(await listSmallTouchTargets(page), name).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(360);
  // A sheet hides overflow, which could cut off the quiet zone of a code.
  const wide = page.locator('.sheet-body :is(button, .code-view)');
  for (const box of await wide.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right)))
    expect(box, name).toBeLessThanOrEqual(360);
}

test('each kind is sent by link and by file and opens on a second phone, with no server', async () => {
  site = await openTestSite();
  const first = await newPhone();
  const second = await newPhone();
  for (const page of [first, second]) await waitUntilOfflineReady(page);
  await site.stop();

  for (const kind of ['character', 'force', 'map', 'position'] as const) {
    await first.goto(await makeTransferLink(site.url, kind, OWN[kind]));
    await button(first, 'Save').tap();
    await first.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await first.goto(`${site.url}#/table`);
  await beginDemoGame(first);

  for (const { kind, name, title, share, kept } of KINDS) {
    await share(first);
    const sheet = first.getByRole('dialog').last();
    const link = sheet.getByRole('button', { name: /^Link/ });
    await sheet.getByRole('button', { name: /^File/ }).waitFor();
    await sheet
      .getByText(/codes|Codes/)
      .first()
      .waitFor();
    await look(first, `share-${kind}`);
    await link.tap();
    await expect.poll(() => first.evaluate(() => navigator.clipboard.readText())).toContain('/take/');
    const sent = await first.evaluate(() => navigator.clipboard.readText());
    expect(sent.length, kind).toBeLessThan(MAX_LINK_LENGTH);
    await first.evaluate(() => navigator.clipboard.writeText(''));
    const [download] = await Promise.all([
      first.waitForEvent('download'),
      sheet.getByRole('button', { name: /^File/ }).tap(),
    ]);
    const file = { name: download.suggestedFilename(), mimeType: '', buffer: await readFile(await download.path()) };
    // Closes all sheets before the next item is shared.
    await first.goto('about:blank');

    await second.goto(sent);
    const seen = second.getByRole('dialog', { name: title });
    await seen.getByText(name).first().waitFor();
    await seen.getByText(/You do not have this \S+ yet|is new\. Adding it/).waitFor();
    await look(second, `sent-${kind}`);
    expect(await kept(second).count(), `${kind} before it is kept`).toBe(0);
    await seen.getByRole('button', { name: kind === 'backup' ? 'Add to this device' : 'Save' }).tap();
    await kept(second).first().waitFor();

    await second.goto(`${site.url}#/table/take`);
    await second.getByLabel('Open a file').setInputFiles(file);
    // A single picked file opens without another tap.
    const again = second.getByRole('dialog', { name: title });
    await again
      .getByText(/already/)
      .first()
      .waitFor();
    await again.getByRole('button', { name: 'Close' }).tap();
    if (kind === 'character') await look(second, 'sent-place');
  }

  // Damaged and hostile links must be reported, and the app must remain usable.
  await second.goto(`${site.url}#/forces/take/AAAA`);
  await second.getByRole('alert').filter({ hasText: 'Nothing was changed.' }).waitFor();
  await look(second, 'sent-broken');
  await button(second, 'Done').tap();
  await second.getByRole('dialog').waitFor({ state: 'detached' });
  for (const phone of phones) expect([phone.errors, phone.foreign]).toEqual([[], []]);
});
