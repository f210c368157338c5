import { ABILITIES } from '../../../catalog/abilities';
import { findPower } from '../../../catalog/powers';
import { hasAbilityOrPower, type Piece } from '../../../table/piece';
import type { Ruleset } from '../../ruleset';
import { findDamageReduction } from '../../shared/attack';
import { attackRules } from '../../shared/attack-reasons';
import { currentPiece, recordFacts, requireDeedFigure } from '../../shared/resolve/deed-context';
import { canSquareHoldObject } from '../../shared/resolve/objects';
import type { MultiPartAction, ResolveRules } from '../../shared/resolve/resolve-rules';
import { isDamaged } from '../../shared/resolve/turn-reminders';
import {
  halveDieRoll,
  makeOutwitUse,
  makePerplexUse,
  makePoisonUse,
  makeRegenerateUse,
  makeRerollUse,
} from '../../shared/resolve/uses';
import { cite } from './citations';
import { EXPLOSION_ACTIONS } from './powers';
import {
  countLeadershipActions,
  hasSingleTarget,
  listQuakeReasons,
  listShareReasons,
  listThrowReasons,
  makeSmokeCloud,
  resolveLeadership,
  resolveWillpower,
  spendThemeReroll,
  usesQuake,
  withoutUnusedPowers,
  withSmokePenalty,
} from './resolve-powers';
import type { XOfSwordsRules } from './rules';
import { ruleOnPlainDeed, turnRules } from './turns';

const reference = (name: string) => cite(`Powers and Abilities Reference: ${name}`);
const OBJECTS = cite('Objects');

/** "Minimum range 6": returns the range of a power, at least 6 squares. */
const atLeastSix = (user: Piece): number => Math.max(6, user.range);

