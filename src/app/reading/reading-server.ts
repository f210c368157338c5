import { parseSharedPosition } from '../../notation/cases';
import { ok } from '../../plain/result';
import { parseFile } from '../../share/read-file';
import { readTransfer } from '../../share/transfer';
import type { ParsedTransfer, ReadAnswers, ReadRequest, RestoreMode, RestoreResult } from './read-requests';

/** Reads data and retains the records of a backup until they are needed. */
export interface ReadingServer {
  /** Reads data and returns faults in the answer. Never throws. */
  readonly read: (ask: ReadRequest, onProgress: (done: number) => void) => Promise<ReadAnswers[keyof ReadAnswers]>;
  readonly restore: (mode: RestoreMode) => Promise<RestoreResult>;
}

async function readMap(text: string, file: string): Promise<ReadAnswers['map']> {
  const read = await parseFile(text, file);
  return read.ok && read.value.holds === 'maps' ? read.value.report : null;
}

/** Share of parsing in the progress, from 0 to 1. Validation and comparison are the rest. */
const PARSE_SHARE = 0.4;

export function makeReadingServer(): ReadingServer {
  let held: ((mode: RestoreMode) => Promise<RestoreResult>) | null = null;

  async function transfer(
    { given, editions }: Extract<ReadRequest, { ask: 'transfer' }>,
    onProgress: (done: number) => void,
  ): Promise<ReadAnswers['transfer']> {
    const read = await readTransfer(given, editions, (done) => onProgress(done * PARSE_SHARE));
    if (!read.ok) return read;
    const { value } = read;
    if (!('found' in value)) return ok<ParsedTransfer>(value);
    // The code of the store is loaded with the first backup.
    const { inspectBackup } = await import('./backup-in-memory');
    const { look, restore } = await inspectBackup(value.found, value.kind, (done) =>
      onProgress(PARSE_SHARE + done * (1 - PARSE_SHARE)),
    );
    held = restore;
    return ok<ParsedTransfer>({ kind: value.kind, look });
  }

  return {
    async read(ask, onProgress) {
      switch (ask.ask) {
        case 'transfer':
          return transfer(ask, onProgress);
        case 'position':
          return parseSharedPosition(ask.text, 'line', (id) => ask.editions.includes(id));
        case 'map':
          return readMap(ask.text, ask.file);
      }
    },
    async restore(mode) {
      return held === null ? { ok: false, fault: { code: 'missing', detail: 'no backup was read' } } : held(mode);
    },
  };
}
