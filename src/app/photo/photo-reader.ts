import type { MapSheet } from '../../board/map-sheet';
import type { CornersGuess } from '../../photo/find-corners';
import type { MapExample } from '../../photo/ink-anchors';
import type { MapMatch } from '../../photo/recognise';
import type { BoardSize, Corners, PhotoReading, Pixels, SizeGuess } from '../../photo/types';
import { err, ok, type Result } from '../../plain/result';
import type { Picture } from '../../store/records';

/** Reason for a missing answer. `stopped`: by the user, a timeout or a new photograph. `failed`: the worker failed. */
export type ReaderFault = 'stopped' | 'failed';

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

/** Answers questions about one photograph in a worker. */
export interface PhotoReader {
  /** Sets the photograph for all further questions. */
  readonly take: (picture: Pixels) => void;
  /** Detects the corners of the map. Null if no corners are found. */
  readonly corners: () => Promise<Result<CornersGuess | null, ReaderFault>>;
  /** Guesses the size of the map. The likeliest size comes first. */
  readonly sizes: (corners: Corners) => Promise<Result<readonly SizeGuess[], ReaderFault>>;
  readonly straighten: (
    corners: Corners,
    size: BoardSize,
    pixelsPerSquare: number,
  ) => Promise<Result<Pixels, ReaderFault>>;
  /**
   * Reads the map within the corners.
   * @param sheets known maps to compare with the result
   */
  readonly read: (
    corners: Corners,
    size: BoardSize,
    sheets: readonly MapSheet[],
    onProgress: (done: number) => void,
  ) => Promise<Result<ReadMapResult, ReaderFault>>;
  /** Reads squares and walls again with examples. */
  readonly readAgain: (
    corners: Corners,
    size: BoardSize,
    examples: readonly MapExample[],
    onProgress: (done: number) => void,
  ) => Promise<Result<PhotoReading, ReaderFault>>;
  /** Cancels all pending questions at once. */
  readonly stop: () => void;
  readonly end: () => void;
}

export type PhotoRequest =
  | { readonly ask: 'take'; readonly picture: Pixels }
  | { readonly ask: 'corners' }
  | { readonly ask: 'sizes'; readonly corners: Corners }
  | { readonly ask: 'straight'; readonly corners: Corners; readonly size: BoardSize; readonly pixelsPerSquare: number }
  | { readonly ask: 'read'; readonly corners: Corners; readonly size: BoardSize; readonly known: readonly MapSheet[] }
  | {
      readonly ask: 'again';
      readonly corners: Corners;
      readonly size: BoardSize;
      readonly shown: readonly MapExample[];
    };

export type PhotoResponse = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly progress: number }
  | { readonly failed: string }
);

interface Waiting {
  readonly end: (answer: Result<unknown, ReaderFault>) => void;
  readonly progress: (done: number) => void;
}

/** Creates a reader. Its worker starts with the first question. */
export function createPhotoReader(): PhotoReader {
  let worker: Worker | null = null;
  let picture: Pixels | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  const drop = (fault: ReaderFault): void => {
    worker?.terminate();
    worker = null;
    for (const each of [...waiting.values()]) each.end(err(fault));
    waiting.clear();
  };
  const start = (): Worker => {
    const worker = new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<PhotoResponse>) => {
      const asked = waiting.get(data.id);
      if (!asked) return;
      if ('progress' in data) return asked.progress(data.progress);
      waiting.delete(data.id);
      asked.end('failed' in data ? err('failed') : ok(data.value));
    };
    worker.onerror = () => drop('failed');
    if (picture) worker.postMessage({ id: 0, question: { ask: 'take', picture } });
    return worker;
  };
  const ask = <Value>(
    question: PhotoRequest,
    progress: (done: number) => void = () => undefined,
  ): Promise<Result<Value, ReaderFault>> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, { end: resolve as Waiting['end'], progress });
      try {
        worker ??= start();
        worker.postMessage({ id: last, question });
      } catch {
        drop('failed');
      }
    });

  return {
    take: (next) => {
      drop('stopped');
      picture = next;
    },
    corners: () => ask({ ask: 'corners' }),
    sizes: (corners) => ask({ ask: 'sizes', corners }),
    straighten: (corners, size, pixelsPerSquare) => ask({ ask: 'straight', corners, size, pixelsPerSquare }),
    read: (corners, size, sheets, onProgress) => ask({ ask: 'read', corners, size, known: sheets }, onProgress),
    readAgain: (corners, size, examples, onProgress) =>
      ask({ ask: 'again', corners, size, shown: examples }, onProgress),
    stop: () => drop('stopped'),
    end: () => {
      drop('stopped');
      picture = null;
    },
  };
}
