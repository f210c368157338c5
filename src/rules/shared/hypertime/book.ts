import { LADDER, STAIRS } from '../../../board/terrain';
import { normalizeText } from '../../../catalog/force';
import type { Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Citation, ModifiedValue } from '../../answer';
import type { PowerEntry } from '../../power-entry';
import { listObjectChanges } from '../attack-reasons';
import type { Cite } from '../cite';
import { completePassages, type DialRules, type LineCase, makeNeighbours } from '../dial-rules';
import { isBlocking, isSoaring } from '../flight';
import { BLOCKED_BY_ELEVATION, BLOCKED_BY_TERRAIN, type CornerRules, type LineEnds } from '../line-rules';
import { applyChanges, makeModifier, makeReplacement } from '../modified-value';
import { listEffects } from '../powers';
import { TELEKINESIS } from '../telekinesis';
import { answerExplosion } from './explosion';
import type { YearRules, YearTopic } from './year-rules';

type YearPassages = Readonly<Partial<Record<YearTopic, Citation>>>;

/** Returns the passages of the book, or of later rulings. Matters that those settled are cited as a reading. */
function bookPassages(cite: Cite, later: YearPassages) {
  return completePassages({
    adjacent: cite('Adjacent'),
    'adjacent-corner': cite('Terrain: blocking terrain', 'reading'),
    'adjacent-on-top': cite('Flying: hovering', 'reading'),
    line: cite('Ranged combat: line of fire'),
    'line-blocking': cite('Terrain: blocking terrain'),
    'line-wall': cite('Terrain: blocking terrain'),
    'line-elevation': cite('Terrain: elevated terrain'),
    'line-corner': cite('Terrain: blocking terrain', 'reading'),
    'line-soaring': cite('Flying: soaring'),
    'line-hidden': cite('Powers', 'common'),
    'line-hindered': cite('Terrain: hindering terrain'),
    range: cite('Ranged combat: range'),
    ranged: cite('Ranged combat'),
    targets: cite('Ranged combat: multiple targets'),
    friends: cite('Combat: friendly figures'),
    defeat: cite('Combat: defeat'),
    cover: cite('Terrain: hindering terrain'),
    'object-held': cite('Objects: super strength'),
    'object-thrown': cite('Objects: super strength'),
    lift: cite('Objects: telekinesis'),
    'lift-line': cite('Objects: telekinesis', 'reading'),
    'lift-figures': cite('Powers', 'common'),
    'lift-opponents': cite('Powers', 'common'),
    move: cite('Movement'),
    'move-blocking': cite('Terrain: blocking terrain'),
    'break-away': cite('Movement: break away'),
    hindering: cite('Terrain: hindering terrain'),
    'flight-modes': cite('Flying'),
    carry: cite('Flying: carrying other figures'),
    'carry-forbidden': cite('Flying: carrying other figures', 'reading'),
    'knock-back': cite('Combat: knock back'),
    'knock-back-never': cite('Combat: knock back', 'reading'),
    'blast-target': cite('Powers', 'common'),
    destroy: cite('Terrain: blocking terrain'),
    'destroy-by-die': cite('Terrain: blocking terrain', 'common'),
    powers: cite('Powers'),
    'giving-actions': cite('Turns: actions'),
    pushing: cite('Turns: pushing'),
    captives: cite('Victory points', 'reading'),
    smoke: cite('Powers', 'common'),
    barrier: cite('Powers', 'common'),
    force: cite('Building your force'),
    // Our reading: a force is not empty, and contains nothing outside the book.
    'force-unsaid': cite('Building your force', 'reading'),
    'force-uniques': cite('Building your force', 'reading'),
    archenemies: cite('Archenemies'),
    'setup-force': cite('Set-up: build a force'),
    'setup-battlefield': cite('Set-up: the battlefield'),
    'setup-areas': cite('Set-up: the battlefield'),
    'setup-objects': cite('Set-up: objects'),
    'setup-figures': cite('Set-up: figures'),
    ...later,
  });
}

/**
 * Returns the case of a line from a figure that does not soar: on the ground, from a roof down, up to a roof, from roof
 * to roof, or up to a soaring figure.
 */
function lineCase(
  rules: DialRules,
  position: Position,
  { from, to, target }: LineEnds,
  own: ReadonlySet<Square>,
): LineCase {
  const { levels } = position.board;
  const high = levels[from]! > 0;
  const aloft = target !== null && isSoaring(rules, target);
  const level = !aloft && high === levels[to]! > 0;
  const rooftops = level && high;
  return {
    blocks: (square) => {
      if (own.has(square)) return 0;
      const elevated = levels[square]! > 0;
      if (isBlocking(position, square)) return elevated || !rooftops ? BLOCKED_BY_TERRAIN : 0;
      return elevated && !rooftops && !aloft ? BLOCKED_BY_ELEVATION : 0;
    },
    // A line from a roof passes over the figures below. A line upward does not.
    figures: (_piece, at) => !aloft && (!high || at > 0),
    hinders: (at) => level && high === at > 0,
    under: !aloft,
    walls: (low) => !rooftops || low > 0,
  };
}

