import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import type { BoardSize, Corners, Pixels, SizeGuess } from '../../photo/types';
import { cornersToBegin, isSound, quarterTurned, sizeOfShape } from './quad';
import type { PhotoReader } from './reader';

/** Where the corners come from: the phone still looks, found them, found some that may be wrong, found none, or a person set them. */
export type Found = 'looking' | 'found' | 'unsure' | 'not' | 'by-hand';

/** Where the map lies in a photograph and how many squares it has: what is told before it is read. */
export interface Framing {
  readonly picture: Accessor<Pixels | null>;
  /** Begins with another photograph: the phone looks for the corners. */
  readonly take: (picture: Pixels) => void;
  readonly corners: Accessor<Corners>;
  readonly found: Accessor<Found>;
  /** Resolves when the phone has looked for the corners. */
  readonly looked: () => Promise<void>;
  readonly setCorners: (corners: Corners) => void;
  /** Whether the corners can be those of a map. */
  readonly sound: Accessor<boolean>;
  /** The likeliest first, those worth a snapshot. */
  readonly guesses: Accessor<readonly SizeGuess[]>;
  readonly size: Accessor<BoardSize>;
  readonly setSize: (size: BoardSize) => void;
  readonly turn: () => void;
  /** Counts the squares within the corners. @param wanted whether anybody still waits for it once they are counted */
  readonly count: (wanted: () => boolean) => Promise<void>;
  /** The map straightened, coarsely; null while it is made. */
  readonly preview: Accessor<Pixels | null>;
  readonly straighten: () => Promise<void>;
  readonly drop: () => void;
}

/** A size that the grid lines speak for less is none: then the shape of the corners tells more. */
const LEAST_SURE = 0.15;
/** How long the phone looks for the corners. */
const LOOK_MS = 5000;
/** Pixels across the straightened preview. */
const PREVIEW_WIDTH = 480;

export function createFraming(reader: PhotoReader): Framing {
  const [picture, setPicture] = createSignal<Pixels | null>(null);
  const [corners, setCorners] = createSignal<Corners>(cornersToBegin({ width: 1, height: 1 }));
  const [found, setFound] = createSignal<Found>('looking');
  const [guesses, setGuesses] = createSignal<readonly SizeGuess[]>([]);
  const [size, setSize] = createSignal<BoardSize>({ width: 16, height: 24 });
  const [preview, setPreview] = createSignal<Pixels | null>(null);
  const sound = createMemo(() => {
    const now = picture();
    return now !== null && isSound(corners(), now);
  });
  let looking = Promise.resolve();
  /** Of several previews asked for only the last is shown. */
  let asked = 0;

  const look = async (taken: Pixels): Promise<void> => {
    // Whoever sets them by hand is quicker than a phone that finds none; what is under way then is dropped.
    const enough = setTimeout(reader.stop, LOOK_MS);
    const looked = await reader.corners();
    clearTimeout(enough);
    // Whoever has begun to set them by hand keeps what is set.
    if (picture() !== taken || found() !== 'looking') return;
    const there = looked.ok ? looked.value : null;
    if (!there || !isSound(there.corners, taken)) return void setFound('not');
    batch(() => {
      setCorners(there.corners);
      setFound(there.sure ? 'found' : 'unsure');
    });
  };

  const straighten = async (): Promise<void> => {
    asked += 1;
    const mine = asked;
    const coarse = Math.max(4, Math.round(PREVIEW_WIDTH / Math.max(size().width, size().height)));
    const straight = await reader.straight(corners(), size(), coarse);
    if (mine === asked && straight.ok) setPreview(straight.value);
  };

  return {
    picture,
    take: (next) => {
      reader.take(next);
      batch(() => {
        setPicture(next);
        setCorners(cornersToBegin(next));
        setFound('looking');
      });
      looking = look(next);
    },
    corners,
    found,
    looked: () => looking,
    setCorners: (next) => {
      setFound('by-hand');
      setCorners(next);
    },
    sound,
    guesses,
    size,
    setSize: (next) => {
      setSize(next);
      void straighten();
    },
    turn: () => {
      batch(() => {
        setCorners(quarterTurned(corners()));
        setSize({ width: size().height, height: size().width });
        setGuesses(guesses().map((guess) => ({ ...guess, width: guess.height, height: guess.width })));
      });
      void straighten();
    },
    count: async (wanted) => {
      const shape = sizeOfShape(corners());
      batch(() => {
        setGuesses([]);
        setPreview(null);
        setSize(shape);
      });
      const told = await reader.sizes(corners());
      if (!wanted()) return;
      const likely = told.ok ? told.value.filter(({ sure }) => sure > LEAST_SURE) : [];
      const [best] = likely;
      batch(() => {
        setGuesses(likely);
        if (best && size() === shape) setSize({ width: best.width, height: best.height });
      });
      await straighten();
    },
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
