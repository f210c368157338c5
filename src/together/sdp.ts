/** Alphabet of base64url, six bits a letter. */
export const BASE64_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Alphabet of Crockford's base32, five bits a letter. It has no similar letters and ignores case. */
export const BASE32_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Alphabet of ICE user names and passwords (RFC 8839), six bits a letter. */
const ICE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Encodes bytes with an alphabet of 32 or 64 letters. */
export function encodeWithAlphabet(bytes: Uint8Array, alphabet: string): string {
  return regroupBits([...bytes], 8, bitsOf(alphabet))
    .map((value) => alphabet[value])
    .join('');
}

/** Decodes text made by `encodeWithAlphabet`. Null if the text is not exactly what `encodeWithAlphabet` writes. */
export function decodeWithAlphabet(text: string, alphabet: string): Uint8Array | null {
  const bits = bitsOf(alphabet);
  const bytes = packLetters(text, alphabet);
  if (!bytes) return null;
  const whole = Math.floor((text.length * bits) / 8);
  // Padding must be shorter than a letter and zero, so each byte sequence has only one text.
  if (Math.ceil((whole * 8) / bits) !== text.length || bytes.subarray(whole).some((byte) => byte !== 0)) return null;
  return bytes.slice(0, whole);
}

/** Packs letters into as few bytes as possible. Null if a letter is not in the alphabet. */
function packLetters(text: string, alphabet: string): Uint8Array | null {
  const values: number[] = [];
  for (const letter of text) {
    const value = alphabet.indexOf(letter);
    if (value < 0) return null;
    values.push(value);
  }
  return Uint8Array.from(regroupBits(values, bitsOf(alphabet), 8));
}

/** Unpacks `count` letters packed by `packLetters`. */
function unpackLetters(bytes: Uint8Array, count: number, alphabet: string): string {
  return encodeWithAlphabet(bytes, alphabet).slice(0, count);
}

/** Returns the number of bytes that `packLetters` needs for `count` letters. */
function computePackedSize(count: number, alphabet: string): number {
  return Math.ceil((count * bitsOf(alphabet)) / 8);
}

function bitsOf(alphabet: string): number {
  return Math.log2(alphabet.length);
}

/** Regroups values of `from` bits into values of `to` bits. The last value is padded with zeros. */
function regroupBits(values: readonly number[], from: number, to: number): number[] {
  const made: number[] = [];
  let held = 0;
  let bits = 0;
  for (const value of values) {
    held = (held << from) | value;
    bits += from;
    while (bits >= to) {
      bits -= to;
      made.push(held >> bits);
      held &= (1 << bits) - 1;
    }
  }
  if (bits > 0) made.push(held << (to - bits));
  return made;
}

/** DTLS setup roles. An offer leaves the role open (`actpass`). */
const SETUPS: readonly string[] = ['actpass', 'active', 'passive'];
/** Address sizes in bytes: IPv4, IPv6, and the UUID of a `.local` name that browsers use instead of addresses. */
const ADDRESS_BYTES = [4, 16, 16] as const;
const FINGERPRINT_BYTES = 32;
const PORT_BYTES = 2;
const [IPV4, IPV6, LOCAL] = [0, 1, 2];

/**
 * Packs the parts of a data channel's SDP that the other phone cannot derive. Null if the SDP has an unknown form.
 * Leaves out addresses that do not fit, least useful first.
 * @param most maximum number of bytes
 */
export function packSdp(sdp: string, most: number): Uint8Array<ArrayBuffer> | null {
  const field = (name: string) => new RegExp(`^a=${name}:(.*)$`, 'm').exec(sdp)?.[1]?.trim() ?? '';
  const setup = SETUPS.indexOf(field('setup'));
  const print = /^sha-256 ((?:[\da-f]{2}:){31}[\da-f]{2})$/i.exec(field('fingerprint'))?.[1];
  const [name, password] = [field('ice-ufrag'), field('ice-pwd')];
  const [packedName, packedPassword] = [packLetters(name, ICE_ALPHABET), packLetters(password, ICE_ALPHABET)];
  // The other phone assumes that the media id is 0, as in every browser.
  if (setup < 0 || !print || !packedName || !packedPassword || !isName(name) || !isPassword(password)) return null;
  if (field('mid') !== '0') return null;
  const bytes = [setup, name.length, ...packedName, password.length, ...packedPassword, ...fromHex(print)];
  for (const candidate of candidatesOf(sdp)) if (bytes.length + candidate.length <= most) bytes.push(...candidate);
  return bytes.length > most ? null : Uint8Array.from(bytes);
}

