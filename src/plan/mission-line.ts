import type { Square } from '../grid/square';
import { resolvePaid } from '../query/paid-move';
import type { MissionDeedNamed } from '../rules/mission-deed';
import type { Deed } from '../rules/table-deed';
import { applyFacts } from '../table/fold/fold';
import type { Figure, Table } from '../table/table';
import { evaluateMission, expectedDefense, type MissionValuing } from './mission-value';
import type { PlannedStep } from './plan';

/** One planned action in a mission, with the path and targets that the map draws. */
export interface MissionTurnStep extends Pick<PlannedStep, 'from' | 'to' | 'path' | 'targets' | 'rolls'> {
  readonly deed: Deed;
  /** Id of the acting figure or unit. Null if none acts. */
  readonly piece: string | null;
  /** Action points, and the part of them that the Command Dial pays. */
  readonly cost: number;
  readonly command: number;
  /** Wounds that the target is expected to take after its defense. Null if the deed attacks no figure. */
  readonly wounds: number | null;
}

/** A sequence of actions, and the expected table after it. */
export interface MissionLine {
  readonly table: Table;
  readonly steps: readonly MissionTurnStep[];
}

/** Maximum numbers of alternatives that a search considers. */
export interface MissionWidth {
  /** Number of squares where a move may end. */
  readonly ends: number;
  /** Number of squares where a move may end within reach of one target. */
  readonly near: number;
  /** Number of actions after a move. */
  readonly deeds: number;
  /** Number of attacks on figures from one square. */
  readonly attacks: number;
}

export function valueOfLine(valuing: MissionValuing, { table }: MissionLine): number {
  return evaluateMission(valuing, table);
}

const UNDRAWN = { from: null, to: null, path: [], targets: [], rolls: [], cost: 0, command: 0, wounds: null } as const;

/** Makes a step that the map does not show. */
export function makeMissionTurnStep(
  deed: Deed,
  piece: string | null,
  more: Partial<MissionTurnStep> = {},
): MissionTurnStep {
  return { ...UNDRAWN, deed, piece, ...more };
}

/** Adds a deed to a line. Null if the rules refuse it. */
export function addDeed(
  { ruleset }: MissionValuing,
  line: MissionLine,
  deed: Deed,
  piece: string | null,
  more: Partial<MissionTurnStep> = {},
): MissionLine | null {
  const { legal, facts, price = 0 } = ruleset.resolve(line.table, deed);
  if (!legal || facts.length === 0) return null;
  const command = 'command' in deed && typeof deed.command === 'number' ? deed.command : 0;
  const step = makeMissionTurnStep(deed, piece, { cost: price, command, ...more });
  return { table: applyFacts(line.table, facts), steps: [...line.steps, step] };
}

/** Adds a deed that costs action points. The Command Dial pays points that the action track lacks. Null if illegal. */
export function addPaidDeed(
  valuing: MissionValuing,
  line: MissionLine,
  figure: Figure,
  unpaid: MissionDeedNamed<'move' | 'attack' | 'interact'>,
  more: Partial<MissionTurnStep> = {},
): MissionLine | null {
  const { ruleset } = valuing;
  const { deed, ruling, cost, command } = resolvePaid(ruleset, line.table, figure, unpaid);
  if (!ruling.legal) return null;
  if (deed.deed === 'attack' && 'piece' in deed.target) return addAttack(valuing, line, deed, { cost, command });
  const step = makeMissionTurnStep(deed, figure.piece, { cost, command, from: figure.squares[0] ?? null, ...more });
  return { table: applyFacts(line.table, ruling.facts), steps: [...line.steps, step] };
}

/** Adds a legal attack on a figure, which is expected to defend itself. */
function addAttack(
  { ruleset }: MissionValuing,
  line: MissionLine,
  deed: MissionDeedNamed<'attack'>,
  { cost, command }: { readonly cost: number; readonly command: number },
): MissionLine | null {
  const foe = 'piece' in deed.target ? line.table.figures.get(deed.target.piece) : undefined;
  if (!foe) return null;
  const defend = { [foe.piece]: Math.floor(expectedDefense(line.table, foe)) };
  const { facts, hit } = ruleset.resolve(line.table, { ...deed, defend });
  const from: Square | null = line.table.figures.get(deed.attacker)?.squares[0] ?? null;
  const wounds = hit?.targets[0]?.wounds ?? 0;
  if (wounds === 0) return null;
  const step = makeMissionTurnStep(deed, deed.attacker, {
    cost,
    command,
    from,
    to: from,
    targets: [foe.piece],
    wounds,
  });
  return { table: applyFacts(line.table, facts), steps: [...line.steps, step] };
}
