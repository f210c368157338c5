import type { Page } from 'playwright';
import type { Phone } from '../browser/harness';
import { shareGame } from '../browser/together';
import { READ_STATE_SCRIPT, readGame, reopenGame, startTortureGame } from './table-states';
import { collectReports, failCheck, type TortureKind } from './torture-kind';

/**
 * Taps endlessly: damage and healing, actions that cost tokens, ends of turns. No tap waits for an earlier tap. Damage
 * stops at the third click, so all figures stay in play.
 */
function tapOn(page: Page, seed: number): Promise<void> {
  return page.evaluate(
    ([start, source]) => {
      const read = new Function(`return ${source}`)() as () => string;
      const tell = (window as unknown as { tellShown: (text: string) => Promise<void> }).tellShown;
      let before = read();
      new MutationObserver(() => {
        const now = read();
        if (now === before) return;
        before = now;
        void tell(now);
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      let state = start;
      const next = (below: number) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      const button = (place: number) => document.querySelectorAll<HTMLButtonElement>('.deed-row button')[place];
      // Dial click at which each card was last damaged. Waiting for a new click prevents a K.O. on a slow screen.
      const hurtAt = new Map<HTMLElement, number>();
      const tap = () => {
        setTimeout(tap, next(12));
        // In an open sheet, taps the power action, which costs a token and has no further choices.
        const listed = [...document.querySelectorAll<HTMLButtonElement>('.action-list button')];
        const power = listed.find((each) => each.textContent?.startsWith('Power action'));
        if (power) return power.click();
        const cards = [...document.querySelectorAll<HTMLElement>('.figure-card')];
        const card = cards[next(cards.length)];
        if (!card) return;
        if (card.getAttribute('aria-pressed') !== 'true') card.click();
        const click = Number(card.querySelector('.ring-number')?.textContent);
        const chance = next(20);
        const end = [...document.querySelectorAll<HTMLButtonElement>('.deed-turn button')].at(-1);
        if (hurtAt.get(card) !== click) hurtAt.delete(card);
        if (click > 2) button(1)?.click();
        else if (chance === 0) end?.click();
        else if (chance < 4 && !card.hasAttribute('data-spent')) button(3)?.click();
        else if (click > 1 && chance % 2 === 0) button(1)?.click();
        else if (hurtAt.get(card) !== click) {
          hurtAt.set(card, click);
          button(0)?.click();
        }
      };
      tap();
    },
    [seed, READ_STATE_SCRIPT] as const,
  );
}

export const playTortureKind: TortureKind = played('in play', 5, async () => undefined);

/**
 * Play in a shared game, with no other phone present. Each update of its document is on disk together with the
 * resulting game.
 */
export const sharedGameTortureKind: TortureKind = played('a shared game', 3, async ({ page }) => {
  await shareGame(page, 'Ana');
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

function played(name: string, share: number, prepare: (phone: Phone) => Promise<void>): TortureKind {
  return {
    name,
    share,
    life: 20,
    async begin(phone, place) {
      await startTortureGame(phone, place);
      await prepare(phone);
      /** State of the table after each entry, at the last check. */
      let kept = statesOf(await readGame(phone.page));
      let shown: readonly string[] = [];
      return {
        within: 900,
        async act({ page }) {
          shown = await collectReports(page, 'tellShown');
          await tapOn(page, Math.floor(place.random() * 2 ** 32));
        },
        async check(again) {
          const stored = await reopenGame(again, place.url);
          const now = statesOf(stored);
          const before = kept.findIndex((state, index) => now[index] !== state);
          if (before >= 0) failCheck(`entry ${before + 1} is not what it was`);
          if (stored.cursor !== stored.entries.length) failCheck('the cursor is not at the last entry');
          if (stored.shown.includes(' out')) failCheck('a figure fell, though all were to stay in play');
          let [at, found] = [kept.length, 0];
          for (const state of shown) {
            const place = now.indexOf(state, at);
            if (place < 0) break;
            found++;
            at = place + 1;
          }
          const unseen = now.length - at;
          kept = now;
          return { confirmed: shown.length, found, unseen };
        },
      };
    },
  };
}

function statesOf({ states }: Awaited<ReturnType<typeof readGame>>): string[] {
  return [...states.values()];
}
