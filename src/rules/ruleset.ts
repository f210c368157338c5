import type { CardKind } from '../catalog/card';
import type { Character } from '../catalog/character';
import type { Square } from '../grid/square';
import type { Fact } from '../table/facts';
import type { InanimateTarget } from '../table/heaps';
import type { Piece } from '../table/piece';
import type { Position } from '../table/position';
import type { Table } from '../table/table';
import type {
  AdjacentAnswer,
  BreakthroughAnswer,
  CarryAnswer,
  Citation,
  CostAnswer,
  DestroyAnswer,
  HitAnswer,
  InteractAnswer,
  KnockBackAnswer,
  MoveAnswer,
  RangeAnswer,
  ReachAnswer,
  SeeAnswer,
  SlamAnswer,
} from './answer';
import type { CampaignRules } from './campaign';
import type { Erratum } from './errata';
import type { ForceRules } from './force-rules';
import type { Format } from './format';
import type { MarkerRule } from './marker-rule';
import type { StatusRemoval } from './mission-deed';
import type { MissionReminder, ScenarioProgress, TokenReminder } from './objectives';
import type { DeedOption, DisplayedCounter, OpenField, UseOption } from './options';
import type { PowerEntry } from './power-entry';
import type { QuestionByName } from './question-fields';
import type { TeamRollReminder, TurnReminder, UseReminder } from './reminders';
import type { ScenarioRules } from './scenario';
import type { SetupReason, SetupRules } from './setup';
import type { Action, Resolution, UseDeed } from './table-deed';

/** Rules of an edition for the sideline and for generated pieces. */
export interface SidelineRules {
  readonly cite: Citation;
  /** Lists the reasons against adding a generated piece on squares. Empty for a piece that was not generated. */
  readonly againstEntry: (table: Table, piece: string, squares: readonly Square[]) => readonly SetupReason[];
}

/** Piece (by its id) or square that a question is about. */
export type PieceOrSquare = QuestionByName<'see'>[number];

/** Remaining movement, if the question continues an earlier move of the same action. */
interface ContinuedMove {
  /**
   * `left`: movement left. `free`: ids of the opponents that the mover has already broken away from. Left out for a
   * first move.
   */
  readonly goesOn?: { readonly left: number; readonly free: readonly string[] };
}

export type MoveQuestion = QuestionByName<'move'> & ContinuedMove;
export type ReachQuestion = QuestionByName<'reach'> & ContinuedMove;
export type CarryQuestion = QuestionByName<'carry'>;
export type KnockBackQuestion = QuestionByName<'knockback'>;
export type AttackTarget = { readonly piece: string } | InanimateTarget;

export interface DestroyQuestion extends QuestionByName<'destroy'> {
  /** Square of the object that the attacker hurls at the target. Null or left out without an object. */
  readonly object?: Square | null;
  /** First target of an attack with further targets. The distance to this target is measured from it. */
  readonly from?: string | null;
  /** Square of the first target, if the first target is not a figure. */
  readonly origin?: Square | null;
}

export interface HitQuestion extends QuestionByName<'hit'> {
  /** Square of the first target if that target is not a figure. The attack is measured from this square. */
  readonly origin?: Square | null;
  /**
   * Damage by target before reductions, if the attacker divides it or a die decides it. Otherwise the damage value
   * counts.
   */
  readonly dealt?: Readonly<Record<string, number>>;
}

/** Returns the question about an attack without strength, aim, or an object to throw. */
export function makePlainHitQuestion(attacker: string, targets: readonly string[], attack: string): HitQuestion {
  return { attacker, targets, attack, strength: null, aim: 0, defend: 0, from: null, object: null };
}

/** Returns the question where a piece can move by a plain move. */
export function makePlainReachQuestion(piece: string): ReachQuestion {
  return { piece, action: 'move', carrying: null, mode: null, actionPoints: null, run: false };
}

