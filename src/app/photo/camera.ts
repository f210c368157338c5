import { err, ok, type Result } from '../../plain/result';
import { say } from '../../text/say';

/** `none`: there is no camera, or the browser gives none here. `denied`: the person or the browser said no. `busy`: another app has it. */
export type CameraFault = 'none' | 'denied' | 'busy';

/** What people are told; the gallery is offered beside it. */
export const CAMERA_FAULTS: Readonly<Record<CameraFault, string>> = {
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
  /** Null where there is no lamp. */
  readonly light: ((on: boolean) => Promise<void>) | null;
  readonly stop: () => void;
}

/** As much as the camera has: a map of 24 by 36 squares needs it. */
const WANTED: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 3840 },
  height: { ideal: 2160 },
};

/** Opens the camera at the back of the phone; the browser asks the person the first time. */
export async function openCamera(): Promise<Result<LiveCamera, CameraFault>> {
  if (typeof navigator.mediaDevices?.getUserMedia !== 'function') return err('none');
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: WANTED, audio: false });
    const [track] = stream.getVideoTracks();
    if (!track) return err('none');
    const can = track.getCapabilities?.() as { readonly torch?: boolean } | undefined;
    return ok({
      stream,
      light: can?.torch
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
