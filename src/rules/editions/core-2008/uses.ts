import { hasAbilityOrPower } from '../../../table/piece';
import { findPiece } from '../../../table/position';
import { captorFell } from '../../shared/captives';
import { onPiece, reason } from '../../shared/cite';
import { powersWith } from '../../shared/powers';
import { against, type Doing, figureOf, positionNow, record } from '../../shared/resolve/doing';
import type { Use } from '../../shared/resolve/law';
import { heal, hurt } from '../../shared/resolve/take-damage';
import { cancel, support } from '../../shared/resolve/uses';
import type { UseDeed } from '../../table-deed';
import { cite } from './citations';
import { isBeforeFirstTurn } from './first-round';
import type { CoreLaw } from './law';
import { POWERS } from './powers';

/** The sources do not include the card that defines standard powers. These uses are common practice. */
const CARD = cite('Powers and Abilities Card', 'common');
const CAPTURE = 'capture';
/** Powers with "This ability can't be countered": Giant Size, Colossal Size, Multiattack. */
const NEVER_COUNTERED = new Set([...powersWith(POWERS, 'big'), ...powersWith(POWERS, 'attack-twice')]);
/** Range of mental powers in squares, by common practice. */
export const MIND_REACH = (): number => 10;

const counter = cancel({
  cite: CARD,
  range: MIND_REACH,
  mayCancel: (power, target) => hasAbilityOrPower(target, power) && !NEVER_COUNTERED.has(power),
});

/** Adds the check that no power targets a figure before its player's first turn ("First-round immunity"). */
export function targeting(law: CoreLaw, use: Use): Use {
  return (now, deed) => {
    const position = positionNow(now);
    const target = position && deed.target !== undefined ? findPiece(position, deed.target) : null;
    if (position && target && law.firstRoundImmunity && isBeforeFirstTurn(position, target))
      against(
        now,
        reason('first-round', cite('ROUNDS, TURNS, AND ACTIONS: First-round immunity'), [onPiece(target.id)]),
      );
    use(now, deed);
  };
}

/**
 * Counters a power of an opponent. Countering Capture needs doubles and then frees every captive ("Countering
 * Capture").
 */
export const outwit: Use = (now, deed) => {
  counter(now, deed);
  if (now.reasons.length > 0 || deed.cancels !== CAPTURE || deed.target === undefined) return;
  const { dice } = deed;
  if (dice) record(now, { fact: 'rolled', dice, for: CAPTURE });
  if (dice?.length === 2 && dice[0] === dice[1])
    record(now, ...captorFell(now.table, figureOf(now, deed.target), now.law.turns.captives));
  else record(now, { fact: 'switched', piece: deed.target, power: CAPTURE, off: false, until: null });
};

const mending = support({ cite: CARD, action: 'power', heals: (die) => Math.max(1, die - 2) });

/** "Support and criticals": two ones damage the target, two sixes heal one click more. */
export function supporting(now: Doing, deed: UseDeed): void {
  mending(now, deed);
  const sum = (deed.dice ?? []).reduce((all, each) => all + each, 0);
  if (now.reasons.length > 0 || deed.target === undefined) return;
  if (sum === 2) hurt(now, deed.target, 1, null, 'critical');
  if (sum === 12) heal(now, deed.target, 1);
}
