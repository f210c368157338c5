import type { Pixels } from '../../photo/types';
import { err, ok, type Result } from '../../plain/result';
import { type PictureFault, unpack } from '../collection/shrink-picture';
import { type CameraFault, type LiveCamera, openCamera } from './camera';
import { createPhotoReader, type PhotoReader } from './reader';

/** Device functions for photographs. Tests replace them. */
export interface PhotoTools {
  readonly camera: () => Promise<Result<LiveCamera, CameraFault>>;
  /** Captures the current camera frame. Null if the camera shows nothing. */
  readonly shoot: (video: HTMLVideoElement) => Pixels | null;
  readonly open: (file: Blob) => Promise<Result<Pixels, PictureFault>>;
  readonly reader: () => PhotoReader;
}

/** Longer side of a photograph in pixels. More would take longer without better results. */
const LONGEST = 2000;

export const PHONE: PhotoTools = {
  camera: openCamera,
  shoot: (video) => {
    const { videoWidth, videoHeight } = video;
    return videoWidth > 0 && videoHeight > 0 ? pixelsOf(video, videoWidth, videoHeight) : null;
  },
  open: async (file) => {
    const bitmap = await unpack(file, LONGEST);
    if (!bitmap.ok) return bitmap;
    const pixels = pixelsOf(bitmap.value, bitmap.value.width, bitmap.value.height);
    bitmap.value.close();
    return pixels ? ok(pixels) : err('broken');
  },
  reader: createPhotoReader,
};

function pixelsOf(source: CanvasImageSource, width: number, height: number): Pixels | null {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const size = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))] as const;
  const context = new OffscreenCanvas(...size).getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, ...size);
  return context.getImageData(0, 0, ...size);
}
