import type { MoveLine } from '../catalog/cards/effects';
import type { Square } from '../grid/square';
import type { ObjectiveOutcome } from '../table/objective-outcomes';
import type {
  BreakthroughQuestion,
  DestroyQuestion,
  HitQuestion,
  InteractQuestion,
  MoveQuestion,
  SlamQuestion,
} from './ruleset';

/** Wounds for one place: a box, a card, or (both null) no slot yet. */
export interface WoundPut {
  readonly box: string | null;
  readonly card: string | null;
  readonly wounds: number;
}

/** Wounds taken off one figure by a rest. */
export interface Healing extends WoundPut {
  readonly piece: string;
}

/** A token that enters the map: one without a strength cannot be damaged. */
export interface LaidToken {
  readonly id: string;
  readonly kind: string;
  readonly at: Square;
  readonly strength: number | null;
  readonly times: number | null;
  /** The id of the scenario that brings it. */
  readonly scenario?: string;
}

/** How many of the points asked are taken from the dial of the whole side; the rest come from the figure's own track. */
interface Paid {
  readonly command: number;
}

/**
 * What players do in games with phases and action points. `piece` is a figure, or the name of a group whose figures share a
 * track.
 */
export type MissionDeed =
  | { readonly deed: 'next-phase' }
  /** Begins the round of this number, for a game that starts in a later round. */
  | { readonly deed: 'begin-round'; readonly round: number }
  /** `how` is one of the edition's `actions`. `at` for whoever comes back; `heal` where a rest is not left to the app. */
  | {
      readonly deed: 'activate';
      readonly piece: string;
      readonly how: string;
      readonly at: Square | null;
      readonly heal: readonly Healing[] | null;
    }
  | { readonly deed: 'end-activation'; readonly piece: string }
  /** Below 0: a red face. */
  | { readonly deed: 'roll'; readonly piece: string; readonly declared: number; readonly rolled: number }
  /** `points` from its own track. */
  | ({ readonly deed: 'spend'; readonly piece: string; readonly points: number } & Paid)
  /** By a card: on the action track, as far as it goes. */
  | { readonly deed: 'gain'; readonly piece: string; readonly points: number }
  /** By a card: so many spaces, without points and penalties, until its activation is over. */
  | { readonly deed: 'let-move'; readonly piece: string; readonly spaces: number; readonly line: MoveLine }
  | { readonly deed: 'turn-dial'; readonly side: string; readonly by: number }
  /** `card` null: the defense of the character card. `reacting` to an attack or another's act. */
  | ({
      readonly deed: 'trigger';
      readonly piece: string;
      readonly card: string | null;
      readonly reacting: boolean;
    } & Paid)
  | {
      readonly deed: 'wound';
      readonly piece: string;
      readonly puts: readonly WoundPut[];
      readonly by: string | null;
    }
  /** Puts wounds that lie in no slot yet where their player wants them. */
  | { readonly deed: 'settle'; readonly piece: string; readonly puts: readonly WoundPut[] }
  | { readonly deed: 'defeat'; readonly piece: string; readonly by: string | null }
  /** One of a group comes back for points of the group. */
  | ({ readonly deed: 'respawn'; readonly piece: string; readonly at: Square } & Paid)
  | { readonly deed: 'status'; readonly piece: string; readonly status: string; readonly by: number }
  /** Removes one status token from `of`, by itself or by an ally beside it. */
  | ({ readonly deed: 'shake-off'; readonly piece: string; readonly of: string; readonly status: string } & Paid)
  | { readonly deed: 'destroy'; readonly target: DestroyQuestion['target'] }
  /** A token enters, as a scenario says; `times` is how often it must be damaged before it goes. */
  | { readonly deed: 'lay'; readonly token: LaidToken }
  | ({ readonly deed: 'take'; readonly piece: string; readonly token: string } & Paid)
  /** At a spawn point of its own side; `points` for the side. */
  | { readonly deed: 'deliver'; readonly piece: string; readonly token: string; readonly points: number }
  /** What became of a scenario card, with its objective points; once. */
  | { readonly deed: 'complete'; readonly card: string; readonly outcome: ObjectiveOutcome }
  | { readonly deed: 'score'; readonly side: string; readonly points: number }
  | ({ readonly deed: 'march'; readonly piece: string } & Paid)
  | ({ readonly deed: 'move'; readonly of: MoveQuestion } & Paid)
  /** `card` null: the primary attack. `turret`: with the gun that it stands at. */
  | ({
      readonly deed: 'attack';
      readonly of: HitQuestion;
      readonly card: string | null;
      readonly turret: boolean;
      /** Uses the card once more, though its last attack could still go on to further targets. */
      readonly anew?: boolean;
    } & Paid)
  /** An attack on a thing: with a card, a gun or a hurled object as on a figure. One too weak for it costs its points and does nothing. */
  | ({
      readonly deed: 'demolish';
      readonly of: DestroyQuestion;
      readonly card: string | null;
      readonly turret: boolean;
      readonly anew?: boolean;
    } & Paid)
  | ({ readonly deed: 'break-through'; readonly of: BreakthroughQuestion } & Paid)
  | ({ readonly deed: 'interact'; readonly of: InteractQuestion } & Paid)
  | { readonly deed: 'slam'; readonly of: SlamQuestion };
