import type { Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Figure, Table } from '../../../table/table';
import type { Citation, HitAnswer, Reason } from '../../answer';
import type { ReminderDice, UseReminder } from '../../reminders';
import type { HitQuestion, Ruleset } from '../../ruleset';
import type { AttackDeed, MoveDeed, UseDeed } from '../../table-deed';
import type { TurnRules } from '../deeds';
import type { DeedContext } from './deed-context';

/** Multi-part action: the attacks and moves that a power or ability combines in one action. */
export interface MultiPartAction {
  /** Kinds of attack that it contains. */
  readonly attacks: readonly string[];
  readonly most: number;
  /** Returns the number of attacks with another power of the attacker. `most` if left out. */
  readonly mostOf?: (attacker: Piece) => number;
  /** Multi-part actions that may contain this one as their attack, without a further token. */
  readonly within?: readonly string[];
  /** Whether its attacks may target objects, terrain and walls. True if left out. */
  readonly destroys?: false;
  /** Position of the move: before the attack, around it, or no move. */
  readonly moves: 'before' | 'around' | 'none';
  /** Kind of action to record, such as `close`, `ranged` or `power`. */
  readonly as: string;
  readonly cite: Citation;
  /** Changes the attacker for each attack of the action. */
  readonly attacker?: (attacker: Piece, attacks: number) => Piece;
  /** Whether each of its attacks counts as one of a multiattack. */
  readonly twice?: true;
  /** Whether its owner must still have the power when a later part begins. Damage may cost it the power. */
  readonly stillAble?: true;
  /** Whether knock back ends the action. */
  readonly endsOnKnockBack?: true;
  /** Returns whether a figure may take the action. If left out, it needs a power of that name. */
  readonly able?: (figure: Figure, piece: Piece) => boolean;
}

/** Resolves the use of one power by an edition's rules. Records facts and reasons in `now`. */
export type PowerUse = (now: DeedContext, deed: UseDeed) => void;

/** Effect that replaces the damage of a hit, by a power of the attacker. */
export interface DamageReplacement {
  readonly cite: Citation;
  /** Called for each target that was hit. */
  readonly hit: (now: DeedContext, deed: AttackDeed, target: string) => void;
  /** Clicks that two sixes still deal. */
  readonly critical: number;
}

/** Power that the book requires or offers at the beginning of a turn or between actions. */
export interface PowerReminder {
  /** Id of a power or ability, or the name of a team if `uses` has it. */
  readonly power: string;
  readonly when: 'turn-begins' | 'action';
  readonly cite: Citation;
  readonly dice?: ReminderDice;
  readonly chooses?: UseReminder['chooses'];
  readonly targets?: 'friends' | 'foes' | 'all';
  /** Whether it belongs to members of a team and is on no dial. */
  readonly team?: true;
  /** Whether it may be used in any side's turn, for a roll of another deed. */
  readonly rolls?: true;
  /** Whether it could have an effect, for games without a map. */
  readonly couldHelp?: (figure: Figure) => boolean;
}

