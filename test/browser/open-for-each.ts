import { afterEach, beforeEach } from 'vitest';
import { deleteProfile, openPhone, openSite, type Phone, type PhoneOptions, type Site } from './harness';

export interface PhoneAndSite {
  readonly site: Site;
  /** Phone of the current test. A test that kills its phone must assign the reopened phone. */
  phone: Phone;
}

/**
 * Opens a site, and a phone on a blank page, before each test of a file, and closes both after the test.
 * @example const on = openPhoneForEachTest(); test('…', async () => {
 *   await on.phone.page.goto(on.site.url); });
 */
export function openPhoneForEachTest(options: PhoneOptions = {}): PhoneAndSite {
  const on = {} as { site: Site; phone: Phone };
  beforeEach(async () => {
    on.site = await openSite();
    on.phone = await openPhone(options);
  });
  afterEach(async () => {
    // A phone that the test killed is already closed.
    await on.phone.close().catch(() => undefined);
    await on.site.stop();
    await deleteProfile(on.phone.profile);
  });
  return on;
}
