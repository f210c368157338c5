import type { Square } from '../../grid/square';
import { positionInGame } from '../../query/resolve-deed';
import type { TargetAnswer } from '../../rules/answer';
import type { MissionDeedNamed } from '../../rules/mission-deed';
import { makePlainHitQuestion, type Ruleset } from '../../rules/ruleset';
import type { Deed } from '../../rules/table-deed';
import { applyFacts } from '../../table/fold/fold';
import { countActionPoints, countWounds, countWoundsToDefeat } from '../../table/striker';
import { listStrikes, type Strike } from '../../table/strikes';
import type { Figure, Table } from '../../table/table';
import { leastCommonMultiple } from '../action-sequence';
import type { Ratio } from '../evaluation';
import { decideReactions } from '../mission-choices';
import { type MissionTurnStep, makeMissionTurnStep } from '../mission-line';
import { listOnMap } from '../mission-objective-value';
import { PUZZLE_POINTS } from './puzzle-points';

export type MissionAttack = MissionDeedNamed<'attack'>;

/** The table before the plans of a mission's puzzle. */
export interface MissionPuzzleStart {
  readonly ruleset: Ruleset;
  readonly table: Table;
  readonly side: string;
  /** Number of units per point; each wound of each figure is a whole number of units. */
  readonly units: bigint;
}

/** A table after deeds of a mission, with the steps that the map draws. */
export interface MissionCourse {
  readonly table: Table;
  readonly steps: readonly MissionTurnStep[];
}

/** A plan of a mission's puzzle with its exact score: points won minus points spent and risked. */
export interface ScoredMissionPlan {
  readonly course: MissionCourse;
  readonly won: Ratio;
  readonly spent: Ratio;
  readonly risked: Ratio;
  readonly net: Ratio;
  /** The score as a number, to display it. */
  readonly score: number;
}

/** Makes the start of the plans. If the side has the turn but not its phase, its phase begins. */
export function makeMissionPuzzleStart(ruleset: Ruleset, begun: Table, side: string): MissionPuzzleStart {
  const isEarly = begun.phase?.phase === ruleset.phases[0];
  const table = isEarly ? applyFacts(begun, ruleset.resolve(begun, { deed: 'next-phase' }).facts) : begun;
  let units = 1n;
  for (const { card } of table.figures.values()) {
    const health = card && countWoundsToDefeat(card);
    if (health) units = leastCommonMultiple(units, BigInt(health));
  }
  return { ruleset, table, side, units };
}

/** Returns the value of wounds of a figure in units, up to its remaining health. */
function valueWounds({ units }: MissionPuzzleStart, figure: Figure, wounds: number): bigint {
  const health = figure.card && countWoundsToDefeat(figure.card);
  if (!figure.card || !health || figure.defeated) return 0n;
  const left = Math.max(0, health - countWounds(figure));
  return (BigInt(PUZZLE_POINTS[figure.card.kind]) * units * BigInt(Math.min(wounds, left))) / BigInt(health);
}

function sumValues(start: MissionPuzzleStart, table: Table, isCounted: (figure: Figure) => boolean): bigint {
  let sum = 0n;
  for (const figure of table.figures.values())
    if (isCounted(figure)) sum += valueWounds(start, figure, Number.MAX_SAFE_INTEGER);
  return sum;
}

/** Finds the attack of a figure's cards that a deed uses. */
function findStrike(figure: Figure, { card = null, attack }: MissionAttack): Strike | null {
  return listStrikes(figure).find((each) => each.card === card && each.attack === attack) ?? null;
}

/**
 * Returns the table after the reactions of an attack's target. The target reacts as Sidekick does: if the prevented
 * wounds are worth more than the action points.
 */
export function applyReactions(ruleset: Ruleset, table: Table, deed: MissionAttack): Table {
  const attacker = table.figures.get(deed.attacker);
  const strike = attacker && findStrike(attacker, deed);
  const [found] = ruleset.resolve(table, { ...deed, defense: 0 }).hit?.targets ?? [];
  if (!strike || !found || !('piece' in deed.target)) return table;
  return findReactions(ruleset, table, deed.target.piece, strike, found).table;
}

/** Decides the reactions of a figure to an attack, and counts the wounds after them. */
function findReactions(
  ruleset: Ruleset,
  table: Table,
  piece: string,
  strike: Strike,
  { strength, obstruction }: TargetAnswer,
): { readonly table: Table; readonly wounds: number } {
  const arrives = (strength ?? 0) - (obstruction ?? 0);
  const { chosen } = decideReactions(ruleset, table, piece, strike, (defense) => Math.max(0, arrives - defense));
  let now = table;
  for (const card of chosen.cards) {
    const { facts } = ruleset.resolve(now, { deed: 'trigger', piece, card, reacting: true });
    now = applyFacts(now, facts);
  }
  return { table: now, wounds: chosen.wounds };
}

