import { ok, type Result } from '../../plain/result';
import type { TransferFault } from '../../share/read-item';
import { type CallFault, type CallResult, connectWorker } from '../worker-calls';
import type { ParsedTransfer, RestoreMode, RestoreResult } from './backup-in-memory';
import type { makeReadingServer } from './reading.worker';

type ReadingServer = ReturnType<typeof makeReadingServer>;

/** Time after which a silent worker is terminated. A phone reads the largest Sidekick file in less time. */
const READ_TIMEOUT_MS = 8000;

const BROKEN: RestoreResult = { ok: false, fault: { code: 'failed', detail: 'the worker broke down' } };

/**
 * Result of reading external data, and the worker that read it. The worker stores the records of a backup in memory for
 * `restore`.
 */
export interface OpenTransfer {
  readonly answer: Result<ParsedTransfer, TransferFault>;
  /** Restores the backup, without a timeout: a restore is one transaction, and a failure changes nothing. */
  readonly restore: (mode: RestoreMode) => Promise<RestoreResult>;
  /** Terminates the worker. A restore in progress is completed first. */
  readonly end: () => void;
}

const connectReader = () =>
  connectWorker<ReadingServer>(
    () => new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./reading.worker')).makeReadingServer(),
  );

/** Parses untrusted text in a worker. The page stays responsive, and a worker that is silent too long is terminated. */
export async function readInWorker<Name extends 'position' | 'map'>(
  name: Name,
  ...args: Parameters<ReadingServer[Name]>
): CallResult<ReadingServer[Name]> {
  const reader = connectReader();
  const read = await reader.call(name, args as never, { timeout: READ_TIMEOUT_MS });
  reader.stop();
  return read;
}

/**
 * Reads data from another device. Its worker stays until `end` is called.
 * @param onProgress called with the progress, from 0 to 1, if known
 */
export async function openTransferInWorker(
  given: string | Blob,
  editions: readonly string[],
  onProgress: (done: number) => void,
): Promise<Result<OpenTransfer, CallFault>> {
  const reader = connectReader();
  const read = await reader.call('transfer', [given, editions, onProgress], { timeout: READ_TIMEOUT_MS });
  if (!read.ok) {
    reader.stop();
    return read;
  }
  const restore = async (mode: RestoreMode): Promise<RestoreResult> => {
    // A restarted worker would not have the records.
    const restored = reader.isRunning() ? await reader.call('restore', [mode]) : null;
    return restored?.ok ? restored.value : BROKEN;
  };
  return ok({ answer: read.value, restore, end: reader.close });
}
