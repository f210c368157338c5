import type { ActionCard } from '../../catalog/cards/action-card';
import type { DeedOption } from '../../rules/options';
import { listActionCards } from '../../table/strikes';
import type { Figure } from '../../table/table';
import { capitalise, say } from '../../text/say';
import { describeCardEffect } from '../../text/screens/card-effect-text';
import { describeOptionHint } from './option-text';

/** Describes what an action card does: its effects, then its text in the owner's words. '' if it has neither. */
export function describeCardWords({ effects, text }: Pick<ActionCard, 'effects' | 'text'>): string {
  return [capitalise(effects.map(describeCardEffect).join('; ')), text].filter(Boolean).join('. ');
}

/** Describes what a card of a figure does. '' if the app does not know the card. */
export function describeFigureCard(figure: Figure, name: string | null): string {
  const card = listActionCards(figure).find((each) => each.name === name);
  return card ? describeCardWords(card) : '';
}

/** Describes an option with the strength and effect that it uses, then its cost or why it is forbidden. */
export function describeOptionEffect(option: DeedOption, figure: Figure): string | undefined {
  const { id, about } = option;
  const strength = figure.card?.boxes.attack?.strength ?? null;
  const isAttack = about === null && (id === 'melee' || id === 'ranged') && strength !== null;
  const effect = isAttack ? say('strength {strength}', { strength }) : describeFigureCard(figure, about);
  return [describeOptionHint(option, figure), effect].filter(Boolean).join(' · ') || undefined;
}
