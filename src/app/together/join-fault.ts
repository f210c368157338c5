import { err, type Result } from '../../plain/result';
import { say } from '../../text/say';
import type { CloseReason } from '../../together/messages';
import type { LinkFault } from '../../together/phone-link';
import type { JoinFault } from './shared-game-types';

/** Converts the reason of a lost connection to a fault for screens. */
export function toJoinFault(reason: LinkFault | CloseReason): JoinFault {
  switch (reason) {
    case 'no-code':
    case 'own-code':
    case 'wrong-way':
    case 'newer-version':
    case 'older-version':
    case 'unsupported':
    case 'unreachable':
    case 'full':
      return reason;
    case 'lost':
    case 'slow':
      return 'unreachable';
    default:
      return 'failed';
  }
}

/** Explains why joining failed and what to do. */
export const JOIN_FAULT_TEXT: Readonly<Record<JoinFault, string>> = {
  'no-code': say('This is no code of a shared game. Use the code on the other phone.'),
  'own-code': say('This is this phone’s own code. Use the code on the other phone.'),
  'wrong-way': say('Both phones show the same kind of code. One shares the game, the other taps Join a game.'),
  'newer-version': say('The other phone has a newer Sidekick. Update Sidekick on this phone.'),
  'older-version': say('The other phone has an older Sidekick. Update Sidekick on that phone.'),
  full: say('Four phones play already. Disconnect one first.'),
  unsupported: say('This browser cannot connect to other phones. Update it or use another one.'),
  unreachable: say('The phones cannot reach each other. Use the same Wi-Fi, or one phone’s hotspot.'),
  'no-room': say('The club’s server does not know this game. Ask for a new link.'),
  'too-large': say('This shared game is too large to open. Ask for a new game.'),
  'not-proven': say('Someone has tampered with this shared game. Ask for a new game.'),
  failed: say('That did not work. Try again.'),
};

/**
 * Runs an action that shares or joins a game. If the action throws, for example because its code cannot be loaded,
 * returns the fault `failed`.
 */
export async function attemptJoin<Value>(
  act: () => Promise<Result<Value, JoinFault>>,
): Promise<Result<Value, JoinFault>> {
  try {
    return await act();
  } catch {
    return err('failed');
  }
}
