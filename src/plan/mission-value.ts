import type { FigureKind } from '../catalog/cards/figure-kind';
import type { Ruleset } from '../rules/ruleset';
import type { Manner } from '../table/app-player';
import { countActionPoints, countWoundsToDefeat } from '../table/striker';
import { listGuards, listStrikes } from '../table/strikes';
import type { Figure, Table } from '../table/table';
import { getTally } from '../table/tallies';
import { listOnMap, type MissionSides, shareOfHealth, valueObjectives } from './mission-objective-value';
import { countPathPoints } from './mission-paths';

/** Weights of an evaluation, as factors. */
interface MissionWeights {
  /** Attacks that the side threatens. */
  readonly threat: number;
  /** Attacks that the other side threatens. */
  readonly risk: number;
  /** Cost of each action point of distance between an own figure and its nearest opponent. */
  readonly far: number;
  /** Own wounds, compared with those of the other side. */
  readonly own: number;
}

const WEIGHTS: Readonly<Record<Manner, MissionWeights>> = {
  cautious: { threat: 0.7, risk: 0.5, far: 0.5, own: 1.1 },
  bold: { threat: 0.9, risk: 0.3, far: 0.8, own: 1 },
  ruthless: { threat: 1, risk: 0.1, far: 1.2, own: 0.8 },
};

/** Parameters of the evaluation of a mission's table, and its cache. */
export interface MissionValuing {
  readonly ruleset: Ruleset;
  readonly side: string;
  readonly sides: MissionSides;
  readonly manner: Manner;
  readonly values: WeakMap<Table, number>;
}

/** Creates the parameters of an evaluation. Null if heroes or mastermind are missing. */
export function makeMissionValuing(
  ruleset: Ruleset,
  table: Table,
  side: string,
  manner: Manner,
): MissionValuing | null {
  const kinds = (of: string) => [...table.figures.values()].filter((each) => each.side === of).map(({ card }) => card);
  const sides = table.players.map((player) => player.side);
  const heroes = sides.find((each) => kinds(each).some((card) => card?.kind === 'hero'));
  const mastermind = sides.find((each) => kinds(each).some((card) => card !== null && card.kind !== 'hero'));
  if (!ruleset.mission || heroes === undefined || mastermind === undefined || heroes === mastermind) return null;
  return { ruleset, side, sides: { heroes, mastermind }, manner, values: new WeakMap() };
}

/** Value of a figure on the map in hundredths of an objective point, without the points for its defeat. */
const PRESENCE: Readonly<Record<FigureKind, number>> = { hero: 70, villain: 60, mastermind: 80, henchman: 20 };
/** Objective points for the first defeat of a figure, in hundredths. */
const DEFEAT: Readonly<Record<FigureKind, number>> = { hero: 100, villain: 100, mastermind: 200, henchman: 33 };
/** Share of the points for a defeat that counts in proportion to the wounds before the defeat. */
const WOUNDED = 0.55;
const STATUS = 8;
const HENCHMAN_TOKENS = 'Henchman Tokens';

/** Returns what a table is worth to the side, in hundredths of an objective point. */
export function evaluateMission(valuing: MissionValuing, table: Table): number {
  const known = valuing.values.get(table);
  if (known !== undefined) return known;
  const { ruleset, sides, side, manner } = valuing;
  const weights = WEIGHTS[manner];
  const other = side === sides.heroes ? sides.mastermind : sides.heroes;
  const sign = side === sides.heroes ? 1 : -1;
  const scored = pointsOf(table, sides.heroes) - pointsOf(table, sides.mastermind);
  const value =
    sign * (100 * scored + valueObjectives(ruleset, table, sides) + valueHenchmanTokens(table)) +
    weights.own * valueFigures(table, side) -
    valueFigures(table, other) +
    valuePoints(ruleset, table, side) -
    valuePoints(ruleset, table, other) +
    weights.threat * sumThreats(table, side, other) -
    weights.risk * sumThreats(table, other, side) -
    weights.far * sumDistances(table, side, other);
  valuing.values.set(table, value);
  return value;
}

