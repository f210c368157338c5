/** Helpers for every walk through the app. `look` receives the name of a screen after its animations end. */
import type { Locator, Page } from 'playwright';

export type ScreenVisitor = (screen: string) => Promise<void>;

export interface AppWalk {
  readonly page: Page;
  readonly look: ScreenVisitor;
  readonly button: (name: string | RegExp) => Locator;
  readonly go: (address: string) => Promise<void>;
  /** Opens the sheet of the selected figure. */
  readonly openCard: () => Promise<void>;
  readonly shut: () => Promise<void>;
  /**
   * Adds a character to the open force. `screen` names the list of characters for `look`, which is called only if the
   * list covers the screen.
   */
  readonly addMember: (name: RegExp, screen?: string) => Promise<void>;
}

export function makeAppWalk(page: Page, look: ScreenVisitor): AppWalk {
  const sheet = page.getByRole('dialog');
  const atRest = async (screen: string) => {
    // Waits until slide-in animations end.
    await page.waitForTimeout(350);
    await look(screen);
  };
  return {
    page,
    look: atRest,
    button: (name) => page.getByRole('button', { name, exact: typeof name === 'string' }).first(),
    go: (address) => page.evaluate((hash) => location.assign(hash), `#/${address}`),
    openCard: async () => {
      const card = page.locator('.figure-card[aria-pressed="true"]');
      // With large text the card is taller than the space above the action buttons, so the tap is near its top.
      await card.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await card.tap({ position: { x: 24, y: 24 } });
      await sheet.waitFor();
    },
    addMember: async (name, screen) => {
      const collection = page.getByRole('complementary', { name: 'Add characters' });
      const add = page.getByRole('button', { name: 'Add', exact: true });
      await collection.or(add).waitFor();
      const beside = await collection.isVisible();
      if (!beside) await add.tap();
      await page.getByRole('button', { name }).first().tap();
      if (beside) return;
      if (screen) await atRest(screen);
      await page.getByRole('button', { name: /^Done/ }).tap();
    },
    shut: async () => {
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    },
  };
}
