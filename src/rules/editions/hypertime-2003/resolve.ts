import type { Square } from '../../../grid/square';
import { areFriendly } from '../../../table/allies';
import { findPiece, type Position } from '../../../table/position';
import type { Ruleset } from '../../ruleset';
import { onPiece, reason } from '../../shared/cite';
import { against, type Doing, figureOf, record, sideOf } from '../../shared/resolve/doing';
import type { ResolveLaw } from '../../shared/resolve/law';
import { isBeginning, once, userOf } from '../../shared/resolve/uses';
import type { MoveDeed, UseDeed } from '../../table-deed';
import { faq } from './passages';
import { mindControl } from './resolve-mind-control';
import {
  afterAttack,
  afterHit,
  backed,
  carriesSeveral,
  costsNothing,
  TEAM_DUES,
  teamUses,
  withoutBlow,
} from './team-deeds';
import { BACKERS, SHAPE_CHANGERS } from './team-names';
import { teamsOf, withTeams } from './teams';

/** Powers that deal damage but are not attacks. */
const NO_ATTACKS = ['force-blast', 'poison'];

/** Adds the rules of the FAQ: powers that it defines, and team abilities. */
export function withFaq(law: ResolveLaw): ResolveLaw {
  return {
    ...law,
    extra: (table) => withTeams(law.ruleset(), table),
    uses: {
      ...law.uses,
      ...Object.fromEntries(NO_ATTACKS.map((power) => [power, withoutBlow(law.uses[power])])),
      'mind-control': mindControl,
      leadership,
      ...teamUses(law),
    },
    dues: [...law.dues, ...TEAM_DUES],
    instead: Object.fromEntries(
      // "Incapacitate": two sixes cost the target a click.
      Object.entries(law.instead).map(([id, each]) => [id, { ...each, critical: 1 }]),
    ),
    objects: {
      ...law.objects,
      takenFrom: (position, deed, way) => takenFrom(law.ruleset(), position, deed, way),
      // "Object Figures (Adventure Kit)", by the names of the objects.
      lasts: (name) => /^dumpster$/i.test(name),
      numbs: (name) => /^lamp ?post$/i.test(name),
    },
    citeOptional: faq('Optional Powers'),
    teamsOf: (_table, { character }) => character.teams,
    // "Super Strength": not optional while an object is carried.
    isFixed: (now, piece, power) => power === 'super-strength' && figureOf(now, piece).holding !== null,
    // "S.H.I.E.L.D. Team Ability": used when its friend attacks, which may be after the move of a Running Shot.
    midway: [...(law.midway ?? []), BACKERS],
    carriesSeveral,
    costsNothing: (now, deed, figure) => costsNothing(law, now, deed, figure),
    attacks: {
      ...law.attacks,
      shape: (piece, now) =>
        teamsOf(now.table, piece).includes(SHAPE_CHANGERS)
          ? { least: 5, cite: faq('Team Ability, putting off an attacker') }
          : law.attacks.shape(piece, now),
      prepare: (now, deed, attacker) => backed(now, deed, law.attacks.prepare?.(now, deed, attacker) ?? attacker),
      // A controlled figure counts as friendly to the other side only during its own action.
      target: (now, _deed, target) => {
        const { loan, side } = figureOf(now, target.id);
        return loan ? { ...target, side } : target;
      },
      afterHit: (now, deed, hurts) => {
        law.attacks.afterHit?.(now, deed, hurts);
        afterHit(now, deed, hurts);
      },
      afterAttack,
    },
  };
}

/** "Leadership": rolled at the beginning of the turn, not later. */
function leadership(now: Doing, deed: UseDeed): void {
  const cite = faq('Leadership');
  if (!userOf(now, deed, cite)) return;
  const side = sideOf(figureOf(now, deed.piece));
  if (!isBeginning(now, side)) against(now, reason('power-forbids', cite, [onPiece(deed.piece)]));
  once(now, deed, cite);
  if (now.reasons.length > 0) return;
  if (deed.die !== undefined) record(now, { fact: 'rolled', dice: [deed.die], for: 'leadership' });
  if ((deed.die ?? 0) >= 4) record(now, { fact: 'granted', side, by: 1 });
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
