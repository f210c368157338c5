import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('At the table'),
    about: say(
      'Your figures with their dials, tokens and points. You roll real dice and move real figures; this keeps the rest, and never stops you: where the book says no you are told, and it is recorded all the same.',
    ),
    points: [
      {
        gesture: say('Tap a card'),
        text: say('to choose the figure; tap it again, or hold it, for its whole dial and everything rarer.'),
      },
      { control: say('−1 click of damage'), text: say('turns the chosen dial by a click; +1 heals it.') },
      { control: say('Action'), text: say('gives the chosen figure an action, and its token.') },
      {
        control: say('Undo'),
        text: say('takes back the last tap, and so on to the first; nothing is lost, redo brings it back.'),
      },
      {
        control: say('Game menu'),
        text: say('has the log, cards and counters, house rules, the clock and the end of the game.'),
      },
    ],
    rules: { topic: 'action-tokens', label: say('Action tokens') },
  };
}
