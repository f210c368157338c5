import type { ActionCard } from '../../catalog/cards/action-card';
import type { CharacterCard, FigureKind, MoveBox } from '../../catalog/cards/character-card';
import type { CardEffect } from '../../catalog/cards/effects';
import type { ScenarioCard } from '../../catalog/cards/scenario-card';
import { eitherOf } from '../either';
import { cardTerm } from '../names/ids';
import { say, sayMany } from '../say';

export const KIND_NAMES: Readonly<Record<FigureKind, string>> = {
  hero: say('Hero'),
  villain: say('Villain'),
  mastermind: say('Mastermind'),
  henchman: say('Henchmen'),
};

/** `Hero, build points 4 8 10`, `Henchmen in 3 or 6, health 2`. */
export function aboutCard(card: CharacterCard): string {
  const figures = eitherOf(card.faces.map((face) => String(face.figures)));
  return [
    card.kind === 'henchman'
      ? say('{kind}: groups of {figures}', { kind: KIND_NAMES[card.kind], figures })
      : KIND_NAMES[card.kind],
    card.health === null ? '' : say('health {health}', { health: card.health }),
    `${sayMany(card.actions.length, '1 action card', '{n} action cards')}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** `run 2 more`, `march for 3, 2 spaces each`; empty where it has neither. */
export function bonusOf({ bonus, spaces, price }: MoveBox): string {
  if (bonus === 'run') return say('run +{spaces}', { spaces });
  return bonus === 'march' ? say('march for {price} AP, {spaces} each', { spaces, price: price ?? 0 }) : '';
}

/** An effect in words, as short as its icons: `ranged 3, 2 more within 4`. */
export function effectWords(effect: CardEffect): string {
  switch (effect.effect) {
    case 'attack':
      return effect.more > 0
        ? say('{type} {strength}, extra targets: {more} (within {within})', {
            type: cardTerm(effect.type),
            strength: effect.strength,
            more: effect.more,
            within: effect.within,
          })
        : `${cardTerm(effect.type)} ${effect.strength}`;
    case 'defend':
      return `${cardTerm(effect.type)} ${effect.strength}`;
    case 'move':
      if (effect.line === 'free') return say('move {spaces}', { spaces: effect.spaces });
      return effect.line === 'straight'
        ? say('move {spaces} in a straight line', { spaces: effect.spaces })
        : say('move exactly {spaces} in a straight line', { spaces: effect.spaces });
    case 'slam':
      return say('slam {spaces}', { spaces: effect.spaces });
    case 'status':
      return `${cardTerm(effect.status)} ${effect.tokens}`;
    case 'bonus':
      return `+${effect.by} ${cardTerm(effect.value)}`;
    case 'pierce':
      return say('ignores {by} {type}', { type: cardTerm(effect.type), by: effect.by });
    case 'damage':
      return sayMany(effect.wounds, '1 wound, cannot be reduced', '{n} wounds, cannot be reduced');
    case 'heal':
      return say('heals {wounds}', { wounds: effect.wounds });
    case 'gain':
      return say('gains {points}', { points: sayMany(effect.points, '1 point', '{n} points') });
    case 'hurl':
      return say('hurls an object');
  }
}

/** What an action card costs and when it may be played: `build 2, 1 AP, reaction, lasts 2`. */
export function actionWords(card: ActionCard): string {
  return [
    say('build {build}', { build: card.build }),
    card.cost === null ? say('always on') : `${card.cost} AP`,
    card.starting ? say('starting card') : '',
    card.reaction ? say('reaction') : '',
    card.duration === 0 ? '' : `${card.lasting ? say('lasts') : say('waits')} ${card.duration}`,
    card.box === null ? '' : say('with {box}', { box: cardTerm(card.box) }),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** `Stage 2, until stage 3, 4 points`. */
export function aboutScenario({ stage, until, reward }: ScenarioCard): string {
  const points = sayMany(reward, '1 point', '{n} points');
  return until === stage
    ? say('Stage {stage}, {points}', { stage, points })
    : say('Stage {stage}, lost after stage {until}, {points}', { stage, until, points });
}
