import type { Log, LogEntry } from '../../game/log';
import * as logs from '../../game/log';
import { defaultDatabase } from '../../store/database';
import type { StoreFault } from '../../store/fault';
import type { ShareRecord } from '../../store/records';
import { mergeUpdates, readUpdatesAfter, type StoredShare, writeUpdates } from '../../store/shared-games';
import type { Fact } from '../../table/facts';
import { type Codec, makeCodec } from '../../together/codec';
import { derivePublicKey } from '../../together/seal';
import {
  appendLines,
  applyUpdate,
  countSeenLines,
  makeJumpLine,
  makeRedoLine,
  makeSharedDoc,
  makeUndoLine,
  mergeDocUpdates,
  onUpdate,
  readNewLines,
  type SharedDoc,
} from '../../together/shared-doc';
import { parseSharedLine, type SharedLine } from '../../together/shared-line';
import {
  findFirstDifference,
  listEntries,
  type NumberedLog,
  toNumberedLog,
  updateLog,
} from '../../together/shared-log';
import type { SharedGame, SharedStep } from '../game/game-backend';

/** Maximum number of attempts if other windows keep writing first. */
const MAX_WRITE_ATTEMPTS = 20;
/** Origin of updates that were read from disk. */
const FROM_DISK = Symbol('disk');

/**
 * Listener for updates that were written to the database. `from` is the origin of the updates; null if this device
 * wrote them.
 */
export type UpdateListener = (pieces: readonly Uint8Array[], from: unknown) => void;

export interface OpenShare extends SharedGame {
  readonly shared: SharedDoc;
  /** Codec that encrypts data that only one side may know, and decrypts data that this device may read. */
  readonly codec: Codec;
  readonly share: () => ShareRecord;
  readonly setShare: (share: ShareRecord) => void;
  /**
   * Applies an update of another device. `lines` in the result are the new lines of other people, without ignored
   * lines.
   */
  readonly receive: (
    log: Log,
    update: Uint8Array,
    from: unknown,
  ) => Promise<SharedStep & { readonly lines: readonly SharedLine[] }>;
  /** Writes lines other than taps: identities, settled conflicts, removed taps. */
  readonly add: (log: Log, lines: readonly (SharedLine | null)[]) => Promise<SharedStep>;
  readonly stamp: () => { readonly by: string; readonly at: number };
  /** Makes the line with the name and role of this device. */
  readonly meLine: () => SharedLine;
  /** Adds lines to the document. The lines are written with the next step. */
  readonly adopt: (lines: readonly SharedLine[]) => void;
  /** Registers a listener for updates that are on disk. Returns a function that removes the listener. */
  readonly onWritten: (tell: UpdateListener) => () => void;
  /** Registers a listener for each step of any device. Returns a function that removes the listener. */
  readonly onStep: (tell: () => void) => () => void;
}

interface Piece {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly from: unknown;
}

