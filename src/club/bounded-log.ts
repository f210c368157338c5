/** Logs a message. `kind` groups messages that differ only in details; by default it is derived from the message. */
export type WriteLogMessage = (sentence: string, kind?: string) => void;

/** Minimum interval between two log messages of the same kind. */
const INTERVAL_MS = 60_000;
/** Maximum number of kinds that are counted separately. All further kinds are counted together. */
const MAX_KINDS = 40;
const MAX_SENTENCE_CHARACTERS = 300;
const OTHER_KINDS = 'other kinds';

export interface BoundedLog {
  readonly note: WriteLogMessage;
  /** Logs the number of suppressed messages of each kind after the interval of that kind has ended. */
  readonly reportSuppressed: () => void;
}

interface Kind {
  readonly since: number;
  latest: string;
  suppressed: number;
}

/** Makes a log that prints one message of each kind per minute, and the number of suppressed messages. */
export function makeBoundedLog(print: (sentence: string) => void, now: () => number): BoundedLog {
  const kinds = new Map<string, Kind>();

  function reportSuppressed(): void {
    for (const [name, { since, latest, suppressed }] of kinds) {
      if (now() - since < INTERVAL_MS) continue;
      kinds.delete(name);
      if (suppressed === 0) continue;
      print(`${latest} (${suppressed} like it in the last minute)`);
      kinds.set(name, { since: now(), latest, suppressed: 0 });
    }
  }

  return {
    note(text, wanted = deriveKind(text)) {
      const sentence = shorten(text);
      reportSuppressed();
      const name = kinds.has(wanted) || kinds.size < MAX_KINDS ? wanted : OTHER_KINDS;
      const kind = kinds.get(name);
      if (kind) {
        kind.latest = sentence;
        kind.suppressed++;
        return;
      }
      print(sentence);
      kinds.set(name, { since: now(), latest: sentence, suppressed: 0 });
    },
    reportSuppressed,
  };
}

/** Returns the kind of a message: its text without room names, numbers and error messages. */
function deriveKind(sentence: string): string {
  return sentence
    .replace(/[^\s]*…/g, '…')
    .replace(/\d+/g, '0')
    .replace(/[:(].*$/s, '');
}

/** Shortens a text to one line without control characters, which could move a terminal's cursor. */
function shorten(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ');
  return line.length > MAX_SENTENCE_CHARACTERS ? `${line.slice(0, MAX_SENTENCE_CHARACTERS)}…` : line;
}

/** Describes what a library wrote to the console. Errors are reduced to their message. */
export function describeConsole(values: readonly unknown[]): string {
  return values.map((value) => (value instanceof Error ? value.message : describeValue(value))).join(' ');
}

function describeValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { reason } = value as { readonly reason?: unknown };
  return typeof reason === 'string' ? reason : 'an object';
}
