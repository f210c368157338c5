import { boardFromSheet, type MapSheet } from '../../board/map-sheet';
import { type CornersGuess, findCorners } from '../../photo/find-corners';
import { toGreyImage } from '../../photo/grey';
import { hasPrintedGrid } from '../../photo/grid-score';
import { guessSize } from '../../photo/guess-size';
import { makeRectangle } from '../../photo/homography';
import type { MapExample } from '../../photo/ink-anchors';
import { readMap } from '../../photo/read-map';
import { type KnownMap, type MapMatch, recogniseMap } from '../../photo/recognise';
import { decodeSideNetwork, type SideNetwork } from '../../photo/side-network';
import weightsUrl from '../../photo/side-weights.bin?url';
import { straighten } from '../../photo/straighten';
import type { BoardSize, Corners, PhotoReading, Pixels, Point, SizeGuess } from '../../photo/types';
import type { Picture } from '../../store/records';
import { encodeCanvas } from '../pictures/shrink-picture';
import { serveCalls, withTransfer } from '../worker-calls';

export interface ReadMapResult {
  readonly reading: PhotoReading;
  /**
   * Straightened picture of the map, cropped to its outer frame, for display under the board. Null if the picture
   * cannot be encoded.
   */
  readonly skin: Omit<Picture, 'id'> | null;
  /** Whether the photograph shows a printed grid where the map was read. */
  readonly fits: boolean;
  /** Known maps that the photograph may show, likeliest first. */
  readonly likely: readonly MapMatch[];
}

/** Longer side of the shrunk picture for the detection of corners and grid, in pixels. */
const LOOK_LONGEST = 1000;
/** Maximum length of the longer side of the picture saved under the board, in pixels. */
const SKIN_LONGEST = 1600;
const SKIN_FINEST = 72;

/** Answers questions about one photograph. */
export function makePhotoServer() {
  let picture: Pixels = { width: 1, height: 1, data: new Uint8ClampedArray(4) };
  let network: Promise<SideNetwork> | undefined;
  const loadNetwork = () => {
    network ??= fetchSideNetwork();
    return network;
  };
  return {
    /** Sets the photograph for all further questions. */
    take(next: Pixels): void {
      picture = next;
    },
    /** Detects the corners of the map. Null if no corners are found. */
    corners(): CornersGuess | null {
      const small = shrink(picture);
      const found = findCorners(small);
      return found && { ...found, corners: scaleCorners(found.corners, small, picture) };
    },
    /** Guesses the size of the map. The likeliest size comes first. */
    sizes: (corners: Corners): readonly SizeGuess[] => guessSize(picture, corners),
    straighten(corners: Corners, size: BoardSize, pixelsPerSquare: number): Pixels {
      const straight = straighten(picture, corners, size, pixelsPerSquare);
      return withTransfer(straight, straight.data.buffer);
    },
    /**
     * Reads the map within the corners.
     * @param sheets known maps to compare with the result
     */
    async read(
      corners: Corners,
      size: BoardSize,
      sheets: readonly MapSheet[],
      onProgress: (done: number) => void,
    ): Promise<ReadMapResult> {
      onProgress(0.05);
      const fine = Math.min(SKIN_FINEST, Math.floor(SKIN_LONGEST / Math.max(size.width, size.height)));
      // The browser encodes the picture in another thread while the map is read.
      const skin = encodePixels(straighten(picture, corners, size, fine));
      const reading = readMap(await loadNetwork(), picture, corners, size, (done) => onProgress(0.1 + 0.8 * done));
      onProgress(0.95);
      const likely = recogniseMap(reading.board, sheets.flatMap(knownMap));
      const small = shrink(picture);
      const fits = hasPrintedGrid(toGreyImage(small), scaleCorners(corners, picture, small), size);
      return { reading, skin: await skin, fits, likely };
    },
    /** Reads squares and walls again with examples. */
    readAgain: async (
      corners: Corners,
      size: BoardSize,
      examples: readonly MapExample[],
      onProgress: (done: number) => void,
    ): Promise<PhotoReading> => readMap(await loadNetwork(), picture, corners, size, onProgress, examples),
  };
}

async function fetchSideNetwork(): Promise<SideNetwork> {
  const answer = await fetch(weightsUrl);
  if (!answer.ok) throw new Error(`weights: ${answer.status}`);
  return decodeSideNetwork(new Uint8Array(await answer.arrayBuffer()));
}

function knownMap(sheet: MapSheet): KnownMap[] {
  const board = boardFromSheet(sheet);
  return board.ok ? [{ id: sheet.id, board: board.value }] : [];
}

/**
 * Shrinks the picture for the detection of corners and grid. Detection is then several times faster and accurate to a
 * tenth of a pixel.
 */
function shrink(picture: Pixels): Pixels {
  const { width, height } = picture;
  const times = Math.max(1, Math.max(width, height) / LOOK_LONGEST);
  if (times === 1) return picture;
  const size = { width: Math.round(width / times), height: Math.round(height / times) };
  return straighten(picture, makeRectangle(width, height), size, 1);
}

/** Scales corners from one size of a picture to another. */
function scaleCorners(corners: Corners, from: Pixels, to: Pixels): Corners {
  const move = ({ x, y }: Point): Point => ({ x: (x * to.width) / from.width, y: (y * to.height) / from.height });
  return [move(corners[0]), move(corners[1]), move(corners[2]), move(corners[3])];
}

async function encodePixels({ width, height, data }: Pixels): Promise<ReadMapResult['skin']> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  const file = await encodeCanvas(canvas);
  return file.ok ? file.value : null;
}

serveCalls(makePhotoServer);
