import { formatOmits } from '../../../table/formats';
import { ALTERED_VALUES, hasAbilityOrPower, type Piece } from '../../../table/piece';
import type { Ruleset } from '../../ruleset';
import { findDamageReduction } from '../../shared/attack';
import { attackRules } from '../../shared/attack-reasons';
import { listPowerIdsByEffect } from '../../shared/powers';
import {
  controllingSide,
  currentPiece,
  recordFacts,
  refuse,
  requireDeedFigure,
} from '../../shared/resolve/deed-context';
import type { ResolveRules } from '../../shared/resolve/resolve-rules';
import { healClicks } from '../../shared/resolve/take-damage';
import { makeTelekinesisUse } from '../../shared/resolve/telekinesis';
import { isDamaged } from '../../shared/resolve/turn-reminders';
import {
  limitToOncePerTurn,
  makeForceBlastUse,
  makePerplexUse,
  makeRegenerateUse,
  makeRerollUse,
} from '../../shared/resolve/uses';
import { TELEKINESIS } from '../../shared/telekinesis';
import {
  clawsDamage,
  dealsDamage,
  listAttackReasons,
  normalizeThrow,
  withCaptiveDefense,
  withModifiedValue,
  withoutCloseActionPowers,
} from './attacks';
import { cite } from './citations';
import { POWERS } from './powers';
import type { CoreRules } from './rules';
import { ruleOnPlainDeed, turnRules } from './turns';
import { mentalRange, useOutwit, useSupport, useWildCard, withTargetImmunity } from './uses';

const ABILITIES = 'HEROCLIX COMBAT AND SPECIAL ABILITIES';
const CARD = cite('Powers and Abilities Card', 'common');

