import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('The map'),
    paragraphs: [
      say('Tap a figure and a square, or drag the figure. Figures snap to squares.'),
      say(
        'Choose *See*, *Hit*, *Move* or *Threat*, then a target. The answer shows the verdict, the needed roll and exact odds, also with a reroll.',
      ),
      say(
        'Every reason and modifier cites its passage. It also names its source: the book, the FAQ, our reading, or other wording.',
      ),
      say('You can switch a power off for the question, compare editions, and record what happened.'),
      say('Sidekick asks for choices in place. Did it evade? Where does a passenger go?'),
      say('A figure also picks up and drops objects, carries others, and flies higher or lower.'),
      say('Hold a square to see the path there, its cost and what would change.'),
      say(
        '*Ruler* measures between two squares. *Compare* shows two figures side by side. *Markers* places smoke, barriers and debris with owner and end.',
      ),
      say(
        'A double tap zooms. Arrow keys and Enter work too. h is a long press and r turns. g goes to a square, n to the next figure.',
      ),
      say('*Rules → Ask with a position* sets up a position just to ask. Share it as a link or as text.'),
    ],
  };
}
