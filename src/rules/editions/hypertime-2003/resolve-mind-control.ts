import { hasAbilityOrPower, type Piece } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import type { HitAnswer } from '../../answer';
import { makePlainHitQuestion } from '../../ruleset';
import { giveAction } from '../../shared/resolve/action';
import {
  controllingSide,
  recordFacts,
  recordReasons,
  refuse,
  requireDeedFigure,
} from '../../shared/resolve/deed-context';
import { applyKnockBack } from '../../shared/resolve/knock-back';
import type { DamageTaken, DeedContext } from '../../shared/resolve/resolve-rules';
import { restoreAllPowers } from '../../shared/resolve/switch';
import { dealClicks, healClicks } from '../../shared/resolve/take-damage';
import { dealPushingDamage, listAdjacentPieces, requirePowerUser } from '../../shared/resolve/uses';
import type { UseDeed } from '../../table-deed';
import { citeFaq } from './passages';

/**
 * "Mind Control": an attack on as many targets as the user has bolts. Each target hit is lent to the user's side for
 * one action. Each full 100 points of controlled figures cost the user a click. In the book's example the click follows
 * the target's action. Targets therefore stay on loan even if the click knocks out the user.
 */
export function resolveMindControl(now: DeedContext, deed: UseDeed): void {
  const cite = citeFaq('Mind Control');
  const who = requirePowerUser(now, deed, cite);
  const ids = [...(deed.target === undefined ? [] : [deed.target]), ...(deed.also ?? [])];
  const targets = ids.flatMap((id) => (who ? (findPiece(who.position, id) ?? []) : []));
  if (!who || targets.length === 0 || targets.length < ids.length) {
    refuse(now, 'power-forbids', deed.piece, cite);
    return;
  }
  const [first] = targets;
  const near =
    targets.length === 1 && first !== undefined && listAdjacentPieces(now, who.position, who.user).includes(first);
  const attack = near ? 'close' : 'ranged';
  const answer = asked(now, who.position, deed.piece, targets, attack);
  recordReasons(now, ...answer.reasons);
  // A target with two tokens cannot be given an action, so it cannot be controlled.
  for (const { id } of targets) if (requireDeedFigure(now, id).tokens >= 2) refuse(now, 'two-tokens', id, cite);
  const pushes = giveAction(now, requireDeedFigure(now, deed.piece), attack);
  if (now.reasons.length > 0) return;
  const sum = deed.dice ? deed.dice.reduce((all, each) => all + each, 0) : null;
  if (deed.dice) recordFacts(now, { fact: 'rolled', dice: deed.dice, for: 'attack' });
  if (sum === 2) dealClicks(now, deed.piece, 1, null, 'critical');
  else {
    const hit = answer.targets.filter(({ needs }) => sum === null || sum === 12 || sum >= (needs ?? 12));
    if (sum === 12) critical(now, deed, who.user, attack, answer);
    control(
      now,
      deed,
      hit.map(({ target }) => target),
    );
  }
  dealPushingDamage(now, deed.piece, pushes);
}

function asked(
  now: DeedContext,
  position: Position,
  attacker: string,
  targets: readonly Piece[],
  attack: 'close' | 'ranged',
): HitAnswer {
  return now.law.ruleset().hit(position, {
    ...makePlainHitQuestion(
      attacker,
      targets.map(({ id }) => id),
      attack,
    ),
    dealt: Object.fromEntries(targets.map(({ id }) => [id, 0])),
  });
}

/** Applies a roll of two sixes: each target takes a click and is knocked back before the targets act. */
function critical(
  now: DeedContext,
  deed: UseDeed,
  user: Piece,
  attack: 'close' | 'ranged',
  { targets }: HitAnswer,
): void {
  const blow = {
    deed: 'attack',
    attacker: deed.piece,
    aim: { pieces: targets.map(({ target }) => target) },
    attack,
  } as const;
  const { passedTo } = deed;
  const passes = (target: string) =>
    passedTo !== undefined && (now.law.attacks.mayPass?.(now, blow, target, passedTo) ?? false);
  const schemer = targets.find(({ target }) => passes(target))?.target;
  if (passedTo !== undefined && schemer === undefined) refuse(now, 'power-forbids', passedTo);
  const took = targets.map(({ target, critical: clicks }): DamageTaken => {
    return { piece: target === schemer && passedTo !== undefined ? passedTo : target, clicks: clicks ?? 0 };
  });
  for (const { piece, clicks } of took) dealClicks(now, piece, clicks, deed.piece, 'critical');
  // "Steal Energy": this click heals the user if the attack was close.
  const feeds = attack === 'close' && hasAbilityOrPower(user, 'steal-energy');
  if (feeds && took.some(({ clicks }) => clicks > 0)) healClicks(now, deed.piece, 1);
  applyKnockBack(now, blow, took);
}

function control(now: DeedContext, { piece }: UseDeed, targets: readonly string[]): void {
  const figures = targets.map((id) => requireDeedFigure(now, id));
  for (const { piece: id, defeated } of figures)
    if (!defeated) {
      recordFacts(now, { fact: 'loaned', piece: id, to: controllingSide(requireDeedFigure(now, piece)), by: piece });
      restoreAllPowers(now, id);
    }
  const points = figures.reduce((all, figure) => all + figure.points, 0);
  dealClicks(now, piece, Math.floor(points / 100), null, 'damage');
}
