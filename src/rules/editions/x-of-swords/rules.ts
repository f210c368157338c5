import { STAIRS } from '../../../board/terrain';
import type { Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { HitAnswer, ModifiedValue } from '../../answer';
import type { PowerEntry } from '../../power-entry';
import type { HitQuestion } from '../../ruleset';
import { listAdjacentToAny } from '../../shared/adjacency';
import { computeDamageValue } from '../../shared/attack';
import { attackRules } from '../../shared/attack-reasons';
import { completePassages, type DialRules, type LineCase, makeNeighbours } from '../../shared/dial-rules';
import { isBlocking } from '../../shared/flight';
import { answerBystander } from '../../shared/hit';
import { BLOCKED_BY_ELEVATION, BLOCKED_BY_TERRAIN, type LineEnds } from '../../shared/line-rules';
import { requirePiece } from '../../shared/places';
import { listEffects } from '../../shared/powers';
import { cite } from './citations';
import { ID, NAME } from './name';
import { EXPLOSION_ACTIONS, POWERS } from './powers';

const LINE = cite('Attacking: Line of Fire');
const OBJECTS = cite('Objects');
const OTHERS = cite('Moving: Other Characters');
const KNOCKBACK = cite('Resolving Combat: Resolve Knockback');

const PASSAGES = completePassages({
  adjacent: cite('Key Concepts: Adjacency'),
  'adjacent-wall': cite('Terrain: Walls'),
  'adjacent-corner': cite('Terrain: Blocking', 'reading'),
  'adjacent-elevation': cite('Terrain: Elevated', 'reading'),
  line: LINE,
  'line-blocking': cite('Terrain: Blocking'),
  'line-elevation': cite('Terrain: Elevated'),
  'line-wall': cite('Terrain: Walls'),
  'line-corner': cite('Attacking: Line of Fire', 'reading'),
  'line-hidden': cite('Powers and Abilities Reference: Stealth'),
  'line-hindered': cite('Terrain: Hindering'),
  range: cite('Attacking: Range Attacks'),
  ranged: cite('Attacking: Range Attacks'),
  targets: cite('Resolving Combat: Determine Targets'),
  'shared-damage': cite('Resolving Combat: Modify Damage'),
  friends: cite('Key Concepts: Friendly and Opposing'),
  defeat: cite('Resolving Combat: Deal Damage'),
  cover: cite('Terrain: Hindering'),
  tiny: cite('Powers and Abilities Reference: Tiny Size'),
  'object-held': OBJECTS,
  'object-thrown': OBJECTS,
  powers: cite('Powers and Abilities Reference: Powers'),
  pushing: cite('Overview of Play: Actions'),
  move: cite('Moving'),
  'move-occupied': OTHERS,
  'move-blocking': cite('Terrain: Blocking'),
  'move-stop': OTHERS,
  'break-away': cite('Moving: Breaking Away', 'reading'),
  carry: cite('Inherent Abilities: Carry'),
  // Our reading: knock back moves the target in a straight line away from the attacker.
  'knock-back': cite('Resolving Combat: Resolve Knockback', 'reading'),
  'knock-back-stop': KNOCKBACK,
  'knock-back-never': KNOCKBACK,
  destroy: cite('Destroying'),
});

/**
 * Returns the case of a line ("Line of Fire", "Elevated", "The Rim"). On one level, only obstacles that reach that level
 * count. Between levels, all obstacles count, and each square higher than the lower level blocks the line, except the
 * squares of the two figures. A figure therefore sees a lower level only from the rim of its own.
 */
function lineCase(_: DialRules, position: Position, { from, to }: LineEnds, own: ReadonlySet<Square>): LineCase {
  const { levels } = position.board;
  const level = levels[from] === levels[to];
  const low = Math.min(levels[from]!, levels[to]!);
  const counts = (height: number): boolean => !level || height >= low;
  return {
    blocks: (square) => {
      const height = levels[square]!;
      if (isBlocking(position, square) && counts(height)) return BLOCKED_BY_TERRAIN;
      return height > low && (level || !own.has(square)) ? BLOCKED_BY_ELEVATION : 0;
    },
    figures: (_piece, height) => !level || height === low,
    hinders: counts,
    under: true,
    walls: counts,
  };
}

/** Powers that do not replace the damage value. Damage that replaces the damage value does not count for destroying. */
const VALUE_ALONE = POWERS.filter((power) => power.effects.every((effect) => effect.effect !== 'deal'));

/** Computes the damage value with its modifiers for this kind of attack, without reductions by a target. */
function terrainDamage(rules: DialRules, position: Position, attacker: Piece, kind: string): ModifiedValue {
  const target: Piece = { ...attacker, powers: [], abilities: [] };
  const bare = { ...attackRules(rules), powers: VALUE_ALONE };
  return computeDamageValue({ position, attacker, target, kind, targets: 1, twice: false }, bare, []);
}

/**
 * Adds all figures adjacent to a target as further targets ("Energy Explosion"). Our reading: the attacker is excluded.
 */
function explode(rules: DialRules, position: Position, question: HitQuestion, answer: HitAnswer): HitAnswer {
  const attacker = requirePiece(position, question.attacker);
  const targets = question.targets.map((id) => requirePiece(position, id));
  const beside = listAdjacentToAny(position, rules.neighbours, targets).filter((piece) => piece !== attacker);
  const all = targets.length + beside.length;
  const action = listEffects(rules.powers, attacker, 'explode')[0]?.power.id;
  return {
    ...answer,
    ...(action === undefined ? {} : { madeAs: { action, within: EXPLOSION_ACTIONS } }),
    splash: beside.map((piece) => answerBystander(position, rules, attacker, piece, question.attack, all)),
  };
}

/** Rules of X of Swords. House rules may change some of them. */
export interface XOfSwordsRules extends DialRules {
  /** Rule for pushing damage, with the powers that prevent it. Null if a second token causes no damage. */
  readonly pushing: { readonly spares: readonly PowerEntry[] } | null;
}

export const NEIGHBOURS = makeNeighbours(PASSAGES, { stairsJoin: true, diagonalBasesPart: false });

export const RULES: XOfSwordsRules = {
  id: ID,
  name: NAME,
  attacks: ['close', 'ranged', 'throw'],
  passages: PASSAGES,
  powers: POWERS,
  fliersSoar: false,
  neighbours: NEIGHBOURS,
  // The book sets no limit on the sum of modifiers.
  values: { limit: null, limitCite: cite('Resolving Combat: Modify Damage', 'reading') },
  firstRoundImmunity: false,
  pushing: null,

  lineCase,
  // The book is silent on corners. Our reading follows the core rules of 2008.
  corner: {
    blockingAndFigure: 'blocked',
    figureAndFigure: 'blocked',
    hinderingAndHindering: 'hindered',
    hinderingAndOther: 'hindered',
  },
  allLevelsDiffer: true,
  heightFlanks: true,
  roomsStop: null,
  stealthHides: 'off-turn',
  hinderedInside: true,

  hinderingStops: 'never',
  cornerStops: false,
  hinderingHalves: false,
  largeIgnoreHindering: false,
  waterHinders: false,
  stairs: STAIRS,
  ladderCost: 1,
  climbsOutdoors: false,
  alteredAfterHalving: false,
  carriers: 'all',
  carrierHoldsNothing: true,
  carryingSlows: 0,
  passengerNeedsRoom: false,
  soloActionsBy: 'power',

  thrown: { light: { range: 6, damage: 2 }, heavy: { range: 6, damage: 2 } },
  throwsOwnRange: true,
  inHand: { light: 1, heavy: 1 },
  closeTargets: 'as-ranged',
  severalTargetsDamage: null,
  sixesStand: true,
  neighboursDrawShots: true,
  tinyHarder: true,
  explode,
  lift: null,

  harmlessKnockBack: 3,
  steadfastResistBlast: true,

  throwsAtTerrain: false,
  terrainDamage,
  roofTerrainFalls: true,
  roofWallsFall: true,
  blockingFallsFromAfar: true,
  debrisOnClearOnly: false,
};
