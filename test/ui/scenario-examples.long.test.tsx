// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ensureLibrary } from '../../src/app/collection/library';
import {
  beginMissionDraft,
  clearMissionDraft,
  missionDraft,
  readMissionDraft,
} from '../../src/app/mission/mission-draft';
import { type ScenarioCard, toScenarioTerms } from '../../src/catalog/cards/scenario-card';
import { makeDemoMissionPlan } from '../../src/game/demo-mission';
import { squareName } from '../../src/grid/square';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import { cardRepository } from '../../src/store/cards';
import { putSetting } from '../../src/store/settings';
import type { Fact } from '../../src/table/facts';
import type { Table } from '../../src/table/table';
import CollectionScreen from '../../src/ui/shell/collection-tab';
import { placeFact } from '../game/make';
import { foldValid, makeMissionTable, playDeeds } from '../helpers/mission';
import { missionRules, startActivation, openTablePath as tableAt } from './mission-screen';
import { clearTable, renderWithMessages, showTable, pressButton as tapButton } from './table-page';

const user = userEvent.setup({ delay: null });
const rules = strikeTeams.mission;
if (!rules) throw new Error('no missions');
async function go(hash: string): Promise<void> {
  location.hash = hash;
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

beforeEach(async () => {
  await ensureLibrary();
  await go('#/collection/new-card/scenarios');
  renderWithMessages(() => <CollectionScreen />);
  await screen.findByRole('heading', { name: 'New scenario card' });
});

afterEach(async () => {
  cleanup();
  await cardRepository.remove((await scenarios()).map(({ id }) => `scenarios/${id}`));
  await putSetting('card-draft-new-scenarios', undefined);
});

async function scenarios(): Promise<ScenarioCard[]> {
  const list = await cardRepository.list();
  return list.ok ? list.value.items.flatMap((each) => (each.part === 'scenarios' ? [each.card] : [])) : [];
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Returns input helpers for one part of the form. */
function part(element: HTMLElement) {
  const inside = within(element);
  const count = async (label: string, to: number) => {
    const group = inside.getByRole('group', { name: label });
    const now = () => Number(within(group).getByRole('status').textContent);
    while (now() !== to) {
      const way = now() < to ? 'Increase' : 'Decrease';
      await user.click(within(group).getByRole('button', { name: `${way} ${label}` }));
    }
  };
  return {
    count,
    name: async (label: string, text: string) => {
      await user.clear(inside.getByRole('textbox', { name: label }));
      await user.paste(text);
    },
    pick: (group: string, value: string) =>
      user.click(within(inside.getByRole('group', { name: group })).getByRole('radio', { name: value })),
    choose: (label: string, option: string) =>
      user.selectOptions(inside.getByRole('combobox', { name: label }), option),
    tick: (label: string) => user.click(inside.getByRole('switch', { name: label })),
  };
}
const form = () => part(document.body);
const token = (at: number) => part(screen.getByRole('group', { name: `Token ${at}` }));
const objective = (at: number) => part(screen.getByRole('group', { name: `Objective ${at}` }));

async function head(name: string, stage: string, until: string, reward: number): Promise<void> {
  await form().name('Name', name);
  await form().pick('Stage', stage);
  await form().pick('Lost after stage', until);
  await form().count('Objective points', reward);
}

/** Adds a token to the form. Only a token with a strength can be damaged. */
async function addToken(at: number, name: string, strength: number | null, when: string): Promise<void> {
  await press('Add a token');
  await token(at).name('Name of the token', name);
  if (strength !== null) {
    await token(at).tick('Can be damaged');
    await token(at).count('Strength', strength);
  }
  await token(at).choose('When placed', when);
}

async function addObjective(at: number, what: string, which: string): Promise<void> {
  await press('Add an objective');
  await objective(at).choose('What to do', what);
  await objective(at).choose('Which token', which);
}

/** Saves the form and returns the stored card. */
async function saved(name: string): Promise<ScenarioCard> {
  await press('Save');
  await screen.findByRole('button', { name: new RegExp(`^${name}`) });
  const card = (await scenarios()).find((each) => each.name === name);
  if (!card) throw new Error(`${name} is not stored`);
  return card;
}

/** Makes a mission in which the scenario card is face up. */
function played(card: ScenarioCard, ...more: Fact[]): Table {
  const is = { kind: 'scenario', name: card.name, text: '', needs: '', points: 0, each: false, dial: null } as const;
  const open: Fact = {
    fact: 'card',
    card: card.name,
    is,
    owner: null,
    pieces: [],
    click: 1,
    terms: toScenarioTerms(card),
  };
  return makeMissionTable(open, ...more);
}
const phaseOf = (round: number, phase: string): Fact[] => [
  { fact: 'turn', side: phase === 'mastermind phase' ? 'mastermind' : 'heroes', round },
  { fact: 'phase', phase, piece: null },
];
const heroesOf = (round: number) => phaseOf(round, 'hero phase');
const beginOf = (round: number) => phaseOf(round, 'mastermind phase');
const endOf = (round: number) => phaseOf(round, 'end phase');
const laid = (id: string, square: string, strength: number | null, times?: number): Fact => {
  const often = times === undefined ? {} : { times };
  return { fact: 'token', token: id, kind: 'objective', square, holder: null, strength, wounds: 0, ...often };
};
const blow = (table: Table, square: string): Table => {
  const at = table.tokens.find((each) => each.at !== null && squareName(each.at) === square)?.at;
  return playDeeds(table, { deed: 'destroy', target: { square: at ?? 0 } }).table;
};
const stateOf = (table: Table) => rules.objectives(table)[0]?.state;
const entering = (table: Table) => rules.entering(table).map(({ id, at }) => [id, at === null ? null : squareName(at)]);
const take = (table: Table, piece: string, what: string): Table =>
  playDeeds(table, { deed: 'take', piece, token: what, command: 0 }).table;

/** Returns both teams' points after recording the outcome that the app reports. */
function pointsAfter(table: Table, card: ScenarioCard): readonly number[] {
  const outcome = stateOf(table);
  if (outcome !== 'succeeded' && outcome !== 'failed') throw new Error(`the card is ${outcome}`);
  const after = playDeeds(table, { deed: 'complete', card: card.name, outcome }).table;
  return ['heroes', 'mastermind'].map((side) => after.points[side]?.numerator ?? 0);
}

describe("the book's examples, entered by the form and played", () => {
  test('a prisoner is freed in the first stage and brought home in a later one', async () => {
    await head('Out of the Brine', '1', '3', 4);
    await addToken(1, 'Salt cell', 4, 'At setup');
    await addToken(2, 'Old ferryman', null, 'After another token');
    await token(2).choose('After this token is destroyed, on its square', 'Salt cell');
    await token(2).choose('First stage in which it enters', '2');
    await addObjective(1, 'Destroy tokens', 'Salt cell');
    await objective(1).choose('Too late after stage', '1');
    await addObjective(2, 'Deliver tokens', 'Old ferryman');
    await objective(2).choose('Counts from stage', '2');
    const card = await saved('Out of the Brine');

    const start = played(card, laid('Salt cell 1', 'd1', 4, 1), ...heroesOf(1));
    const free = blow(start, 'd1');
    expect([stateOf(free), entering(free)]).toEqual(['open', []]);
    const second = foldValid(free, beginOf(5));
    expect(entering(second)).toEqual([['Old ferryman 1', 'd1']]);
    const there = foldValid(second, [laid('Old ferryman 1', 'd1', null), ...heroesOf(5), placeFact('Rook', 'd1')]);
    const home = foldValid(take(there, 'Rook', 'Old ferryman 1'), [placeFact('Rook', 'a1')]);
    const brought = playDeeds(home, { deed: 'deliver', piece: 'Rook', token: 'Old ferryman 1', points: 0 }).table;
    expect(pointsAfter(brought, card)).toEqual([4, 0]);
    // The scenario fails if the cell survives stage 1, or if the ferryman is still inside after stage 3.
    expect(pointsAfter(foldValid(start, endOf(4)), card)).toEqual([0, 4]);
    expect(stateOf(foldValid(there, endOf(11)))).toBe('open');
    expect(pointsAfter(foldValid(there, endOf(12)), card)).toEqual([0, 4]);
  });

  test('papers that appear with their stage are fetched', async () => {
    await head('The Ferry Ledger', '2', '2', 3);
    await addToken(1, 'Ledger page', null, 'When its stage begins');
    await token(1).count('How many tokens', 2);
    await addObjective(1, 'Pick up tokens', 'Ledger page');
    const card = await saved('The Ferry Ledger');

    expect(entering(played(card, ...beginOf(4)))).toEqual([]);
    const start = played(card, ...beginOf(5));
    expect(entering(start)).toEqual([['Ledger page 1', null]]);
    const both = [laid('Ledger page 1', 'a1', null), laid('Ledger page 2', 'a2', null)];
    const one = take(foldValid(start, [...both, ...heroesOf(5)]), 'Rook', 'Ledger page 1');
    expect(stateOf(one)).toBe('open');
    expect(pointsAfter(take(one, 'Wren', 'Ledger page 2'), card)).toEqual([3, 0]);
    expect(pointsAfter(foldValid(one, endOf(8)), card)).toEqual([0, 3]);
  });

  test('an engine is damaged three times', async () => {
    await head('The Tide Engine', '3', '3', 6);
    await addToken(1, 'Tide engine', 4, 'When the card is turned face up');
    await token(1).count('Wounds until removed', 3);
    await addObjective(1, 'Destroy tokens', 'Tide engine');
    const card = await saved('The Tide Engine');

    const due = rules.entering(played(card, ...endOf(4)));
    expect(due).toMatchObject([{ id: 'Tide engine 1', strength: 4, times: 3, at: null }]);
    const start = played(card, laid('Tide engine 1', 'd1', 4, 3), ...heroesOf(9));
    const twice = blow(blow(start, 'd1'), 'd1');
    expect(stateOf(twice)).toBe('open');
    expect(pointsAfter(foldValid(twice, endOf(12)), card)).toEqual([0, 6]);
    expect(pointsAfter(blow(twice, 'd1'), card)).toEqual([6, 0]);
  });
});

test('a card made by the form is chosen in a setup, its token placed, fetched and scored', async () => {
  await head('The Ferry Ledger', '1', '1', 3);
  await addToken(1, 'Ledger page', null, 'At setup');
  await addObjective(1, 'Pick up tokens', 'Ledger page');
  await saved('The Ferry Ledger');
  cleanup();
  await readMissionDraft();
  const roles = [{ scenario: 'demo-bad-blood', role: 'At odds', characters: ['demo-101', 'demo-102'] }];
  const scenarios = ['demo-sluices', 'demo-bad-blood', 'demo-tide-gate'];
  const plan = { ...makeDemoMissionPlan(), scenarios, roles };
  await beginMissionDraft(
    { edition: missionRules.id, campaign: null, names: { heroes: '', mastermind: '' }, level: 1 },
    plan,
  );
  showTable();
  tableAt('mission', 'scenarios');
  await tapButton(/^The Ferry Ledger/);
  await waitFor(() => expect(missionDraft()?.plan.scenarios[0]).not.toBe('demo-sluices'));
  tableAt('mission', 'mastermind-objectives');
  await screen.findByText('0 of 1 placed. Tap a square.');
  (await screen.findByRole('application', { name: 'Mission map' })).focus();
  // c12 is two columns right of a1 and eleven rows down, next to a hero.
  await user.keyboard('{Enter}{Home}');
  await user.keyboard(`${'{ArrowUp}'.repeat(20)}${'{ArrowRight}'.repeat(2)}${'{ArrowDown}'.repeat(11)}{Enter}`);
  await screen.findByText('1 of 1 placed: c12');
  tableAt('mission');
  await screen.findByRole('heading', { name: 'New mission' });
  await tapButton(/^Choose for us/);
  await tapButton(/^Start the mission/);
  const card = within(await screen.findByRole('article', { name: 'The Ferry Ledger' }));
  card.getByText('Pick up: Ledger page');
  card.getByText('0 of 1');
  await startActivation('Sexton Bell', { 'Sexton Bell': 'c13' }, 2);
  await tapButton(/^Pick up Ledger page/);
  await tapButton('Succeeded Heroes +3');
  await screen.findByText('Succeeded: Heroes +3');
  await clearTable();
  await clearMissionDraft();
}, 60_000);

describe('input that the form rejects', () => {
  const alerts = () => screen.getAllByRole('alert').map((each) => each.textContent);

  test('a token without a place to enter, reported by name, with all input retained', async () => {
    await head('Out of the Brine', '1', '3', 4);
    await addToken(1, 'Old ferryman', null, 'After another token');
    await press('Save');
    expect(alerts()).toEqual(['This token can never enter: check its stage and the token it follows (Old ferryman).']);
    expect(await scenarios()).toEqual([]);
    await addToken(2, 'Salt cell', 4, 'At setup');
    await token(1).choose('After this token is destroyed, on its square', 'Salt cell');
    expect(screen.getByRole('alert').textContent).toBe('');
    expect((await saved('Out of the Brine')).tokens).toMatchObject([
      { name: 'Old ferryman', after: 'Salt cell', strength: null },
      { name: 'Salt cell', strength: 4 },
    ]);
  });

  test('two tokens of one name, as only one could ever be placed', async () => {
    await head('The Ferry Ledger', '1', '1', 3);
    await addToken(1, 'Page', null, 'At setup');
    await addToken(2, 'Page', 3, 'At setup');
    expect(screen.queryByText(/^House card/)).toBeNull();
    await press('Save');
    expect(alerts()).toEqual(['Two tokens have the same name: rename one (Page).']);
    await token(2).name('Name of the token', 'Cover');
    expect((await saved('The Ferry Ledger')).tokens.map(({ name }) => name)).toEqual(['Page', 'Cover']);
  });

  test('two new roles before one is renamed', async () => {
    await head('Rivals on the Quay', '1', '1', 2);
    for (const _ of [1, 2]) await press('Add a role');
    await press('Save');
    expect(alerts()).toEqual(['Two roles have the same name: rename one (Role).']);
    await part(screen.getByRole('group', { name: 'Role 2' })).name('Name of the role', 'Lookout');
    expect((await saved('Rivals on the Quay')).roles.map(({ name }) => name)).toEqual(['Role', 'Lookout']);
  });

  test('strengths outside 1 to 40, where the buttons stop', async () => {
    await press('Add a token');
    await token(1).tick('Can be damaged');
    await token(1).count('Strength', 1);
    await token(1).count('Wounds until removed', 40);
    const ends = ['Decrease Strength', 'Increase Wounds until removed'];
    for (const name of ends) expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
  });

  test('the same in a file: faults are reported with their place, and the other cards are imported', async () => {
    const shown = { stage: 1, until: 1, reward: 2, roles: [], needs: [], rules: '' };
    const wheel = { name: 'Wheel', count: 1, strength: 4, wounds: 1, placedBy: 'mastermind', when: 'setup' };
    const card = (id: string, more: object) => ({ ...shown, id, name: `Card ${id}`, tokens: [{ ...wheel, ...more }] });
    const box = {
      sidekick: 'cards',
      version: 1,
      scenarios: [card('good', {}), card('soft', { strength: 0 }), card('hard', { wounds: 100 })],
    };
    await go('#/collection/cards');
    await screen.findByRole('button', { name: 'Add the sample set' });
    await user.upload(screen.getByLabelText('Import files'), new File([JSON.stringify(box)], 'box.json'));
    const report = await screen.findByRole('dialog');
    expect(report.textContent).toMatch(
      /Scenario card Card soft: A value is not valid \(tokens.*strength: a whole number/,
    );
    expect(report.textContent).toMatch(
      /Scenario card Card hard: A value is not valid \(tokens.*wounds: a whole number/,
    );
    await waitFor(async () => expect((await scenarios()).map(({ id }) => id)).toEqual(['good']));
  });
});
