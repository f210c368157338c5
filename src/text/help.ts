import type { GuideId } from './guide';
import { say } from './say';

export interface HelpTopic {
  readonly title: string;
  /** The purpose of the screen. */
  readonly about: string;
  /** Hints about controls and gestures that are not obvious. */
  readonly points: readonly HelpPoint[];
  /** The section of the guide about this screen. */
  readonly guide: GuideId;
  /** Topic of the rules lookup that explains more, with the label of its link. */
  readonly rules?: { readonly topic: string; readonly label: string };
}

interface HelpPoint {
  /** The label of a control of the screen, or a gesture. */
  readonly name: string;
  readonly text: string;
  readonly isControl: boolean;
}

/** The help of each screen. */
export const HELP = {
  games: () => ({
    title: say('Your games'),
    about: say(
      'All games on this phone, most recent first. Every tap is saved at once. Close the app any time and continue later.',
    ),
    guide: 'start',
    points: [
      control(say('New game'), say('asks for rules, players, map and figures. You can skip every step.')),
      control(say('Quick demo game'), say('puts two demo forces on a map so you can try every button.')),
      control(say('Join a game'), say('opens the game of another phone here too. Each player taps on their own.')),
      control(say('Campaigns'), say('are series of linked missions. The phone tracks levels and what was used.')),
      control(say('Settings'), say('has light and dark mode, backups and moving to another phone.')),
    ],
  }),
  'new-game': () => ({
    title: say('A new game'),
    about: say('Choose the rules, players and map. Add what you skip later from the game menu.'),
    guide: 'start',
    points: [
      control(say('Rules'), say('come first. All other choices depend on them.')),
      control(say('Add a player'), say('makes it a game for three or four.')),
      control('Sidekick', say('plays a side itself. You move its figures and roll its dice.')),
      control(
        say('Team'),
        say('lets players of three or four play together. They share their points and win together.'),
      ),
      control(say('Map'), say('can be “No map”. Figures are still tracked.')),
      gesture(say('A whole force'), say('adds all its figures at once. Or tap the figures below one by one.')),
    ],
    rules: { topic: 'build-total', label: say('Build total') },
  }),
  table: () => ({
    title: say('At the table'),
    about: say(
      'Your figures with their dials, tokens and points. You roll real dice and move real figures; Sidekick tracks the rest. It warns you about moves against the rules, but records them anyway.',
    ),
    guide: 'table',
    points: [
      gesture(say('Tap a card'), say('to choose the figure. Tap again or hold for the whole dial and more actions.')),
      control(say('−1 click of damage'), say('turns the chosen figure’s dial one click. +1 heals one click.')),
      control(say('Action'), say('gives the chosen figure an action and an action token.')),
      control(say('Undo'), say('takes back one tap after another, to the first. Redo restores them.')),
      control(say('Game menu'), say('has the log, cards, house rules, the clock, other phones and the result.')),
    ],
    rules: { topic: 'action-tokens', label: say('Action tokens') },
  }),
  mission: () => ({
    title: say('Setting up a mission'),
    about: say('The steps in the order of the book. Pass the phone on for secret choices. You can redo every step.'),
    guide: 'missions',
    points: [
      gesture(say('Tap a step'), say('to open it. Finished steps show what was chosen.')),
      control(say('Undo'), say('takes back the last choice, even in a finished step.')),
      control(say('Delete this setup'), say('ends it. Tap Undo in the message to restore it.')),
    ],
  }),
  campaigns: () => ({
    title: say('Campaigns'),
    about: say('A series of linked missions. See levels, used maps and scenarios, and who leads.'),
    guide: 'missions',
    points: [
      control(say('New campaign'), say('asks for a name and the number of missions.')),
      gesture(say('Tap a campaign'), say('to see its standings, set up the next mission or undo the last result.')),
      gesture(say('After a mission'), say('the Table offers to record the result with one tap.')),
    ],
  }),
  map: () => ({
    title: say('The map'),
    about: say('The game board. Figures snap to squares. Tap one to see its line of fire, targets and movement.'),
    guide: 'map',
    points: [
      gesture(
        say('Tap a figure'),
        say('then See, Hit, Move or Threat, then a target or square. The answer shows odds, reasons and rules.'),
      ),
      gesture(say('Hold a square'), say('to see the path there and what would change on that square.')),
      gesture(say('Pinch or double-tap'), say('to zoom. Drag with one finger to move the map.')),
      control(say('Plan'), say('shows the best use of the actions that are left, with odds and risk.')),
      control(say('Ruler'), say('counts the squares between two squares and checks line of fire.')),
      control(say('Markers'), say('places smoke, barriers and debris, and removes them when they end.')),
    ],
    rules: { topic: 'line-of-fire', label: say('Line of fire') },
  }),
  position: () => ({
    title: say('Ask without a game'),
    about: say(
      'A position just to ask about. Every change is saved. Name it, share it or open it on the judge’s desk.',
    ),
    guide: 'map',
    points: [
      control(say('Add'), say('adds figures from your collection, or by typing their stats.')),
      gesture(say('Tap a figure'), say('then See, Hit or Move, then a target or square.')),
      control(say('Undo the last step'), say('takes back the last change.')),
      control(say('This position'), say('saves it under a name, shares it or starts a new one.')),
    ],
    rules: { topic: 'line-of-fire', label: say('Line of fire') },
  }),
  'start-map': () => ({
    title: say('Choosing a map'),
    about: say('Choose a saved map, or make the one on your table.'),
    guide: 'start',
    points: [
      control(say('Photograph a map'), say('reads terrain and walls from a photo and asks where it is unsure.')),
      control(say('Draw a new map'), say('opens the editor.')),
      control(say('Place tiles'), say('snaps tiles together into a map.')),
    ],
    rules: { topic: 'terrain', label: say('Terrain') },
  }),
  editor: () => ({
    title: say('The map editor'),
    about: say('Draw a map square by square, as printed. Your drawing is saved even if you leave.'),
    guide: 'editor',
    points: [
      gesture(say('One finger'), say('draws. Two fingers move and zoom the map.')),
      control(say('Erase'), say('erases what the chosen brush draws.')),
      control(say('Mirror'), say('repeats each stroke on the other side or in all four quarters.')),
      control(say('Name and size'), say('changes the map’s name, columns and rows.')),
      control(say('Save'), say('saves the map in your collection.')),
    ],
    rules: { topic: 'terrain', label: say('Terrain') },
  }),
  photo: () => ({
    title: say('Photographing a map'),
    about: say('Makes a map from a photo of the printed one. The photo stays on this phone.'),
    guide: 'photo',
    points: [
      gesture(say('All four corners'), say('in the picture, even light, nothing on the map.')),
      control(say('Gallery'), say('uses a picture you already have.')),
      gesture(say('Then'), say('drag the rings to the grid corners, choose the size and check unclear squares.')),
      // These controls appear in a later step, so they are not marked as buttons of this screen.
      gesture(say('Mark squares'), say('draw over an area, then one tap changes all of it.')),
      gesture(say('Edit'), say('saves the map and opens it in the editor.')),
      control(say('Close photo'), say('loses nothing. You can continue later.')),
    ],
  }),
  forces: () => ({
    title: say('Forces'),
    about: say('What you bring to a game: figures, feats, conditions and objects. The rules are checked as you build.'),
    guide: 'forces',
    points: [
      control(say('New force'), say('asks for a name, the rules and a build total.')),
      control(say('Import a force'), say('shows a force someone sent as a link, text or file before you save it.')),
      gesture(say('Tap a force'), say('to edit, share or play it.')),
    ],
    rules: { topic: 'build-total', label: say('Build total') },
  }),
  force: () => ({
    title: say('A force'),
    about: say('The total always shows. Rule problems appear below, with the rule and one-tap fixes.'),
    guide: 'forces',
    points: [
      control(say('Add'), say('adds figures from your collection, or any figure by name and points.')),
      control(say('Suggest'), say('finds the best use of the points you have left, and themed teams.')),
      control(say('Play'), say('starts a game with this force.')),
      control(say('Force menu'), say('has name, build total, odds, copies, comparing and sharing.')),
    ],
    rules: { topic: 'build-total', label: say('Build total') },
  }),
  collection: () => ({
    title: say('Your collection'),
    about: say('The figures, cards and maps on this phone. Search by name, keyword, power or special power text.'),
    guide: 'collection',
    points: [
      control(
        say('New character'),
        say('adds a figure by its dial. Type 9ch for speed 9 with Charge. Enter moves on.'),
      ),
      control(
        say('Import files'),
        say('imports lists of units, maps, cards and tables. It shows what was imported and what was not.'),
      ),
      control(say('Scan'), say('opens a figure by the sticker under its base or the barcode on its box.')),
      control(say('Stickers'), say('prints the stickers for your bases.')),
    ],
    rules: { topic: 'combat-dial', label: say('Combat dial') },
  }),
  scan: () => ({
    title: say('Scanning'),
    about: say('Reads a sticker under a base, a box barcode or another phone’s code. You see it before you save it.'),
    guide: 'collection',
    points: [
      gesture(say('Hold the code'), say('in the middle of the picture. Several codes in a row scan by themselves.')),
      control(say('Choose a picture'), say('reads a code from a photo.')),
      control(say('Or type the code'), say('from the sticker if the camera cannot read it.')),
    ],
  }),
  rules: () => ({
    title: say('The rules'),
    about: say('The rule books in our own words. Each entry has an example board and later rulings.'),
    guide: 'rules',
    points: [
      control(say('Search the rules'), say('understands player terms: LoF, push, TK.')),
      control(say('Rules of'), say('chooses the book to search first.')),
      control(say('Ask with a position'), say('gives a ruling on a position you type or paste.')),
      control(
        say('Judge’s desk'),
        say('answers many questions about one position in every edition, and prints the ruling.'),
      ),
    ],
  }),
  desk: () => ({
    title: say('The judge’s desk'),
    about: say(
      'Ask as many questions about one position as you like. See every edition’s answer, with differences marked.',
    ),
    guide: 'desk',
    points: [
      control(
        say('Paste position notation'),
        say('puts any position on the desk. One tap adds your game or the position on the map.'),
      ),
      gesture(say('Add a question'), say('and choose the figures. Tap an answer for its reasons and rules.')),
      gesture(say('Print preview'), say('prints the ruling with its board, or shares it as a link or text.')),
    ],
  }),
  backup: () => ({
    title: say('Backups'),
    about: say(
      'One file with everything on this phone. Browsers may delete app data when storage runs low. Store the file somewhere else.',
    ),
    guide: 'backups',
    points: [
      control(say('Back up now'), say('saves everything to one file.')),
      control(
        say('Open a backup'),
        say('shows its contents first. Then add them or replace everything on this phone.'),
      ),
      control(say('Remind me when a backup is due'), say('reminds you once after three games or many changes.')),
      gesture(say('Choose a folder'), say('saves a backup there after you play, if your browser allows it.')),
    ],
  }),
  join: () => ({
    title: say('Playing together'),
    about: say(
      'One game on up to four phones, with no internet. The same Wi-Fi or one phone’s hotspot is enough. Nothing goes to a server, except where a club has its own.',
    ),
    guide: 'together',
    points: [
      control(say('Your name'), say('is shown to the others beside what you do.')),
      control(
        say('This phone is for'),
        say('a player, a judge or somebody who only watches. Players choose their side later.'),
      ),
      gesture(
        say('Two codes'),
        say('join two phones: first scan theirs, then let them scan yours. You can also type them.'),
      ),
      gesture(
        say('A phone that slept or was closed'),
        say('plays on by itself. Tap Reconnect; then all phones have every tap.'),
      ),
    ],
  }),
  tables: () => ({
    title: say('Tables of a tournament'),
    about: say(
      'All tournament games on the club’s server, with round, turn, points and clock. You can only read here.',
    ),
    guide: 'together',
    points: [
      gesture(say('A name in bold'), say('has the turn.')),
      gesture(say('A dash'), say('means that a game counts no points or no time.')),
      gesture(say('Leave it open'), say('and the list updates itself every 15 seconds.')),
    ],
  }),
} as const satisfies Readonly<Record<string, () => HelpTopic>>;

export type HelpName = keyof typeof HELP;

function control(name: string, text: string): HelpPoint {
  return { name, text, isControl: true };
}

function gesture(name: string, text: string): HelpPoint {
  return { name, text, isControl: false };
}
