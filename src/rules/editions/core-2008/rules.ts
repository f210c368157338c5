import { LADDER, STAIRS } from '../../../board/terrain';
import type { Square } from '../../../grid/square';
import type { Position } from '../../../table/position';
import type { Format } from '../../format';
import { completePassages, type DialRules, type LineCase, makeNeighbours } from '../../shared/dial-rules';
import { isBlocking } from '../../shared/flight';
import { BLOCKED_BY_ELEVATION, BLOCKED_BY_TERRAIN, type LineEnds } from '../../shared/line-rules';
import type { ModifierRules } from '../../shared/modified-value';
import { hasEffect } from '../../shared/powers';
import { TELEKINESIS } from '../../shared/telekinesis';
import { cite } from './citations';
import { ID, NAME } from './name';
import { POWERS } from './powers';

/**
 * The five formats of "Step 1: Announce the Format", the one with the fewest rules first. Players choose the tactics of
 * a tactical game.
 */
export const FORMATS: readonly Format[] = [
  {
    id: 'basic',
    without: ['powers', 'tactics', 'core'],
    cite: cite('Step 1: Announce the Format: Basic'),
  },
  {
    id: 'core',
    without: ['powers', 'tactics'],
    cite: cite('Step 1: Announce the Format: Core'),
  },
  {
    id: 'powered-core',
    without: ['tactics'],
    cite: cite('Step 1: Announce the Format: Powered Core'),
  },
  {
    id: 'tactical-powered-core',
    without: [],
    cite: cite('Step 1: Announce the Format: Tactical Powered Core'),
  },
  {
    id: 'full-core',
    without: [],
    cite: cite('Step 1: Announce the Format: Full Core'),
  },
];

const ABILITIES = 'HEROCLIX COMBAT AND SPECIAL ABILITIES';
const RANGED = cite('Ranged Combat');
const COVER = cite('Hindering Terrain: Ranged combat attacks and the hindering terrain modifier');
const STOPPED = cite('Knock Back: Knock back damage');

const PASSAGES = completePassages({
  adjacent: cite('IMPORTANT CONCEPTS: Adjacent Squares'),
  'adjacent-wall': cite('Walls'),
  'adjacent-corner': cite('Blocking Terrain', 'reading'),
  'adjacent-diagonal-base': cite('DOUBLE-BASE CHARACTERS'),
  line: cite('Ranged Combat: Line of fire'),
  'line-blocking': cite('Blocking Terrain'),
  'line-elevation': cite('Elevated Terrain: Elevated terrain and line of fire'),
  'line-indoors': cite('Maps: Indoor/outdoor maps', 'reading'),
  'line-wall': cite('Walls'),
  'line-corner': cite('Blocking Terrain'),
  'line-hidden': cite('Powers and Abilities Card: Stealth', 'common'),
  'line-hindered': COVER,
  range: cite('Ranged Combat: Line of fire'),
  'range-limit': RANGED,
  ranged: RANGED,
  targets: cite('Ranged Combat: Multiple ranged combat targets'),
  'shared-damage': cite('Ranged Combat: Multiple ranged combat targets'),
  friends: cite('COMBAT ACTION RULES: The Attack Roll: Targeting friendly characters'),
  defeat: cite('COMBAT ACTION RULES: Defeating Characters'),
  cover: COVER,
  'reach-far': cite(`${ABILITIES}: Giant Size`),
  'object-held': cite('Using Objects as Weapons: Using objects in close combat attacks'),
  'object-thrown': cite('Using Objects as Weapons: Using objects in ranged combat attacks'),
  'first-round': cite('ROUNDS, TURNS, AND ACTIONS: First-round immunity'),
  powers: cite('POWERS'),
  pushing: cite('ROUNDS, TURNS, AND ACTIONS: Pushing'),
  lift: cite('Objects and Telekinesis: Moving objects and characters'),
  'lift-blocking': cite('Blocking Terrain'),
  'lift-occupied': cite('Using Objects as Weapons: Holding an object', 'reading'),
  'lift-immobile': cite('Objects: Immobile objects'),
  'lift-figures-large': cite('DOUBLE-BASE CHARACTERS'),
  'lift-opponents': cite('Powers and Abilities Card: Telekinesis', 'common'),
  'lift-attack': cite('Objects and Telekinesis: Attacking with an object'),
  move: cite('Move Actions'),
  'move-blocking': cite('Blocking Terrain'),
  'break-away': cite('Move Actions: Breaking away'),
  hindering: cite('Hindering Terrain: Moving and hindering terrain'),
  carry: cite(`${ABILITIES}: Carry`),
  'knock-back': cite('Knock Back'),
  'knock-back-stop': STOPPED,
  'knock-back-fall': cite('Knock Back: Knock back off elevated terrain'),
  'knock-back-never': cite(`${ABILITIES}: Giant Size`),
  // The card says which characters Force Blast may move. The book says which are never moved.
  'blast-target': cite('Powers and Abilities Card: Force Blast', 'common'),
  destroy: cite('Blocking Terrain: Destroying blocking terrain'),
  'destroy-wall': cite('Walls: Destroying walls'),
});

