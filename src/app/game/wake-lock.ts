let lock: WakeLockSentinel | null = null;
let wanted = false;

async function take(): Promise<void> {
  if (!wanted || lock || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
  try {
    const sentinel = await navigator.wakeLock.request('screen');
    if (!wanted || lock) {
      await sentinel.release();
      return;
    }
    lock = sentinel;
    sentinel.addEventListener('release', () => {
      if (lock === sentinel) lock = null;
    });
  } catch {
    // The browser may refuse a wake lock when the battery is low. Then the screen sleeps as usual.
  }
}

const onVisible = (): void => void take();

/** Prevents the screen from sleeping during a game. Returns a function that allows sleeping again. */
export function keepScreenAwake(): () => void {
  wanted = true;
  document.addEventListener('visibilitychange', onVisible);
  void take();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', onVisible);
    const sentinel = lock;
    // Another screen may request a lock before this lock is released.
    lock = null;
    void sentinel?.release();
  };
}

/** Vibrates briefly if the device can vibrate and the user has not requested reduced motion. */
export function vibrateDevice(milliseconds: number): void {
  if (typeof navigator.vibrate !== 'function') return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(milliseconds);
}
