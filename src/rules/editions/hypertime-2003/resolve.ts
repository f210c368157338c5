import type { Square } from '../../../grid/square';
import { areFriendly } from '../../../table/allies';
import { findPiece, type Position } from '../../../table/position';
import type { Ruleset } from '../../ruleset';
import { controllingSide, recordFacts, refuse, requireDeedFigure } from '../../shared/resolve/deed-context';
import type { DeedContext, ResolveRules } from '../../shared/resolve/resolve-rules';
import { isTurnBeginning, limitToOncePerTurn, requirePowerUser } from '../../shared/resolve/uses';
import type { MoveDeed, UseDeed } from '../../table-deed';
import { citeFaq } from './passages';
import { resolveMindControl } from './resolve-mind-control';
import {
  CLICK_TRADE_REMINDERS,
  costsNoAction,
  endBacking,
  listTeamUses,
  listUsableTeams,
  markAsNonAttack,
  mayCarrySeveral,
  recordHits,
  withBackers,
} from './team-deeds';
import { BACKING_TEAM, SHAPE_CHANGE_TEAM } from './team-names';
import { listActiveTeams, withTeamAbilities } from './teams';

/** Powers that deal damage but are not attacks. */
const NO_ATTACKS = ['force-blast', 'poison'];

/** Adds the rules of the FAQ: powers that it defines, and team abilities. */
export function withFaqRules(rules: ResolveRules): ResolveRules {
  return {
    ...rules,
    extra: (table) => withTeamAbilities(rules.ruleset(), table),
    uses: {
      ...rules.uses,
      ...Object.fromEntries(
        Object.entries(rules.uses).flatMap(([power, use]) =>
          NO_ATTACKS.includes(power) ? [[power, markAsNonAttack(use)]] : [],
        ),
      ),
      'mind-control': {
        fields: ['target', 'dice'],
        optional: () => ['also', 'passedTo'],
        targets: 'foes',
        resolve: resolveMindControl,
      },
      leadership: { fields: ['die'], resolve: leadership },
      ...listTeamUses(rules),
    },
    reminders: [...rules.reminders, ...CLICK_TRADE_REMINDERS],
    instead: Object.fromEntries(
      // "Incapacitate": two sixes cost the target a click.
      Object.entries(rules.instead).map(([id, each]) => [id, { ...each, critical: 1 }]),
    ),
    objects: {
      ...rules.objects,
      takenFrom: (position, deed, way) => takenFrom(rules.ruleset(), position, deed, way),
      // "Object Figures (Adventure Kit)": objects with special rules are recognized by name.
      lasts: (name) => /^dumpster$/i.test(name),
      givesToken: (name) => /^lamp ?post$/i.test(name),
    },
    citeOptional: citeFaq('Optional Powers'),
    teamsOf: (_table, { character }) => character.teams,
    usableTeams: listUsableTeams,
    // "Super Strength": not optional while an object is carried.
    isFixed: (now, piece, power) => power === 'super-strength' && requireDeedFigure(now, piece).holding !== null,
    // "S.H.I.E.L.D. Team Ability": used when a friend attacks, which may be after the move of a Running Shot.
    midway: [...(rules.midway ?? []), BACKING_TEAM],
    carriesSeveral: mayCarrySeveral,
    costsNothing: (now, deed, figure) => costsNoAction(rules, now, deed, figure),
    attacks: {
      ...rules.attacks,
      shape: (piece, now) =>
        listActiveTeams(now.table, piece).includes(SHAPE_CHANGE_TEAM)
          ? { least: 5, cite: citeFaq('Team Ability, putting off an attacker') }
          : rules.attacks.shape(piece, now),
      prepare: (now, deed, attacker) =>
        withBackers(now, deed, rules.attacks.prepare?.(now, deed, attacker) ?? attacker),
      // A controlled figure counts as friendly to the other side only during its own action.
      target: (now, _deed, target) => {
        const { loan, side } = requireDeedFigure(now, target.id);
        return loan ? { ...target, side } : target;
      },
      afterHit: (now, deed, hurts) => {
        rules.attacks.afterHit?.(now, deed, hurts);
        recordHits(now, deed, hurts);
      },
      afterAttack: endBacking,
    },
  };
}

/** "Leadership": rolled at the beginning of the turn, not later. */
function leadership(now: DeedContext, deed: UseDeed): void {
  const cite = citeFaq('Leadership');
  if (!requirePowerUser(now, deed, cite)) return;
  const side = controllingSide(requireDeedFigure(now, deed.piece));
  if (!isTurnBeginning(now, side)) refuse(now, 'power-forbids', deed.piece, cite);
  limitToOncePerTurn(now, deed, cite);
  if (now.reasons.length > 0) return;
  if (deed.die !== undefined) recordFacts(now, { fact: 'rolled', dice: [deed.die], for: 'leadership' });
  if ((deed.die ?? 0) >= 4) recordFacts(now, { fact: 'granted', side, by: 1 });
}

/** "Charge": the figure may not pick up an object on a square next to an opponent. */
function takenFrom(ruleset: Ruleset, position: Position, deed: MoveDeed, way: readonly Square[]): readonly Square[] {
  if (deed.action !== 'charge') return way;
  const own = findPiece(position, deed.piece)?.side;
  const foes = position.pieces.filter(({ side }) => own === undefined || !areFriendly(position, side, own));
  return way.filter(
    (square) => !foes.some((foe) => ruleset.adjacent(position, { square }, { piece: foe.id }).adjacent),
  );
}