export type SlamQuestion = QuestionByName<'slam'>;
export type BreakthroughQuestion = QuestionByName<'breakthrough'>;
export type InteractQuestion = QuestionByName<'interact'>;
export type CostQuestion = QuestionByName<'cost'>;

/** Tie that dice break: each side rolls 2d6, and the highest roll wins. */
export interface RollOff {
  readonly sides: readonly string[];
  readonly cite: Citation;
}

/** Lines of sight from one piece or square to every square, indexed by square: 0 blocked, 1 hindered, 2 clear. */
export type SightField = Uint8Array;

export const CARD_RULE_FAULT_CODES = [
  'one-event-or-scenario',
  'condition-with-event-dial',
  'one-condition-a-force',
  'feats-over-limit',
  'feat-twice',
  'left-out',
] as const;

export interface CardRuleFault {
  readonly code: (typeof CARD_RULE_FAULT_CODES)[number];
  /** Ids of the cards that break the rule. */
  readonly cards: readonly string[];
  readonly cite: Citation;
}

/**
 * Questions that only editions with missions answer. Editions with missions have action points and cards instead of
 * dials.
 */
export interface MissionQuestions {
  readonly slam: (position: Position, question: SlamQuestion) => SlamAnswer;
  readonly breakthrough: (position: Position, question: BreakthroughQuestion) => BreakthroughAnswer;
  readonly interact: (position: Position, question: InteractQuestion) => InteractAnswer;
  readonly cost: (position: Position, question: CostQuestion) => CostAnswer;
  readonly campaign: Pick<CampaignRules, 'unitLevels' | 'levelUp'>;
}

/** Additional rules of editions with missions. */
export interface MissionRules extends MissionQuestions {
  readonly campaign: CampaignRules;
  /** Lists the face-up scenario cards with their progress. */
  readonly objectives: (table: Table) => readonly ScenarioProgress[];
  /** Lists pending reminders of the scenarios. A mission is complete if no reminder is left. */
  readonly scenariosDue: (table: Table) => readonly MissionReminder[];
  /** Returns the remaining further attacks of a card's attack. Null if there are none. */
  readonly attackLeft: (table: Table, piece: string, card: string) => RemainingAttack | null;
  /** Lists the figures that can remove a status from a figure now, with the costs. */
  readonly shakingOff: (table: Table, piece: string, status: string) => readonly StatusRemoval[];
  /** Lists the tokens that must be put on the map now. */
  readonly entering: (table: Table) => readonly TokenReminder[];
  /** Lists the squares on which tokens can enter. */
  readonly battleZone: (table: Table) => readonly Square[];
}

/** Rest of an attack that is paid for and may have further targets. */
export interface RemainingAttack {
  /** First target if it is a figure, as in `from` of a `HitQuestion`. */
  readonly from: string | null;
  /** Square of the first target, if the first target is not a figure. */
  readonly origin: Square | null;
  /** First target of the attack. Null in games recorded before first targets were stored. */
  readonly first: AttackTarget | null;
  /** Targets already attacked. No target may be attacked twice. */
  readonly struck: readonly AttackTarget[];
  /** Number of further targets that the attack may have. */
  readonly targets: number;
}

/** Later move of an action, with the movement left by the first move. */
export interface RemainingMove {
  readonly action: string;
  readonly goesOn: NonNullable<MoveQuestion['goesOn']>;
  /** Figure that is carried on the rest of the move. */
  readonly carrying: string | null;
}

/** Multi-part action that a player may choose, such as `charge`, `flurry` or `duo`. */
export interface MultiPartChoice {
  readonly action: string;
  readonly attacks: readonly string[];
  readonly moves: 'before' | 'around' | 'none';
}

/** Rules of an edition for questions about a position. These rules load without the code for deeds. */
export interface QuestionRules {
  readonly id: string;
  /** Name of the edition, for example `Core rules, 2008`. */
  readonly name: string;
  /** Kinds of attack, such as `close`, `ranged` or `throw`. */
  readonly attacks: readonly string[];
  /** All powers and abilities that the sources name, with their implementation. */
  readonly powers: readonly PowerEntry[];
  /** Formats of play in the book. Left out if there are none. */
  readonly formats?: readonly Format[];

