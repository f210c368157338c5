import { describe, expect, test } from 'vitest';
import { CLICK_TRADE_REMINDERS } from '../../src/rules/editions/hypertime-2003/team-deeds';
import type { TurnReminder } from '../../src/rules/reminders';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import { BEGAN_FACT, clickFact, MAPPED_FACT, placeFact } from '../game/make';
import { requireEdition } from '../helpers/require-edition';
import {
  actedFact,
  applyFactsToTable,
  joinWithPowers,
  RED_TURN,
  smokeFact,
  tokenFact,
  underwayFact,
  usedFact,
} from './reminder-tables';

/** Describes a reminder briefly, for example `leadership A 5+ target`. */
function words(due: TurnReminder): string {
  switch (due.due) {
    case 'use': {
      const dice = due.dice === 'check' ? ['check'] : due.dice === 'die' ? [`${due.least ?? 1}+`] : [];
      const chooses = due.chooses === 'nothing' ? [] : [due.chooses];
      return [due.power, due.piece, ...dice, ...chooses, ...(due.pushes ? ['pushes'] : [])].join(' ');
    }
    case 'team-roll':
      return `team ${due.side} ${due.left}`;
    case 'by-hand':
      return `by hand ${due.power} ${due.piece}`;
    case 'goes-on':
      return `${due.action} ${due.piece}: ${due.left}${due.pushes ? ' pushes' : ''}`;
    case 'rest':
      return `rest ${due.piece} ${due.deed.by}`;
    default:
      return due.ends.what === 'markers' ? `ends ${due.ends.markers}` : `ends ${due.ends.what} ${due.ends.piece}`;
  }
}

interface Row {
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly due: readonly string[];
}

/** Facts for A, F and B. Red’s A is at b2, its friend F at c2, and blue’s B at b3, adjacent to A. */
const A = (...powers: (string | null)[]) => [joinWithPowers('A', 'red', powers as string[]), placeFact('A', 'b2')];
const F = [joinWithPowers('F', 'red', []), placeFact('F', 'c2')];
const B = (...powers: string[]) => [joinWithPowers('B', 'blue', powers), placeFact('B', 'b3')];
const far = [joinWithPowers('B', 'blue', ['charge']), placeFact('B', 'h8')];

const LEADER = [joinWithPowers('A', 'red', ['leadership'], { keywords: ['Yard'] }), placeFact('A', 'b2')];
const KIN = [joinWithPowers('F', 'red', [], { keywords: ['Yard'] }), placeFact('F', 'c2')];

