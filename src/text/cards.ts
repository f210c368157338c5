import type { CardKind, EventTurn } from '../catalog/card';
import type { CardRuleFault } from '../rules/ruleset';
import { say } from './say';

export const CARD_KIND_NAMES: Readonly<Record<CardKind, string>> = {
  feat: say('Feat'),
  condition: say('Battlefield condition'),
  'event-dial': say('Event dial'),
  scenario: say('Scenario'),
  other: say('Card'),
};

/** Labels for the moments at which an event dial turns, as choices in a form. */
export const EVENT_TURN_LABELS: Readonly<Record<EventTurn, string>> = {
  'round-begins': say('at the start of each round'),
  'turn-begins': say('at the start of each turn'),
  'turn-ends': say('at the end of each turn'),
  'knock-out': say('at each K.O.'),
};

/** Sentences that say when an event dial turns. */
export const EVENT_TURN_SENTENCES: Readonly<Record<EventTurn, string>> = {
  'round-begins': say('Turns at the start of each round.'),
  'turn-begins': say('Turns at the start of each turn.'),
  'turn-ends': say('Turns at the end of each turn.'),
  'knock-out': say('Turns at each K.O.'),
};

/** Texts of the rules that a selection of cards may break. The texts name no cards. */
export const CARD_FAULT_TEXT: Readonly<Record<CardRuleFault['code'], string>> = {
  'one-event-or-scenario': say('Only one event dial or scenario per game'),
  'left-out': say('Not in the format of this game'),
  'condition-with-event-dial': say('No battlefield conditions with an event dial'),
  'one-condition-a-force': say('Only one battlefield condition per force'),
  'feats-over-limit': say('Feats cost more than 10% of the build total'),
  'feat-twice': say('A character has the same feat twice'),
};
