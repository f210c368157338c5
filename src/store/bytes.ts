import { isRecord, type Loose } from '../plain/record';

/** A run of letters that every argument list takes. */
const STRETCH = 0x8000;

/** A record for JSON: bytes in its fields, or in those of a record that was set aside, become `{base64: …}`. */
export function textOfBytes(row: unknown): unknown {
  return overFields(row, (value) => (value instanceof Uint8Array ? { base64: base64Of(value) } : value));
}

/** The record again. What only looks like bytes stays as it is. */
export function bytesOfText(row: unknown): unknown {
  return overFields(row, (value) => {
    const text = isRecord(value) && Object.keys(value).length === 1 ? value.base64 : null;
    return typeof text === 'string' ? (bytesOf(text) ?? value) : value;
  });
}

function overFields(row: unknown, change: (value: unknown) => unknown): unknown {
  if (!isRecord(row)) return row;
  let changed: Loose | null = null;
  for (const [key, value] of Object.entries(row)) {
    const other = key === 'record' ? overFields(value, change) : change(value);
    // Nearly all records have no bytes and stay the objects they are.
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
