let lock: WakeLockSentinel | null = null;
let wanted = false;

async function take(): Promise<void> {
  if (!wanted || lock || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
  try {
    const taken = await navigator.wakeLock.request('screen');
    if (!wanted || lock) {
      await taken.release();
      return;
    }
    lock = taken;
    taken.addEventListener('release', () => {
      if (lock === taken) lock = null;
    });
  } catch {
    // A low battery may refuse: then the screen sleeps as it always does.
  }
}

const onVisible = (): void => void take();

/** Keeps the screen on while a game is played; gives the function that lets it sleep again. */
export function keepAwake(): () => void {
  wanted = true;
  document.addEventListener('visibilitychange', onVisible);
  void take();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', onVisible);
    const held = lock;
    // Another screen may ask for a lock before this one is released.
    lock = null;
    void held?.release();
  };
}

/** A short buzz in the hand, where there is a motor and motion is welcome. */
export function buzz(milliseconds: number): void {
  if (typeof navigator.vibrate !== 'function') return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(milliseconds);
}
