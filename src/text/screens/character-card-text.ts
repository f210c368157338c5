import type { ActionCard } from '../../catalog/cards/action-card';
import type { CharacterCard, FigureKind, MoveBox } from '../../catalog/cards/character-card';
import type { ScenarioCard } from '../../catalog/cards/scenario-card';
import { cardTerm } from '../names/ids';
import { joinWithOr, say, sayMany } from '../say';

export const CARD_FIGURE_KIND_NAMES: Readonly<Record<FigureKind, string>> = {
  hero: say('Hero'),
  villain: say('Villain'),
  mastermind: say('Mastermind'),
  henchman: say('Henchmen'),
};

/** Summary of a character card: `Hero, health 8, 2 action cards`, `Henchmen: groups of 3 or 6, 1 action card`. */
export function describeCharacterCard(card: CharacterCard): string {
  const figures = joinWithOr(card.faces.map((face) => String(face.figures)));
  return [
    card.kind === 'henchman'
      ? say('{kind}: groups of {figures}', { kind: CARD_FIGURE_KIND_NAMES[card.kind], figures })
      : CARD_FIGURE_KIND_NAMES[card.kind],
    card.health === null ? '' : say('health {health}', { health: card.health }),
    `${sayMany(card.actions.length, '1 action card', '{n} action cards')}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Move bonus of a card: `run +2`, `march for 3 AP, 2 spaces each`; '' if it has none. */
export function describeMoveBonus({ bonus, spaces, price }: MoveBox): string {
  if (bonus === 'run') return say('run +{spaces}', { spaces });
  return bonus === 'march'
    ? sayMany(spaces, 'march for {price} AP, 1 space each', 'march for {price} AP, {n} spaces each', {
        price: price ?? 0,
      })
    : '';
}

/** Cost of an action card and when it may be played: `2 build points · 1 AP · reaction · lasts 2 duration tokens`. */
export function describeActionCard(card: ActionCard): string {
  return [
    sayMany(card.build, '1 build point', '{n} build points'),
    card.cost === null ? say('always on') : say('{cost} AP', { cost: card.cost }),
    card.starting ? say('starting card') : '',
    card.reaction ? say('reaction') : '',
    card.duration === 0
      ? ''
      : card.lasting
        ? sayMany(card.duration, 'lasts 1 duration token', 'lasts {n} duration tokens')
        : sayMany(card.duration, 'waits 1 duration token', 'waits {n} duration tokens'),
    card.box === null ? '' : say('with {box}', { box: cardTerm(card.box) }),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Summary of a scenario card: `Stage 2, lost after stage 3, 4 points`. */
export function describeScenarioCard({ stage, until, reward }: ScenarioCard): string {
  const points = sayMany(reward, '1 point', '{n} points');
  return until === stage
    ? say('Stage {stage}, {points}', { stage, points })
    : say('Stage {stage}, lost after stage {until}, {points}', { stage, until, points });
}
