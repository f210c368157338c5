import type { Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Figure, Table } from '../../../table/table';
import type { Citation, HitAnswer, Reason } from '../../answer';
import type { DueDice, UseDue } from '../../due';
import type { HitQuestion, Ruleset } from '../../ruleset';
import type { AttackDeed, MoveDeed, UseDeed } from '../../table-deed';
import type { TurnLaw } from '../deeds';
import type { Doing } from './doing';

/** An action of several parts: what a power or ability lets one action be made of. */
export interface PartedAction {
  /** Kinds of attack in it. */
  readonly attacks: readonly string[];
  readonly most: number;
  /** How many attacks another power of the attacker makes of them; `most` where left out. */
  readonly mostOf?: (attacker: Piece) => number;
  /** Actions of several parts that may hold this one as their attack, without a token of its own. */
  readonly within?: readonly string[];
  /** Whether its attacks may be aimed at things that are no characters; they may where left out. */
  readonly destroys?: false;
  /** Whether a move is part of it: before the attack, around it, or not at all. */
  readonly moves: 'before' | 'around' | 'none';
  /** The kind of action that it counts as, for what is recorded: `close ranged power`. */
  readonly as: string;
  readonly cite: Citation;
  /** What it changes for each attack of it. */
  readonly attacker?: (attacker: Piece, attacks: number) => Piece;
  /** Whether each of its attacks is asked as one of a multiattack. */
  readonly twice?: true;
  /** Whether its owner must still be able to do it when a later part of it begins: a blow may cost it the power. */
  readonly stillAble?: true;
  /** Whether knock back ends it. */
  readonly endsOnKnockBack?: true;
  /** Who may do it, where that is not whoever shows a power of its name. */
  readonly able?: (figure: Figure, piece: Piece) => boolean;
}

/** How an edition uses one power by itself. It records through `now`, and tells what is against it. */
export type Use = (now: Doing, deed: UseDeed) => void;

/** Something else that a hit does, by a power of the attacker, in place of damage. */
export interface InsteadLaw {
  readonly cite: Citation;
  /** For each target that was hit. */
  readonly hit: (now: Doing, deed: AttackDeed, target: string) => void;
  /** Clicks that two sixes deal all the same. */
  readonly critical: number;
}

/** A power that the book asks for, or offers, as a turn begins or between actions. */
export interface PowerDue {
  /** A power or ability, or a team where `uses` knows it by its words. */
  readonly power: string;
  readonly when: 'turn-begins' | 'action';
  readonly cite: Citation;
  readonly dice?: DueDice;
  readonly chooses?: UseDue['chooses'];
  readonly targets?: 'friends' | 'foes' | 'all';
  /** Whether members of a team have it, and no dial shows it. */
  readonly team?: true;
  /** Whether it may be used in the turn of any side, for a roll that is told with another deed. */
  readonly rolls?: true;
  /** Where nothing is known of the map: whether it could have an effect. */
  readonly couldHelp?: (figure: Figure) => boolean;
}