/**
 * Returns the case of "Ranged Combat: Line of fire" and "Elevated terrain and line of fire". `tall` is a line between a
 * tall character and an elevated one: drawn as if both were elevated, but hindering counts as between different levels.
 */
function lineCase(
  { powers }: DialRules,
  position: Position,
  { from, to, viewer, target }: LineEnds,
  own: ReadonlySet<Square>,
): LineCase {
  const { levels } = position.board;
  const isTall = (piece: typeof viewer) => piece !== null && hasEffect(powers, piece, 'tall');
  const high = levels[from]! > 0;
  const level = high === levels[to]! > 0;
  const kind = level ? (high ? 'elevated' : 'grounded') : isTall(high ? target : viewer) ? 'tall' : 'mixed';
  const overGround = kind === 'elevated' || kind === 'tall';
  const overHeads = isTall(viewer) || isTall(target);
  return {
    blocks: (square) => {
      const elevated = levels[square]! > 0;
      if (isBlocking(position, square)) return elevated || !overGround ? BLOCKED_BY_TERRAIN : 0;
      return elevated && !overGround && !own.has(square) ? BLOCKED_BY_ELEVATION : 0;
    },
    figures: (piece, at) => {
      const onLevel = level && high === at > 0;
      // A big figure also blocks lines above or between the levels. Its size is only checked if it matters.
      if (onLevel && !overHeads) return true;
      return (onLevel || high || !level) && hasEffect(powers, piece, 'big');
    },
    hinders: (at) => level && high === at > 0,
    under: true,
    walls: (low) => !overGround || low > 0,
  };
}

/** "Rule of 3": modifiers together change a combat value by at most 3. */
export const RULE_OF_3: ModifierRules = { limit: 3, limitCite: cite('Rule of 3') };

/** Rules of this book. House rules may change some of them. */
export interface CoreRules extends DialRules {
  readonly pushingHurts: boolean;
}

export const RULES: CoreRules = {
  id: ID,
  name: NAME,
  attacks: ['close', 'ranged', 'throw', TELEKINESIS],
  formats: FORMATS,
  passages: PASSAGES,
  powers: POWERS,
  fliersSoar: false,
  neighbours: makeNeighbours(PASSAGES, { stairsJoin: true, diagonalBasesPart: true }),
  values: RULE_OF_3,
  firstRoundImmunity: true,
  pushingHurts: true,

  lineCase,
  corner: {
    blockingAndFigure: 'blocked',
    figureAndFigure: 'blocked',
    hinderingAndHindering: 'hindered',
    hinderingAndOther: 'hindered',
  },
  allLevelsDiffer: false,
  heightFlanks: true,
  roomsStop: 'one-end-outdoors',
  // Common practice, because no source of this edition says so.
  stealthHides: 'always',
  // Our reading: a line inside hindering terrain crosses no boundary, but its squares still hinder it.
  hinderedInside: true,

  hinderingStops: 'from-clear',
  cornerStops: true,
  hinderingHalves: true,
  largeIgnoreHindering: false,
  waterHinders: true,
  stairs: STAIRS | LADDER,
  ladderCost: 1,
  climbsOutdoors: false,
  alteredAfterHalving: true,
  carriers: 'able',
  carrierHoldsNothing: false,
  carryingSlows: 2,
  passengerNeedsRoom: true,
  soloActionsBy: 'power',

  thrown: { light: { range: 8, damage: 2 }, heavy: { range: 6, damage: 3 } },
  throwsOwnRange: false,
  inHand: { light: 1, heavy: 2 },
  closeTargets: 'one',
  severalTargetsDamage: null,
  // Our reading: the book does not say that two sixes cannot be evaded.
  sixesStand: false,
  neighboursDrawShots: true,
  tinyHarder: false,
  lift: { squares: 8, endsWithin: true, objects: 'in-sight', onClearOnly: false },

  harmlessKnockBack: null,
  steadfastResistBlast: true,

  throwsAtTerrain: false,
  // Elevated terrain cannot be destroyed.
  roofTerrainFalls: false,
  roofWallsFall: true,
  blockingFallsFromAfar: true,
  debrisOnClearOnly: true,
};
