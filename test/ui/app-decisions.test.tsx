// @vitest-environment jsdom

import { screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideOpenChoices } from '../../src/plan/open-choices';
import { decideReroll } from '../../src/plan/reroll-choice';
import type { TableDeed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { requireEdition } from '../helpers/require-edition';
import { makeFakePlanner, makePlan, makeShotStep } from './fake-planner';
import {
  chooseAnswerOption,
  chooseMode,
  EEL,
  enterAnswerDice,
  findAnswerPanel,
  type LaneSetup,
  PAPER_KITE,
  pressMapButton,
  ROOK_CHARACTER,
  requireLaneFigure,
  showLane,
  TITAN,
  tapMapPiece,
  waitUntilAnswerSettled,
  withinAnswerGroup,
  withPower,
} from './show-lane';

beforeAll(() =>
  Promise.all([
    import('../../src/ui/map/answer'),
    import('../../src/ui/map/plan/opponent-panel'),
    import('../../src/ui/shared/deeds/app-decisions'),
  ]),
);

let planner: ReturnType<typeof makeFakePlanner>;

beforeEach(() => {
  planner = makeFakePlanner();
});

const BLUE: Fact = { fact: 'opponent', side: 'blue', plays: { manner: 'bold', strength: 'player' } };
const RED: Fact = { ...BLUE, side: 'red' };

/** Answers the last request for choices as the worker does. */
async function decide(): Promise<void> {
  await waitFor(() => expect(planner.last()?.ask).toBe('choices'));
  const asked = planner.last();
  if (asked?.ask !== 'choices') throw new Error('no choices requested');
  const { edition, table, deed, dice, choosing } = asked;
  const rules = requireEdition(edition);
  const choices = decideOpenChoices(rules, table, deed, choosing);
  const reroll = dice && deed.deed === 'attack' ? decideReroll(rules, table, { ...deed, dice }, choosing.sides) : null;
  planner.found('choices', { choices, reroll });
  planner.ended();
}

async function aim(lane: LaneSetup, target: RegExp) {
  const context = await showLane(lane);
  await tapMapPiece(/Brass Titan/);
  await chooseMode('Hit');
  await tapMapPiece(target);
  return context;
}

const shareOut = (deed: TableDeed, deal: Readonly<Record<string, number>>): TableDeed =>
  deed.deed === 'attack' ? { ...deed, aim: { pieces: Object.keys(deal) }, deal } : deed;

/** Carries out the attack that Sidekick plans in its own turn. */
async function aimForSidekick(lane: LaneSetup, target: string, deal?: Readonly<Record<string, number>>) {
  const context = await showLane({ ...lane, facts: [RED] });
  const panel = await screen.findByRole('region', { name: 'Sidekick’s turn' });
  const step = makeShotStep('red-1', target, lane.at['red-1'] ?? '');
  planner.found('turn', {
    plans: [makePlan([deal ? { ...step, targets: Object.keys(deal), deed: shareOut(step.deed, deal) } : step], 9, 0)],
    evaluated: 1,
    complete: true,
  });
  planner.ended();
  await userEvent.click(await within(panel).findByRole('button', { name: 'Roll the dice' }));
  await waitUntilAnswerSettled();
  return context;
}

const decisions = () => within(findAnswerPanel()).findByRole('region', { name: 'Sidekick chooses' });
const said = async () =>
  within(await decisions())
    .getAllByRole('status')
    .map(({ textContent }) => textContent);
const isChosen = (group: string, name: string) =>
  (withinAnswerGroup(group).getByRole('radio', { name }) as HTMLInputElement).checked;

describe('the choices of a side that Sidekick plays', () => {
  const mastermind: LaneSetup = {
    edition: 'hypertime-2003',
    blue: [withPower({ ...EEL, starts: [{ points: 200, click: 1 }] }, 'damage', 'mastermind'), ROOK_CHARACTER],
    at: { 'red-1': 'a2', 'blue-1': 'd2', 'blue-2': 'd3' },
    facts: [BLUE],
  };

  it('are entered, with the points of each option', async () => {
    const context = await aim(mastermind, /Lantern Eel/);
    await enterAnswerDice(5, 4);
    await decide();
    expect(await said()).toEqual(['Sidekick chooses (Ben): Rook takes the damage of Lantern Eel']);
    expect(isChosen('Who takes the damage', 'Rook')).toBe(true);
    await userEvent.click(within(await decisions()).getByText('Why?'));
    expect(
      within(await decisions())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Rook: −\d+ points, \d+ at risk$/),
      expect.stringMatching(/^Lantern Eel: −\d+ points, \d+ at risk$/),
    ]);
    await userEvent.click(within(findAnswerPanel()).getByRole('button', { name: /^Hit: / }));
    await waitFor(() => expect(requireLaneFigure(context, 'blue-2').click).toBeGreaterThan(1));
    expect(requireLaneFigure(context, 'blue-1').click).toBe(1);
  });

  it('give way to what a person chooses instead', async () => {
    await aim(mastermind, /Lantern Eel/);
    await enterAnswerDice(5, 4);
    await decide();
    await decisions();
    await chooseAnswerOption('Who takes the damage', 'Lantern Eel');
    await decide();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sidekick chooses' })).toBeNull());
    expect(isChosen('Who takes the damage', 'Lantern Eel')).toBe(true);
  });

  it('are not made for a side that a person plays', async () => {
    await aim({ ...mastermind, facts: [] }, /Lantern Eel/);
    await enterAnswerDice(5, 4);
    expect(planner.questions()).toEqual([]);
    expect(isChosen('Who takes the damage', 'Lantern Eel')).toBe(true);
  });

  it('include where an opponent is knocked back', async () => {
    await aimForSidekick({ at: { 'red-1': 'a2', 'blue-2': 'd3' } }, 'blue-2');
    await enterAnswerDice(5, 5);
    await decide();
    expect((await said())[0]).toMatch(/^Sidekick chooses \(Ana\): Rook is knocked back /);
    const button = within(findAnswerPanel()).getByRole('button', { name: /^Hit: 3 damage/ });
    expect(button).toBeDefined();
  });

  it('include how damage is divided, until a person enters the clicks', async () => {
    const last = { ...ROOK_CHARACTER, dial: ROOK_CHARACTER.dial.slice(0, 2) };
    const lane = { blue: [EEL, last], at: { 'red-1': 'a2', 'blue-1': 'd1', 'blue-2': 'd3' } };
    await aimForSidekick(lane, 'blue-1', { 'blue-1': 2, 'blue-2': 1 });
    await enterAnswerDice(5, 6);
    await decide();
    expect(await said()).toEqual(['Sidekick chooses (Ana): Damage: 1 Lantern Eel, 2 Rook']);
    await userEvent.click(within(await decisions()).getByText('Why?'));
    expect(within(await decisions()).getAllByRole('listitem')).toHaveLength(4);
    within(findAnswerPanel()).getByRole('button', { name: /^Hit: 1 \+ 2/ });
    const clicks = within(findAnswerPanel()).getByRole('group', { name: /Lantern Eel/ });
    await userEvent.click(within(clicks).getByRole('button', { name: /^Increase/ }));
    await decide();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sidekick chooses' })).toBeNull());
    within(findAnswerPanel()).getByRole('button', { name: /^Hit: 2 \+ 2/ });
  });

  it('say that a figure rolls to evade, and leave the die to the players', async () => {
    await aim(
      {
        blue: [withPower(EEL, 'defense', 'super-senses'), ROOK_CHARACTER],
        at: { 'red-1': 'a2', 'blue-1': 'd2' },
        facts: [BLUE],
      },
      /Lantern Eel/,
    );
    await decide();
    expect(await said()).toEqual(['Sidekick chooses (Ben): Roll for Lantern Eel to evade']);
    await pressMapButton(/^Hit: 3 roll of Lantern Eel to evade/);
  });
});

