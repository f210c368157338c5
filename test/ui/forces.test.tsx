// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureLibrary, forces } from '../../src/app/library';
import { game, table } from '../../src/app/session';
import ForcesScreen from '../../src/ui/forces/ForcesScreen';
import { ToastPlace } from '../../src/ui/parts/Toast';
import { dismissToast } from '../../src/ui/parts/toasts';

beforeEach(async () => {
  await ensureLibrary();
  location.hash = '#/forces';
  render(() => (
    <>
      <ForcesScreen />
      <ToastPlace />
    </>
  ));
  await screen.findByRole('heading', { name: 'Forces' });
});

afterEach(() => {
  cleanup();
  dismissToast();
});

async function newForce(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'New force' }));
  await screen.findByRole('button', { name: 'Add characters' });
}

async function add(...names: string[]): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Add characters' }));
  const sheet = await screen.findByRole('dialog', { name: 'Add characters' });
  for (const [index, name] of names.entries()) {
    await userEvent.click(within(sheet).getByRole('button', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(openForce()?.members).toHaveLength(index + 1));
  }
  await userEvent.click(within(sheet).getByRole('button', { name: /^Done/ }));
}

function openForce() {
  return forces()?.find((force) => location.hash.endsWith(force.id));
}

test('the total and what is left follow each character', async () => {
  await newForce();
  await add('Brass Titan', 'Night Heron');
  const status = screen.getByRole('heading', { name: /^Force \d/ }).parentElement as HTMLElement;
  expect(within(status).getByRole('status').textContent).toBe('185of 300 · 115 left');
  expect(screen.getByText(/Checks the build total; feats, themes/)).toBeDefined();
});

test('a force over its build total says how far, and what would mend it', async () => {
  await newForce();
  await add('Brass Titan', 'Brass Titan', 'Night Heron');
  const mend = await screen.findByRole('alert');
  expect(mend.textContent).toContain('Drop 6 points');
  expect(mend.textContent).toContain('Taking out Night Heron (64) is enough.');
  expect(mend.textContent).toContain('A build total of 400 would hold it.');
});

test('a character taken out comes back by undo', async () => {
  await newForce();
  await add('Quarry');
  await userEvent.click(screen.getByRole('button', { name: 'Take out Quarry' }));
  await waitFor(() => expect(openForce()?.members).toHaveLength(0));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(openForce()?.members).toHaveLength(1));
});

test('a force is played: its characters stand in a new game under its edition and build total', async () => {
  await newForce();
  await add('Quarry', 'Night Heron');
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start the game' }));
  await waitFor(() => expect(game()?.name).toMatch(/^Force \d/));
  const names = [...(table()?.figures.values() ?? [])]
    .filter((figure) => figure.side === 'red')
    .map((figure) => figure.character.name);
  expect(names).toEqual(['Quarry', 'Night Heron']);
  expect(table()?.buildTotal).toBe(300);
});
