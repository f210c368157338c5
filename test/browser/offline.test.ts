import { expect, test } from 'vitest';
import {
  findTab,
  type Phone,
  type Site,
  TAB_NAMES,
  type TabName,
  takeScreenshot,
  waitUntilOfflineReady,
  waitUntilOpen,
} from './harness';
import { openTestPhone, openTestSite } from './test-phone';

let phone: Phone;
let site: Site;

async function visitOnce(mount: string): Promise<void> {
  site = await openTestSite({ mount });
  phone = await openTestPhone();
  await phone.page.goto(site.url);
  await waitUntilOpen(phone.page);
  await waitUntilOfflineReady(phone.page);
}

/** Checks that a tab is selected and its screen is fully loaded. */
async function expectScreen(name: TabName): Promise<void> {
  await waitUntilOpen(phone.page);
  await expect.poll(() => findTab(phone.page, name).getAttribute('aria-current')).toBe('page');
  const screen = phone.page.getByRole('main');
  await expect.poll(() => screen.getByRole('progressbar').count()).toBe(0);
  expect((await screen.innerText()).trim()).not.toBe('');
  expect(await screen.getByRole('heading', { name: 'This screen failed' }).count()).toBe(0);
}

// A path in subfolders; all other offline tests use the root.
const mount = '/a/b/';

test(`after one visit at ${mount} all works with the server dead`, async () => {
  await visitOnce(mount);
  await site.stop();
  await expect(fetch(site.url)).rejects.toThrow();

  await phone.page.reload();
  await expectScreen('Table');

  await phone.page.goto('about:blank');
  await phone.page.goto(`${site.url}#/map`);
  await expectScreen('Map');

  await phone.kill();
  phone = await openTestPhone({ profile: phone.profile });
  await phone.page.goto(`${site.url}index.html#/map`);
  await expectScreen('Map');
  await takeScreenshot(phone.page, `offline-map${mount.replaceAll('/', '-')}`);
  await phone.page.goto('about:blank');
  await phone.page.goto(site.url);
  await expectScreen('Table');
  // The browser must load page and files from the cache directly, before the service worker has started.
  const sources = await phone.page.evaluate(() => {
    type Sourced = PerformanceResourceTiming & { readonly workerFinalSourceType?: string };
    const [page] = performance.getEntriesByType('navigation') as Sourced[];
    const files = (performance.getEntriesByType('resource') as Sourced[]).filter(({ name }) =>
      name.includes('/assets/'),
    );
    return [page, ...files].map((each) => each?.workerFinalSourceType);
  });
  expect(sources.length).toBeGreaterThan(3);
  expect(new Set(sources)).toEqual(new Set(['cache']));
});

test('every tab opens with the server stopped, and no other host was ever requested or can be reached', async () => {
  await visitOnce('/');
  await site.stop();
  await phone.page.reload();
  for (const name of [...TAB_NAMES].reverse()) {
    await findTab(phone.page, name).tap();
    await expectScreen(name);
  }
  await phone.page.getByRole('button', { name: 'Settings' }).tap();
  await phone.page.getByRole('button', { name: 'Licenses' }).tap();
  const parts = phone.page.getByRole('list', { name: 'Parts and their licenses' }).getByRole('listitem');
  await parts.filter({ hasText: /^solid-js .* MIT/ }).waitFor();
  await parts.filter({ hasText: /^workbox-precaching .* MIT/ }).waitFor();
  expect(phone.foreign).toEqual([]);
  expect(phone.errors).toEqual([]);
  // Even a script in the page must not run external code or connect to another host.
  const refused = await phone.page.evaluate(async () => {
    const told: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => told.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
    const picture = new Image();
    picture.src = 'https://foreign.invalid/picture.png';
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">coloured</p>');
    await fetch('https://foreign.invalid/').catch(() => undefined);
    await new Promise((done) => setTimeout(done, 200));
    return { told: [...new Set(told)].sort(), title: document.title };
  });
  expect(refused.told).toEqual(['connect-src', 'img-src', 'script-src-elem', 'style-src-attr']);
  expect(refused.title).toBe('Sidekick');
});
