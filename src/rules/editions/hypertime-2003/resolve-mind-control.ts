import { hasAbilityOrPower, type Piece } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import type { HitAnswer } from '../../answer';
import { onPiece, reason } from '../../shared/cite';
import { give } from '../../shared/resolve/action';
import { against, type Doing, figureOf, record, refuse, sideOf } from '../../shared/resolve/doing';
import { knockBack } from '../../shared/resolve/knock';
import type { Hurt } from '../../shared/resolve/law';
import { switchOnAll } from '../../shared/resolve/switch';
import { heal, hurt } from '../../shared/resolve/take-damage';
import { besides, pushed, userOf } from '../../shared/resolve/uses';
import type { UseDeed } from '../../table-deed';
import { faq } from './passages';

/**
 * "Mind Control": an attack on as many targets as the user has bolts. A hit lends its target to the user's side for one
 * action.
 * It costs the user a click for each full 100 points of controlled figures. By the book's example that click comes
 * after the target's action. A user that is knocked out by it has still given its order, and the target stays on loan.
 */
export function mindControl(now: Doing, deed: UseDeed): void {
  const cite = faq('Mind Control');
  const who = userOf(now, deed, cite);
  const ids = [...(deed.target === undefined ? [] : [deed.target]), ...(deed.also ?? [])];
  const targets = ids.flatMap((id) => (who ? (findPiece(who.position, id) ?? []) : []));
  if (!who || targets.length === 0 || targets.length < ids.length) {
    refuse(now, 'power-forbids', deed.piece, cite);
    return;
  }
  const [first] = targets;
  const near = targets.length === 1 && first !== undefined && besides(now, who.position, who.user).includes(first);
  const attack = near ? 'close' : 'ranged';
  const answer = asked(now, who.position, deed.piece, targets, attack);
  against(now, ...answer.reasons);
  // A pushed figure cannot be ordered.
  for (const { id } of targets)
    if (figureOf(now, id).tokens >= 2) against(now, reason('two-tokens', cite, [onPiece(id)]));
  const pushes = give(now, figureOf(now, deed.piece), attack);
  if (now.reasons.length > 0) return;
  const sum = deed.dice ? deed.dice.reduce((all, each) => all + each, 0) : null;
  if (deed.dice) record(now, { fact: 'rolled', dice: deed.dice, for: 'attack' });
  if (sum === 2) hurt(now, deed.piece, 1, null, 'critical');
  else {
    const hit = answer.targets.filter(({ needs }) => sum === null || sum === 12 || sum >= (needs ?? 12));
    if (sum === 12) critical(now, deed, who.user, attack, answer);
    control(
      now,
      deed,
      hit.map(({ target }) => target),
    );
  }
  pushed(now, deed.piece, pushes);
}

function asked(
  now: Doing,
  position: Position,
  attacker: string,
  targets: readonly Piece[],
  attack: 'close' | 'ranged',
): HitAnswer {
  return now.law.ruleset().hit(position, {
    attacker,
    targets: targets.map(({ id }) => id),
    attack,
    strength: null,
    aim: 0,
    defend: 0,
    from: null,
    object: null,
    dealt: Object.fromEntries(targets.map(({ id }) => [id, 0])),
  });
}

/** Two sixes cost each target a click, and push it, before the targets act. */
function critical(now: Doing, deed: UseDeed, user: Piece, attack: 'close' | 'ranged', { targets }: HitAnswer): void {
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
  const took = targets.map(({ target, critical: clicks }): Hurt => {
    return { piece: target === schemer && passedTo !== undefined ? passedTo : target, clicks: clicks ?? 0 };
  });
  for (const { piece, clicks } of took) hurt(now, piece, clicks, deed.piece, 'critical');
  // "Steal Energy": this click heals the user if the attack was close.
  const feeds = attack === 'close' && hasAbilityOrPower(user, 'steal-energy');
  if (feeds && took.some(({ clicks }) => clicks > 0)) heal(now, deed.piece, 1);
  knockBack(now, blow, took);
}

function control(now: Doing, { piece }: UseDeed, targets: readonly string[]): void {
  const figures = targets.map((id) => figureOf(now, id));
  for (const { piece: id, defeated } of figures)
    if (!defeated) {
      record(now, { fact: 'loaned', piece: id, to: sideOf(figureOf(now, piece)), by: piece });
      switchOnAll(now, id);
    }
  const points = figures.reduce((all, figure) => all + figure.points, 0);
  hurt(now, piece, Math.floor(points / 100), null, 'damage');
}