const SWORDS: readonly Row[] = [
  {
    name: 'a leader has a token to take off a neighbour',
    facts: [...LEADER, ...KIN, tokenFact('F'), RED_TURN],
    due: ['leadership A 5+ target'],
  },
  { name: 'and none without a token', facts: [...LEADER, ...KIN, RED_TURN], due: [] },
  {
    name: 'nor of somebody of other keywords and as many points',
    facts: [...LEADER, ...F, tokenFact('F'), RED_TURN],
    due: [],
  },
  {
    name: 'nor once it was rolled',
    facts: [...LEADER, ...KIN, tokenFact('F'), RED_TURN, usedFact('A', 'leadership')],
    due: [],
  },
  { name: 'nor after an action', facts: [...LEADER, ...KIN, tokenFact('F'), RED_TURN, actedFact('A')], due: [] },
  {
    name: 'nor in the turn of another',
    facts: [...LEADER, ...KIN, tokenFact('F'), { ...RED_TURN, side: 'blue' } as Fact],
    due: [],
  },
  {
    name: 'will takes a token off itself',
    facts: [...A('willpower'), tokenFact('A'), RED_TURN],
    due: ['willpower A 5+'],
  },
  { name: 'with no token there is nothing to roll for', facts: [...A('willpower'), RED_TURN], due: [] },
  { name: 'poison hurts a neighbour', facts: [...A('poison'), ...B(), RED_TURN], due: ['poison A'] },
  { name: 'not one that is protected from it', facts: [...A('poison'), ...B('toughness'), RED_TURN], due: [] },
  { name: 'nor one that is far away', facts: [...A('poison'), ...far, RED_TURN], due: [] },
  {
    name: 'nor after a move',
    facts: [...A('poison'), ...B(), RED_TURN, { fact: 'placed', piece: 'A', squares: ['a2'], how: 'moved' }],
    due: [],
  },
  { name: 'outwit needs a power to cancel', facts: [...A('outwit'), ...B(), RED_TURN], due: [] },
  { name: 'and may cancel one', facts: [...A('outwit'), ...B('charge'), RED_TURN], due: ['outwit A cancels'] },
  { name: 'once a turn', facts: [...A('outwit'), ...B('charge'), RED_TURN, usedFact('A', 'outwit')], due: [] },
  { name: 'within its range', facts: [...A('outwit'), ...far, RED_TURN], due: ['outwit A cancels'] },
  {
    name: 'perplex is there between actions as well',
    facts: [...A('perplex'), ...F, RED_TURN, actedFact('F')],
    due: ['perplex A value'],
  },
  {
    name: 'regeneration of somebody hurt has an effect on every face',
    facts: [...A('regeneration'), clickFact('A', 2), RED_TURN],
    due: ['regeneration A 1+'],
  },
  { name: 'of somebody unhurt it has none', facts: [...A('regeneration'), RED_TURN], due: [] },
  {
    name: 'with a token it costs no click in this book',
    facts: [...A('regeneration'), clickFact('A', 2), tokenFact('A'), RED_TURN],
    due: ['regeneration A 1+'],
  },
  {
    name: 'with two tokens the book is against it',
    facts: [...A('regeneration'), clickFact('A', 2), tokenFact('A'), tokenFact('A'), RED_TURN],
    due: [],
  },
  {
    name: 'a roll may be made anew in the turn of an opponent too',
    facts: [...A('probability-control'), ...B('probability-control'), RED_TURN],
    due: ['probability-control A', 'probability-control B'],
  },
  {
    name: 'but once a turn',
    facts: [...A('probability-control'), ...B('probability-control'), RED_TURN, usedFact('B', 'probability-control')],
    due: ['probability-control A'],
  },
  {
    name: 'a themed team has so many left',
    facts: [...A(), ...far, { fact: 'rerolls', side: 'red', left: 2 }, RED_TURN],
    due: ['team red 2'],
  },
  {
    name: 'and none after the last',
    facts: [...A(), ...far, { fact: 'rerolls', side: 'red', left: 0 }, RED_TURN],
    due: [],
  },
  {
    name: 'a charge waits for its attack, and nothing else is offered in it',
    facts: [...A('charge', 'outwit'), ...B('charge'), RED_TURN, actedFact('A'), underwayFact('A', 'charge', 0, true)],
    due: ['charge A: attack pushes'],
  },
  {
    name: 'a flurry waits for its second attack',
    facts: [...A('flurry'), ...B(), RED_TURN, actedFact('A'), underwayFact('A', 'flurry', 1)],
    due: ['flurry A: attack'],
  },
  {
    name: 'after its attack speed may go on',
    facts: [...A('hypersonic-speed'), ...B(), RED_TURN, actedFact('A'), underwayFact('A', 'hypersonic-speed', 1)],
    due: ['hypersonic-speed A: move'],
  },
  {
    name: 'who rested loses tokens once all actions are spent',
    facts: [...A(), ...F, ...B(), tokenFact('F'), RED_TURN, actedFact('A'), actedFact('A'), actedFact('A')],
    due: ['rest F -1'],
  },
  {
    name: 'not before',
    facts: [...A(), ...F, ...B(), tokenFact('F'), RED_TURN, actedFact('A'), actedFact('A')],
    due: [],
  },
  {
    name: 'nor who got one this turn',
    facts: [
      ...A(),
      ...F,
      ...B(),
      tokenFact('F'),
      RED_TURN,
      tokenFact('F'),
      actedFact('A'),
      actedFact('A'),
      actedFact('A'),
    ],
    due: [],
  },
  {
    name: 'smoke of the next player goes as this turn ends',
    facts: [
      ...A(),
      ...far,
      smokeFact('s1', 'c4', 'blue', 'turn-begins'),
      smokeFact('s2', 'd4', 'blue', 'turn-begins'),
      RED_TURN,
    ],
    due: ['ends s1,s2'],
  },
  {
    name: 'that of the player itself stays',
    facts: [...A(), ...far, smokeFact('s1', 'c4', 'red', 'turn-begins'), RED_TURN],
    due: [],
  },
  {
    name: 'a value and a power are as they were at the end of the turn',
    facts: [
      ...A('charge'),
      ...far,
      RED_TURN,
      { fact: 'altered', piece: 'A', value: 'attack', by: 1, until: { side: 'red', when: 'turn-ends' } },
      { fact: 'switched', piece: 'A', power: 'charge', off: true, until: { side: 'red', when: 'turn-ends' } },
    ],
    due: ['ends power A', 'ends value A'],
  },
  {
    name: 'where nobody stands on a map, powers are remembered and no more',
    facts: [joinWithPowers('A', 'red', ['leadership', 'outwit', 'willpower', 'regeneration']), RED_TURN],
    due: ['by hand leadership A', 'by hand outwit A'],
  },
  {
    name: 'those of the fallen and of captives are forgotten',
    facts: [
      ...[
        joinWithPowers('A', 'red', ['leadership']),
        joinWithPowers('F', 'red', ['outwit']),
        joinWithPowers('B', 'blue', []),
      ],
      ...([{ fact: 'defeated', piece: 'A', by: null }, { fact: 'captured', piece: 'F', by: 'B' }, RED_TURN] as const),
    ],
    due: [],
  },
  {
    name: 'those of the other side too',
    facts: [joinWithPowers('A', 'red', []), joinWithPowers('B', 'blue', ['leadership', 'outwit']), RED_TURN],
    due: [],
  },
  {
    name: 'until the first action',
    facts: [joinWithPowers('A', 'red', ['leadership']), RED_TURN, actedFact('A')],
    due: [],
  },
  {
    name: 'a captive does nothing',
    facts: [...A('willpower'), ...B(), tokenFact('A'), RED_TURN, { fact: 'captured', piece: 'A', by: 'B' }],
    due: [],
  },
  { name: 'before the first turn nothing is due', facts: [...A('perplex')], due: [] },
  { name: 'nor after the end', facts: [...A('perplex'), RED_TURN, { fact: 'ended', winner: null }], due: [] },
];

