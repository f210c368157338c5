import type { FeatNeeds } from '../catalog/force';
import { powerName, spoken } from '../catalog/powers';
import type { ShelfCard } from '../catalog/shelf/card';

const VALUES = ['speed', 'attack', 'defense', 'damage'] as const;

/** What a feat asks for: `Charge, attack 10+, Night Watch team`; '' for nothing. */
export function wordsOfNeeds(needs: FeatNeeds): string {
  const values = VALUES.flatMap((value) => (needs[value] === null ? [] : [`${value} ${needs[value]}+`]));
  return [
    ...needs.powers.map(powerName),
    ...needs.abilities.map(spoken),
    ...values,
    ...(needs.team === null ? [] : [`${needs.team} team`]),
  ].join(', ');
}

/** A card in one line, without its name: `8 points each · Charge`; `heavy, 4 points`; what it says where nothing else is told. */
export function wordsOfShelfCard({ part, card }: ShelfCard): string {
  switch (part) {
    case 'feats': {
      const asks = wordsOfNeeds(card.needs);
      return [`${points(card.points)}${card.each ? ' each' : ''}`, asks === '' ? card.text : `needs ${asks}`]
        .filter((words) => words !== '')
        .join(' · ');
    }
    case 'objects':
      return [card.kind, points(card.points), card.text].filter((words) => words !== '').join(' · ');
    case 'conditions':
      return card.text;
    case 'teams':
      return [card.wild ? 'wild card' : '', card.text].filter((words) => words !== '').join(' · ');
  }
}

function points(count: number): string {
  return `${count} ${count === 1 ? 'point' : 'points'}`;
}
