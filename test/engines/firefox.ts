import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Browser } from './engine';
import { findFirefox } from './install';
import { openRecordingProxy } from './recording-proxy';

/** Hosts that Firefox contacts for Mozilla, independent of the open page. */
const OWN_HOSTS = /(?:^|\.)(?:mozilla\.(?:com|net|org)|firefox\.com|mozgcp\.net)$/;

/** Opens an installed Firefox over WebDriver BiDi. */
export async function openFirefox(again?: string): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('There is no Firefox: npm run engines says how to have one.');
  const profile = again ?? (await mkdtemp(join(tmpdir(), 'sidekick-firefox-')));
  const downloads = join(profile, 'sidekick-downloads');
  await mkdir(downloads, { recursive: true });
  const recorder = await openRecordingProxy();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    userDataDir: profile,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
      'layout.css.prefers-color-scheme.content-override': 0,
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': recorder.port,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': recorder.port,
      'network.proxy.no_proxies_on': '127.0.0.1',
    },
  });
  // Opens a new page, because the first page has no focus and its elements would get no focus events.
  const page = await browser.newPage();
  await page.setViewport({ width: 360, height: 740, deviceScaleFactor: 2, hasTouch: true });
  return {
    profile,
    downloads,
    get externalHosts() {
      return recorder.hosts.filter((host) => !OWN_HOSTS.test(host.replace(/:\d+$/, '')));
    },
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (work, ...args) =>
      page.evaluate(`(${work})(...${JSON.stringify(args)})`) as Promise<Awaited<ReturnType<typeof work>>>,
    inject: async (script) => void (await page.evaluate(script)),
    tapAt: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    async pickFile(selector, path) {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      if (input === null) throw new Error(`There is no ${selector} on this page.`);
      await input.uploadFile(path);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    async close() {
      await browser.close();
      await recorder.stop();
    },
    async kill() {
      const main = browser.process();
      if (main?.pid === undefined) throw new Error('Firefox is not running.');
      const ended = new Promise((done) => main.once('exit', done));
      // Firefox leads its own process group, so this also kills the processes of its pages.
      process.kill(-main.pid, 'SIGKILL');
      await ended;
      await recorder.stop();
    },
  };
}
