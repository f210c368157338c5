import type { ForceRules } from '../../force-rules';
import type { Ruleset } from '../../ruleset';
import type { SetupRules, SetupStep } from '../../setup';
import { forbidArchenemies, forbidDuplicateUniques, requireCharacter } from '../force/characters';
import { forbidUnsupportedItems } from '../force/tactics';
import { limitForcePoints, requireBuildTotalInHundreds } from '../force/totals';
import { makeDialEdition } from '../resolve/edition';
import type { ResolveRules } from '../resolve/resolve-rules';
import { NO_SCENARIOS } from '../scenarios';
import { makeSetupRules } from '../setup';
import { listHouseRules } from './house-rules';
import { listMarkers } from './powers';
import { resolveRules } from './resolve';
import { countActionsPerTurn, PHASES } from './turns';
import type { YearRules, YearTopic } from './year-rules';

const ACTIONS: Ruleset['actions'] = [
  { id: 'move', token: true },
  { id: 'ranged', token: true },
  { id: 'close', token: true },
  { id: 'pass', token: false },
];

/** Rules that a later source, such as an FAQ, adds to the book. Absent in an edition without such a source. */
export interface LaterSourceRules {
  /** Changes the rules for resolving deeds. */
  readonly resolve?: (rules: ResolveRules) => ResolveRules;
  /** Corrections of bases and dials. */
  readonly errata?: NonNullable<Ruleset['errata']>;
}

export function makeHypertimeEdition(
  year: YearRules,
  { resolve = (rules) => rules, ...later }: LaterSourceRules = {},
): Ruleset {
  return makeDialEdition(year, listHouseRules(year), {
    actions: ACTIONS,
    phases: PHASES,
    markers: listMarkers(year.passages),
    cards: ['scenario', 'other'],
    actionTotal: countActionsPerTurn,
    force: forceRules(year),
    setup: setupRules(year),
    scenarios: NO_SCENARIOS,
    ...later,
    resolve: (rules, ruleset) => resolve(resolveRules(rules, ruleset)),
  });
}

/** Returns the force rules: "Building your force" and "Archenemies". */
function forceRules({ passages, uniqueKey }: YearRules): ForceRules {
  const { force: building, 'force-unsaid': unsaid } = passages;
  return {
    clauses: [
      limitForcePoints(building, 100, null),
      requireBuildTotalInHundreds(building),
      requireCharacter(unsaid),
      forbidDuplicateUniques(passages['force-uniques'], uniqueKey),
      forbidArchenemies(passages.archenemies),
      forbidUnsupportedItems(unsaid, 'feats', 'conditions', 'objects', 'tarot'),
    ],
    options: [],
    usualTotal: 200,
    totalStep: 100,
    featLimit: null,
    themes: null,
    uniqueKey,
    archenemies: true,
    primes: null,
    dials: true,
  };
}

/** Depth of a starting area from the player's own edge, and least distance from any other edge, in squares. */
const EDGES = { deep: 2, off: 4 };

/** Returns the setup rules of a year. By the rulings of some years, two players have opposite starting areas. */
function setupRules({ passages, startingAreas }: YearRules): SetupRules {
  const step = (id: string, task: SetupStep['task'], says: SetupStep['says'], on: YearTopic): SetupStep => ({
    ...{ id, task, says, seat: id === 'map' ? 0 : null },
    cite: passages[on],
  });
  const areas = (players: number) =>
    startingAreas === 'opposite' && players === 2 ? 'areas-from-left-opposite' : 'areas-from-left';
  return makeSetupRules(
    (players) => [
      step('forces', 'forces', 'forces', 'setup-force'),
      step('first-player', 'first-player', 'first-by-roll', 'setup-battlefield'),
      step('map', 'map', 'first-picks-map', 'setup-battlefield'),
      step('starting-areas', 'starting-areas', areas(players), 'setup-areas'),
      step('objects', 'objects', 'objects-in-turns', 'setup-objects'),
      step('dials', 'aloud', 'dials-and-flight', 'setup-figures'),
      step('figures', 'figures', 'figures-by-player', 'setup-figures'),
    ],
    { area: passages['setup-figures'], blocking: passages['move-blocking'], edges: EDGES },
    {
      kinds: ['light', 'heavy'],
      each: 3,
      cite: passages['setup-objects'],
      areas: 'all',
      onClearOnly: true,
      special: null,
    },
  );
}
