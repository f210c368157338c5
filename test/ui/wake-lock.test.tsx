// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordStep } from '../../src/app/game/perform';
import { startGame } from '../../src/app/session/start-game';
import { DEMO_MAPS } from '../../src/board/demo';
import { Shell } from '../../src/ui/shell/shell';
import { makeTestCharacter } from '../game/make';

/** Wake locks that the page holds. The browser may also release a lock. */
const held = new Set<EventTarget>();
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  const request = async () => {
    const sentinel = new EventTarget() as EventTarget & { release: () => Promise<void> };
    // Browsers release a lock with a delay.
    sentinel.release = () => new Promise((done) => setTimeout(() => done(releaseNow(sentinel)), 20));
    held.add(sentinel);
    return sentinel;
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

function releaseNow(sentinel: EventTarget): void {
  held.delete(sentinel);
  sentinel.dispatchEvent(new Event('release'));
}

function show(state: DocumentVisibilityState): void {
  visibility = state;
  // A hidden page loses its locks.
  if (state === 'hidden') for (const sentinel of held) releaseNow(sentinel);
  document.dispatchEvent(new Event('visibilitychange'));
}

async function play(): Promise<void> {
  const players = (['red', 'blue'] as const).map((side) => ({
    side,
    name: side,
    characters: [makeTestCharacter(side)],
  }));
  const limits = { edition: 'core-2008', buildTotal: 300, actionTotal: 3 };
  await startGame({ name: 'Game', ...limits, players, map: DEMO_MAPS[0] ?? null });
  render(() => <Shell />);
}

const expectHeld = (count: number) => waitFor(() => expect(held.size).toBe(count));
const settle = () => new Promise((done) => setTimeout(done, 60));

it('keeps the screen on only while a game is open on the Table or the Map', async () => {
  location.hash = '#/table';
  await play();
  await expectHeld(1);
  for (const place of ['#/map', '#/map/ask', '#/table']) {
    location.hash = place;
    await settle();
    expect(held.size, place).toBe(1);
  }
  location.hash = '#/rules';
  await expectHeld(0);
  location.hash = '#/map';
  await expectHeld(1);
});

it('keeps it on when the app opens on the Map, and again after the phone was idle', async () => {
  location.hash = '#/map';
  await play();
  await expectHeld(1);
  show('hidden');
  expect(held.size).toBe(0);
  show('visible');
  await expectHeld(1);
});

it('holds a lock even if the next screen requests one before the last is released', async () => {
  location.hash = '#/map';
  await play();
  await expectHeld(1);
  location.hash = '#/rules';
  await waitFor(() => expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Rules'));
  location.hash = '#/map';
  await settle();
  await expectHeld(1);
});

it('lets the screen sleep after the game ends', async () => {
  location.hash = '#/map';
  await play();
  await expectHeld(1);
  await recordStep('end', [{ fact: 'ended', winner: null }]);
  await expectHeld(0);
});
