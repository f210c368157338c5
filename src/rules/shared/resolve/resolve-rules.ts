import type { Square } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Figure, Table } from '../../../table/table';
import type { Citation, HitAnswer, Note, Reason } from '../../answer';
import type { HitQuestion, Ruleset } from '../../ruleset';
import type { AttackDeed, Deed, DeedRuling, MoveDeed, OpenQuestion, UseDeed, UseField } from '../../table-deed';
import type { TurnRules } from '../deeds';

/** Multi-part action: the attacks and moves that a power or ability combines in one action. */
export interface MultiPartAction {
  /** Kinds of attack that the action may contain. */
  readonly attacks: readonly string[];
  readonly most: number;
  /** Returns the greatest number of attacks, which may depend on another power of the attacker. `most` if left out. */
  readonly mostOf?: (attacker: Piece) => number;
  /**
   * Names of multi-part actions that may contain this action as their attack. This action then needs no further token.
   */
  readonly within?: readonly string[];
  /** Whether attacks of the action may target objects, terrain and walls. True if left out. */
  readonly destroys?: false;
  /** When the figure may move: before its attack, before and after its attack, or never. */
  readonly moves: 'before' | 'around' | 'none';
  /** Kind of action that the log records, such as `close`, `ranged` or `power`. */
  readonly as: string;
  readonly cite: Citation;
  /** Changes the attacker for one attack of the action, given the number of attacks already made. */
  readonly attacker?: (attacker: Piece, attacks: number) => Piece;
  /** Whether each attack of the action counts as an attack of a multiattack. */
  readonly twice?: true;
  /**
   * Whether the figure must still have the power when a later part of the action begins. Damage may remove the power.
   */
  readonly stillAble?: true;
  /** Whether knock back ends the action. */
  readonly endsOnKnockBack?: true;
  /** Whether a figure may take the action. If left out, the figure needs a power with the action's name. */
  readonly able?: (figure: Figure, piece: Piece) => boolean;
}

/** Rules for using one power or team ability in an edition. */
export interface PowerUse {
  /** Required fields of the use, in the order in which players fill them in. Dice come last. */
  readonly fields: readonly UseField[];
  /** Returns the optional fields of the use. If left out, there are none. */
  readonly optional?: (deed: UseDeed) => readonly UseField[];
  /** Figures that can be targets. `others`: all figures except the user. If left out, any figure. */
  readonly targets?: 'friends' | 'foes' | 'others' | 'all';
  /** Whether objects may be targets. False if left out. */
  readonly objects?: true;
  /** Minimum number of squares, and a function that lists the squares that players can still add. */
  readonly squares?: {
    readonly least: number;
    readonly candidates: (position: Position, user: Piece, deed: UseDeed) => Iterable<Square>;
  };
  /** Lists the squares to which the use can move its target. */
  readonly destinations?: (ruleset: Ruleset, position: Position, deed: UseDeed) => readonly Square[];
  /** Resolves the use. Records facts and reasons in `now`. */
  readonly resolve: (now: DeedContext, deed: UseDeed) => void;
}

/** Replacement for the damage of a hit, by a power of the attacker. */
export interface DamageReplacement {
  readonly cite: Citation;
  /** Resolves the replacement for one target that was hit. */
  readonly hit: (now: DeedContext, deed: AttackDeed, target: string) => void;
  /** Clicks of damage that two sixes deal in spite of the replacement. */
  readonly critical: number;
}

/** Power that the book requires or offers at the beginning of a turn or between actions. */
export interface PowerReminder {
  /** Id of the power or ability, or the team name under which `uses` lists a team's power. */
  readonly power: string;
  readonly when: 'turn-begins' | 'action';
  readonly cite: Citation;
  /** Whether the power belongs to members of a team and is not on a dial. */
  readonly team?: true;
  /** Whether the power affects the rolls of other deeds. Such a power may be used in any side's turn. */
  readonly rolls?: true;
  /** Whether the power could have an effect, for games without a map. */
  readonly couldHelp?: (figure: Figure) => boolean;
}