/** Restores the SDP from packed bytes. Null if `packSdp` cannot have made the bytes. */
export function unpackSdp(bytes: Uint8Array): string | null {
  let at = 0;
  const take = (count: number): Uint8Array => {
    at += count;
    return bytes.subarray(at - count, at);
  };
  const text = (): string => {
    const [count = 0] = take(1);
    return unpackLetters(take(computePackedSize(count, ICE_ALPHABET)), count, ICE_ALPHABET);
  };
  const setup = SETUPS[take(1)[0] ?? -1];
  const [name, password, print] = [text(), text(), take(FINGERPRINT_BYTES)];
  if (!setup || !isName(name) || !isPassword(password) || print.length < FINGERPRINT_BYTES) return null;
  const candidates: string[] = [];
  while (at < bytes.length) {
    const kind = take(1)[0] ?? 0;
    const address = take(ADDRESS_BYTES[kind] ?? bytes.length);
    const [high, low] = take(PORT_BYTES);
    if (address.length !== ADDRESS_BYTES[kind] || high === undefined || low === undefined) return null;
    const priority = 2_122_260_223 - candidates.length;
    const to = `${addressText(kind, address)} ${high * 256 + low}`;
    candidates.push(`a=candidate:${candidates.length + 1} 1 udp ${priority} ${to} typ host`);
  }
  const lines = [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates,
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${toHex(print).join(':').toUpperCase()}`,
    `a=setup:${setup}`,
    'a=mid:0',
    'a=sctp-port:5000',
    // Every browser accepts messages of at least this size.
    'a=max-message-size:65536',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** Returns whether an SDP contains an address at which the phone can be reached. */
export function hasAddress(sdp: string): boolean {
  return candidatesOf(sdp).length > 0;
}

/** Packs the addresses of an SDP, those most likely to work on one network first. */
function candidatesOf(sdp: string): number[][] {
  const found = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)].flatMap(
    ([, host = '', port]) => {
      const address = addressOf(host);
      const number = Number(port);
      return address && number > 0 && number < 65_536 ? [[...address, number >> 8, number & 255]] : [];
    },
  );
  return found.toSorted((a, b) => distance(a) - distance(b));
}

function distance([kind, first, second = 0]: readonly number[]): number {
  if (kind !== IPV6) return 0;
  // Link-local addresses (fe80::/10) are ambiguous on a phone with two networks.
  return first === 0xfe && (second & 0xc0) === 0x80 ? 2 : 1;
}

/** Packs an address: one byte for the address type, then the bytes of the address. Null if the format is unknown. */
function addressOf(host: string): number[] | null {
  const local = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/i.exec(host);
  if (local) return [LOCAL, ...fromHex(local.slice(1).join(''))];
  if (/^(?:\d{1,3}\.){3}\d{1,3}$/.test(host)) {
    const parts = host.split('.').map(Number);
    return parts.every((part) => part < 256) ? [IPV4, ...parts] : null;
  }
  if (!/^[\da-f:]+$/i.test(host)) return null;
  const halves = host.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const [head = [], tail = []] = halves;
  const missing = 8 - head.length - tail.length;
  if (halves.length > 2 || (halves.length === 2 ? missing < 1 : missing !== 0)) return null;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail];
  if (groups.some((group) => group.length > 4)) return null;
  return [IPV6, ...fromHex(groups.map((group) => group.padStart(4, '0')).join(''))];
}

function addressText(kind: number, address: Uint8Array): string {
  if (kind === IPV4) return address.join('.');
  const hex = toHex(address).join('');
  if (kind === IPV6) return hex.replace(/(.{4})(?!$)/g, '$1:');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5.local');
}

function isName(name: string): boolean {
  return /^[\w+/]{4,32}$/.test(name);
}

function isPassword(password: string): boolean {
  return /^[\w+/]{22,64}$/.test(password);
}

function fromHex(hex: string): number[] {
  return (hex.match(/[\da-f]{2}/gi) ?? []).map((byte) => Number.parseInt(byte, 16));
}

function toHex(bytes: Uint8Array): string[] {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0'));
}