  /**
   * Answers whether two pieces or squares are adjacent. Like every question, throws a RangeError for a place outside
   * the position. Parsers check places beforehand.
   */
  readonly adjacent: (position: Position, a: PieceOrSquare, b: PieceOrSquare) => AdjacentAnswer;
  readonly range: (position: Position, a: PieceOrSquare, b: PieceOrSquare) => RangeAnswer;
  readonly see: (position: Position, a: PieceOrSquare, b: PieceOrSquare) => SeeAnswer;
  /** Computes lines of sight from a piece or a square to every square of the map. */
  readonly sight: (position: Position, from: PieceOrSquare) => SightField;
  readonly move: (position: Position, question: MoveQuestion) => MoveAnswer;
  readonly reach: (position: Position, question: ReachQuestion) => ReachAnswer;
  readonly carry: (position: Position, question: CarryQuestion) => CarryAnswer;
  readonly knockBack: (position: Position, question: KnockBackQuestion) => KnockBackAnswer;
  readonly destroy: (position: Position, question: DestroyQuestion) => DestroyAnswer;
  readonly hit: (position: Position, question: HitQuestion) => HitAnswer;

  /** Questions about missions. Left out if games of the edition are not missions. */
  readonly mission?: MissionQuestions;
}

/** Complete rules of an edition. Each function is the edition's own or from `shared/`. */
export interface Ruleset extends QuestionRules {
  /** Actions. First the actions that count towards the action total, in the order of the book, then all others. */
  readonly actions: readonly { readonly id: string; readonly token: boolean }[];
  /** Actions of powers and abilities that move a figure, such as `charge` or `phasing-teleport`. */
  readonly moves: readonly string[];
  /**
   * Ids of powers and abilities that players use as a separate action, such as `outwit`, or that offer an action, such
   * as `charge`. Also contains the names of teams with such abilities.
   */
  readonly ownActions: readonly string[];
  /** Phases of a turn, for lists on screens. */
  readonly phases: readonly string[];
  /** Terrain markers that players put on the map, the most common first. Empty if the edition has none. */
  readonly markers: readonly MarkerRule[];
  /** Kinds of cards that games of this edition use. */
  readonly cards: readonly CardKind[];
  /** Lists the rules that the combination of cards in play breaks. */
  readonly cardFaults: (table: Table) => readonly CardRuleFault[];
  /** Returns the number of actions a turn for a build total. */
  readonly actionTotal: (buildTotal: number) => number;
  /** Rules for building forces and for themed teams. */
  readonly force: ForceRules;
  /** Rules for pieces that wait on the sideline. Left out if the edition has no sideline. */
  readonly sideline?: SidelineRules;
  readonly setup: SetupRules;
  readonly house: HouseRules;
  /** Scenarios, event dials and decks, with their reminders and progress. */
  readonly scenarios: ScenarioRules;

