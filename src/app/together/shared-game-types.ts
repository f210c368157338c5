import type { Accessor } from 'solid-js';
import type { Result } from '../../plain/result';

/** Connection to the other devices. `parted`: disconnected; taps are sent after reconnecting. */
export type ConnectionState = 'joining' | 'connected' | 'parted';

/** Player, judge or watcher of a shared game. */
export interface Seat {
  readonly person: string;
  readonly name: string;
  /** Id of a side, `judge` or `watching`. */
  readonly role: string;
  /** Whether the person's device is online. */
  readonly here: boolean;
  /** Whether the seat belongs to this device. */
  readonly self: boolean;
  /** Number of the person's steps that are ignored because of limits or the role. */
  readonly ignored: number;
}

/** Figure that two devices moved before they received each other's move. */
export interface ConflictView {
  readonly piece: string;
  /** Both moves with person and target squares. The last move counts. */
  readonly moves: readonly [ConflictMove, ConflictMove];
}

export interface ConflictMove {
  readonly tap: string;
  readonly name: string;
  /** Squares such as `c4`. Empty if the figure was taken off the map. */
  readonly squares: readonly string[];
}

/** Request of a judge or team-mate to see the hand of this device's player. */
export interface HandViewRequest {
  readonly person: string;
  readonly name: string;
  readonly isJudge: boolean;
}

export interface SharedGameState {
  readonly game: string;
  readonly connection: Accessor<ConnectionState>;
  /** All people who ever joined, this device first. */
  readonly seats: Accessor<readonly Seat[]>;
  readonly conflicts: Accessor<readonly ConflictView[]>;
  /** Warning that data of another device was rejected or that a device was removed. Null if there is no warning. */
  readonly warning: Accessor<string | null>;
  /**
   * Whether other devices join this device with codes. False on a device that joined, and in rooms of a club's server.
   */
  readonly hub: boolean;
  /** Room on a club's server. Other devices join the room by its link. Null if the game uses no server. */
  readonly room: { readonly link: string } | null;
  /** Pending requests to see the hand of this device's side. Empty if the side has no hand. */
  readonly viewersToAsk: Accessor<readonly HandViewRequest[]>;
  /** Allows or forbids a judge or team-mate to see the hand of this device's side. */
  readonly answerViewer: (person: string, mayLook: boolean) => Promise<boolean>;
  /** Changes the name or role of this device. */
  readonly setMe: (name: string, role: string) => Promise<boolean>;
  /** Settles a conflict: `first` makes the first move count again, `second` leaves the position as it is. */
  readonly settle: (conflict: ConflictView, keep: 'first' | 'second') => Promise<boolean>;
  /** Removes all steps of a person. Returns a function that restores the removed steps. Null if the write failed. */
  readonly removeTaps: (person: string) => Promise<(() => Promise<boolean>) | null>;
  /** Disconnects a device. Its steps stay in the game. Only possible on the hub. */
  readonly dismiss: (person: string) => void;
  /** Ends sharing on this device. The game can be shared again. */
  readonly end: () => Promise<boolean>;
}

export const JOIN_FAULTS = [
  'no-code',
  'own-code',
  'wrong-way',
  'newer-version',
  'older-version',
  'full',
  'unsupported',
  'unreachable',
  'no-room',
  'too-large',
  'not-proven',
  'failed',
] as const;
/**
 * Reason why joining failed.
 * - `no-code`: the text is not a code of a shared game.
 * - `own-code`: the code belongs to this device.
 * - `wrong-way`: an answer instead of an offer, or the reverse.
 * - `full`: four devices are already connected.
 * - `unsupported`: the browser cannot connect to other devices.
 * - `unreachable`: not on the same network, or the network blocks connections between devices.
 * - `no-room`: the club's server does not know the game.
 * - `too-large`: larger than any real game.
 * - `not-proven`: the game has lines without a valid signature.
 */
export type JoinFault = (typeof JOIN_FAULTS)[number];

/** Code that the hub shows until a device has joined or `cancel` is called. */
export interface JoinOffer {
  /** Text of the QR code, also for typing: letters, digits, `-` and `_`. */
  readonly code: string;
  /** Accepts the scanned or typed answer of the other device. Resolves when both devices are connected. */
  readonly take: (answer: string) => Promise<Result<{ readonly name: string }, JoinFault>>;
  readonly cancel: () => void;
}

/** Code that a joining device shows to the hub. */
export interface JoinAnswer {
  readonly code: string;
  /** Resolves when the hub has accepted the code and the game is open on this device. */
  readonly joined: Promise<Result<{ readonly game: string }, JoinFault>>;
  readonly cancel: () => void;
}

export interface JoiningPerson {
  readonly name: string;
  /** Id of a side, `judge` or `watching`. Null if the side is chosen after the game is received. */
  readonly role: string | null;
}

/**
 * Actions of shared games for screens. `loadController` loads them on first use; games on one device never load them.
 */
export interface SharedGameController {
  /** Shares the open game directly between devices. False if the write failed. */
  readonly shareGame: (me: JoiningPerson) => Promise<boolean>;
  /**
   * Shares the open game over the server that the app came from.
   * @param tournament whether the organizer's list of tables shows the game and its score
   */
  readonly shareOverServer: (me: JoiningPerson, tournament: boolean) => Promise<Result<null, JoinFault>>;
  /** Whether the app came from a club's server. */
  readonly hasServer: () => Promise<boolean>;
  /** Makes a code with which one more device can join. */
  readonly offer: () => Promise<Result<JoinOffer, JoinFault>>;
  /** Makes the answer to the offer of another device. */
  readonly answer: (code: string, me: JoiningPerson) => Promise<Result<JoinAnswer, JoinFault>>;
  /** Joins a room of a club's server by the link that opened the app. */
  readonly joinRoom: (link: string, me: JoiningPerson) => Promise<Result<{ readonly game: string }, JoinFault>>;
  /**
   * Reconnects this device to its shared game with a stored code, so the other device only scans one code. Null if no
   * stored code can be used; two codes are then needed.
   */
  readonly comeBack: () => Promise<JoinAnswer | null>;
}
