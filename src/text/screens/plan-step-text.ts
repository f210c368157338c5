import { powerName } from '../../catalog/powers';
import { squareName } from '../../grid/square';
import { type Fraction, toPercent } from '../../plain/fraction';
import type { PlannedStep } from '../../plan/plan';
import type { TableDeed } from '../../rules/table-deed';
import type { Table } from '../../table/table';
import { ANSWER_TEXT, actionName } from '../answer/answer-text';
import { sourceName } from '../answer/answers';
import { describeInanimateTargetWithSquare, describeObject } from '../answer/things';
import type { Naming } from '../names/naming';
import { formatDecimal } from '../numbers';
import { decapitalise, say, sayMany } from '../say';

type Deed<Kind extends TableDeed['deed']> = Extract<TableDeed, { readonly deed: Kind }>;

/** Context for the text of a plan: the objects on the table, and the names of the game. */
export interface PlanTextContext {
  readonly table: Pick<Table, 'objects'>;
  readonly naming: Naming;
}

/** Converts points to a decimal number, for display only. Scores are compared as exact fractions. */
export function toDecimal({ numerator, denominator }: Fraction): number {
  return numerator / denominator;
}

/** Formats average points: rounded to whole points, or to one decimal below 1. */
export function formatPoints(points: number): string {
  const small = points !== 0 && Math.abs(points) < 1;
  return small ? minus(formatDecimal(points)) : minus(String(Math.round(points) || 0));
}

function minus(number: string): string {
  return number.replace('-', '−');
}

/** Describes a step without the figure’s name: `moves to c4, picks up heavy object c4`. */
export function describeDeed(step: PlannedStep, about: PlanTextContext): string {
  const { deed } = step;
  switch (deed.deed) {
    case 'attack':
      return wordsOfAttack(step, deed, about);
    case 'move':
      return wordsOfMove(step, deed, about);
    case 'use':
      return wordsOfUse(step, deed, about);
    case 'switch-off':
      return say('switches off {power}', { power: powerName(deed.power) });
    case 'switch-on':
      return say('uses {power} again', { power: powerName(deed.power) });
    case 'pick-up':
      return say('picks up {object}', { object: objectNamed(deed.object, about) });
    case 'put-down':
      return say('puts down its object on {square}', { square: squareName(deed.at) });
  }
}

/** Describes a step as a sentence without its full stop: `Brass Titan moves to c4`. */
export function describePlanStep(step: PlannedStep, about: PlanTextContext): string {
  return say('{figure} {actions}', { figure: about.naming.piece(step.piece), actions: describeDeed(step, about) });
}

/**
 * Says that a side that the app plays takes no further step.
 * @param recorded description of its last step. Empty if there is none
 */
export function describeNoStep(
  { figures, actionsSpent }: Pick<Table, 'figures' | 'actionsSpent'>,
  side: string | null,
  recorded: string,
): string {
  if (actionsSpent > 0 || recorded !== '') return say('Sidekick is done.');
  const own = [...figures.values()].filter((each) => each.side === side && !each.defeated && each.squares.length > 0);
  return own.length > 0 && own.every(({ tokens }) => tokens > 0)
    ? say('Sidekick’s figures rest this turn.')
    : say('Sidekick takes no action this turn.');
}

/** Formats the lowest roll that succeeds: `8 or more`. */
export function formatMinimumRoll(least: number): string {
  return say('{least} or more', { least });
}

/** Odds, gains and costs of a step: `8 or more, 42% · 1.3 clicks · K.O. 12% · 1 action token · pushes: 1 click`. */
export function describeStepDetails(
  { deed, rolls, clicks, knockOut, token, pushes }: PlannedStep,
  about: PlanTextContext,
): string {
  const told = [
    ...sharesOf(deed, about),
    ...rolls.map(({ least, chance }) => `${formatMinimumRoll(least)}, ${formatPercent(chance)}`),
    ...(clicks.numerator > 0 ? [wordsOfHarm(clicks, about)] : []),
    ...(knockOut.numerator > 0 ? [say('K.O. {chance}', { chance: formatPercent(knockOut) })] : []),
    ...(token ? [say('gets 1 action token')] : []),
    ...(pushes > 0 ? [say('pushes: {clicks}', { clicks: ANSWER_TEXT.clicks(pushes) })] : []),
  ];
  return told.join(' · ');
}

/** Describes how damage is divided between several targets: `damage: 2 Rook, 1 Provost`. */
function sharesOf(deed: TableDeed, { naming }: PlanTextContext): readonly string[] {
  if (deed.deed !== 'attack' || deed.deal === undefined) return [];
  return [say('damage: {shares}', { shares: describeShares(deed.deal, naming) })];
}

