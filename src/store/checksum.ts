/** How many bytes are taken at a step. */
const AT_ONCE = 4;

/** For each byte of a step what it comes to, by how many bytes of the step stand after it. */
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

/** CRC-32 of the text as UTF-8, eight hexadecimal digits: finds damage, not malice. It also works where the page has no secure context. */
export function checksum(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
}

/** CRC-32 as in PNG and ZIP: 32 bits. */
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
