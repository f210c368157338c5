import type { CardEffect } from '../../catalog/cards/effects';

/** What an icon of an action card says: `ranged 3, then 2 more within 2`. */
export function wordsOfEffect(effect: CardEffect): string {
  switch (effect.effect) {
    case 'attack':
      return `${effect.type} ${effect.strength}${effect.more > 0 ? `, then ${effect.more} more within ${effect.within}` : ''}`;
    case 'defend':
      return `${effect.type} ${effect.strength}`;
    case 'move':
      return `move ${effect.spaces}${effect.line === 'free' ? '' : effect.line === 'exact' ? ' exactly, straight' : ' straight'}`;
    case 'slam':
      return `slam ${effect.spaces}`;
    case 'status':
      return `${effect.tokens > 1 ? `${effect.tokens} ` : ''}${effect.status}`;
    case 'bonus':
      return `${effect.value} +${effect.by}`;
    case 'pierce':
      return `ignores ${effect.by} ${effect.type}`;
    case 'damage':
      return effect.wounds === 1 ? '1 wound' : `${effect.wounds} wounds`;
    case 'heal':
      return `heals ${effect.wounds}`;
    case 'gain':
      return `gains ${effect.points} AP`;
    case 'hurl':
      return 'hurls an object';
  }
}