function pointsOf({ points }: Table, side: string): number {
  const score = points[side];
  return score ? score.numerator / score.denominator : 0;
}

/** Heroes score a point for every third henchman. */
function valueHenchmanTokens(table: Table): number {
  return 30 * ((table.counters[HENCHMAN_TOKENS] ?? 0) % 3);
}

function valueFigures(table: Table, side: string): number {
  let sum = 0;
  for (const figure of table.figures.values()) if (figure.side === side) sum += valueFigure(table, figure);
  return sum;
}

/** Points that a defeat of the figure still gives, in hundredths. */
function stakeOf(table: Table, figure: Figure): number {
  const { card } = figure;
  if (!card) return 0;
  if (card.kind !== 'henchman') return getTally(figure, 'defeats') > 0 ? 0 : DEFEAT[card.kind];
  const all = [...table.figures.values()].filter((each) => each.card?.kind === 'henchman').length;
  return (table.counters[HENCHMAN_TOKENS] ?? 0) < all ? DEFEAT.henchman : 0;
}

function valueFigure(table: Table, figure: Figure): number {
  const { card, defeated, squares } = figure;
  if (!card || defeated || squares.length === 0) return 0;
  const { health } = profileOf(figure);
  const statuses = getTally(figure, 'status', 'trapped') + getTally(figure, 'status', 'prone');
  return (
    PRESENCE[card.kind] * (0.5 + 0.5 * health) -
    WOUNDED * (1 - health) * stakeOf(table, figure) -
    STATUS * Math.min(2, statuses)
  );
}

/** Returns what the stored action points and the Command Dial of a side are worth: the first points count most. */
function valuePoints(ruleset: Ruleset, table: Table, side: string): number {
  const units = new Map<string, number>();
  for (const figure of table.figures.values())
    if (figure.side === side && figure.card && !figure.defeated)
      units.set(figure.card.group ?? figure.piece, countActionPoints(table, figure));
  let sum = 0;
  for (const points of units.values()) sum += 2 * Math.min(points, 3) + 0.4 * Math.max(0, Math.min(points, 7) - 3);
  const dial = ruleset.counters(table).find(({ id, side: its }) => id === 'command-dial' && its === side)?.value ?? 0;
  return sum + 2.5 * Math.min(dial, 8) + 0.5 * Math.max(0, dial - 8);
}

/** Distance in action points at which a figure threatens nothing. */
const FARTHEST = 26;
/** Share of a threat that remains when its target is just out of reach. */
const OUT_OF_REACH = 0.7;
/** Distance in squares up to which a shot keeps its strength without aim. */
export const SHOT_DISTANCE = 3;

/** Returns the losses that a side threatens in its next activations, each figure on its best target. */
function sumThreats(table: Table, side: string, other: string): number {
  const targets = listOnMap(table, other);
  return listOnMap(table, side).reduce((sum, figure) => sum + bestThreat(table, figure, targets), 0);
}

/** Attack, defense and health from a figure's character card, for estimates. */
interface FigureProfile {
  /** Primary attacks: kind and strength. */
  readonly attacks: readonly { readonly attack: string; readonly strength: number }[];
  /** Action points of a primary attack. Null if the figure cannot attack. */
  readonly cost: number | null;
  /** Strongest defense of the figure and its cost in action points. Null if it has none. */
  readonly guard: { readonly strength: number; readonly cost: number } | null;
  readonly whole: number;
  readonly health: number;
}

const profiles = new WeakMap<Figure, FigureProfile>();

