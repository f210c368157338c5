/** Runs in the browser page, which has canvases, and makes one photo at a time. */
import { holdCamera, laySheet } from './camera';
import { develop } from './develop';
import { drape, type Light } from './drape';
import { lightUp } from './lamp';
import { layOut } from './layout';
import { type Level, mapOf, type StrangersMap } from './map';
import type { Point } from './outlines';
import { randomOf } from './random';
import { printSheet } from './sheet';
import { setTable } from './table';

interface Taken {
  readonly width: number;
  readonly height: number;
  /** RGBA in base64. */
  readonly bytes: string;
  readonly corners: readonly Point[];
  readonly truth: StrangersMap;
}

const SEED_OF = { easy: 1, moderate: 2, hard: 3 } as const;

async function take(level: Level, seed: number): Promise<Taken> {
  const random = randomOf(seed * 4 + SEED_OF[level]);
  const draft = layOut(random.branch());
  const size = { width: draft.width, height: draft.height };
  const lie = laySheet(level, size, random.branch());
  const camera = holdCamera(level, size, lie, random.branch());
  const corner = (x: number, y: number): Point => camera.project({ x, y, z: lie.height(x, y) });
  const [right, below] = [size.width / 2, size.height / 2];
  const corners = [corner(-right, -below), corner(right, -below), corner(right, below), corner(-right, below)];
  const xs = corners.map(({ x }) => x);
  // Printed at about the resolution at which the nearest rows are seen.
  const unit = Math.round((1.2 * (Math.max(...xs) - Math.min(...xs))) / size.width);
  const sheet = printSheet(draft, level, Math.min(100, Math.max(56, unit)), random.branch());
  const light: Light = {
    width: camera.width,
    height: camera.height,
    values: new Float32Array(camera.width * camera.height * 3).fill(0.12),
  };
  drape(light, setTable(sheet, size, random.branch()), camera);
  drape(
    light,
    { ...lie, image: sheet.image, unit: sheet.unit, left: -right - sheet.left, top: -below - sheet.top, cell: 0.25 },
    camera,
  );
  const lamp = lightUp(level, camera.width, camera.height, random.branch());
  const picture = await develop(light, lamp, level, random.branch());
  const { width, height } = picture;
  return { width, height, bytes: await base64Of(picture.data), corners, truth: mapOf(draft) };
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
  /** Global function that the test process calls in the page. */
  var takeStrangersPhoto: typeof take;
}

globalThis.takeStrangersPhoto = take;
