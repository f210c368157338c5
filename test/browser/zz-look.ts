import { tapSquare } from './board';
import { openPhone, openSite, tab, untilOpen } from './harness';

const site = await openSite();
const phone = await openPhone({});
const { page } = phone;
page.setDefaultTimeout(10000);
let shot = 0;
const snap = async () => { await page.waitForTimeout(900); await page.screenshot({ path: `/tmp/due-${++shot}.png` }); };
page.on('pageerror', (e) => console.log('ERR', e));
try {
  await page.goto(site.url);
  await untilOpen(page);
  await page.goto(`${site.url}#/table/new`);
  await page.getByLabel('Rules', { exact: true }).first().selectOption({ value: 'x-of-swords' });
  await page.waitForTimeout(800);
  await page.getByRole('button', { name: 'Add The Provost', exact: true }).tap();
  await page.getByRole('button', { name: 'Add Lantern Eel', exact: true }).tap();
  await page.locator('label', { hasText: /^Player 2/ }).last().tap();
  await page.getByRole('button', { name: 'Add Brass Titan', exact: true }).tap();
  await page.getByRole('button', { name: /^Start/ }).tap();
  await page.waitForTimeout(1200);
  await snap();
  await tab(page, 'Map').tap();
  const tray = page.getByRole('region', { name: 'Not on the map yet' });
  for (const [name, square] of [['The Provost', 'e5'], ['Lantern Eel', 'f5'], ['Brass Titan', 'e6']] as const) {
    const button = tray.getByRole('button', { name: new RegExp(name) });
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.tap();
    await page.waitForTimeout(300);
    await tapSquare(page, square);
    await page.waitForTimeout(300);
  }
  await tab(page, 'Table').tap();
  await page.getByRole('button', { name: /goes first/ }).first().tap();
  await page.waitForTimeout(500);

  const away = page.locator('.due-chip');
  for (let i = 0; i < 3; i++) { await page.getByRole('button', { name: '−1 click of damage' }).tap(); await page.waitForTimeout(400); }
  await page.getByRole('button', { name: /^Action/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: /^Move/i }).first().tap();
  await page.waitForTimeout(700);
  await page.locator('.figure-card', { hasText: 'Lantern Eel' }).first().tap();
  await page.getByRole('button', { name: /^Action/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: /^Move/i }).first().tap();
  await page.waitForTimeout(700);
  await page.getByRole('button', { name: 'End turn' }).tap();
  await page.waitForTimeout(700);
  await snap(); // 2
  await page.getByRole('button', { name: 'End turn' }).tap();
  await page.waitForTimeout(700);
  await snap(); // 3
  await page.getByRole('button', { name: /Leadership: The Provost/ }).first().tap();
  await snap(); // 4
  await page.getByRole('button', { name: /^6/ }).tap();
  await snap(); // 5
  console.log(await away.allInnerTexts());
} catch (error) {
  console.log(error);
  await snap();
}
await phone.close();
await site.stop();
process.exit(0);
