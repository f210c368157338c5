import { createEffect, createMemo, createRoot, on } from 'solid-js';
import { onTablesWritten } from '../../store/changed-keys';
import { defaultDatabase } from '../../store/database';
import { say } from '../../text/say';
import { getSavedLogPart } from '../game/open-game';
import { messages, toast } from '../messages';
import { checkStore, startSecondCopy } from '../storage/second-copy';
import { doubtful } from '../storage/storage-health';
import { storeState } from '../storage/store-state';

/** First pause between two attempts to save. Each further pause is twice as long. */
const FIRST_MS = 2000;
const MAX_PAUSE_MS = 60_000;

/** Updates the second copy and retries failed writes in the background. */
export function startBackgroundSaving(): void {
  startSecondCopy();
  startRetries();
}

/** Whether this window has unsaved data and is able to save it. */
function isUnsaved(): boolean {
  return storeState() !== 'newer' && (doubtful() || getSavedLogPart() !== null);
}

/**
 * While data is unsaved, repeats the action of the *Try again* button with growing pauses. Retries at once when the
 * page becomes visible, the network returns, or another write succeeds.
 */
function startRetries(): void {
  let pause = FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let lastEnd = 0;
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), pause);
    pause = Math.min(2 * pause, MAX_PAUSE_MS);
  };
  const run = async (): Promise<void> => {
    if (isRunning || !isUnsaved()) return;
    clearTimeout(timer);
    isRunning = true;
    await saveNow();
    isRunning = false;
    lastEnd = Date.now();
    if (isUnsaved()) schedule();
  };
  // The minimum pause prevents the writes of one attempt from triggering the next attempt.
  const runSoon = (): void => {
    if (!isUnsaved() || Date.now() - lastEnd < FIRST_MS) return;
    pause = FIRST_MS;
    void run();
  };
  createRoot(() =>
    createEffect(
      on(createMemo(isUnsaved), (unsaved) => {
        if (isRunning) return;
        pause = FIRST_MS;
        if (unsaved) schedule();
        else clearTimeout(timer);
      }),
    ),
  );
  window.addEventListener('online', runSoon);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') runSoon();
  });
  onTablesWritten(defaultDatabase(), runSoon);
}

async function saveNow(): Promise<void> {
  const held = getSavedLogPart() !== null;
  try {
    // The check runs outside the tap queue, because taps must not wait for it.
    if (doubtful() && !(await checkStore())) return;
    const isSaved = getSavedLogPart() === null || (await (await import('../game/perform')).saveUnsavedSteps());
    // A message on screen may offer an undo, so the success message does not replace it.
    if (isSaved && !messages.current) toast(held ? say('Everything is saved now.') : say('Storage works again.'));
  } catch {
    // A failed attempt is ignored, because the next attempt follows after a pause.
  }
}
