import { squareName } from '../../../grid/square';
import { halfRoundedUp } from '../../../plain/fraction';
import { areFriendly } from '../../../table/allies';
import type { AlteredValue } from '../../../table/facts';
import { hasAbilityOrPower, type Piece } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import { makePieceOfFigure } from '../../../table/table';
import type { Citation } from '../../answer';
import type { UseDeed } from '../../table-deed';
import { onPiece, reason } from '../cite';
import { distanceBetween } from '../places';
import { give } from './action';
import { against, type Doing, figureOf, positionNow, record, refuse, sideOf } from './doing';
import type { Use } from './law';
import { lessened } from './lessened';
import { heal, hurt } from './take-damage';

/** Returns the user and its position. If it does not have the power, records a reason and returns null. */
export function userOf(now: Doing, deed: UseDeed, cite: Citation): { position: Position; user: Piece } | null {
  const position = positionNow(now);
  const user = position && findPiece(position, deed.piece);
  if (position && user && hasAbilityOrPower(user, deed.power)) return { position, user };
  against(now, reason('power-forbids', cite, [onPiece(deed.piece)]));
  return null;
}

/** Limits a use to once a turn for each figure. */
export function once(now: Doing, { piece, power }: UseDeed, cite: Citation): void {
  if (figureOf(now, piece).used?.includes(power)) against(now, reason('acted', cite, [onPiece(piece)]));
  else record(now, { fact: 'used', piece, power });
}

/** Whether a side has given any of its figures an action this turn. */
export function hasActed({ table }: Doing, side: string): boolean {
  if (table.turn === side && table.actionsSpent > 0) return true;
  return [...table.figures.values()].some((figure) => sideOf(figure) === side && figure.actedThisTurn);
}

/** Whether a side's turn has only begun: no action given and no power used, except rolls of the beginning. */
export function isBeginning(now: Doing, side: string): boolean {
  const { table, law } = now;
  if (table.turn !== side || hasActed(now, side)) return false;
  const early = law.dues.filter(({ when, rolls }) => when === 'turn-begins' || rolls).map(({ power }) => power);
  return [...table.figures.values()].every(
    (figure) => sideOf(figure) !== side || (figure.used ?? []).every((use) => early.includes(use)),
  );
}

export function inTurn(now: Doing, piece: string, cite: Citation): void {
  const { turn } = now.table;
  if (turn !== null && turn !== sideOf(figureOf(now, piece)))
    against(now, reason('power-forbids', cite, [onPiece(piece)]));
}

/** Checks range and line of fire from a figure to another. */
export function reaches(
  now: Doing,
  position: Position,
  user: Piece,
  target: Piece,
  range: (user: Piece, target: Piece) => number,
  cite: Citation,
  lines = false,
): void {
  if (distanceBetween(user.squares, target.squares) > range(user, target))
    against(now, reason('too-far', cite, [onPiece(target.id)]));
  if (now.legalityOnly && now.reasons.length > 0) return;
  const seen = now.law.ruleset().see(position, { piece: user.id }, { piece: target.id });
  const near = now.law.ruleset().adjacent(position, { piece: user.id }, { piece: target.id }).adjacent;
  if (target !== user && !(near && !lines) && seen.see === 'blocked')
    against(now, reason('line-blocked', cite, [onPiece(target.id)]));
}

export interface Reach {
  readonly cite: Citation;
  /** Whether the line to an adjacent figure must also be clear. */
  readonly lines?: true;
  /** Whether a figure may not use it on itself. */
  readonly notSelf?: boolean;
  readonly range: (user: Piece, target: Piece) => number;
}