/** Returns the rules that resolve deeds, from the reference on the book's last page. */
export function resolveRules(rules: XOfSwordsRules, ruleset: () => Ruleset): ResolveRules {
  const parted = (name: string, rest: Omit<MultiPartAction, 'cite'>): MultiPartAction => ({
    ...rest,
    cite: reference(name),
  });
  return {
    ruleset,
    ruleOnDeed: (table, deed) => ruleOnPlainDeed(rules, table, deed),
    turns: turnRules(rules),
    cite: cite('Overview of Play: Actions'),
    multiPartActions: {
      charge: parted('Charge', {
        attacks: ['close'],
        most: 1,
        // Charge grants a free CLOSE action. Flurry counts as a CLOSE action and allows two attacks.
        mostOf: (attacker) => (hasAbilityOrPower(attacker, 'flurry') ? 2 : 1),
        moves: 'before',
        as: 'power',
      }),
      'running-shot': parted('Running Shot', { attacks: ['ranged', 'throw'], most: 1, moves: 'before', as: 'power' }),
      'hypersonic-speed': parted('Hypersonic Speed', {
        attacks: ['close', 'ranged', 'throw'],
        most: 1,
        moves: 'around',
        as: 'power',
        destroys: false,
        attacker: (attacker) => ({ ...attacker, range: halveDieRoll(attacker.range) }),
      }),
      flurry: parted('Flurry', {
        attacks: ['close'],
        most: 2,
        moves: 'none',
        as: 'close',
        destroys: false,
        within: ['charge'],
      }),
      'energy-explosion': parted('Energy Explosion', {
        attacks: ['ranged'],
        most: 1,
        moves: 'none',
        as: 'ranged',
        destroys: false,
        within: EXPLOSION_ACTIONS,
      }),
      quake: parted('Quake', {
        attacks: ['close'],
        most: 1,
        moves: 'none',
        as: 'close',
        destroys: false,
        within: ['charge'],
      }),
    },
    uses: {
      leadership: { fields: ['target', 'die'], targets: 'friends', resolve: resolveLeadership },
      willpower: { fields: ['die'], resolve: resolveWillpower },
      outwit: makeOutwitUse({
        cite: reference('Outwit'),
        range: atLeastSix,
        // Outwit cancels standard powers and special powers of the card, but no keyphrase abilities.
        mayCancel: (power, target) =>
          (findPower(power) !== null || hasAbilityOrPower(target, power)) && !ABILITIES.some(({ id }) => id === power),
        ahead: true,
      }),
      perplex: makePerplexUse({
        cite: reference('Perplex'),
        range: atLeastSix,
        values: ['speed', 'attack', 'defense', 'range'],
      }),
      'probability-control': makeRerollUse({ cite: cite('Themed Teams'), range: atLeastSix, spend: spendThemeReroll }),
      regeneration: makeRegenerateUse({ cite: reference('Regeneration'), heals: halveDieRoll }),
      poison: makePoisonUse({
        cite: reference('Poison'),
        mayUse: (now, deed) => requireDeedFigure(now, deed.piece).movedThisTurn !== true,
      }),
      'smoke-cloud': makeSmokeCloud({
        cite: reference('Smoke Cloud'),
        least: 1,
        most: 6,
        range: atLeastSix,
        within: 'each',
        seen: true,
        mayStand: canSquareHoldObject,
        until: (side) => ({ side, when: 'turn-begins' }),
        action: 'power',
      }),
    },
    reminders: [
      {
        power: 'leadership',
        when: 'turn-begins',
        cite: reference('Leadership'),
      },
      {
        power: 'willpower',
        when: 'turn-begins',
        couldHelp: ({ tokens }) => tokens > 0,
        cite: reference('Willpower'),
      },
      { power: 'poison', when: 'action', cite: reference('Poison') },
      { power: 'outwit', when: 'action', cite: reference('Outwit') },
      { power: 'perplex', when: 'action', cite: reference('Perplex') },
      { power: 'regeneration', when: 'action', couldHelp: isDamaged, cite: reference('Regeneration') },
      { power: 'probability-control', when: 'action', rolls: true, cite: cite('Themed Teams') },
    ],
    instead: {
      incapacitate: {
        cite: reference('Incapacitate'),
        critical: 0,
        hit: (now, _deed, target) => {
          const piece = currentPiece(now, target);
          // "Battle Fury": opposing effects give the figure no action tokens.
          const spared = piece !== null && hasAbilityOrPower(piece, 'battle-fury');
          if (!spared && requireDeedFigure(now, target).tokens < 2)
            recordFacts(now, { fact: 'tokens', piece: target, by: 1 });
        },
      },
    },
    attacks: {
      shape: () => null,
      fumble: () => true,
      shares: true,
      byDie: (attacker, deed, die) =>
        deed.attack === 'close' && hasSingleTarget(deed) && hasAbilityOrPower(attacker, 'blades-claws-fangs')
          ? Math.max(die, attacker.damage - (attacker.altered?.damage ?? 0) - 1)
          : null,
      prepare: withoutUnusedPowers,
      reasons: (now, deed, attacker) => [
        ...listThrowReasons(deed, attacker),
        ...listShareReasons(now, deed),
        ...listQuakeReasons(now, deed),
      ],
    },
    knockBack: { pushes: (now, deed, doubles) => doubles || usesQuake(now, deed), atNothing: true, chooses: true },
    objects: {
      mayLift: (piece, kind) => kind === 'light' || (kind === 'heavy' && hasAbilityOrPower(piece, 'super-strength')),
      cite: OBJECTS,
      mayPutDown: true,
      keeps: (piece) => piece.holding !== 'heavy' || hasAbilityOrPower(piece, 'super-strength'),
      usedUpBy: ['close', 'throw'],
      usedOnThings: false,
      withPassenger: false,
      debris: false,
    },
    citeCarry: cite('Inherent Abilities: Carry'),
    setsDownAnywhere: true,
    breaksAwayAnew: true,
    midway: ['probability-control'],
    granted: countLeadershipActions,
    extra: (table) => (piece) => withSmokePenalty(table, piece),
    takesOff: (_position, piece) => -(findDamageReduction(attackRules(rules), piece)?.by ?? 0),
    // A cancellation lasts until the next turn, even if the Outwit user loses the power or is knocked out.
    lasts: () => true,
  };
}
