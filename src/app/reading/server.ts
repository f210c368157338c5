import { parseSharedPosition } from '../../notation/cases';
import { readAnyMap, readMapToSave } from '../../notation/map-file';
import { ok } from '../../plain/result';
import { unpackTiledLayers } from '../../share/tiled-layers';
import { readTransfer } from '../../share/transfer';
import type { ReadAnswers, ReadAsk, Restored, RestoreWay, Sent } from './asks';

/** Reads data and retains the records of a backup until they are needed. */
export interface ReadingServer {
  /** Never throws. */
  readonly read: (ask: ReadAsk, onProgress: (done: number) => void) => Promise<ReadAnswers[keyof ReadAnswers]>;
  readonly restore: (way: RestoreWay) => Promise<Restored>;
}

async function readMap(given: string, file: string): Promise<ReadAnswers['map']> {
  const text = await unpackTiledLayers(given);
  return readMapToSave(text, file) ?? readAnyMap(text, file);
}

/** Share of parsing in the progress. Validation and comparison take the rest. */
const READING = 0.4;

export function makeReadingServer(): ReadingServer {
  let held: ((way: RestoreWay) => Promise<Restored>) | null = null;

  async function transfer(
    { given, editions }: Extract<ReadAsk, { ask: 'transfer' }>,
    onProgress: (done: number) => void,
  ): Promise<ReadAnswers['transfer']> {
    const read = await readTransfer(given, editions, (done) => onProgress(done * READING));
    if (!read.ok) return read;
    const { value } = read;
    if (!('found' in value)) return ok<Sent>(value);
    // The store is loaded with the first backup.
    const { holdBackup } = await import('./held-backup');
    const { look, restore } = await holdBackup(value.found, value.kind, (done) =>
      onProgress(READING + done * (1 - READING)),
    );
    held = restore;
    return ok<Sent>({ kind: value.kind, look });
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
    async restore(way) {
      return held === null ? { ok: false, fault: { code: 'missing', detail: 'no backup was read' } } : held(way);
    },
  };
}
