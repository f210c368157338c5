import type { Page } from 'playwright';
import { makeAppWalk, type ScreenVisitor } from './app-walk';
import { waitUntilOpen } from './harness';
import { letAnaGoFirst, setUpDemoGame } from './table-steps';

/** Walks through rarely opened sheets: sheets of a force, of the Collection, of a backup and of a game’s settings. */
export async function visitRareSheets(page: Page, seen: ScreenVisitor): Promise<void> {
  const { look, button, go, shut, addMember } = makeAppWalk(page, seen);
  const sheet = page.getByRole('dialog');
  await waitUntilOpen(page);
  await go('forces');
  await button('New force').tap();
  await addMember(/^Night Heron/);
  await button('Add a feat, condition or object').tap();
  const fresh = page.getByRole('dialog', { name: 'New card' });
  await fresh.getByLabel('Name').fill('Iron Nerves');
  await fresh.getByLabel('Points').fill('20');
  await fresh.getByRole('checkbox', { name: 'Night Heron' }).check();
  await look('card-new');
  await fresh.getByRole('button', { name: 'Add to force' }).tap();
  await sheet.waitFor({ state: 'detached' });
  await page
    .getByRole('list', { name: 'Cards of this force' })
    .getByRole('button', { name: /^Iron Nerves/ })
    .tap();
  await page.getByRole('dialog', { name: 'Feat' }).getByRole('button', { name: 'Remove' }).waitFor();
  await look('card');
  await shut();
  // Waits until the message about added members no longer covers the head of a sheet.
  await page.locator('.toast').waitFor({ state: 'detached' });
  await button('Suggest').tap();
  await page.getByRole('list', { name: 'Themed teams' }).waitFor();
  await look('suggest');
  await shut();
  for (const [name, screen] of [
    [/^Details/, 'force-details'],
    [/^Odds and stats/, 'force-shape'],
    [/^Share/, 'force-share'],
  ] as const) {
    await button('Force menu').tap();
    await sheet.waitFor();
    if (screen === 'force-details') await look('force-menu');
    await sheet.getByRole('button', { name }).tap();
    await sheet.getByRole('heading', { name, level: 2 }).waitFor();
    await look(screen);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  }
  await button('Force menu').tap();
  await sheet.getByRole('button', { name: /^Copy/ }).tap();
  await sheet.waitFor({ state: 'detached' });
  await button('Force menu').tap();
  await sheet.getByRole('button', { name: 'Compare with another force' }).tap();
  await sheet.getByRole('rowheader', { name: 'In both forces' }).waitFor();
  await look('force-compare');
  await shut();
  await button('Play').tap();
  await button('Start the game').waitFor();
  await look('force-play');
  await go('collection');
  await button('Filters').tap();
  await sheet.waitFor();
  await look('filters');
  await shut();
  await button('Export or print').tap();
  await sheet.waitFor();
  await look('export');
  await shut();
  await button('Select').tap();
  await button('Select all shown').tap();
  await look('selected');
  await button('Stop selecting').tap();
  const table = {
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,points,speed\nFar Hare,30,\n,x,\n'),
  };
  await page.getByLabel('Import files').setInputFiles(table);
  await sheet.waitFor();
  await look('import-columns');
  await sheet.getByRole('button', { name: /^Import/ }).tap();
  await sheet.getByRole('button', { name: 'Done' }).waitFor();
  await look('import');
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await sheet.waitFor({ state: 'detached' });
  await go('table/backup');
  const [download] = await Promise.all([page.waitForEvent('download'), button(/^Back up now/).tap()]);
  await page.getByLabel('Open a backup').setInputFiles(await download.path());
  await page
    .getByRole('dialog', { name: 'Backup contents' })
    .getByRole('button', { name: /^Replace/ })
    .waitFor();
  await look('restore');
  await shut();
  const broken = { name: 'games.sidekick', mimeType: '', buffer: Buffer.from('nothing of ours') };
  await page.getByLabel('Open a backup').setInputFiles(broken);
  await sheet.getByRole('alert').waitFor();
  await look('restore-broken');
  await shut();
  await go('table/take');
  await page.getByRole('heading', { name: 'Receive', exact: true }).waitFor();
  await look('take');
  await go('table');
  await setUpDemoGame(page);
  await letAnaGoFirst(page);
  for (const [name, heading, screen] of [
    [/^Share the game/, /^Share /, 'share-game'],
    [/^House rules/, 'House rules', 'house'],
  ] as const) {
    await button('Game menu').tap();
    await sheet.getByRole('button', { name }).tap();
    await sheet.getByRole('heading', { name: heading, level: 2 }).waitFor();
    await look(screen);
    await shut();
  }
  await button('Help').tap();
  await sheet.waitFor();
  await look('help');
  await shut();
}
