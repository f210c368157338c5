// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { configure, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { select } from '../../src/app/game/open-game';
import {
  activateForPoints,
  advanceToPhase,
  clearTable,
  currentTable,
  findSheet,
  pressButton,
  requireFigureByName,
  showQuickMission,
  tapInSheet,
} from './mission-screen';

configure({ asyncUtilTimeout: 10_000, defaultHidden: true });

beforeEach(showQuickMission, 60_000);

afterEach(clearTable);

it('a villain that acts after the heroes began is out of phase: reported and still recorded', async () => {
  await advanceToPhase(2, 'hero');
  await activateForPoints('Tallow Wick');
  select('Brine Corporal');
  await pressButton('More actions');
  expect((await within(await findSheet()).findByRole('button', { name: /^Gain AP/ })).textContent).toMatch(/not now/);
  await tapInSheet(/^Gain AP/);
  await waitFor(() => expect(requireFigureByName('Brine Corporal').actedRound).toBe(2));
  expect(await screen.findByText(/Against the rules: .*Recorded anyway/)).toBeTruthy();
  expect(currentTable().phase?.phase).toBe('hero phase');
  // The heroes continue, because only the villain's late turn was out of phase.
  const strip = await screen.findByRole('region', { name: 'Left in this phase' });
  await waitFor(() =>
    expect(
      within(strip)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toContain('not activated Sexton Bell'),
  );
});