const CORE: readonly Row[] = [
  {
    name: 'regeneration heals from 3 on',
    facts: [...A('regeneration'), clickFact('A', 2), RED_TURN],
    due: ['regeneration A 3+'],
  },
  {
    name: 'support for a neighbour that is hurt',
    facts: [...A('support'), ...F, clickFact('F', 1), RED_TURN],
    due: ['support A check target'],
  },
  { name: 'not for one unhurt', facts: [...A('support'), ...F, RED_TURN], due: [] },
  { name: 'nor beside an opponent', facts: [...A('support'), ...F, ...B(), clickFact('F', 1), RED_TURN], due: [] },
  { name: 'leadership is not of this book', facts: [...A('leadership'), ...F, tokenFact('F'), RED_TURN], due: [] },
  { name: 'willpower asks for nothing', facts: [...A('willpower'), tokenFact('A'), RED_TURN], due: [] },
  {
    name: 'all of the mind, and what ends last',
    facts: [
      ...A('outwit', 'perplex', null, 'probability-control'),
      ...B('charge'),
      smokeFact('s1', 'c4', 'red', 'turn-ends'),
      RED_TURN,
    ],
    due: ['outwit A cancels', 'perplex A value', 'probability-control A', 'ends s1'],
  },
  {
    name: 'move and attack waits for its attack',
    facts: [...A(), ...B(), RED_TURN, actedFact('A'), underwayFact('A', 'move-and-attack', 0)],
    due: ['move-and-attack A: attack'],
  },
];

const EARLY: readonly Row[] = [
  { name: 'poison as the turn begins', facts: [...A('poison'), ...B(), RED_TURN], due: ['poison A'] },
  { name: 'and no longer after an action', facts: [...A('poison'), ...B(), RED_TURN, actedFact('A')], due: [] },
  {
    name: 'support and regeneration',
    facts: [...A('support', 'regeneration'), ...F, clickFact('F', 1), clickFact('A', 1), RED_TURN],
    due: ['support A check target', 'regeneration A 3+'],
  },
  {
    name: 'outwit reaches ten squares',
    facts: [...A('outwit'), ...far, RED_TURN],
    due: ['outwit A cancels'],
  },
  {
    name: 'regeneration with a token costs a click of pushing',
    facts: [...A('regeneration'), clickFact('A', 2), tokenFact('A'), RED_TURN],
    due: ['regeneration A 3+ pushes'],
  },
  {
    name: 'what a base shows is no power to cancel',
    facts: [...A('outwit'), joinWithPowers('B', 'blue', [], { abilities: ['flight'] }), placeFact('B', 'b3'), RED_TURN],
    due: [],
  },
  {
    name: 'a token of somebody who rested',
    facts: [...A(), ...F, ...B(), tokenFact('F'), RED_TURN, actedFact('A'), actedFact('A'), actedFact('A')],
    due: ['rest F -1'],
  },
];

