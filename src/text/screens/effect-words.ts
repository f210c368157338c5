import type { CardEffect } from '../../catalog/cards/effects';
import { cardTerm } from '../names/ids';
import { say, sayMany } from '../say';

/** What an icon of an action card says: `ranged 3, then 2 more within 2`. */
export function wordsOfEffect(effect: CardEffect): string {
  switch (effect.effect) {
    case 'attack':
      return effect.more > 0
        ? say('{type} {strength}, then up to {targets} more targets within {spaces} spaces', {
            type: cardTerm(effect.type),
            strength: effect.strength,
            targets: effect.more,
            spaces: effect.within,
          })
        : `${cardTerm(effect.type)} ${effect.strength}`;
    case 'defend':
      return `${cardTerm(effect.type)} ${effect.strength}`;
    case 'move':
      if (effect.line === 'free') return say('move {spaces}', { spaces: effect.spaces });
      return effect.line === 'exact'
        ? say('move exactly {spaces} in a straight line', { spaces: effect.spaces })
        : say('move {spaces} in a straight line', { spaces: effect.spaces });
    case 'slam':
      return say('slam {spaces}', { spaces: effect.spaces });
    case 'status':
      return `${effect.tokens > 1 ? `${effect.tokens} ` : ''}${cardTerm(effect.status)}`;
    case 'bonus':
      return `${cardTerm(effect.value)} +${effect.by}`;
    case 'pierce':
      return say('ignores {amount} {type}', { amount: effect.by, type: cardTerm(effect.type) });
    case 'damage':
      return sayMany(effect.wounds, '1 wound', '{n} wounds');
    case 'heal':
      return say('heals {wounds}', { wounds: effect.wounds });
    case 'gain':
      return say('gains {points} AP', { points: effect.points });
    case 'hurl':
      return say('hurls an object');
  }
}
