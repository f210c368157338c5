import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('Plans for a turn'),
    paragraphs: [
      say('*Plan* on the map shows the three best ways to use the actions left.'),
      say(
        'Each plan shows what it wins, costs and risks on average over all dice. It also shows how far the search went.',
      ),
      say('Choose what counts: points, a K.O., a safe figure, a square, or staying hidden.'),
      say('A tap draws a plan on the map. *Do it* records it step by step with your dice and then plans again.'),
      say('Tap another square or target to compare, or see *Best squares*. The replay can mark missed chances.'),
      say('You can switch the planner off for a game in *Game menu*.'),
    ],
  };
}
