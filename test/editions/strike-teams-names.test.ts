import { describe, expect, test } from 'vitest';
import {
  makeObjective,
  type Objective,
  type ObjectiveToken,
  type ScenarioCard,
  toScenarioTerms,
} from '../../src/catalog/cards/scenario-card';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Fact } from '../../src/table/facts';
import type { Table } from '../../src/table/table';
import { foldValid, makeActivateDeed, makeMissionTable, playDeeds } from '../helpers/mission';
import { squareNamed } from '../helpers/square-named';

/** Token with the same name on two scenario cards in play. */
const WHEEL: ObjectiveToken = {
  ...{ name: 'Wheel', count: 1, strength: 4, wounds: 1, placedBy: 'mastermind', when: 'setup' },
};

function card(
  id: string,
  objective: Partial<Objective> & Pick<Objective, 'kind'>,
  more: Partial<ScenarioCard> = {},
): Fact {
  const objectives = [{ ...makeObjective(objective.kind), of: 'Wheel', ...objective }];
  const name = `The ${id}`;
  const whole = { id, name, stage: 1, until: 3, reward: 2, tokens: [WHEEL], roles: [], objectives, ...more } as const;
  const is = { kind: 'scenario', name, text: '', needs: '', points: 0, each: false, dial: null } as const;
  return {
    fact: 'card',
    card: name,
    is,
    owner: null,
    pieces: [],
    click: 1,
    terms: toScenarioTerms({ needs: [], rules: '', ...whole }),
  };
}

const wheel = (number: number, square: string, scenario?: string): Fact => ({
  ...{
    fact: 'token',
    token: `Wheel ${number}`,
    kind: 'objective',
    square,
    holder: null,
    strength: 4,
    wounds: 0,
    times: 1,
  },
  ...(scenario === undefined ? {} : { scenario }),
});
const heroes: readonly Fact[] = [
  { fact: 'turn', side: 'heroes', round: 1 },
  { fact: 'phase', phase: 'hero phase', piece: null },
];
const states = (table: Table) => strikeTeams.mission?.objectives(table).map(({ state }) => state);
const struck = (table: Table, token: string, square: string) =>
  playDeeds(table, { deed: 'destroy', target: { square: squareNamed(square), token } }).table;

describe('two cards with tokens of one name', () => {
  const both = (mine?: string, theirs?: string): Table =>
    makeMissionTable(
      card('mill', { kind: 'damage' }),
      card('lock', { kind: 'damage' }),
      wheel(1, 'd1', mine),
      wheel(2, 'e2', theirs),
      ...heroes,
    );

  test('each succeeds by its own token', () => {
    const start = both('mill', 'lock');
    expect(states(struck(start, 'Wheel 1', 'd1'))).toEqual(['succeeded', 'open']);
    expect(states(struck(start, 'Wheel 2', 'e2'))).toEqual(['open', 'succeeded']);
  });

  test('a token of an old game that does not record its card still counts for both', () => {
    expect(states(struck(both(), 'Wheel 1', 'd1'))).toEqual(['succeeded', 'succeeded']);
  });

  test('a token stays with its card when it is taken, dropped or damaged', () => {
    const table = makeMissionTable(
      card('mill', { kind: 'deliver' }),
      card('lock', { kind: 'retrieve' }),
      wheel(1, 'd1', 'lock'),
    );
    const facts = (holder: string | null, wounds: number): Fact => ({
      ...{ fact: 'token', token: 'Wheel 1', kind: 'objective', square: holder === null ? 'd1' : null, holder },
      ...{ strength: 4, wounds, times: 3 },
    });
    const now = foldValid(table, [facts('Rook', 0), facts(null, 1), facts('Rook', 1)]);
    expect(now.tokens.find(({ id }) => id === 'Wheel 1')?.scenario).toBe('lock');
    expect(states(now)).toEqual(['open', 'succeeded']);
  });

  test("one card's token is still guarded when the other card's token falls", () => {
    const start = makeMissionTable(
      card('mill', { kind: 'guard' }),
      card('lock', { kind: 'damage' }),
      wheel(1, 'd1', 'mill'),
      wheel(2, 'e2', 'lock'),
      ...heroes,
    );
    expect(states(struck(start, 'Wheel 2', 'e2'))).toEqual(['open', 'succeeded']);
    expect(states(struck(start, 'Wheel 1', 'd1'))).toEqual(['failed', 'open']);
  });

  test('only the token of the card that requires it can be taken', () => {
    const near = (scenario: string): boolean => {
      const table = makeMissionTable(
        card('mill', { kind: 'retrieve' }),
        card('lock', { kind: 'damage' }),
        wheel(1, 'd1', scenario),
        ...heroes,
        { fact: 'placed', piece: 'Rook', squares: ['d1'], how: 'placed' },
      );
      return strikeTeams
        .options(playDeeds(table, makeActivateDeed('Rook')).table, 'Rook')
        .some(({ id, about }) => id === 'take' && about === 'Wheel 1');
    };
    expect([near('mill'), near('lock')]).toEqual([true, false]);
  });

  test('each lays its own token, even if one of the same name is on the map', () => {
    const late = { tokens: [{ ...WHEEL, when: 'stage' }], stage: 1 } as const;
    const start = makeMissionTable(
      card('mill', { kind: 'damage' }, late),
      card('lock', { kind: 'damage' }, late),
      wheel(1, 'd1', 'mill'),
      ...heroes,
    );
    expect(strikeTeams.mission?.entering(start)).toMatchObject([
      { card: 'The lock', scenario: 'lock', id: 'Wheel 2', left: 1 },
    ]);
    const { table } = playDeeds(start, {
      ...{
        deed: 'lay',
        tokens: [
          { name: 'Wheel 2', kind: 'objective', at: squareNamed('e2'), strength: 4, wounds: 1, scenario: 'lock' },
        ],
      },
    });
    expect(strikeTeams.mission?.entering(table)).toEqual([]);
    expect(table.tokens.find(({ id }) => id === 'Wheel 2')?.scenario).toBe('lock');
  });
});
