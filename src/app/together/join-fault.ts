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
