import type { CardKind, EventTurn } from '../catalog/card';
import type { CardFault } from '../rules/ruleset';
import { say } from './say';

export const EN_CARD_KINDS: Readonly<Record<CardKind, string>> = {
  feat: say('Feat'),
  condition: say('Battlefield condition'),
  'event-dial': say('Event dial'),
  scenario: say('Scenario'),
  other: say('Card'),
};

/** When an event dial turns. */
export const EN_EVENT_TURNS: Readonly<Record<EventTurn, string>> = {
  'round-begins': say('as a round begins'),
  'turn-begins': say('as each turn begins'),
  'turn-ends': say('as each turn ends'),
  'knock-out': say('when somebody is knocked out'),
};

/** What the book has against cards, without naming them. */
export const EN_CARD_FAULTS: Readonly<Record<CardFault['code'], string>> = {
  'one-event-or-scenario': say('A game has one event dial or one scenario'),
  'condition-with-event-dial': say('There are no conditions beside an event dial'),
  'one-condition-a-force': say('A force has one condition'),
  'feats-over-limit': say('Feats cost more than a tenth of the build total'),
  'feat-twice': say('A character has the same feat twice'),
};
