// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { table } from '../../src/app/game/open-game';
import { recordStep, undoStep } from '../../src/app/game/perform';
import { savePowerMeaning } from '../../src/app/game/power-meanings';
import { closeSession } from '../../src/app/session/session';
import { getSetting } from '../../src/store/settings';
import FigureSheet from '../../src/ui/game/table/figure-sheet';
import { startUnplacedDemoGame } from '../helpers/demo-game';

configure({ defaultHidden: true });
const user = userEvent.setup({ delay: null });
const EDITION = 'core-2008';

/**
 * Returns The Provost. Its fourth click has Mind Control, which the first book names without defining, and Willpower,
 * which the app applies.
 */
const provost = () => {
  const figure = [...(table()?.figures.values() ?? [])].find(({ character }) => character.name === 'The Provost');
  if (!figure) throw new Error('not in the game');
  return figure;
};
const show = () => render(() => <FigureSheet figure={provost()} onClose={() => undefined} />);
const row = async (power: string): Promise<HTMLElement> => {
  const list = await screen.findByRole('region', { name: 'Powers showing' });
  const found = within(list)
    .getAllByRole('listitem')
    .find((each) => each.textContent?.startsWith(power));
  if (!found) throw new Error(`${power} does not show`);
  return found;
};
const ask = async (power: string): Promise<HTMLElement> => {
  await user.click(within(await row(power)).getByRole('button', { name: `Say what it does: ${power}` }));
  return screen.findByRole('dialog', { name: `What ${power} does` });
};

async function newGame(): Promise<void> {
  await startUnplacedDemoGame();
  await recordStep('damage', [{ fact: 'clicked', piece: provost().piece, by: 3, cause: 'damage', from: null }]);
}

beforeEach(async () => {
  await newGame();
});

afterEach(async () => {
  cleanup();
  await savePowerMeaning(EDITION, 'mind-control', null);
});

describe('a power that the edition does not define', () => {
  it('is marked as not counted, unlike one that is applied', async () => {
    show();
    expect((await row('Mind Control')).textContent).toContain('Not counted');
    expect((await row('Willpower')).textContent).not.toContain('Not counted');
    expect(within(await row('Willpower')).queryByRole('button', { name: /^Say what/ })).toBeNull();
  });

  it('may be a special power, listed by its name', async () => {
    await undoStep();
    show();
    expect((await row('Writ of Standing')).textContent).toContain('Not counted');
    expect((await row('Special power')).textContent).not.toContain('Not counted');
  });

  it('is defined by a few taps, shown as a sentence, and undo removes the definition', async () => {
    show();
    const sheet = await ask('Mind Control');
    await user.click(within(sheet).getByRole('radio', { name: 'Defense' }));
    await user.click(within(sheet).getByRole('button', { name: 'Increase Change' }));
    await user.click(within(sheet).getByRole('radio', { name: 'Close' }));
    const sentence = 'Defense +2 when it is attacked in close combat';
    expect(within(sheet).getByText(sentence)).toBeTruthy();
    await user.click(within(sheet).getByRole('button', { name: 'Add another effect' }));
    await user.selectOptions(within(sheet).getByRole('combobox', { name: 'Effect' }), 'Reduces damage taken');
    await user.click(within(sheet).getByRole('button', { name: 'Use in this game' }));
    await waitFor(() =>
      expect(table()?.meanings).toEqual([
        {
          power: 'mind-control',
          effects: [
            { effect: 'modify', value: 'defense', by: 2, holder: 'target', attacks: 'close' },
            { effect: 'reduce', by: 1 },
          ],
        },
      ]),
    );
    expect(screen.queryByRole('dialog', { name: 'What Mind Control does' })).toBeNull();
    const set = await row('Mind Control');
    expect(set.textContent).toContain('Set by you');
    expect(set.textContent).toContain(`${sentence}. Damage taken −1`);
    await undoStep();
    await waitFor(async () => expect((await row('Mind Control')).textContent).toContain('Not counted'));
  });

  it('can be redefined, and set back to not counted', async () => {
    show();
    await user.click(within(await ask('Mind Control')).getByRole('button', { name: 'Use in this game' }));
    await waitFor(() => expect(table()?.meanings).toHaveLength(1));
    await user.click(within(await row('Mind Control')).getByRole('button', { name: 'Change what Mind Control does' }));
    const sheet = await screen.findByRole('dialog', { name: 'What Mind Control does' });
    expect(within(sheet).getByText('Attack +1 when it attacks')).toBeTruthy();
    await user.click(within(sheet).getByRole('button', { name: 'Do not count it' }));
    await waitFor(() => expect(table()?.meanings).toEqual([]));
  });

  it('is saved with the collection, and the next game can use it by one tap', async () => {
    show();
    const sheet = await ask('Mind Control');
    await user.selectOptions(within(sheet).getByRole('combobox', { name: 'Effect' }), 'Evades hits with a roll');
    await user.click(within(sheet).getByRole('checkbox', { name: 'Save in my collection for later games' }));
    await user.click(within(sheet).getByRole('button', { name: 'Use in this game' }));
    await waitFor(async () => {
      const result = await getSetting('power-meanings');
      expect(result.ok && result.value).toEqual([
        { edition: EDITION, meaning: { power: 'mind-control', effects: [{ effect: 'evade', least: 5 }] } },
      ]);
    });
    cleanup();
    closeSession();
    await newGame();
    expect(table()?.meanings).toBeUndefined();
    show();
    const use = within(await row('Mind Control')).getByRole('button', { name: /^Use as saved/ });
    expect(use.textContent).toContain('Evades a hit on a roll of 5 or more');
    await user.click(use);
    await waitFor(() => expect(table()?.meanings?.map(({ power }) => power)).toEqual(['mind-control']));
  });
});