/** Returns the rules of the core rulebook of 2008 for resolving deeds. */
export function resolveRules(rules: CoreRules, ruleset: () => Ruleset): ResolveRules {
  return {
    ruleset,
    ruleOnDeed: (table, deed) => ruleOnPlainDeed(rules, table, deed),
    turns: turnRules(rules),
    cite: cite('ROUNDS, TURNS, AND ACTIONS: Giving actions to characters'),
    extra: () => withinThree,
    multiPartActions: {
      charge: { attacks: ['close'], most: 1, moves: 'before', as: 'power', cite: CARD },
      'running-shot': { attacks: ['ranged', 'throw'], most: 1, moves: 'before', as: 'power', cite: CARD },
      'hypersonic-speed': { attacks: ['close', 'ranged'], most: 1, moves: 'around', as: 'power', cite: CARD },
      flurry: { attacks: ['close'], most: 2, moves: 'none', as: 'close', cite: CARD },
      'move-and-attack': {
        // A throw needs a ranged combat action. Move and Attack, like Duo, provides only attacks.
        attacks: ['close', 'ranged'],
        most: 1,
        moves: 'around',
        as: 'move',
        cite: cite(`${ABILITIES}: Move and Attack`),
        attacker: (attacker) => withModifiedValue(attacker, 'attack', -Math.max(0, Math.min(2, attacker.attack - 1))),
        able: (_figure, piece) =>
          hasAbilityOrPower(piece, 'move-and-attack') || hasAbilityOrPower(piece, 'transporter'),
      },
      duo: {
        attacks: ['close', 'ranged'],
        most: 2,
        moves: 'none',
        as: 'power',
        cite: cite(`${ABILITIES}: Duo Attack`),
        attacker: (attacker, attacks) => {
          const one = { ...attacker, targets: 1 };
          // With a held object the damage exceeds 1 even at a damage value of 1, so an attack can deal 1 less.
          const less = attacks > 0 && (attacker.damage > 1 || attacker.holding !== null);
          return less ? withModifiedValue(one, 'damage', -1) : one;
        },
      },
      multiattack: {
        attacks: ['close', 'ranged', 'throw', TELEKINESIS],
        most: 2,
        moves: 'none',
        as: 'power',
        cite: cite(`${ABILITIES}: Multiattack`),
        twice: true,
      },
    },
    uses: targetingEach(rules, {
      outwit: useOutwit,
      perplex: makePerplexUse({
        cite: CARD,
        range: mentalRange,
        values: ['speed', 'attack', 'defense', 'damage', 'range'],
      }),
      'probability-control': makeRerollUse({
        cite: cite('THEMED TEAMS'),
        range: mentalRange,
        spend: (now, deed, user) => {
          if (hasAbilityOrPower(user, 'probability-control')) {
            limitToOncePerTurn(now, deed, CARD);
            return;
          }
          const team = cite('THEMED TEAMS');
          const figure = requireDeedFigure(now, deed.piece);
          const side = controllingSide(figure);
          const left = now.table.rerolls?.[side] ?? 0;
          if (left < 1) refuse(now, 'power-forbids', user.id, team);
          if (figure.tokens >= 2) refuse(now, 'two-tokens', user.id, team);
          if (figure.actedThisTurn) refuse(now, 'acted', user.id, team);
          if (now.reasons.length > 0) return;
          recordFacts(now, { fact: 'rerolls', side, left: left - 1 }, { fact: 'tokens', piece: deed.piece, by: 1 });
        },
      }),
      'force-blast': makeForceBlastUse({ cite: CARD, action: 'power' }),
      telekinesis: makeTelekinesisUse({ cite: cite('Objects and Telekinesis'), action: 'power', spares: 'mover' }),
      regeneration: makeRegenerateUse({ cite: CARD, heals: (die) => die - 2 }),
      support: useSupport,
      'wild-card': useWildCard,
    }),
    reminders: [
      { power: 'outwit', when: 'action', cite: CARD },
      { power: 'perplex', when: 'action', cite: CARD },
      { power: 'support', when: 'action', cite: CARD },
      { power: 'regeneration', when: 'action', couldHelp: isDamaged, cite: CARD },
      { power: 'probability-control', when: 'action', rolls: true, cite: cite('THEMED TEAMS') },
    ],
    instead: {},
    attacks: {
      shape: () => null,
      // An attack without damage has no critical miss.
      fumble: dealsDamage,
      shares: true,
      sixesReachAll: true,
      // The Basics only compare the roll with the defense.
      plainDice: ({ table }) => formatOmits(table, 'core'),
      byDie: clawsDamage,
      normalize: normalizeThrow,
      prepare: (_now, deed, attacker) => withoutCloseActionPowers(deed, attacker),
      kind: (deed) => (dealsDamage(deed) && deed.attack !== TELEKINESIS ? null : 'power'),
      target: withCaptiveDefense,
      reasons: listAttackReasons(rules),
      afterHit: (now, deed, hurts) => {
        if (deed.attack !== 'close' || hurts.every(({ clicks }) => clicks === 0)) return;
        const attacker = currentPiece(now, deed.attacker);
        if (attacker && hasAbilityOrPower(attacker, 'steal-energy')) healClicks(now, deed.attacker, 1);
      },
      afterAttack: (now, deed) => {
        if (deed.capture) recordFacts(now, { fact: 'used', piece: deed.attacker, power: 'capture' });
      },
    },
    knockBack: {
      // The Basics have no knock back.
      pushes: ({ table }, deed, doubles) => doubles && dealsDamage(deed) && !formatOmits(table, 'core'),
      atNothing: false,
      chooses: false,
      fromObject: true,
    },
    objects: {
      mayLift: (piece, kind) => kind !== 'immobile' && hasAbilityOrPower(piece, 'super-strength'),
      cite: cite('Using Objects as Weapons'),
      mayPutDown: false,
      keeps: (piece) => hasAbilityOrPower(piece, 'super-strength'),
      usedUpBy: ['close', 'throw'],
      withPassenger: true,
      debris: true,
    },
    citeCarry: cite(`${ABILITIES}: Carry`),
    setsDownLevel: true,
    citeOptional: cite('POWERS'),
    // Giant and Colossal Size cannot be switched off, nor can any power of a figure during its action.
    isFixed: ({ table }, piece, power) => NON_OPTIONAL.includes(power) || table.underway?.piece === piece,
    takesOff: (_position, piece) => -(findDamageReduction(attackRules(rules), piece)?.by ?? 0),
    lasts: (now, source) => {
      const user = currentPiece(now, source);
      return user !== null && hasAbilityOrPower(user, 'outwit');
    },
  };
}

function targetingEach(rules: CoreRules, uses: ResolveRules['uses']): ResolveRules['uses'] {
  return Object.fromEntries(Object.entries(uses).map(([power, use]) => [power, withTargetImmunity(rules, use)]));
}

/** Powers that cannot be switched off ("Giant Size", "Colossal Size"). */
const NON_OPTIONAL: readonly string[] = listPowerIdsByEffect(POWERS, 'big');

/** Limits changes by powers to 3 for each value ("Rule of 3"). */
function withinThree(piece: Piece): Piece {
  const { altered } = piece;
  if (!altered) return piece;
  const kept = { ...piece, altered: { ...altered } };
  for (const value of ALTERED_VALUES) {
    const by = altered[value] ?? 0;
    const within = Math.max(-3, Math.min(3, by));
    kept[value] += within - by;
    kept.altered[value] = within;
  }
  return kept;
}
