import { err, ok, type Result } from '../plain/result';
import { makeReader, type Read } from './reader';

export const SCAN_CAMERA_FAULTS = ['unsupported', 'insecure', 'denied', 'missing', 'busy', 'failed'] as const;
/** Why there is no live picture. `insecure`: browsers give the camera over HTTPS only. `busy`: another app has it. */
export type ScanCameraFault = (typeof SCAN_CAMERA_FAULTS)[number];

/** The camera while it looks for codes. */
export interface ScanCamera {
  readonly cameras: readonly { readonly id: string; readonly name: string }[];
  /** Id of the one that looks; null where the browser does not tell. */
  readonly camera: string | null;
  /** Whether it has a light. */
  readonly hasTorch: boolean;
  /** False where the light did not obey. */
  readonly setTorch: (on: boolean) => Promise<boolean>;
  /** The camera goes off. */
  readonly close: () => void;
}

export interface Looking {
  /** Which camera; null: one that looks away from the person. */
  readonly camera: string | null;
  /** Called with each code that is seen, also with the same one again. */
  readonly onRead: (read: Read) => void;
  /** The camera was taken away: unplugged, or its permission withdrawn. */
  readonly onLost?: () => void;
  /** Looks as often as it can, at codes of squares only: for a sequence of them. */
  readonly eager?: boolean;
}

/** Dots of the square in the middle of the picture that is looked at. */
const MOST_SIDE = 1080;
const EAGER_SIDE = 720;
/** A hand holds a code for longer than this; looking more often would only warm the phone. */
const PAUSE_MS = 120;

/** Opens the camera into a video on screen and looks for codes in its middle square until it is closed. */
export async function openScanCamera(
  video: HTMLVideoElement,
  looking: Looking,
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
        // No lib of TypeScript's knows the light.
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

function wanted({ camera, eager }: Looking): MediaTrackConstraints {
  // Small codes need dots; a sequence needs many pictures a second.
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
  // Firefox knows no capabilities.
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

/** Looks again and again; gives what ends it. */
function look(video: HTMLVideoElement, { onRead, eager = false }: Looking): () => void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const read = makeReader(eager);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = context === null;
  let seen = -1;
  const again = (pause: number) => {
    if (!over) timer = setTimeout(once, pause);
  };
  function once(): void {
    const side = Math.min(video.videoWidth, video.videoHeight);
    // A picture that was looked at already, or one that nobody sees, is not worth the battery.
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
    const found = read(canvas, context);
    if (found && !over) onRead(found);
    // Never more than half of the time: the rest is the screen's and the battery's.
    again(eager ? 0 : Math.max(PAUSE_MS, performance.now() - begun));
  }
  again(0);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
