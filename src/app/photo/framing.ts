import { batch, createMemo, createSignal } from 'solid-js';
import type { BoardSize, Corners, Pixels, SizeGuess } from '../../photo/types';
import { areValidCorners, defaultCorners, guessSizeFromShape, rotateCorners } from './map-corners';
import type { PhotoReader } from './photo-tools';

/** State of the corners: being detected, detected, detected but uncertain, not detected, or set by the user. */
export type CornerState = 'looking' | 'found' | 'unsure' | 'not' | 'by-hand';

/**
 * Minimum confidence of a size guess from the grid lines. If no guess has it, the size is guessed from the shape of the
 * corners.
 */
const MIN_CONFIDENCE = 0.15;
/** Timeout of the corner detection. */
const DETECTION_TIMEOUT_MS = 5000;
/** Longer side of the straightened preview in pixels. */
const PREVIEW_WIDTH = 480;

export function createPhotoFraming(reader: PhotoReader) {
  const [picture, setPicture] = createSignal<Pixels | null>(null);
  const [corners, setCorners] = createSignal<Corners>(defaultCorners({ width: 1, height: 1 }));
  const [found, setFound] = createSignal<CornerState>('looking');
  const [guesses, setGuesses] = createSignal<readonly SizeGuess[]>([]);
  const [size, setSize] = createSignal<BoardSize>({ width: 16, height: 24 });
  const [preview, setPreview] = createSignal<Pixels | null>(null);
  const sound = createMemo(() => {
    const now = picture();
    return now !== null && areValidCorners(corners(), now);
  });
  let looking = Promise.resolve();
  /** Number of the last preview request. Results of earlier requests are ignored. */
  let asked = 0;

  const look = async (pixels: Pixels): Promise<void> => {
    // Setting corners by hand is faster than a failing detection, which is cancelled after the timeout.
    const enough = setTimeout(reader.stop, DETECTION_TIMEOUT_MS);
    const result = await reader.corners();
    clearTimeout(enough);
    // Corners that the user has begun to set are retained.
    if (picture() !== pixels || found() !== 'looking') return;
    const there = result.ok ? result.value : null;
    if (!there || !areValidCorners(there.corners, pixels)) return void setFound('not');
    batch(() => {
      setCorners(there.corners);
      setFound(there.sure ? 'found' : 'unsure');
    });
  };

  const straighten = async (): Promise<void> => {
    asked += 1;
    const mine = asked;
    const coarse = Math.max(4, Math.round(PREVIEW_WIDTH / Math.max(size().width, size().height)));
    const straight = await reader.straighten(corners(), size(), coarse);
    if (mine === asked && straight.ok) setPreview(straight.value);
  };

  return {
    picture,
    /** Starts with another photograph and detects its corners. */
    take: (next: Pixels) => {
      reader.take(next);
      batch(() => {
        setPicture(next);
        setCorners(defaultCorners(next));
        setFound('looking');
      });
      looking = look(next);
    },
    corners,
    cornerState: found,
    /** Resolves after the corner detection. */
    cornersDetected: () => looking,
    setCorners: (next: Corners) => {
      setFound('by-hand');
      setCorners(next);
    },
    /** Whether the corners can belong to a map. */
    areCornersValid: sound,
    /** Guessed map sizes with enough confidence, likeliest first. */
    guesses,
    size,
    setSize: (next: BoardSize) => {
      setSize(next);
      void straighten();
    },
    turn: () => {
      batch(() => {
        setCorners(rotateCorners(corners()));
        setSize({ width: size().height, height: size().width });
        setGuesses(guesses().map((guess) => ({ ...guess, width: guess.height, height: guess.width })));
      });
      void straighten();
    },
    /**
     * Guesses the size of the map within the corners, in squares.
     * @param wanted whether the result is still needed after the guess
     */
    count: async (wanted: () => boolean) => {
      const shape = guessSizeFromShape(corners());
      batch(() => {
        setGuesses([]);
        setPreview(null);
        setSize(shape);
      });
      const result = await reader.sizes(corners());
      if (!wanted()) return;
      const likely = result.ok ? result.value.filter(({ sure }) => sure > MIN_CONFIDENCE) : [];
      const [best] = likely;
      batch(() => {
        setGuesses(likely);
        if (best && size() === shape) setSize({ width: best.width, height: best.height });
      });
      await straighten();
    },
    /** Low-resolution straightened map. Null until it is ready. */
    preview,
    straighten,
    drop: () => {
      asked += 1;
      batch(() => {
        setPicture(null);
        setPreview(null);
      });
    },
  };
}

/** Location of the map in a photograph and its size in squares, both needed before reading. */
export type PhotoFraming = ReturnType<typeof createPhotoFraming>;
