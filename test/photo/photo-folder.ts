/*
 * Reads real photographs and their boards: `map.jpg` with `map.json` (a map as collections store it) or `map.txt` (a
 * drawing in our notation).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import type { Board } from '../../src/board/board';
import { parseBoardText } from '../../src/board/board-text';
import { boardFromSheet } from '../../src/board/map-sheet';
import type { Pixels } from '../../src/photo/types';
import { CHROMIUM_FLAGS } from '../browser/harness';
import { readAnyMap } from '../helpers/read-map';
import { findChromium } from '../scripts/browser';

const PICTURES = new Set(['.jpg', '.jpeg', '.png', '.webp']);
/** Longest side to which the app scales pictures down, in pixels. */
const LONGEST = 2400;

export interface RealPhoto {
  readonly name: string;
  readonly picture: Pixels;
  readonly board: Board;
}

/** Yields every photograph of a folder that has a board file. Reports photographs without a readable board file. */
export async function* readPhotos(folder: string, tell: (text: string) => void): AsyncGenerator<RealPhoto> {
  const names = readdirSync(folder)
    .filter((name) => PICTURES.has(extname(name).toLowerCase()))
    .sort();
  if (names.length === 0) return;
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium was found, which decodes the pictures');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    for (const name of names) {
      const board = boardBeside(folder, name);
      if (typeof board === 'string') tell(`${name}: ${board}`);
      else yield { name, board, picture: await decodeInBrowser(page, readFileSync(join(folder, name))) };
    }
  } finally {
    await browser.close();
  }
}

/** Reads the board file of a picture. Returns the reason as text if there is no readable board. */
function boardBeside(folder: string, picture: string): Board | string {
  const base = join(folder, picture.slice(0, -extname(picture).length));
  for (const file of [`${base}.json`, `${base}.txt`]) {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      continue;
    }
    if (file.endsWith('.txt')) {
      const board = parseBoardText(text);
      return board.ok ? board.value : `the board is refused: ${board.fault.code}`;
    }
    const report = readAnyMap(text, file);
    const [sheet] = report.ok ? report.value.sheets : [];
    const board = sheet && boardFromSheet(sheet);
    return board?.ok ? board.value : 'the map beside it cannot be read';
  }
  return 'no board beside it (the same name with .json or .txt)';
}

/**
 * Decodes a picture in a browser, which reads all formats that the app accepts and applies the camera's orientation.
 */
export async function decodeInBrowser(page: Page, bytes: Buffer): Promise<Pixels> {
  const { width, height, data } = await page.evaluate(
    async ([base64, longest]) => {
      const blob = await (await fetch(`data:image/*;base64,${base64}`)).blob();
      const image = await createImageBitmap(blob, { imageOrientation: 'from-image' });
      const scale = Math.min(1, longest / Math.max(image.width, image.height));
      const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      let text = '';
      for (let at = 0; at < data.length; at += 0x8000) text += String.fromCharCode(...data.subarray(at, at + 0x8000));
      return { width, height, data: btoa(text) };
    },
    [bytes.toString('base64'), LONGEST] as const,
  );
  return { width, height, data: new Uint8ClampedArray(Buffer.from(data, 'base64')) };
}