/** Returns the profile of a figure; cached, because most figures stay the same from table to table. */
function profileOf(figure: Figure): FigureProfile {
  const known = profiles.get(figure);
  if (known) return known;
  const { card } = figure;
  const box = card?.boxes.attack;
  const hurt = getTally(figure, 'wounds', 'attack');
  const isFull = !box || (box.slots > 0 && hurt >= box.slots);
  const attacks = isFull ? [] : listStrikes(figure);
  const defend = card?.boxes.defend;
  const blocked = getTally(figure, 'wounds', 'defend');
  const guards = defend?.strength ? [{ strength: defend.strength, cost: defend.cost + blocked }] : [];
  for (const { card: name, strength } of listGuards(figure)) {
    const played = name === null ? null : card?.cards[name];
    if (name === null || !played?.reaction || getTally(figure, 'duration', name) > 0) continue;
    guards.push({ strength, cost: played.cost + blocked + getTally(figure, 'card-wounds', name) });
  }
  const isShut = defend !== undefined && defend.slots > 0 && blocked >= defend.slots;
  const profile: FigureProfile = {
    // Attacks of action cards cost more, so the primary attack stands for all.
    attacks: attacks.flatMap(({ card: name, attack, strength }) =>
      name === null && strength !== null ? [{ attack, strength }] : [],
    ),
    cost: isFull ? null : Math.max(1, box.cost + hurt),
    guard: isShut ? null : (guards.sort((a, b) => b.strength - a.strength)[0] ?? null),
    whole: Math.max(1, (card && countWoundsToDefeat(card)) ?? 6),
    health: shareOfHealth(figure),
  };
  profiles.set(figure, profile);
  return profile;
}

/** Returns how far the figures of a side are from their nearest opponents, in action points. */
function sumDistances(table: Table, side: string, other: string): number {
  const { board } = table;
  const foes = board ? listOnMap(table, other) : [];
  if (!board || foes.length === 0) return 0;
  return listOnMap(table, side).reduce((sum, { squares }) => {
    const least = foes.reduce((far, foe) => Math.min(far, countPathPoints(board, foe.squares, squares)), FARTHEST);
    return sum + least;
  }, 0);
}

function bestThreat(table: Table, figure: Figure, targets: readonly Figure[]): number {
  const { board } = table;
  const { attacks, cost } = profileOf(figure);
  if (!board || cost === null || !figure.card) return 0;
  const members = figure.card.group === null ? 1 : 2;
  const points = (countActionPoints(table, figure) + (figure.card.gain ?? 0)) / members;
  let most = 0;
  for (const target of targets) {
    const far = countPathPoints(board, target.squares, figure.squares);
    for (const { attack, strength } of attacks) {
      const walk = Math.max(0, far - (attack === 'ranged' ? SHOT_DISTANCE : 1));
      const times = Math.floor((points - walk) / cost);
      const loss = lossByWounds(table, target, Math.max(0.5, strength - expectedDefense(table, target)));
      if (times >= 1) {
        const blows = figure.card.kind === 'henchman' ? 1 : Math.min(2, times);
        most = Math.max(most, loss * (blows - 0.02 * walk));
      } else most = Math.max(most, loss * OUT_OF_REACH * Math.max(0, 1 - walk / FARTHEST));
    }
  }
  return most;
}

/** Returns the expected reduction of wounds by a figure's best defense, or half of it if the figure cannot pay. */
export function expectedDefense(table: Table, figure: Figure): number {
  const { guard } = profileOf(figure);
  if (!guard) return 0;
  return countActionPoints(table, figure) >= guard.cost ? guard.strength : guard.strength / 2;
}

/** Returns what wounds of a figure are worth to the other side, in hundredths of an objective point. */
export function lossByWounds(table: Table, figure: Figure, wounds: number): number {
  const { whole, health } = profileOf(figure);
  const stake = stakeOf(table, figure);
  const kind = figure.card?.kind ?? 'hero';
  const share = Math.min(health, wounds / whole);
  const isLast = share >= health;
  const worth = PRESENCE[kind] * 0.5 + WOUNDED * stake;
  return share * worth + (isLast ? PRESENCE[kind] * 0.5 + (1 - WOUNDED) * stake : 0);
}
