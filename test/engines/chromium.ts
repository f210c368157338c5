import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openPhone } from '../browser/harness';
import type { Browser } from './engine';

/** Opens Debian’s Chromium, Chrome or Playwright’s Chromium, with the harness of the other browser tests. */
export async function openChromium(profile?: string, flags: readonly string[] = []): Promise<Browser> {
  const phone = await openPhone(profile === undefined ? { flags } : { profile, flags });
  const { page } = phone;
  const downloads = join(phone.profile, 'downloads');
  await mkdir(downloads, { recursive: true });
  page.on('download', (download) => void download.saveAs(join(downloads, download.suggestedFilename())));
  return {
    profile: phone.profile,
    externalHosts: phone.foreign,
    downloads,
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
    inject: async (script) => void (await page.evaluate(script)),
    tapAt: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    pickFile: (selector, path) => page.locator(selector).setInputFiles(path),
    screenshot: () => page.screenshot(),
    close: phone.close,
    kill: phone.kill,
  };
}
