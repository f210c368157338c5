import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('At the table'),
    paragraphs: [
      say(
        'Tap a card to choose a figure. −1, +1, *Attack* and *Action* are under your thumb. Hold −1 or +1 to count on as one step.',
      ),
      say('*Undo* goes back to the first tap of the game.'),
      say('*Attack* names the best target with its odds, with or without a map. Two taps record a hit.'),
      say(
        'Everything that follows is recorded too: tokens, damage, knock back, a K.O. and pushing damage. Untick what did not happen.',
      ),
      say(
        'Tap the chosen figure again for its dial. A tap on a click turns the dial there. A tap on a color shows what the power does.',
      ),
      say('*Game menu* has the *Game log*. Jump anywhere, see undone branches, add notes, or watch a replay.'),
      say('*Game menu* also has *Cards and counters*, *House rules*, the clock and the end.'),
      say(
        'A line above the buttons lists what the turn still offers. Leadership, poison, outwit or tokens to remove take one tap each.',
      ),
      say('A scenario of the book or an event dial shows what is due now.'),
      say('Sidekick never forces you. If the book says otherwise, it warns you and records what you did.'),
      say(
        'Every tap is on disk before the screen shows it. Close the app or remove the battery: the game is still there.',
      ),
      say('If the disk is full, the game continues in memory. Sidekick then offers a file or another try.'),
    ],
  };
}
