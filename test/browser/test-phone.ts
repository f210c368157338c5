import { beforeEach, onTestFinished } from 'vitest';
import { deleteProfile, openPhone, openSite, type Phone, type PhoneOptions, type Site, waitUntilOpen } from './harness';

/** Opens a phone in a test or its `beforeEach`. Closes the phone and deletes its profile folder after the test. */
export async function openTestPhone(options: PhoneOptions = {}): Promise<Phone> {
  const phone = await openPhone(options);
  onTestFinished(async () => {
    // A phone that the test killed is already closed.
    await phone.close().catch(() => undefined);
    await deleteProfile(phone.profile);
  });
  return phone;
}

/** Opens a site in a test or its `beforeEach`, and stops the site after the test. */
export async function openTestSite(options: Parameters<typeof openSite>[0] = {}): Promise<Site> {
  const site = await openSite(options);
  onTestFinished(() => site.stop());
  return site;
}

/** Opens the app on a new phone, from a new site. */
export async function openTestApp(options: PhoneOptions = {}): Promise<PhoneAndSite> {
  const site = await openTestSite();
  const phone = await openTestPhone(options);
  await phone.page.goto(site.url);
  await waitUntilOpen(phone.page);
  return { site, phone };
}

export interface PhoneAndSite {
  readonly site: Site;
  /** Phone of the current test. A test that kills its phone may assign the reopened phone. */
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
    on.site = await openTestSite();
    on.phone = await openTestPhone(options);
  });
  return on;
}
