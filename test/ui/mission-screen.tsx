/** Setup, cleanup and input helpers for the mission screen tests. */
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { refreshGames } from '../../src/app/game/games';
import { close, give, open, record, select, table } from '../../src/app/game/session';
import { dismissToast } from '../../src/app/messages';
import { DEMO_CARDS, demoDraft } from '../../src/app/mission/demo-mission';
import { makeMission } from '../../src/app/mission/mission-start';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { deleteGame, listGames } from '../../src/store/game-list';
import type { MissionPlan } from '../../src/table/campaign';
import type { Fact } from '../../src/table/facts';
import { actionPointsOf } from '../../src/table/striker';
import type { Figure, Table } from '../../src/table/table';
import { ToastPlace } from '../../src/ui/kit/toast';
import { TableScreen } from '../../src/ui/shell/table-tab';

export const user = userEvent.setup();

export const rules = EDITIONS.find(({ mission }) => mission) as Ruleset;

/** Renders the Table without an open game. */
export function showTable(): void {
  location.hash = '#/table';
  close();
  render(() => (
    <>
      <TableScreen />
      <ToastPlace />
    </>
  ));
}

/** Starts the quick demo mission by its button. */
export async function showQuickMission(): Promise<void> {
  showTable();
  await press(/^Quick demo mission/);
  await screen.findByRole('group', { name: 'Command Dial of Heroes' });
}

/** Opens the demo mission with a changed plan, without rendering. */
export async function openMission(change: (plan: MissionPlan) => MissionPlan = (plan) => plan): Promise<void> {
  close();
  const draft = demoDraft(rules.id);
  const made = await makeMission({ ...draft, plan: change(draft.plan) }, 'Mission', rules, DEMO_CARDS);
  if (!made.ok) throw new Error(made.fault.code);
  await open(made.value);
}

/** Removes rendered screens, games and storage. */
export async function clearTable(): Promise<void> {
  cleanup();
  close();
  dismissToast();
  localStorage.clear();
  location.hash = '#/table';
  const list = await listGames();
  if (list.ok) for (const { id } of list.value.games) await deleteGame(id);
  await refreshGames();
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp) => user.click(await button(name));
export const sheet = () => screen.findByRole('dialog');
export const tap = async (name: string | RegExp) =>
  user.click(await within(await sheet()).findByRole('button', { name }));
export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
export const go = (...rest: string[]) => {
  location.hash = `#/table/${rest.join('/')}`;
};
/** Chooses an option under “More actions”. */
export const more = async (name: string | RegExp) => {
  await press('More actions');
  await tap(name);
};

export function now(): Table {
  const found = table();
  if (!found) throw new Error('no game is open');
  return found;
}

export function figure(name: string): Figure {
  const found = now().figures.get(name);
  if (!found) throw new Error(`no ${name} in the game`);
  return found;
}

export const points = (name: string) => actionPointsOf(now(), figure(name));

/** Advances to a phase of a round. */
export async function inPhase(round: number, phase: 'mastermind' | 'hero' | 'end'): Promise<void> {
  await give({ deed: 'begin-round', round });
  const steps = { mastermind: 1, hero: 2, end: 3 }[phase];
  for (let step = 0; step < steps; step++) await give({ deed: 'next-phase' });
}

/** Activates a figure or group, gaining action points. */
export const activated = (piece: string) => give({ deed: 'activate', piece, how: 'gain', at: null, heal: null });

/** Advances to the phase of the figure's side, places figures by name, and activates the figure with full points. */
export async function acts(name: string, places: Readonly<Record<string, string>>, round = 3): Promise<void> {
  await inPhase(round, figure(name).card?.kind === 'hero' ? 'hero' : 'mastermind');
  await record(
    'place',
    Object.entries(places).map(
      ([piece, square]): Fact => ({ fact: 'placed', piece, squares: [square], how: 'placed' }),
    ),
  );
  await activated(name);
  select(name);
  await screen.findByRole('heading', { name: `${figure(name).card?.group ?? name} acts` });
}
