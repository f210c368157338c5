import type { Accessor } from 'solid-js';
import type { Result } from '../../plain/result';

/** Connection to the other devices. `parted`: disconnected; taps are sent after reconnecting. */
export type ConnectionState = 'joining' | 'connected' | 'parted';

/** Player, judge or watcher of a shared game. */
export interface Seat {
  readonly person: string;
  readonly name: string;
  /** A side, `judge` or `watching`. */
  readonly role: string;
  /** Whether the person's device is online. */
  readonly here: boolean;
  /** Whether it is this device. */
  readonly self: boolean;
  /** Number of their steps that do not count because of limits or their role. */
  readonly ignored: number;
}

/** A figure that two devices moved without knowing of each other. */
export interface ConflictView {
  readonly piece: string;
  /** Both moves with person and target squares. The one that counts is last. */
  readonly moves: readonly [ConflictMove, ConflictMove];
}

export interface ConflictMove {
  readonly tap: string;
  readonly name: string;
  /** Squares such as `c4`. Empty if the figure was taken off the map. */
  readonly squares: readonly string[];
}

/** Judge or team-mate who asks to see the hand of this device's player. */
export interface ViewerToAsk {
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
  /** Explains that data of another device was dropped or a device was dismissed. Null if there is no warning. */
  readonly warning: Accessor<string | null>;
  /**
   * Whether other devices join this one, which shows the codes. False on a device that joined, and in rooms of a club's
   * server.
   */
  readonly hub: boolean;
  /** Room on a club's server; others only need its link. Null without a server. */
  readonly room: { readonly link: string } | null;
  /** People who wait for permission to see the hand. Empty if there is no hand. */
  readonly viewersToAsk: Accessor<readonly ViewerToAsk[]>;
  /** Allows or refuses that a judge or team-mate sees the hand of this device's side. */
  readonly answerViewer: (person: string, mayLook: boolean) => Promise<boolean>;
  /** Changes the name or role of this device. */
  readonly setMe: (name: string, role: string) => Promise<boolean>;
  /** Settles a conflict: `first` makes the first move count again, `second` leaves the position as it is. */
  readonly settle: (conflict: ConflictView, keep: 'first' | 'second') => Promise<boolean>;
  /** Removes all steps of a person. Returns a function that restores exactly these. Null if it failed. */
  readonly removeTaps: (person: string) => Promise<(() => Promise<boolean>) | null>;
  /** Disconnects a device; its steps stay. Only on the hub. */
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
 * Why joining failed.
 * - `no-code`: the text is not a code of a shared game.
 * - `own-code`: it is the code of this device.
 * - `wrong-way`: an answer instead of an offer, or the reverse.
 * - `full`: four devices are already connected.
 * - `unsupported`: the browser cannot connect to other devices.
 * - `unreachable`: not on the same network, or the network blocks connections between devices.
 * - `no-room`: the club's server does not know the game.
 * - `too-large`: larger than any real game.
 * - `not-proven`: it has lines without a valid signature.
 */
export type JoinFault = (typeof JOIN_FAULTS)[number];

/** Code that the hub shows until a device has joined or `cancel` is called. */
export interface JoinOffer {
  /** Text of the QR code, also for typing: letters, digits, `-` and `_`. */
  readonly code: string;
  /** Takes the other device's answer, scanned or typed. Resolves when both are connected. */
  readonly take: (answer: string) => Promise<Result<{ readonly name: string }, JoinFault>>;
  readonly cancel: () => void;
}

/** Code that a joining device shows to the hub. */
export interface JoinAnswer {
  readonly code: string;
  /** Resolves when the hub has taken the code and the game is open here. */
  readonly joined: Promise<Result<{ readonly game: string }, JoinFault>>;
  readonly cancel: () => void;
}

export interface JoiningPerson {
  readonly name: string;
  /** A side, `judge` or `watching`. Null if it is chosen after the game is received. */
  readonly role: string | null;
}

/**
 * Actions of shared games for screens. Loaded on first use with `import('../app/together/controller')`; games on one
 * device never load it.
 */
export interface SharedGameController {
  /** Shares the open game directly between devices. False if the write failed. */
  readonly shareGame: (me: JoiningPerson) => Promise<boolean>;
  /**
   * Shares the open game over the server that the app came from.
   * @param tournament whether the organizer's link shows the score
   */
  readonly shareOverServer: (me: JoiningPerson, tournament: boolean) => Promise<Result<null, JoinFault>>;
  /** Whether the app came from a club's server. */
  readonly hasServer: () => Promise<boolean>;
  /** Makes a code for one more device. */
  readonly offer: () => Promise<Result<JoinOffer, JoinFault>>;
  /** Answers another device's offer. */
  readonly answer: (code: string, me: JoiningPerson) => Promise<Result<JoinAnswer, JoinFault>>;
  /** Joins a room of a club's server by the link that opened the app. */
  readonly joinRoom: (link: string, me: JoiningPerson) => Promise<Result<{ readonly game: string }, JoinFault>>;
  /**
   * Reconnects a device of the open game: the other device only scans one code. Null if no code was stored; then both
   * codes are needed again.
   */
  readonly comeBack: () => Promise<JoinAnswer | null>;
}
