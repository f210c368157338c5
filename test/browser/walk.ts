/** What every walk through the app has at hand: a screen is shown to whoever looks once it has come to rest. */
import type { Locator, Page } from 'playwright';

export type Look = (screen: string) => Promise<void>;

export interface Walk {
  readonly page: Page;
  readonly look: Look;
  readonly button: (name: string | RegExp) => Locator;
  readonly go: (address: string) => Promise<void>;
  /** The sheet of the chosen figure. */
  readonly openCard: () => Promise<void>;
  readonly shut: () => Promise<void>;
  /** One more in the force that is open; shown where the collection is not beside it. */
  readonly addMember: (name: RegExp, screen?: string) => Promise<void>;
}

export function walkOn(page: Page, look: Look): Walk {
  const sheet = page.getByRole('dialog');
  const atRest = async (screen: string) => {
    // What slides in has come to rest.
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
      // Where words are large a card is longer than what the deeds leave of the screen: one taps its head.
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
