import { say } from '../say';
import type { HelpTopic } from './topic';

export default function joinHelp(): HelpTopic {
  return {
    title: say('Playing together'),
    about: say(
      'One game on up to four phones, with no internet. The same Wi-Fi or one phone’s hotspot is enough. Nothing goes to a server, except where a club has its own.',
    ),
    guide: 'together',
    points: [
      { control: say('Your name'), text: say('is shown to the others beside what you do.') },
      {
        control: say('This phone is for'),
        text: say('a player, a judge or somebody who only watches. Players choose their side later.'),
      },
      {
        gesture: say('Two codes'),
        text: say('join two phones: first scan theirs, then let them scan yours. You can also type them.'),
      },
      {
        gesture: say('A phone that slept or was closed'),
        text: say('plays on by itself. Tap Reconnect; then all phones have every tap.'),
      },
    ],
  };
}
