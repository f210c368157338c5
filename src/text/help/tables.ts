import { say } from '../say';
import type { HelpTopic } from './topic';

export default function tablesHelp(): HelpTopic {
  return {
    title: say('Tables of a tournament'),
    about: say(
      'All tournament games on the club’s server, with round, turn, points and clock. You can only read here.',
    ),
    guide: 'together',
    points: [
      { gesture: say('A name in bold'), text: say('has the turn.') },
      { gesture: say('A dash'), text: say('means that a game counts no points or no time.') },
      { gesture: say('Leave it open'), text: say('and the list updates itself every 15 seconds.') },
    ],
  };
}
