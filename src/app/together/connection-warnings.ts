import { say } from '../../text/say';
import type { Refusal } from '../../together/club-protocol';
import type { CloseReason } from '../../together/messages';

/** Describes why a connection ended. Null if the person left or is out of reach. */
export function describeCloseReason(reason: CloseReason, name: string): string | null {
  switch (reason) {
    case 'left':
    case 'lost':
    case 'replaced':
    case 'slow':
      return null;
    case 'dismissed':
      return say('{name} ended the connection.', { name });
    case 'full':
      return say('Four phones are in this game already.');
    case 'flood':
    case 'too-large':
      return say('{name} sent too much. The connection is closed.', { name });
    case 'refused':
    case 'garbled':
      return say('{name} sent something that Sidekick does not accept. The connection is closed.', { name });
    case 'newer-version':
      return say('{name} has a newer Sidekick. Update this phone.', { name });
    case 'older-version':
      return say('{name} has an older Sidekick. Update that phone.', { name });
    case 'other-game':
      return say('{name} plays another game.', { name });
  }
}

/** Returns the warning that two devices show different games although no lines are missing. */
export function describeDivergence(name: string): string {
  return say('{name}’s phone shows a different game. Share the game again from one phone.', { name });
}

/** Explains why a club's server refuses this device access to its room. */
export function describeRefusal(reason: Refusal): string {
  switch (reason) {
    case 'no-room':
      return say('The server does not know this game. Ask for a new link.');
    case 'too-large':
    case 'room-full':
      return say('The game is too large for this server. Continue alone, or from phone to phone.');
    case 'forged':
    case 'before-the-beginning':
      return say('Someone faked a step in this shared game. Continue alone.');
    default:
      return say('The server does not accept what this phone sends. Continue alone, or from phone to phone.');
  }
}
