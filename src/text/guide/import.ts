import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('Import and export'),
    paragraphs: [
      say(
        '*Collection → Import files* takes several files, a zip or a folder. It reads unit lists, maps, cards, tables (CSV) and our own files.',
      ),
      say(
        'The columns of a table are guessed from their headings and shown in a preview. A tap changes them, and Sidekick remembers it.',
      ),
      say(
        'The report lists what was imported, fixed automatically, or not read and why. An import can be stopped and undone.',
      ),
      say(
        'The same file twice changes nothing. Your own edits are replaced only if you agree, one difference after the other.',
      ),
      say(
        'Unit lists may also hold feats, objects, battlefield conditions and teams. In a table, a column “type” sorts the rows.',
      ),
      say('Columns without a place on a card are saved as notes, so nothing is lost.'),
      say(
        '*Export or print* writes everything, the list shown, or your selection. Choose our own file, a table, or sheets with every dial.',
      ),
    ],
  };
}
