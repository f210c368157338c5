import { err, ok, type Result } from '../plain/result';
import { makeCodeReader, type ScannedCode } from './code-reader';

export const SCAN_CAMERA_FAULTS = ['unsupported', 'insecure', 'denied', 'missing', 'busy', 'failed'] as const;
/**
 * Reasons why there is no live picture. `insecure`: browsers only allow the camera over HTTPS. `busy`: another app uses
 * it.
 */
export type ScanCameraFault = (typeof SCAN_CAMERA_FAULTS)[number];

/** An open camera that scans for codes. */
export interface ScanCamera {
  readonly cameras: readonly { readonly id: string; readonly name: string }[];
  /** Id of the camera in use. Null if the browser does not report it. */
  readonly camera: string | null;
  /** Whether the camera has a light. */
  readonly hasTorch: boolean;
  /** Switches the camera's light. Resolves to false if switching fails. */
  readonly setTorch: (on: boolean) => Promise<boolean>;
  readonly close: () => void;
}

export interface ScanOptions {
  /** Id of the camera to use. Null for the camera on the back. */
  readonly camera: string | null;
  /** Called with each code found, repeatedly if the same code stays in view. */
  readonly onRead: (read: ScannedCode) => void;
  /** Called if the camera is lost: unplugged, or its permission withdrawn. */
  readonly onLost?: () => void;
  /** Whether to scan as often as possible and for QR codes only, to receive a sequence of codes. */
  readonly eager?: boolean;
}

/** Maximum side of the scanned square in the middle of the picture, in pixels. */
const MOST_SIDE = 1080;
const EAGER_SIDE = 720;
/** Pause between two scans, in milliseconds. More frequent scans would only heat the phone. */
const PAUSE_MS = 120;

/** Opens a camera into a video element and scans the middle square of its picture until the camera is closed. */
export async function openScanCamera(
  video: HTMLVideoElement,
  looking: ScanOptions,
): Promise<Result<ScanCamera, ScanCameraFault>> {
  if (!navigator.mediaDevices?.getUserMedia) return err(window.isSecureContext ? 'unsupported' : 'insecure');
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: wanted(looking) });
  } catch (error) {
    return err(faultOf(error));
  }
  const [track] = stream.getVideoTracks();
  const stop = () => {
    for (const each of stream.getTracks()) each.stop();
    video.srcObject = null;
  };
  try {
    video.srcObject = stream;
    await video.play();
  } catch {
    stop();
    return err('failed');
  }
  track?.addEventListener('ended', () => looking.onLost?.());
  const rest = look(video, looking);
  return ok({
    cameras: await camerasOf(),
    camera: track?.getSettings().deviceId ?? null,
    hasTorch: hasTorch(track),
    setTorch: async (on) => {
      try {
        // TypeScript's libraries do not declare `torch`.
        await track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
        return true;
      } catch {
        return false;
      }
    },
    close: () => {
      rest();
      stop();
    },
  });
}

function wanted({ camera, eager }: ScanOptions): MediaTrackConstraints {
  // Small codes need resolution; a sequence needs a high frame rate.
  const size = eager
    ? { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } }
    : { width: { ideal: 1920 }, height: { ideal: 1080 } };
  return camera === null ? { ...size, facingMode: { ideal: 'environment' } } : { ...size, deviceId: { exact: camera } };
}

function faultOf(error: unknown): ScanCameraFault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'failed';
}

function hasTorch(track: MediaStreamTrack | undefined): boolean {
  // Firefox does not implement `getCapabilities`.
  const can = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  return can?.torch === true;
}

async function camerasOf(): Promise<ScanCamera['cameras']> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices
      .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
      .map(({ deviceId, label }, place) => ({ id: deviceId, name: label || `Camera ${place + 1}` }));
  } catch {
    return [];
  }
}

/** Scans a video repeatedly. Returns a function that stops the scan. */
function look(video: HTMLVideoElement, { onRead, eager = false }: ScanOptions): () => void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const read = makeCodeReader(eager);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = context === null;
  let seen = -1;
  const again = (pause: number) => {
    if (!over) timer = setTimeout(once, pause);
  };
  function once(): void {
    const side = Math.min(video.videoWidth, video.videoHeight);
    // Saves battery: skips a frame that was already scanned, and every frame while the page is hidden.
    if (!context || side === 0 || document.hidden || video.currentTime === seen) {
      again(eager ? 8 : PAUSE_MS);
      return;
    }
    seen = video.currentTime;
    const begun = performance.now();
    const shown = Math.min(side, eager ? EAGER_SIDE : MOST_SIDE);
    if (canvas.width !== shown) canvas.width = canvas.height = shown;
    const [left, top] = [(video.videoWidth - side) / 2, (video.videoHeight - side) / 2];
    context.drawImage(video, left, top, side, side, 0, 0, shown, shown);
    const code = read(canvas, context);
    if (code && !over) onRead(code);
    // Scans at most half of the time, to leave processor time for the screen and to save battery.
    again(eager ? 0 : Math.max(PAUSE_MS, performance.now() - begun));
  }
  again(0);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
