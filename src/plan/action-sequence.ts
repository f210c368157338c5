import type { Ruleset } from '../rules/ruleset';
import { applyFacts } from '../table/fold/fold';
import type { Table } from '../table/table';
import type { Candidate } from './candidates';
import { listOutcomes } from './outcomes';

/** A possible state after some deeds. Its probability is `weight` divided by the sequence's `total`. */
export interface SequenceBranch {
  readonly weight: bigint;
  readonly table: Table;
}

/** A list of candidates, and every possible outcome of the list. */
export interface ActionSequence {
  readonly choices: readonly Candidate[];
  readonly branches: readonly SequenceBranch[];
  readonly total: bigint;
}

export function makeEmptySequence(table: Table): ActionSequence {
  return { choices: [], branches: [{ weight: 1n, table }], total: 1n };
}

/** Returns the table of the most likely branch; of equally likely branches, the first. */
export function findLikeliestTable({ branches }: ActionSequence): Table {
  return branches.reduce((most, each) => (each.weight > most.weight ? each : most)).table;
}

/** Returns the tables of at most `most` branches, the most likely branches first. */
export function listLikelyTables({ branches }: ActionSequence, most: number): readonly Table[] {
  const sorted = [...branches].sort((a, b) => (a.weight < b.weight ? 1 : a.weight > b.weight ? -1 : 0));
  return sorted.slice(0, most).map(({ table }) => table);
}

/** Maximum number of chance outcomes of a sequence. Beyond this number, planning is not useful. */
const MOST_BRANCHES = 200;

/**
 * Appends a candidate to a sequence. Branches that do not allow the candidate, for example because its target is gone,
 * stay unchanged. Null if no branch allows the candidate or there are too many branches.
 */
export function extendSequence(ruleset: Ruleset, course: ActionSequence, choice: Candidate): ActionSequence | null {
  const each: { readonly weight: bigint; readonly spread: CandidateSpread }[] = [];
  let common = 1n;
  for (const { weight, table } of course.branches) {
    const spread = spreadCandidate(ruleset, table, choice);
    each.push({ weight, spread });
    common = leastCommonMultiple(common, spread.total);
  }
  if (each.every(({ spread }) => !spread.done)) return null;
  const branches = mergeBranches(
    each.flatMap(({ weight, spread }) =>
      spread.branches.map((branch) => ({
        weight: weight * branch.weight * (common / spread.total),
        table: branch.table,
      })),
    ),
  );
  if (branches.length > MOST_BRANCHES) return null;
  return { choices: [...course.choices, choice], branches, total: course.total * common };
}

/** Merges branches with the same state: a defeated figure is the same after two clicks as after three. */
function mergeBranches(branches: readonly SequenceBranch[]): readonly SequenceBranch[] {
  const byState = new Map<string, SequenceBranch>();
  for (const branch of branches) {
    const key = stateOf(branch.table);
    const before = byState.get(key);
    byState.set(key, before ? { ...before, weight: before.weight + branch.weight } : branch);
  }
  return [...byState.values()];
}

function stateOf(table: Table): string {
  const known = states.get(table);
  if (known !== undefined) return known;
  const { figures, objects, markers, points, actionsSpent, underway, granted, rerolls } = table;
  const standing = [...figures.values()].map((figure) => {
    if (figure.defeated) return figure.piece;
    const { character: _character, lastHurtBy: _lastHurtBy, fell: _fell, ...rest } = figure;
    return rest;
  });
  const state = JSON.stringify([standing, objects, markers, points, actionsSpent, underway, granted, rerolls]);
  states.set(table, state);
  return state;
}

/** Cache of state keys by table: a table never changes. */
const states = new WeakMap<Table, string>();

interface CandidateSpread {
  readonly total: bigint;
  readonly branches: readonly SequenceBranch[];
  /** Whether the first deed of the candidate was legal. */
  readonly done: boolean;
}

/** Computes every outcome of a candidate's deeds on one table. Ends the candidate's action if it is unfinished. */
function spreadCandidate(ruleset: Ruleset, table: Table, { piece, deeds }: Candidate): CandidateSpread {
  let branches: readonly SequenceBranch[] = [{ weight: 1n, table }];
  let total = 1n;
  let done = false;
  for (const [place, deed] of deeds.entries()) {
    const found = branches.map(({ weight, table: now }) => ({
      weight,
      now,
      outcomes: listOutcomes(ruleset, now, deed),
    }));
    if (place === 0) done = found[0]?.outcomes !== null;
    const common = found.reduce((all, { outcomes }) => leastCommonMultiple(all, BigInt(outcomes?.total ?? 1)), 1n);
    branches = found.flatMap(({ weight, now, outcomes }) => {
      if (!outcomes) return [{ weight: weight * common, table: now }];
      const times = common / BigInt(outcomes.total);
      return outcomes.list.map((outcome) => ({
        weight: weight * BigInt(outcome.weight) * times,
        table: applyFacts(now, outcome.facts),
      }));
    });
    total *= common;
  }
  return { total, branches: branches.map((branch) => closed(ruleset, branch, piece)), done };
}

function closed(ruleset: Ruleset, branch: SequenceBranch, piece: string): SequenceBranch {
  if (branch.table.underway?.piece !== piece) return branch;
  return { ...branch, table: applyFacts(branch.table, ruleset.endUnfinishedAction(branch.table)) };
}

export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