/** Describes the damage of each target that gets any: `2 Rook, 1 Provost`. */
export function describeShares(deal: Readonly<Record<string, number>>, naming: Naming): string {
  const parts = Object.entries(deal).filter(([, damage]) => damage > 0);
  return parts.map(([piece, damage]) => `${damage} ${naming.piece(piece)}`).join(', ');
}

/** Smallest average that does not round to 0.0, such as that of an attack in which only a critical hit counts. */
const LEAST_SHOWN = 0.05;

/** Describes the average damage: `1.3 clicks on average`. In a mission attacks need no roll, so wounds are exact. */
function wordsOfHarm(clicks: Fraction, { naming }: PlanTextContext): string {
  if (!naming.mission && toDecimal(clicks) < LEAST_SHOWN)
    return say('under {clicks} clicks on average', { clicks: formatDecimal(2 * LEAST_SHOWN) });
  if (!naming.mission) return say('{clicks} clicks on average', { clicks: formatDecimal(toDecimal(clicks)) });
  return sayMany(toDecimal(clicks), '1 wound', '{n} wounds');
}

/** A chance in percent: `42%`; `under 1%` for a small chance that is not zero. */
export function formatPercent(chance: Fraction): string {
  return ANSWER_TEXT.percent(toPercent(chance), chance.numerator === 0);
}

function objectNamed(id: string, { table }: PlanTextContext): string {
  const object = table.objects.find((each) => each.id === id);
  return object ? describeObject(object) : id;
}

function wordsOfAttack(
  { rolls, targets }: PlannedStep,
  { aim, attack }: Deed<'attack'>,
  about: PlanTextContext,
): string {
  if ('square' in aim || 'edge' in aim)
    return say('destroys {thing}', { thing: describeInanimateTargetWithSquare(aim, about.naming) });
  if ('object' in aim) return say('destroys {thing}', { thing: objectNamed(aim.object, about) });
  const leastFor = (target: string) =>
    rolls.find((roll) => roll.target === target)?.least ?? (targets.length === 1 ? rolls[0]?.least : undefined);
  const named = targets.map((target) => {
    const least = leastFor(target);
    const name = about.naming.piece(target);
    return targets.length === 1 || least === undefined ? name : `${name} (${formatMinimumRoll(least)})`;
  });
  const target = named.reduce((text, next) => say('{first} and {second}', { first: text, second: next }));
  const said =
    attack === 'ranged'
      ? say('shoots {target}', { target })
      : attack === 'close' || attack === 'melee'
        ? say('attacks {target}', { target })
        : say('attacks {target} ({action})', { target, action: decapitalise(actionName(attack)) });
  const [only] = targets;
  const least = targets.length === 1 && only !== undefined ? leastFor(only) : undefined;
  return least === undefined ? said : `${said}: ${formatMinimumRoll(least)}`;
}

function wordsOfMove({ from, to, rolls }: PlannedStep, deed: Deed<'move'>, about: PlanTextContext): string {
  const square = to === null || to === from ? null : squareName(to);
  const action = deed.action === undefined || deed.action === 'move' ? null : decapitalise(actionName(deed.action));
  const roll = rolls[0];
  return [
    ...(roll ? [say('breaks away: {roll}', { roll: formatMinimumRoll(roll.least) })] : []),
    ...(square !== null
      ? [
          deed.carrying !== undefined
            ? say('carries {figure} to {square}', { figure: about.naming.piece(deed.carrying), square })
            : action === null
              ? say('moves to {square}', { square })
              : say('moves to {square} ({action})', { square, action }),
        ]
      : []),
    ...(deed.setsDown === undefined ? [] : [say('sets it down on {square}', { square: squareName(deed.setsDown) })]),
    ...(deed.mode === 'soaring' ? [say('soars')] : deed.mode === 'hovering' ? [say('hovers')] : []),
    ...(square === null && deed.mode === undefined ? [say('does not move')] : []),
    ...(deed.picksUp === undefined ? [] : [say('picks up {object}', { object: objectNamed(deed.picksUp, about) })]),
  ].join(', ');
}

function wordsOfUse({ rolls, piece }: PlannedStep, deed: Deed<'use'>, about: PlanTextContext): string {
  const power = sourceName(deed.power);
  const target = deed.target === undefined || deed.target === piece ? null : about.naming.piece(deed.target);
  const text =
    target === null
      ? say('uses {power}', { power })
      : deed.cancels === undefined
        ? say('uses {power} on {target}', { power, target })
        : say('uses {power} on {target}: {cancelled}', { power, target, cancelled: sourceName(deed.cancels) });
  const roll = rolls[0];
  return roll ? `${text}: ${formatMinimumRoll(roll.least)}` : text;
}
