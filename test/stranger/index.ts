/**
 * Photographs of printed maps by somebody who knows neither the reader of maps nor the generator that it was tuned
 * on: a second opinion. They are drawn in a browser without a window, since that has canvases.
 */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { flags } from '../browser/harness';
import { findChromium } from '../scripts/browser';
import type { Level, StrangersMap } from './map';

export type { Level, StrangersMap, Terrain, Wall } from './map';

export interface StrangersPhoto {
  /** RGBA, row by row, as a canvas gives them. */
  readonly picture: { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };
  /**
   * The outer corners of the printed grid in pixels of the picture: of the map's upper left square first, then
   * clockwise. The middle of the first pixel is (0.5, 0.5).
   */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
  readonly truth: StrangersMap;
}

/**
 * Takes photographs one after another; each depends on its level and its seed only.
 *
 * @param from the seed of the first; the next have the seeds that follow.
 * @throws when there is no Chromium.
 */
export async function* strangersPhotos(level: Level, from: number, count: number): AsyncGenerator<StrangersPhoto> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium: npx tsx test/scripts/browser.ts finds one.');
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await pageScript() });
    for (let seed = from; seed < from + count; seed++) {
      const { width, height, bytes, corners, truth } = await page.evaluate(
        ([level, seed]) => globalThis.takeStrangersPhoto(level, seed),
        [level, seed] as const,
      );
      const data = new Uint8ClampedArray(Buffer.from(bytes, 'base64'));
      yield { picture: { width, height, data }, corners, truth };
    }
  } finally {
    await browser.close();
  }
}

/** What runs in the page, as one script. */
async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['iife'], name: 'stranger' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const output of outputs) {
    if (!('output' in output)) continue;
    for (const file of output.output) if (file.type === 'chunk') return file.code;
  }
  throw new Error('Nothing was built for the page.');
}
