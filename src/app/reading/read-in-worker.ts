import type { ReadAnswers, ReadRequest, ReadResponse, RestoreMode, RestoreResult } from './read-requests';

/** Time after which a silent worker is terminated. A phone reads the largest Sidekick file in less time. */
const READ_TIMEOUT_MS = 8000;

/** Reason for a failed reading: it took too long, or the worker crashed, usually from lack of memory. */
export type ReadFailure = 'too-slow' | 'broken';

/** Result of reading, with access to the worker, which retains the records of a backup for `restore`. */
export interface OpenReading<Answer> {
  readonly answer: Answer;
  /** Restores the backup, without a timeout: a restore is one transaction, and a failure changes nothing. */
  readonly restore: (mode: RestoreMode) => Promise<RestoreResult>;
  /** Terminates the worker. A restore in progress is completed first. */
  readonly end: () => void;
}

/**
 * Reads untrusted data in a worker. The page stays responsive, and a worker that is silent too long is terminated.
 * @param onProgress called with the progress, from 0 to 1, if known
 */
export async function readInWorker<Ask extends ReadRequest>(
  ask: Ask,
  onProgress: (done: number) => void = () => undefined,
): Promise<{ readonly answer: ReadAnswers[Ask['ask']] } | ReadFailure> {
  const read = await openReadingInWorker(ask, onProgress);
  if (typeof read === 'string') return read;
  read.end();
  return { answer: read.answer };
}

/** Like `readInWorker`, but the worker stays until `end` is called. */
export async function openReadingInWorker<Ask extends ReadRequest>(
  ask: Ask,
  onProgress: (done: number) => void = () => undefined,
): Promise<OpenReading<ReadAnswers[Ask['ask']]> | ReadFailure> {
  const worker = startReadingWorker();
  if (worker === null) {
    const { makeReadingServer } = await import('./reading-server');
    const { read, restore } = makeReadingServer();
    const answer = (await read(ask, onProgress)) as ReadAnswers[Ask['ask']];
    return { answer, restore, end: () => undefined };
  }
  return new Promise((resolve) => {
    let reading = true;
    let tellRestored: ((restored: RestoreResult) => void) | null = null;
    let [wanted, broken] = [true, false];
    const fail = (unread: ReadFailure): void => {
      clearTimeout(clock);
      worker.terminate();
      if (reading) resolve(unread);
      broken = true;
      tellRestored?.(BROKEN);
    };
    const wind = () => setTimeout(() => fail('too-slow'), READ_TIMEOUT_MS);
    let clock = wind();
    const held: Omit<OpenReading<never>, 'answer'> = {
      restore: (mode) =>
        new Promise((done) => {
          if (broken) return done(BROKEN);
          tellRestored = (restored) => {
            tellRestored = null;
            if (!wanted) worker.terminate();
            done(restored);
          };
          worker.postMessage({ ask: 'restore', way: mode });
        }),
      end: () => {
        wanted = false;
        if (tellRestored === null) worker.terminate();
      },
    };
    worker.onmessage = ({ data }: MessageEvent<ReadResponse>) => {
      if (data.tell === 'restored') return tellRestored?.(data.restored);
      clearTimeout(clock);
      if (data.tell === 'read') {
        reading = false;
        return resolve({ ...held, answer: data.answer as ReadAnswers[Ask['ask']] });
      }
      clock = wind();
      onProgress(data.done);
    };
    worker.onerror = () => fail('broken');
    worker.onmessageerror = () => fail('broken');
    worker.postMessage(ask);
  });
}

const BROKEN: RestoreResult = { ok: false, fault: { code: 'failed', detail: 'the worker broke down' } };

/** Starts the reading worker. Null if the browser cannot start workers. */
function startReadingWorker(): Worker | null {
  try {
    return new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
