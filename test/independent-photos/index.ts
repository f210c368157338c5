/**
 * Generates photos of printed maps, independently of the map recognition and of the generator used for its tuning. A
 * headless browser renders them, because Node has no canvas.
 */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { CHROMIUM_FLAGS } from '../browser/harness';
import { findChromium } from '../scripts/browser';
import type { MapTruth, PhotoLevel } from './map-truth';

export type { MapTruth, PhotoLevel, PrintedTerrain, PrintedWall } from './map-truth';

export interface IndependentPhoto {
  /** RGBA pixels, row by row. */
  readonly picture: { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };
  /**
   * Outer corners of the printed grid in pixels, clockwise from the upper left square of the map. The centre of the
   * first pixel is (0.5, 0.5).
   */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
  readonly truth: MapTruth;
}

/**
 * Yields photos that are determined by level and seed.
 * @param from seed of the first photo; each further photo has the next seed
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
