import type { Page } from 'playwright';
import { READ_STATE_SCRIPT, readGame, reopenGame, type StoredGame, startTortureGame } from './table-states';
import { collectReports, failCheck, type KillResult, type TortureKind } from './torture-kind';

/** Upper limit for consecutive taps of one type: deed, undo or redo. */
const CHAIN = 12;

/**
 * Taps damage, ends of turns, and runs of undo and redo. Each tap waits until the screen shows the previous tap.
 * Reports `? undo` before a tap, and `! ` with the table's state after a tap. Waits until each report is received, so
 * at most one tap on the disk is unreported.
 * @param depth number of steps that can be undone at the start
 */
function stepOn(page: Page, seed: number, depth: number): Promise<void> {
  return page.evaluate(
    ([start, deep, most, source]) => {
      const read = new Function(`return ${source}`)() as () => string;
      const tell = (window as unknown as { tellStep: (text: string) => Promise<void> }).tellStep;
      let state = start;
      const next = (below: number) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      const changed = (before: string) =>
        new Promise<string>((done) => {
          const watch = new MutationObserver(() => {
            const now = read();
            if (now === before) return;
            watch.disconnect();
            done(now);
          });
          watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        });
      const key = (shiftKey: boolean) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, shiftKey, bubbles: true }));
      const buttons = (row: string) => [...document.querySelectorAll<HTMLButtonElement>(`${row} button`)];
      const named = (text: string) => buttons('.deed-turn').find((each) => each.textContent?.trim() === text);
      const deed = () => {
        const cards = [...document.querySelectorAll<HTMLElement>('.figure-card')];
        const card = cards[next(cards.length)] as HTMLElement;
        if (card.getAttribute('aria-pressed') !== 'true') card.click();
        const click = Number(card.querySelector('.ring-number')?.textContent);
        if (next(8) === 0) buttons('.deed-turn').at(-1)?.click();
        else buttons('.deed-row')[click > 2 ? 1 : 0]?.click();
      };
      const walk = async () => {
        let [back, forth] = [deep, 0];
        const step = async (how: 'deed' | 'undo' | 'redo') => {
          await tell(`? ${how}`);
          const done = changed(read());
          if (how === 'deed') deed();
          else if (how === 'redo') key(true);
          else if (next(2) === 0) key(false);
          else named('Undo')?.click();
          await tell(`! ${await done}`);
          back += how === 'undo' ? -1 : 1;
          forth = how === 'deed' ? 0 : forth + (how === 'undo' ? 1 : -1);
          // The pause between taps is about one frame, the pace of a fast hand.
          await new Promise((rest) => setTimeout(rest, next(16)));
        };
        for (;;) {
          for (let left = next(most); left > 0; left--) await step('deed');
          for (let left = next(most); left > 0 && back > 0; left--) await step('undo');
          for (let left = next(most); left > 0 && forth > 0; left--) await step('redo');
        }
      };
      void walk();
    },
    [seed, depth, CHAIN, READ_STATE_SCRIPT] as const,
  );
}

/**
 * Two paths through the log, as the table’s state after each entry: `back` leads to the cursor, `forth` is followed by
 * redo.
 */
interface Ways {
  readonly back: readonly string[];
  readonly forth: readonly string[];
}

/** Lists the states of the table from the first entry to the entry `seq`. */
function wayTo({ entries, states }: StoredGame, seq: number | null): string[] {
  const way: string[] = [];
  for (let at = seq; at !== null; at = entries[at - 1]?.parent ?? null) way.unshift(states.get(at) ?? '');
  return way;
}

function waysOf(stored: StoredGame): Ways {
  const [back, whole] = [wayTo(stored, stored.cursor), wayTo(stored, stored.tip)];
  if (!startsWith(whole, back)) failCheck('the cursor is not on the way to where redo leads');
  return { back, forth: whole.slice(back.length) };
}

/**
 * Returns the paths after a tap. The state after a new deed cannot be predicted; if `state` is null, the deed is not
 * added to `back`.
 */
