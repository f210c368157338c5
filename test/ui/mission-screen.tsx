/** Setup, cleanup and input helpers for the mission screen tests. */
import { screen, waitFor, within } from '@solidjs/testing-library';
import { expect } from 'vitest';
import { select, table } from '../../src/app/game/open-game';
import { recordAction, recordStep } from '../../src/app/game/perform';
import { DEMO_MISSION_CARDS, makeDemoDraft } from '../../src/app/mission/demo-mission';
import { saveNewMission } from '../../src/app/mission/mission-start';
import { closeSession, openSession } from '../../src/app/session/session';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import type { MissionPlan } from '../../src/table/campaign';
import type { Fact } from '../../src/table/facts';
import { countActionPoints } from '../../src/table/striker';
import type { Figure, Table } from '../../src/table/table';
import { pressButton, showTable, user } from './table-page';

export const missionRules = EDITIONS.find(({ mission }) => mission) as Ruleset;

export async function showQuickMission(): Promise<void> {
  showTable();
  await pressButton(/^Quick demo mission/);
  await screen.findByRole('group', { name: 'Command Dial of Heroes' });
}

/** Opens the demo mission with a changed plan, without rendering. */
export async function openMission(change: (plan: MissionPlan) => MissionPlan = (plan) => plan): Promise<void> {
  closeSession();
  const draft = makeDemoDraft(missionRules.id);
  const result = await saveNewMission(
    { ...draft, plan: change(draft.plan) },
    'Mission',
    missionRules,
    DEMO_MISSION_CARDS,
  );
  if (!result.ok) throw new Error(result.fault.code);
  await openSession(result.value);
}

export const findSheet = () => screen.findByRole('dialog');
export const tapInSheet = async (name: string | RegExp) =>
  user.click(await within(await findSheet()).findByRole('button', { name }));
export const waitUntilSheetClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
export const openTablePath = (...rest: string[]) => {
  location.hash = `#/table/${rest.join('/')}`;
};
/** Opens “More actions” and chooses an action. */
export const tapMoreAction = async (name: string | RegExp) => {
  await pressButton('More actions');
  await tapInSheet(name);
};

export function currentTable(): Table {
  const found = table();
  if (!found) throw new Error('no game is open');
  return found;
}

export function requireFigureByName(name: string): Figure {
  const figure = currentTable().figures.get(name);
  if (!figure) throw new Error(`no ${name} in the game`);
  return figure;
}

export const readActionPoints = (name: string) => countActionPoints(currentTable(), requireFigureByName(name));

/** Begins a round and advances to one of its phases. */
export async function advanceToPhase(round: number, phase: 'mastermind' | 'hero' | 'end'): Promise<void> {
  await recordAction({ deed: 'begin-round', round });
  const steps = { mastermind: 1, hero: 2, end: 3 }[phase];
  for (let step = 0; step < steps; step++) await recordAction({ deed: 'next-phase' });
}

/** Activates a figure or group, which gains action points. */
export const activateForPoints = (piece: string) => recordAction({ deed: 'activate', piece, how: 'gain' });

/**
 * Advances to the phase of the figure's side, places figures by name, and activates the figure to gain action points.
 */
export async function startActivation(
  name: string,
  places: Readonly<Record<string, string>>,
  round = 3,
): Promise<void> {
  await advanceToPhase(round, requireFigureByName(name).card?.kind === 'hero' ? 'hero' : 'mastermind');
  await recordStep(
    'place',
    Object.entries(places).map(
      ([piece, square]): Fact => ({ fact: 'placed', piece, squares: [square], how: 'placed' }),
    ),
  );
  await activateForPoints(name);
  select(name);
  await screen.findByRole('heading', { name: `${requireFigureByName(name).card?.group ?? name} acts` });
}
