import { DEMO_MISSION_CARDS } from '../../src/app/mission/demo-mission';
import { makeMissionFacts, makeRoleFact, makeScenarioFact, roleCardId } from '../../src/app/mission/mission-facts';
import { TEAM_SIDES } from '../../src/app/mission/mission-teams';
import { cardOf } from '../../src/catalog/cards/carded-character';
import { DEMO_CARD_BOX, DEMO_CARD_CHARACTERS } from '../../src/catalog/cards/demo';
import { makeDemoMissionPlan } from '../../src/game/demo-mission';
import {
  chooseCards,
  chooseRoles,
  chooseSpawns,
  chooseTeam,
  chooseTokens,
  drawMap,
  drawScenarios,
  listTeamCandidates,
  type RandomIndex,
} from '../../src/game/mission-choices';
import { EMPTY_MISSION_PLAN } from '../../src/game/mission-draft';
import { decideWounds, listChosenPlaces } from '../../src/plan/mission-choices';
import type { MissionTurnStep } from '../../src/plan/mission-line';
import { evaluateMission, type MissionValuing, makeMissionValuing } from '../../src/plan/mission-value';
import { planMission } from '../../src/plan/plan-mission';
import type { MissionDeedNamed } from '../../src/rules/mission-deed';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Action } from '../../src/rules/table-deed';
import type { OpponentSettings } from '../../src/table/app-player';
import type { MissionPlan } from '../../src/table/campaign';
import { applyFacts, emptyTable, fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { seededRandom } from '../helpers/random-position';
import { randomBelow } from '../helpers/random-table';
import { applyValidFacts } from './match';

/** Statistics of one mission between two planners. */
export interface MissionMatchRecord {
  /** Deeds that the rules refused. */
  readonly refused: readonly string[];
  /** Number of phases that a side did not end by itself. */
  readonly stuck: number;
  readonly deeds: number;
  readonly rounds: number;
  readonly ended: boolean;
  readonly winner: string | null;
  readonly points: { readonly heroes: number; readonly mastermind: number };
  /** Attacks on figures by side. */
  readonly attacks: { readonly heroes: number; readonly mastermind: number };
  /** Defeats of figures by the side of the figure. */
  readonly defeats: { readonly heroes: number; readonly mastermind: number };
  /** Scenario cards by outcome. */
  readonly outcomes: readonly string[];
  /** Longest and total time of a search, in ms. */
  readonly longest: number;
  readonly milliseconds: number;
  readonly searches: number;
}

/** Maximum number of deeds of a side in one phase. */
const MOST_DEEDS = 90;

/** Chooses a mission as the app does, from the cards of the demo. Null if no team fits the scenarios. */
export function randomMissionPlan(seed: number, unitPoints: number): MissionPlan | null {
  const random = seededRandom(seed + 900);
  const draw: RandomIndex = (below) => randomBelow(random, below);
  const { cardCatalog } = DEMO_MISSION_CARDS;
  const carded = DEMO_CARD_CHARACTERS.flatMap((each) => {
    const card = cardOf(each);
    return card ? [{ character: each.id, card }] : [];
  });
  const scenarios = drawScenarios(DEMO_CARD_BOX.scenarios, [], draw);
  const needs = scenarios.flatMap((id) => cardCatalog.scenario(id)?.needs ?? []);
  const teams = (['heroes', 'mastermind'] as const).map((team) =>
    chooseTeam(listTeamCandidates(team, carded), unitPoints, team === 'heroes' ? [] : needs, () => 1, draw)?.map(
      (member) => {
        const card = cardCatalog.card(member.character);
        return { ...member, loadout: { ...member.loadout, cards: card ? chooseCards(card, 1) : [] } };
      },
    ),
  );
  const [heroes, mastermind] = teams;
  if (!heroes || !mastermind) return null;
  let plan: MissionPlan = {
    ...EMPTY_MISSION_PLAN,
    unitPoints,
    map: drawMap(DEMO_CARD_BOX.maps, [], draw),
    scenarios,
    teams: { heroes, mastermind },
  };
  const laid = cardCatalog.map(plan.map);
  for (const team of ['mastermind', 'heroes'] as const) {
    if (!laid) return null;
    plan = { ...plan, spawns: chooseSpawns(plan, laid, team, draw) };
    plan = {
      ...plan,
      tokens: chooseTokens(plan, cardCatalog, laid, team, draw),
      roles: chooseRoles(plan, cardCatalog, team, draw),
    };
  }
  return plan;
}

/** Makes the table of a mission before its first round: the demo mission, or one chosen by a seed. */
export function makeMissionOpening(rules: Ruleset, plan: MissionPlan): Table {
  const draft = { edition: rules.id, campaign: null, names: { heroes: '', mastermind: '' }, level: 1, plan, steps: {} };
  return fold(makeMissionFacts(draft, rules, DEMO_MISSION_CARDS), emptyTable).table;
}

/** Plays a whole mission: both sides are planned, and the players' bookkeeping is done as the screens remind of it. */
export function playMission(
  rules: Ruleset,
  plan: MissionPlan,
  players: { readonly heroes: OpponentSettings; readonly mastermind: OpponentSettings },
  watch: (table: Table, step: MissionTurnStep) => void = () => undefined,
): MissionMatchRecord {
  let table = makeMissionOpening(rules, plan);
  const refused: string[] = [];
  const outcomes: string[] = [];
  const attacks = { heroes: 0, mastermind: 0 };
  const count = { deeds: 0, stuck: 0, longest: 0, milliseconds: 0, searches: 0 };
  const perform = (deed: Action): boolean => {
    const ruling = rules.resolve(table, deed);
    if (!ruling.legal) {
      refused.push(`round ${table.round}: ${JSON.stringify(deed)} ${ruling.reasons.map(({ code }) => code).join()}`);
      return false;
    }
    table = applyValidFacts(table, ruling.facts);
    return true;
  };
  const bookkeep = (): void => {
    for (const figure of table.figures.values()) {
      const puts = listChosenPlaces(decideWounds(rules, table, figure.piece));
      if (puts.length > 0) perform({ deed: 'settle', piece: figure.piece, puts });
    }
    for (const each of plan.roles) {
      const role = makeRoleFact(each, DEMO_MISSION_CARDS);
      const isUp = table.cards.some(({ id }) => id === roleCardId(each.scenario, each.role));
      const pieces = role.fact === 'card' ? (role.role?.pieces ?? []) : [];
      const isOver = rules.mission
        ?.objectives(table)
        .some((one) => one.scenario === each.scenario && one.state === 'asked');
      if (!isUp && (isOver || pieces.some((piece) => table.figures.get(piece)?.defeated)))
        table = applyValidFacts(table, [role]);
    }
    for (const due of rules.mission?.scenariosDue(table) ?? []) {
      if (due.due === 'reveal') {
        const fact = makeScenarioFact(plan.scenarios[due.stage - 1] ?? '', DEMO_MISSION_CARDS);
        if (fact) table = applyValidFacts(table, [fact]);
        continue;
      }
      const state = rules.mission?.objectives(table).find(({ card }) => card === due.card)?.state;
      const outcome = state === 'succeeded' ? 'succeeded' : 'failed';
      if (perform({ deed: 'complete', card: due.card, outcome })) outcomes.push(`${due.card}: ${outcome}`);
    }
  };
  const act = (side: 'heroes' | 'mastermind'): void => {
    for (let deeds = 0; deeds < MOST_DEEDS; deeds++) {
      const start = performance.now();
      const search = planMission(rules, table, { side: TEAM_SIDES[side], ...players[side] });
      let next = search.next();
      while (!next.done) next = search.next();
      const time = performance.now() - start;
      count.searches++;
      count.milliseconds += time;
      count.longest = Math.max(count.longest, time);
      const [step] = next.value.steps;
      if (!step) return;
      watch(table, step);
      const { deed } = step;
      if (deed.deed === 'attack' && 'piece' in deed.target) {
        attacks[side]++;
        const foe = side === 'heroes' ? 'mastermind' : 'heroes';
        const valuing = makeMissionValuing(rules, table, TEAM_SIDES[foe], players[foe].manner);
        for (const reaction of valuing ? chooseReactions(valuing, table, deed) : []) perform(reaction);
      }
      count.deeds++;
      if (!perform(deed)) return;
      bookkeep();
      if (deed.deed === 'next-phase') return;
    }
    count.stuck++;
    perform({ deed: 'next-phase' });
  };
  while (table.ended === null) {
    const before = table;
    const phase = table.phase?.phase ?? '';
    const [, first, second] = rules.phases;
    if (phase === first || phase === second) act(phase === first ? 'mastermind' : 'heroes');
    else {
      bookkeep();
      const next = rules.resolve(table, { deed: 'next-phase' });
      perform(next.legal ? { deed: 'next-phase' } : { deed: 'end-game' });
    }
    if (table === before) break;
  }
  const score = (side: string) => (table.points[side]?.numerator ?? 0) / (table.points[side]?.denominator ?? 1);
  const points = { heroes: score(TEAM_SIDES.heroes), mastermind: score(TEAM_SIDES.mastermind) };
  const defeats = { heroes: 0, mastermind: 0 };
  for (const event of table.history ?? [])
    if (event.event === 'defeated') {
      const team = table.figures.get(event.piece)?.side === TEAM_SIDES.heroes ? 'heroes' : 'mastermind';
      defeats[team]++;
    }
  const { heroes, mastermind } = points;
  return {
    ...count,
    refused,
    rounds: table.round,
    ended: table.ended !== null,
    winner: heroes === mastermind ? null : heroes > mastermind ? 'heroes' : 'mastermind',
    points,
    attacks,
    defeats,
    outcomes,
  };
}

/** The demo mission of four unit points a side. */
export const DEMO_PLAN = makeDemoMissionPlan();

type Trigger = MissionDeedNamed<'trigger'>;

/** Maximum number of defenses against one attack. */
const MOST_REACTIONS = 2;

/**
 * Returns the reactions with which the target of an attack defends itself: each must save more than its action points
 * are worth.
 * @param valuing what the side of the target wants
 */
function chooseReactions(
  valuing: MissionValuing,
  table: Table,
  attack: MissionDeedNamed<'attack'>,
): readonly Trigger[] {
  const { ruleset } = valuing;
  if (!('piece' in attack.target)) return [];
  const { piece } = attack.target;
  const chosen: Trigger[] = [];
  let now = table;
  let value = evaluateAttack(valuing, now, attack);
  for (let count = 0; count < MOST_REACTIONS; count++) {
    let best: { readonly deed: Trigger; readonly table: Table; readonly value: number } | null = null;
    for (const { id, deed, reasons } of ruleset.options(now, piece)) {
      if (id !== 'react' || deed?.deed !== 'trigger' || reasons.length > 0) continue;
      const ruling = ruleset.resolve(now, deed);
      if (!ruling.legal) continue;
      const after = applyFacts(now, ruling.facts);
      const saved = evaluateAttack(valuing, after, attack);
      if (saved > (best?.value ?? value) + 0.01) best = { deed, table: after, value: saved };
    }
    if (!best) break;
    chosen.push(best.deed);
    now = best.table;
    value = best.value;
  }
  return chosen;
}

function evaluateAttack(valuing: MissionValuing, table: Table, attack: MissionDeedNamed<'attack'>): number {
  return evaluateMission(valuing, applyFacts(table, valuing.ruleset.resolve(table, attack).facts));
}
