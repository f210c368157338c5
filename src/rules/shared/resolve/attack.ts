import { getOwnProperty } from '../../../plain/get-own';
import { findPiece, type Position } from '../../../table/position';
import type { HitAnswer } from '../../answer';
import type { AttackDeed } from '../../table-deed';
import { capture, rescue } from '../captives';
import { type ActionInProgress, beginAction, checkActionPart, endActionPart } from './action';
import { dealDamage, type StruckFigure } from './deal-damage';
import {
  currentPiece,
  recordFacts,
  recordReasons,
  refuse,
  requireActingFigure,
  requireDeedFigure,
} from './deed-context';
import { resolveDestruction } from './destroy';
import { applyKnockBack } from './knock-back';
import { findAttackObjectName, useUpObject } from './objects';
import { prepareAttack } from './prepare-attack';
import type { DamageReplacement, DamageTaken, DeedContext } from './resolve-rules';
import { restoreLapsedPowers } from './switch';
import { dealClicks } from './take-damage';

/** Resolves an attack: action, roll, evading, damage, knock back, used objects, and pushing damage last. */
export function resolveAttack(now: DeedContext, requestedDeed: AttackDeed): void {
  const deed = now.law.attacks.normalize?.(now, requestedDeed) ?? requestedDeed;
  if (!requireActingFigure(now, deed.attacker)) return;
  if ('pieces' in deed.aim && leftAlone(now, deed, deed.aim.pieces)) return;
  const begun = beginAction(now, deed, deed.attacker, kindOf(now, deed));
  checkActionPart(now, begun, 'attack', deed.attack);
  let knocked = false;
  if ('pieces' in deed.aim) knocked = attackPieces(now, deed, deed.aim.pieces, begun);
  else resolveDestruction(now, deed, begun);
  if (now.reasons.length > 0 && now.facts.length === 0) return;
  now.law.attacks.afterAttack?.(now, deed);
  restoreLapsedPowers(now);
  endActionPart(now, begun, { attacks: 1, steps: 0, over: knocked && begun.parted?.endsOnKnockBack === true });
  restoreLapsedPowers(now);
}

/** Returns the kind of action to which an attack belongs, such as `ranged` or `power`. */
function kindOf({ law: rules }: DeedContext, deed: AttackDeed): string {
  const { attack } = deed;
  const { actions } = rules.ruleset();
  const own = rules.attacks.kind?.(deed);
  if (own) return own;
  if (actions.some(({ id }) => id === attack)) return attack;
  return actions.some(({ id }) => id === 'ranged') ? 'ranged' : 'power';
}

/**
 * Whether a target prevents the attack by its own die roll, such as Shape Change. The action is then not spent. The
 * roll is listed in `open` even if the deed reports it.
 */
function leftAlone(now: DeedContext, deed: AttackDeed, targets: readonly string[]): boolean {
  if (now.law.attacks.untargeted?.(deed)) return false;
  let left = false;
  for (const target of targets) {
    const piece = currentPiece(now, target);
    const law = piece && now.law.attacks.shape(piece, now);
    if (!law) continue;
    now.open.push({ open: 'shape', piece: target, ...law });
    const rolled = getOwnProperty(deed.shape, target);
    if (rolled === undefined) continue;
    const made = rolled >= law.least;
    recordFacts(now, { fact: 'rolled', dice: [rolled], for: 'not being attacked', piece: target, made });
    left ||= made;
  }
  return left;
}

/** Resolves an attack on pieces. Returns whether the attack knocked back any piece. */
function attackPieces(
  now: DeedContext,
  deed: AttackDeed,
  targets: readonly string[],
  begun: ActionInProgress,
): boolean {
  const { law: rules } = now;
  const aimed = prepareAttack(now, deed, targets, begun);
  if (!aimed) return false;
  const { position, question, answer } = aimed;
  recordReasons(now, ...answer.reasons);
  const attacker = requireDeedFigure(now, deed.attacker);
  recordReasons(now, ...(rules.attacks.reasons?.(now, deed, attacker) ?? []));
  if (now.reasons.length > 0) return false;
  now.hit = answer;

  const { dice } = deed;
  const { sum, doubles } = shown(deed);
  if (dice) recordFacts(now, { fact: 'rolled', dice, for: 'attack' });
  const weapon = findAttackObjectName(now, deed);
  useUpObject(now, deed);
  const plainDice = rules.attacks.plainDice?.(now) === true;
  if (sum === 2 && !plainDice) {
    if (rules.attacks.fumble(deed)) dealClicks(now, deed.attacker, 1, null, 'critical');
    return false;
  }
  const clicks = rules.attacks.clicks?.(position, question, {
    sum,
    evaded: (target) => evaded(deed, answer, target, sum),
  });
  const hit = struckBy(now, deed, answer, sum);
  const struck = clicks ? [...hit, ...alsoStruck(answer, hit, clicks)] : hit;
  const sixes = sum === 12 && !plainDice;
  const instead = deed.instead === undefined ? null : insteadOf(now, deed, deed.instead, position);
  const took =
    deed.capture || deed.rescue !== undefined
      ? seize(now, deed, struck)
      : dealDamage(now, deed, { question, position, struck, sixes, instead, clicks: clicks ?? null });
  rules.attacks.afterHit?.(now, deed, took);
  if (weapon !== null && rules.objects.givesToken?.(weapon)) for (const { target } of struck) numb(now, target);
  if (struck.length === 0 || !rules.knockBack.pushes(now, deed, doubles)) return false;
  // A figure that takes a target's damage is also knocked back in place of the target.
  const pushed = took.length > 0 ? took.map(({ piece }) => piece) : struck.map(({ target }) => target);
  return applyKnockBack(
    now,
    deed,
    [...new Set(pushed)]
      .filter((id) => id !== deed.attacker)
      .map((id) => ({
        piece: id,
        clicks: took.filter(({ piece }) => piece === id).reduce((all, each) => all + each.clicks, 0),
      })),
    rules.knockBack.fromObject && question.object != null ? [question.object] : null,
  );
}

