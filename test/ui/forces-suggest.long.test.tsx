// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { characters, ensureLibrary, forces } from '../../src/app/collection/library';
import { recordOwned } from '../../src/app/collection/owned-copies';
import { makeSuggestServer } from '../../src/app/forces/suggest.worker';
import type { Character } from '../../src/catalog/character';
import { defaultDatabase } from '../../src/store/database';
import ForcesScreen from '../../src/ui/shell/forces-tab';
import { makeFakeWorker } from '../helpers/fake-worker';

const FakeWorker = makeFakeWorker(makeSuggestServer);
beforeEach(async () => {
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.calls.length = 0;
  await ensureLibrary();
  await defaultDatabase().owned.clear();
  location.hash = '#/forces';
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function askForSuggestions(): Promise<HTMLElement> {
  render(() => <ForcesScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'New force' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest' }));
  return screen.findByRole('dialog', { name: 'Fill 300 points' });
}

const fills = async (sheet: HTMLElement): Promise<string[]> => {
  const list = await within(sheet).findByRole('list', { name: 'Best additions' });
  return within(list)
    .queryAllByRole('button')
    .map((each) => each.textContent ?? '');
};

function idOf(name: string): string {
  const found = characters()?.find((each) => each.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found.id;
}

test('offers all characters when none is marked as owned, and a tap adds a fill', async () => {
  const sheet = await askForSuggestions();
  const [best] = await fills(sheet);
  expect(best).toMatch(/exactly full300$/);
  expect(within(sheet).queryByRole('radio', { name: 'My figures' })).toBeNull();
  await userEvent.click(within(sheet).getAllByRole('button', { name: /exactly full/ })[0] as HTMLElement);
  const points = () =>
    forces()
      ?.find(({ id }) => location.hash.endsWith(id))
      ?.members.reduce((sum, member) => sum + member.points, 0);
  await waitFor(() => expect(points()).toBe(300));
});

test('offers only owned characters, a unique one once, unless all are allowed', async () => {
  for (const name of ['Quarry', 'Brass Titan']) await recordOwned({ id: idOf(name), count: 2, where: '' });
  const sheet = await askForSuggestions();
  expect(await fills(sheet)).toEqual(['Brass Titan, Quarry100 left200', 'Brass Titan179 left121', 'Quarry221 left79']);
  await userEvent.click(within(sheet).getByRole('radio', { name: 'All characters' }));
  await waitFor(async () => expect((await fills(sheet))[0]).toMatch(/exactly full300$/));
});

test('sends the collection to the worker once, before the requests, which do not repeat it', async () => {
  const sheet = await askForSuggestions();
  await fills(sheet);
  await userEvent.click(within(sheet).getByRole('radio', { name: 'More clicks' }));
  await waitFor(() => expect(FakeWorker.calls.filter(({ name }) => name === 'suggest')).toHaveLength(2));
  const known = FakeWorker.calls.flatMap(({ name, args }) =>
    name === 'know' ? (args[0] as Character[]).map(({ id }) => id) : [],
  );
  expect(known.sort()).toEqual(
    characters()
      ?.map(({ id }) => id)
      .sort(),
  );
});
