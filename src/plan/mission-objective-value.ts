import type { Board } from '../board/board';
import type { Objective, ScenarioTerms } from '../catalog/cards/scenario-card';
import type { Square } from '../grid/square';
import type { ObjectiveProgress, ScenarioProgress } from '../rules/objectives';
import type { Ruleset } from '../rules/ruleset';
import { countWounds, countWoundsToDefeat } from '../table/striker';
import { listStrikes } from '../table/strikes';
import type { Figure, Table } from '../table/table';
import { getTally } from '../table/tallies';
import { belongsToScenario, type TableToken, TOKEN_KINDS } from '../table/tokens';
import { countPathPoints } from './mission-paths';

/** Rounds of one stage. */
const STAGE_ROUNDS = 4;
/** Distance to a goal, in action points, from which nearness counts as 0. */
const FARTHEST = 28;
/** Action points that a figure usually walks in a round. */
const POINTS_A_ROUND = 5;

/** Returns the figures of a side that are on the map. */
export function listOnMap(table: Table, side: string): readonly Figure[] {
  return [...table.figures.values()].filter(
    (figure) => figure.side === side && !figure.defeated && figure.squares.length > 0 && figure.card !== null,
  );
}

/** Returns the share of a figure's health that is left, from 0 to 1. */
export function shareOfHealth(figure: Figure): number {
  if (figure.defeated || !figure.card) return 0;
  const whole = countWoundsToDefeat(figure.card);
  return whole === null || whole === 0 ? 1 : Math.max(0, 1 - countWounds(figure) / whole);
}

/** Returns the strongest attack of a figure, whether or not it can pay for it now. */
export function strongestAttack(figure: Figure): number {
  return listStrikes(figure).reduce((most, { strength }) => Math.max(most, strength ?? 0), 0);
}

/** Everything that the estimate of an objective depends on. */
interface ObjectiveContext {
  readonly table: Table;
  readonly board: Board;
  readonly heroes: readonly Figure[];
  readonly villains: readonly Figure[];
  readonly heroSpawns: readonly Square[];
  readonly terms: ScenarioTerms;
  /** Number of rounds until the objective ends, including the current round. */
  readonly rounds: number;
}

/**
 * Estimates the value of the face-up scenarios for the heroes, in hundredths of an objective point. It depends on the
 * progress and on the distance to the remaining tokens and figures. Failed scenarios count for the mastermind.
 */
export function valueObjectives(ruleset: Ruleset, table: Table, sides: MissionSides): number {
  const { board } = table;
  if (!ruleset.mission || !board) return 0;
  const [heroes, villains] = [listOnMap(table, sides.heroes), listOnMap(table, sides.mastermind)];
  const heroSpawns = table.tokens.flatMap(({ kind, at }) =>
    kind === TOKEN_KINDS.spawns.hero && at !== null ? [at] : [],
  );
  let sum = 0;
  for (const scenario of ruleset.mission.objectives(table)) {
    const terms = table.cards.find(({ id }) => id === scenario.card)?.terms;
    if (!terms || scenario.recorded !== null) continue;
    const rounds = Math.max(1, scenario.until * STAGE_ROUNDS - table.round + 1);
    const chance = estimateSuccess({ table, board, heroes, villains, heroSpawns, terms, rounds }, scenario);
    sum += 100 * scenario.reward * (2 * chance - 1);
  }
  return sum;
}

/** Side names of both teams of a mission. */
export interface MissionSides {
  readonly heroes: string;
  readonly mastermind: string;
}

function estimateSuccess(about: ObjectiveContext, { state, objectives }: ScenarioProgress): number {
  if (state === 'succeeded') return 1;
  if (state === 'failed') return 0;
  const shares = objectives.map((each) => estimateObjective(about, each));
  // All objectives are needed, so the one that is farthest from success counts most.
  const mean = shares.reduce((all, share) => all + share, 0) / Math.max(1, shares.length);
  return 0.95 * (0.5 * mean + 0.5 * Math.min(...shares));
}

function estimateObjective(about: ObjectiveContext, { objective, state, done, of }: ObjectiveProgress): number {
  if (state === 'succeeded') return 1;
  if (state === 'failed') return 0;
  if (done === null || of === null || of === 0) return 0.5;
  const left = Math.max(0, of - done);
  const items = listItems(about, objective, left).sort((a, b) => b - a);
  // Of several ways to succeed, those that are nearest count.
  const progress = items.slice(0, left).reduce((all, item) => all + item, 0);
  return Math.min(1, (done + progress) / of);
}

