import type { Square } from '../../grid/square';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { Citation, HitAnswer, ModifiedValue, Reason } from '../answer';
import type { Format } from '../format';
import type { PowerEntry } from '../power-entry';
import type { HitQuestion } from '../ruleset';
import type { NeighbourRules } from './adjacency';
import { pieceMark, reason, squareMark } from './cite';
import { type FlightRules, isOnBlockingTerrain, isSoaring } from './flight';
import type { CornerRules, LineEnds } from './line-rules';
import type { ModifierRules } from './modified-value';
import type { MoveRules } from './path-search';
import type { ResolvedPlace } from './places';

/** Topics of the rulings of dial games. An edition cites a passage for each topic. */
const PASSAGE_TOPICS = [
  ...['adjacent', 'adjacent-apart', 'adjacent-wall', 'adjacent-corner', 'adjacent-elevation'],
  ...['adjacent-diagonal-base', 'adjacent-soaring', 'adjacent-on-top'],
  ...['line', 'line-blocking', 'line-elevation', 'line-indoors', 'line-wall', 'line-figure', 'line-corner'],
  ...['line-hidden', 'line-range', 'line-soaring', 'line-hindered'],
  ...['range', 'range-limit', 'ranged', 'ranged-beside', 'targets', 'shared-damage', 'friends', 'defeat', 'cover'],
  ...['tiny', 'reach-far', 'object-held', 'object-thrown', 'first-round', 'powers', 'pushing'],
  ...['lift', 'lift-line', 'lift-blocking', 'lift-occupied', 'lift-immobile', 'lift-figures', 'lift-figures-large'],
  ...['lift-opponents', 'lift-attack'],
  ...['move', 'move-occupied', 'move-blocking', 'move-stop', 'break-away', 'hindering', 'flight-modes'],
  ...['carry', 'carry-forbidden'],
  ...['knock-back', 'knock-back-stop', 'knock-back-fall', 'knock-back-never', 'blast-target'],
  ...['destroy', 'destroy-wall', 'destroy-by-die'],
] as const;
export type PassageTopic = (typeof PASSAGE_TOPICS)[number];
export type Passages = Readonly<Record<PassageTopic, Citation>>;

/**
 * Adds the topics for which an edition states no passage. They use the passage of the more general topic, as
 * `move-stop` uses that of `move`, or else the passage about powers.
 */
export function completePassages<Own extends Partial<Passages> & Pick<Passages, 'powers'>>(own: Own): Own & Passages {
  const find = (topic: string): Citation => {
    const general = topic.slice(0, Math.max(0, topic.lastIndexOf('-')));
    return own[topic as PassageTopic] ?? (general === '' ? own.powers : find(general));
  };
  return { ...own, ...(Object.fromEntries(PASSAGE_TOPICS.map((topic) => [topic, find(topic)])) as Passages) };
}

/** Effect of the ground, figures and walls on one line of fire, by the heights of its ends. */
export interface LineCase {
  /** Returns why the ground of a square blocks the line, as an index into BLOCKED_BY. 0 if it does not block. */
  readonly blocks: (square: Square) => number;
  /** Whether a figure on a square of this level blocks the line. */
  readonly figures: (piece: Piece, level: number) => boolean;
  /** Whether hindering terrain on this level hinders the line. */
  readonly hinders: (level: number) => boolean;
  /** Whether hindering terrain under the target hinders the line. */
  readonly under: boolean;
  /** Whether a wall blocks the line, by the lower level of the squares beside the wall. */
  readonly walls: (low: number) => boolean;
}

/** Range of a thrown object in squares, and its damage. */
interface ThrownObject {
  readonly range: number;
  readonly damage: number;
}

/** Rules of an edition for telekinesis. */
export interface LiftRules {
  /** Greatest distance of a move, and of the target from its mover, in squares. */
  readonly squares: number;
  /** Whether the move must end within this distance of the mover, too. */
  readonly endsWithin: boolean;
  /** Whether the mover must be adjacent to an object, or only see it. */
  readonly objects: 'adjacent' | 'in-sight';
  /** Whether an object may be put down on clear terrain only. */
  readonly onClearOnly: boolean;
}

/** Settings of a dial-game edition for the answers about a position. */
export interface DialRules extends FlightRules {
  readonly id: string;
  /** Name of the edition for players. */
  readonly name: string;
  readonly attacks: readonly string[];
  /** Formats of play in the book. Left out if there are none. */
  readonly formats?: readonly Format[];
  readonly passages: Passages;
  /** Powers that apply to attacks, with team effects included. If left out, `powers` apply. */
  readonly attackPowers?: readonly PowerEntry[];
  readonly neighbours: NeighbourRules;
  readonly values: ModifierRules;
  /** Modifier rules of attacks, in place of `values`. */
  readonly attackValues?: ModifierRules;
  /** Whether a piece is immune in round 1 before its player's first turn, and then in its starting area. */
  readonly firstRoundImmunity: boolean;

  readonly lineCase: (rules: DialRules, position: Position, ends: LineEnds, own: ReadonlySet<Square>) => LineCase;
  readonly corner: CornerRules;
  /** Whether lines distinguish all levels, or only the ground from elevated squares. */
  readonly allLevelsDiffer: boolean;
  /** Whether elevated ground that stops a line also blocks a corner that the line passes. */
  readonly heightFlanks: boolean;
  /** Lines that indoor squares block. Null if they block none. */
  readonly roomsStop: 'one-end-outdoors' | 'both-ends-outdoors' | null;
  /**
   * When a hindered line to a stealthy character is blocked. `off-turn`: except on its side's turn or from an adjacent
   * square.
   */
  readonly stealthHides: 'always' | 'off-turn' | 'never';
  /** Whether a line that stays within one hindering area is hindered. */
  readonly hinderedInside: boolean;

