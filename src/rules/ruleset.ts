import type { CardKind } from '../catalog/card';
import type { Character } from '../catalog/character';
import type { Edge } from '../grid/edge';
import type { Square } from '../grid/square';
import type { Fact } from '../table/facts';
import type { HeapTarget } from '../table/heaps';
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
  TurnRuling,
} from './answer';
import type { CampaignLaw } from './campaign';
import type { TeamRollDue, TurnDue, UseDue } from './due';
import type { Erratum } from './errata';
import type { ForceLaw } from './force';
import type { Format } from './format';
import type { HouseLaw } from './house';
import type { MarkerRule } from './marker-rule';
import type { MissionDeed } from './mission-deed';
import type { ScenarioDue, ScenarioProgress, TokenDue } from './objectives';
import type { CounterShown, Option } from './options';
import type { PowerEntry } from './power-entry';
import type { ScenarioLaw } from './scenario';
import type { Setup } from './setup';
import type { ShakingOff } from './shaking-off';
import type { SidelineLaw } from './sideline';
import type { After, Resolution, TableDeed, UseDeed } from './table-deed';

/** A piece by its id, or a bare square. */
export type Place = { readonly piece: string } | { readonly square: Square };

export interface MoveQuestion {
  /** Who moves, or the id of an object that somebody moves from afar. */
  readonly piece: string;
  /** Who moves it from afar; left out where it goes by itself. */
  readonly by?: string;
  /** The squares of its base at the end. */
  readonly to: readonly Square[];
  readonly action: string;
  readonly carrying: string | null;
  readonly mode: 'hovering' | 'soaring' | null;
  /** A later move of one action: what the first one left of its speed, and whom it need not break away from again. Left out elsewhere. */
  readonly goesOn?: { readonly left: number; readonly free: readonly string[] };
  /** Strike Teams: action points at hand, and the free step. */
  readonly actionPoints: number | null;
  readonly run: boolean;
}

export type ReachQuestion = Omit<MoveQuestion, 'to'>;

export interface CarryQuestion {
  readonly carrier: string;
  readonly carried: string;
}

export interface KnockBackQuestion {
  readonly attacker: string;
  readonly target: string;
  /** Clicks taken; of a power that pushes by itself, the squares that were rolled for it. */
  readonly taken: number;
  /** The power that pushes by itself; left out where a hit pushes. */
  readonly power?: string;
  /** Index into DIRECTIONS; null: straight away. */
  readonly direction: number | null;
}

/** A thing that is attacked or dealt with: on a square, or a wall or door. */
export type ThingTarget = HeapTarget | { readonly edge: Edge };
/** Anything that an attack can be aimed at. */
export type AttackTarget = { readonly piece: string } | ThingTarget;

export interface DestroyQuestion {
  readonly attacker: string;
  readonly target: ThingTarget;
  readonly attack: string;
  readonly strength: number | null;
  readonly aim: number;
  /** The object that is hurled at it; left out or null: none. */
  readonly object?: Square | null;
  /** The first target of an attack that goes on to others: it comes from there. */
  readonly from?: string | null;
  /** The square of that first target where it was a thing. */
  readonly origin?: Square | null;
}

export interface HitQuestion {
  readonly attacker: string;
  readonly targets: readonly string[];
  /** One of the edition's `attacks`. */
  readonly attack: string;
  /** One of the two attacks of a multiattack; left out elsewhere. */
  readonly multiattack?: true;
  /** Strike Teams. */
  readonly strength: number | null;
  readonly aim: number;
  readonly defend: number;
  readonly from: string | null;
  /** The square that an attack comes from whose first target was a thing. */
  readonly origin?: Square | null;
  /** Damage by target before anything is taken off, where the attacker shares it out or a die tells it; else the damage value. */
  readonly dealt?: Readonly<Record<string, number>>;
  /** Where the object lies that is hurled, or flung by telekinesis. */
  readonly object: Square | null;
}

/** Strike Teams, as the three that follow. */
export interface SlamQuestion {
  readonly attacker: string;
  readonly target: string;
  /** As many as the attacker wants, 1 at least. */
  readonly spaces: number;
  /** What the blow itself inflicted. */
  readonly damage: number;
  /** Index into DIRECTIONS; null: straight away. */
  readonly direction: number | null;
}

export interface BreakthroughQuestion {
  readonly attacker: string;
  readonly target: string;
  readonly strength: number;
  readonly defend: number;
}

export interface InteractQuestion {
  readonly piece: string;
  readonly target: ThingTarget;
}

export interface CostQuestion {
  readonly piece: string;
  /** A card by its name, else a box of the character card. */
  readonly of: string;
}

