import { err, type Result } from '../plain/result';

export const STORE_FAULT_CODES = [
  'full',
  'blocked',
  'closed',
  'conflict',
  'missing',
  'unreadable',
  'newer',
  'failed',
] as const;

/**
 * Reason why nothing was read or written; stored data is unchanged. `full`: no space on the device. `blocked`: the
 * browser gives no storage here, or another tab has an older version open. `closed`: the connection was lost; the next
 * attempt opens a new one. `conflict`: another tab was first; call `syncGame` and retry. `missing`: no such record.
 * `unreadable`: the record to write could never be read again, which is a bug. `newer`: newer code has changed the
 * store; this page must be reloaded. `failed`: anything else.
 */
export interface StoreFault {
  readonly code: (typeof STORE_FAULT_CODES)[number];
  /** Technical details, only for diagnosis. */
  readonly detail: string;
}

/** Result of work on the store. */
export type StoreResult<Value> = Result<Value, StoreFault>;

const CODES: Readonly<Record<string, StoreFault['code']>> = {
  QuotaExceededError: 'full',
  MissingAPIError: 'blocked',
  SecurityError: 'blocked',
  BlockedError: 'blocked',
  VersionError: 'blocked',
  OpenFailedError: 'blocked',
  DatabaseClosedError: 'closed',
  InvalidStateError: 'closed',
  UnknownError: 'closed',
  NewerStoreError: 'newer',
};

export function makeStoreFault(
  code: StoreFault['code'],
  detail: string,
): { readonly ok: false; readonly fault: StoreFault } {
  return err({ code, detail });
}

let notify: (fault: StoreFault) => void = () => undefined;

/** Sets the listener for faults caused by the browser. Replaces the previous one. */
export function onStoreFault(listener: (fault: StoreFault) => void): void {
  notify = listener;
}

/**
 * Names of errors of a connection that the browser closed or never opened. Every use then fails until the connection is
 * reopened.
 */
const LOST: ReadonlySet<string> = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'OpenFailedError',
  'UnknownError',
]);

let isLost = false;
let reopen: () => Promise<void> = async () => undefined;
let reopening: Promise<void> | null = null;

/** Sets the function that reopens a lost connection. */
export function setLostConnectionHandler(open: () => Promise<void>): void {
  reopen = open;
}

function reopenOnce(): Promise<void> {
  reopening ??= reopen()
    .then(
      () => {
        isLost = false;
      },
      // Ignored: the work itself then fails and reports why the connection does not open.
      () => undefined,
    )
    .finally(() => {
      reopening = null;
    });
  return reopening;
}

/**
 * Returns whether an error means that the browser gives a page no database: in some private windows, or with site data
 * blocked.
 */
function isRefusal({ name, message }: { readonly name: string; readonly message: string }): boolean {
  if (name === 'UnknownError') return /denied permission/.test(message);
  return name === 'MissingAPIError' || name === 'SecurityError' || name === 'InvalidStateError';
}

let replace: () => Promise<boolean> = async () => false;
let replacing: Promise<boolean> | null = null;

/**
 * Sets the function that replaces a database refused by the browser. The function resolves to false if nothing was
 * replaced.
 */
export function setRefusedDatabaseHandler(replaceIt: () => Promise<boolean>): void {
  replace = replaceIt;
  replacing = null;
}

/** Runs work on the store and returns anything it throws as a fault. First reopens a lost connection. */
export async function attemptStoreWork<Value>(
  work: () => PromiseLike<StoreResult<Value>>,
  isFirst = true,
): Promise<StoreResult<Value>> {
  await replacing;
  if (isLost) await reopenOnce();
  try {
    return await work();
  } catch (error) {
    const errors = chain(error);
    if (isFirst && errors.some(isRefusal)) {
      replacing ??= replace();
      if (await replacing) return attemptStoreWork(work, false);
      replacing = null;
    }
    // The innermost cause is the most specific: an aborted transaction may be due to a full disk.
    const known = errors.findLast((each) => CODES[each.name] !== undefined);
    const code = CODES[known?.name ?? ''] ?? 'failed';
    if (code !== 'full' && code !== 'newer' && errors.some((each) => LOST.has(each.name))) isLost = true;
    const found = makeStoreFault(code, errors.map((each) => `${each.name}: ${each.message}`).join(' / '));
    notify(found.fault);
    return found;
  }
}

function chain(error: unknown): { readonly name: string; readonly message: string }[] {
  const found: { readonly name: string; readonly message: string }[] = [];
  let at = error as { name?: unknown; message?: unknown; inner?: unknown; failures?: unknown[] } | null | undefined;
  while (at && typeof at === 'object' && found.length < 5) {
    found.push({ name: String(at.name ?? 'Error'), message: String(at.message ?? '') });
    at = (at.inner ?? at.failures?.[0]) as typeof at;
  }
  return found.length > 0 ? found : [{ name: 'Error', message: String(error) }];
}
