import type { MoveForm } from '../catalog/cards/effects';
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

/** Wounds for one slot, which is a box or a card. Box and card are null if the slot is not chosen yet. */
export interface WoundPlacement {
  readonly box: string | null;
  readonly card: string | null;
  readonly wounds: number;
}

/** Wounds removed from one figure by a rest. */
export interface Healing extends WoundPlacement {
  readonly piece: string;
}

/** Token that enters the map. A token without a strength cannot be damaged. */
export interface EnteringToken {
  readonly id: string;
  readonly kind: string;
  readonly at: Square;
  readonly strength: number | null;
  readonly times: number | null;
  /** Id of the scenario that adds the token. */
  readonly scenario?: string;
}

/** Number of action points that the side's command dial pays. The figure's own track pays the rest. */
interface CommandShare {
  readonly command: number;
}

/**
 * Deed in a game with phases and action points. `piece` is a figure, or the name of a group whose figures share a
 * track.
 */
export type MissionDeed =
  | { readonly deed: 'next-phase' }
  /** Begins the round with this number, for a game that starts in a later round. */
  | { readonly deed: 'begin-round'; readonly round: number }
  /**
   * Activates a figure. `how` is one of the edition's `actions`. `at` is the square of a figure that returns. `heal` is
   * null if the app distributes the healing of a rest.
   */
  | {
      readonly deed: 'activate';
      readonly piece: string;
      readonly how: string;
      readonly at: Square | null;
      readonly heal: readonly Healing[] | null;
    }
  | { readonly deed: 'end-activation'; readonly piece: string }
  /** Records a roll for action points. `rolled` is negative for a red face. */
  | { readonly deed: 'roll'; readonly piece: string; readonly declared: number; readonly rolled: number }
  /** Spends action points, `command` of them from the command dial. */
  | ({ readonly deed: 'spend'; readonly piece: string; readonly points: number } & CommandShare)
  /** Adds action points that a card provides to the figure's track, up to the end of the track. */
  | { readonly deed: 'gain'; readonly piece: string; readonly points: number }
  /** Allows the figure a move that a card provides, without points and penalties, until the activation ends. */
  | { readonly deed: 'let-move'; readonly piece: string; readonly spaces: number; readonly line: MoveForm }
  | { readonly deed: 'turn-dial'; readonly side: string; readonly by: number }
  /**
   * Uses an action card. `card` is null for the defense on the character card. `reacting`: whether the card reacts to
   * an attack or another deed.
   */
  | ({
      readonly deed: 'trigger';
      readonly piece: string;
      readonly card: string | null;
      readonly reacting: boolean;
    } & CommandShare)
  | {
      readonly deed: 'wound';
      readonly piece: string;
      readonly puts: readonly WoundPlacement[];
      readonly by: string | null;
    }
  /** Moves wounds without a slot to the slots that the owning player chooses. */
  | { readonly deed: 'settle'; readonly piece: string; readonly puts: readonly WoundPlacement[] }
  | { readonly deed: 'defeat'; readonly piece: string; readonly by: string | null }
  /** Returns a defeated member of a group to the map, for action points of the group. */
  | ({ readonly deed: 'respawn'; readonly piece: string; readonly at: Square } & CommandShare)
  | { readonly deed: 'status'; readonly piece: string; readonly status: string; readonly by: number }
  /** Removes one status token from `of`, which is the figure itself or an adjacent ally. */
  | ({
      readonly deed: 'shake-off';
      readonly piece: string;
      readonly of: string;
      readonly status: string;
    } & CommandShare)
  | { readonly deed: 'destroy'; readonly target: DestroyQuestion['target'] }
  /**
   * Puts a token on the map, as a scenario requires. `times` is the number of hits that remove the token.
   */
  | { readonly deed: 'lay'; readonly token: EnteringToken }
  | ({ readonly deed: 'take'; readonly piece: string; readonly token: string } & CommandShare)
  /** Delivers a token at a spawn point of the figure's side, which scores `points`. */
  | { readonly deed: 'deliver'; readonly piece: string; readonly token: string; readonly points: number }
  /** Records the outcome of a scenario card and its objective points. Allowed once for each card. */
  | { readonly deed: 'complete'; readonly card: string; readonly outcome: ObjectiveOutcome }
  | { readonly deed: 'score'; readonly side: string; readonly points: number }
  | ({ readonly deed: 'march'; readonly piece: string } & CommandShare)
  | ({ readonly deed: 'move'; readonly of: MoveQuestion } & CommandShare)
  /**
   * Attacks a figure. `card` is null for the primary attack. `turret`: whether the attack uses the turret gun on the
   * figure's square.
   */
  | ({
      readonly deed: 'attack';
      readonly of: HitQuestion;
      readonly card: string | null;
      readonly turret: boolean;
      /** Whether the attack is a new attack of the card, although its last attack could have further targets. */
      readonly anew?: boolean;
    } & CommandShare)
  /**
   * Attacks an object, wall or door, with a card, a gun or a hurled object. An attack that is too weak costs its points
   * and has no effect.
   */
  | ({
      readonly deed: 'demolish';
      readonly of: DestroyQuestion;
      readonly card: string | null;
      readonly turret: boolean;
      readonly anew?: boolean;
    } & CommandShare)
  | ({ readonly deed: 'break-through'; readonly of: BreakthroughQuestion } & CommandShare)
  | ({ readonly deed: 'interact'; readonly of: InteractQuestion } & CommandShare)
  | { readonly deed: 'slam'; readonly of: SlamQuestion };
