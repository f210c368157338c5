import type { Pixels } from '../../photo/types';
import { err, ok, type Result } from '../../plain/result';
import { decodePictureFile, type PictureFileFault } from '../collection/shrink-picture';
import { type CallResult, connectWorker } from '../worker-calls';
import { type CameraFault, type LiveCamera, openCamera } from './camera';
import type { makePhotoServer } from './photo.worker';

type PhotoServer = ReturnType<typeof makePhotoServer>;
type Questions = Omit<PhotoServer, 'take'>;

/** Answers questions about one photograph in a worker. The worker starts with the first question. */
export type PhotoReader = {
  readonly [Name in keyof Questions]: (...args: Parameters<Questions[Name]>) => CallResult<Questions[Name]>;
} & {
  /** Sets the photograph for all further questions. */
  readonly take: (picture: Pixels) => void;
  /** Cancels all pending questions at once. */
  readonly stop: () => void;
  readonly end: () => void;
};

function createPhotoReader(): PhotoReader {
  const worker = connectWorker<PhotoServer>(
    () => new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' }),
  );
  let picture: Pixels | null = null;
  const take = (next: Pixels | null): void => {
    worker.stop();
    picture = next;
  };
  const ask = <Name extends keyof Questions>(name: Name): PhotoReader[Name] =>
    ((...args: never) => {
      if (picture && !worker.isRunning()) void worker.call('take', [picture]);
      return worker.call(name, args);
    }) as PhotoReader[Name];
  return {
    corners: ask('corners'),
    sizes: ask('sizes'),
    straighten: ask('straighten'),
    read: ask('read'),
    readAgain: ask('readAgain'),
    take,
    stop: worker.stop,
    end: () => take(null),
  };
}

/** Device functions for photographs. Tests replace them. */
export interface PhotoTools {
  readonly camera: () => Promise<Result<LiveCamera, CameraFault>>;
  /** Captures the current camera frame. Null if the camera shows nothing. */
  readonly shoot: (video: HTMLVideoElement) => Pixels | null;
  readonly open: (file: Blob) => Promise<Result<Pixels, PictureFileFault>>;
  readonly reader: () => PhotoReader;
}

/** Maximum length of the longer side of a photograph, in pixels. A higher resolution only takes longer. */
const MAX_PHOTO_PIXELS = 2000;

export const DEVICE_PHOTO_TOOLS: PhotoTools = {
  camera: openCamera,
  shoot: (video) => {
    const { videoWidth, videoHeight } = video;
    return videoWidth > 0 && videoHeight > 0 ? pixelsOf(video, videoWidth, videoHeight) : null;
  },
  open: async (file) => {
    const bitmap = await decodePictureFile(file, MAX_PHOTO_PIXELS);
    if (!bitmap.ok) return bitmap;
    const pixels = pixelsOf(bitmap.value, bitmap.value.width, bitmap.value.height);
    bitmap.value.close();
    return pixels ? ok(pixels) : err('broken');
  },
  reader: createPhotoReader,
};

function pixelsOf(source: CanvasImageSource, width: number, height: number): Pixels | null {
  const scale = Math.min(1, MAX_PHOTO_PIXELS / Math.max(width, height));
  const size = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))] as const;
  const context = new OffscreenCanvas(...size).getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, ...size);
  return context.getImageData(0, 0, ...size);
}
