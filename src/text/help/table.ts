import { say } from '../say';
import type { HelpTopic } from './topic';

export default function tableHelp(): HelpTopic {
  return {
    title: say('At the table'),
    about: say(
      'Your figures with their dials, tokens and points. You roll real dice and move real figures; Sidekick tracks the rest. It warns you about moves against the rules, but records them anyway.',
    ),
    guide: 'table',
    points: [
      {
        gesture: say('Tap a card'),
        text: say('to choose the figure. Tap again or hold for the whole dial and more actions.'),
      },
      {
        control: say('−1 click of damage'),
        text: say('turns the chosen figure’s dial one click. +1 heals one click.'),
      },
      { control: say('Action'), text: say('gives the chosen figure an action and an action token.') },
      {
        control: say('Undo'),
        text: say('takes back one tap after another, to the first. Redo restores them.'),
      },
      {
        control: say('Game menu'),
        text: say('has the log, cards, house rules, the clock, other phones and the result.'),
      },
    ],
    rules: { topic: 'action-tokens', label: say('Action tokens') },
  };
}
