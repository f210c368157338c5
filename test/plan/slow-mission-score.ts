import type { MissionDeedNamed } from '../../src/rules/mission-deed';
import { makePlainHitQuestion, type Ruleset } from '../../src/rules/ruleset';
import type { Deed } from '../../src/rules/table-deed';
import { applyFacts } from '../../src/table/fold/fold';
import { listStrikes } from '../../src/table/strikes';
import type { Figure, Table } from '../../src/table/table';
import { getTablePosition } from '../../src/table/table-position';
import { getTally } from '../../src/table/tallies';
import {
  addBigFractions,
  BIG_ZERO,
  type BigFraction,
  compareBigFractions,
  makeBigFraction,
  subtractBigFractions,
} from './big-fraction';

/**
 * Scores plans of missions without code of the planner, to check the planner. It only uses the rules, and tries every
 * square and every order of deeds.
 */

type Attack = MissionDeedNamed<'attack'>;

/** Score of a plan of a mission, in points. */
export interface SlowMissionScore {
  readonly won: BigFraction;
  readonly spent: BigFraction;
  readonly risked: BigFraction;
  readonly net: BigFraction;
}

const POINTS = { hero: 60, villain: 60, mastermind: 120, henchman: 20 } as const;

function healthOf({ card }: Figure): number {
  const slots = [...Object.values(card?.boxes ?? {}), ...Object.values(card?.cards ?? {})];
  return card?.health ?? slots.reduce((sum, each) => sum + each.slots, 0);
}

function healthLeft(figure: Figure): number {
  if (figure.defeated) return 0;
  const { boxes = {}, cards = {} } = figure.card ?? {};
  const wounds =
    getTally(figure, 'wounds') +
    Object.keys(boxes).reduce((sum, box) => sum + getTally(figure, 'wounds', box), 0) +
    Object.keys(cards).reduce((sum, card) => sum + getTally(figure, 'card-wounds', card), 0);
  return Math.max(0, healthOf(figure) - wounds);
}

function valueWounds(figure: Figure, wounds: number): BigFraction {
  return makeBigFraction(POINTS[figure.card?.kind ?? 'hero'] * wounds, healthOf(figure));
}

function sumLeft(table: Table, side: string, isOwn: boolean): BigFraction {
  return [...table.figures.values()]
    .filter((figure) => (figure.side === side) === isOwn)
    .reduce((sum, figure) => addBigFractions(sum, valueWounds(figure, healthLeft(figure))), BIG_ZERO);
}

/** Tries every set of reactions of a target, and returns the table after the best set with the wounds of the attack. */
function react(
  rules: Ruleset,
  table: Table,
  attack: Attack,
  piece: string,
): { readonly table: Table; readonly wounds: number } {
  const left = healthLeft(table.figures.get(piece) as Figure);
  const tries = [{ table, cost: 0 }];
  for (const { id, deed, cost } of rules.options(table, piece))
    if (id === 'react' && deed)
      for (const before of [...tries]) {
        const { legal, facts } = rules.resolve(before.table, deed);
        if (legal) tries.push({ table: applyFacts(before.table, facts), cost: before.cost + (cost ?? 0) });
      }
  const priced = tries.map((each) => {
    const wounds = rules.resolve(each.table, attack).hit?.targets[0]?.wounds ?? 0;
    return { table: each.table, wounds, price: 2 * wounds + each.cost + (wounds >= left ? 20 : 0) };
  });
  return priced.reduce((best, each) => (each.price < best.price ? each : best));
}

function isAttack(deed: Deed): deed is Attack {
  return deed.deed === 'attack';
}

/** Returns the table after a deed. Null if the rules refuse the deed, or if an attack causes no wound. */
function perform(rules: Ruleset, table: Table, deed: Deed): Table | null {
  if (!rules.resolve(table, deed).legal) return null;
  if (!isAttack(deed) || !('piece' in deed.target)) return applyFacts(table, rules.resolve(table, deed).facts);
  const after = react(rules, table, deed, deed.target.piece);
  return after.wounds === 0 ? null : applyFacts(after.table, rules.resolve(after.table, deed).facts);
}

