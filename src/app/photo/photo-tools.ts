import type { Pixels } from '../../photo/types';
import { err, ok, type Result } from '../../plain/result';
import { say } from '../../text/say';
import { decodePictureFile, type PictureFileFault } from '../pictures/shrink-picture';
import { type CallResult, connectWorker } from '../worker-calls';
import type { makePhotoServer } from './photo.worker';

/**
 * Reason why the camera cannot be used. `none`: no camera, or no access in this browser. `denied`: refused by user or
 * browser. `busy`: used by another app.
 */
export type CameraFault = 'none' | 'denied' | 'busy';

/** Messages about camera faults. A button beside the message offers the gallery. */
export const CAMERA_FAULT_TEXT: Readonly<Record<CameraFault, string>> = {
  none: say('No camera available. Take the picture with another app, then choose it from the gallery.'),
  denied: say(
    'Sidekick may not use the camera. Allow it in your browser settings, or choose a picture from the gallery.',
  ),
  busy: say(
    'The camera does not start. Another app may be using it. Close that app and try again, or choose a picture from the gallery.',
  ),
};

export interface LiveCamera {
  readonly stream: MediaStream;
  /** Turns the torch on or off. Null if the camera has no torch. */
  readonly setTorch: ((on: boolean) => Promise<void>) | null;
  readonly stop: () => void;
}

/** Requests the rear camera at its highest resolution, which a map of 24 by 36 squares needs. */
const CAMERA_CONSTRAINTS: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 3840 },
  height: { ideal: 2160 },
};

/** Opens the rear camera. The browser asks the user the first time. */
export async function openCamera(): Promise<Result<LiveCamera, CameraFault>> {
  if (typeof navigator.mediaDevices?.getUserMedia !== 'function') return err('none');
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: CAMERA_CONSTRAINTS, audio: false });
    const [track] = stream.getVideoTracks();
    if (!track) return err('none');
    const can = track.getCapabilities?.() as { readonly torch?: boolean } | undefined;
    return ok({
      stream,
      setTorch: can?.torch
        ? (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
        : null,
      stop: () => {
        for (const each of stream.getTracks()) each.stop();
      },
    });
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' || name === 'SecurityError') return err('denied');
    return err(name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy');
  }
}

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