/** Something that players do at the table, before the edition says what follows. */
export type Deed =
  /** `by` captures or frees `piece`: the result of an attack that hit, not the action itself. */
  | { readonly deed: 'capture' | 'release' | 'rescue'; readonly by: string; readonly piece: string }
  /** Scores what is scored at the end, and names the winner. */
  | { readonly deed: 'end-game' }
  | { readonly deed: 'act'; readonly piece: string; readonly action: string }
  | { readonly deed: 'damage'; readonly piece: string; readonly clicks: number; readonly by: string | null }
  | { readonly deed: 'heal'; readonly piece: string; readonly clicks: number }
  | { readonly deed: 'token'; readonly piece: string; readonly by: number }
  | { readonly deed: 'begin-turn'; readonly side: string }
  | { readonly deed: 'end-turn'; readonly side: string }
  | MissionDeed;

/** What follows from a deed, as facts to record. They are there even if it is not allowed: the app says so, and records what players did. */
export interface DeedRuling extends TurnRuling {
  readonly facts: readonly Fact[];
  /** Action points that the deed takes from track and dial; left out where a deed takes none. */
  readonly price?: number;
}

/** A tie that dice break: each of these sides rolls 2d6, and the highest wins. */
export interface RollOff {
  readonly sides: readonly string[];
  readonly cite: Citation;
}

/** By square: 0 blocked, 1 hindered, 2 clear. */
export type SightField = Uint8Array;

export const CARD_FAULT_CODES = [
  'one-event-or-scenario',
  'condition-with-event-dial',
  'one-condition-a-force',
  'feats-over-limit',
  'feat-twice',
  'left-out',
] as const;

export interface CardFault {
  readonly code: (typeof CARD_FAULT_CODES)[number];
  /** Ids of the cards that it is about. */
  readonly cards: readonly string[];
  readonly cite: Citation;
}

/** Questions that only editions played as missions answer, with action points and cards in place of dials. */
export interface MissionQuestions {
  readonly slam: (position: Position, question: SlamQuestion) => SlamAnswer;
  readonly breakthrough: (position: Position, question: BreakthroughQuestion) => BreakthroughAnswer;
  readonly interact: (position: Position, question: InteractQuestion) => InteractAnswer;
  readonly cost: (position: Position, question: CostQuestion) => CostAnswer;
  readonly campaign: Pick<CampaignLaw, 'unitLevels' | 'levelUp'>;
}

/** All that only editions played as missions have. */
export interface MissionLaw extends MissionQuestions {
  readonly campaign: CampaignLaw;
  /** The scenario cards that lie face up, and how far each is. */
  readonly objectives: (table: Table) => readonly ScenarioProgress[];
  /** What the scenarios ask for now; a mission is complete once they ask for nothing more. */
  readonly scenariosDue: (table: Table) => readonly ScenarioDue[];
  /** What is left of an attack of a card that goes on from its first target; null where nothing is. */
  readonly attackLeft: (table: Table, piece: string, card: string) => AttackLeft | null;
  /** Who can take a status off a figure now, and for what. */
  readonly shakingOff: (table: Table, piece: string, status: string) => readonly ShakingOff[];
  /** Tokens that are to be put on the map now. */
  readonly entering: (table: Table) => readonly TokenDue[];
  /** Spaces on which they can enter. */
  readonly battleZone: (table: Table) => readonly Square[];
}

/** The rest of an attack that was paid for and goes on from its first target. */
export interface AttackLeft {
  /** The first target where it is a figure, as `from` of a question. */
  readonly from: string | null;
  /** The square of the first target where it is a thing. */
  readonly origin: Square | null;
  /** Null in games that were recorded before first targets were. */
  readonly first: AttackTarget | null;
  /** All targets so far: none is attacked twice. */
  readonly struck: readonly AttackTarget[];
  /** Further targets that are left. */
  readonly targets: number;
}

/** A later move of one action, with what its first left. */
export interface MoveLeft {
  readonly action: string;
  readonly goesOn: NonNullable<MoveQuestion['goesOn']>;
  /** Who is carried along on the rest of the way, too. */
  readonly carrying: string | null;
}

/** An action of several parts as a choice: `charge flurry duo …`. */
export interface PartedChoice {
  readonly action: string;
  readonly attacks: readonly string[];
  readonly moves: 'before' | 'around' | 'none';
}

/** What an edition answers about how things stand. Whoever only asks loads these alone, without what follows from deeds. */
export interface QuestionRules {
  readonly id: string;
  /** `Core rules, 2008`. */
  readonly name: string;
  /** Kinds of attack that can be asked: `close ranged throw`. */
  readonly attacks: readonly string[];
  /** Every power and ability that its sources name, and what the engine does about each. */
  readonly powers: readonly PowerEntry[];
  /** The formats of play that the book names; left out where it names none. */
  readonly formats?: readonly Format[];

