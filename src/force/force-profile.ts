import type { Force, Recruit, RecruitClick } from '../catalog/force';
import { addFractions, type Fraction, fraction, halfRoundedUp, ZERO } from '../plain/fraction';
import { chanceToHit, leastRollToHit } from '../rules/odds';

/** Roles of a figure, derived from its first click. */
export const FIGURE_ROLES = ['close', 'ranged', 'support', 'bystander', 'unknown'] as const;
export type FigureRole = (typeof FIGURE_ROLES)[number];

/** Defense values for which the profile shows the chances to hit. */
export const SAMPLE_DEFENSE_VALUES = [15, 16, 17, 18] as const;

/**
 * Powers that support friendly figures. A figure with such a power and a damage value of 2 or less counts as support.
 */
const SUPPORT_POWERS = [
  ...['support', 'outwit', 'perplex', 'probability-control', 'leadership', 'enhancement', 'empower', 'barrier'],
  ...['defend', 'telekinesis', 'mastermind'],
];

/** Abilities of one figure on its first click. */
export interface FigureProfile {
  /** Index of the figure in the force. */
  readonly member: number;
  readonly role: FigureRole;
  readonly range: number;
  /**
   * Squares from the figure to the farthest target that it can hit in one action, including a move if a power allows
   * moving.
   */
  readonly reach: number;
  /** Chance to hit each of `SAMPLE_DEFENSE_VALUES` with one attack and no other effects. */
  readonly chances: readonly Fraction[];
}

export interface RoleShare {
  readonly role: FigureRole;
  readonly figures: number;
  readonly points: number;
}

/** State of the whole force after each figure has taken this number of clicks. */
export interface DamageStep {
  readonly taken: number;
  readonly standing: number;
  /** Points of the figures that remain. */
  readonly points: number;
  /** Mean attack value of the figures that remain. Null if no figure remains. */
  readonly attack: Fraction | null;
  readonly defense: Fraction | null;
  readonly damage: Fraction | null;
  readonly speed: Fraction | null;
}

export interface ForceProfile {
  readonly roles: readonly RoleShare[];
  readonly figures: readonly FigureProfile[];
  /** Figures per action of a turn, as a fraction. Null if there are no actions. */
  readonly figuresPerAction: Fraction | null;
  /** Total clicks of life of the force. */
  readonly life: number;
  /** Mean chance to hit each of `SAMPLE_DEFENSE_VALUES` on the first click. Null if no figure has a dial. */
  readonly meanChances: readonly Fraction[] | null;
  /** Steps of damage, from undamaged to the last click of the longest dial. */
  readonly ages: readonly DamageStep[];
}

/**
 * Computes the profile of a force. All values are exact; only the roles are a judgement.
 * @param actions actions per turn, from the edition's action total
 */
export function analyzeForce(force: Force, actions: number): ForceProfile {
  const figures = force.members.map(figureShape);
  const dials = figures.filter(({ chances }) => chances.length > 0);
  const means = SAMPLE_DEFENSE_VALUES.map((_, place) => mean(dials.map(({ chances }) => chances[place] as Fraction)));
  return {
    roles: FIGURE_ROLES.map((role) => {
      const places = figures.filter((each) => each.role === role).map(({ member }) => member);
      const points = places.reduce((sum, place) => sum + (force.members[place]?.points ?? 0), 0);
      return { role, figures: places.length, points };
    }).filter((share) => share.figures > 0),
    figures,
    figuresPerAction: actions > 0 ? fraction(force.members.length, actions) : null,
    life: force.members.reduce((sum, { clicks }) => sum + clicks.length, 0),
    meanChances: dials.length > 0 ? (means as Fraction[]) : null,
    ages: agesOf(force),
  };
}

function figureShape(recruit: Recruit, member: number): FigureProfile {
  const { range } = recruit;
  const [first] = recruit.clicks;
  if (!first) return { member, role: recruit.bystander ? 'bystander' : 'unknown', range, reach: 0, chances: [] };
  return {
    member,
    role: roleOf(recruit, first),
    range,
    reach: reachOf(recruit, first),
    chances: SAMPLE_DEFENSE_VALUES.map((defense) =>
      chanceToHit({ needs: leastRollToHit(first.attack, defense), evade: null, sixesStand: true }),
    ),
  };
}

function roleOf(recruit: Recruit, first: RecruitClick): FigureRole {
  if (recruit.bystander) return 'bystander';
  if (first.damage <= 2 && first.powers.some((power) => SUPPORT_POWERS.includes(power))) return 'support';
  return recruit.range >= 4 ? 'ranged' : 'close';
}

/** Returns the distance in squares of the farthest target in one action, with or without a move that a power grants. */
function reachOf({ range, abilities }: Recruit, { speed, powers }: RecruitClick): number {
  const half = halfRoundedUp(speed);
  const moving = powers.includes('hypersonic-speed') || abilities.includes('move-and-attack');
  return Math.max(
    1,
    range,
    powers.includes('running-shot') && range > 0 ? half + range : 0,
    powers.includes('charge') ? half + 1 : 0,
    moving ? speed + Math.max(1, range) : 0,
  );
}

const VALUES = ['attack', 'defense', 'damage', 'speed'] as const;

function agesOf({ members }: Force): DamageStep[] {
  const longest = Math.max(0, ...members.map(({ clicks }) => clicks.length));
  return Array.from({ length: longest }, (_, taken) => {
    const standing = members.filter(({ clicks }) => clicks.length > taken);
    const [attack, defense, damage, speed] = VALUES.map((value) =>
      mean(standing.map(({ clicks }) => fraction(clicks[taken]?.[value] ?? 0))),
    ) as [Fraction | null, Fraction | null, Fraction | null, Fraction | null];
    const points = standing.reduce((sum, each) => sum + each.points, 0);
    return { taken, standing: standing.length, points, attack, defense, damage, speed };
  });
}

function mean(values: readonly Fraction[]): Fraction | null {
  if (values.length === 0) return null;
  const { numerator, denominator } = values.reduce(addFractions, ZERO);
  return fraction(numerator, denominator * values.length);
}
