/** Makes one photo at a time. Runs in a browser page, because Node has no canvas. */

import { drawSurface, type LinearImage } from './draw-surface';
import { printSheet } from './flat-sheet';
import { makeLighting } from './lighting';
import { type MapTruth, makeMapTruth, type PhotoLevel } from './map-truth';
import type { OutlinePoint } from './outlines';
import { makeSheetShape, placeCamera } from './phone-camera';
import { processPhoto } from './process-photo';
import { makeRandomMap } from './random-map';
import { makeRandomStream } from './random-stream';
import { makeTableSurface } from './table-surface';

interface Taken {
  readonly width: number;
  readonly height: number;
  /** RGBA pixels in base64. */
  readonly bytes: string;
  readonly corners: readonly OutlinePoint[];
  readonly truth: MapTruth;
}

const SEED_OF = { easy: 1, moderate: 2, hard: 3 } as const;

async function take(level: PhotoLevel, seed: number): Promise<Taken> {
  const random = makeRandomStream(seed * 4 + SEED_OF[level]);
  const draft = makeRandomMap(random.branch());
  const size = { width: draft.width, height: draft.height };
  const lie = makeSheetShape(level, size, random.branch());
  const camera = placeCamera(level, size, lie, random.branch());
  const corner = (x: number, y: number): OutlinePoint => camera.project({ x, y, z: lie.height(x, y) });
  const [right, below] = [size.width / 2, size.height / 2];
  const corners = [corner(-right, -below), corner(right, -below), corner(right, below), corner(-right, below)];
  const xs = corners.map(({ x }) => x);
  // Sheets are printed at about the resolution of the nearest rows in the picture.
  const unit = Math.round((1.2 * (Math.max(...xs) - Math.min(...xs))) / size.width);
  const sheet = printSheet(draft, level, Math.min(100, Math.max(56, unit)), random.branch());
  const light: LinearImage = {
    width: camera.width,
    height: camera.height,
    values: new Float32Array(camera.width * camera.height * 3).fill(0.12),
  };
  drawSurface(light, makeTableSurface(sheet, size, random.branch()), camera);
  drawSurface(
    light,
    { ...lie, image: sheet.image, unit: sheet.unit, left: -right - sheet.left, top: -below - sheet.top, cell: 0.25 },
    camera,
  );
  const lamp = makeLighting(level, camera.width, camera.height, random.branch());
  const picture = await processPhoto(light, lamp, level, random.branch());
  const { width, height } = picture;
  return { width, height, bytes: await base64Of(picture.data), corners, truth: makeMapTruth(draft) };
}

/** Encodes bytes as text, because a page can only return text. */
function base64Of(bytes: Uint8ClampedArray<ArrayBuffer>): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(new Blob([bytes]));
  });
}

declare global {
  /** Makes a photo; the test process calls this global function in the page. */
  var takeStrangersPhoto: typeof take;
}

globalThis.takeStrangersPhoto = take;
