/** Number of bytes that `crc32` processes in one step. */
const AT_ONCE = 4;

/** CRC-32 lookup tables for each byte of a step, by the number of bytes after it. */
const TABLES = tables();

function tables(): Uint32Array {
  const all = new Uint32Array(AT_ONCE * 256);
  for (let byte = 0; byte < 256; byte++) {
    let rest = byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
    all[byte] = rest;
  }
  for (let at = 256; at < all.length; at++) {
    const before = all[at - 256] as number;
    all[at] = (before >>> 8) ^ (all[before & 0xff] as number);
  }
  return all;
}

/**
 * Returns the CRC-32 of the text in UTF-8 as eight hexadecimal digits. It detects damage, not tampering. Unlike
 * `crypto.subtle`, it works without a secure context.
 */
export function checksum(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
}

/** Computes CRC-32 as in PNG and ZIP. */
export function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  let at = 0;
  for (const last = bytes.length - AT_ONCE; at <= last; at += AT_ONCE) {
    rest ^=
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24);
    rest =
      (TABLES[768 + (rest & 0xff)] as number) ^
      (TABLES[512 + ((rest >>> 8) & 0xff)] as number) ^
      (TABLES[256 + ((rest >>> 16) & 0xff)] as number) ^
      (TABLES[rest >>> 24] as number);
  }
  for (; at < bytes.length; at++) rest = (rest >>> 8) ^ (TABLES[(rest ^ (bytes[at] as number)) & 0xff] as number);
  return (rest ^ 0xffffffff) >>> 0;
}
