// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { getRoles, queryAllByRole, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { close, give, table } from '../../src/app/game/session';
import { dismissToast } from '../../src/app/messages';
import { DEMO_CARDS } from '../../src/app/mission/demo-mission';
import { beginDraft, changeDraft, draft, endDraft, readDraft } from '../../src/app/mission/mission-draft';
import { demoMission } from '../../src/game/demo-mission';
import { button, clearTable, go, press, rules, showTable, user } from './mission-screen';

const steps = rules.mission?.campaign.steps ?? [];
const HEAD = { edition: rules.id, campaign: null, names: { heroes: 'Ana', mastermind: 'Mo' }, level: 1 };

/** The third scenario by its name and its id. */
const THIRD = /Tide Gate|tide-gate/i;

/** Every name and description in the accessibility tree. */
function spoken(within: HTMLElement): string[] {
  const found: string[] = [];
  const note = (words: string) => found.push(words) > 0;
  for (const role of Object.keys(getRoles(within)))
    queryAllByRole(within, role, { hidden: true, name: note, description: note });
  return found;
}

/** Everything on the page that can be read or is spoken: its text, each attribute and typed value, each name and description of the accessibility tree. */
function readable(): string[] {
  const found = [document.title, location.hash, document.body.textContent ?? ''];
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    for (const { name, value } of element.attributes) found.push(`${name}=${value}`);
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) found.push(element.value);
  }
  found.push(...spoken(document.body));
  // Ids that are counted up, whatever is shown.
  return found.filter((each) => each !== '').map((each) => each.replace(/\bcl-\d[\d-]*/g, 'cl'));
}
const telling = (secret: RegExp): string[] => readable().filter((each) => secret.test(each));

beforeEach(async () => {
  await readDraft();
  await endDraft();
  showTable();
});

afterEach(async () => {
  await clearTable();
  await endDraft();
});

const idOf = (name: string) => DEMO_CARDS.characters.find((each) => each.name === name)?.id ?? '';
describe('what the other player can read', () => {
  it('of the third scenario is nothing while it is chosen, before, between and after', async () => {
    await beginDraft(HEAD, demoMission());
    go('mission', 'scenarios');
    await press(/^Pass the phone to Mo/);
    await button('It’s me: show it');
    expect(telling(THIRD)).toEqual([]);
    await press('It’s me: show it');
    await button(/^Before the Tide Gate Opens/);
    // What it looks for is found where it may be read.
    expect(telling(THIRD).length).toBeGreaterThan(1);
    await press('Hide again');
    await button(/^Pass the phone to Mo/);
    expect(telling(THIRD)).toEqual([]);
    for (const { id } of steps) {
      go('mission', id);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Step/));
      expect([id, telling(THIRD)]).toEqual([id, []]);
    }
    go('mission');
    await screen.findByText(/face down$/);
    expect(telling(THIRD)).toEqual([]);
  }, 60_000);

  it('of a secret part is nobody who has it, in the set-up or on the table', async () => {
    const plan = demoMission();
    await beginDraft(HEAD, plan);
    go('mission', 'mastermind-objectives');
    await press(/^Pass the phone to Mo to choose/);
    await button('It’s me: show it');
    expect(telling(/Brine Corporal|Saltreeve/)).toEqual([]);
    await press('It’s me: show it');
    const seen: string[][] = [];
    for (const name of ['The Saltreeve', 'Brine Corporal', 'The Saltreeve']) {
      await press(name);
      await waitFor(() => expect(draft()?.plan.roles[0]?.characters).toEqual([idOf(name)]));
      await press('Hide again');
      await button(/^Pass the phone to Mo/);
      seen.push(readable());
      await press(/^Pass the phone to Mo to choose/);
      await press('It’s me: show it');
    }
    await press('Hide again');
    // Whoever it is, the page is the same to the letter.
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    await changeDraft((now) => ({ ...now, steps: Object.fromEntries(steps.map(({ id }) => [id, 'done'])) }));
    go('mission');
    await press(/^Start the mission/);
    await press(/^Face-down cards/);
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

  it('of either is nothing on the table, whoever falls', async () => {
    /** The table of a mission in which this villain is the courier, after the first of them fell. */
    const played = async (name: string): Promise<string[]> => {
      const plan = demoMission();
      const roles = plan.roles.map((each) => ({ ...each, characters: [idOf(name)] }));
      await beginDraft(HEAD, { ...plan, roles });
      await changeDraft((now) => ({ ...now, steps: Object.fromEntries(steps.map(({ id }) => [id, 'done'])) }));
      go('mission');
      await press(/^Start the mission/);
      await waitFor(() => expect(table()?.figures.size).toBe(9));
      await give({ deed: 'begin-round', round: 6 });
      await give({ deed: 'defeat', piece: 'Brine Corporal', by: 'Tallow Wick' });
      await screen.findByText('role face down');
      await button(/^Face-down cards/);
      dismissToast();
      const seen = readable();
      expect(seen.filter((each) => THIRD.test(each))).toEqual([]);
      close();
      go();
      await button('Quick demo mission');
      return seen;
    };
    const courier = await played('Brine Corporal');
    expect(courier.length).toBeGreaterThan(100);
    expect(await played('The Saltreeve')).toEqual(courier);
  }, 60_000);
});
