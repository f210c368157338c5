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
}

export function walkOn(page: Page, look: Look): Walk {
  const sheet = page.getByRole('dialog');
  return {
    page,
    look: async (screen) => {
      // What slides in has come to rest.
      await page.waitForTimeout(350);
      await look(screen);
    },
    button: (name) => page.getByRole('button', { name, exact: typeof name === 'string' }).first(),
    go: (address) => page.evaluate((hash) => location.assign(hash), `#/${address}`),
    openCard: async () => {
      const card = page.locator('.figure-card[aria-pressed="true"]');
      // Where words are large a card is longer than what the deeds leave of the screen: one taps its head.
      await card.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await card.tap({ position: { x: 24, y: 24 } });
      await sheet.waitFor();
    },
    shut: async () => {
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    },
  };
}
