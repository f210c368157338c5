/** Key that marks a serialized Map. JSON has no maps, sets or bytes, so each of these types has a key of its own. */
const MAP = '$map';
const SET = '$set';
const BYTES = '$bytes';

export function serialize(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Map) return { [MAP]: [...part] };
    if (part instanceof Set) return { [SET]: [...part] };
    if (part instanceof Uint8Array) return { [BYTES]: btoa(String.fromCharCode(...part)) };
    return part;
  });
}

/** Restores the value passed to `serialize`. Throws on any other text. */
export function deserialize(text: string): unknown {
  return JSON.parse(text, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null) return part;
    if (MAP in part) return new Map(part[MAP] as [unknown, unknown][]);
    if (SET in part) return new Set(part[SET] as unknown[]);
    if (BYTES in part) return Uint8Array.from(atob(part[BYTES] as string), (letter) => letter.charCodeAt(0));
    return part;
  });
}
