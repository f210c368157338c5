// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game, getSavedLogPart, log, table } from '../../src/app/game/open-game';
import { saveUnsavedSteps } from '../../src/app/game/perform';
import { closeSession, openSession } from '../../src/app/session/session';
import { parseBackup } from '../../src/store/backup';
import { openGame } from '../../src/store/games';
import { Shell } from '../../src/ui/shell/shell';
import { startUnplacedDemoGame } from '../helpers/demo-game';
import { pressButton as press, user } from './table-page';

const { add, put } = IDBObjectStore.prototype;

function fillDisk(name = 'QuotaExceededError'): void {
  const refuse = (): never => {
    throw new DOMException('no room', name);
  };
  IDBObjectStore.prototype.add = refuse;
  IDBObjectStore.prototype.put = refuse;
}

function freeDisk(): void {
  Object.assign(IDBObjectStore.prototype, { add, put });
}

const files: File[] = [];

beforeEach(async () => {
  location.hash = '#/table';
  vi.stubGlobal('navigator', Object.assign(navigator, { canShare: () => true, share: shareIt }));
  render(() => <Shell />);
  await startUnplacedDemoGame();
  await press('Ana goes first');
  await press(/^Start the game/);
  await screen.findByRole('heading', { name: /Ana’s turn/ });
}, 60_000);

async function shareIt({ files: given = [] }: ShareData): Promise<void> {
  files.push(...given);
}

afterEach(async () => {
  freeDisk();
  await saveUnsavedSteps();
  cleanup();
  files.length = 0;
});

const card = (name: string) => screen.findByRole('button', { name: new RegExp(`${name}.*range`) });
const click = (name: string) =>
  [...(table()?.figures.values() ?? [])].find((each) => each.character.name === name)?.click;
const stored = async () => {
  const result = await openGame(game()?.id ?? '');
  if (!result.ok) throw new Error(result.fault.detail);
  return result.value.log;
};

describe('a full disk', () => {
  it('is reported, play continues in memory, and everything is saved once there is space', async () => {
    await user.click(await card('Night Heron'));
    const before = await stored();
    fillDisk();
    await press('−1 click of damage');
    const banner = await screen.findByText(/1 step is not saved/);
    expect(banner.textContent).toMatch(/no space left/);
    expect(click('Night Heron')).toBe(2);
    await press('−1 click of damage');
    await within(await card('Night Heron')).findByText('click 3 of 6');
    await press('Undo');
    await within(await card('Night Heron')).findByText('click 2 of 6');
    await press('−1 click of damage');
    expect(await screen.findByText(/3 steps are not saved/)).toBeTruthy();
    expect(await saveUnsavedSteps()).toBe(false);
    expect((await stored()).table).toEqual(before.table);
    freeDisk();
    await press('Try again');
    await waitFor(() => expect(screen.queryByText(/not saved/)).toBeNull());
    const after = await stored();
    expect(after.table).toEqual(table());
    expect(after.cursor).toBe(log()?.cursor);
    expect(getSavedLogPart()).toBeNull();
  });

  it('saves automatically with the next tap that finds space', async () => {
    await user.click(await card('Night Heron'));
    fillDisk('UnknownError');
    await press('−1 click of damage');
    expect((await screen.findByText(/1 step is not saved/)).textContent).toMatch(/cannot reach your saved data/);
    freeDisk();
    await press('−1 click of damage');
    await waitFor(() => expect(screen.queryByText(/not saved/)).toBeNull());
    expect((await stored()).table).toEqual(table());
  });

  it('offers the whole game as a file, and cannot be left for another game until it is saved', async () => {
    await user.click(await card('Night Heron'));
    fillDisk();
    await press('−1 click of damage');
    await press('Save everything to a file');
    await waitFor(() => expect(files).toHaveLength(1));
    const body = parseBackup((await files[0]?.text()) ?? '');
    const id = game()?.id ?? '';
    const steps = body.ok ? body.value.entries.filter((entry) => (entry as { game?: string }).game === id) : [];
    expect(steps).toHaveLength(log()?.cursor ?? -1);
    expect(steps.at(-1)).toMatchObject({ facts: [{ fact: 'clicked', by: 1 }] });
    expect(await openSession('another')).toBe(false);
    closeSession();
    expect(game()?.id).toBe(id);
    expect(click('Night Heron')).toBe(2);
  });
});
