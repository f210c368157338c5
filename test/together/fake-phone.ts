import * as Y from 'yjs';
import { err, type Result } from '../../src/plain/result';
import type { CloseReason } from '../../src/together/messages';
import { openPeers, type Peers } from '../../src/together/peers';
import type { LinkFault, PhoneOffer } from '../../src/together/phone-link';
import {
  appendLines,
  countSeenLines,
  makeSharedDoc,
  readNewLines,
  type SharedDoc,
} from '../../src/together/shared-doc';
import type { SharedLine } from '../../src/together/shared-line';
import { listTapsThatCount } from '../../src/together/shared-state';
import { makeSyncSource } from '../../src/together/wire';

/** A phone of a shared game without a browser: document, disk and connections, joined as in the app. */
export interface FakePhone {
  readonly person: string;
  readonly shared: SharedDoc;
  readonly peers: Peers;
  readonly disk: Uint8Array[];
  /** Events of the phone's connections, in order: `joined bob`, `gone bob lost`. */
  readonly events: string[];
  /** Codes of spare offers, by the person who made the offer. */
  readonly standby: Map<string, string>;
  readonly tap: (id: string) => void;
  readonly taps: () => string[];
}

interface Options {
  readonly disk?: readonly Uint8Array[];
  readonly offer?: () => Promise<Result<PhoneOffer, LinkFault>>;
  /** Milliseconds that a write to the disk takes. */
  readonly writeMs?: number;
  readonly game?: string | null;
}

export function openFakePhone(person: string, side: 'hub' | 'guest', options: Options = {}): FakePhone {
  const { offer = async () => err('unsupported' as const), writeMs = 0, game = 'g' } = options;
  const disk = [...(options.disk ?? [])];
  // Only data on the disk is sent to other phones.
  const safe = new Y.Doc({ gc: false });
  for (const each of disk) Y.applyUpdate(safe, each);
  const shared = makeSharedDoc(disk);
  const told: string[] = [];
  const standby = new Map<string, string>();
  const peers = openPeers({
    side,
    me: () => ({ app: '0.2.0', person, name: `Player ${person}`, game }),
    doc: shared.doc,
    source: makeSyncSource(safe),
    offer,
    on: {
      update(update, from) {
        Y.applyUpdate(shared.doc, update, from);
        readNewLines(shared);
      },
      joined: (hello) => told.push(`joined ${hello.person}`),
      caughtUp: (who) => told.push(`caught up ${who}`),
      unread: (who, count) => told.push(`unread ${who} ${count}`),
      diverged: (who) => told.push(`diverged ${who}`),
      standby: (who, code) => standby.set(who, code),
      here: () => undefined,
      gone: (who, reason: CloseReason) => told.push(`gone ${who} ${reason}`),
    },
  });
  shared.doc.on('update', (update: Uint8Array, from: unknown) => {
    const save = () => {
      disk.push(update);
      Y.applyUpdate(safe, update);
      peers.tell([update], from);
    };
    if (writeMs === 0) save();
    else setTimeout(save, writeMs);
  });
  peers.setMe({ person, name: `Player ${person}`, role: 'watching' });
  let at = 0;
  const tapLine = (id: string): SharedLine => ({
    line: 'tap',
    by: person,
    at: ++at,
    id,
    step: 'x',
    facts: [],
    saw: countSeenLines(shared.state),
  });
  return {
    person,
    shared,
    peers,
    disk,
    events: told,
    standby,
    tap: (id) => appendLines(shared, [tapLine(id)]),
    taps: () => listTapsThatCount(shared.state).map(({ id }) => id),
  };
}
