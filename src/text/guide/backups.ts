import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('Backups and storage'),
    paragraphs: [
      say(
        '*Settings → Backups and storage* has *Back up now*. It makes one small .sidekick file of everything you made.',
      ),
      say(
        '*Open a backup* compares the file with this device. *Add to this device* adds what is missing. *Replace everything here* replaces all. You can undo either for one day.',
      ),
      say(
        'A damaged file is read as far as possible. The report names what was lost. Backups of every older version open too.',
      ),
      say(
        'In Chrome and Edge, *Choose a folder* saves a backup there after you play. It saves one each day and the last seven.',
      ),
      say('A reminder appears after three games or 25 other changes without a backup. You can switch it off.'),
      say('The same screen shows the storage in use. It also says if the browser promised not to delete it.'),
      say(
        'When installed, Sidekick opens files and links that other apps share. You see the contents before you save.',
      ),
      say(
        'An update waits until the turn is over, then takes one tap. *Settings → About Sidekick* shows the version and what is new.',
      ),
    ],
  };
}
