import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('Several phones, one game'),
    paragraphs: [
      say(
        '*Game menu → Play together* connects up to four phones without the internet. They share a Wi-Fi or one phone’s hotspot.',
      ),
      say('One phone shows a code. The other scans it and shows its own code, and the first scans that.'),
      say('Each person picks a side, *Judge* or *Watching*. Every tap appears on all phones.'),
      say('Undo takes back what your phone showed last. If two people moved the same figure, both are asked.'),
      say('A phone that slept plays on. *Reconnect* brings it back with one scan.'),
      say('Hands of cards stay on their side’s phone. A judge or a team-mate sees one only if its player agrees.'),
      say('Each phone signs its steps. Nobody can write in another name, and watching changes nothing.'),
      say('A club can run its own server for many tables. Then one link is all that players need.'),
    ],
  };
}
