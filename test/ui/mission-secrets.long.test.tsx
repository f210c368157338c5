// @vitest-environment jsdom
import { Blob as WholeBlob } from 'node:buffer';
import { cleanup, getRoles, queryAllByRole, render, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game, select, table } from '../../src/app/game/open-game';
import { recordAction } from '../../src/app/game/perform';
import { dismissToast } from '../../src/app/messages';
import { DEMO_MISSION_CARDS } from '../../src/app/mission/demo-mission';
import {
  beginMissionDraft,
  changeMissionDraft,
  clearMissionDraft,
  missionDraft,
  readMissionDraft,
} from '../../src/app/mission/mission-draft';
import { closeSession } from '../../src/app/session/session';
import { prepareGame } from '../../src/app/transfer/outgoing-data';
import { makeDemoMissionPlan } from '../../src/game/demo-mission';
import MapScreen from '../../src/ui/shell/map-tab';
// Imported up front: on a busy machine, lazy loading exceeds the timeout of a test.
import '../../src/ui/transfer/received-previews';
import ReceivedSheet from '../../src/ui/transfer/received-sheet';
import { missionRules, openTablePath } from './mission-screen';
import { clearTable, findButton, pressButton, showTable, user } from './table-page';

const steps = missionRules.mission?.campaign.steps ?? [];
const HEAD = { edition: missionRules.id, campaign: null, names: { heroes: 'Ana', mastermind: 'Mo' }, level: 1 };

/** Matches the name or id of the third scenario. */
const THIRD = /Tide Gate|tide-gate/i;

/** Lists every name and description in the accessibility tree. */
function spoken(within: HTMLElement): string[] {
  const found: string[] = [];
  const note = (text: string) => found.push(text) > 0;
  for (const role of Object.keys(getRoles(within)))
    queryAllByRole(within, role, { hidden: true, name: note, description: note });
  return found;
}

/**
 * Lists all readable or announced content of the page: text, attributes, typed values, and the accessibility tree's
 * names and descriptions.
 */
function readable(): string[] {
  const found = [document.title, location.hash, document.body.textContent ?? ''];
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    // Attributes are sorted, because their order only shows when each attribute was set.
    const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
    found.push(...attributes.sort());
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) found.push(element.value);
  }
  found.push(...spoken(document.body));
  // Generated ids are masked, because they count up regardless of content.
  return found.filter((each) => each !== '').map((each) => each.replace(/\bcl-\d[\d-]*/g, 'cl'));
}
const telling = (secret: RegExp): string[] => readable().filter((each) => secret.test(each));

beforeEach(async () => {
  await readMissionDraft();
  await clearMissionDraft();
  showTable();
});

afterEach(async () => {
  await clearTable();
  await clearMissionDraft();
});