function numb(now: DeedContext, piece: string): void {
  const figure = requireDeedFigure(now, piece);
  if (!figure.defeated && figure.tokens < 2) recordFacts(now, { fact: 'tokens', piece, by: 1 });
}

/** Whether the target's die roll evades the attack. */
function evaded({ evade = {} }: AttackDeed, answer: HitAnswer, target: string, sum: number | null): boolean {
  const evades = answer.targets.find((each) => each.target === target)?.evades;
  if (!evades || (sum === 12 && evades.sixesStand)) return false;
  return Object.hasOwn(evade, target) && (evade[target] ?? 0) >= evades.least;
}

/**
 * Returns the sum of the attack dice and whether they show doubles. `sum` is null if the player did not report the
 * numbers.
 */
function shown({ dice, showed }: AttackDeed): { readonly sum: number | null; readonly doubles: boolean } {
  if (dice)
    return { sum: dice.reduce((all, each) => all + each, 0), doubles: dice.length === 2 && dice[0] === dice[1] };
  if (showed === 'sixes') return { sum: 12, doubles: true };
  if (showed === 'ones') return { sum: 2, doubles: true };
  return { sum: null, doubles: showed === 'doubles' };
}

/** Lists all figures in reach of the attack: targets first, then bystanders. */
function reached(answer: HitAnswer): StruckFigure[] {
  return [
    ...answer.targets.map((each) => ({ target: each.target, answer: each, aimed: true })),
    ...answer.splash.map((each) => ({ target: each.target, answer: each, aimed: false })),
  ];
}

/**
 * Lists figures in reach of the attack that the roll hits and that do not evade. Without reported numbers, the roll
 * hits all of these figures.
 */
function struckBy(now: DeedContext, deed: AttackDeed, answer: HitAnswer, sum: number | null): StruckFigure[] {
  const { evade = {} } = deed;
  if (deed.showed === 'miss') return [];
  const sixesHit = now.law.attacks.plainDice?.(now) !== true;
  return reached(answer).filter(({ target, answer: each }) => {
    const hit = sum === null || (sum === 12 && sixesHit) || each.needs === null || sum >= each.needs;
    if (!hit) return false;
    const { evades } = each;
    if (!evades || (sum === 12 && evades.sixesStand)) return true;
    const rolled = Object.hasOwn(evade, target) ? evade[target] : undefined;
    if (rolled === undefined) {
      now.open.push({ open: 'evade', piece: target, least: evades.least, cite: evades.cite });
      return true;
    }
    const made = rolled >= evades.least;
    recordFacts(now, { fact: 'rolled', dice: [rolled], for: 'evade', piece: target, made });
    return !made;
  });
}

/** Lists figures that take clicks although the attack roll did not hit them, such as bystanders. */
function alsoStruck(
  answer: HitAnswer,
  hit: readonly StruckFigure[],
  clicks: Readonly<Record<string, number>>,
): StruckFigure[] {
  return reached(answer).filter(
    ({ target }) => (clicks[target] ?? 0) > 0 && hit.every((each) => each.target !== target),
  );
}

function insteadOf(now: DeedContext, deed: AttackDeed, power: string, position: Position): DamageReplacement | null {
  const replacement = (Object.hasOwn(now.law.instead, power) && now.law.instead[power]) || null;
  const attacker = findPiece(position, deed.attacker);
  const able = attacker && (attacker.powers.includes(power) || attacker.abilities.includes(power));
  if (replacement && able) return replacement;
  refuse(now, 'power-forbids', deed.attacker, replacement?.cite ?? now.law.cite);
  return null;
}

/** Resolves a hit that captures its target or frees a captive of its target. No damage is dealt. */
function seize(now: DeedContext, deed: AttackDeed, struck: readonly StruckFigure[]): DamageTaken[] {
  const { captives } = now.law.turns;
  for (const { target } of struck) {
    const { reasons, facts } =
      deed.rescue === undefined
        ? capture(now.table, deed.attacker, target, captives)
        : rescue(now.table, deed.attacker, deed.rescue, captives);
    recordReasons(now, ...reasons);
    recordFacts(now, ...facts);
  }
  return [];
}
