// @vitest-environment jsdom
import { screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { game, table } from '../../src/app/game/open-game';
import { recordStep } from '../../src/app/game/perform';
import {
  campaigns,
  createCampaign,
  recordCampaignFacts,
  refreshCampaigns,
  removeCampaign,
} from '../../src/app/mission/campaigns';
import { DEMO_MISSION_CARDS } from '../../src/app/mission/demo-mission';
import {
  beginMissionDraft,
  changeMissionDraft,
  clearMissionDraft,
  readMissionDraft,
} from '../../src/app/mission/mission-draft';
import { makeDemoMissionPlan } from '../../src/game/demo-mission';
import type { CampaignRules } from '../../src/rules/campaign';
import type { MissionPlan } from '../../src/table/campaign';
import { missionRules, openTablePath } from './mission-screen';
import { clearTable, pressButton, showTable, user } from './table-page';

const rules = missionRules.mission?.campaign as CampaignRules;

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

/**
 * Starts the first mission of a new campaign. Returns the campaign's id.
 * @param before runs before the mission is set up
 */
async function begun(plan: MissionPlan, before?: (id: string) => Promise<void>): Promise<string> {
  const id = (await createCampaign(missionRules.id, 'Salt and Rope', 3)) ?? '';
  await before?.(id);
  await beginMissionDraft(
    { edition: missionRules.id, campaign: id, names: { heroes: '', mastermind: '' }, level: 1 },
    plan,
  );
  await changeMissionDraft((now) => ({
    ...now,
    steps: Object.fromEntries(rules.steps.map((each) => [each.id, 'done'])),
  }));
  openTablePath('mission');
  await pressButton(/^Start the mission/);
  await waitFor(() => expect(table()?.figures.size).toBe(9));
  return id;
}

it("prefills the campaign result with the game's score; its cards can be made available again", async () => {
  const id = await begun(makeDemoMissionPlan());
  await waitFor(() => expect(game()).toBeTruthy());
  await recordStep('score', [
    { fact: 'scored', side: 'blue', points: 5, piece: null },
    { fact: 'scored', side: 'red', points: 2, piece: null },
  ]);
  openTablePath('campaigns', id);
  const result = within(await screen.findByRole('region', { name: 'Mission result' }));
  const shows = (label: string) => within(result.getByRole('group', { name: label })).getByRole('status').textContent;
  expect([shows('Heroes’ points'), shows('Mastermind’s points')]).toEqual(['5', '2']);
  await user.click(result.getByRole('button', { name: 'Increase Mastermind’s points' }));
  await user.click(result.getByRole('switch', { name: 'Mark its map and scenarios as used' }));
  await user.click(result.getByRole('button', { name: 'Save result' }));
  await screen.findByText('Heroes 5, Mastermind 3: the heroes won');
  expect(campaigns()?.[0]?.campaign.aside).toEqual({ maps: [], scenarios: [] });
});

it('names the victory card and open roles at the table', async () => {
  const scenarios = ['demo-sluices', 'demo-bad-blood', 'demo-tide-gate'];
  const roles = [{ scenario: 'demo-bad-blood', role: 'At odds', characters: ['demo-101', 'demo-102'] }];
  const plan = { ...makeDemoMissionPlan(), scenarios, roles };
  await begun({ ...plan, victory: { team: 'mastermind', side: 1 } }, async (id) => {
    const first = rules.beginMission(
      campaigns()?.[0]?.campaign as never,
      plan,
      DEMO_MISSION_CARDS.cardCatalog,
      null,
    ).facts;
    await recordCampaignFacts(id, () => ({ problems: [], facts: first }));
    await recordCampaignFacts(id, (now) => rules.endMission(now, { heroes: 1, mastermind: 2 }, false));
    for (const team of ['heroes', 'mastermind'] as const)
      await recordCampaignFacts(id, (now) => rules.reserve(now, team, DEMO_MISSION_CARDS.cardCatalog));
  });
  const strip = within(await screen.findByRole('region', { name: 'Cards and counters' }));
  // The scenarios of a mission are listed with its objectives instead.
  expect(strip.getAllByRole('button').map((each) => each.textContent)).toEqual(['CardAt odds', 'CardDeep Purse']);
  await user.click(strip.getByRole('button', { name: /Deep Purse$/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Cards and counters' }));
  sheet.getByRole('article', { name: 'Card: At odds' });
  await user.click(sheet.getByRole('button', { name: 'Remove Deep Purse' }));
  await screen.findByText('Deep Purse removed.');
});
