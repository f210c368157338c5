import { afterEach, beforeEach } from 'vitest';
import { forgetProfile, openPhone, openSite, type Phone, type PhoneOptions, type Site } from './harness';

export interface Opened {
  readonly site: Site;
  /** A test that kills its phone puts here the one that it opens again. */
  phone: Phone;
}

/**
 * For each test of a file a site and a phone on a blank page, both gone after it.
 *
 * @example
 * const on = openedForEach();
 * test('…', async () => {
 *   await on.phone.page.goto(on.site.url);
 * });
 */
export function openedForEach(options: PhoneOptions = {}): Opened {
  const on = {} as { site: Site; phone: Phone };
  beforeEach(async () => {
    on.site = await openSite();
    on.phone = await openPhone(options);
  });
  afterEach(async () => {
    // One that was killed is closed already.
    await on.phone.close().catch(() => undefined);
    await on.site.stop();
    await forgetProfile(on.phone.profile);
  });
  return on;
}
