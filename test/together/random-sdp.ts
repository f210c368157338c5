/** Makes session descriptions (SDP) of data channels as browsers write them, with random addresses and secrets. */
import type { makeDice } from '../helpers/random-board';

type Dice = ReturnType<typeof makeDice>;

export type SdpBrowser = 'chromium' | 'firefox' | 'safari';
export const SDP_BROWSERS: readonly SdpBrowser[] = ['chromium', 'firefox', 'safari'];

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const HEX = '0123456789abcdef';
const drawn = (roll: Dice, count: number, of: string) =>
  Array.from({ length: count }, () => of[roll(of.length)]).join('');
const hex = (roll: Dice, count: number) => drawn(roll, count, HEX);

const ADDRESSES: readonly ((roll: Dice) => string)[] = [
  (roll) => `192.168.${roll(256)}.${roll(256)}`,
  (roll) => `10.${roll(256)}.${roll(256)}.${roll(256)}`,
  (roll) => `${hex(roll, 8)}-${hex(roll, 4)}-${hex(roll, 4)}-${hex(roll, 4)}-${hex(roll, 12)}.local`,
  (roll) => `2001:db8:${Array.from({ length: 6 }, () => `a${hex(roll, 3)}`).join(':')}`,
  (roll) => `fd00::${1 + roll(9)}`,
  (roll) => `fe80::${1 + roll(9)}:b${hex(roll, 3)}`,
];

export interface RandomSdp {
  readonly sdp: string;
  /** Address and port of each host candidate over UDP, in order. */
  readonly hosts: readonly string[];
}

export function makeRandomSdp(maker: SdpBrowser, way: 'offer' | 'answer', roll: Dice): RandomSdp {
  const addresses = Array.from({ length: 1 + roll(3) }, () =>
    (ADDRESSES[roll(ADDRESSES.length)] as (r: Dice) => string)(roll),
  );
  const ports = addresses.map(() => 1024 + roll(64_000));
  const setup = way === 'offer' ? 'actpass' : roll(4) === 0 ? 'passive' : 'active';
  const print = Array.from({ length: 32 }, () => hex(roll, 2).toUpperCase()).join(':');
  const candidates = addresses.flatMap((address, at) =>
    maker === 'firefox'
      ? [
          `a=candidate:${at} 1 UDP ${2122252543 - at} ${address} ${ports[at]} typ host`,
          `a=candidate:${at + 9} 1 TCP ${2105524479 - at} ${address} 9 typ host tcptype active`,
        ]
      : [
          `a=candidate:${1000 + roll(1e6)} 1 udp ${2122260223 - at} ${address} ${ports[at]} typ host generation 0 network-id ${at + 1}`,
          `a=candidate:${1000 + roll(1e6)} 1 tcp ${1518280447 - at} ${address} 9 typ host tcptype active generation 0`,
        ],
  );
  const ice =
    maker === 'firefox'
      ? [`a=ice-pwd:${hex(roll, 32)}`, `a=ice-ufrag:${hex(roll, 8)}`]
      : [`a=ice-ufrag:${drawn(roll, 4, LETTERS)}`, `a=ice-pwd:${drawn(roll, 24, LETTERS)}`, 'a=ice-options:trickle'];
  const head = ['v=0', 'o=- 4611731400430051336 2 IN IP4 127.0.0.1', 's=-', 't=0 0'];
  const fingerprint = `a=fingerprint:sha-256 ${print}`;
  const media = ['m=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0', ...candidates, ...ice];
  const tail = [`a=setup:${setup}`, 'a=mid:0', 'a=sctp-port:5000', 'a=max-message-size:262144'];
  const lines =
    maker === 'firefox'
      ? [
          ...head,
          fingerprint,
          'a=group:BUNDLE 0',
          'a=ice-options:trickle',
          'a=msid-semantic:WMS *',
          ...media,
          'a=sendrecv',
          'a=end-of-candidates',
          ...tail,
        ]
      : [...head, 'a=group:BUNDLE 0', 'a=extmap-allow-mixed', 'a=msid-semantic: WMS', ...media, fingerprint, ...tail];
  return { sdp: `${lines.join('\r\n')}\r\n`, hosts: addresses.map((address, at) => `${address} ${ports[at]}`) };
}
