import type { ActionCard } from '../../catalog/cards/action-card';
import type { CharacterCard, FigureKind, MoveBox } from '../../catalog/cards/character-card';
import type { CardEffect } from '../../catalog/cards/effects';
import type { ScenarioCard } from '../../catalog/cards/scenario-card';
import { counted } from './words';

export const KIND_NAMES: Readonly<Record<FigureKind, string>> = {
  hero: 'Hero',
  villain: 'Villain',
  mastermind: 'Mastermind',
  henchman: 'Henchmen',
};

/** `Hero, build points 4 8 10`, `Henchmen in 3 or 6, health 2`. */
export function aboutCard(card: CharacterCard): string {
  const figures = card.faces.map((face) => face.figures).join(' or ');
  return [
    card.kind === 'henchman' ? `${KIND_NAMES[card.kind]} in ${figures}` : KIND_NAMES[card.kind],
    card.health === null ? '' : `health ${card.health}`,
    `${counted(card.actions.length, 'action card')}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** `run 2 more`, `march for 3, 2 spaces each`; empty where it has neither. */
export function bonusOf({ bonus, spaces, price }: MoveBox): string {
  if (bonus === 'run') return `run +${spaces}`;
  return bonus === 'march' ? `march ${spaces} for ${price ?? 0}` : '';
}

/** An effect in words, as short as its icons: `ranged 3, 2 more within 4`. */
export function effectWords(effect: CardEffect): string {
  switch (effect.effect) {
    case 'attack':
      return `${effect.type} ${effect.strength}${effect.more > 0 ? `, ${effect.more} more within ${effect.within}` : ''}`;
    case 'defend':
      return `${effect.type} ${effect.strength}`;
    case 'move':
      return `move ${effect.spaces}${effect.line === 'free' ? '' : effect.line === 'straight' ? ' in a line' : ' in a line, exactly'}`;
    case 'slam':
      return `slam ${effect.spaces}`;
    case 'status':
      return `${effect.status} ${effect.tokens}`;
    case 'bonus':
      return `+${effect.by} ${effect.value}`;
    case 'pierce':
      return `pierces ${effect.type} ${effect.by}`;
    case 'damage':
      return counted(effect.wounds, 'sure wound');
    case 'heal':
      return `heals ${effect.wounds}`;
    case 'gain':
      return `gains ${counted(effect.points, 'point')}`;
    case 'hurl':
      return 'hurls an object';
  }
}

/** What an action card costs and when it may be played: `build 2, 1 AP, reaction, lasts 2`. */
export function actionWords(card: ActionCard): string {
  return [
    `build ${card.build}`,
    card.cost === null ? 'always on' : `${card.cost} AP`,
    card.starting ? 'starting card' : '',
    card.reaction ? 'reaction' : '',
    card.duration === 0 ? '' : `${card.lasting ? 'lasts' : 'waits'} ${card.duration}`,
    card.box === null ? '' : `by ${card.box}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** `Stage 2, until stage 3, 4 points`. */
export function aboutScenario({ stage, until, reward }: ScenarioCard): string {
  return `Stage ${stage}${until === stage ? '' : `, until stage ${until}`}, ${counted(reward, 'point')}`;
}