  /**
   * Resolves an action: whether it is legal and why not, the facts that it leads to, and the choices and rolls that it
   * leaves open, for which the defaults of the book are applied. Throws a RangeError for a piece that is not in the game.
   */
  readonly resolve: (table: Table, action: Action) => Resolution;
  /** Adds the effects of neighbours and teams to a piece. */
  readonly addEffects: (table: Table, piece: Piece) => Piece;
  /**
   * Adds the effects of neighbours and teams, and effects that apply in every attack. The result has the values to
   * display.
   */
  readonly addDisplayedEffects: (table: Table, piece: Piece) => Piece;
  /** Lists the multi-part actions that a figure may take now, with their kinds of attack and moves. */
  readonly multiPartChoices: (table: Table, piece: string) => readonly MultiPartChoice[];
  /** Returns the remaining move of an unfinished action. Null if no move remains. */
  readonly remainingMove: (table: Table, piece: string) => RemainingMove | null;
  /** Whether a figure may hover or soar, and therefore needs its mode recorded. */
  readonly soars: (table: Table, piece: string) => boolean;
  /**
   * Lists the alternatives to damage for a hit by this piece: ids of its powers, and `capture` if the edition has
   * captives.
   */
  readonly hitAlternatives: (table: Table, piece: string) => readonly string[];
  /**
   * Lists the ids of powers, abilities and team abilities that a figure's owner may switch off now, or has switched off.
   */
  readonly optionalPowers: (table: Table, piece: string) => readonly string[];
  /**
   * Lists pending reminders: unfinished actions first, then the beginning of the turn, and last the effects that end.
   */
  readonly reminders: (table: Table) => readonly TurnReminder[];
  /** Lists all legal deeds for a reminder, most likely first, without dice. */
  readonly reminderUses: (table: Table, reminder: UseReminder | TeamRollReminder) => readonly UseDeed[];
  /** Returns the facts that end an unfinished multi-part action. */
  readonly endUnfinishedAction: (table: Table) => readonly Fact[];
  /** Returns the official correction of a character's base or dial. Left out if the edition has no errata. */
  readonly errata?: (character: Character) => Erratum | null;
  /**
   * Returns the sides that roll for a tied game. Null if the game is not tied. Left out if dice do not break ties in
   * the book.
   */
  readonly rollOff?: (table: Table) => RollOff | null;
  /** Lists the present dials, counters and points of a game, with their bounds. */
  readonly counters: (table: Table) => readonly DisplayedCounter[];
  /**
   * Lists the actions that players can choose for a piece, with the reasons against forbidden ones. `piece` is null for
   * actions that belong to no piece.
   */
  readonly options: (table: Table, piece: string | null) => readonly DeedOption[];
  /** Lists the powers and team abilities that a piece can use as separate actions. Slower than `options`. */
  readonly uses: (table: Table, piece: string) => readonly UseOption[];
  /**
   * Returns the next field of a use that players must fill in, with the values that can make the use legal. Null if the
   * use is complete.
   * @param skipped optional fields that the players left out
   */
  readonly nextField: (table: Table, use: UseDeed, skipped: readonly string[]) => OpenField | null;

  /** Rules for missions. Left out if games of the edition are not missions. */
  readonly mission?: MissionRules;
}

/** Functions of any ruleset that a house rule may replace. All other answers derive from these functions. */
export const COMMON_SLOTS = [
  'adjacent',
  'see',
  'move',
  'reach',
  'carry',
  'knockBack',
  'destroy',
  'hit',
  'resolve',
] as const satisfies readonly (keyof Ruleset)[];

/** Functions of mission rules that a house rule may replace. */
export const MISSION_SLOTS = ['slam', 'breakthrough', 'interact'] as const satisfies readonly (keyof MissionRules)[];
export const HOUSE_SLOTS = [...COMMON_SLOTS, ...MISSION_SLOTS] as const;
export type HouseSlot = (typeof HOUSE_SLOTS)[number];

/** Rule change that players may agree on. It replaces the book, or our reading where the book is silent. */
export interface HouseRule {
  /** Id in kebab case. Stable and never reused, because stored games refer to it. */
  readonly id: string;
  readonly slots: readonly HouseSlot[];
  /** Short name, for example `Figures never shut a corner`. */
  readonly name: string;
  /** Description of the change in one sentence. */
  readonly says: string;
  /** Topic of the overruled entry, in the edition's book or in a book that the edition extends. */
  readonly topic: string;
  /** Passage of the overruled entry. */
  readonly cite: Citation;
}

/** House rules that an edition offers. */
export interface HouseRules {
  readonly rules: readonly HouseRule[];
  /** House rules that this ruleset applies. Empty if the ruleset is the book alone. */
  readonly inForce: readonly HouseRule[];
  /**
   * Returns the edition with these house rules applied, but without notes about the house rules. Ignores unknown ids.
   */
  readonly play: (ids: readonly string[]) => Ruleset;
}
