import type { Accessor } from 'solid-js';
import type { Result } from '../../plain/result';

/** Whether this phone is connected to the others. `parted`: what is tapped here is sent once it is again. */
export type Connection = 'joining' | 'connected' | 'parted';

/** Somebody who plays in a shared game or looks on. */
export interface Seat {
  readonly person: string;
  readonly name: string;
  /** A side, `judge` or `watching`. */
  readonly role: string;
  /** Whether their phone can be reached now. */
  readonly here: boolean;
  /** This phone. */
  readonly self: boolean;
  /** How many of their steps do not count, because of the limits or of their role. */
  readonly ignored: number;
}

/** One figure that two phones moved without knowing of each other. */
export interface ConflictShown {
  readonly piece: string;
  /** Both moves, the one that counts now last: by whom, and where the figure then stands. */
  readonly moves: readonly [MoveShown, MoveShown];
}

export interface MoveShown {
  readonly tap: string;
  readonly name: string;
  /** `c4`; empty where the figure was taken off the map. */
  readonly squares: readonly string[];
}

/** The open game as it is played on several phones. */
/** A judge or another player of the side, who could see the hand of this phone's player. */
export interface ViewerToAsk {
  readonly person: string;
  readonly name: string;
  readonly isJudge: boolean;
}

export interface Together {
  readonly game: string;
  readonly connection: Accessor<Connection>;
  /** Everybody who ever joined, this phone first. */
  readonly seats: Accessor<readonly Seat[]>;
  readonly conflicts: Accessor<readonly ConflictShown[]>;
  /** A sentence where something of another phone was left out or a phone was sent away; null where all is well. */
  readonly warning: Accessor<string | null>;
  /** Whether others join this phone: it shows the codes. False on a phone that joined, and on a club's server. */
  readonly hub: boolean;
  /** Whether it is played over a club's server: then the link is all that others need. */
  readonly room: { readonly link: string } | null;
  /** People whom the player of this phone has not yet answered whether they may see the hand. Empty if there is no hand. */
  readonly viewersToAsk: Accessor<readonly ViewerToAsk[]>;
  /** Accepts a judge or team-mate, who then sees the hand of this phone's side, or refuses one. */
  readonly answerViewer: (person: string, mayLook: boolean) => Promise<boolean>;
  /** Another name or role for this phone. */
  readonly setMe: (name: string, role: string) => Promise<boolean>;
  /** The first of the two moves counts again, or, with `second`, it stays as it is: nobody is asked any more. */
  readonly settle: (conflict: ConflictShown, keep: 'first' | 'second') => Promise<boolean>;
  /** Takes out all that somebody did, and gives what brings just that back; null where it was not done. */
  readonly removeTaps: (person: string) => Promise<(() => Promise<boolean>) | null>;
  /** Sends a phone away; what it did stays. Only where phones join this one. */
  readonly dismiss: (person: string) => void;
  /** The game goes on alone on this phone. It can be shared again. */
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
 * Why phones did not come together. `no-code`: what was read is no code of this. `own-code`: it is this phone's own. `wrong-way`: an answer where
 * an offer was wanted, or the other way round. `full`: four phones already. `unsupported`: this browser opens no line to another. `unreachable`:
 * not on the same network, or it lets no phone reach another. `no-room`: the club's server knows no such game. `too-large`: larger than any real game. `not-proven`: it has lines without a valid signature.
 */
export type JoinFault = (typeof JOIN_FAULTS)[number];

/** The code that the phone shows which others join, until one has or `cancel`. */
export interface Offer {
  /** Text of the QR code, and for typing: letters, digits, `-` and `_`. */
  readonly code: string;
  /** Takes the other phone's answer, as scanned or typed. Resolves when the two are joined. */
  readonly take: (answer: string) => Promise<Result<{ readonly name: string }, JoinFault>>;
  readonly cancel: () => void;
}

/** The code that a joining phone shows to the one that it joins. */
export interface Answer {
  readonly code: string;
  /** Resolves when the other phone has taken it and the game is open here. */
  readonly joined: Promise<Result<{ readonly game: string }, JoinFault>>;
  readonly cancel: () => void;
}

export interface Me {
  readonly name: string;
  /** A side, `judge` or `watching`. Null: to be chosen once the game is here. */
  readonly role: string | null;
}

/**
 * What a screen may do, loaded when it is first wanted (`import('../app/together/controller')`): nothing of it is in a game that is played on
 * one phone.
 */
export interface Controller {
  /** Shares the open game from phone to phone. False where the disk refused. */
  readonly shareGame: (me: Me) => Promise<boolean>;
  /** Shares the open game over the server that the app came from; `tournament`: whoever has the organizer's link sees its score. */
  readonly shareOverServer: (me: Me, tournament: boolean) => Promise<Result<null, JoinFault>>;
  /** Whether the app came from a club's server. */
  readonly hasServer: () => Promise<boolean>;
  /** A code for one more phone. */
  readonly offer: () => Promise<Result<Offer, JoinFault>>;
  /** Answers another phone's offer. */
  readonly answer: (code: string, me: Me) => Promise<Result<Answer, JoinFault>>;
  /** Joins a game of a club's server by the link that opened the app. */
  readonly joinRoom: (link: string, me: Me) => Promise<Result<{ readonly game: string }, JoinFault>>;
  /**
   * Brings a phone back that was in the open game: a code that the other one scans once and that is all. Null where nobody has left one here:
   * then both codes are needed again.
   */
  readonly comeBack: () => Promise<Answer | null>;
}
