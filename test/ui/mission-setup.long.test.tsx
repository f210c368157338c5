// @vitest-environment jsdom
import { screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { game, table } from '../../src/app/game/open-game';
import { recordStep } from '../../src/app/game/perform';
import {
  campaigns,
  createCampaign,
  recordCampaignFacts,
  refreshCampaigns,
  removeCampaign,
} from '../../src/app/mission/campaigns';
import {
  beginMissionDraft,
  changeMissionDraft,
  clearMissionDraft,
  missionDraft,
  readMissionDraft,
} from '../../src/app/mission/mission-draft';
import { makeCardCatalog } from '../../src/catalog/cards/card-catalog';
import { DEMO_CARD_BOX, DEMO_CARD_CHARACTERS } from '../../src/catalog/cards/demo';
import { makeDemoMissionPlan } from '../../src/game/demo-mission';
import { parseDraftHistory } from '../../src/game/mission-draft';
import { getSetting } from '../../src/store/settings';
import type { MissionPlan } from '../../src/table/campaign';
import { missionRules, openTablePath } from './mission-screen';
import { clearTable, findButton, pressButton, showTable, user } from './table-page';

const rules = missionRules.mission?.campaign;
if (!rules) throw new Error('no edition with missions');
const ALL_DONE = Object.fromEntries(rules.steps.map(({ id }) => [id, 'done' as const]));
const CATALOG = makeCardCatalog(DEMO_CARD_CHARACTERS, DEMO_CARD_BOX);
const HEAD_PLAN = { plan: makeDemoMissionPlan(), steps: {} as Record<string, string> };
const HEAD = { edition: missionRules.id, campaign: null, names: { heroes: 'Ana', mastermind: 'Mo' }, level: 1 };

beforeEach(async () => {
  await readMissionDraft();
  await clearMissionDraft();
  showTable();
});

afterEach(async () => {
  await clearTable();
  await clearMissionDraft();
  await refreshCampaigns();
  for (const { id } of campaigns() ?? []) await removeCampaign(id);
});

const region = (name: string) => screen.findByRole('region', { name });
const problems = () => screen.findByRole('list', { name: 'Rule problems' });

/** Opens a step of the mission setup, with the plan of the demo mission. */
async function at(step: string, steps: Record<string, 'done'> = {}): Promise<void> {
  await beginMissionDraft(HEAD, makeDemoMissionPlan());
  await changeMissionDraft((now) => ({ ...now, steps }));
  openTablePath('mission', step);
}

const undone = (text: string | RegExp) => expect(screen.queryByText(text)).toBeNull();

describe('a mission outside a campaign', () => {
  it('begins after the rules are chosen, groups the steps of the book into seven pages, and starts when all are done', async () => {
    await pressButton('New game');
    await screen.findByRole('option', { name: missionRules.name });
    await user.selectOptions(screen.getByLabelText('Rules'), missionRules.name);
    await user.type(await screen.findByLabelText('Mastermind player'), 'Mo');
    await user.type(screen.getByLabelText('Heroes player'), 'Ana');
    await pressButton('Set up mission');
    expect(within(await region('Setup')).getAllByRole('button', { name: /^Skip / })).toHaveLength(7);
    await pressButton(/^Choose for us/);
    await pressButton(/^Start the mission/);
    await waitFor(() => expect(table()?.players.map(({ name }) => name)).toEqual(['Mo', 'Ana']));
    expect(table()?.board).not.toBeNull();
    const figures = [...(table()?.figures.values() ?? [])];
    expect(figures.length).toBeGreaterThan(3);
    expect(figures.every(({ squares, card }) => squares.length === 1 && card !== null)).toBe(true);
    expect(missionDraft()).toBeNull();
  });

  it('saves every choice, and undo reverts the last one', async () => {
    await at('map');
    await pressButton(/^Toll Vaults/);
    await waitFor(() => expect(missionDraft()?.plan.map).toBe('demo-toll-vaults'));
    const result = await getSetting('mission-set-up', parseDraftHistory);
    expect(result.ok && result.value?.now).toEqual(missionDraft());
    expect(missionDraft()?.plan.spawns).toEqual([]);
    // Only one map is chosen, so the tap opens the next page.
    await screen.findByRole('heading', { name: 'Step 2 of 7 Scenarios' });
    await pressButton('Undo');
    await waitFor(() => expect(missionDraft()?.plan).toEqual(makeDemoMissionPlan()));
  });

  it('skips a step, and a tap restores it', async () => {
    await beginMissionDraft(HEAD, {});
    openTablePath('mission');
    await pressButton('Skip Map');
    await waitFor(() => expect(missionDraft()?.steps.map).toBe('skipped'));
    await user.click(await within(screen.getByRole('status')).findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(missionDraft()?.steps).toEqual({}));
  });

  it('starts with skipped steps left empty', async () => {
    await beginMissionDraft(HEAD, { ...makeDemoMissionPlan(), map: '', spawns: [], tokens: [] });
    await changeMissionDraft((now) => ({
      ...now,
      steps: Object.fromEntries(rules.steps.map(({ id }) => [id, 'skipped'])),
    }));
    openTablePath('mission');
    await pressButton(/^Start the mission/);
    await waitFor(() => expect(table()?.figures.size).toBe(9));
    expect(table()?.board).toBeNull();
  });
});

describe('a mission against Sidekick', () => {
  const who = async (team: string) => within(await screen.findByRole('group', { name: `Who plays ${team}` }));

  it('begins with the team that Sidekick plays, whose choices nobody has to make', async () => {
    await pressButton('New game');
    await screen.findByRole('option', { name: missionRules.name });
    await user.selectOptions(screen.getByLabelText('Rules'), missionRules.name);
    await user.type(await screen.findByLabelText('Heroes player'), 'Ana');
    await user.click((await who('Mastermind')).getByRole('radio', { name: 'Sidekick' }));
    await user.click(screen.getByRole('radio', { name: 'Ruthless' }));
    await pressButton('Set up mission');
    await pressButton('Map');
    await pressButton(/^Toll Vaults/);
    // Sidekick draws the scenarios and chooses its characters; the page of the teams is the next one for players.
    await screen.findByRole('heading', { name: 'Step 3 of 7 Both teams' });
    const { plan, steps } = missionDraft() ?? HEAD_PLAN;
    expect(steps).toMatchObject({ scenarios: 'automatic', 'mastermind-characters': 'automatic' });
    expect(steps['hero-characters']).toBeUndefined();
    expect(plan.teams.mastermind.reduce((sum, { unit }) => sum + unit, 0)).toBe(plan.unitPoints);
    expect(plan.scenarios).toHaveLength(3);
    // Its face-down card is shown to nobody.
    expect(screen.queryByRole('button', { name: /^Pass the phone/ })).toBeNull();
    await pressButton('All steps');
    await pressButton(/^Choose for us/);
    await pressButton(/^Start the mission/);
    await waitFor(() => expect(table()?.appPlayers).toEqual([{ side: 'red', manner: 'ruthless', strength: 'player' }]));
  });

  it('of a campaign is chosen on the list of its steps, and undo restores the person', async () => {
    const id = await createCampaign(missionRules.id, 'River', 3);
    await beginMissionDraft({ ...HEAD, campaign: id }, makeDemoMissionPlan());
    openTablePath('mission');
    await user.click(await screen.findByText('Sidekick as a player'));
    await user.click((await who('Ana')).getByRole('radio', { name: 'Sidekick' }));
    await waitFor(() => expect(missionDraft()?.plays?.heroes).toEqual({ manner: 'bold', strength: 'player' }));
    await pressButton('Undo');
    await waitFor(() => expect(missionDraft()?.plays?.heroes ?? null).toBeNull());
  });
});

describe('secrets', () => {
  it('the third scenario is face down except for the mastermind, who is handed the phone', async () => {
    await at('scenarios');
    await findButton(/^Break the Sluices/);
    undone(/Before the Tide Gate Opens/);
    await pressButton(/^Pass the phone to Mo/);
    await region('Pass the phone to Mo');
    undone(/Break the Sluices/);
    undone(/Tide Gate/);
    await pressButton('It’s me: show it');
    expect((await findButton(/^Before the Tide Gate Opens/)).getAttribute('aria-pressed')).toBe('true');
    await pressButton('Hide again');
    await waitFor(() => undone(/Before the Tide Gate Opens/));
    openTablePath('mission');
    await screen.findByText(/face down$/);
    undone(/Tide Gate/);
  });

  it('cards are chosen secretly, one team after the other, and then shown to all', async () => {
    await at('action-cards');
    await pressButton(/^Pass the phone to Ana/);
    undone('Snuff');
    await pressButton('It’s me: show it');
    expect((await findButton(/^Snuff/)).getAttribute('aria-pressed')).toBe('true');
    undone('Boot Knife');
    await pressButton('Done pass to Mo');
    await waitFor(() => undone('Snuff'));
    undone('Boot Knife');
    await pressButton('It’s me: show it');
    await findButton(/^Boot Knife/);
    undone('Snuff');
    await pressButton('Show all cards');
    openTablePath('mission', 'action-cards');
    await findButton(/^Snuff/);
    await findButton(/^Boot Knife/);
  });

  it('a too expensive choice is reported to its player with fixes, and the app chooses within the points', async () => {
    await at('action-cards');
    await pressButton(/^Pass the phone to Ana/);
    await pressButton('It’s me: show it');
    await pressButton(/^Slow Burn/);
    const list = await problems();
    within(list).getByText(/The action cards cost more than the character’s build points: Tallow Wick: \d+\/8/);
    within(list).getByText(/^Remove cards until/);
    await pressButton('Done pass to Mo');
    await pressButton('Not now');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Rule problems' })).toBeNull());
    await pressButton(/^Pass the phone to Ana/);
    await pressButton('It’s me: show it');
    await pressButton('Choose for me');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Rule problems' })).toBeNull());
  });

  it('a secret role is assigned secretly, and revealed in the game', async () => {
    await at('mastermind-objectives', ALL_DONE);
    await pressButton(/^Pass the phone to Mo to choose/);
    undone('The Saltreeve');
    await pressButton('It’s me: show it');
    await pressButton('The Saltreeve');
    await waitFor(() => expect(missionDraft()?.plan.roles[0]?.characters).toEqual(['demo-111']));
    // The choice hides the role again.
    await findButton(/^Pass the phone to Mo to choose/);
    expect(screen.queryByRole('button', { name: 'The Saltreeve' })).toBeNull();
    openTablePath('mission');
    await pressButton(/^Start the mission/);
    await pressButton(/^Face-down cards/);
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.queryByText(/Saltreeve/)).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Turn Courier face up' }));
    await waitFor(() => expect(table()?.cards.some(({ card }) => card.text === 'The Saltreeve')).toBe(true));
  });
});