  /** Throws a RangeError where a place is not in the position, as every question does: parsers have checked that. */
  readonly adjacent: (position: Position, a: Place, b: Place) => AdjacentAnswer;
  readonly range: (position: Position, a: Place, b: Place) => RangeAnswer;
  readonly see: (position: Position, a: Place, b: Place) => SeeAnswer;
  /** `see` from a piece or a square to every square of the map at once. */
  readonly sight: (position: Position, from: Place) => SightField;
  readonly move: (position: Position, question: MoveQuestion) => MoveAnswer;
  readonly reach: (position: Position, question: ReachQuestion) => ReachAnswer;
  readonly carry: (position: Position, question: CarryQuestion) => CarryAnswer;
  readonly knockBack: (position: Position, question: KnockBackQuestion) => KnockBackAnswer;
  readonly destroy: (position: Position, question: DestroyQuestion) => DestroyAnswer;
  readonly hit: (position: Position, question: HitQuestion) => HitAnswer;

  /** Left out where games are not missions. */
  readonly mission?: MissionQuestions;
}

/** The slots that every edition fills, each with a function of its own or from `shared/`. */
export interface Ruleset extends QuestionRules {
  /** Actions that count towards the action total, in the order of the book, then those that do not. */
  readonly actions: readonly { readonly id: string; readonly token: boolean }[];
  /** Actions of powers and abilities that move a figure: `charge phasing-teleport …`. */
  readonly moves: readonly string[];
  /** The phases of a turn, for screens to list. */
  readonly phases: readonly string[];
  /** Terrain markers that players put on the map, the most common first; empty where the edition has none. */
  readonly markers: readonly MarkerRule[];
  /** Kinds of cards that its games are played with. */
  readonly cards: readonly CardKind[];
  /** Rules of the book that the cards in play break together. */
  readonly cardFaults: (table: Table) => readonly CardFault[];
  /** Actions a turn for a build total. */
  readonly actionTotal: (buildTotal: number) => number;
  /** How forces are built: every clause, and what themed teams earn. */
  readonly force: ForceLaw;
  /** What waits beside the map and comes into play; left out where the edition has no such place. */
  readonly sideline?: SidelineLaw;
  /** How a game is set up, step by step. */
  readonly setup: Setup;
  /** The house rules that players may agree on. */
  readonly house: HouseLaw;
  /** Scenarios, event dials and decks: what each asks for, and its progress. */
  readonly scenarios: ScenarioLaw;

  readonly give: (table: Table, deed: Deed) => DeedRuling;
  /** All that follows from a whole deed, by what the dice showed; left out by editions whose deeds are told one by one. */
  readonly follow?: {
    readonly resolve: (table: Table, deed: TableDeed, after: After) => Resolution;
    /** As `give`, with what lapses by it. */
    readonly give: (table: Table, deed: Deed, after: After) => DeedRuling;
    /** A piece with what stands around it counted in. */
    readonly extra: (table: Table, piece: Piece) => Piece;
    /** The same with what holds by itself in every attack: the values that it has for whoever asks. */
    readonly shown: (table: Table, piece: Piece) => Piece;
    /** Actions of several parts that a figure may be given now: their name, their kinds of attack, whether they move. */
    readonly parts: (table: Table, piece: string, after: After) => readonly PartedChoice[];
    /** The move that is still to come in an action that goes on; null where none is. */
    readonly rest: (table: Table, piece: string) => MoveLeft | null;
    /** Whether a figure may hover or soar, and which it does is told of it. */
    readonly soars: (table: Table, piece: string) => boolean;
    /** What a hit of this piece may do instead of damage: ids of its powers, and `capture` where the edition has captives. */
    readonly instead: (table: Table, piece: string) => readonly string[];
    /** Powers, abilities and team abilities that the owner of a figure may switch off now, or has switched off, by id. */
    readonly optional: (table: Table, piece: string) => readonly string[];
    /** What the turn asks for, or offers, and was not done yet: what goes on first, then what the beginning asks for, last what ends. */
    readonly due: (table: Table) => readonly TurnDue[];
    /** Every way to use what is due that the book allows, the likeliest first, without the dice. */
    readonly choices: (table: Table, due: UseDue | TeamRollDue) => readonly UseDeed[];
    /** What is left of an action of several parts where nothing more of it comes. */
    readonly settle: (table: Table, after: After) => readonly Fact[];
  };
  /** What the edition's source corrects on this base or dial; left out where it corrects none. */
  readonly errata?: (character: Character) => Erratum | null;
  /** Who rolls for a game that ended in a tie; null: nobody. Left out where the book breaks no tie by dice. */
  readonly rollOff?: (table: Table) => RollOff | null;
  /** Dials, counters and points of the game now, with their bounds. */
  readonly counters: (table: Table) => readonly CounterShown[];
  /** What a piece, or (null) nobody in particular, may do next; what it may not, with why. */
  readonly options: (table: Table, piece: string | null) => readonly Option[];

  /** Left out where games are not missions. */
  readonly mission?: MissionLaw;
}
