import { err, ok, type Result } from '../../plain/result';
import { say } from '../../text/say';

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