describe('the teams', () => {
  it('are chosen by unit points, henchmen as three or six, and missing points are reported', async () => {
    await at('mastermind-characters');
    await pressButton(/^Tollmen\s*2 points/);
    await waitFor(() => expect(missionDraft()?.plan.teams.mastermind.map(({ figures }) => figures)).toEqual([1, 1, 6]));
    within(await problems()).getByText('The team does not match the agreed unit points: 5/4');
    await pressButton(/^Brine Corporal/);
    await waitFor(() => expect(missionDraft()?.plan.teams.mastermind).toHaveLength(2));
    // The villain's spawn point was removed with the villain.
    expect(missionDraft()?.plan.spawns.some(({ at: square }) => square === 'j1')).toBe(false);
  });

  it('exchange their starting points between figures', async () => {
    await at('hero-figures');
    const point = await screen.findByLabelText('Green spawn point a14');
    // The names of the figures are shown once their cards are read.
    await within(point).findByRole('option', { name: 'Old Harrow' });
    await user.selectOptions(point, 'Old Harrow');
    await waitFor(() =>
      expect(
        missionDraft()
          ?.plan.spawns.filter(({ kind }) => kind === 'hero')
          .map(({ character }) => character),
      ).toEqual(['demo-104', 'demo-102', 'demo-103', 'demo-101']),
    );
  });

  it('place a spawn point for each figure, and remove one by a tap on its square', async () => {
    await at('hero-spawns', ALL_DONE);
    await pressButton(/^c14/);
    await waitFor(() => expect(missionDraft()?.plan.spawns.some(({ at: square }) => square === 'c14')).toBe(false));
    within(await problems()).getByText(/Each figure needs one spawn point: Sexton Bell: 0\/1/);
    await pressButton(/^c14/);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Rule problems' })).toBeNull());
  });
});

