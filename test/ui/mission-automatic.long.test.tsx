// @vitest-environment jsdom
import { screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  beginMissionDraft,
  changeMissionDraft,
  clearMissionDraft,
  missionDraft,
  readMissionDraft,
} from '../../src/app/mission/mission-draft';
import { makeDemoMissionPlan } from '../../src/game/demo-mission';
import type { MissionPlan } from '../../src/table/campaign';
import { missionRules, openTablePath } from './mission-screen';
import { clearTable, pressButton, showTable, user } from './table-page';

const HEAD = { edition: missionRules.id, campaign: null, names: { heroes: 'Ana', mastermind: 'Mo' }, level: 1 };

beforeEach(async () => {
  await readMissionDraft();
  await clearMissionDraft();
  showTable();
});

afterEach(async () => {
  await clearTable();
  await clearMissionDraft();
});

/** Opens a page of the mission setup, with the plan of the demo mission. */
async function at(step: string, steps: Record<string, 'done'>): Promise<void> {
  await beginMissionDraft(HEAD, makeDemoMissionPlan(), steps);
  openTablePath('mission', step);
}

describe('what has one possible answer', () => {
  const DECIDED = Object.fromEntries(
    ['map', 'scenarios', 'mastermind-characters', 'hero-characters', 'action-cards'].map((id) => [id, 'done' as const]),
  );
  /** Opens the mastermind’s placement with the plan of the demo mission, without the spawn points of the heroes. */
  const atPlacement = async (change: (plan: MissionPlan) => MissionPlan = (plan) => plan) => {
    await at('mastermind-spawns', DECIDED);
    await changeMissionDraft((now) => {
      const spawns = now.plan.spawns.filter(({ kind }) => kind !== 'hero');
      return { ...now, plan: change({ ...now.plan, spawns }) };
    });
    await pressButton('Done');
  };
  const spawnsOfHeroes = () =>
    missionDraft()
      ?.plan.spawns.filter(({ kind }) => kind === 'hero')
      .map(({ at: square }) => square);

  it('is done for the players: four heroes use all four spawn points, and figures can still be exchanged', async () => {
    await atPlacement();
    await screen.findByRole('heading', { name: 'Step 7 of 7 On the table' });
    expect(spawnsOfHeroes()).toEqual(['a14', 'c14', 'd14', 'f14']);
    openTablePath('mission');
    await screen.findByText('done for you · 4 of 4 placed');
    await pressButton(/^The heroes’ placement/);
    await user.selectOptions(await screen.findByLabelText('Green spawn point a14'), 'Old Harrow');
    await waitFor(() =>
      expect(missionDraft()?.plan.spawns.find(({ at: square }) => square === 'a14')?.character).toBe('demo-104'),
    );
    await pressButton('Undo');
    await waitFor(() =>
      expect(missionDraft()?.plan.spawns.find(({ at: square }) => square === 'a14')?.character).toBe('demo-101'),
    );
  });

  it('is left to the players if three heroes choose among four spawn points', async () => {
    await atPlacement((plan) => ({ ...plan, teams: { ...plan.teams, heroes: plan.teams.heroes.slice(1) } }));
    await screen.findByRole('heading', { name: 'Step 6 of 7 The heroes’ placement' });
    expect(spawnsOfHeroes()).toEqual([]);
  });

  it('becomes open again if a hero leaves', async () => {
    await atPlacement();
    await waitFor(() => expect(missionDraft()?.steps['hero-spawns']).toBe('automatic'));
    openTablePath('mission', 'hero-characters');
    await pressButton(/^Old Harrow/);
    await pressButton('Done');
    await waitFor(() => expect(missionDraft()?.steps['hero-spawns']).toBeUndefined());
  });

  it('cards for new players are chosen when the teams are done; the players’ own choice stays', async () => {
    await at('hero-characters', { ...DECIDED, 'hero-characters': 'done' });
    await changeMissionDraft((now) => {
      const { 'action-cards': _, ...steps } = { ...DECIDED } as Record<string, 'done'>;
      const [wick, ...others] = now.plan.teams.heroes.map((each) => ({
        ...each,
        loadout: { ...each.loadout, cards: [] },
      }));
      if (!wick) return null;
      const heroes = [{ ...wick, loadout: { ...wick.loadout, cards: ['slow-burn'] } }, ...others];
      return { ...now, steps, plan: { ...now.plan, teams: { ...now.plan.teams, heroes } } };
    });
    await pressButton('Done');
    await waitFor(() =>
      expect(missionDraft()?.plan.teams.heroes.every(({ loadout }) => loadout.cards.length > 0)).toBe(true),
    );
    expect(missionDraft()?.plan.teams.heroes[0]?.loadout.cards).toEqual(['slow-burn']);
    expect(missionDraft()?.steps['action-cards']).toBeUndefined();
  });
});
