import { squareName } from '../../../grid/square';
import { halfRoundedUp } from '../../../plain/fraction';
import { areFriendly } from '../../../table/allies';
import { type AlteredValue, hasAbilityOrPower, type Piece } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import { makePieceOfFigure } from '../../../table/table-position';
import type { Citation } from '../../answer';
import type { UseDeed } from '../../table-deed';
import { pieceMark, reason } from '../cite';
import { distanceBetween } from '../places';
import { giveAction } from './action';
import {
  controllingSide,
  currentPosition,
  recordFacts,
  recordReasons,
  refuse,
  requireDeedFigure,
} from './deed-context';
import type { DeedContext, PowerUse } from './resolve-rules';
import { dealClicks, healClicks, reduceDamage } from './take-damage';

/**
 * Returns the user of a power and the position. If the user does not have the power, records a reason and returns null.
 */
export function requirePowerUser(
  now: DeedContext,
  deed: UseDeed,
  cite: Citation,
): { position: Position; user: Piece } | null {
  const position = currentPosition(now);
  const user = position && findPiece(position, deed.piece);
  if (position && user && hasAbilityOrPower(user, deed.power)) return { position, user };
  refuse(now, 'power-forbids', deed.piece, cite);
  return null;
}

/** Limits a use to once a turn for each figure. */
export function limitToOncePerTurn(now: DeedContext, { piece, power }: UseDeed, cite: Citation): void {
  if (requireDeedFigure(now, piece).used?.includes(power)) refuse(now, 'acted', piece, cite);
  else recordFacts(now, { fact: 'used', piece, power });
}

/** Whether a side has given any of its figures an action this turn. */
export function hasSideActed({ table }: DeedContext, side: string): boolean {
  if (table.turn === side && table.actionsSpent > 0) return true;
  return [...table.figures.values()].some((figure) => controllingSide(figure) === side && figure.actedThisTurn);
}

/**
 * Whether a side's turn has just begun: the side has given no action, and has only used rerolls and beginning-of-turn
 * powers.
 */
export function isTurnBeginning(now: DeedContext, side: string): boolean {
  const { table, law: rules } = now;
  if (table.turn !== side || hasSideActed(now, side)) return false;
  const early = rules.reminders.filter(({ when, rolls }) => when === 'turn-begins' || rolls).map(({ power }) => power);
  return [...table.figures.values()].every(
    (figure) => controllingSide(figure) !== side || (figure.used ?? []).every((use) => early.includes(use)),
  );
}

export function requireOwnTurn(now: DeedContext, piece: string, cite: Citation): void {
  const { turn } = now.table;
  if (turn !== null && turn !== controllingSide(requireDeedFigure(now, piece)))
    refuse(now, 'power-forbids', piece, cite);
}

/** Checks range and line of fire from one figure to another. */
export function checkRangeAndLine(
  now: DeedContext,
  position: Position,
  user: Piece,
  target: Piece,
  range: (user: Piece, target: Piece) => number,
  cite: Citation,
  lines = false,
): void {
  if (distanceBetween(user.squares, target.squares) > range(user, target)) refuse(now, 'too-far', target.id, cite);
  if (now.legalityOnly && now.reasons.length > 0) return;
  const seen = now.law.ruleset().see(position, { piece: user.id }, { piece: target.id });
  const near = now.law.ruleset().adjacent(position, { piece: user.id }, { piece: target.id }).adjacent;
  if (target !== user && !(near && !lines) && seen.see === 'blocked') refuse(now, 'line-blocked', target.id, cite);
}

export interface PowerTargetLimits {
  readonly cite: Citation;
  /** Whether the line to an adjacent figure must also be clear. */
  readonly lines?: true;
  /** Whether a figure may not use the power on itself. */
  readonly notSelf?: boolean;
  readonly range: (user: Piece, target: Piece) => number;
}

/**
 * Creates the `PowerUse` of Outwit, which cancels an opponent's power until the user's next turn begins.
 * `ResolveRules.lasts` decides whether the cancellation can end earlier.
 */