describe('a campaign', () => {
  const begun = async (missions = 2): Promise<string> => {
    const id = await createCampaign(missionRules.id, 'Salt and Rope', missions);
    if (id === null) throw new Error('not kept');
    return id;
  };
  const played = async (id: string, heroes: number, mastermind: number): Promise<void> => {
    const facts = rules.beginMission(campaigns()?.[0]?.campaign as never, makeDemoMissionPlan(), CATALOG, null).facts;
    await recordCampaignFacts(id, () => ({ problems: [], facts }));
    await recordCampaignFacts(id, (now) => rules.endMission(now, { heroes, mastermind }, true));
  };

  /** Returns the teams with the first mastermind character raised to level 2. */
  const levelled = ({ heroes, mastermind }: MissionPlan['teams']): MissionPlan['teams'] => ({
    heroes,
    mastermind: mastermind.map((each, index) =>
      index === 0 ? { ...each, loadout: { ...each.loadout, level: 2 } } : each,
    ),
  });

  it('is started, lists what is left, and sets up its first mission', async () => {
    openTablePath('campaigns');
    await pressButton('New campaign');
    await user.type(await screen.findByLabelText('Campaign name'), 'Salt and Rope');
    await pressButton('Start campaign');
    await screen.findByText('Next: mission 1 of 6');
    await pressButton('Set up mission 1');
    await screen.findByRole('heading', { name: 'Salt and Rope: mission 1' });
  });

  it('takes the points of an ended game by one tap, and undo removes them', async () => {
    const id = await begun();
    await beginMissionDraft({ ...HEAD, campaign: id }, makeDemoMissionPlan());
    await changeMissionDraft((now) => ({
      ...now,
      steps: Object.fromEntries(rules.steps.map((each) => [each.id, 'done'])),
    }));
    openTablePath('mission');
    await pressButton(/^Start the mission/);
    await waitFor(() => expect(game()).toBeTruthy());
    await recordStep('score', [
      { fact: 'scored', side: 'blue', points: 5, piece: null },
      { fact: 'scored', side: 'red', points: 2, piece: null },
      { fact: 'ended', winner: 'blue' },
    ]);
    await pressButton(/^Save result to the campaign heroes 5, mastermind 2/);
    await screen.findByText('Mission 1 of 2 is over: level up');
    await screen.findByText('Heroes 5, Mastermind 2: the heroes won');
    await user.click(await within(screen.getByRole('status')).findByRole('button', { name: 'Undo' }));
    await screen.findByText('Mission 1 of 2 in progress');
  });

  it('levels up for points, reports missing purchases, and keeps the remaining points', async () => {
    const id = await begun();
    await played(id, 5, 1);
    openTablePath('campaigns', id);
    const heroes = within(await region('Heroes'));
    await user.click(heroes.getByRole('button', { name: 'Raise Old Harrow to level 2: 2 points' }));
    await heroes.findByText('3 points');
    expect(
      (heroes.getByRole('button', { name: 'Raise Old Harrow to level 3: 3 points' }) as HTMLButtonElement).disabled,
    ).toBe(false);
    heroes.getByRole('button', { name: /^Keep 3 points in reserve against the rules/ });
    heroes.getByText('You cannot save points that still buy a level.');
    await user.click(heroes.getByRole('button', { name: 'Raise Sexton Bell to level 2: 2 points' }));
    await user.click(await heroes.findByRole('button', { name: /^Keep 1 point in reserve no more levels to buy/ }));
    await heroes.findByText('Done. Points in reserve: 1.');
    await user.click(within(await region('Mastermind')).getByRole('button', { name: /^Keep 1 point in reserve/ }));
    await screen.findByText('Next: the last mission, 2 of 2');
    screen.getByText('Saltworks by Night, Break the Sluices, The Quiet Courier, Before the Tide Gate Opens');
  });

  it('applies the victory card to the next setup, and gives the weaker team command points', async () => {
    const id = await begun();
    await played(id, 2, 5);
    await recordCampaignFacts(id, (now) => rules.level(now, 'mastermind', 'demo-111', CATALOG));
    for (const team of ['heroes', 'mastermind'] as const)
      await recordCampaignFacts(id, (now) => rules.reserve(now, team, CATALOG));
    openTablePath('campaigns', id);
    await pressButton('Set up mission 2');
    await pressButton(/^Choose for us/);
    await waitFor(() => expect(missionDraft()?.plan.map).toBe('demo-toll-vaults'));
    await changeMissionDraft((now) => ({
      ...now,
      plan: { ...now.plan, teams: levelled(makeDemoMissionPlan().teams) },
    }));
    openTablePath('mission', 'unit-levels');
    await screen.findByText('starts with 4 command points');
    expect((await screen.findAllByRole('radio')).length).toBe(3);
  });

  it('is decided by its last mission; a draw can be accepted or played on', async () => {
    const id = await begun(1);
    await played(id, 3, 3);
    openTablePath('campaigns', id);
    await pressButton('Play one more mission');
    await waitFor(() => expect(campaigns()?.[0]?.campaign.missions).toBe(2));
    await pressButton('Undo');
    await pressButton('End in a draw');
    await screen.findByText('Campaign over: tie');
    await pressButton('Undo');
    await pressButton('Undo');
    await screen.findByText('Mission 1 of 1 in progress');
    const result = within(await region('Mission result'));
    await user.click(result.getByRole('button', { name: 'Increase Heroes’ points' }));
    await user.click(result.getByRole('button', { name: 'Save result' }));
    await screen.findByText('Campaign over: the heroes won');
  });

  it('is deleted and restored by undo', async () => {
    const id = await begun();
    openTablePath('campaigns', id);
    await pressButton('More');
    await pressButton('Delete');
    await screen.findByText('No campaign yet');
    await user.click(await within(screen.getByRole('status')).findByRole('button', { name: 'Undo' }));
    await findButton(/^Salt and Rope/);
  });
});
