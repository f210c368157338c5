import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('From phone to phone'),
    paragraphs: [
      say('*Share* sends a figure, a force, a map, a position or a game. *Share everything* sends them all.'),
      say(
        'It works by codes on the screen, a link or a file. Codes carry 100 kB in about 20 seconds, with no network.',
      ),
      say('Use *Scan* or *Settings → Receive* on the other phone. You see what would change before you save.'),
    ],
  };
}
