import { ALTERED_VALUES } from '../../../table/facts';
import { leavesOut } from '../../../table/formats';
import { hasAbilityOrPower, type Piece } from '../../../table/piece';
import type { Ruleset } from '../../ruleset';
import { reductionOf } from '../../shared/attack';
import { onPiece, reason } from '../../shared/cite';
import { powersWith } from '../../shared/powers';
import { against, figureOf, pieceNow, record, sideOf } from '../../shared/resolve/doing';
import { isHurt } from '../../shared/resolve/due';
import type { ResolveLaw } from '../../shared/resolve/law';
import { lift } from '../../shared/resolve/lift';
import { heal } from '../../shared/resolve/take-damage';
import { alter, blast, once, regenerate, rollAnew } from '../../shared/resolve/uses';
import { LIFT } from '../../shared/telekinesis';
import { attackReasons, captiveDefense, changed, clawed, inAction, readsFlung, takesNobody } from './attacks';
import { cite } from './citations';
import { ATTACK_LAW } from './combat';
import type { CoreLaw } from './law';
import { POWERS } from './powers';
import { turnLaw } from './turns';
import { MIND_REACH, outwit, supporting, targeting } from './uses';

const ABILITIES = 'HEROCLIX COMBAT AND SPECIAL ABILITIES';
const CARD = cite('Powers and Abilities Card', 'common');

/** Resolution of deeds by the core rulebook of 2008. */
export function resolveLaw(law: CoreLaw, ruleset: () => Ruleset): ResolveLaw {
  return {
    ruleset,
    turns: turnLaw(law),
    cite: cite('ROUNDS, TURNS, AND ACTIONS: Giving actions to characters'),
    extra: () => withinThree,
    parted: {
      charge: { attacks: ['close'], most: 1, moves: 'before', as: 'power', cite: CARD },
      'running-shot': { attacks: ['ranged', 'throw'], most: 1, moves: 'before', as: 'power', cite: CARD },
      'hypersonic-speed': { attacks: ['close', 'ranged'], most: 1, moves: 'around', as: 'power', cite: CARD },
      flurry: { attacks: ['close'], most: 2, moves: 'none', as: 'close', cite: CARD },
      'move-and-attack': {
        // A throw needs a ranged combat action of its own. Like Duo, this provides only attacks.
        attacks: ['close', 'ranged'],
        most: 1,
        moves: 'around',
        as: 'move',
        cite: cite(`${ABILITIES}: Move and Attack`),
        attacker: (attacker) => changed(attacker, 'attack', -Math.max(0, Math.min(2, attacker.attack - 1))),
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
          // A held object raises the damage above the minimum of 1.
          const less = attacks > 0 && (attacker.damage > 1 || attacker.holding !== null);
          return less ? changed(one, 'damage', -1) : one;
        },
      },
      multiattack: {
        attacks: ['close', 'ranged', 'throw', LIFT],
        most: 2,
        moves: 'none',
        as: 'power',
        cite: cite(`${ABILITIES}: Multiattack`),
        twice: true,
      },
    },
    uses: targetingEach(law, {
      outwit,
      perplex: alter({ cite: CARD, range: MIND_REACH, values: ['speed', 'attack', 'defense', 'damage', 'range'] }),
      'probability-control': rollAnew({
        cite: cite('THEMED TEAMS'),
        range: MIND_REACH,
        spend: (now, deed, user) => {
          if (hasAbilityOrPower(user, 'probability-control')) {
            once(now, deed, CARD);
            return;
          }
          const team = cite('THEMED TEAMS');
          const figure = figureOf(now, deed.piece);
          const side = sideOf(figure);
          const left = now.table.rerolls?.[side] ?? 0;
          if (left < 1) against(now, reason('power-forbids', team, [onPiece(user.id)]));
          if (figure.tokens >= 2) against(now, reason('two-tokens', team, [onPiece(user.id)]));
          if (figure.actedThisTurn) against(now, reason('acted', team, [onPiece(user.id)]));
          if (now.reasons.length > 0) return;
          record(now, { fact: 'rerolls', side, left: left - 1 }, { fact: 'tokens', piece: deed.piece, by: 1 });
        },
      }),
      'force-blast': blast({ cite: CARD, action: 'power' }),
      telekinesis: lift({ cite: cite('Objects and Telekinesis'), action: 'power', spares: 'mover' }),
      regeneration: regenerate({ cite: CARD, heals: (die) => die - 2 }),
      support: supporting,
    }),
    dues: [
      { power: 'outwit', when: 'action', chooses: 'cancels', targets: 'foes', cite: CARD },
      { power: 'perplex', when: 'action', chooses: 'value', cite: CARD },
      { power: 'support', when: 'action', dice: 'check', chooses: 'target', targets: 'friends', cite: CARD },
      { power: 'regeneration', when: 'action', dice: 'die', couldHelp: isHurt, cite: CARD },
      { power: 'probability-control', when: 'action', rolls: true, cite: cite('THEMED TEAMS') },
    ],
    instead: {},
    attacks: {
      shape: () => null,
      // An attack without damage has no critical miss.
      fumble: takesNobody,
      shares: true,
      sixesReachAll: true,
      // The Basics only compare the roll with the defense.
      plainDice: ({ table }) => leavesOut(table, 'core'),
      byDie: clawed,
      reads: readsFlung,
      prepare: (_now, deed, attacker) => inAction(deed, attacker),
      kind: (deed) => (takesNobody(deed) && deed.attack !== LIFT ? null : 'power'),
      target: captiveDefense,
      reasons: attackReasons(law),
      afterHit: (now, deed, hurts) => {
        if (deed.attack !== 'close' || hurts.every(({ clicks }) => clicks === 0)) return;
        const attacker = pieceNow(now, deed.attacker);
        if (attacker && hasAbilityOrPower(attacker, 'steal-energy')) heal(now, deed.attacker, 1);
      },
      afterAttack: (now, deed) => {
        if (deed.capture) record(now, { fact: 'used', piece: deed.attacker, power: 'capture' });
      },
    },
    knockBack: {
      // The Basics have no knock back.
      pushes: ({ table }, deed, doubles) => doubles && takesNobody(deed) && !leavesOut(table, 'core'),
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
    // Giant and Colossal Size are non-optional. Powers that count when an action begins count until it ends.
    isFixed: ({ table }, piece, power) => NON_OPTIONAL.includes(power) || table.underway?.piece === piece,
    takesOff: (_position, piece) => -(reductionOf(ATTACK_LAW, piece)?.by ?? 0),
    lasts: (now, source) => {
      const user = pieceNow(now, source);
      return user !== null && hasAbilityOrPower(user, 'outwit');
    },
  };
}

function targetingEach(law: CoreLaw, uses: ResolveLaw['uses']): ResolveLaw['uses'] {
  return Object.fromEntries(Object.entries(uses).map(([power, use]) => [power, targeting(law, use)]));
}

/** Powers that cannot be switched off ("Giant Size", "Colossal Size"). */
const NON_OPTIONAL: readonly string[] = powersWith(POWERS, 'big');

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
