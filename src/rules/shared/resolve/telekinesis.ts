import { type Square, squareName } from '../../../grid/square';
import { areFriendly } from '../../../table/allies';
import type { Piece } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import type { Citation } from '../../answer';
import { makePlainHitQuestion, makePlainReachQuestion, type ReachQuestion, type Ruleset } from '../../ruleset';
import type { UseDeed } from '../../table-deed';
import { giveAction } from './action';
import { recordFacts, recordReasons, refuse, requireDeedFigure } from './deed-context';
import type { DeedContext, PowerUse } from './resolve-rules';
import { dealClicks } from './take-damage';
import { dealPushingDamage, requirePowerUser } from './uses';

/** Creates the `PowerUse` of telekinesis, which moves a figure or an object from a distance. */
export function makeTelekinesisUse({
  cite,
  action,
  spares,
}: {
  readonly cite: Citation;
  readonly action: string;
  /**
   * Restriction after the power has moved a figure this turn. `moved`: the figure may not be moved again. `mover`: the
   * figure may not move another figure.
   */
  readonly spares: 'moved' | 'mover' | 'nobody';
}): PowerUse {
  return {
    fields: ['target', 'to'],
    // `dice`: attack roll, if the target is an opponent. `die`: roll to break away.
    optional: () => ['dice', 'die'],
    targets: 'others',
    objects: true,
    destinations: listDestinations,
    resolve(now, deed) {
      const who = requirePowerUser(now, deed, cite);
      const { target, to } = deed;
      if (!who || target === undefined || to === undefined) {
        refuse(now, 'power-forbids', deed.piece, cite);
        return;
      }
      const lifted = findPiece(who.position, target);
      const object = who.position.objects.find(({ id }) => id === target);
      if (!lifted && !object) {
        refuse(now, 'power-forbids', deed.piece, cite);
        return;
      }
      const ruleset = now.law.ruleset();
      const answer = ruleset.move(who.position, { ...liftQuestion(deed.piece, target), to: [to] });
      recordReasons(now, ...answer.reasons);
      const foe = lifted !== null && !areFriendly(who.position, lifted.side, who.user.side);
      const hits = foe ? hitsForLift(now, deed, who.position, lifted) : true;
      const spared = spares === 'moved' ? target : deed.piece;
      if (spares !== 'nobody' && lifted && now.table.figures.get(spared)?.used?.includes(`${deed.power} moved`))
        refuse(now, 'acted', spared, cite);
      const pushes = giveAction(now, requireDeedFigure(now, deed.piece), action);
      if (now.reasons.length > 0) return;
      const held = answer.breakAway !== false && deed.die !== undefined && deed.die < answer.breakAway;
      if (answer.breakAway !== false && deed.die !== undefined)
        recordFacts(now, { fact: 'rolled', dice: [deed.die], for: 'break away' });
      if (held) {
        dealPushingDamage(now, deed.piece, pushes);
        return;
      }
      if (hits && object)
        recordFacts(now, { fact: 'object', object: target, kind: object.kind, square: squareName(to) });
      if (hits && lifted)
        recordFacts(
          now,
          { fact: 'placed', piece: target, squares: [squareName(to)], how: 'moved' },
          { fact: 'used', piece: target, power: `${deed.power} moved` },
        );
      dealPushingDamage(now, deed.piece, pushes);
    },
  };
}

function liftQuestion(by: string, piece: string): ReachQuestion {
  return { ...makePlainReachQuestion(piece), by, action: 'telekinesis' };
}

function listDestinations(ruleset: Ruleset, position: Position, { piece, target }: UseDeed): readonly Square[] {
  if (target === undefined) return [];
  return ruleset.reach(position, liftQuestion(piece, target)).ends.flatMap(({ squares: [square] }) => square ?? []);
}

/**
 * Whether the attack roll hits an opponent, which is required to move the opponent. Two sixes also damage the target.
 */
function hitsForLift(now: DeedContext, deed: UseDeed, position: Position, target: Piece): boolean {
  const answer = now.law.ruleset().hit(position, {
    ...makePlainHitQuestion(deed.piece, [target.id], 'ranged'),
    dealt: { [target.id]: 0 },
  });
  const own = answer.targets[0];
  if (!deed.dice || !own) return true;
  const sum = deed.dice.reduce((all, each) => all + each, 0);
  recordFacts(now, { fact: 'rolled', dice: deed.dice, for: 'attack' });
  if (sum === 2) {
    dealClicks(now, deed.piece, 1, null, 'critical');
    return false;
  }
  if (sum === 12) dealClicks(now, target.id, own.critical ?? 0, deed.piece, 'critical');
  return sum === 12 || (own.needs !== null && sum >= own.needs);
}
