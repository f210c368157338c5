/** Tests codes that phones show each other: they fit one QR code, reveal damage, and can be typed in various ways. */
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { JOIN_FAULTS } from '../../src/app/together/shared-game-types';
import { crc32 } from '../../src/store/checksum';
import {
  JOIN_CODE_PREFIX,
  type JoinCode,
  MAX_JOIN_CODE_LENGTH,
  PROTOCOL_VERSION,
  parseJoinCode,
  printJoinCode,
  spellJoinCode,
} from '../../src/together/join-codes';
import type { LinkFault } from '../../src/together/phone-link';
import { BASE64_ALPHABET, decodeWithAlphabet, encodeWithAlphabet } from '../../src/together/sdp';
import { makeDice } from '../helpers/random-board';
import { makeRandomSdp, type RandomSdp, SDP_BROWSERS } from './random-sdp';

const WAYS = ['offer', 'answer'] as const;
const field = (sdp: string, name: string) => new RegExp(`^a=${name}:(.*)$`, 'm').exec(sdp)?.[1]?.trim();
const hostsOf = (sdp: string) =>
  [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+ \d+) typ host/gm)].map((match) => match[1] as string);
/** Expands an IPv6 address such as `fd00::1` to eight groups, so both spellings compare equal. */
const spread = (host: string) => {
  const [address = '', port] = host.split(' ');
  if (!address.includes(':')) return host;
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].map((group) => group.padStart(4, '0')).join(':')} ${port}`;
};

function codeOf(
  seed: number,
  name = 'Ana',
): { readonly code: string; readonly join: JoinCode; readonly from: RandomSdp } {
  const roll = makeDice(seed);
  const kind = WAYS[roll(2)] as JoinCode['way'];
  const from = makeRandomSdp(SDP_BROWSERS[roll(3)] as (typeof SDP_BROWSERS)[number], kind, roll);
  const join = { way: kind, pair: crc32(Uint8Array.of(seed)).toString(16).padStart(8, '0'), name, sdp: from.sdp };
  return { code: printJoinCode(join) as string, join, from };
}

function read(text: string): JoinCode {
  const parsed = parseJoinCode(text);
  if (!parsed.ok) throw new Error(parsed.fault);
  return parsed.value;
}

/** Changes bytes of a code and updates its checksum to match. */
function withBytes(code: string, change: (bytes: Uint8Array) => void): string {
  const bytes = decodeWithAlphabet(code.slice(JOIN_CODE_PREFIX.length), BASE64_ALPHABET) as Uint8Array;
  change(bytes);
  new DataView(bytes.buffer).setUint32(bytes.length - 4, crc32(bytes.subarray(0, -4)));
  return JOIN_CODE_PREFIX + encodeWithAlphabet(bytes, BASE64_ALPHABET);
}

test('descriptions of 200 browsers reach the other phone unchanged, and fit one QR code of version 10', () => {
  let longest = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const { code, join, from } = codeOf(seed);
    expect(code).toMatch(/^Join[\w-]+$/);
    const back = read(code);
    expect([back.way, back.pair, back.name]).toEqual([join.way, join.pair, 'Ana']);
    for (const name of ['ice-ufrag', 'ice-pwd', 'setup', 'fingerprint', 'mid'])
      expect(field(back.sdp, name)).toBe(field(from.sdp, name));
    expect(hostsOf(back.sdp).sort()).toEqual(from.hosts.map(spread).sort());
    expect(read(spellJoinCode(code))).toEqual(back);
    // Printing the parsed code again gives the same code.
    expect(printJoinCode(back)).toBe(code);
    longest = Math.max(longest, code.length);
    if (seed <= 10) expect(encode(code, { ecc: 'M' }).version).toBeLessThanOrEqual(10);
  }
  console.log(
    `longest code: ${longest} signs of ${MAX_JOIN_CODE_LENGTH}, QR version ${encode('x'.repeat(longest), { ecc: 'M' }).version}`,
  );
  expect(longest).toBeLessThanOrEqual(MAX_JOIN_CODE_LENGTH);
});

test('leaves out the least useful of many addresses, and cuts a long name between letters', () => {
  const { sdp } = makeRandomSdp('firefox', 'offer', makeDice(1));
  const hosts = ['fe80::1', 'fe80::2', '2001:db8::1', '2001:db8::2', '192.168.1.2', '10.0.0.2', '172.17.0.1'];
  const lines = hosts.map((host, at) => `a=candidate:${at} 1 UDP ${100 - at} ${host} 5000${at} typ host`);
  const many = sdp.replace(/(?:a=candidate.*\r\n)+/, `${lines.join('\r\n')}\r\n`);
  const code = printJoinCode({ way: 'offer', pair: '01020304', name: 'Großmütterchen 💥💥💥', sdp: many }) as string;
  expect(encode(code, { ecc: 'M' }).version).toBeLessThanOrEqual(10);
  const back = read(code);
  expect(back.name).toBe('Großmütterchen 💥');
  expect(hostsOf(back.sdp)).toEqual([
    '192.168.1.2 50004',
    '10.0.0.2 50005',
    '172.17.0.1 50006',
    '2001:0db8:0000:0000:0000:0000:0000:0001 50002',
    '2001:0db8:0000:0000:0000:0000:0000:0002 50003',
  ]);
});

test('detects every damaged character, also lost, doubled and swapped ones', () => {
  const { code } = codeOf(3);
  const right = read(code);
  const wrong = new Set<string>();
  const check = (text: string) => {
    const parsed = parseJoinCode(text);
    if (!parsed.ok) return;
    if (JSON.stringify(parsed.value) !== JSON.stringify(right)) wrong.add(text);
  };
  const each = (text: string, letters: string) => {
    for (let at = 0; at < text.length; at += 2) {
      for (const letter of letters) check(text.slice(0, at) + letter + text.slice(at + 1));
      check(text.slice(0, at) + text.slice(at + 1));
      check(text.slice(0, at) + text.slice(at, at + 1) + text.slice(at));
      check(text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2));
    }
  };
  each(code, 'Az');
  each(spellJoinCode(code).replaceAll(' ', ''), '0Z');
  expect([...wrong]).toEqual([]);
});

describe('a typed code', () => {
  const { code } = codeOf(7);
  const right = read(code);
  const spelled = spellJoinCode(code);

  test('is spelled in groups of four capital letters and digits', () => {
    expect(spelled).toMatch(/^JOIN(?: [0-9A-HJKMNP-TV-Z]{4})+(?: [0-9A-HJKMNP-TV-Z]{1,4})$/);
  });

  test.each([
    ['small', spelled.toLowerCase()],
    ['without spaces', spelled.replaceAll(' ', '')],
    ['with hyphens and line breaks', spelled.replaceAll(' ', '-\n')],
    ['with O for 0 and l for 1', spelled.toLowerCase().replaceAll('0', 'O').replaceAll('1', 'l')],
    ['the text of the QR code in groups', code.replace(/(.{4})/g, '$1 \u00a0')],
    [
      'the same over several lines, with signs that nobody sees',
      `\ufeff ${code.replace(/(.{20})/g, '$1\r\n\u200b')}\t`,
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(right);
  });

  test('corrects one letter of the wrong case', () => {
    const at = [...code].findIndex((letter, place) => place > 10 && /[a-z]/.test(letter));
    const text = code.slice(0, at) + code.slice(at, at + 1).toUpperCase() + code.slice(at + 1);
    expect(text).not.toBe(code);
    expect(read(text)).toEqual(right);
  });
});

describe('an invalid code has a fault', () => {
  const offer = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => codeOf(seed)).find(({ join }) => join.way === 'offer')
    ?.code as string;
  const fault = (text: unknown, wanted?: 'offer' | 'answer') => {
    const parsed = parseJoinCode(text, wanted);
    return parsed.ok ? 'read' : parsed.fault;
  };
  const cases: readonly [string, unknown, string][] = [
    ['nothing', '', 'no-code'],
    ['no text', { toString: () => offer }, 'no-code'],
    ['another code', 'SF1:ABC', 'no-code'],
    ['the beginning alone', 'Join', 'no-code'],
    ['cut off', offer.slice(0, 60), 'no-code'],
    ['far too long', offer + 'A'.repeat(5000), 'no-code'],
    ['of a newer version', withBytes(offer, (bytes) => bytes.set([PROTOCOL_VERSION + 1])), 'newer-version'],
    ['of none', withBytes(offer, (bytes) => bytes.set([0])), 'older-version'],
    ['of no way', withBytes(offer, (bytes) => bytes.set([9], 1)), 'no-code'],
    ['a name that is no text', withBytes(offer, (bytes) => bytes.set([0xff], 7)), 'no-code'],
    ['a name beyond its end', withBytes(offer, (bytes) => bytes.set([255], 6)), 'no-code'],
    ['an offer that calls itself an answer', withBytes(offer, (bytes) => bytes.set([1], 1)), 'no-code'],
  ];
  test.each(cases)('%s', (_, text, expected) => {
    expect(fault(text)).toBe(expected);
  });

  test('rejects an offer where an answer is expected', () => {
    expect([fault(offer, 'offer'), fault(offer, 'answer')]).toEqual(['read', 'wrong-way']);
  });

  test('every fault has a message on the screens', () => {
    const all: readonly LinkFault[] = [
      'no-code',
      'wrong-way',
      'newer-version',
      'older-version',
      'own-code',
      'unsupported',
      'unreachable',
      'failed',
    ];
    for (const each of all) expect(JOIN_FAULTS).toContain(each);
  });
});

test('changed bytes with a valid checksum give a fault, or a description whose lines are intact', () => {
  const { code } = codeOf(5);
  let taken = 0;
  for (let seed = 1; seed <= 3000; seed++) {
    const roll = makeDice(seed);
    const text = withBytes(code, (bytes) => {
      for (let times = 1 + roll(4); times > 0; times--) bytes[1 + roll(bytes.length - 5)] = roll(256);
    });
    const parsed = parseJoinCode(text);
    if (!parsed.ok) continue;
    taken++;
    for (const line of parsed.value.sdp.split('\r\n').slice(0, -1)) expect(line).toMatch(/^[a-z]=[\x20-\x7e]+$/);
    expect(parsed.value.name).not.toMatch(/\p{Cc}/u);
  }
  expect(taken).toBeGreaterThan(100);
});

test('a description without a data channel has no code', () => {
  const { sdp } = makeRandomSdp('chromium', 'offer', makeDice(2));
  const print = (text: string) => printJoinCode({ way: 'offer', pair: '01020304', name: 'Ana', sdp: text });
  expect(print(sdp)).not.toBeNull();
  for (const broken of [
    '',
    sdp.replace('a=mid:0', 'a=mid:data'),
    sdp.replace('sha-256', 'sha-1'),
    sdp.replace(/a=ice-pwd.*/, ''),
  ])
    expect(print(broken)).toBeNull();
});