/** What follows from deeds in one edition of the dial game. */
export interface ResolveLaw {
  readonly ruleset: () => Ruleset;
  readonly turns: TurnLaw;
  readonly cite: Citation;
  /** What is added to each piece of a table by what stands around it: powers that others lend, values of its team. What pieces have in common is asked once. */
  readonly extra?: (table: Table) => (piece: Piece) => Piece;
  /** What such a piece shows besides in every attack, whatever its kind: a defense that a neighbour's power lends. */
  readonly shows?: (position: Position, piece: Piece) => Piece;
  /** Actions of several parts, by name. */
  readonly parted: Readonly<Record<string, PartedAction>>;
  /** Powers used by themselves, by id; team abilities by the words that they are known by. */
  readonly uses: Readonly<Record<string, Use>>;
  /** Which of them a turn or the time between actions asks for, in the order in which they are listed. */
  readonly dues: readonly PowerDue[];
  readonly instead: Readonly<Record<string, InsteadLaw>>;
  /** Powers that do not end an action of several parts: it goes on after them. */
  readonly midway?: readonly string[];
  /** Actions that a side has beyond its total this turn, by powers that always hold; left out: powers grant them by themselves. */
  readonly granted?: (now: Doing, side: string) => number;
  readonly attacks: {
    /** The least d6 with which a target is not chosen, by its passage; null where no power of the edition does that. */
    readonly shape: (piece: Piece, now: Doing) => { readonly least: number; readonly cite: Citation } | null;
    /** Whether two ones cost the attacker a click, and by which passage. */
    readonly fumble: (deed: AttackDeed) => boolean;
    /** Whether two ones and two sixes are rolls as any other; left out: never. */
    readonly plainDice?: (now: Doing) => boolean;
    /** Whether two sixes hurt also a target that was given no share. */
    readonly sixesReachAll?: true;
    /** Whether the attacker shares damage out among several targets. */
    readonly shares: boolean;
    /** Damage by a power's own die in place of the damage value; null where it has no such power, or the die does not count. */
    readonly byDie: (attacker: Piece, deed: AttackDeed, die: number) => number | null;
    /** What an attack is changed to before it is asked: a power that only works in this deed, for one. */
    readonly prepare?: (now: Doing, deed: AttackDeed, attacker: Piece) => Piece;
    /** The answer to an attack that goes by rules of its own, such as one that is aimed at nobody. */
    readonly asked?: (deed: AttackDeed, answer: HitAnswer) => HitAnswer;
    /** Clicks by target, splash included, for one roll: null where each takes what its answer tells. */
    readonly clicks?: (
      position: Position,
      question: HitQuestion,
      roll: { readonly sum: number | null; readonly evaded: (target: string) => boolean },
    ) => Readonly<Record<string, number>> | null;
    /** Whether it is aimed at nobody in particular, so that nobody is spared by not being chosen. */
    readonly untargeted?: (deed: AttackDeed) => boolean;
    /** How others stand against it: powers that do nothing here. */
    readonly others?: (deed: AttackDeed, piece: Piece) => Piece;
    /** What the deed comes to in the words of the edition: a throw of what lies far off is one by telekinesis. */
    readonly reads?: (now: Doing, deed: AttackDeed) => AttackDeed;
    /** The kind of action that it takes, where that is not the attack's own. */
    readonly kind?: (deed: AttackDeed) => string | null;
    /** What a target is changed to for this attack: a defense that only counts here. */
    readonly target?: (now: Doing, deed: AttackDeed, target: Piece) => Piece;
    /** What else is against it. */
    readonly reasons?: (now: Doing, deed: AttackDeed, attacker: Figure) => readonly Reason[];
    /** Whether damage may be taken by somebody else in the target's place. */
    readonly mayPass?: (now: Doing, deed: AttackDeed, target: string, to: string) => boolean;
    /** What follows a hit beside damage: healing by steal energy. */
    readonly afterHit?: (now: Doing, deed: AttackDeed, hurt: readonly Hurt[]) => void;
    /** What follows the whole attack, hit or miss. */
    readonly afterAttack?: (now: Doing, deed: AttackDeed) => void;
  };
  readonly knockBack: {
    /** Whether doubles push, or a power of the attacker does. */
    readonly pushes: (now: Doing, deed: AttackDeed, doubles: boolean) => boolean;
    /** Whether it is pushed also where it took nothing. */
    readonly atNothing: boolean;
    /** Whether the attacker chooses how many squares. */
    readonly chooses: boolean;
    /** Whether what is flung from afar pushes away from where it lay. */
    readonly fromObject?: true;
  };
  readonly objects: {
    /** Whether one may lie upon another; a dropped one is out of the game otherwise. */
    readonly stack?: true;
    /** Squares of a way from which an object may be taken; all of them where left out. */
    readonly takenFrom?: (position: Position, deed: MoveDeed, way: readonly Square[]) => readonly Square[];
    /** Kinds that a figure may pick up, with what it shows. */
    readonly mayLift: (piece: Piece, kind: 'light' | 'heavy' | 'immobile') => boolean;
    readonly cite: Citation;
    /** Whether it may put down what it holds by its own choice. */
    readonly mayPutDown: boolean;
    /** Whether pickers must be able to hold on: an object is dropped once they cannot. */
    readonly keeps: (piece: Piece) => boolean;
    /** Kinds of attack that use up what is held, hit or miss. */
    readonly usedUpBy: readonly string[];
    /** Objects, by what they are called, that are not used up; none where left out. */
    readonly lasts?: (name: string) => boolean;
    /** Objects, by what they are called, that give whom they hit an action token; none where left out. */
    readonly numbs?: (name: string) => boolean;
    /** Whether what is held is used when a thing is attacked; it is where left out. */
    readonly usedOnThings?: false;
    /** Whether carriers may hold or pick up. */
    readonly withPassenger: boolean;
    /** Whether objects lying on the map can be destroyed, and the debris that is left. */
    readonly debris: boolean;
  };
  /** Whether an action counts against the action total at all; left out: it does. */
  readonly costsNothing?: (now: Doing, deed: AttackDeed | MoveDeed, figure: Figure) => boolean;
  /** Whether a later move of one action breaks away from those whom the first one did not; it goes freely where left out. */
  readonly breaksAwayAnew?: true;
  /** What a move leaves behind it. */
  readonly afterMove?: (now: Doing, piece: Piece, way: readonly Square[]) => void;
  readonly citeCarry: Citation;
  /** Who carries several at once; nobody where left out. */
  readonly carriesSeveral?: (now: Doing, carrier: Piece) => boolean;
  /** Whether the carried is set down at the elevation of its carrier; stairs may lead up or down to it where left out. */
  readonly setsDownLevel?: true;
  /** Whether the carried is set down somewhere else where there is no room beside its carrier. */
  readonly setsDownAnywhere?: true;
  /** Whether it flies so that it may hover or soar; nobody where left out. */
  readonly soars?: (piece: Piece) => boolean;
  /** Clicks that somebody takes off damage that comes of no attack; none where left out. */
  readonly takesOff?: (position: Position, piece: Piece) => number;
  /** The passage about optional powers; left out: the one for deeds. */
  readonly citeOptional?: Citation;
  /** Team abilities that a figure may use, by the names of their teams; none where left out. */
  readonly teamsOf?: (table: Table, figure: Figure) => readonly string[];
  /** Whether the owner of a figure may not switch off one of its powers, abilities or team abilities now; it may where left out. */
  readonly isFixed?: (now: Doing, piece: string, power: string) => boolean;
  /** Whether what `source` cancelled stays so: else it counts again once the power shows no more, or its owner is out of reach. */
  readonly lasts: (now: Doing, source: string) => boolean;
}

/** Clicks that somebody took of an attack. */
export interface Hurt {
  readonly piece: string;
  readonly clicks: number;
}
