import type { CardKind } from '../../catalog/card';

export const EN_CARD_KINDS: Readonly<Record<CardKind, string>> = {
  feat: 'Feat',
  condition: 'Battlefield condition',
  'event-dial': 'Event dial',
  scenario: 'Scenario',
  other: 'Card',
};
