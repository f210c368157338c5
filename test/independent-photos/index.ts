/**
 * Photos of printed maps by a second generator, independent of the map recognition and of the generator that it was
 * tuned on. Rendered in a headless browser, which has canvases.
 */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { CHROMIUM_FLAGS } from '../browser/harness';
import { findChromium } from '../scripts/browser';
import type { MapTruth, PhotoLevel } from './map-truth';

export type { MapTruth, PhotoLevel, PrintedTerrain, PrintedWall } from './map-truth';

export interface IndependentPhoto {
  /** RGBA pixels row by row, as from a canvas. */
  readonly picture: { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };
  /**
   * Outer corners of the printed grid in pixels, clockwise from the upper left square of the map. The centre of the
   * first pixel is (0.5, 0.5).
   */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
  readonly truth: MapTruth;
}

/**
 * Yields photos, each determined by its level and seed.
 * @param from seed of the first; the next ones have the following seeds
 * @throws if no Chromium is installed
 */
export async function* makeIndependentPhotos(
  level: PhotoLevel,
  from: number,
  count: number,
): AsyncGenerator<IndependentPhoto> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium: npx tsx test/scripts/browser.ts finds one.');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
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

/** Bundles the script that runs in the page. */
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
