import { openPhone, openSite, tab, untilOpen, forgetProfile } from './browser/harness';
const [, , only = ''] = process.argv;
const SIZES: Record<string, {width:number;height:number}> = { p: {width:360,height:740}, l: {width:740,height:360}, t: {width:820,height:1180}, w: {width:1280,height:800}, m: {width:1024,height:768} };
const site = await openSite();
for (const key of (process.argv[2] ?? 'ltw').split('')) for (const scheme of (process.argv[3] ?? 'dark').split(',') as ('dark'|'light')[]) {
  const viewport = SIZES[key]!;
  const phone = await openPhone({ viewport, colorScheme: scheme });
  const { page } = phone;
  page.setDefaultTimeout(15000);
  await page.goto(site.url);
  await untilOpen(page);
  await page.getByRole('button', { name: /demo/i }).first().tap();
  await page.locator('.figure-card').first().waitFor();
  await page.waitForTimeout(1500);
  const shot = async (n: string) => { await page.screenshot({ path: `/tmp/w-look/${n}-${key}-${scheme}.png` }); };
  await shot('table');
  await tab(page, 'Map').tap();
  await page.waitForTimeout(1500);
  await shot('map');
  if (process.argv[4]) {
    await page.locator('label', { hasText: /^Hit$/ }).tap();
    await page.waitForTimeout(900);
    await shot('hit');
    await page.goto(site.url + process.argv[4]);
    await page.waitForTimeout(1500);
    await shot('other');
  }
  console.log(key, scheme, phone.errors);
  await phone.close(); await forgetProfile(phone.profile);
}
await site.stop();
