import type { TransferFault } from '../../share/read-item';
import { say } from '../say';

/** Says why a received item was not opened. */
export function describeTransferFault(fault: TransferFault): string {
  switch (fault) {
    case 'newer-version':
      return say('This comes from a newer Sidekick. Update Sidekick on this phone first. Nothing was changed.');
    case 'damaged':
      return say(
        'This was damaged or cut off on the way, so Sidekick cannot read it. Ask for it again. Nothing was changed.',
      );
    case 'too-large':
      return say('This is larger than anything Sidekick sends, so it was not opened. Nothing was changed.');
    case 'team-address':
      return say(
        'This is only the address of a team, and Sidekick opens no websites. Save or copy the team there, then open it here.',
      );
    case 'not-ours':
      return say('Sidekick cannot read this; it reads Sidekick links, files, and names with points.');
  }
}
