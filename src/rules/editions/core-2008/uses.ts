import { listCopyableTeams } from '../../../table/allies';
import { hasAbilityOrPower } from '../../../table/piece';
import { findPiece } from '../../../table/position';
import { freeCaptivesOf } from '../../shared/captives';
import { isBeforeFirstTurn } from '../../shared/first-round';
import { listPowerIdsByEffect } from '../../shared/powers';
import { currentPosition, recordFacts, refuse, requireDeedFigure } from '../../shared/resolve/deed-context';
import type { PowerUse } from '../../shared/resolve/resolve-rules';
import { dealClicks, healClicks } from '../../shared/resolve/take-damage';
import { makeOutwitUse, makeSupportUse, requirePowerUser } from '../../shared/resolve/uses';
import { cite } from './citations';
import { POWERS } from './powers';
import type { CoreRules } from './rules';

/**
 * Citation for standard powers. The sources do not include the card that defines standard powers, so the uses follow
 * common practice.
 */
const CARD = cite('Powers and Abilities Card', 'common');
const CAPTURE = 'capture';
/** Powers with "This ability can't be countered": Giant Size, Colossal Size, Multiattack. */
const NEVER_COUNTERED = new Set([
  ...listPowerIdsByEffect(POWERS, 'big'),
  ...listPowerIdsByEffect(POWERS, 'attack-twice'),
]);
/** Range of mental powers in squares, by common practice. */
export const mentalRange = (): number => 10;

const counter = makeOutwitUse({
  cite: CARD,
  range: mentalRange,
  mayCancel: (power, target) => hasAbilityOrPower(target, power) && !NEVER_COUNTERED.has(power),
});

/** Adds the check that no power targets a figure before its player's first turn ("First-round immunity"). */
export function withTargetImmunity(rules: CoreRules, use: PowerUse): PowerUse {
  return {
    ...use,
    resolve: (now, deed) => {
      const position = currentPosition(now);
      const target = position && deed.target !== undefined ? findPiece(position, deed.target) : null;
      if (position && target && rules.firstRoundImmunity && isBeforeFirstTurn(position, target))
        refuse(now, 'first-round', target.id, cite('ROUNDS, TURNS, AND ACTIONS: First-round immunity'));
      use.resolve(now, deed);
    },
  };
}

/**
 * Counters a power of an opponent. Countering Capture needs doubles and then frees every captive ("Countering
 * Capture").
 */
export const useOutwit: PowerUse = {
  ...counter,
  optional: ({ cancels }) => (cancels === CAPTURE ? ['dice'] : []),
  resolve(now, deed) {
    counter.resolve(now, deed);
    if (now.reasons.length > 0 || deed.cancels !== CAPTURE || deed.target === undefined) return;
    const { dice } = deed;
    if (dice) recordFacts(now, { fact: 'rolled', dice, for: CAPTURE });
    if (dice?.length === 2 && dice[0] === dice[1])
      recordFacts(now, ...freeCaptivesOf(now.table, requireDeedFigure(now, deed.target), now.law.turns.captives));
    else recordFacts(now, { fact: 'switched', piece: deed.target, power: CAPTURE, off: false, until: null });
  },
};

/**
 * "Team Abilities: Wild cards": a wild card uses the ability of a friend's team, until it uses another or no friend of
 * the team is left.
 */
export const useWildCard: PowerUse = {
  fields: ['copies'],
  resolve(now, deed) {
    const { copies } = deed;
    const passage = cite('TEAM ABILITIES: Wild cards');
    if (!requirePowerUser(now, deed, passage)) return;
    if (copies !== undefined && listCopyableTeams(now.table, requireDeedFigure(now, deed.piece)).includes(copies))
      recordFacts(now, { fact: 'copied', piece: deed.piece, team: copies });
    else refuse(now, 'power-forbids', deed.piece, passage);
  },
};

const mending = makeSupportUse({ cite: CARD, action: 'power', heals: (die) => Math.max(1, die - 2) });

/** "Support and criticals": two ones damage the target, two sixes heal one click more. */
export const useSupport: PowerUse = {
  ...mending,
  resolve(now, deed) {
    mending.resolve(now, deed);
    const sum = (deed.dice ?? []).reduce((all, each) => all + each, 0);
    if (now.reasons.length > 0 || deed.target === undefined) return;
    if (sum === 2) dealClicks(now, deed.target, 1, null, 'critical');
    if (sum === 12) healClicks(now, deed.target, 1);
  },
};
