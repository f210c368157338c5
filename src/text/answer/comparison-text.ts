import { say } from '../say';
export const COMPARISON_TEXT = {
  open: say('Other editions'),
  title: say('In each edition'),
  about: say('The same position and question in each edition.'),
  here: say('this game'),
  asked: say('selected above'),
  housed: (name: string): string => say('{name}, house rules', { name }),
  agree: say('All editions agree.'),
  same: say('Same in'),
  noAttack: (attack: string, known: string): string =>
    say('No {attack} attack in this edition. Attacks: {attacks}', { attack, attacks: known }),
  noMove: (action: string): string => say('No {action} in this edition', { action }),
  noSuchThing: say('Not in this edition'),
  noAnswer: say('No answer in this edition'),
} as const;
