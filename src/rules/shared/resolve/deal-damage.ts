import { getOwnProperty } from '../../../plain/get-own';
import { findPiece, type Position } from '../../../table/position';
import type { TargetAnswer } from '../../answer';
import type { HitQuestion } from '../../ruleset';
import type { AttackDeed } from '../../table-deed';
import { refuse } from './deed-context';
import type { DamageReplacement, DamageTaken, DeedContext } from './resolve-rules';
import { dealClicks, reduceDamage } from './take-damage';

const FACES = [1, 2, 3, 4, 5, 6] as const;

export interface StruckFigure {
  readonly target: string;
  readonly answer: TargetAnswer;
  /** Whether the figure was a target of the attack, not a bystander. */
  readonly aimed: boolean;
}

/** Attack roll, with the figures that it hits. */
export interface AttackRoll {
  readonly question: HitQuestion;
  readonly position: Position;
  readonly struck: readonly StruckFigure[];
  readonly sixes: boolean;
  readonly instead: DamageReplacement | null;
  /** Clicks for each figure, if the edition computes them for this roll. Null otherwise. */
  readonly clicks: Readonly<Record<string, number>> | null;
}

/**
 * Deals the damage of an attack to all figures hit. Applies shares, damage dice, two sixes, and passing damage to
 * another figure.
 */
export function dealDamage(now: DeedContext, deed: AttackDeed, blow: AttackRoll): DamageTaken[] {
  const { question, position, struck, sixes, instead } = blow;
  const shares = sharesOf(now, deed, blow);
  const dealt = { ...shares, ...diced(now, deed, position, struck) };
  const answers = Object.keys(dealt).length > 0 ? now.law.ruleset().hit(position, { ...question, dealt }) : null;
  const took: DamageTaken[] = [];
  refusePassing(now, deed, [...question.targets, ...struck.map(({ target }) => target)]);
  for (const { target, answer } of struck) {
    const told = answers?.targets.find((each) => each.target === target) ?? answer;
    if (instead) {
      instead.hit(now, deed, target);
      const critical = sixes ? instead.critical : 0;
      const clicks = critical > 0 ? criticalAlone(now, position, question, target) : 0;
      if (clicks > 0) took.push({ piece: target, clicks });
      continue;
    }
    const none = getOwnProperty(dealt, target) === 0 && !now.law.attacks.sixesReachAll;
    const plain = none ? 0 : sixes ? (told.critical ?? told.damage.total) : told.damage.total;
    const clicks = getOwnProperty(deed.takes, target) ?? getOwnProperty(blow.clicks, target) ?? plain;
    if (clicks > 0) askToPass(now, deed, position, target);
    const by = passed(now, deed, target);
    const passedOn = () => getOwnProperty(deed.takes, by) ?? carriedOver(now, { ...blow, target, by, dealt });
    took.push({ piece: by, clicks: by === target ? clicks : passedOn() });
  }
  for (const { piece, clicks } of took) dealClicks(now, piece, clicks, deed.attacker, sixes ? 'critical' : 'damage');
  return took;
}

/**
 * Returns the damage to a figure that takes a target's damage: all damage dealt, minus the figure's own reduction as a
 * bystander.
 */
function carriedOver(
  now: DeedContext,
  blow: AttackRoll & { readonly target: string; readonly by: string; readonly dealt: Readonly<Record<string, number>> },
): number {
  const { position, question, target, by, dealt, sixes } = blow;
  const pieces = position.pieces.map((piece) =>
    piece.id === target ? { ...piece, powers: [], abilities: [] } : piece,
  );
  const answer = now.law.ruleset().hit({ ...position, pieces }, { ...question, dealt });
  const own = answer.targets.find((each) => each.target === target);
  const whole = own ? (sixes ? (own.critical ?? own.damage.total) : own.damage.total) : 0;
  const other = findPiece(position, by);
  return other ? reduceDamage(now, position, other, whole) : whole;
}

/** Returns the damage of two sixes, after reductions, for a hit that deals no other damage. */
function criticalAlone(now: DeedContext, position: Position, question: HitQuestion, target: string): number {
  const answer = now.law.ruleset().hit(position, { ...question, dealt: { [target]: 0 } });
  return answer.targets.find((each) => each.target === target)?.critical ?? 0;
}

/** Divides damage among the targets hit, before reductions. Empty if each target takes the full damage. */
function sharesOf(now: DeedContext, deed: AttackDeed, { struck, question }: AttackRoll): Record<string, number> {
  const aimed = struck.filter((each) => each.aimed);
  if (aimed.length < 2) return {};
  const fixed = aimed.some(({ answer }) => answer.damage.changes.some(({ kind }) => kind === 'replacement'));
  // The attacker has no choice if each target takes the full damage.
  if (!now.law.attacks.shares || fixed) return {};
  if (deed.deal) {
    const { deal } = deed;
    const missed = question.targets.filter((id) => aimed.every(({ target }) => target !== id));
    // The targets hit take all damage. By default, shares of missed targets go to the first target hit.
    const left = missed.reduce((all, id) => all + (getOwnProperty(deal, id) ?? 0), 0);
    if (left > 0) now.open.push({ open: 'share', piece: deed.attacker, cite: now.law.cite });
    return Object.fromEntries(
      aimed.map(({ target }, place) => [target, (getOwnProperty(deal, target) ?? 0) + (place === 0 ? left : 0)]),
    );
  }
  if (question.targets.length < 2) return {};
  // The first target hit takes all damage by default.
  now.open.push({ open: 'share', piece: deed.attacker, cite: now.law.cite });
  return Object.fromEntries(aimed.slice(1).map(({ target }) => [target, 0]));
}

/** Returns damage by target if the die of a power replaces the damage value. Empty otherwise. */
function diced(
  now: DeedContext,
  deed: AttackDeed,
  position: Position,
  struck: readonly StruckFigure[],
): Record<string, number> {
  const attacker = findPiece(position, deed.attacker);
  const aimed = struck.filter((each) => each.aimed);
  const byDie = (die: number) => (attacker ? now.law.attacks.byDie(attacker, deed, die) : null);
  if (aimed.length > 0 && FACES.some((face) => byDie(face) !== null))
    now.open.push({ open: 'die', piece: deed.attacker, cite: now.law.cite });
  const by = deed.die === undefined ? null : byDie(deed.die);
  return by === null ? {} : Object.fromEntries(aimed.map(({ target }) => [target, by]));
}

/** Asks whether a figure passes its damage to another one, if the rules allow that. */
function askToPass(now: DeedContext, deed: AttackDeed, position: Position, target: string): void {
  const { mayPass } = now.law.attacks;
  if (!mayPass) return;
  const pieces = position.pieces.flatMap(({ id }) => (id !== target && mayPass(now, deed, target, id) ? [id] : []));
  if (pieces.length > 0) now.open.push({ open: 'pass', piece: target, pieces, cite: now.law.cite });
}

/** Returns the id of the figure that takes a target's damage: the target, or the figure to which it may pass damage. */
function passed(now: DeedContext, deed: AttackDeed, target: string): string {
  const { passedTo } = deed;
  return passedTo !== undefined && now.law.attacks.mayPass?.(now, deed, target, passedTo) ? passedTo : target;
}

/** Refuses to pass damage to a figure if no target may pass damage to that figure. */
function refusePassing(now: DeedContext, deed: AttackDeed, targets: readonly string[]): void {
  const { passedTo } = deed;
  if (passedTo === undefined || targets.length === 0) return;
  if (!targets.some((target) => now.law.attacks.mayPass?.(now, deed, target, passedTo)))
    refuse(now, 'power-forbids', passedTo);
}