describe('a roll that Sidekick makes again', () => {
  it('is recorded with the power, and the new dice are entered', async () => {
    const context = await aimForSidekick(
      {
        red: [TITAN, withPower(PAPER_KITE, 'damage', 'probability-control')],
        at: { 'red-1': 'a2', 'red-2': 'a3', 'blue-2': 'd3' },
      },
      'blue-2',
    );
    await enterAnswerDice(1, 2);
    await decide();
    expect(await said()).toEqual([
      'Sidekick chooses (Ana): Paper Kite uses Probability Control: Brass Titan rerolls the attack',
    ]);
    // The reroll is the only main action; afterwards the result is.
    const mainActions = () =>
      within(findAnswerPanel())
        .getAllByRole('button')
        .filter(({ dataset }) => dataset.tone === 'accent')
        .map(({ textContent }) => textContent);
    expect(mainActions()).toEqual(['Reroll']);
    await userEvent.click(within(await decisions()).getByRole('button', { name: 'Reroll' }));
    await waitFor(() => expect(requireLaneFigure(context, 'red-2').used).toEqual(['probability-control']));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sidekick chooses' })).toBeNull());
    // The rest of the turn is planned anew meanwhile, which leaves the answer open.
    await waitFor(() => expect(planner.last()?.ask).toBe('turn'));
    planner.found('turn', {
      plans: [makePlan([makeShotStep('red-1', 'blue-2', 'a2')], 9, 0)],
      evaluated: 1,
      complete: true,
    });
    planner.ended();
    await waitUntilAnswerSettled();
    await enterAnswerDice(5, 4);
    expect(mainActions()).toEqual([expect.stringMatching(/^Hit: 3/)]);
    await userEvent.click(within(findAnswerPanel()).getByRole('button', { name: /^Hit: 3/ }));
    await waitFor(() => expect(requireLaneFigure(context, 'blue-2').click).toBe(4));
  });
});
