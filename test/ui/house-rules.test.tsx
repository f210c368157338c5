// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { startUnplacedDemoGame } from '../helpers/demo-game';
// Imported up front: the new-game screen might load the module after the last test has ended.
import '../../src/app/collection/card-lists';
import { ruleset, table } from '../../src/app/game/open-game';
import { recordStep, undoStep } from '../../src/app/game/perform';
import { closeSession } from '../../src/app/session/session';
import { readLastHouseRules } from '../../src/app/session/usual-setup';
import { findEntryById } from '../../src/book';
import { EDITIONS } from '../../src/rules/editions';
import NewGame from '../../src/ui/game/games/new-game';
import HouseSheet from '../../src/ui/game/house-rules-sheet';
import { EntryView } from '../../src/ui/shared/book/entry-view';

configure({ defaultHidden: true });
const user = userEvent.setup({ delay: null });
const [book] = EDITIONS;
const stealth = findEntryById(`${book.id}/stealth-hides`);
const walls = findEntryById(`${book.id}/walls`);

beforeEach(async () => {
  await startUnplacedDemoGame();
});

const rule = (name: string) => screen.findByRole('switch', { name: new RegExp(`^${name}`) });
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';

describe('house rules of the open game', () => {
  it('lists what the edition allows, each with the rule it overrides', async () => {
    render(() => <HouseSheet onClose={() => undefined} />);
    const list = await screen.findByRole('list', { name: 'House rules of this edition' });
    const offered = within(list).getAllByRole('switch');
    expect(offered).toHaveLength(book.house.rules.length);
    expect(offered.some(isOn)).toBe(false);
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(book.house.rules.map(({ topic }) => expect.stringMatching(new RegExp(`^#/rules/at/.*/house/${topic}$`))));
  });

  it('switching one on changes the answers, and undo reverts it', async () => {
    render(() => <HouseSheet onClose={() => undefined} />);
    expect(ruleset()).toBe(book);
    await user.click(await rule('Stealth hides nobody'));
    await waitFor(async () => expect(isOn(await rule('Stealth hides nobody'))).toBe(true));
    expect(ruleset()?.house.inForce.map(({ id }) => id)).toEqual(['stealth-only-hinders']);
    await undoStep();
    expect(isOn(await rule('Stealth hides nobody'))).toBe(false);
    expect(ruleset()).toBe(book);
  });

  it('shows a rule from a later version, ignores it in play, and can remove it', async () => {
    await recordStep('house-rule', [{ fact: 'house-ruled', rule: 'of-tomorrow', name: 'Dice of tomorrow', on: true }]);
    render(() => <HouseSheet onClose={() => undefined} />);
    const list = await screen.findByRole('list', { name: 'Unknown in this version' });
    expect(list.textContent).toContain('Dice of tomorrow');
    expect(ruleset()).toBe(book);
    await user.click(within(list).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(table()?.houseRules).toEqual([]));
  });
});

describe('an entry of the book while a game is open', () => {
  it('offers the house rule that overrides it', async () => {
    if (!stealth) throw new Error('no such entry');
    render(() => <EntryView entry={stealth} />);
    const here = await screen.findByRole('region', { name: 'In this game' });
    await user.click(within(here).getByRole('switch', { name: /^Stealth hides nobody/ }));
    await waitFor(() => expect(table()?.houseRules.map(({ rule: id }) => id)).toEqual(['stealth-only-hinders']));
  });

  it('stores a note where no rule can be switched, and says that answers ignore it', async () => {
    if (!walls) throw new Error('no such entry');
    render(() => <EntryView entry={walls} />);
    const here = await screen.findByRole('region', { name: 'In this game' });
    expect(within(here).queryByRole('switch')).toBeNull();
    await user.click(within(here).getByRole('button', { name: 'Note how we play it' }));
    await user.click(await screen.findByRole('textbox', { name: 'How we play it' }));
    await user.paste('Windows let lines through.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(here.textContent).toContain('Windows let lines through.'));
    expect(here.textContent).toContain('Answers ignore it.');
    await undoStep();
    await waitFor(() => expect(here.textContent).not.toContain('Windows'));
  });

  it('shows nothing in an entry of another edition, or without a game', async () => {
    const other = findEntryById('x-of-swords/walls');
    if (!other || !walls) throw new Error('no such entry');
    render(() => <EntryView entry={other} />);
    await screen.findByRole('button', { name: 'Copy link' });
    expect(screen.queryByRole('region', { name: 'In this game' })).toBeNull();
    cleanup();
    closeSession();
    render(() => <EntryView entry={walls} />);
    await screen.findByRole('button', { name: 'Copy link' });
    expect(screen.queryByRole('region', { name: 'In this game' })).toBeNull();
  });
});

describe('a new game', () => {
  it("offers the last game's house rules, and applies them only on request", async () => {
    await recordStep('house-rule', [
      { fact: 'house-ruled', rule: 'twelve-stands', name: 'A 12 cannot be evaded', on: true },
      { fact: 'house-ruled', rule: 'of-tomorrow', name: 'Dice of tomorrow', on: true },
    ]);
    expect((await readLastHouseRules(book)).map(({ rule: id }) => id)).toEqual(['twelve-stands']);
    closeSession();
    render(() => <NewGame />);
    const offer = await screen.findByRole('switch', { name: /Same as last game/ });
    expect((offer as HTMLInputElement).checked).toBe(false);
    expect(offer.closest('label')?.textContent).toContain('A 12 cannot be evaded');
    await user.click(offer);
    await user.click(screen.getByRole('button', { name: /^Use the demo forces/ }));
    await user.click(await screen.findByRole('button', { name: /^Start/ }));
    await waitFor(() => expect(table()?.houseRules.map(({ rule: id }) => id)).toEqual(['twelve-stands']));
  });
});
