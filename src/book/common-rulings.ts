/**
 * Rulings on powers that a source only names: how players commonly play them, and how `src/rules/` applies them. Only
 * for powers whose basis is common knowledge.
 */
export const COMMON_RULINGS: Readonly<Record<string, string>> = {
  barrier: 'It places four barrier markers: blocking terrain until its player’s next turn.',
  'blades-claws-fangs': 'A d6 is the damage of its close attack, in place of its damage value.',
  flurry: 'One close combat action gives it two close attacks.',
  incapacitate: 'Its hit gives the target an action token in place of damage.',
  mastermind: 'A friend beside it may take the damage of an attack in its place.',
  outwit: 'An opponent within 10 squares cannot use one power until its player’s next turn.',
  perplex: 'It changes one value of a character within 10 squares by 1 until its player’s next turn.',
  poison: 'At the start of its player’s turn, every opponent beside it takes 1 damage.',
  'probability-control': 'A roll of itself or of a character within 10 squares may be rolled again.',
  'pulse-wave': 'A shot that strikes everybody in reach, friends too, and aims at nobody.',
  regeneration: 'By an action it rolls a d6 and heals that less 2 clicks.',
  'shape-change': 'When it is attacked, a 6 on a d6 makes the attacker choose something else.',
  'smoke-cloud': 'It places four smoke markers within range: hindering terrain until its player’s next turn.',
  'steal-energy': 'It heals 1 click when its close attack deals damage.',
  support: 'By an action it rolls to heal a friend beside it.',
};