/** Makes the use that cancels an opponent's power (Outwit). The edition's `lasts` and the turn decide its duration. */
export function cancel({
  cite,
  range,
  lines,
  mayCancel,
  ahead = false,
}: Reach & {
  readonly mayCancel: (power: string, target: Piece, own: Piece) => boolean;
  /** Whether it may cancel a power that the target does not have now. */
  readonly ahead?: boolean;
}): Use {
  return (now, deed) => {
    const who = userOf(now, deed, cite);
    const target = who && deed.target !== undefined ? findPiece(who.position, deed.target) : null;
    if (!who || !target || deed.cancels === undefined) {
      refuse(now, 'power-forbids', deed.piece, cite);
      return;
    }
    inTurn(now, deed.piece, cite);
    if (areFriendly(who.position, target.side, who.user.side)) against(now, reason('ally', cite, [onPiece(target.id)]));
    const own = makePieceOfFigure(figureOf(now, target.id), now.table);
    if (!(ahead || hasAbilityOrPower(target, deed.cancels)) || !mayCancel(deed.cancels, target, own))
      against(now, reason('power-forbids', cite, [onPiece(target.id)]));
    once(now, deed, cite);
    reaches(now, who.position, who.user, target, range, cite, lines);
    if (now.reasons.length > 0) return;
    const until = { side: sideOf(figureOf(now, deed.piece)), when: 'turn-begins' } as const;
    record(now, { fact: 'switched', piece: target.id, power: deed.cancels, off: true, until, by: deed.piece });
  };
}

/** Makes the use that changes any figure's value by 1 (Perplex). */
export function alter({
  cite,
  range,
  lines,
  notSelf,
  values,
}: Reach & { readonly values: readonly AlteredValue[] }): Use {
  return (now, deed) => {
    const who = userOf(now, deed, cite);
    const target = who && deed.target !== undefined ? findPiece(who.position, deed.target) : null;
    const { value, by = 0 } = deed;
    if (!who || !target || value === undefined) {
      refuse(now, 'power-forbids', deed.piece, cite);
      return;
    }
    inTurn(now, deed.piece, cite);
    if (notSelf && target === who.user) against(now, reason('power-forbids', cite, [onPiece(target.id)]));
    if (!values.includes(value) || Math.abs(by) !== 1)
      against(now, reason('power-forbids', cite, [onPiece(target.id)]));
    once(now, deed, cite);
    reaches(now, who.position, who.user, target, range, cite, lines);
    if (now.reasons.length > 0) return;
    const until = { side: sideOf(figureOf(now, deed.piece)), when: 'turn-begins' } as const;
    record(now, { fact: 'altered', piece: target.id, value, by, until, from: deed.piece });
  };
}

/** Makes the use of a reroll. The deed that follows reports the new roll. `spend` records the cost. */
export function rollAnew({
  cite,
  range,
  lines,
  notSelf,
  spend,
}: Reach & { readonly spend: (now: Doing, deed: UseDeed, user: Piece) => void }): Use {
  return (now, deed) => {
    const position = positionNow(now);
    // Without a map the players check range and line.
    if (!position && now.table.board === null) {
      spend(now, deed, makePieceOfFigure(figureOf(now, deed.piece), now.table));
      return;
    }
    const user = position && findPiece(position, deed.piece);
    const target = position && deed.target !== undefined ? findPiece(position, deed.target) : user;
    if (!position || !user || !target) {
      refuse(now, 'power-forbids', deed.piece, cite);
      return;
    }
    if (notSelf && deed.target === user.id) against(now, reason('power-forbids', cite, [onPiece(user.id)]));
    reaches(now, position, user, target, range, cite, lines);
    spend(now, deed, user);
  };
}

/** Makes the use that heals by a die, as an action. */
export function regenerate({ cite, heals }: { readonly cite: Citation; readonly heals: (die: number) => number }): Use {
  return (now, deed) => {
    if (!userOf(now, deed, cite)) return;
    const pushes = give(now, figureOf(now, deed.piece), 'power');
    if (now.reasons.length > 0) return;
    if (deed.die !== undefined) heal(now, deed.piece, Math.max(0, heals(deed.die)));
    pushed(now, deed.piece, pushes);
  };
}

/** Makes the use that deals a click to every adjacent opponent (Poison). */
export function poison({
  cite,
  mayUse,
}: {
  readonly cite: Citation;
  readonly mayUse: (now: Doing, deed: UseDeed) => boolean;
}): Use {
  return (now, deed) => {
    const who = userOf(now, deed, cite);
    if (!who) return;
    inTurn(now, deed.piece, cite);
    if (!mayUse(now, deed)) against(now, reason('power-forbids', cite, [onPiece(deed.piece)]));
    once(now, deed, cite);
    if (now.reasons.length > 0) return;
    for (const foe of besides(now, who.position, who.user).filter(
      ({ side }) => !areFriendly(who.position, side, who.user.side),
    ))
      hurt(now, foe.id, lessened(now, who.position, foe, 1), deed.piece, 'damage');
  };
}

