import { say } from '../../text/say';
import './camera-view.css';
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { ScanCamera, ScanCameraFault } from '../../scan/camera';
import type { ScannedCode } from '../../scan/code-reader';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { ProgressBar } from '../kit/progress';

const CAMERA_FAULT_WORDS: Readonly<Record<ScanCameraFault, string>> = {
  unsupported: say('This browser cannot use a camera.'),
  insecure: say('The camera only works over HTTPS. Open Sidekick from an https:// address.'),
  denied: say('Camera access is blocked. Allow it for this site in the browser settings, then try again.'),
  missing: say('No camera found on this device.'),
  busy: say('Another app is using the camera. Close that app, then try again.'),
  failed: say('The camera did not start. Try again.'),
};

/** Timeout in ms after which the camera is switched off to save battery. */
const REST_MS = 90_000;

/**
 * Live camera picture with light and camera selection, or an explanation if there is no camera. The camera is on while
 * the component is mounted.
 */
export function CameraView(props: {
  onRead: (read: ScannedCode) => void;
  /** Whether a sequence of codes is read, which needs a high frame rate. */
  eager?: boolean;
}): JSX.Element {
  let video!: HTMLVideoElement;
  const [camera, setCamera] = createSignal<ScanCamera | null>(null);
  const [fault, setFault] = createSignal<ScanCameraFault | null>(null);
  const [resting, setResting] = createSignal(false);
  const [lit, setLit] = createSignal(false);
  /** Number of the latest attempt to open the camera. Earlier attempts that still wait for permission are ignored. */
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    latest++;
    clearTimeout(timer);
    camera()?.close();
    setCamera(null);
    setLit(false);
  }

  async function open(camera: string | null = null): Promise<void> {
    close();
    const mine = latest;
    setFault(null);
    setResting(false);
    // Loads the code readers on first use.
    const { openScanCamera } = await import('../../scan/camera');
    if (mine !== latest) return;
    const result = await openScanCamera(video, {
      camera,
      eager: props.eager ?? false,
      onRead: (read) => {
        wake();
        props.onRead(read);
      },
      onLost: () => {
        close();
        setFault('failed');
      },
    });
    if (mine !== latest) {
      if (result.ok) result.value.close();
      return;
    }
    if (!result.ok) return void setFault(result.fault);
    setCamera(result.value);
    wake();
  }

  function wake(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      close();
      setResting(true);
    }, REST_MS);
  }

  async function light(): Promise<void> {
    const on = !lit();
    if (await camera()?.setTorch(on)) setLit(on);
  }

  const hide = () => {
    if (document.hidden) close();
    else if (fault() === null && !resting()) void open();
  };
  onMount(() => {
    document.addEventListener('visibilitychange', hide);
    void open();
  });
  onCleanup(() => {
    document.removeEventListener('visibilitychange', hide);
    close();
  });

  return (
    <section class="camera-view" aria-label={say('Camera')}>
      <div class="camera-frame" data-off={camera() ? undefined : ''}>
        <video ref={video} muted playsinline aria-label={say('Camera view')} />
        <Show when={camera()}>
          <svg class="camera-corners" viewBox="0 0 100 100" aria-hidden="true">
            <path d="M20 32V20H32M68 20H80V32M80 68V80H68M32 80H20V68" />
          </svg>
        </Show>
        <Show when={!camera() && !fault() && !resting()}>
          <ProgressBar label={say('Opening the camera…')} />
        </Show>
        <Show when={resting()}>
          <div class="camera-off" role="status">
            <p>{say('Camera turned off to save battery.')}</p>
            <Button tone="accent" onClick={() => void open()}>
              {say('Turn on camera')}
            </Button>
          </div>
        </Show>
        <Show when={fault()}>
          {(code) => (
            <div class="camera-off" role="alert">
              <Icon name="warn" size={32} />
              <p>{CAMERA_FAULT_WORDS[code()]}</p>
              <Show when={code() !== 'unsupported' && code() !== 'insecure'}>
                <Button onClick={() => void open()}>{say('Try again')}</Button>
              </Show>
            </div>
          )}
        </Show>
      </div>
      <Show when={camera()?.hasTorch || (camera()?.cameras.length ?? 0) > 1}>
        <div class="camera-tools">
          <Show when={camera()?.hasTorch}>
            <Button aria-pressed={lit()} onClick={() => void light()}>
              {lit() ? say('Light off') : say('Light on')}
            </Button>
          </Show>
          <Show when={(camera()?.cameras.length ?? 0) > 1}>
            <select
              aria-label={say('Choose camera')}
              value={camera()?.camera ?? ''}
              onChange={(event) => void open(event.currentTarget.value)}
            >
              <For each={camera()?.cameras ?? []}>
                {({ id, name }) => (
                  <option value={id} selected={id === camera()?.camera}>
                    {name}
                  </option>
                )}
              </For>
            </select>
          </Show>
        </div>
      </Show>
    </section>
  );
}
