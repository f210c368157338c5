import {
  asker,
  inCore,
  inHypertime,
  inStrikeTeams,
  inXOfSwords,
  opponent,
  row,
  withCitation,
  withNotationKeys,
} from './expectation-row';

const hit = (attack: string, target: string | readonly string[] = 'B') => ({ hit: { attacker: 'A', target, attack } });
const legal = { legal: true, why: [] };
const cannot = (...why: string[]) => ({ legal: false, why });
const pair = (last: string, mine = {}, other = {}) => ({
  A: asker('a1', mine),
  B: opponent(last, other),
});

/** Expectations about powers that change an attack, and about the first round. */
export const DEFENSE_ROWS = [
  ...withCitation(
    'Readings 5 and 7, evading and lessening · X of Swords Super Senses · FAQ 2003 Super Senses · the powers card',
    row(
      'super-senses',
      ['. .'],
      pair('b1', { attack: 9 }, { powers: ['super-senses'] }),
      hit('close'),
      { needs: 7, chance: '7/18' },
      inXOfSwords({ needs: 7, chance: '43/108' }),
      inStrikeTeams({ chance: '1' }),
    ),
    row(
      'super-senses against two sixes',
      ['. .'],
      pair('b1', { attack: 4 }, { powers: ['super-senses'] }),
      hit('close'),
      { needs: 12, chance: '1/54' },
      inXOfSwords({ needs: 12, chance: '1/36' }),
      inStrikeTeams({ chance: '1' }),
    ),
    row(
      'toughness',
      ['. .'],
      pair('b1', {}, { powers: ['toughness'] }),
      hit('close'),
      { damage: 1 },
      inStrikeTeams({ damage: 2 }),
    ),
    row(
      'energy-shield-deflection against a shot',
      ['. . .'],
      pair('c1', {}, { powers: ['energy-shield-deflection'] }),
      hit('ranged'),
      { needs: 8 },
      inStrikeTeams(legal),
    ),
    row(
      'deflection and a bush add up, reflexes do not count against a shot',
      ['. h .'],
      pair('c1', {}, { powers: ['energy-shield-deflection', 'combat-reflexes'] }),
      hit('ranged'),
      { needs: 9 },
      inStrikeTeams(legal),
    ),
    row(
      'battle-fury forbids shots',
      ['. . .'],
      pair('c1', { powers: ['battle-fury'] }),
      hit('ranged'),
      cannot('power-forbids'),
      inCore(legal),
      inStrikeTeams(legal),
    ),
    row(
      'the ranged combat expert',
      ['. . .'],
      pair('c1', { powers: ['ranged-combat-expert'] }),
      hit('ranged'),
      { damage: 2 },
      inHypertime({ damage: 4 }),
    ),
  ),
  ...withCitation(
    'Readings 5, first round · Core 2008 First-round immunity · Strike Teams First Round Attack Restriction',
    withNotationKeys(
      { round: 1, order: ['heroes', 'mastermind'] },
      row('at one whose side has had no turn', ['. .'], pair('b1'), hit('close'), legal, inCore(cannot('first-round'))),
    ),
    withNotationKeys(
      { round: 1, order: ['heroes', 'mastermind'], starts: { heroes: ['b1'], mastermind: ['a1'] } },
      row(
        'the mastermind’s at one who still stands where it was placed',
        ['. .'],
        { A: opponent('a1'), B: asker('b1') },
        hit('close'),
        legal,
        inCore(cannot('first-round')),
        inStrikeTeams(cannot('first-round')),
      ),
    ),
    withNotationKeys(
      { round: 1, order: ['heroes', 'mastermind'], starts: { heroes: ['c1'], mastermind: ['a1'] } },
      row(
        'the mastermind’s at one who has moved out',
        ['. . .'],
        { A: opponent('a1'), B: asker('b1') },
        hit('close'),
        legal,
        inStrikeTeams(cannot('first-round')),
      ),
    ),
  ),
];