/** Lists all pieces adjacent to a piece. */
export function besides(now: Doing, position: Position, piece: Piece): Piece[] {
  const ruleset = now.law.ruleset();
  return position.pieces.filter(
    (each) =>
      each !== piece &&
      // Most pieces are too far away for a query.
      distanceBetween(piece.squares, each.squares) <= 1 &&
      ruleset.adjacent(position, { piece: piece.id }, { piece: each.id }).adjacent,
  );
}

/** Deals pushing damage after a power that is an action. */
export function pushed(now: Doing, piece: string, pushes: boolean): void {
  if (pushes) hurt(now, piece, 1, null, 'push');
}

/** Makes the use that pushes an adjacent figure by a die (Force Blast). */
export function blast({ cite, action }: { readonly cite: Citation; readonly action: string }): Use {
  return (now, deed) => {
    const who = userOf(now, deed, cite);
    const { target, die } = deed;
    if (!who || target === undefined || die === undefined || !findPiece(who.position, target)) {
      refuse(now, 'power-forbids', deed.piece, cite);
      return;
    }
    const question = {
      attacker: deed.piece,
      target,
      taken: die,
      power: deed.power,
      direction: deed.direction ?? null,
    };
    const answer = now.law.ruleset().knockBack(who.position, question);
    against(now, ...answer.reasons);
    const pushes = give(now, figureOf(now, deed.piece), action);
    if (now.reasons.length > 0) return;
    if (answer.path.length > 1)
      record(now, {
        fact: 'placed',
        piece: target,
        squares: answer.to.map(squareName),
        how: 'knocked-back',
        path: answer.path.map(squareName),
      });
    hurt(now, target, answer.damage, deed.piece, 'knock-back');
    pushed(now, deed.piece, pushes);
  };
}

/** Makes the use that heals an adjacent friend by a roll against its printed defense. */
export function support({
  cite,
  action,
  heals,
  critical,
}: {
  readonly cite: Citation;
  readonly action: string;
  readonly heals: (die: number) => number;
  /** Additional clicks healed by two sixes, and clicks that two ones deal to the user. None if left out. */
  readonly critical?: number;
}): Use {
  return (now, deed) => {
    const who = userOf(now, deed, cite);
    const friend = who && deed.target !== undefined ? findPiece(who.position, deed.target) : null;
    if (!who || !friend) {
      refuse(now, 'power-forbids', deed.piece, cite);
      return;
    }
    if (!areFriendly(who.position, friend.side, who.user.side))
      against(now, reason('opposing', cite, [onPiece(friend.id)]));
    const near = besides(now, who.position, who.user);
    if (!near.includes(friend)) against(now, reason('no-adjacent', cite, [onPiece(friend.id)]));
    const foes = [who.user, friend]
      .flatMap((each) => besides(now, who.position, each))
      .filter(({ side }) => !areFriendly(who.position, side, who.user.side));
    if (foes.length > 0)
      against(
        now,
        reason(
          'adjacent-enemy',
          cite,
          foes.map(({ id }) => onPiece(id)),
        ),
      );
    const pushes = give(now, figureOf(now, deed.piece), action);
    if (now.reasons.length > 0) return;
    const printed = (id: string, slot: 'attack' | 'defense') => {
      const { character, click } = figureOf(now, id);
      return character.dial[click - 1]?.[slot].value ?? 0;
    };
    const sum = (deed.dice ?? []).reduce((all, each) => all + each, 0);
    if (deed.dice) record(now, { fact: 'rolled', dice: deed.dice, for: 'support' });
    const success = sum === 12 || (sum !== 2 && printed(deed.piece, 'attack') + sum >= printed(friend.id, 'defense'));
    if (success && deed.die !== undefined)
      heal(now, friend.id, Math.max(0, heals(deed.die) + (sum === 12 ? (critical ?? 0) : 0)));
    if (deed.dice && sum === 2) hurt(now, deed.piece, critical ?? 0, null, 'critical');
    pushed(now, deed.piece, pushes);
  };
}

/** Returns half of a die, rounded up. */
export function half(die: number): number {
  return halfRoundedUp(die);
}
