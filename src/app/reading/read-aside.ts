import type { ReadAnswers, ReadAsk, ReadTell } from './asks';

/** A worker that says nothing for so long is ended: a phone reads the largest thing of ours in less. */
const PATIENCE_MS = 8000;

/** Why nothing was read: it took too long, or the worker broke down, mostly for want of memory. */
export type Unread = 'too-slow' | 'broken';

/**
 * Reads something of others in a worker, so that the page goes on whatever it is, and can end it.
 * @param onProgress is told how far it is, from 0 to 1, where that is known
 */
export async function readAside<Ask extends ReadAsk>(
  ask: Ask,
  onProgress: (done: number) => void = () => undefined,
): Promise<{ readonly answer: ReadAnswers[Ask['ask']] } | Unread> {
  const worker = opened();
  if (worker === null) {
    const { readAsked } = await import('./server');
    return { answer: (await readAsked(ask, onProgress)) as ReadAnswers[Ask['ask']] };
  }
  return new Promise((resolve) => {
    const end = (came: { readonly answer: ReadAnswers[Ask['ask']] } | Unread): void => {
      clearTimeout(clock);
      worker.terminate();
      resolve(came);
    };
    const wind = () => setTimeout(() => end('too-slow'), PATIENCE_MS);
    let clock = wind();
    worker.onmessage = ({ data }: MessageEvent<ReadTell>) => {
      if (data.tell === 'read') return end({ answer: data.answer as ReadAnswers[Ask['ask']] });
      clearTimeout(clock);
      clock = wind();
      onProgress(data.done);
    };
    worker.onerror = () => end('broken');
    worker.onmessageerror = () => end('broken');
    worker.postMessage(ask);
  });
}

/** Null where this browser starts no workers. */
function opened(): Worker | null {
  try {
    return new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
