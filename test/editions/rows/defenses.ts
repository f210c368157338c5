import {
  expectInCore,
  expectInHypertime,
  expectInStrikeTeams,
  expectInXOfSwords,
  makeAskingPiece,
  makeExpectationRow,
  makeOpposingPiece,
  withCitation,
  withNotationKeys,
} from './expectation-row';

const hit = (attack: string, target: string | readonly string[] = 'B') => ({ hit: { attacker: 'A', target, attack } });
const legal = { legal: true, why: [] };
const cannot = (...why: string[]) => ({ legal: false, why });
const pair = (last: string, mine = {}, other = {}) => ({
  A: makeAskingPiece('a1', mine),
  B: makeOpposingPiece(last, other),
});

/** Expectations about powers that change an attack, and about the first round. */
export const DEFENSE_ROWS = [
  ...withCitation(
    'Readings 5 and 7, evading and lessening · X of Swords Super Senses · FAQ 2003 Super Senses · the powers card',
    makeExpectationRow(
      'super-senses',
      ['. .'],
      pair('b1', { attack: 9 }, { powers: ['super-senses'] }),
      hit('close'),
      { needs: 7, chance: '7/18' },
      expectInXOfSwords({ needs: 7, chance: '43/108' }),
      expectInStrikeTeams({ chance: '1' }),
    ),
    makeExpectationRow(
      'super-senses against two sixes',
      ['. .'],
      pair('b1', { attack: 4 }, { powers: ['super-senses'] }),
      hit('close'),
      { needs: 12, chance: '1/54' },
      expectInXOfSwords({ needs: 12, chance: '1/36' }),
      expectInStrikeTeams({ chance: '1' }),
    ),
    makeExpectationRow(
      'toughness',
      ['. .'],
      pair('b1', {}, { powers: ['toughness'] }),
      hit('close'),
      { damage: 1 },
      expectInStrikeTeams({ damage: 2 }),
    ),
    makeExpectationRow(
      'energy-shield-deflection against a shot',
      ['. . .'],
      pair('c1', {}, { powers: ['energy-shield-deflection'] }),
      hit('ranged'),
      { needs: 8 },
      expectInStrikeTeams(legal),
    ),
    makeExpectationRow(
      'deflection and a bush add up, reflexes do not count against a shot',
      ['. h .'],
      pair('c1', {}, { powers: ['energy-shield-deflection', 'combat-reflexes'] }),
      hit('ranged'),
      { needs: 9 },
      expectInStrikeTeams(legal),
    ),
    makeExpectationRow(
      'battle-fury forbids shots',
      ['. . .'],
      pair('c1', { powers: ['battle-fury'] }),
      hit('ranged'),
      cannot('power-forbids'),
      expectInCore(legal),
      expectInStrikeTeams(legal),
    ),
    makeExpectationRow(
      'the ranged combat expert',
      ['. . .'],
      pair('c1', { powers: ['ranged-combat-expert'] }),
      hit('ranged'),
      { damage: 2 },
      expectInHypertime({ damage: 4 }),
    ),
  ),
  ...withCitation(
    'Readings 5, first round · Core 2008 First-round immunity · Strike Teams First Round Attack Restriction',
    withNotationKeys(
      { round: 1, order: ['heroes', 'mastermind'] },
      makeExpectationRow(
        'at one whose side has had no turn',
        ['. .'],
        pair('b1'),
        hit('close'),
        legal,
        expectInCore(cannot('first-round')),
      ),
    ),
    withNotationKeys(
      { round: 1, order: ['heroes', 'mastermind'], starts: { heroes: ['b1'], mastermind: ['a1'] } },
      makeExpectationRow(
        'the mastermind’s at one who still stands where it was placed',
        ['. .'],
        { A: makeOpposingPiece('a1'), B: makeAskingPiece('b1') },
        hit('close'),
        legal,
        expectInCore(cannot('first-round')),
        expectInStrikeTeams(cannot('first-round')),
      ),
    ),
    withNotationKeys(
      { round: 1, order: ['heroes', 'mastermind'], starts: { heroes: ['c1'], mastermind: ['a1'] } },
      makeExpectationRow(
        'the mastermind’s at one who has moved out',
        ['. . .'],
        { A: makeOpposingPiece('a1'), B: makeAskingPiece('b1') },
        hit('close'),
        legal,
        expectInStrikeTeams(cannot('first-round')),
      ),
    ),
  ),
];