export function makeOutwitUse({
  cite,
  range,
  lines,
  mayCancel,
  ahead = false,
}: PowerTargetLimits & {
  readonly mayCancel: (power: string, target: Piece, own: Piece) => boolean;
  /** Whether the user may cancel a power that the target does not have now. */
  readonly ahead?: boolean;
}): PowerUse {
  return {
    fields: ['target', 'cancels'],
    targets: 'foes',
    resolve(now, deed) {
      const who = requirePowerUser(now, deed, cite);
      const target = who && deed.target !== undefined ? findPiece(who.position, deed.target) : null;
      if (!who || !target || deed.cancels === undefined) {
        refuse(now, 'power-forbids', deed.piece, cite);
        return;
      }
      requireOwnTurn(now, deed.piece, cite);
      if (areFriendly(who.position, target.side, who.user.side)) refuse(now, 'ally', target.id, cite);
      const own = makePieceOfFigure(requireDeedFigure(now, target.id), now.table);
      if (!(ahead || hasAbilityOrPower(target, deed.cancels)) || !mayCancel(deed.cancels, target, own))
        refuse(now, 'power-forbids', target.id, cite);
      limitToOncePerTurn(now, deed, cite);
      checkRangeAndLine(now, who.position, who.user, target, range, cite, lines);
      if (now.reasons.length > 0) return;
      const until = { side: controllingSide(requireDeedFigure(now, deed.piece)), when: 'turn-begins' } as const;
      recordFacts(now, { fact: 'switched', piece: target.id, power: deed.cancels, off: true, until, by: deed.piece });
    },
  };
}

/** Creates the `PowerUse` of Perplex, which changes any figure's value by 1. */
export function makePerplexUse({
  cite,
  range,
  lines,
  notSelf,
  values,
}: PowerTargetLimits & { readonly values: readonly AlteredValue[] }): PowerUse {
  return {
    fields: ['target', 'value', 'by'],
    targets: notSelf ? 'others' : 'all',
    resolve(now, deed) {
      const who = requirePowerUser(now, deed, cite);
      const target = who && deed.target !== undefined ? findPiece(who.position, deed.target) : null;
      const { value, by = 0 } = deed;
      if (!who || !target || value === undefined) {
        refuse(now, 'power-forbids', deed.piece, cite);
        return;
      }
      requireOwnTurn(now, deed.piece, cite);
      if (notSelf && target === who.user) refuse(now, 'power-forbids', target.id, cite);
      if (!values.includes(value) || Math.abs(by) !== 1) refuse(now, 'power-forbids', target.id, cite);
      limitToOncePerTurn(now, deed, cite);
      checkRangeAndLine(now, who.position, who.user, target, range, cite, lines);
      if (now.reasons.length > 0) return;
      const until = { side: controllingSide(requireDeedFigure(now, deed.piece)), when: 'turn-begins' } as const;
      recordFacts(now, { fact: 'altered', piece: target.id, value, by, until, from: deed.piece });
    },
  };
}

/** Creates the `PowerUse` of a reroll. The next deed reports the new roll. `spend` records the cost. */
export function makeRerollUse({
  cite,
  range,
  lines,
  notSelf,
  spend,
}: PowerTargetLimits & { readonly spend: (now: DeedContext, deed: UseDeed, user: Piece) => void }): PowerUse {
  return {
    fields: [],
    optional: () => ['target'],
    resolve(now, deed) {
      const position = currentPosition(now);
      // Without a map the players check range and line.
      if (!position && now.table.board === null) {
        spend(now, deed, makePieceOfFigure(requireDeedFigure(now, deed.piece), now.table));
        return;
      }
      const user = position && findPiece(position, deed.piece);
      const target = position && deed.target !== undefined ? findPiece(position, deed.target) : user;
      if (!position || !user || !target) {
        refuse(now, 'power-forbids', deed.piece, cite);
        return;
      }
      if (notSelf && deed.target === user.id) refuse(now, 'power-forbids', user.id, cite);
      checkRangeAndLine(now, position, user, target, range, cite, lines);
      spend(now, deed, user);
    },
  };
}

/** Creates the `PowerUse` of Regeneration, an action that heals by a die roll. */
export function makeRegenerateUse({
  cite,
  heals,
}: {
  readonly cite: Citation;
  readonly heals: (die: number) => number;
}): PowerUse {
  return {
    fields: ['die'],
    resolve(now, deed) {
      if (!requirePowerUser(now, deed, cite)) return;
      const pushes = giveAction(now, requireDeedFigure(now, deed.piece), 'power');
      if (now.reasons.length > 0) return;
      if (deed.die !== undefined) healClicks(now, deed.piece, Math.max(0, heals(deed.die)));
      dealPushingDamage(now, deed.piece, pushes);
    },
  };
}

/** Creates the `PowerUse` of Poison, which deals 1 click to every adjacent opponent. */
export function makePoisonUse({
  cite,
  mayUse,
}: {
  readonly cite: Citation;
  readonly mayUse: (now: DeedContext, deed: UseDeed) => boolean;
}): PowerUse {
  return {
    fields: [],
    resolve(now, deed) {
      const who = requirePowerUser(now, deed, cite);
      if (!who) return;
      requireOwnTurn(now, deed.piece, cite);
      if (!mayUse(now, deed)) refuse(now, 'power-forbids', deed.piece, cite);
      limitToOncePerTurn(now, deed, cite);
      if (now.reasons.length > 0) return;
      for (const foe of listAdjacentPieces(now, who.position, who.user).filter(
        ({ side }) => !areFriendly(who.position, side, who.user.side),
      ))
        dealClicks(now, foe.id, reduceDamage(now, who.position, foe, 1), deed.piece, 'damage');
    },
  };
}

