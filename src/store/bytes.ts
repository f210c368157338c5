import { isRecord, type UnknownRecord } from '../plain/record';

/** Maximum number of arguments that every engine accepts in one call. */
const STRETCH = 0x8000;

/** Compares the class name, because an array from another window or worker is not an instance of our `Uint8Array`. */
export function isBytes(value: unknown): value is Uint8Array<ArrayBuffer> {
  return Object.prototype.toString.call(value) === '[object Uint8Array]';
}

/** Prepares a record for JSON: bytes in its fields, or in those of a record set aside, become `{base64: …}`. */
export function encodeBytes(row: unknown): unknown {
  return overFields(row, (value) => (isBytes(value) ? { base64: base64Of(value) } : value));
}

/** Restores the bytes of a record. Fields that only look like bytes stay unchanged. */
export function decodeBytes(row: unknown): unknown {
  return overFields(row, (value) => {
    const text = isRecord(value) && Object.keys(value).length === 1 ? value.base64 : null;
    return typeof text === 'string' ? (bytesOf(text) ?? value) : value;
  });
}

function overFields(row: unknown, change: (value: unknown) => unknown): unknown {
  if (!isRecord(row)) return row;
  let changed: UnknownRecord | null = null;
  for (const [key, value] of Object.entries(row)) {
    const other = key === 'record' ? overFields(value, change) : change(value);
    // Almost all records have no bytes and are returned as the same object.
    if (other !== value) changed = { ...(changed ?? row), [key]: other };
  }
  return changed ?? row;
}

function base64Of(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += STRETCH) {
    letters += String.fromCharCode(...bytes.subarray(at, at + STRETCH));
  }
  return btoa(letters);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
