import type { OfflineState } from '../offline/offline';
import { say } from './say';

/** Meaning of each offline state of the app on this device, and what to do about it. */
export const OFFLINE_TEXT: Readonly<Record<OfflineState, string>> = {
  insecure: say('Offline use needs a secure address. Open Sidekick over HTTPS.'),
  unsupported: say(
    'Offline use does not work in private windows or inside other apps. Open Sidekick in a normal browser.',
  ),
  refused: say('This browser refused to save Sidekick. Leave private browsing, or allow this site to store data.'),
  installing: say('Saving Sidekick for offline use…'),
  ready: say('Sidekick is on this device and works offline.'),
  'update-waiting': say('Sidekick works offline. A newer version is ready.'),
  full: say('This device could not save Sidekick for offline use. Free up space and open it again.'),
  failed: say('Saving Sidekick for offline use broke off. Open it again with a connection.'),
};
