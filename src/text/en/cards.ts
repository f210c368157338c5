import type { CardKind, EventTurn } from '../../catalog/card';
import type { CardFault } from '../../rules/ruleset';

export const EN_CARD_KINDS: Readonly<Record<CardKind, string>> = {
  feat: 'Feat',
  condition: 'Battlefield condition',
  'event-dial': 'Event dial',
  scenario: 'Scenario',
  other: 'Card',
};

/** When an event dial turns. */
export const EN_EVENT_TURNS: Readonly<Record<EventTurn, string>> = {
  'round-begins': 'as a round begins',
  'turn-begins': 'as each turn begins',
  'turn-ends': 'as each turn ends',
  'knock-out': 'when somebody is knocked out',
};

/** What the book has against cards, without naming them. */
export const EN_CARD_FAULTS: Readonly<Record<CardFault['code'], string>> = {
  'one-event-or-scenario': 'A game has one event dial or one scenario',
  'condition-with-event-dial': 'There are no conditions beside an event dial',
  'one-condition-a-force': 'A force has one condition',
  'feats-over-limit': 'Feats cost more than a tenth of the build total',
  'feat-twice': 'A character has the same feat twice',
};
