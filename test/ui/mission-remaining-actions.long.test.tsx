// @vitest-environment jsdom
import { configure, screen, waitFor, within } from '@solidjs/testing-library';
import { beforeEach, describe, expect, it } from 'vitest';
import { printGameLog } from '../../src/app/game/log-lines';
import { log, select, selected } from '../../src/app/game/open-game';
import { recordAction, recordStep } from '../../src/app/game/perform';
import { advanceToPhase, showQuickMission } from './mission-screen';
import { pressButton, user } from './table-page';

configure({ defaultHidden: true });

beforeEach(showQuickMission, 60_000);

const strip = () => screen.findByRole('region', { name: 'Left in this phase' });
const chips = async () =>
  within(await strip())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

describe('figures left in a phase', () => {
  it('lists figures not activated, a group once, and selects one by a tap', async () => {
    await recordAction({ deed: 'begin-round', round: 2 });
    expect(screen.queryByRole('region', { name: 'Left in this phase' })).toBeNull();
    await recordAction({ deed: 'next-phase' });
    await waitFor(async () => expect(await chips()).toEqual(['not activated Brine Corporal', 'not activated Tollmen']));
    await pressButton(/^not activated Tollmen/);
    expect(selected()).toMatch(/^Tollmen \d/);
    await recordAction({ deed: 'activate', piece: 'Tollmen', how: 'rest' });
    await waitFor(async () => expect(await chips()).toEqual(['not activated Brine Corporal']));
  });

  it('lists unspent points of the active figure, and finally that all have been activated', async () => {
    await advanceToPhase(2, 'hero');
    for (const piece of ['Tallow Wick', 'Sexton Bell']) {
      await recordAction({ deed: 'activate', piece, how: 'gain' });
      select('Tollmen 1');
      await waitFor(async () => expect((await chips())[0]).toMatch(new RegExp(`^\\d AP unspent ${piece}$`)));
      await recordAction({ deed: 'end-activation', piece });
    }
    expect(await within(await strip()).findAllByText('All have been activated')).toHaveLength(2);
    expect(await chips()).toEqual([]);
  });

  it('leaves out the points of the selected figure, which its own panel shows', async () => {
    await advanceToPhase(2, 'hero');
    await recordAction({ deed: 'activate', piece: 'Tallow Wick', how: 'gain' });
    select('Tollmen 1');
    await pressButton(/AP unspent Tallow Wick$/);
    expect(selected()).toBe('Tallow Wick');
    await waitFor(async () => expect(await chips()).toEqual(['not activated Sexton Bell']));
    select('Sexton Bell');
    await waitFor(async () => expect((await chips())[0]).toMatch(/AP unspent Tallow Wick$/));
  });

  it('lists a defeated figure that may still return', async () => {
    await advanceToPhase(2, 'hero');
    await recordAction({ deed: 'activate', piece: 'Tallow Wick', how: 'rest' });
    await recordAction({ deed: 'defeat', piece: 'Sexton Bell' });
    await waitFor(async () => expect(await chips()).toEqual(['not activated Sexton Bell']));
  });

  it('lists wounds without a slot and opens their sheet, but does not block the end of the phase', async () => {
    await advanceToPhase(4, 'hero');
    await recordAction({
      deed: 'wound',
      piece: 'Sexton Bell',
      puts: [{ box: null, card: null, wounds: 2 }],
      by: null,
    });
    await pressButton(/^2 wounds to place Sexton Bell/);
    const sheet = await screen.findByRole('dialog');
    expect(within(sheet).getAllByText(/Sexton Bell/).length).toBeGreaterThan(0);
    await user.click(within(sheet).getByRole('button', { name: 'Later' }));
    await pressButton('Round 3');
    await screen.findByRole('heading', { name: 'Mastermind phase' });
  });
});

describe('texts of a mission', () => {
  it("omit internal counters in the log and on an entry's sheet", async () => {
    const counted = { fact: 'tallied', piece: 'Tollmen 1', of: null, by: 1 } as const;
    await recordStep('test', [
      { ...counted, tally: 'mobilized' },
      { ...counted, tally: 'volley', of: 'Net' },
      { ...counted, tally: 'points' },
    ]);
    await recordStep('alone', [{ ...counted, tally: 'mobilized', by: 2 }]);
    const now = log();
    const text = now ? printGameLog(now, 'Night') : '';
    expect(text).toMatch(/: Tollmen 1 gains 1 action point$/m);
    expect(text).not.toMatch(/is mobilized|attack from Net/);
    // An entry that contains only internal counters still has a text.
    expect(text).toContain('Tollmen 1 has done what it does this round');
    await pressButton('Game menu');
    await pressButton(/^Game log/);
    await pressButton(/Tollmen 1 gains 1 action point$/);
    const facts = () => within(screen.getByRole('dialog')).getAllByRole('listitem');
    await waitFor(() => expect(facts()).toHaveLength(1));
    expect(facts()[0]?.textContent).toContain('Tollmen 1 gains 1 action point');
  });

  it('use objective points, wounds and defeats in log and summary', async () => {
    await advanceToPhase(2, 'hero');
    await recordAction({
      deed: 'wound',
      piece: 'Tollmen 1',
      puts: [{ box: null, card: null, wounds: 3 }],
      by: 'Tallow Wick',
    });
    await recordAction({ deed: 'defeat', piece: 'Brine Corporal', by: 'Sexton Bell' });
    await recordAction({ deed: 'score', side: 'blue', points: 2 });
    await recordAction({ deed: 'score', side: 'blue', points: -1 });
    await recordStep('damage', [{ fact: 'clicked', piece: 'Sexton Bell', by: 2, cause: 'damage', from: 'Tollmen 2' }]);
    expect(screen.getAllByText(/objective points?$/).length).toBeGreaterThan(0);
    await recordAction({ deed: 'end-game' });
    const now = log();
    const text = now ? printGameLog(now, 'Night') : '';
    expect(text).toContain('Defeated: Brine Corporal');
    expect(text).toContain('Sexton Bell takes 2 wounds from Tollmen 2');
    expect(text).toContain('Objective points: ');
    expect(text).toMatch(/gains 2 objective points/);
    expect(text).not.toMatch(/clicks?\b|victory|K\.O\.|knocked/i);
    location.hash = '#/table/summary';
    await screen.findByRole('heading', { name: 'Summary' });
    const summary = document.querySelector('.summary');
    expect(await screen.findByRole('list', { name: 'Objective points' })).toBeTruthy();
    expect(summary?.textContent).toContain('Health left');
    expect(`${summary?.textContent} ${summary?.innerHTML}`).not.toMatch(/clicks? |victory|K\.O\.|Clicks/);
  });
});
