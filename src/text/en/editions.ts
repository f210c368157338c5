/** Words of the comparison of one position under every edition. */
export const EN_EDITIONS = {
  open: 'Other editions',
  title: 'Under each edition',
  about: 'The same position and question, put to each of the books.',
  here: 'this game',
  asked: 'asked above',
  housed: (name: string): string => `${name}, house rules`,
  agree: 'All of them agree.',
  same: 'Same in',
  noAttack: (attack: string, known: string): string => `It has no ${attack} attack; it knows ${known}`,
  noMove: (action: string): string => `Nobody moves by ${action} there`,
  noSuchThing: 'It knows no such thing',
  noAnswer: 'It has no answer to this',
} as const;