function after({ back, forth }: Ways, how: string, state: string | null): Ways {
  if (how === 'undo') return { back: back.slice(0, -1), forth: [...back.slice(-1), ...forth] };
  if (how === 'redo') return { back: [...back, ...forth.slice(0, 1)], forth: forth.slice(1) };
  return { back: state === null ? back : [...back, state], forth: [] };
}

/**
 * Follows the reported steps and counts the shown steps. `open` is a tap without a shown result, which may or may not
 * be on the disk.
 */
function walked(
  from: Ways,
  reportedSteps: readonly string[],
): { readonly ways: Ways; readonly shown: number; readonly open: string | null } {
  let [ways, shown, open]: [Ways, number, string | null] = [from, 0, null];
  for (const text of reportedSteps) {
    if (text.startsWith('? ')) open = text.slice(2);
    else if (open !== null) {
      const state = text.slice(2);
      ways = after(ways, open, state);
      if (ways.back.at(-1) !== state) failCheck(`after ${open} the screen showed another state than before`);
      shown++;
      open = null;
    }
  }
  return { ways, shown, open };
}

function startsWith(way: readonly string[], start: readonly string[]): boolean {
  return start.every((state, index) => way[index] === state);
}

function same(a: Ways, b: Ways): boolean {
  return (
    a.back.length === b.back.length &&
    startsWith(a.back, b.back) &&
    a.forth.length === b.forth.length &&
    startsWith(a.forth, b.forth)
  );
}

/** True if the stored paths result from the unconfirmed tap `open`. */
function isAfter(now: Ways, before: Ways, open: string): boolean {
  if (open !== 'deed') return same(now, after(before, open, null));
  return same(now, after(before, open, now.back.at(-1) ?? ''));
}

export const undoTortureKind: TortureKind = {
  name: 'undo and redo',
  share: 5,
  life: 12,
  async begin(phone, place) {
    await startTortureGame(phone, place);
    let stored = await readGame(phone.page);
    /** Number of entries that are never undone: the start of the game and its first turn. */
    const floor = stored.entries.length;
    let told: readonly string[] = [];
    return {
      within: 1500,
      async act({ page }) {
        told = await collectReports(page, 'tellStep');
        await stepOn(page, Math.floor(place.random() * 2 ** 32), waysOf(stored).back.length - floor);
      },
      async check(again): Promise<KillResult> {
        const before = stored;
        stored = await reopenGame(again, place.url);
        const entry = before.entries.find(({ seq, parent }) => stored.entries[seq - 1]?.parent !== parent);
        const changed = [...before.states].find(([seq, state]) => stored.states.get(seq) !== state);
        if (entry || changed) failCheck(`entry ${entry?.seq ?? changed?.[0]} is not what it was`);
        const { ways, shown, open } = walked(waysOf(before), told);
        const now = waysOf(stored);
        const stands = same(now, ways);
        if (stands || (open !== null && isAfter(now, ways, open)))
          return { confirmed: shown, found: shown, unseen: stands ? 0 : 1 };
        // Counts the shown steps that reached the disk.
        const found = farthest(waysOf(before), told, now);
        return { confirmed: shown, found, unseen: 0, story: storyOf(told, now) };
      },
    };
  },
};

/** Describes the last reported taps and the stored state, to analyze a loss that occurs once in hundreds of kills. */
function storyOf(reportedSteps: readonly string[], { back, forth }: Ways): string {
  return [...reportedSteps.slice(-12), 'on the disk', ...back.slice(-6), 'redo leads to', ...forth.slice(0, 6)].join(
    '\n  ',
  );
}

/** Returns the number of the last shown step whose state equals the stored state. */
function farthest(from: Ways, reportedSteps: readonly string[], now: Ways): number {
  for (let end = reportedSteps.length; end > 0; end--) {
    const { ways, shown } = walked(from, reportedSteps.slice(0, end));
    if (same(ways, now)) return shown;
  }
  return 0;
}
