import type { CardEffect } from '../../catalog/cards/effects';
import { say, sayMany } from '../../text/say';

/** What an icon of an action card says: `ranged 3, then 2 more within 2`. */
export function wordsOfEffect(effect: CardEffect): string {
  switch (effect.effect) {
    case 'attack':
      return `${effect.type} ${effect.strength}${effect.more > 0 ? say(', then {more} more within {within}', { more: effect.more, within: effect.within }) : ''}`;
    case 'defend':
      return `${effect.type} ${effect.strength}`;
    case 'move':
      return say('move {spaces}{value}', {
        spaces: effect.spaces,
        value: effect.line === 'free' ? '' : effect.line === 'exact' ? say(' exactly, straight') : say(' straight'),
      });
    case 'slam':
      return say('slam {spaces}', { spaces: effect.spaces });
    case 'status':
      return `${effect.tokens > 1 ? `${effect.tokens} ` : ''}${effect.status}`;
    case 'bonus':
      return `${effect.value} +${effect.by}`;
    case 'pierce':
      return say('ignores {by} {type}', { by: effect.by, type: effect.type });
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