function computeRisk(rules: Ruleset, table: Table, side: string): BigFraction {
  const position = getTablePosition(table);
  const losses = new Map<string, number>();
  const standing = [...table.figures.values()].filter(({ defeated }) => !defeated);
  for (const foe of position ? standing.filter((figure) => figure.side !== side) : []) {
    let worst: { readonly on: string; readonly wounds: number; readonly value: BigFraction } | null = null;
    for (const { attack, card, strength } of listStrikes(foe))
      for (const own of standing.filter((figure) => figure.side === side)) {
        if (card !== null || strength === null || !position) continue;
        const answer = rules.hit(position, { ...makePlainHitQuestion(foe.piece, [own.piece], attack), strength });
        const points = getTally(foe, 'points') + (foe.card?.gain ?? 0);
        if (answer.reasons.some(({ code }) => code !== 'no-points') || (answer.cost ?? 0) > points) continue;
        const deed = {
          deed: 'attack',
          attacker: foe.piece,
          target: { piece: own.piece },
          attack,
          card,
          strength,
        } as const;
        const wounds = Math.min(healthLeft(own), react(rules, table, { ...deed, anew: true }, own.piece).wounds);
        const value = valueWounds(own, wounds);
        if (wounds > 0 && (!worst || compareBigFractions(value, worst.value) > 0))
          worst = { on: own.piece, wounds, value };
      }
    if (worst) losses.set(worst.on, (losses.get(worst.on) ?? 0) + worst.wounds);
  }
  let sum = BIG_ZERO;
  for (const [piece, wounds] of losses) {
    const figure = table.figures.get(piece) as Figure;
    sum = addBigFractions(sum, valueWounds(figure, Math.min(wounds, healthLeft(figure))));
  }
  return sum;
}

function scoreTable(rules: Ruleset, first: Table, table: Table, side: string): SlowMissionScore {
  const lost = (isOwn: boolean) => subtractBigFractions(sumLeft(first, side, isOwn), sumLeft(table, side, isOwn));
  const [won, spent, risked] = [lost(false), lost(true), computeRisk(rules, table, side)];
  return { won, spent, risked, net: subtractBigFractions(subtractBigFractions(won, spent), risked) };
}

/** Scores the deeds of a plan. Null if the rules refuse one of them. */
export function scoreSlowMissionPlan(
  rules: Ruleset,
  first: Table,
  side: string,
  deeds: readonly Deed[],
): SlowMissionScore | null {
  let table: Table | null = first;
  for (const deed of deeds) table = table && perform(rules, table, deed);
  return table && scoreTable(rules, first, table, side);
}

/** Orders of deeds in a plan: attacks and moves. */
const ORDERS = ['', 'a', 'm', 'aa', 'am', 'ma', 'aam', 'ama', 'maa'];

/** Returns the scores of all plans, best first; one score for each different table after a plan. */
export function listSlowMissionScores(rules: Ruleset, first: Table, side: string): readonly SlowMissionScore[] {
  const ends = new Map<string, Table>();
  const board = first.board;
  for (const { piece, side: its, defeated } of first.figures.values()) {
    const begun = its === side && !defeated ? perform(rules, first, { deed: 'activate', piece, how: 'gain' }) : null;
    if (!begun || !board) continue;
    let tables = new Map<string, readonly Table[]>([['', [begun]]]);
    for (const order of ORDERS) {
      const before: readonly Table[] = tables.get(order.slice(0, -1)) ?? [];
      const after =
        order === ''
          ? before
          : before.flatMap((table) =>
              (order.endsWith('m') ? listMoves(table, piece) : listAttacks(table, piece, side)).flatMap(
                (deed) => perform(rules, table, deed) ?? [],
              ),
            );
      const distinct = new Map(after.map((table) => [keyOf(table), table]));
      tables = new Map(tables).set(order, [...distinct.values()]);
      for (const [key, table] of distinct) ends.set(key, table);
    }
  }
  return [...ends.values()]
    .map((table) => scoreTable(rules, first, table, side))
    .sort((a, b) => compareBigFractions(b.net, a.net));
}

function keyOf({ figures, counters }: Table): string {
  return JSON.stringify([[...figures.values()].map((each) => [each.squares, each.defeated, each.tallies]), counters]);
}

function listMoves({ board }: Table, piece: string): readonly Deed[] {
  const squares = Array.from({ length: board?.height ?? 0 }, (_, y) =>
    Array.from({ length: board?.width ?? 0 }, (__, x) => y * 64 + x),
  ).flat();
  return squares.flatMap((square) =>
    [{}, { run: true }].map((more): Deed => ({ deed: 'move', piece, to: [square], action: 'move', ...more })),
  );
}

function listAttacks(table: Table, piece: string, side: string): readonly Deed[] {
  const figure = table.figures.get(piece);
  if (!figure) return [];
  const strikes = listStrikes(figure);
  return [...table.figures.values()].flatMap((foe) =>
    foe.side === side || foe.defeated
      ? []
      : strikes.flatMap(({ attack, card, strength }) =>
          Array.from(
            { length: attack === 'ranged' ? countUsefulAim(figure, foe) + 1 : 1 },
            (_, aim): Deed => ({
              ...{ deed: 'attack', attacker: piece, target: { piece: foe.piece }, attack, card, strength, anew: true },
              ...(aim > 0 ? { aim } : {}),
            }),
          ),
        ),
  );
}

/** Returns the points of aim that an attack can use: one for each square beyond the third. */
function countUsefulAim({ squares: [from = 0] }: Figure, { squares: [to = 0] }: Figure): number {
  return Math.max(0, Math.max(Math.abs((from & 63) - (to & 63)), Math.abs((from >> 6) - (to >> 6))) - 3);
}
