import type { Force, Recruit, RecruitClick } from '../catalog/force';
import { add, type Fraction, fraction, halfRoundedUp, ZERO } from '../plain/fraction';
import { chanceToHit, leastRoll } from '../rules/odds';

/** What a figure is mostly there for, told from its first click. */
export const ROLES = ['close', 'ranged', 'support', 'bystander', 'unknown'] as const;
export type Role = (typeof ROLES)[number];

/** Defense values that the chances to hit are told against. */
export const DEFENSES = [15, 16, 17, 18] as const;

/** Powers by which a figure serves its friends; one that shows one of these and hits for 2 or less is there for it. */
const SERVICES = [
  ...['support', 'outwit', 'perplex', 'probability-control', 'leadership', 'enhancement', 'empower', 'barrier'],
  ...['defend', 'telekinesis', 'mastermind'],
];

/** What one figure does on its first click. */
export interface FigureShape {
  /** Its place in the force. */
  readonly member: number;
  readonly role: Role;
  readonly range: number;
  /** Squares from where it stands to the farthest target it can hit in one action, moving first where a power lets it. */
  readonly reach: number;
  /** The chance to hit each of `DEFENSES`, one attack with nothing else in play. */
  readonly chances: readonly Fraction[];
}

/** Points and figures of one role. */
export interface RoleShare {
  readonly role: Role;
  readonly figures: number;
  readonly points: number;
}

/** The whole force when each of its figures has taken so many clicks. */
export interface AgeStep {
  readonly taken: number;
  readonly standing: number;
  /** Points of those that stand. */
  readonly points: number;
  /** Averages over those that stand; null where none does. */
  readonly attack: Fraction | null;
  readonly defense: Fraction | null;
  readonly damage: Fraction | null;
  readonly speed: Fraction | null;
}

export interface ForceShape {
  readonly roles: readonly RoleShare[];
  readonly figures: readonly FigureShape[];
  /** Figures in the force for each action of a turn, as a fraction; null without actions. */
  readonly figuresPerAction: Fraction | null;
  /** Clicks of life in all. */
  readonly life: number;
  /** The mean first-click chance against each of `DEFENSES`; null where nobody has a dial. */
  readonly meanChances: readonly Fraction[] | null;
  /** From fresh to the last click of the longest dial. */
  readonly ages: readonly AgeStep[];
}

/**
 * What a force is like, exactly: no estimate and no opinion but for the roles.
 * @param actions actions a turn, as the edition's action total gives them
 */
export function shapeOf(force: Force, actions: number): ForceShape {
  const figures = force.members.map(figureShape);
  const dials = figures.filter(({ chances }) => chances.length > 0);
  const means = DEFENSES.map((_, place) => mean(dials.map(({ chances }) => chances[place] as Fraction)));
  return {
    roles: ROLES.map((role) => {
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

function figureShape(recruit: Recruit, member: number): FigureShape {
  const { range } = recruit;
  const [first] = recruit.clicks;
  if (!first) return { member, role: recruit.bystander ? 'bystander' : 'unknown', range, reach: 0, chances: [] };
  return {
    member,
    role: roleOf(recruit, first),
    range,
    reach: reachOf(recruit, first),
    chances: DEFENSES.map((defense) =>
      chanceToHit({ needs: leastRoll(first.attack, defense), evade: null, sixesStand: true }),
    ),
  };
}

function roleOf(recruit: Recruit, first: RecruitClick): Role {
  if (recruit.bystander) return 'bystander';
  if (first.damage <= 2 && first.powers.some((power) => SERVICES.includes(power))) return 'support';
  return recruit.range >= 4 ? 'ranged' : 'close';
}

/** The farthest target in one action: a shot or a blow on the spot, or after the move that a power grants with it. */
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

function agesOf({ members }: Force): AgeStep[] {
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
  const { numerator, denominator } = values.reduce(add, ZERO);
  return fraction(numerator, denominator * values.length);
}
