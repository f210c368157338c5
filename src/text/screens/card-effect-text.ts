import type { CardEffect } from '../../catalog/cards/effects';
import { cardTerm } from '../names/ids';
import { say, sayMany } from '../say';

/** Describes an icon of an action card: `ranged 3, then 2 more within 2`. */
export function describeCardEffect(effect: CardEffect): string {
  switch (effect.effect) {
    case 'attack':
      return effect.more > 0
        ? sayMany(
            effect.more,
            '{type} {strength}, then 1 more target within {spaces}',
            '{type} {strength}, then {n} more targets within {spaces}',
            { type: cardTerm(effect.type), strength: effect.strength, spaces: spacesOf(effect.within) },
          )
        : `${cardTerm(effect.type)} ${effect.strength}`;
    case 'defend':
      return `${cardTerm(effect.type)} ${effect.strength}`;
    case 'move':
      if (effect.line === 'free') return sayMany(effect.spaces, 'move 1 space', 'move {n} spaces');
      return effect.line === 'exact'
        ? sayMany(
            effect.spaces,
            'move exactly 1 space in a straight line',
            'move exactly {n} spaces in a straight line',
          )
        : sayMany(effect.spaces, 'move 1 space in a straight line', 'move {n} spaces in a straight line');
    case 'slam':
      return sayMany(effect.spaces, 'slam 1 space', 'slam {n} spaces');
    case 'status':
      return `${effect.tokens > 1 ? `${effect.tokens} ` : ''}${cardTerm(effect.status)}`;
    case 'bonus':
      return `${cardTerm(effect.value)} +${effect.by}`;
    case 'pierce':
      return say('ignores {amount} {type}', { amount: effect.by, type: cardTerm(effect.type) });
    case 'damage':
      return sayMany(effect.wounds, '1 wound, cannot be reduced', '{n} wounds, cannot be reduced');
    case 'heal':
      return sayMany(effect.wounds, 'heals 1 wound', 'heals {n} wounds');
    case 'gain':
      return say('gains {points} AP', { points: effect.points });
    case 'hurl':
      return say('hurls an object');
  }
}

function spacesOf(count: number): string {
  return sayMany(count, '1 space', '{n} spaces');
}
