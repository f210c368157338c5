import { say } from '../say';
/** Words of the comparison of one position under every edition. */
export const EN_EDITIONS = {
  open: say('Other editions'),
  title: say('Under each edition'),
  about: say('The same position and question, put to each of the books.'),
  here: say('this game'),
  asked: say('asked above'),
  housed: (name: string): string => say('{name}, house rules', { name }),
  agree: say('All of them agree.'),
  same: say('Same in'),
  noAttack: (attack: string, known: string): string =>
    say('It has no {attack} attack; it knows {known}', { attack, known }),
  noMove: (action: string): string => say('Nobody moves by {action} there', { action }),
  noSuchThing: say('It knows no such thing'),
  noAnswer: say('It has no answer to this'),
} as const;
