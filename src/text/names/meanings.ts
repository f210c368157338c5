import type { MeaningEffect } from '../../table/meanings';
import { capitalise, say } from '../say';
import { PLACE_TEXT } from './places';
import { describeChangedValue, VALUE_NAMES } from './sources';

/** Names of the effects that players may define for a power, in the order of the form. */
export const POWER_MEANING_EFFECT_NAMES: Readonly<Record<MeaningEffect['effect'], string>> = {
  modify: say('Changes a value'),
  deal: say('Deals fixed damage'),
  reduce: say('Reduces damage taken'),
  penetrate: say('Damage cannot be reduced'),
  evade: say('Evades hits with a roll'),
  forbid: say('Attacks not allowed'),
  pass: say('Moves through things'),
  'slip-away': say('Breaks away without a roll'),
  hide: say('Hindering terrain blocks line of fire to it'),
  'stand-fast': say('Is never knocked back'),
  'no-pushing-damage': say('Takes no pushing damage'),
};

type Attacks = Extract<MeaningEffect, { effect: 'deal' }>['attacks'];
type Ground = Extract<MeaningEffect, { effect: 'pass' }>['grounds'][number];

export const POWER_MEANING_ATTACK_NAMES: Readonly<Record<Attacks, string>> = {
  any: say('All'),
  close: say('Close'),
  ranged: say('Ranged'),
};

export const POWER_MEANING_GROUND_NAMES: Readonly<Record<Ground, string>> = {
  hindering: say('hindering terrain'),
  water: say('water'),
  elevated: say('elevated terrain'),
  blocking: say('blocking terrain and walls'),
  figures: say('opposing figures'),
};

const ATTACKING: Readonly<Record<Attacks, (effect: string) => string>> = {
  any: (effect) => say('{effect} when it attacks', { effect }),
  close: (effect) => say('{effect} when it attacks in close combat', { effect }),
  ranged: (effect) => say('{effect} when it attacks from range', { effect }),
};

const ATTACKED: Readonly<Record<Attacks, (effect: string) => string>> = {
  any: (effect) => say('{effect} when it is attacked', { effect }),
  close: (effect) => say('{effect} when it is attacked in close combat', { effect }),
  ranged: (effect) => say('{effect} when it is attacked from range', { effect }),
};

const FORBIDDEN: Readonly<Record<Attacks, string>> = {
  any: say('May not attack'),
  close: say('May not make close attacks'),
  ranged: say('May not make ranged attacks'),
};

/** Describes one effect: `Defense +2 when it is attacked in close combat`. */
export function describePowerMeaningEffect(meant: MeaningEffect): string {
  switch (meant.effect) {
    case 'modify': {
      const change = capitalise(describeChangedValue(meant.value, 'modifier', meant.by));
      if (meant.value === 'speed') return change;
      return (meant.holder === 'attacker' ? ATTACKING : ATTACKED)[meant.attacks](change);
    }
    case 'deal':
      return ATTACKING[meant.attacks](capitalise(describeChangedValue('damage', 'replacement', meant.damage)));
    case 'reduce':
      return say('Damage taken −{by}', { by: meant.by });
    case 'penetrate':
      return ATTACKING[meant.attacks](say('Damage is not reduced'));
    case 'evade':
      return say('Evades a hit on a roll of {least} or more', { least: meant.least });
    case 'forbid':
      return FORBIDDEN[meant.attacks];
    case 'pass':
      return say('Moves through {things}', {
        things: PLACE_TEXT.list(meant.grounds.map((each) => POWER_MEANING_GROUND_NAMES[each])),
      });
    case 'slip-away':
    case 'hide':
    case 'stand-fast':
    case 'no-pushing-damage':
      return POWER_MEANING_EFFECT_NAMES[meant.effect];
  }
}

/** Describes all effects of a power in one line. */
export function describePowerMeaning(effects: readonly MeaningEffect[]): string {
  return effects.map(describePowerMeaningEffect).join('. ');
}

/** Button labels of the values that a player-defined effect may change. */
export const POWER_MEANING_VALUE_NAMES = {
  attack: capitalise(VALUE_NAMES.attack),
  defense: capitalise(VALUE_NAMES.defense),
  damage: capitalise(VALUE_NAMES.damage),
  speed: capitalise(VALUE_NAMES.speed),
} as const;
