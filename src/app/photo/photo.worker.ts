import { boardFromSheet, type MapSheet } from '../../board/map-sheet';
import { type CornersGuess, findCorners } from '../../photo/find-corners';
import { toGreyImage } from '../../photo/grey';
import { hasPrintedGrid } from '../../photo/grid-score';
import { guessSize } from '../../photo/guess-size';
import { makeRectangle } from '../../photo/homography';
import { readMap } from '../../photo/read-map';
import { type KnownMap, recogniseMap } from '../../photo/recognise';
import { straighten } from '../../photo/straighten';
import type { Corners, Pixels, Point } from '../../photo/types';
import { encodeCanvas } from '../collection/shrink-picture';
import type { PhotoRequest, PhotoResponse, ReadMapResult } from './photo-reader';

/** Longer side of the shrunk picture for the detection of corners and grid, in pixels. */
const LOOK_LONGEST = 1000;
/** Maximum length of the longer side of the picture saved under the board, in pixels. */
const SKIN_LONGEST = 1600;
const SKIN_FINEST = 72;

let picture: Pixels = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

addEventListener('message', async (event: MessageEvent<{ readonly id: number; readonly question: PhotoRequest }>) => {
  const { id, question } = event.data;
  // The straightened picture is transferred, because copying a picture would block the page.
  const reply = (message: PhotoResponse, transferables: Transferable[] = []): void =>
    postMessage(message, { transfer: transferables });
  try {
    const value = await answer(question, (progress) => reply({ id, progress }));
    reply({ id, value }, question.ask === 'straight' ? [(value as Pixels).data.buffer] : []);
  } catch (error) {
    reply({ id, failed: String(error) });
  }
});

function answer(question: PhotoRequest, tell: (progress: number) => void): unknown {
  switch (question.ask) {
    case 'take':
      picture = question.picture;
      return null;
    case 'corners':
      return corners();
    case 'sizes':
      return guessSize(picture, question.corners);
    case 'straight':
      return straighten(picture, question.corners, question.size, question.pixelsPerSquare);
    case 'read':
      return read(question, tell);
    case 'again':
      return readMap(picture, question.corners, question.size, tell, question.shown);
  }
}

function knownMap(sheet: MapSheet): KnownMap[] {
  const board = boardFromSheet(sheet);
  return board.ok ? [{ id: sheet.id, board: board.value }] : [];
}

/**
 * Shrinks the picture for the detection of corners and grid. Detection is then several times faster and accurate to a
 * tenth of a pixel.
 */
function shrunk(): Pixels {
  const { width, height } = picture;
  const times = Math.max(1, Math.max(width, height) / LOOK_LONGEST);
  if (times === 1) return picture;
  const size = { width: Math.round(width / times), height: Math.round(height / times) };
  return straighten(picture, makeRectangle(width, height), size, 1);
}

/** Scales corners from one size of a picture to another. */
function scaled(corners: Corners, from: Pixels, to: Pixels): Corners {
  const move = ({ x, y }: Point): Point => ({ x: (x * to.width) / from.width, y: (y * to.height) / from.height });
  return [move(corners[0]), move(corners[1]), move(corners[2]), move(corners[3])];
}

function corners(): CornersGuess | null {
  const small = shrunk();
  const found = findCorners(small);
  return found && { ...found, corners: scaled(found.corners, small, picture) };
}

async function read(
  { corners, size, known: sheets }: PhotoRequest & { readonly ask: 'read' },
  tell: (progress: number) => void,
): Promise<ReadMapResult> {
  tell(0.05);
  const fine = Math.min(SKIN_FINEST, Math.floor(SKIN_LONGEST / Math.max(size.width, size.height)));
  // The browser encodes the picture in another thread while the map is read.
  const skin = packed(straighten(picture, corners, size, fine));
  const reading = readMap(picture, corners, size, (done) => tell(0.1 + 0.8 * done));
  tell(0.95);
  const likely = recogniseMap(reading.board, sheets.flatMap(knownMap));
  const small = shrunk();
  const fits = hasPrintedGrid(toGreyImage(small), scaled(corners, picture, small), size);
  return { reading, skin: await skin, fits, likely };
}

async function packed({ width, height, data }: Pixels): Promise<ReadMapResult['skin']> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  const file = await encodeCanvas(canvas);
  return file.ok ? file.value : null;
}
