import { parseSharedPosition } from '../../notation/cases';
import { ok, type Result } from '../../plain/result';
import { parseFile } from '../../share/read-file';
import type { TransferFault } from '../../share/read-item';
import { readTransfer } from '../../share/transfer';
import { serveCalls } from '../worker-calls';
import type { ParsedTransfer, RestoreMode, RestoreResult } from './backup-in-memory';

/** Share of parsing in the progress, from 0 to 1. Validation and comparison are the rest. */
const PARSE_SHARE = 0.4;

/** Reads untrusted data. Reports faults in the answer. Stores the records of a backup in memory for `restore`. */
export function makeReadingServer() {
  let restoreRead: ((mode: RestoreMode) => Promise<RestoreResult>) | null = null;
  return {
    async transfer(
      given: string | Blob,
      editions: readonly string[],
      onProgress: (done: number) => void,
    ): Promise<Result<ParsedTransfer, TransferFault>> {
      const read = await readTransfer(given, editions, (done) => onProgress(done * PARSE_SHARE));
      if (!read.ok) return read;
      const { value } = read;
      if (!('found' in value)) return ok<ParsedTransfer>(value);
      // The code of the store is loaded with the first backup.
      const { inspectBackup } = await import('./backup-in-memory');
      const { look, restore } = await inspectBackup(value.found, value.kind, (done) =>
        onProgress(PARSE_SHARE + done * (1 - PARSE_SHARE)),
      );
      restoreRead = restore;
      return ok<ParsedTransfer>({ kind: value.kind, look });
    },
    position: (text: string, editions: readonly string[]) =>
      parseSharedPosition(text, 'line', (id) => editions.includes(id)),
    /** Returns the maps of a text. Null if the text contains no map. */
    async map(text: string, file: string) {
      const read = await parseFile(text, file);
      return read.ok && read.value.holds === 'maps' ? read.value.report : null;
    },
    async restore(mode: RestoreMode): Promise<RestoreResult> {
      return restoreRead?.(mode) ?? { ok: false, fault: { code: 'missing', detail: 'no backup was read' } };
    },
  };
}

serveCalls(makeReadingServer);