/** Rules of a dial-game edition for resolving deeds. */
export interface ResolveRules {
  readonly ruleset: () => Ruleset;
  readonly turns: TurnRules;
  readonly cite: Citation;
  /**
   * Adds effects of neighbours and teams to each piece of a table: lent powers and team values. Work that pieces share
   * is done once.
   */
  readonly extra?: (table: Table) => (piece: Piece) => Piece;
  /** Adds effects that apply to every kind of attack, for display: a defense lent by a neighbour. */
  readonly shows?: (position: Position, piece: Piece) => Piece;
  /** Multi-part actions by name. */
  readonly multiPartActions: Readonly<Record<string, MultiPartAction>>;
  /** Uses of powers by id, and of team abilities by their names. */
  readonly uses: Readonly<Record<string, PowerUse>>;
  /** Powers with reminders, in the order of the list of reminders. */
  readonly reminders: readonly PowerReminder[];
  readonly instead: Readonly<Record<string, DamageReplacement>>;
  /** Powers that do not end an unfinished multi-part action. */
  readonly midway?: readonly string[];
  /**
   * Returns a side's actions beyond its total this turn, by passive powers. If left out, powers grant them by their
   * use.
   */
  readonly granted?: (now: DeedContext, side: string) => number;
  readonly attacks: {
    /**
     * Returns the least d6 roll that prevents targeting, with its passage. Null if no power of the edition does that.
     */
    readonly shape: (piece: Piece, now: DeedContext) => { readonly least: number; readonly cite: Citation } | null;
    /** Whether two ones cost the attacker a click. */
    readonly fumble: (deed: AttackDeed) => boolean;
    /** Whether two ones and two sixes are ordinary rolls. Never if left out. */
    readonly plainDice?: (now: DeedContext) => boolean;
    /** Whether two sixes also damage a target without a share. */
    readonly sixesReachAll?: true;
    /** Whether the attacker divides damage among several targets. */
    readonly shares: boolean;
    /**
     * Returns the damage by a power's own die, which replaces the damage value. Null without such power, or if the die
     * does not count.
     */
    readonly byDie: (attacker: Piece, deed: AttackDeed, die: number) => number | null;
    /** Changes the attacker before the query, for example for a power that only applies in this deed. */
    readonly prepare?: (now: DeedContext, deed: AttackDeed, attacker: Piece) => Piece;
    /** Changes the answer for an attack with rules of its own, such as one without chosen targets. */
    readonly adjustAnswer?: (deed: AttackDeed, answer: HitAnswer) => HitAnswer;
    /** Returns clicks by target, bystanders included, for one roll. Null if each takes the clicks of its answer. */
    readonly clicks?: (
      position: Position,
      question: HitQuestion,
      roll: { readonly sum: number | null; readonly evaded: (target: string) => boolean },
    ) => Readonly<Record<string, number>> | null;
    /** Whether the attack has no chosen targets, which makes rolls against being targeted irrelevant. */
    readonly untargeted?: (deed: AttackDeed) => boolean;
    /** Changes the other pieces: removes powers that do not apply. */
    readonly others?: (deed: AttackDeed, piece: Piece) => Piece;
    /** Normalizes the deed for the edition: a throw of an object on the map is one by telekinesis. */
    readonly normalize?: (now: DeedContext, deed: AttackDeed) => AttackDeed;
    /** Returns the kind of action, if it differs from the attack's own. */
    readonly kind?: (deed: AttackDeed) => string | null;
    /** Changes the target for this attack, for example a defense that only applies here. */
    readonly target?: (now: DeedContext, deed: AttackDeed, target: Piece) => Piece;
    /** Lists further reasons against the attack. */
    readonly reasons?: (now: DeedContext, deed: AttackDeed, attacker: Figure) => readonly Reason[];
    /** Whether another figure may take the damage in the target's place. */
    readonly mayPass?: (now: DeedContext, deed: AttackDeed, target: string, to: string) => boolean;
    /** Adds effects of a hit other than damage, such as healing by Steal Energy. */
    readonly afterHit?: (now: DeedContext, deed: AttackDeed, hurt: readonly DamageTaken[]) => void;
    /** Adds effects of the complete attack, hit or miss. */
    readonly afterAttack?: (now: DeedContext, deed: AttackDeed) => void;
  };
  readonly knockBack: {
    /** Whether doubles, or a power of the attacker, knock back. */
    readonly pushes: (now: DeedContext, deed: AttackDeed, doubles: boolean) => boolean;
    /** Whether a figure is knocked back even if it took no damage. */
    readonly atNothing: boolean;
    /** Whether the attacker chooses the number of squares. */
    readonly chooses: boolean;
    /** Whether an object thrown by telekinesis knocks back away from its former square. */
    readonly fromObject?: true;
  };
  readonly objects: {
    /** Whether an object may be on top of another. Otherwise a dropped one leaves the game. */
    readonly stack?: true;
    /** Lists the squares of a path from which an object may be picked up. All of them if left out. */
    readonly takenFrom?: (position: Position, deed: MoveDeed, way: readonly Square[]) => readonly Square[];
    /** Whether a piece may pick up this kind of object. */
    readonly mayLift: (piece: Piece, kind: 'light' | 'heavy' | 'immobile') => boolean;
    readonly cite: Citation;
    /** Whether a figure may choose to put down its held object. */
    readonly mayPutDown: boolean;
    /** Whether a piece can still hold its object. Otherwise the object is dropped. */
    readonly keeps: (piece: Piece) => boolean;
    /** Kinds of attack that use up a held object, hit or miss. */
    readonly usedUpBy: readonly string[];
    /** Whether an object of this name is not used up. False if left out. */
    readonly lasts?: (name: string) => boolean;
    /** Whether an object of this name gives an action token to the figure that it hits. False if left out. */
    readonly givesToken?: (name: string) => boolean;
    /** Whether an attack on an object or terrain uses up the held object. True if left out. */
    readonly usedOnThings?: false;
    /** Whether carriers may hold or pick up objects. */
    readonly withPassenger: boolean;
    /** Whether objects on the map can be destroyed, which leaves debris. */
    readonly debris: boolean;
  };
  /** Whether an action does not count against the action total. False if left out. */
  readonly costsNothing?: (now: DeedContext, deed: AttackDeed | MoveDeed, figure: Figure) => boolean;
  /**
   * Whether a later move of one action must break away from opponents that the first move did not. It need not if left
   * out.
   */
  readonly breaksAwayAnew?: true;
  /** Adds effects of a move. */
  readonly afterMove?: (now: DeedContext, piece: Piece, way: readonly Square[]) => void;
  readonly citeCarry: Citation;
  /** Whether a piece may carry several figures. False if left out. */
  readonly carriesSeveral?: (now: DeedContext, carrier: Piece) => boolean;
  /** Whether a carried figure is set down at the carrier's elevation. If left out, stairs may connect them. */
  readonly setsDownLevel?: true;
  /** Whether a carried figure is set down elsewhere if there is no room next to its carrier. */
  readonly setsDownAnywhere?: true;
  /** Whether a piece may hover or soar. False if left out. */
  readonly soars?: (piece: Piece) => boolean;
  /** Returns the reduction, in clicks, of damage without an attack. 0 if left out. */
  readonly takesOff?: (position: Position, piece: Piece) => number;
  /** Passage about optional powers. If left out, the passage for deeds. */
  readonly citeOptional?: Citation;
  /** Lists team abilities that a figure may use, by team name. None if left out. */
  readonly teamsOf?: (table: Table, figure: Figure) => readonly string[];
  /** Whether the owner may not switch off this power, ability or team ability now. False if left out. */
  readonly isFixed?: (now: DeedContext, piece: string, power: string) => boolean;
  /** Whether a cancellation by `source` lasts. Otherwise it ends if `source` loses its power or is out of reach. */
  readonly lasts: (now: DeedContext, source: string) => boolean;
}

/** Clicks that a figure took from an attack. */
export interface DamageTaken {
  readonly piece: string;
  readonly clicks: number;
}