const [SHARES] = CLICK_TRADE_REMINDERS.map(({ power }) => power);
const MEMBER = { teams: [SHARES ?? ''] };
const TEAM = [
  joinWithPowers('A', 'red', [], MEMBER),
  placeFact('A', 'b2'),
  joinWithPowers('F', 'red', [], MEMBER),
  placeFact('F', 'h8'),
];

const FAQ: readonly Row[] = [
  ...EARLY,
  { name: 'leadership from 4 on', facts: [...A('leadership'), ...F, RED_TURN], due: ['leadership A 4+'] },
  { name: 'perplex on itself', facts: [...A('perplex'), RED_TURN], due: ['perplex A value'] },
  {
    name: 'a team trades clicks where one is hurt',
    facts: [...TEAM, clickFact('F', 1), RED_TURN],
    due: [`${SHARES} A target`, `${SHARES} F target`],
  },
  { name: 'and not where none is', facts: [...TEAM, RED_TURN], due: [] },
];

const FIRST: readonly Row[] = [
  ...EARLY,
  { name: 'leadership is rolled by hand', facts: [...A('leadership'), ...F, RED_TURN], due: ['by hand leadership A'] },
  { name: 'perplex, but never on itself', facts: [...A('perplex'), RED_TURN], due: [] },
];

describe.each([
  ['x-of-swords', SWORDS],
  ['core-2008', CORE],
  ['hypertime-2003', FAQ],
  ['hypertime-2002', FIRST],
])('pending reminders in %s', (id, rows) => {
  const { reminders: due, reminderUses: choices, resolve } = requireEdition(id);

  test.each(rows)('$name', ({ facts, due: expected }) => {
    const table = applyFactsToTable(fold([BEGAN_FACT, MAPPED_FACT]).table, facts);
    expect(due(table).map(words)).toEqual(expected);
  });

  test('offers only choices that the book allows, and a reminder ends with its choice', () => {
    for (const { facts } of rows) {
      const table = applyFactsToTable(fold([BEGAN_FACT, MAPPED_FACT]).table, facts);
      for (const each of due(table)) {
        if (each.due !== 'use' && each.due !== 'team-roll') continue;
        const all = choices(table, each);
        expect(all[0]).toEqual(each.deed);
        const dice = each.due === 'use' && each.dice !== 'none' ? { die: 6 } : {};
        const check = each.due === 'use' && each.dice === 'check' ? { dice: [6, 6] } : {};
        for (const choice of all) {
          const resolved = resolve(table, { ...choice, ...dice, ...check });
          expect(resolved.reasons).toEqual([]);
          const left = due(applyFactsToTable(table, resolved.facts)).map(({ id }) => id);
          if (each.due === 'use') expect(left).not.toContain(each.id);
        }
      }
    }
  });
});

test('puts the likeliest choice first: plus one for its own attack, minus one for an opponent’s', () => {
  const { reminders: due, reminderUses: choices } = requireEdition('core-2008');
  const table = applyFactsToTable(fold([BEGAN_FACT, MAPPED_FACT]).table, [...A('perplex'), ...B(), RED_TURN]);
  const [perplex] = due(table);
  if (perplex?.due !== 'use') throw new Error('nothing is due');
  const all = choices(table, perplex);
  expect(all).toHaveLength(20);
  expect(all[0]).toMatchObject({ target: 'A', value: 'attack', by: 1 });
  expect(all[10]).toMatchObject({ target: 'B', value: 'attack', by: -1 });
});

test('gives reminders of each turn different ids', () => {
  const { reminders: due } = requireEdition('core-2008');
  const table = applyFactsToTable(fold([BEGAN_FACT, MAPPED_FACT]).table, [...A('perplex'), RED_TURN]);
  const [now] = due(table);
  const [second] = due(applyFactsToTable(table, [{ fact: 'turn', side: 'red', round: 3 }]));
  expect(now?.id).not.toBe(second?.id);
});

test('an edition of missions has no reminders', () => {
  const table = fold([BEGAN_FACT, MAPPED_FACT, RED_TURN]).table;
  expect(requireEdition('strike-teams').reminders(table)).toEqual([]);
});
