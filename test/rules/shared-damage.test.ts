import { describe, expect, test } from 'vitest';
import { listLiveClicks } from '../../src/catalog/character';
import { editionById } from '../../src/rules/editions';
import type { AttackDeed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { BEGAN_FACT, MAPPED_FACT, makeTestCharacter, placeFact } from '../game/make';

const then = (table: Table, facts: readonly Fact[]): Table => fold(facts, table).table;
const DEFENSES = { B: 16, C: 18, D: 14 } as const;
type Target = keyof typeof DEFENSES;

/** Makes a game in which A can shoot at three targets that are apart, for three clicks of damage. */
function game(): Table {
  const plain = makeTestCharacter('A');
  const dial = listLiveClicks(plain.dial).map((click) => ({ ...click, damage: { value: 3, power: null } }));
  const others = Object.entries(DEFENSES).flatMap(([piece, value], place): Fact[] => {
    const made = makeTestCharacter(piece);
    const own = listLiveClicks(made.dial).map((click) => ({ ...click, defense: { value, power: null } }));
    return [
      { fact: 'joined', piece, side: 'blue', character: { ...made, dial: own }, points: 50, click: 1 },
      placeFact(piece, ['e1', 'e3', 'e5'][place] as string),
    ];
  });
  return fold([
    ...[BEGAN_FACT, MAPPED_FACT],
    { fact: 'joined', piece: 'A', side: 'red', character: { ...plain, dial, targets: 3 }, points: 50, click: 1 },
    ...[placeFact('A', 'a3'), ...others, { fact: 'turn', side: 'red', round: 2 } as Fact],
  ]).table;
}

function shot(edition: string, targets: readonly Target[], choices: Partial<AttackDeed>) {
  const rules = editionById(edition);
  if (!rules) throw new Error(edition);
  const deed: AttackDeed = { deed: 'attack', attacker: 'A', attack: 'ranged', aim: { pieces: targets }, ...choices };
  const { facts, open } = rules.resolve(game(), deed);
  const table = then(game(), facts);
  return {
    clicks: targets.map((id) => (table.figures.get(id)?.click ?? 0) - 1),
    asked: open.map((each) => each.open),
  };
}

/** Dice that hit B and D (10 + 7 against their defenses). */
const SEVEN = { dice: [3, 4] } as const;
const EIGHT = { dice: [3, 5] } as const;

describe('in the core rules the damage of one attack is shared among the targets hit', () => {
  test.each<[string, Target[], Partial<AttackDeed>, number[], string[]]>([
    ['as the attacker says', ['B', 'C'], { ...EIGHT, deal: { B: 1, C: 2 } }, [1, 2], []],
    ['nothing to one of them', ['B', 'C'], { ...EIGHT, deal: { B: 0, C: 3 } }, [0, 3], []],
    ['all to the first where nobody says', ['B', 'C'], EIGHT, [3, 0], ['share']],
    ['the first that is named', ['C', 'B'], EIGHT, [3, 0], ['share']],
    ['among three', ['B', 'C', 'D'], { ...EIGHT, deal: { B: 1, C: 1, D: 1 } }, [1, 1, 1], []],
    ['who alone is hit takes it all', ['B', 'C'], SEVEN, [3, 0], []],
    [
      'what was meant for a miss goes to the first that is hit',
      ['B', 'C', 'D'],
      { ...SEVEN, deal: { B: 1, C: 1, D: 1 } },
      [2, 0, 1],
      ['share'],
    ],
    ['with nothing meant for it nobody is asked', ['B', 'C', 'D'], { ...SEVEN, deal: { B: 1, D: 2 } }, [1, 0, 2], []],
  ])('%s', (_, targets, deed, clicks, asked) => {
    expect(shot('core-2008', targets, deed)).toEqual({ clicks, asked });
  });

  test('one target has nothing to share', () => {
    expect(shot('core-2008', ['B'], EIGHT)).toEqual({ clicks: [3], asked: [] });
  });
});

describe('in hypertime each target takes one click', () => {
  test.each(['hypertime-2002', 'hypertime-2003'])('%s: whatever shares are given', (edition) => {
    expect(shot(edition, ['B', 'C'], EIGHT)).toEqual({ clicks: [1, 1], asked: [] });
    expect(shot(edition, ['B', 'C'], { ...EIGHT, deal: { B: 3 } })).toEqual({ clicks: [1, 1], asked: [] });
    expect(shot(edition, ['B', 'C'], SEVEN)).toEqual({ clicks: [1, 0], asked: [] });
  });

  test.each(['hypertime-2002', 'hypertime-2003'])('%s: and one more on two sixes', (edition) => {
    expect(shot(edition, ['B', 'C'], { dice: [6, 6], showed: 'sixes' }).clicks).toEqual([2, 2]);
  });
});