  /** Which steps into hindering terrain end a move. */
  readonly hinderingStops: MoveRules['hinderingStops'];
  /** Whether passing diagonally between two hindering squares ends a move. */
  readonly cornerStops: boolean;
  /** Whether a start on hindering terrain halves the speed. */
  readonly hinderingHalves: boolean;
  /** Whether hindering terrain has no effect on moves of figures of 2×2 squares or more. */
  readonly largeIgnoreHindering: boolean;
  /** Whether water hinders walkers that cannot swim. */
  readonly waterHinders: boolean;
  /** Terrain bits that connect levels: STAIRS, LADDER. */
  readonly stairs: number;
  /** Cost of a step up or down a ladder. */
  readonly ladderCost: number;
  /** Whether a power to pass levels only works outdoors. */
  readonly climbsOutdoors: boolean;
  /** Whether speed changes by powers apply after halving. */
  readonly alteredAfterHalving: boolean;
  /** Characters that may carry: those with an effect, hovering fliers, or all, which then carry smaller characters. */
  readonly carriers: 'able' | 'hovering' | 'all';
  /** Whether the carrier may not hold an object either. */
  readonly carrierHoldsNothing: boolean;
  /** Speed lost by carrying. */
  readonly carryingSlows: number;
  /** Whether a carrier may end only where its passenger has room next to it. */
  readonly passengerNeedsRoom: boolean;
  /** Source that forbids a passenger in some actions: the power of the action, or the book. */
  readonly soloActionsBy: 'power' | 'book';

  readonly thrown: Readonly<Record<'light' | 'heavy', ThrownObject>>;
  /** Whether a throw reaches as far as the thrower's own range, if that is farther. */
  readonly throwsOwnRange: boolean;
  /** Damage that a held object adds to a close attack. Null if it adds none. */
  readonly inHand: Readonly<Record<'light' | 'heavy', number>> | null;
  /** Whether a close attack may have as many targets as a ranged attack. */
  readonly closeTargets: 'one' | 'as-ranged';
  /** Damage to each of several targets. Null if the attacker divides its damage. */
  readonly severalTargetsDamage: number | null;
  /** Whether two sixes cannot be evaded. */
  readonly sixesStand: boolean;
  /** Whether a figure that may shoot with opponents adjacent may target only the adjacent opponents. */
  readonly neighboursDrawShots: boolean;
  /** Whether tiny figures have a better defense against attacks from a distance. */
  readonly tinyHarder: boolean;
  /** Adds the neighbours of the targets to an attack that explodes. */
  readonly explode?: (rules: DialRules, position: Position, question: HitQuestion, answer: HitAnswer) => HitAnswer;
  /** Rules for telekinesis. Null if the edition has none. */
  readonly lift: LiftRules | null;

  /** Greatest knock back in squares, which is harmless and never refused. Null: one square for each click, with damage. */
  readonly harmlessKnockBack: number | null;
  /** Whether figures that no attack knocks back also resist a power that does. */
  readonly steadfastResistBlast: boolean;

  /** Whether thrown objects may destroy terrain. */
  readonly throwsAtTerrain: boolean;
  /** Computes the damage to terrain. If left out, it is the damage value with the held object. */
  readonly terrainDamage?: (rules: DialRules, position: Position, attacker: Piece, kind: string) => ModifiedValue;
  /** Whether elevated blocking terrain can be destroyed. */
  readonly roofTerrainFalls: boolean;
  /** Whether walls between elevated squares can be destroyed. */
  readonly roofWallsFall: boolean;
  /** Whether attacks from a distance can destroy blocking terrain. */
  readonly blockingFallsFromAfar: boolean;
  /** Whether debris of a wall falls on clear squares only. */
  readonly debrisOnClearOnly: boolean;
}

/** Returns the adjacency rules of an edition. `flight`: also decides adjacency of soaring figures and figures on top. */
export function makeNeighbours(
  passages: Passages,
  rules: Pick<NeighbourRules, 'stairsJoin' | 'diagonalBasesPart'>,
  flight?: FlightRules,
): NeighbourRules {
  const base = {
    ...rules,
    cite: passages.adjacent,
    citeSeparation: (cause): Citation => passages[`adjacent-${cause}`],
  } satisfies NeighbourRules;
  return flight ? { ...base, aloft: (position, a, b) => decideAloft(passages, flight, position, a, b) } : base;
}

/**
 * Decides adjacency at different heights. Soaring figures are adjacent only to each other, and figures on top of
 * blocking terrain only to figures on top.
 */
function decideAloft(
  passages: Passages,
  flight: FlightRules,
  position: Position,
  a: ResolvedPlace,
  b: ResolvedPlace,
): 'open' | Reason | null {
  const marks = (...spots: ResolvedPlace[]) =>
    spots.map((spot) => (spot.piece ? pieceMark(spot.piece.id) : squareMark(spot.squares[0]!)));
  const soaring = [a, b].filter((spot) => spot.piece !== null && isSoaring(flight, spot.piece));
  if (soaring.length === 2) return 'open';
  if (soaring.length === 1) return reason('elevation', passages['adjacent-soaring'], marks(a, b));
  const onTop = [a, b].filter((spot) => spot.piece !== null && isOnBlockingTerrain(flight, position, spot.piece));
  if (a.piece === null || b.piece === null || onTop.length !== 1) return null;
  return reason('no-adjacent', passages['adjacent-on-top'], marks(...onTop));
}