/** Opens the stored data of a shared game. Sends nothing, and writes nothing before the first step. */
export function openShare({ share: stored, updates }: StoredShare, database = defaultDatabase()): OpenShare {
  const shared = makeSharedDoc(
    updates.map(({ bytes }) => bytes),
    { game: stored.of, seed: stored.seed ?? null },
  );
  let share = stored;
  let seen = updates.at(-1)?.n ?? 0;
  /** Updates that are not on disk yet. */
  let pieces: Piece[] = [];
  const listeners = new Set<UpdateListener>();
  const watchers = new Set<() => void>();
  onUpdate(shared, (bytes, from) => {
    if (from !== FROM_DISK) pieces.push({ bytes, from });
  });
  void mergeUpdates(share.game, mergeDocUpdates, database);

  const stamp = () => ({ by: share.person, at: Date.now() });
  const codec = makeCodec(() => share);

  /**
   * Writes the pending updates and returns the resulting log. If the write fails, the updates stay in memory until the
   * next step.
   */
  async function settle(log: Log): Promise<SharedStep> {
    const settled = await brought(log);
    for (const each of watchers) each();
    return settled;
  }

  /** Entries on disk as known to this window. Null before the first step. */
  let written: readonly LogEntry[] | null = null;

  /** Numbered entries of the document at the last update. */
  let shown: NumberedLog | null = null;

  /**
   * Name of the game in the document when it was last read. The name on this device only changes when the document's
   * name does.
   */
  let named = shared.state.name;

  async function brought(log: Log): Promise<SharedStep> {
    // On the first call, the current entries of `log` are the entries on disk.
    written ??= listEntries(log);
    const [cursor, tip] = [log.cursor, log.tip];
    for (let tries = 1; ; tries++) {
      appendLines(shared, codec.listDueGrants(shared.state, stamp()));
      const now = toNumberedLog(log.game, shared.state, codec.opener(shared.state), shown);
      shown = now;
      const first = findFirstDifference(written, now);
      const moved = now.cursor !== cursor || now.tip !== tip;
      const after = updateLog(log, now);
      if (pieces.length === 0 && !moved && first > now.entries.length) return { log: after, fault: null };
      const writing = pieces;
      const entries = now.entries.slice(first - 1);
      const bytes = writing.map((each) => each.bytes);
      const { name } = shared.state;
      const change = { ...now, first, entries, name: name === named ? null : name };
      const result = await writeUpdates(log.game, bytes, seen, change, database);
      if (result.ok) {
        seen = result.value.last;
        written = now.entries;
        named = name;
        pieces = pieces.slice(writing.length);
        tell(writing);
        return { log: after, fault: null };
      }
      if (result.fault.code !== 'conflict' || tries === MAX_WRITE_ATTEMPTS) return { log: after, fault: result.fault };
      const fault = await readDisk(log.game);
      if (fault) return { log: after, fault };
      // The other window has changed the stored entries, so all entries are written again.
      written = [];
    }
  }

  async function readDisk(game: string): Promise<StoreFault | null> {
    const result = await readUpdatesAfter(game, seen, database);
    if (!result.ok) return result.fault;
    const pieces = result.value.map(({ bytes }) => ({ bytes, from: null }));
    for (const { bytes } of pieces) applyUpdate(shared, bytes, FROM_DISK);
    seen = result.value.at(-1)?.n ?? seen;
    readNewLines(shared);
    // Updates of another window are sent too, because only this window may be connected to other devices.
    tell(pieces);
    return null;
  }

  function tell(written: readonly Piece[]): void {
    for (const { bytes, from } of written) for (const each of listeners) each([bytes], from);
  }

  function step(log: Log, lines: readonly (SharedLine | null)[]): Promise<SharedStep> {
    appendLines(
      shared,
      lines.filter((line) => line !== null),
    );
    return settle(log);
  }

  return {
    shared,
    codec,
    share: () => share,
    setShare: (now) => {
      share = now;
    },
    stamp,
    meLine: () => ({
      line: 'person',
      ...stamp(),
      name: share.name,
      role: share.role,
      key: derivePublicKey(share.secret) ?? '',
    }),
    adopt: (lines) => appendLines(shared, lines),
    mayTap: () => share.role !== 'watching',
    tap(log, name: string, facts: readonly Fact[]) {
      const id = tapId();
      const saw = countSeenLines(shared.state);
      const sealed = codec.seal(shared.state, log, id, stamp(), facts);
      return step(log, [...sealed.grants, { line: 'tap', ...stamp(), id, step: name, facts: sealed.facts, saw }]);
    },
    undo: (log) => step(log, [makeUndoLine(shared, stamp())]),
    redo: (log) => step(log, [makeRedoLine(shared, stamp())]),
    jump: (log, seq) =>
      step(log, [makeJumpLine(shared, stamp(), seq === null ? null : (logs.findEntry(log, seq)?.tap ?? null))]),
    add: step,
    async takeOver(log) {
      written ??= listEntries(log);
      const before = seen;
      const fault = await readDisk(log.game);
      if (fault) return { log, fault };
      // The other window has already written the log entries for these updates.
      if (seen !== before && pieces.length === 0)
        written = toNumberedLog(log.game, shared.state, codec.opener(shared.state)).entries;
      return settle(log);
    },
    async receive(log, update, from) {
      const before = new Set(shared.raw);
      applyUpdate(shared, update, from);
      readNewLines(shared);
      const lines = shared.raw
        .filter((raw) => !before.has(raw))
        .flatMap((raw) => {
          const line = parseSharedLine(raw);
          if (!line.ok || line.value.by === share.person) return [];
          return shared.state.ignored.get(line.value.by)?.has(raw) ? [] : line.value;
        });
      return { ...(await settle(log)), lines };
    },
    onWritten(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    onStep(tell) {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    leave() {
      listeners.clear();
      watchers.clear();
    },
  };
}

/** Makes an id that is unique across all devices. */
function tapId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}
