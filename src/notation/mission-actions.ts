import { getOwnProperty } from '../plain/get-own';
import type { Reason, RefusalCode } from '../rules/answer';
import type { MissionDeed } from '../rules/mission-deed';
import type { Ruleset } from '../rules/ruleset';
import type { Deed } from '../rules/table-deed';
import type { Fact } from '../table/facts';
import { isReaction } from '../table/striker';
import type { Table } from '../table/table';
import type { CasePosition } from './case-position';

/** A table, and the facts that were applied to reach it. */
interface FoldedFacts {
  readonly table: Table;
  readonly facts: readonly Fact[];
  /** Number of phases by which the round advanced. */
  readonly phases: number;
}

/** Result of an action. If the action is refused, the table is unchanged and `facts` is empty. */
interface MissionDeedResult extends FoldedFacts {
  /** Codes of the reasons against the action, as the notation writes them. */
  readonly why: ReadonlySet<RefusalCode>;
  /** Reasons against the action, each with its passage. */
  readonly reasons: readonly Reason[];
}

interface Run {
  readonly ruleset: Pick<Ruleset, 'resolve' | 'phases'>;
  readonly after: (table: Table, facts: readonly Fact[]) => Table;
}

/** Refusal codes, and the more general codes that the notation uses instead. */
const CODE_ALIASES: Readonly<Partial<Record<RefusalCode, RefusalCode>>> = {
  'has-run': 'power-forbids',
  'cannot-run': 'power-forbids',
};

/**
 * Refusal code for a figure that is not activated yet. Ignored in the phase of the figure's team, because cases do not
 * record activations.
 */
const NOT_BEGUN: RefusalCode = 'not-now';

/** Adds all tokens that `lay` deeds place. */
export function withTokensOfDeeds(position: CasePosition, deeds: readonly MissionDeed[]): CasePosition {
  const laid = deeds.flatMap((deed) => (deed.deed === 'lay' ? deed.tokens : []));
  return laid.length === 0 ? position : { ...position, tokens: [...(position.tokens ?? []), ...laid] };
}

/**
 * Resolves an action of a case. Cases do not state phases, so the round first advances to a phase in which the figure
 * may act.
 */
export function runMissionDeed(run: Run, table: Table, deed: Deed): MissionDeedResult {
  const { resolve } = run.ruleset;
  const actor = actorOf(table, deed);
  const mayBegin = (at: Table, piece: string) =>
    resolve(at, { deed: 'activate', piece, how: 'gain' }).reasons.every(({ code }) => code !== NOT_BEGUN);
  const here: FoldedFacts = { table, facts: [], phases: 0 };
  const found = actor === null ? here : moveToPhase(run, table, (at) => mayBegin(at, actor));
  const reached = found ?? here;
  const ruling = resolve(reached.table, deed);
  const reasons = ruling.reasons.filter(({ code }) => actor === null || found === null || code !== NOT_BEGUN);
  const why = new Set(reasons.map(({ code }) => getOwnProperty(CODE_ALIASES, code) ?? code));
  if (why.size > 0) return { ...here, why, reasons };
  const facts = [...reached.facts, ...ruling.facts];
  return { table: run.after(reached.table, ruling.facts), facts, phases: reached.phases, why, reasons };
}

/**
 * Returns the figure or group that performs an action in its own activation. Null for actions that are possible at any
 * time, such as reactions.
 */
function actorOf(table: Table, deed: Deed): string | null {
  switch (deed.deed) {
    case 'activate':
    case 'activate-respawn':
    case 'roll':
    case 'respawn':
    case 'take':
    case 'deliver':
    case 'shake-off':
    case 'move':
    case 'interact':
      return deed.piece;
    case 'trigger':
      return isReaction(table, deed) ? null : deed.piece;
    case 'attack':
      return deed.attacker;
    default:
      return null;
  }
}

/**
 * Advances a table to the first phase of the round that satisfies `fits`, starting with the current phase. Null if no
 * phase does.
 */
export function moveToPhase({ ruleset, after }: Run, table: Table, fits: (at: Table) => boolean): FoldedFacts | null {
  let now = table;
  const facts: Fact[] = [];
  for (let phases = 0; phases < ruleset.phases.length && now.round === table.round; phases += 1) {
    if (fits(now)) return { table: now, facts, phases };
    const next = ruleset.resolve(now, { deed: 'next-phase' }).facts;
    now = after(now, next);
    facts.push(...next);
  }
  return null;
}