/** Lists all pieces adjacent to a piece. */
export function listAdjacentPieces(now: DeedContext, position: Position, piece: Piece): Piece[] {
  const ruleset = now.law.ruleset();
  return position.pieces.filter(
    (each) =>
      each !== piece &&
      // The distance is tested first, because most pieces are too far away to be adjacent.
      distanceBetween(piece.squares, each.squares) <= 1 &&
      ruleset.adjacent(position, { piece: piece.id }, { piece: each.id }).adjacent,
  );
}

/** Deals pushing damage after a power was used as an action. */
export function dealPushingDamage(now: DeedContext, piece: string, pushes: boolean): void {
  if (pushes) dealClicks(now, piece, 1, null, 'push');
}

/** Creates the `PowerUse` of Force Blast, which pushes an adjacent figure by a die roll. */
export function makeForceBlastUse({ cite, action }: { readonly cite: Citation; readonly action: string }): PowerUse {
  return {
    fields: ['target', 'die'],
    optional: () => ['direction'],
    targets: 'others',
    resolve(now, deed) {
      const who = requirePowerUser(now, deed, cite);
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
      recordReasons(now, ...answer.reasons);
      const pushes = giveAction(now, requireDeedFigure(now, deed.piece), action);
      if (now.reasons.length > 0) return;
      if (answer.path.length > 1)
        recordFacts(now, {
          fact: 'placed',
          piece: target,
          squares: answer.to.map(squareName),
          how: 'knocked-back',
          path: answer.path.map(squareName),
        });
      dealClicks(now, target, answer.damage, deed.piece, 'knock-back');
      dealPushingDamage(now, deed.piece, pushes);
    },
  };
}

/** Creates the `PowerUse` of Support, which heals an adjacent friend by a roll against the friend's printed defense. */
export function makeSupportUse({
  cite,
  action,
  heals,
  critical,
}: {
  readonly cite: Citation;
  readonly action: string;
  readonly heals: (die: number) => number;
  /**
   * Additional clicks that two sixes heal, and clicks that two ones deal to the user. If left out, these rolls have no
   * extra effect.
   */
  readonly critical?: number;
}): PowerUse {
  return {
    fields: ['target', 'dice', 'die'],
    targets: 'friends',
    resolve(now, deed) {
      const who = requirePowerUser(now, deed, cite);
      const friend = who && deed.target !== undefined ? findPiece(who.position, deed.target) : null;
      if (!who || !friend) {
        refuse(now, 'power-forbids', deed.piece, cite);
        return;
      }
      if (!areFriendly(who.position, friend.side, who.user.side)) refuse(now, 'opposing', friend.id, cite);
      const near = listAdjacentPieces(now, who.position, who.user);
      if (!near.includes(friend)) refuse(now, 'no-adjacent', friend.id, cite);
      const foes = [who.user, friend]
        .flatMap((each) => listAdjacentPieces(now, who.position, each))
        .filter(({ side }) => !areFriendly(who.position, side, who.user.side));
      if (foes.length > 0)
        recordReasons(
          now,
          reason(
            'adjacent-enemy',
            cite,
            foes.map(({ id }) => pieceMark(id)),
          ),
        );
      const pushes = giveAction(now, requireDeedFigure(now, deed.piece), action);
      if (now.reasons.length > 0) return;
      const printed = (id: string, slot: 'attack' | 'defense') => {
        const { character, click } = requireDeedFigure(now, id);
        return character.dial[click - 1]?.[slot].value ?? 0;
      };
      const sum = (deed.dice ?? []).reduce((all, each) => all + each, 0);
      if (deed.dice) recordFacts(now, { fact: 'rolled', dice: deed.dice, for: 'support' });
      const success = sum === 12 || (sum !== 2 && printed(deed.piece, 'attack') + sum >= printed(friend.id, 'defense'));
      if (success && deed.die !== undefined)
        healClicks(now, friend.id, Math.max(0, heals(deed.die) + (sum === 12 ? (critical ?? 0) : 0)));
      if (deed.dice && sum === 2) dealClicks(now, deed.piece, critical ?? 0, null, 'critical');
      dealPushingDamage(now, deed.piece, pushes);
    },
  };
}

/** Returns half of a die, rounded up. */
export function halveDieRoll(die: number): number {
  return halfRoundedUp(die);
}
