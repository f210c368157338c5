// @vitest-environment jsdom
import { render, screen, within } from '@solidjs/testing-library';
import { expect, it } from 'vitest';
import { table } from '../../src/app/game/open-game';
import { startGame } from '../../src/app/session/start-game';
import type { Figure } from '../../src/table/table';
import FigureSheet from '../../src/ui/game/table/figure-sheet';
import { makeTestCharacter } from '../game/make';

async function sheetOf(set: string, number: string): Promise<HTMLElement> {
  await startGame({
    ...{ name: 'Game', edition: 'hypertime-2003', buildTotal: 200, actionTotal: 2, map: null },
    players: [{ side: 'red', name: 'Ana', characters: [{ ...makeTestCharacter('a'), name: 'Ada', set, number }] }],
  });
  const [ada] = [...(table()?.figures.values() ?? [])] as [Figure];
  render(() => <FigureSheet figure={ada} onClose={() => undefined} />);
  return screen.findByRole('dialog', { name: 'Ada' });
}

it("shows the FAQ's correction of this figure, with its passage", async () => {
  const note = within(await sheetOf('CT', '075')).getByRole('note');
  expect(note.textContent).toContain('This figure has 2 bolts, not 1.');
  expect(note.textContent).toContain('FAQ: Figure Corrections');
});

it('shows nothing on another figure of that set', async () => {
  expect(within(await sheetOf('CT', '74')).queryByRole('note')).toBeNull();
});