/** Computes damage to terrain. Bonuses lent by friends count only against opposing figures. */
function terrainDamage(rules: DialRules, _position: Position, attacker: Piece, kind: string): ModifiedValue {
  const tool = listObjectChanges(rules, attacker, kind);
  const own = listEffects(rules.powers, attacker, 'modify')
    .filter(({ effect }) => effect.value === 'damage' && effect.when.holder === 'attacker')
    .filter(({ effect }) => effect.when.attacks.includes(kind) && tool.length === 0)
    .map(({ effect, power }) => makeModifier(power.id, effect.by, power.cite));
  // Damage rolled on a die may be enough whatever the damage value.
  const rolled = (kind === 'close' ? listEffects(rules.powers, attacker, 'roll-damage') : []).map(({ effect, power }) =>
    makeReplacement(power.id, effect.most, rules.passages['destroy-by-die']),
  );
  return applyChanges(attacker.damage, [...rolled, ...tool, ...own], rules.values);
}

/** Figures do not close corners. Only blocking terrain does. */
export const HYPERTIME_CORNER_RULES: CornerRules = {
  blockingAndFigure: 'clear',
  figureAndFigure: 'clear',
  hinderingAndHindering: 'hindered',
  hinderingAndOther: 'clear',
};

/** Returns the rules of the book. A later year only states its changes, and its passages in `later`. */
export function bookRules(
  id: string,
  name: string,
  cite: Cite,
  powers: readonly PowerEntry[],
  later: YearPassages = {},
): YearRules {
  const passages = bookPassages(cite, later);
  const parts = { stairsJoin: false, diagonalBasesPart: false };
  return {
    id,
    name,
    attacks: ['close', 'ranged', 'throw', TELEKINESIS],
    passages,
    overruled: {
      corner: { topic: 'line-of-fire-corners', cite: cite('Terrain: blocking terrain', 'reading') },
      critical: { topic: 'critical-evaded', cite: cite('Combat: critical hits and misses', 'reading') },
      pushing: { topic: 'pushing', cite: cite('Turns: pushing') },
      hindering: { topic: 'hindering-moving', cite: cite('Terrain: hindering terrain') },
      pass: { topic: 'pass', cite: cite('Turns: actions', 'reading') },
    },
    powers,
    fliersSoar: true,
    neighbours: makeNeighbours(passages, parts, { powers, fliersSoar: true }),
    // The books set no limit on changes of a combat value.
    values: { limit: null, limitCite: passages.powers },
    firstRoundImmunity: false,
    pushingHurts: true,
    // Passing is one of the four options for an action.
    passCosts: true,

    lineCase,
    corner: HYPERTIME_CORNER_RULES,
    allLevelsDiffer: false,
    heightFlanks: true,
    roomsStop: null,
    stealthHides: 'always',
    hinderedInside: true,

    // Entering hindering terrain ends the move, from any terrain.
    hinderingStops: 'always',
    cornerStops: false,
    hinderingHalves: true,
    largeIgnoreHindering: true,
    waterHinders: true,
    stairs: STAIRS | LADDER,
    ladderCost: 2,
    climbsOutdoors: true,
    alteredAfterHalving: false,
    carriers: 'hovering',
    carrierHoldsNothing: false,
    carryingSlows: 0,
    passengerNeedsRoom: true,
    soloActionsBy: 'book',

    thrown: { light: { range: 6, damage: 2 }, heavy: { range: 4, damage: 3 } },
    throwsOwnRange: false,
    inHand: { light: 1, heavy: 2 },
    closeTargets: 'one',
    severalTargetsDamage: 1,
    // Two sixes do not bypass a target's powers.
    sixesStand: false,
    neighboursDrawShots: true,
    tinyHarder: false,
    explode: answerExplosion,
    lift: { squares: 10, endsWithin: false, objects: 'adjacent', onClearOnly: true },

    harmlessKnockBack: null,
    // Charge prevents knock back by attacks, but not by a blast.
    steadfastResistBlast: false,

    throwsAtTerrain: true,
    terrainDamage,
    // Elevated walls, terrain and objects cannot be destroyed.
    roofTerrainFalls: false,
    roofWallsFall: false,
    blockingFallsFromAfar: true,
    debrisOnClearOnly: false,

    // "Only one Unique of any given character": characters are identified by name, across versions.
    uniqueKey: (recruit) => (recruit.unique && recruit.known ? normalizeText(recruit.name) : null),
    startingAreas: 'any',
  };
}