/** Rules of a dial-game edition for resolving deeds. */
export interface ResolveRules {
  readonly ruleset: () => Ruleset;
  /** Rules on an effect that players record by hand or on a step of the turn, without the consequences for powers. */
  readonly ruleOnDeed: (table: Table, deed: Deed) => DeedRuling;
  readonly turns: TurnRules;
  readonly cite: Citation;
  /**
   * Returns a function that adds lent powers and team values to pieces of a table. Work common to all pieces is done
   * once.
   */
  readonly extra?: (table: Table) => (piece: Piece) => Piece;
  /** Adds effects that apply to every kind of attack, for display, such as a defense lent by a neighbor. */
  readonly shows?: (position: Position, piece: Piece) => Piece;
  readonly multiPartActions: Readonly<Record<string, MultiPartAction>>;
  /** Functions that resolve the use of a power or team ability, by power id or team name. */
  readonly uses: Readonly<Record<string, PowerUse>>;
  /** Powers that players are reminded about, in display order. */
  readonly reminders: readonly PowerReminder[];
  readonly instead: Readonly<Record<string, DamageReplacement>>;
  /** Powers that can be used between the parts of an unfinished action without ending it. */
  readonly midway?: readonly string[];
  /**
   * Returns how many actions passive powers add to a side's action total this turn. If left out, powers grant actions
   * only when used.
   */
  readonly granted?: (now: DeedContext, side: string) => number;
  readonly attacks: {
    /**
     * Returns the least roll with which a target prevents an attack on itself, such as Shape Change. Null if the piece
     * has no such power.
     */
    readonly shape: (piece: Piece, now: DeedContext) => { readonly least: number; readonly cite: Citation } | null;
    /** Whether an attack roll of two ones costs the attacker a click. */
    readonly fumble: (deed: AttackDeed) => boolean;
    /** Whether attack rolls of two ones and two sixes have no special effect. False if left out. */
    readonly plainDice?: (now: DeedContext) => boolean;
    /** Whether two sixes also damage a target that received no share of the damage. False if left out. */
    readonly sixesReachAll?: true;
    /** Whether the attacker divides damage among the targets of one attack. */
    readonly shares: boolean;
    /**
     * Returns the damage if the die of a power replaces the damage value. Null if the attacker has no such power, or if
     * the die is not used.
     */
    readonly byDie: (attacker: Piece, deed: AttackDeed, die: number) => number | null;
    /** Changes the attacker before the attack question, for example for a power that applies only to this deed. */
    readonly prepare?: (now: DeedContext, deed: AttackDeed, attacker: Piece) => Piece;
    /** Changes the answer for an attack with special rules, such as an attack without chosen targets. */
    readonly adjustAnswer?: (deed: AttackDeed, answer: HitAnswer) => HitAnswer;
    /**
     * Returns clicks by figure for one attack roll, bystanders included. Null if each figure takes the clicks of its
     * answer.
     */
    readonly clicks?: (
      position: Position,
      question: HitQuestion,
      roll: { readonly sum: number | null; readonly evaded: (target: string) => boolean },
    ) => Readonly<Record<string, number>> | null;
    /** Whether the attack has no chosen targets, which makes rolls against being targeted irrelevant. */
    readonly untargeted?: (deed: AttackDeed) => boolean;
    /** Changes each piece except the attacker, for example by removing powers that do not apply. */
    readonly others?: (deed: AttackDeed, piece: Piece) => Piece;
    /**
     * Normalizes the deed for the edition. For example, throwing an object that is on the map becomes an attack by
     * telekinesis.
     */
    readonly normalize?: (now: DeedContext, deed: AttackDeed) => AttackDeed;
    /** Returns the kind of action that an attack takes. Null for the default kind. */
    readonly kind?: (deed: AttackDeed) => string | null;
    /** Changes the target for this attack, for example for a defense that applies only to this attack. */
    readonly target?: (now: DeedContext, deed: AttackDeed, target: Piece) => Piece;
    /** Lists further reasons against the attack. */
    readonly reasons?: (now: DeedContext, deed: AttackDeed, attacker: Figure) => readonly Reason[];
    /** Whether another figure may take the damage in the target's place. */
    readonly mayPass?: (now: DeedContext, deed: AttackDeed, target: string, to: string) => boolean;
    /** Adds effects of a hit other than damage, such as healing by Steal Energy. */
    readonly afterHit?: (now: DeedContext, deed: AttackDeed, hurt: readonly DamageTaken[]) => void;
    /** Adds effects at the end of an attack, hit or miss. */
    readonly afterAttack?: (now: DeedContext, deed: AttackDeed) => void;
  };
  readonly knockBack: {
    /** Whether doubles or a power of the attacker cause knock back. */
    readonly pushes: (now: DeedContext, deed: AttackDeed, doubles: boolean) => boolean;
    /** Whether a figure that took no damage is knocked back. */
    readonly atNothing: boolean;
    /** Whether the attacker chooses how many squares a figure is knocked back. */
    readonly chooses: boolean;
    /** Whether a thrown object knocks back away from its former square, not from the attacker. False if left out. */
    readonly fromObject?: true;
  };
  readonly objects: {
    /** Whether an object may be on top of another object. If left out, a dropped object then leaves the game. */
    readonly stack?: true;
    /** Lists the squares of a path from which an object may be picked up. All squares of the path if left out. */
    readonly takenFrom?: (position: Position, deed: MoveDeed, way: readonly Square[]) => readonly Square[];
    /** Whether a piece may pick up this kind of object. */
    readonly mayLift: (piece: Piece, kind: 'light' | 'heavy' | 'immobile') => boolean;
    readonly cite: Citation;
    /** Whether a figure may choose to put down its held object. */
    readonly mayPutDown: boolean;
    /** Whether a piece can continue to hold its object. Otherwise the object is dropped. */
    readonly keeps: (piece: Piece) => boolean;
    /** Attacks that use up a held object, hit or miss. */
    readonly usedUpBy: readonly string[];
    /** Whether an object of this name is not used up. False if left out. */
    readonly lasts?: (name: string) => boolean;
    /** Whether an object of this name gives an action token to the figure that it hits. False if left out. */
    readonly givesToken?: (name: string) => boolean;
    /** Whether an attack on an object or terrain uses up the held object. True if left out. */
    readonly usedOnThings?: false;
    /** Whether a figure that carries another figure may hold or pick up an object. */
    readonly withPassenger: boolean;
    /** Whether objects on the map can be destroyed, which leaves debris. */
    readonly debris: boolean;
  };
  /** Whether an action does not count against the action total. False if left out. */
  readonly costsNothing?: (now: DeedContext, deed: AttackDeed | MoveDeed, figure: Figure) => boolean;
  /** Whether a later move must break away from opponents from which no earlier move broke away. False if left out. */
  readonly breaksAwayAnew?: true;
  readonly afterMove?: (now: DeedContext, piece: Piece, way: readonly Square[]) => void;
  readonly citeCarry: Citation;
  /** Whether a piece may carry several figures. False if left out. */
  readonly carriesSeveral?: (now: DeedContext, carrier: Piece) => boolean;
  /**
   * Whether a carried figure must be set down at the carrier's elevation. If left out, stairs may connect the two
   * levels.
   */
  readonly setsDownLevel?: true;
  /** Whether a carried figure may be set down elsewhere if there is no room next to its carrier. False if left out. */
  readonly setsDownAnywhere?: true;
  /** Whether a piece may hover or soar. False if left out. */
  readonly soars?: (piece: Piece) => boolean;
  /** Returns by how many clicks a piece reduces damage that is not from an attack. 0 if left out. */
  readonly takesOff?: (position: Position, piece: Piece) => number;
  /** Passage about optional powers. If left out, `cite` is used. */
  readonly citeOptional?: Citation;
  /** Lists the teams with an ability that a figure may use as an action, by team name. If left out, there are none. */
  readonly usableTeams?: (table: Table, figure: Figure) => readonly string[];
  /** Lists the teams with an ability that a figure has, by team name. If left out, there are none. */
  readonly teamsOf?: (table: Table, figure: Figure) => readonly string[];
  /** Whether the owner may not switch off this power, ability or team ability now. False if left out. */
  readonly isFixed?: (now: DeedContext, piece: string, power: string) => boolean;
  /** Whether cancellations by piece `source` still apply. If not, the cancelled powers are restored. */
  readonly lasts: (now: DeedContext, source: string) => boolean;
}

/** Clicks that a figure took from an attack. */
export interface DamageTaken {
  readonly piece: string;
  readonly clicks: number;
}

/**
 * Cached position and pieces of one table. Effects are added to a piece only on request, because most questions concern
 * one piece.
 */
export interface PositionCache {
  readonly table: Table;
  readonly bare: Position | null;
  readonly extra: ((piece: Piece) => Piece) | undefined;
  readonly pieces: Map<string, Piece>;
  position: Position | null;
}

/** State of a deed while it is resolved: reasons against the deed, its facts, and the table after these facts. */
export interface DeedContext {
  readonly law: ResolveRules;
  readonly before: Table;
  table: Table;
  readonly facts: Fact[];
  readonly reasons: Reason[];
  readonly notes: Note[];
  readonly open: OpenQuestion[];
  /** Position of the present table. Cached, because rules query it repeatedly between two facts. */
  positionCache: PositionCache | null;
  /** Answer about the attack before its dice are rolled. Null if there is no attack. */
  hit: HitAnswer | null;
  /**
   * Whether the caller only needs to know if the deed is legal. Lines of fire are then not evaluated after the first
   * reason against the deed.
   */
  readonly legalityOnly: boolean;
}
