import { describe, expect, test } from 'vitest';
import type { PlayedCard } from '../../src/catalog/cards/played-card';
import { decideHealing, decideReactions, decideWounds, type WoundChoice } from '../../src/plan/mission-choices';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Deed } from '../../src/rules/table-deed';
import type { WoundPlacement } from '../../src/table/striker';
import type { Table } from '../../src/table/table';
import { raiseTally } from '../../src/table/tallies';
import { actionCardFact, foldValid, HERO_CARD, makeMissionTable, playDeeds } from '../helpers/mission';

const PLAIN: PlayedCard = { ...HERO_CARD, cards: {} };
const boxes = (changes: Partial<Record<'attack' | 'defend' | 'move', Partial<PlayedCard['boxes'][string]>>>) => ({
  ...PLAIN,
  boxes: Object.fromEntries(
    Object.entries(PLAIN.boxes).map(([box, is]) => [box, { ...is, ...changes[box as 'attack' | 'defend' | 'move'] }]),
  ),
});

const wounded = (card: PlayedCard, loose: number, ...puts: WoundPlacement[]): Table => {
  const deeds: Deed[] = [{ deed: 'wound', piece: 'Rook', puts: [...puts, { box: null, card: null, wounds: loose }] }];
  return playDeeds(makeMissionTable(actionCardFact('Rook', card)), ...deeds).table;
};
const inShort = (choice: WoundChoice) => choice.map(([best]) => best?.place.box ?? best?.place.card ?? null);

describe('where wounds are placed', () => {
  test.each([
    ['away from a strong attack', boxes({ attack: { strength: 6, cost: 1 } }), 1, [], ['defend']],
    ['not where it would shut a box', PLAIN, 1, [{ box: 'attack', card: null, wounds: 1 }], ['defend']],
    [
      'in a box that is dear already, with many slots',
      boxes({ attack: { slots: 9, cost: 4 }, move: { slots: 1 }, defend: { slots: 1 } }),
      3,
      [],
      ['attack', 'attack', 'attack'],
    ],
    ['nowhere without a wound', PLAIN, 0, [], []],
  ] as const)('%s', (_, card, loose, puts, expected) => {
    expect(inShort(decideWounds(strikeTeams, wounded(card, loose, ...puts), 'Rook'))).toEqual(expected);
  });

  test('with a score for each place, the best first', () => {
    const [options = []] = decideWounds(strikeTeams, wounded(PLAIN, 1), 'Rook');
    const scores = options.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    // Attack 3 for 2 points, defense 2 for 1 and a move of value 2 for 1; then one action costs a point more.
    expect(options.map(({ place, score }) => [place.box, score])).toEqual([
      ['attack', 5000],
      ['defend', 4500],
      ['move', 4500],
    ]);
  });
});

test('a rest heals the wound that makes the best action dearer', () => {
  const card = boxes({ attack: { strength: 9, cost: 1 } });
  const table = wounded(
    { ...card, rest: 1 },
    0,
    { box: 'attack', card: null, wounds: 1 },
    { box: 'move', card: null, wounds: 1 },
  );
  expect(inShort(decideHealing(strikeTeams, table, 'Rook'))).toEqual(['attack']);
});

describe('reactions', () => {
  const react = (strength: number, points: number, puts: readonly WoundPlacement[] = []) => {
    const bare = wounded(PLAIN, 0, ...puts);
    const figure = bare.figures.get('Rook');
    if (!figure) throw new Error('no Rook');
    const table = foldValid(bare, points > 0 ? [raiseTally(figure, 'points', points)] : []);
    return decideReactions(strikeTeams, table, 'Rook', { pierce: [] }, (defense) => Math.max(0, strength - defense));
  };

  test.each([
    ['prevents wounds that are worth more than the points', 3, 4, { cards: [null], cost: 1, wounds: 1 }],
    ['does not pay against an attack without wounds', 0, 4, { cards: [], cost: 0, wounds: 0 }],
    ['cannot pay without points', 3, 0, { cards: [], cost: 0, wounds: 3 }],
  ] as const)('%s', (_, strength, points, expected) => {
    expect(react(strength, points).chosen).toEqual(expected);
  });

  test('names the wounds without a reaction', () => {
    expect(react(3, 4).none).toEqual({ cards: [], cost: 0, wounds: 3 });
  });
});