/** Extends a course by a deed. Null if the rules refuse the deed, or if an attack causes no wound. */
export function extendMissionCourse(
  { ruleset }: MissionPuzzleStart,
  { table, steps }: MissionCourse,
  deed: Deed,
): MissionCourse | null {
  const isAttack = deed.deed === 'attack';
  const attack = isAttack ? (deed as MissionAttack) : null;
  // An attack that is refused anyway gets no reaction.
  if (attack && !ruleset.resolve(table, attack).legal) return null;
  const before = attack ? applyReactions(ruleset, table, attack) : table;
  const { legal, facts, hit, price = 0 } = ruleset.resolve(before, deed);
  if (!legal || facts.length === 0) return null;
  const wounds = hit?.targets[0]?.wounds ?? null;
  if (attack && !wounds) return null;
  const piece = getActor(deed);
  const from = table.figures.get(piece ?? '')?.squares[0] ?? null;
  const step = makeMissionTurnStep(deed, piece, {
    ...{ cost: price, wounds, from, to: from },
    ...(attack && 'piece' in attack.target ? { targets: [attack.target.piece] } : {}),
    ...(deed.deed === 'move' ? describeMove(ruleset, table, deed as MissionDeedNamed<'move'>, from) : {}),
  });
  return { table: applyFacts(before, facts), steps: [...steps, step] };
}

function describeMove(
  ruleset: Ruleset,
  table: Table,
  { piece, to, action = 'move', run = false }: MissionDeedNamed<'move'>,
  from: Square | null,
): Partial<MissionTurnStep> {
  const position = positionInGame(ruleset, table);
  const end = to[0] ?? from;
  if (!position) return { to: end };
  const question = { piece, to, action, run, carrying: null, mode: null, actionPoints: null };
  const { path } = ruleset.move(position, question);
  return { to: end, path: path.length > 0 || from === null || end === null ? path : [from, end] };
}

export function getActor(deed: Deed): string | null {
  return deed.deed === 'attack' && 'attacker' in deed ? deed.attacker : 'piece' in deed ? deed.piece : null;
}

/** Scores the deeds of a plan. Null if the rules refuse one of them. */
export function scoreMissionPlan(start: MissionPuzzleStart, deeds: readonly Deed[]): ScoredMissionPlan | null {
  let course: MissionCourse | null = { table: start.table, steps: [] };
  for (const deed of deeds) course = course && extendMissionCourse(start, course, deed);
  return course && scoreMissionCourse(start, course);
}

/** Returns the points that a course wins and spends, in units. */
export function countMissionGains(
  start: MissionPuzzleStart,
  course: MissionCourse,
): { readonly won: bigint; readonly spent: bigint } {
  const lossOf = (isCounted: (figure: Figure) => boolean) =>
    sumValues(start, start.table, isCounted) - sumValues(start, course.table, isCounted);
  return {
    won: lossOf((figure) => figure.side !== start.side),
    spent: lossOf((figure) => figure.side === start.side),
  };
}

export function scoreMissionCourse(start: MissionPuzzleStart, course: MissionCourse): ScoredMissionPlan {
  const { units } = start;
  const { won, spent } = countMissionGains(start, course);
  const risked = sumRisks(start, course.table);
  const net = won - spent - risked;
  const ratio = (numerator: bigint): Ratio => ({ numerator, denominator: units });
  return {
    course,
    ...{ won: ratio(won), spent: ratio(spent), risked: ratio(risked), net: ratio(net) },
    score: Number(net) / Number(units),
  };
}

/** An attack that an opponent can make in its next activation without moving. */
export interface MissionReply {
  readonly by: string;
  readonly on: string;
  readonly attack: string;
  readonly takes: bigint;
}

/** Lists the primary attacks of all opponents in their next activations, without moving, each on each own figure. */
export function listMissionReplies(start: MissionPuzzleStart, table: Table): readonly MissionReply[] {
  const { ruleset, side } = start;
  const position = positionInGame(ruleset, table);
  const replies: MissionReply[] = [];
  if (!position) return replies;
  const others = table.players.filter((player) => player.side !== side);
  for (const foe of others.flatMap((player) => listOnMap(table, player.side)))
    for (const strike of listStrikes(foe)) {
      const { attack, card, strength } = strike;
      if (card !== null || strength === null || attack === 'hurl') continue;
      for (const own of listOnMap(table, side)) {
        const question = { ...makePlainHitQuestion(foe.piece, [own.piece], attack), strength };
        const { reasons, targets, cost } = ruleset.hit(position, question);
        const [found] = targets;
        const points = countActionPoints(table, foe) + (foe.card?.gain ?? 0);
        // The points of the next activation are not on the track yet.
        const isLegal = reasons.every(({ code }) => code === 'no-points');
        if (!isLegal || !found || (cost ?? 0) > points) continue;
        const { wounds } = findReactions(ruleset, table, own.piece, strike, found);
        const takes = valueWounds(start, own, wounds);
        if (takes > 0n) replies.push({ by: foe.piece, on: own.piece, attack, takes });
      }
    }
  return replies;
}

/** Sums the largest reply of each opponent. No figure loses more than it has. */
function sumRisks(start: MissionPuzzleStart, table: Table): bigint {
  const best = new Map<string, MissionReply>();
  for (const reply of listMissionReplies(start, table))
    if (reply.takes > (best.get(reply.by)?.takes ?? 0n)) best.set(reply.by, reply);
  const lost = new Map<string, bigint>();
  for (const { on, takes } of best.values()) lost.set(on, (lost.get(on) ?? 0n) + takes);
  let sum = 0n;
  for (const [piece, loss] of lost) {
    const figure = table.figures.get(piece);
    const left = figure ? valueWounds(start, figure, Number.MAX_SAFE_INTEGER) : 0n;
    sum += loss < left ? loss : left;
  }
  return sum;
}
