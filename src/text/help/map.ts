import { say } from '../say';
import type { HelpTopic } from './topic';

export default function mapHelp(): HelpTopic {
  return {
    title: say('The map'),
    about: say('The game board. Figures snap to squares. Tap one to see its line of fire, targets and movement.'),
    guide: 'map',
    points: [
      {
        gesture: say('Tap a figure'),
        text: say('then See, Hit, Move or Threat, then a target or square. The answer shows odds, reasons and rules.'),
      },
      {
        gesture: say('Hold a square'),
        text: say('to see the path there and what would change on that square.'),
      },
      { gesture: say('Pinch or double-tap'), text: say('to zoom. Drag with one finger to move the map.') },
      { control: say('Plan'), text: say('shows the best use of the actions that are left, with odds and risk.') },
      { control: say('Ruler'), text: say('counts the squares between two squares and checks line of fire.') },
      { control: say('Markers'), text: say('places smoke, barriers and debris, and removes them when they end.') },
    ],
    rules: { topic: 'line-of-fire', label: say('Line of fire') },
  };
}
