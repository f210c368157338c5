// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findInstallOffer, findNotice } from '../../src/app/backup/notices';
import { recordStep } from '../../src/app/game/perform';
import { closeSession } from '../../src/app/session/session';
import { watchInstallMethod } from '../../src/app/settings/device-state';
import { characterRepository } from '../../src/store/characters';
import { defaultDatabase } from '../../src/store/database';
import { putDeviceValue } from '../../src/store/device';
import Notices from '../../src/ui/shell/notices';
import { makeTestCharacter } from '../game/make';
import { startUnplacedDemoGame } from '../helpers/demo-game';
import { clearTables } from '../store/random-store';
import { restoreDemoContent, user } from './table-page';

const MAY_CLEAR = 'This browser may delete your games when space runs out.';

beforeEach(() => clearTables(defaultDatabase()));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

afterAll(restoreDemoContent);

it('does not warn of clearing while nothing is stored', async () => {
  expect(await findNotice(Date.now())).toBeNull();
});

it('warns that the browser may clear storage until the warning is dismissed', async () => {
  await startUnplacedDemoGame();
  const result = render(() => <Notices />);
  const banner = await screen.findByRole('status');
  expect(banner.textContent).toContain(MAY_CLEAR);
  result.unmount();
  // A warning that was not dismissed appears again at the next start.
  render(() => <Notices />);
  await user.click(within(await screen.findByRole('status')).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('status')).toBeNull();
  await waitFor(async () => expect(await findNotice(Date.now())).toBeNull());
});

it('does not warn during a game', async () => {
  await startUnplacedDemoGame();
  await recordStep('turn', [{ fact: 'turn', side: 'red', round: 1 }]);
  render(() => <Notices />);
  expect((await findNotice(Date.now()))?.kind).toBe('clears');
  expect(screen.queryByRole('status')).toBeNull();
  // The warning appears once the list of games is shown.
  closeSession();
  expect((await screen.findByRole('status')).textContent).toContain(MAY_CLEAR);
});

it.each([
  ['an imported character', 'imported' as const, true],
  ['only what was entered here', 'entered' as const, false],
])('after an update with %s, says once whether to import again', async (_, origin, importAgain) => {
  await putDeviceValue('version-seen', '0.1.0');
  await characterRepository.putMany([{ ...makeTestCharacter('u-1'), origin }]);
  await putDeviceValue('told-clears', 1);
  expect(await findNotice(Date.now())).toEqual({ kind: 'updated', version: __VERSION__, importAgain });
  expect((await findNotice(Date.now()))?.kind).not.toBe('updated');
});

it('warns of low storage once per start, even during a game, until dismissed', async () => {
  const storage = { estimate: async () => ({ quota: 100e6, usage: 70e6 }) };
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  await startUnplacedDemoGame();
  await recordStep('turn', [{ fact: 'turn', side: 'red', round: 1 }]);
  const result = render(() => <Notices />);
  const banner = await screen.findByRole('status');
  expect(banner.textContent).toMatch(/Only 30 MB of storage left/);
  await user.click(within(banner).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('status')).toBeNull();
  result.unmount();
  expect((await findNotice(Date.now()))?.kind).not.toBe('space');
  Reflect.deleteProperty(navigator, 'storage');
});

describe('the offer to install', () => {
  const IPHONE = /tap the Share button, then “Add to Home Screen”/;
  const finish = async (): Promise<void> => {
    await startUnplacedDemoGame();
    await recordStep('turn', [{ fact: 'turn', side: 'red', round: 1 }]);
    await putDeviceValue('told-clears', 1);
    await watchInstallMethod();
    render(() => <Notices />);
    expect(screen.queryByRole('status')).toBeNull();
    await recordStep('end', [{ fact: 'ended', winner: 'red' }]);
  };

  afterEach(async () => {
    Reflect.deleteProperty(navigator, 'standalone');
    closeSession();
  });

  it('tells iPhones after the first finished game how to install the app, and never again', async () => {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
    await finish();
    expect((await screen.findByRole('status')).textContent).toMatch(IPHONE);
    expect(await findInstallOffer(Date.now())).toBeNull();
  });

  it('asks Chromium with its prompt', async () => {
    await watchInstallMethod();
    const prompt = vi.fn(async () => undefined);
    const event = Object.assign(new Event('beforeinstallprompt'), {
      prompt,
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    window.dispatchEvent(event);
    await finish();
    await user.click(within(await screen.findByRole('status')).getByRole('button', { name: 'Add to home screen' }));
    // The part that asks is loaded at the tap.
    await waitFor(() => expect(prompt).toHaveBeenCalledOnce());
    expect(await findInstallOffer(Date.now())).toBeNull();
  });

  it('is not made to the installed app', async () => {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: true });
    await finish();
    expect(await findInstallOffer(Date.now())).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
