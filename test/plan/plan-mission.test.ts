import { describe, expect, it } from 'vitest';
import { listMissionMoves } from '../../src/plan/mission-candidates';
import { decideWounds, listChosenPlaces } from '../../src/plan/mission-choices';
import { makeMissionValuing } from '../../src/plan/mission-value';
import { planMission } from '../../src/plan/plan-mission';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Deed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import type { Table } from '../../src/table/table';
import { raiseTally } from '../../src/table/tallies';
import { placeFact } from '../game/make';
import {
  actionCardFact,
  HERO_CARD,
  makeActivateDeed,
  makeMissionTable,
  NEXT_PHASE,
  playDeeds,
} from '../helpers/mission';

const PLAYS = { manner: 'bold', strength: 'player' } as const;

function plan(table: Table, side: string) {
  const search = planMission(strikeTeams, table, { side, ...PLAYS });
  let next = search.next();
  while (!next.done) next = search.next();
  return next.value;
}

const nextDeed = (table: Table, side: string): Deed | undefined => plan(table, side).steps[0]?.deed;

describe('the next step of a side of a mission', () => {
  const begun =
    (...deeds: Deed[]) =>
    (table: Table) =>
      playDeeds(table, NEXT_PHASE, NEXT_PHASE, ...deeds).table;

  it.each([
    ['is nothing in the phase of the other side', 'heroes', [], undefined],
    ['activates a unit in its own phase', 'heroes', [NEXT_PHASE], { deed: 'activate' }],
    [
      'attacks with the active figure if a target is adjacent',
      'heroes',
      [NEXT_PHASE, makeActivateDeed('Rook')],
      {
        deed: 'attack',
        attacker: 'Rook',
      },
    ],
    [
      'does not attack heroes in the first round as mastermind',
      'mastermind',
      [makeActivateDeed('Vex')],
      {
        deed: expect.not.stringMatching('attack'),
      },
    ],
  ] as const)('%s', (_, side, deeds, expected) => {
    const table = begun(...deeds)(makeMissionTable(placeFact('Rook', 'g2')));
    const deed = nextDeed(table, side);
    if (expected === undefined) expect(deed).toBeUndefined();
    else expect(deed).toMatchObject(expected);
    if (deed) expect(strikeTeams.resolve(table, deed).legal).toBe(true);
  });

  it('ends the phase when every unit has acted', () => {
    const acted = begun(makeActivateDeed('Vex'), makeActivateDeed('Grunts'))(makeMissionTable());
    const { table } = playDeeds(acted, { deed: 'end-activation', piece: 'Grunts' });
    expect(nextDeed(table, 'mastermind')).toEqual(NEXT_PHASE);
  });

  it('draws the path of a henchman that marches, although the march has taken all points', () => {
    const march: Deed = { deed: 'march', piece: 'Grunts' };
    const table = begun(makeActivateDeed('Grunts'), march, march)(makeMissionTable());
    const valuing = makeMissionValuing(strikeTeams, table, 'mastermind', 'bold');
    const [henchman] = [...table.figures.values()].filter(({ card }) => card?.group === 'Grunts');
    if (!valuing || !henchman) throw new Error('no henchman');
    const width = { ends: 4, near: 0, deeds: 0, attacks: 0 };
    const lines = listMissionMoves(valuing, { table, steps: [] }, henchman.piece, width);
    expect(lines.length).toBeGreaterThan(0);
    for (const { steps } of lines)
      for (const { from, to, path } of steps) expect([path[0], path.at(-1)]).toEqual([from, to]);
  });

  it('first puts wounds that lie in no slot where they hurt least', () => {
    const table = begun(NEXT_PHASE)(makeMissionTable(raiseTally({ piece: 'Rook' }, 'wounds', 3)));
    const deed = nextDeed(table, 'heroes');
    expect(deed).toMatchObject({ deed: 'settle', piece: 'Rook' });
    const puts = listChosenPlaces(decideWounds(strikeTeams, table, 'Rook'));
    expect(deed).toMatchObject({ puts });
    expect(puts.reduce((sum, { wounds }) => sum + wounds, 0)).toBe(3);
  });

  const slam = (type: 'melee' | 'ranged', ...places: Fact[]) => {
    const effects = [
      { effect: 'attack', type, strength: 6, more: 0, within: 0 },
      { effect: 'slam', spaces: 2 },
    ] as const;
    const cards = { Thrust: { box: 'attack', cost: 2, slots: 2, duration: 0, reaction: false, effects } };
    const boxes = { ...HERO_CARD.boxes, attack: { cost: 2, slots: 2, strength: 1, type: 'melee' } };
    const card = actionCardFact('Rook', { ...HERO_CARD, boxes, cards });
    const table = begun(NEXT_PHASE, makeActivateDeed('Rook'), { deed: 'spend', piece: 'Rook', points: 3 })(
      makeMissionTable(card, ...places),
    );
    return plan(table, 'heroes').steps.find(({ deed }) => deed.deed === 'attack')?.deed;
  };

  it('slams a target into a second opponent two spaces away', () => {
    const deed = slam('melee', placeFact('Rook', 'c1'), placeFact('Vex', 'd1'), placeFact('G1', 'f1'));
    expect(deed).toMatchObject({ card: 'Thrust', target: { piece: 'Vex' }, slam: 2 });
  });

  it('chooses the direction of a slam that is not straight', () => {
    const deed = slam('ranged', placeFact('Rook', 'f1'), placeFact('Vex', 'h2'));
    expect(deed).toMatchObject({ card: 'Thrust', direction: expect.any(Number) });
  });
});