/** Lists the estimated progress of each token or figure of an objective, from 0 to 1. */
function listItems(about: ObjectiveContext, objective: Objective, left: number): number[] {
  const { table, terms, heroes, villains, heroSpawns } = about;
  const tokens = table.tokens.filter((token) =>
    objective.of === null ? false : belongsToScenario(token, terms.scenario, objective.of),
  );
  switch (objective.kind) {
    case 'damage':
      return tokens.map((token) => {
        const able = heroes.filter((hero) => strongestAttack(hero) >= (token.strength ?? 0));
        const share = token.wounds / Math.max(1, token.times ?? 1);
        return share + (1 - share) * 0.6 * nearness(about, able.length > 0 ? able : heroes, squaresOf(token));
      });
    case 'retrieve':
      return tokens.map((token) => (token.holder === null ? 0.7 * nearness(about, heroes, squaresOf(token)) : 1));
    case 'deliver':
      return tokens.map((token) => {
        const holder = table.figures.get(token.holder ?? '');
        if (holder) return 0.5 + 0.45 * nearness(about, [holder], heroSpawns);
        const here = squaresOf(token);
        return 0.45 * (0.8 * nearness(about, heroes, here) + 0.2 * nearnessOf(about, here, heroSpawns));
      });
    case 'guard':
      return tokens.map((token) => {
        const share = token.wounds / Math.max(1, token.times ?? 1);
        return (1 - share) * (1 - 0.4 * nearness(about, villains, squaresOf(token)));
      });
    case 'defeat': {
      const foes = listWanted(about, objective).filter(({ side }) => side !== heroes[0]?.side);
      const standing = foes.filter(({ defeated }) => !defeated);
      const hunters =
        objective.by === null ? heroes : heroes.filter(({ piece }) => hasRole(about, objective.by, piece));
      return standing.map(
        (foe) => 0.6 * (1 - shareOfHealth(foe)) + 0.35 * shareOfHealth(foe) * nearness(about, hunters, foe.squares),
      );
    }
    case 'survive':
      return listWanted(about, objective).map((figure) => 0.3 + 0.7 * shareOfHealth(figure));
    case 'extract': {
      const stage = Math.ceil(Math.max(1, table.round) / STAGE_ROUNDS);
      const soon = stage >= (objective.from ?? 1) ? 0.8 : 0.15;
      return listWanted(about, objective)
        .filter((figure) => !figure.defeated && getTally(figure, 'extracted') === 0)
        .map((figure) => soon * nearness(about, [figure], heroSpawns));
    }
    case 'by-hand':
      return Array.from({ length: left }, () => 0.5);
  }
}

/** Lists the figures that an objective concerns, as far as open cards say so. */
function listWanted({ table, terms }: ObjectiveContext, { of, figure }: Objective): readonly Figure[] {
  const all = [...table.figures.values()].filter(({ card }) => card !== null);
  if (of === null) return all.filter(({ card }) => figure === null || card?.kind === figure);
  const role = table.cards.find((each) => each.role?.scenario === terms.scenario && each.role.role === of)?.role;
  return all.filter(({ piece }) => role?.pieces.includes(piece));
}

function hasRole({ table, terms }: ObjectiveContext, role: string | null, piece: string): boolean {
  return table.cards.some(
    (each) => each.role?.scenario === terms.scenario && each.role.role === role && each.role.pieces.includes(piece),
  );
}

function squaresOf({ at }: TableToken): readonly Square[] {
  return at === null ? [] : [at];
}

/** Returns how near the nearest of the figures is to squares, from 0 to 1. */
function nearness(about: ObjectiveContext, figures: readonly Figure[], squares: readonly Square[]): number {
  return figures.reduce((most, figure) => Math.max(most, nearnessOf(about, figure.squares, squares)), 0);
}

function nearnessOf({ board, rounds }: ObjectiveContext, from: readonly Square[], to: readonly Square[]): number {
  if (from.length === 0 || to.length === 0) return 0;
  const points = countPathPoints(board, to, from);
  const near = Math.max(0, 1 - points / FARTHEST);
  // A figure that would arrive too late gets half the value.
  return points > rounds * POINTS_A_ROUND + 4 ? near / 2 : near;
}
