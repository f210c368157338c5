import type { Square } from '../../../grid/square';
import { has } from '../../../table/piece';
import { type Position, pieceOf } from '../../../table/position';
import type { Ruleset } from '../../ruleset';
import { onPiece, reason } from '../../shared/cite';
import { give } from '../../shared/follow/action';
import { heal, hurt } from '../../shared/follow/damage';
import { against, type Doing, figureOf, record, refuse, sideOf } from '../../shared/follow/doing';
import { knockBack } from '../../shared/follow/knock';
import type { FollowLaw } from '../../shared/follow/law';
import { besides, once, pushed, userOf } from '../../shared/follow/uses';
import type { MoveDeed, UseDeed } from '../../table-deed';
import { faq } from './passages';
import { afterAttack, backed, costsNothing, SHAPED, TEAM_DUES, teamUses } from './team-deeds';
import { withTeam } from './teams';

/** What the FAQ says more than the book: powers that it tells, and abilities of teams. */
export function withFaq(law: FollowLaw): FollowLaw {
  return {
    ...law,
    extra: (table, piece) => withTeam(law.ruleset(), table, piece),
    uses: {
      ...law.uses,
      'mind-control': mindControl,
      leadership,
      ...teamUses(law),
    },
    dues: [...law.dues, ...TEAM_DUES],
    instead: Object.fromEntries(
      // "Incapacitate": two sixes cost its target a click.
      Object.entries(law.instead).map(([id, each]) => [id, { ...each, critical: 1 }]),
    ),
    objects: { ...law.objects, takenFrom: (position, deed, way) => takenFrom(law.ruleset(), position, deed, way) },
    costsNothing: (now, deed, figure) => costsNothing(law, now, deed, figure),
    attacks: {
      ...law.attacks,
      shape: (piece) => (piece.team === SHAPED ? 5 : law.attacks.shape(piece)),
      prepare: (now, deed, attacker) => backed(now, deed, law.attacks.prepare?.(now, deed, attacker) ?? attacker),
      afterAttack,
    },
  };
}

/** "Mind Control": an attack of its own; a hit lends the target for one action, and costs a click for each full 100 points of it. */
function mindControl(now: Doing, deed: UseDeed): void {
  const cite = faq('Mind Control');
  const who = userOf(now, deed, cite);
  const target = who && deed.target !== undefined ? pieceOf(who.position, deed.target) : null;
  if (!who || !target) {
    refuse(now, 'power-forbids', deed.piece, cite);
    return;
  }
  const near = besides(now, who.position, who.user).includes(target);
  const attack = near ? 'close' : 'ranged';
  const answer = now.law.ruleset().hit(who.position, {
    attacker: deed.piece,
    targets: [target.id],
    attack,
    strength: null,
    aim: 0,
    defend: 0,
    from: null,
    object: null,
    dealt: { [target.id]: 0 },
  });
  against(now, ...answer.reasons);
  // A pushed figure takes no orders.
  if (figureOf(now, target.id).tokens >= 2) against(now, reason('two-tokens', cite, [onPiece(target.id)]));
  const pushes = give(now, figureOf(now, deed.piece), attack);
  if (now.reasons.length > 0) return;
  const sum = deed.dice ? deed.dice.reduce((all, each) => all + each, 0) : 12;
  if (deed.dice) record(now, { fact: 'rolled', dice: deed.dice, for: 'attack' });
  const needs = answer.targets[0]?.needs ?? 12;
  if (sum === 2) hurt(now, deed.piece, 1, null, 'critical');
  else if (sum === 12 || sum >= needs) {
    if (deed.dice && sum === 12) {
      const clicks = answer.targets[0]?.critical ?? 0;
      hurt(now, target.id, clicks, deed.piece, 'critical');
      // "Steal Energy": this click feeds its user, where the blow was struck up close.
      if (near && clicks > 0 && has(who.user, 'steal-energy')) heal(now, deed.piece, 1);
      const blow = { deed: 'attack', attacker: deed.piece, aim: { pieces: [target.id] }, attack } as const;
      knockBack(now, blow, [{ piece: target.id, clicks }]);
    }
    const figure = figureOf(now, target.id);
    if (!figure.defeated)
      record(now, { fact: 'loaned', piece: target.id, to: sideOf(figureOf(now, deed.piece)), by: deed.piece });
    hurt(now, deed.piece, Math.floor(figure.points / 100), null, 'damage');
  }
  pushed(now, deed.piece, pushes);
}

/** "Leadership": rolled for at the beginning of the turn, and not made up for later. */
function leadership(now: Doing, deed: UseDeed): void {
  const cite = faq('Leadership');
  if (!userOf(now, deed, cite)) return;
  const { table } = now;
  const side = sideOf(figureOf(now, deed.piece));
  const begun =
    table.actionsSpent > 0 || [...table.figures.values()].some((each) => each.side === side && each.actedThisTurn);
  if (table.turn !== side || begun) against(now, reason('power-forbids', cite, [onPiece(deed.piece)]));
  once(now, deed, cite);
  if (now.reasons.length > 0) return;
  if (deed.die !== undefined) record(now, { fact: 'rolled', dice: [deed.die], for: 'leadership' });
  if ((deed.die ?? 0) >= 4) record(now, { fact: 'granted', side, by: 1 });
}

/** "Charge": an object is not taken up on the way into a square beside an opponent. */
function takenFrom(ruleset: Ruleset, position: Position, deed: MoveDeed, way: readonly Square[]): readonly Square[] {
  if (deed.action !== 'charge') return way;
  const foes = position.pieces.filter(({ side }) => side !== position.pieces.find(({ id }) => id === deed.piece)?.side);
  return way.filter(
    (square) => !foes.some((foe) => ruleset.adjacent(position, { square }, { piece: foe.id }).adjacent),
  );
}