const idOf = (name: string) => DEMO_MISSION_CARDS.characters.find((each) => each.name === name)?.id ?? '';
describe('secrets hidden from the other player', () => {
  it('the third scenario, before, during and after it is chosen', async () => {
    await beginMissionDraft(HEAD, makeDemoMissionPlan());
    openTablePath('mission', 'scenarios');
    await pressButton(/^Pass the phone to Mo/);
    await findButton('It’s me: show it');
    expect(telling(THIRD)).toEqual([]);
    await pressButton('It’s me: show it');
    await findButton(/^Before the Tide Gate Opens/);
    // The pattern must match while the secret is visible.
    expect(telling(THIRD).length).toBeGreaterThan(1);
    await pressButton('Hide again');
    await findButton(/^Pass the phone to Mo/);
    expect(telling(THIRD)).toEqual([]);
    for (const { id } of steps) {
      openTablePath('mission', id);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Step/));
      expect([id, telling(THIRD)]).toEqual([id, []]);
    }
    openTablePath('mission');
    await screen.findByText(/face down$/);
    expect(telling(THIRD)).toEqual([]);
  }, 60_000);

  it('who has a secret role, in the setup and on the table', async () => {
    const plan = makeDemoMissionPlan();
    await beginMissionDraft(HEAD, plan);
    await changeMissionDraft((now) => ({ ...now, steps: Object.fromEntries(steps.map(({ id }) => [id, 'done'])) }));
    openTablePath('mission', 'mastermind-objectives');
    await pressButton(/^Pass the phone to Mo to choose/);
    await findButton('It’s me: show it');
    expect(telling(/Brine Corporal|Saltreeve/)).toEqual([]);
    await pressButton('It’s me: show it');
    const seen: string[][] = [];
    for (const name of ['The Saltreeve', 'Brine Corporal', 'The Saltreeve']) {
      await pressButton(name);
      await waitFor(() => expect(missionDraft()?.plan.roles[0]?.characters).toEqual([idOf(name)]));
      await findButton(/^Pass the phone to Mo/);
      seen.push(readable());
      await pressButton(/^Pass the phone to Mo to choose/);
      await pressButton('It’s me: show it');
    }
    await pressButton('Hide again');
    // The page must be identical for each villain.
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    openTablePath('mission');
    await pressButton(/^Start the mission/);
    await pressButton(/^Face-down cards/);
    const down = within(await screen.findByRole('dialog'));
    await down.findByRole('button', { name: 'Turn Courier face up' });
    const dialog = screen.getByRole('dialog');
    const said = () => {
      const inside = [dialog, ...dialog.querySelectorAll<HTMLElement>('*')];
      const read = inside.flatMap((each) => [
        ...[...each.attributes].map(({ value }) => value),
        each.textContent ?? '',
      ]);
      return [...read, ...spoken(dialog)];
    };
    expect(said().filter((each) => /Saltreeve|Brine Corporal|demo-1/.test(each))).toEqual([]);
    expect(telling(THIRD)).toEqual([]);
    await user.click(down.getByRole('button', { name: /^Pass the phone to Mo to look/ }));
    expect(said().filter((each) => /Saltreeve|Tide Gate/.test(each))).toEqual([]);
    await user.click(await down.findByRole('button', { name: 'It’s me: show it' }));
    await waitFor(() => expect(said().some((each) => /Saltreeve/.test(each))).toBe(true));
    expect(telling(THIRD).length).toBeGreaterThan(0);
    await user.click(down.getByRole('button', { name: 'Hide again' }));
    await waitFor(() => expect(said().filter((each) => /Saltreeve|Tide Gate/.test(each))).toEqual([]));
  }, 60_000);

  /** Starts a mission in which the named villain is the courier, and plays until Brine Corporal is defeated. */
  const begun = async (name: string): Promise<void> => {
    const plan = makeDemoMissionPlan();
    const roles = plan.roles.map((each) => ({ ...each, characters: [idOf(name)] }));
    await beginMissionDraft(HEAD, { ...plan, roles });
    await changeMissionDraft((now) => ({ ...now, steps: Object.fromEntries(steps.map(({ id }) => [id, 'done'])) }));
    openTablePath('mission');
    await pressButton(/^Start the mission/);
    await waitFor(() => expect(table()?.figures.size).toBe(9));
    await recordAction({ deed: 'begin-round', round: 6 });
    await recordAction({ deed: 'defeat', piece: 'Brine Corporal', by: 'Tallow Wick' });
    await screen.findByText('role face down');
    await findButton(/^Face-down cards/);
    // The cards of the second team are drawn later.
    await screen.findByText('Old Harrow');
    dismissToast();
  };
  /** Closes the game and returns to the list of games. */
  const left = async (): Promise<void> => {
    closeSession();
    openTablePath();
    await findButton(/^Quick demo mission/);
  };
  /**
   * Reads the same screens with each villain as the courier. The contents must be identical and must not mention the
   * third scenario.
   */
  const alike = async (look: () => Promise<readonly string[]>, least: number): Promise<void> => {
    const seen: (readonly string[])[] = [];
    for (const name of ['Brine Corporal', 'The Saltreeve']) {
      await begun(name);
      const read = await look();
      // Clock times are masked, because the missions start at different times.
      seen.push(read.map((each) => each.replace(/\d{1,2}:\d\d(?::\d\d)?(?: [ap]m)?/gi, 'then')));
      await left();
    }
    expect(seen[0]?.length).toBeGreaterThan(least);
    expect(seen[0]?.filter((each) => THIRD.test(each))).toEqual([]);
    expect(seen[1]).toEqual(seen[0]);
  };
  /** Opens a sheet of the game menu, lists the readable content of the page, and closes the sheet. */
  const inMenu = async (name: RegExp, title: string | RegExp, rest: () => Promise<void> = async () => undefined) => {
    await pressButton('Game menu');
    await pressButton(name);
    await screen.findByRole('dialog', { name: title });
    await rest();
    const read = readable();
    await user.click(
      within(screen.getAllByRole('dialog').at(-1) as HTMLElement).getByRole('button', { name: 'Close' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return read;
  };

  it("the heroes' action cards, on every step and when the mastermind chooses", async () => {
    const seen: string[][] = [];
    for (const cards of [
      ['snuff', 'flare'],
      ['burning-rope', 'carried-by-smoke', 'slow-burn'],
    ]) {
      const plan = makeDemoMissionPlan();
      const [wick, ...others] = plan.teams.heroes;
      if (!wick) throw new Error('no heroes');
      const heroes = [{ ...wick, loadout: { ...wick.loadout, cards } }, ...others];
      await beginMissionDraft(HEAD, { ...plan, teams: { ...plan.teams, heroes } });
      const read: string[] = [];
      for (const { id } of steps) {
        openTablePath('mission', id);
        await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Step/));
        read.push(id, ...readable());
      }
      openTablePath('mission', 'action-cards');
      await pressButton(/^Pass the phone to Mo/);
      await pressButton('It’s me: show it');
      await findButton(/^Writ of Seizure/);
      read.push(...readable());
      await pressButton('Done pass to Ana');
      await pressButton('Not now');
      openTablePath('mission');
      await screen.findByText('chosen by Ana and Mo');
      seen.push([...read, ...readable()]);
      openTablePath();
      await findButton(/^Quick demo mission/);
    }
    expect(seen[0]?.length).toBeGreaterThan(200);
    expect(seen[0]?.filter((each) => /Snuff|Flare/.test(each))).toEqual([]);
    expect(seen[1]).toEqual(seen[0]);
  }, 60_000);

  it('role and scenario on the table, whichever villain is defeated', async () => {
    await alike(async () => readable(), 100);
  }, 60_000);

  it('role and scenario on the sheets of the table: log, cards, points', async () => {
    await alike(async () => {
      const log = await inMenu(/^Game log/, 'Game log');
      const cards = await inMenu(/^Cards and counters/, 'Cards and counters');
      // The second stage ends, with the third scenario still face down.
      await recordAction({ deed: 'begin-round', round: 8 });
      for (let phase = 0; phase < 3; phase++) await recordAction({ deed: 'next-phase' });
      await pressButton('Objective points');
      await screen.findByRole('dialog', { name: 'Objective points' });
      const points = readable();
      await pressButton('Done');
      return [...log, ...cards, ...points];
    }, 300);
  }, 60_000);

  it('role and scenario on the map, whichever figure is selected', async () => {
    await alike(async () => {
      cleanup();
      openTablePath();
      location.hash = '#/map';
      render(() => <MapScreen />);
      await screen.findByRole('application');
      const whole = readable();
      select('The Saltreeve');
      await screen.findByRole('radio', { name: 'Move' });
      const chosen = readable();
      cleanup();
      showTable();
      return [...whole, ...chosen];
    }, 200);
  }, 60_000);

  it('role and scenario in the summary and in shared text', async () => {
    const shared: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      shared.push(text);
    });
    await alike(async () => {
      shared.length = 0;
      await inMenu(/^Game log/, 'Game log', async () => {
        await pressButton('Share');
        await pressButton(/^Log as text/);
        await waitFor(() => expect(shared).toHaveLength(1));
        await screen.findByRole('dialog', { name: 'Game log' });
      });
      await pressButton('Game menu');
      await pressButton(/^Summary/);
      await screen.findByRole('heading', { name: 'Summary' });
      await pressButton(/^Share as text/);
      await waitFor(() => expect(shared).toHaveLength(2));
      dismissToast();
      return [...shared, ...readable()];
    }, 50);
    vi.restoreAllMocks();
  }, 60_000);

  it('the third scenario when the game is shared, and on the receiving phone', async () => {
    vi.stubGlobal('Blob', WholeBlob);
    await begun('The Saltreeve');
    await pressButton('Game menu');
    await pressButton(/^Share the game/);
    await findButton(/^File/);
    await screen.findByText(/The face-down cards go with it\.$/);
    expect(telling(THIRD)).toEqual([]);
    const sent = await prepareGame(game()?.id ?? '');
    if (!sent.ok) throw new Error(sent.fault);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await left();
    // The sent game includes the mission plan, from which face-down cards are read.
    expect(sent.value.text).toMatch(THIRD);
    cleanup();
    render(() => <ReceivedSheet given={sent.value.text} onClose={() => undefined} />);
    await screen.findByRole('dialog');
    await screen.findAllByText(/Saltworks by Night/);
    expect(telling(THIRD)).toEqual([]);
    expect(telling(/Courier/)).toEqual([]);
    vi.unstubAllGlobals();
  }, 60_000);
});
