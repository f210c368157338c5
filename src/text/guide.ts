import { say } from './say';

export interface GuideSection {
  readonly title: string;
  /**
   * Paragraphs of text. Asterisks enclose names of controls; arrows join controls that are used one after the other.
   */
  readonly paragraphs: readonly string[];
}

/** Sections in reading order. */
export const GUIDE = {
  start: () => ({
    title: say('First steps'),
    paragraphs: [
      say(
        '*Learn in one minute* plays one turn with two demo figures. A small card points at the real buttons. You can leave at any time.',
      ),
      say('*New game* asks for the rules, the build total, players, a map and figures. You can skip every step.'),
      say(
        'Choose *Sidekick* for a player to play against the app. It can build its force from your collection. On the map it places its figures by one tap.',
      ),
      say('*Quick demo game* opens a game in its second round. Every figure is on the map.'),
      say(
        '*Setup* then leads through the edition’s own steps. You choose who goes first and place objects and figures.',
      ),
      say('The ? at the top of each screen explains that screen and links to the book.'),
    ],
  }),
  table: () => ({
    title: say('At the table'),
    paragraphs: [
      say(
        'Tap a card to choose a figure. −1, +1, *Attack* and *Action* are under your thumb. Hold −1 or +1 to count on as one step.',
      ),
      say('*Undo* goes back to the first tap of the game.'),
      say('*Attack* names the best target with its odds, with or without a map. Two taps record a hit.'),
      say(
        'Everything that follows is recorded too: tokens, damage, knock back, a K.O. and pushing damage. Untick what did not happen.',
      ),
      say(
        'Tap the chosen figure again for its dial. A tap on a click turns the dial there. A tap on a color shows what the power does.',
      ),
      say('*Game menu* has the *Game log*. Jump anywhere, see undone branches, add notes, or watch a replay.'),
      say('*Game menu* also has *Cards and counters*, *House rules*, the clock and the end.'),
      say(
        'A line above the buttons lists what the turn still offers. Leadership, poison, outwit or tokens to remove take one tap each.',
      ),
      say('A scenario of the book or an event dial shows what is due now.'),
      say('Sidekick never forces you. If the book says otherwise, it warns you and records what you did.'),
      say(
        'Every tap is on disk before the screen shows it. Close the app or remove the battery: the game is still there.',
      ),
      say('If the disk is full, the game continues in memory. Sidekick then offers a file or another try.'),
    ],
  }),
  map: () => ({
    title: say('The map'),
    paragraphs: [
      say('Tap a figure and a square, or drag the figure. Figures snap to squares.'),
      say(
        'Choose *See*, *Hit*, *Move* or *Threat*, then a target. The answer shows the verdict, the needed roll and exact odds, also with a reroll.',
      ),
      say(
        'Every reason and modifier cites its passage. It also names its source: the book, the FAQ, our reading, or other wording.',
      ),
      say('You can switch a power off for the question, compare editions, and record what happened.'),
      say('Sidekick asks for choices in place. Did it evade? Where does a passenger go?'),
      say('A figure also picks up and drops objects, carries others, and flies higher or lower.'),
      say('Hold a square to see the path there, its cost and what would change.'),
      say(
        '*Ruler* measures between two squares. *Compare* shows two figures side by side. *Markers* places smoke, barriers and debris with owner and end.',
      ),
      say(
        'A double tap zooms. Arrow keys and Enter work too. h is a long press and r turns. g goes to a square, n to the next figure.',
      ),
      say('*Rules → Ask with a position* sets up a position just to ask. Share it as a link or as text.'),
    ],
  }),
  plan: () => ({
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
  }),
  photo: () => ({
    title: say('Photographing a map'),
    paragraphs: [
      say(
        '*Photograph a map* takes the printed map with all four corners in the picture. A picture from the gallery works too.',
      ),
      say(
        'Drag each ring to a corner of the grid. A magnifier shows what is under your finger, and arrow keys work too.',
      ),
      say(
        'Choose the size and tap *Read the map*. A map from your collection is recognized in any direction, even from half of it.',
      ),
      say(
        'Otherwise Sidekick asks about unclear areas one by one. *Mark squares* changes many at once, and *Edit* opens the editor.',
      ),
      say('The picture never leaves the phone.'),
    ],
  }),
  missions: () => ({
    title: say('Missions and campaigns'),
    paragraphs: [
      say('The edition with Command Dials uses the same two tabs. *Quick demo mission* starts a mission at once.'),
      say(
        '*New game* and *Campaigns* lead through a setup, page by page. Choices with one possible answer are done for you. Pass the phone on for secret choices.',
      ),
      say(
        '*Choose for us* makes any choice for you. *Set up the tutorial* makes them all, for two to four heroes of level 0.',
      ),
      say('In play, a figure’s list shows each action’s price, or why it is not possible.'),
      say('Attacks go to the target’s player for reactions. That player taps the slots for the wounds.'),
      say('You can turn dials, tracks and the die by hand. One tap records a finished mission in its campaign.'),
    ],
  }),
  forces: () => ({
    title: say('Building a force'),
    paragraphs: [
      say('Add figures, feats, conditions and objects from your collection, or by name and points.'),
      say('The total is always visible. Every rule is checked as you build. Each problem offers a fix.'),
      say('*Suggest* finds the best use of the points left and every themed team you own.'),
      say(
        '*Force menu* has odds, copies and comparing. It shares a link, a file, forum text, or a sheet with all dials.',
      ),
      say('A link holds the dials of the force. Others can play it without owning the figures.'),
      say(
        '*Import a force* shows a received force before you save it. It also reads names with points, one on each line.',
      ),
    ],
  }),
  collection: () => ({
    title: say('Your collection'),
    paragraphs: [
      say('Find figures, cards and maps by name, keyword, power or special power text.'),
      say('Filters show how many results each would leave. Each figure shows how many you own and where they are.'),
      say(
        'A list of your figures from a shop or spreadsheet is matched to them. Sidekick asks where a row is unclear.',
      ),
      say(
        'Enter a figure by its dial: 9ch is speed 9 with Charge. Enter goes on, = copies the click above, ? is unknown. You can paste whole rows.',
      ),
      say(
        '*Cards* also holds action cards, scenarios and map cards. *Feats*, *Objects*, *Conditions* and *Teams* are there too.',
      ),
      say('*Select* several figures, then *Stickers*, to print codes for their bases.'),
      say('*Scan* opens a figure by camera, picture or typed code. It links a box’s barcode to a figure once.'),
    ],
  }),
  together: () => ({
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
  }),
  transfer: () => ({
    title: say('From phone to phone'),
    paragraphs: [
      say('*Share* sends a figure, a force, a map, a position or a game. *Share everything* sends them all.'),
      say(
        'It works by codes on the screen, a link or a file. Codes carry 100 kB in about 20 seconds, with no network.',
      ),
      say('Use *Scan* or *Settings → Receive* on the other phone. You see what would change before you save.'),
    ],
  }),
  rules: () => ({
    title: say('Looking up rules'),
    paragraphs: [
      say('The five books are here in our own words. Type what you would say: LoF, push, TK.'),
      say('Each rule has a board with a live answer, and later rulings beside it. Our own readings are marked.'),
      say('*Star* a rule, share its link, or compare editions. You can also read what changed since you last played.'),
      say('*Ask with a position* also takes a written position and lists saved rulings.'),
    ],
  }),
  powers: () => ({
    title: say('Powers without a rule'),
    paragraphs: [
      say(
        'A power that no book defines is never ignored silently. Sheets, answers and the threat map say *Not counted*.',
      ),
      say('*Say what it does* builds its effect from known parts, for one game or always.'),
      say('Every answer then shows it as *Set by you*.'),
    ],
  }),
  'house-rules': () => ({
    title: say('House rules'),
    paragraphs: [
      say(
        '*Game menu → House rules* changes rules for one game. It reverses our readings or uses another edition’s rule.',
      ),
      say('Every changed answer says so and links to the replaced rule. The switch is in the log and can be undone.'),
      say('Other house rules can be written as a note on a rule. Notes are shown, but answers ignore them.'),
    ],
  }),
  desk: () => ({
    title: say('The judge’s desk'),
    paragraphs: [
      say('*Rules → Judge’s desk* takes a game, a position or pasted text, and any questions.'),
      say('It shows every edition’s answer with the differences marked. Tap for reasons and passages.'),
      say('*Play on* starts a game from the position, with its figures, values, turn and round.'),
      say('Print a ruling with its board, or share it as a link or text.'),
    ],
  }),
  screen: () => ({
    title: say('Large screens, keys and hands'),
    paragraphs: [
      say(
        'On a tablet or computer, the table has its map beside it. With more room it also shows the chosen figure’s whole dial and powers.',
      ),
      say('? on a keyboard lists the keys. *Settings* switches them off.'),
      say('*Settings* also moves the buttons to the left or right hand, and changes the language.'),
      say('Screen readers announce what a tap did. Text may be twice its normal size.'),
    ],
  }),
  backups: () => ({
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
  }),
  import: () => ({
    title: say('Import and export'),
    paragraphs: [
      say(
        '*Collection → Import files* takes several files, a zip or a folder. It reads unit lists, posted dials, cards, tables (CSV, Excel) and our own files.',
      ),
      say(
        'Maps may come from Universal VTT, Tiled, Foundry or a dungeon generator. A map and its tileset are imported together.',
      ),
      say('Pictures named by set and number, such as zz004.jpg, become the pictures of their characters.'),
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
  }),
  editor: () => ({
    title: say('Drawing maps'),
    paragraphs: [
      say(
        'Start with *Collection → Maps → New map* or *Draw a new map*. Enter a size, paste a map as text, or place tiles edge to edge.',
      ),
      say('*Edit* opens a saved map. A map that came with the app is edited as a copy.'),
      say('One finger draws, two fingers move and zoom the map.'),
      say(
        'There are brushes for terrain, levels, stairs, ladders, objects, starting areas, walls and doors. *Remove* turns each into its own eraser.',
      ),
      say(
        'Tools are paint, line, *Rectangle* and *Fill*. Walls follow the grid lines under your finger. As a rectangle they make a room.',
      ),
      say('*Mirror* repeats each stroke left and right, or top and bottom. Half a turn and all quarters work too.'),
      say(
        'Mark a rectangle and *Save as a tile*. *Tiles* are dragged, turned, and snap to the edges of maps and other tiles.',
      ),
      say(
        '*Possible mistakes* lists unreachable squares, stairs to nowhere, blocked starting areas and misplaced doors. A tap shows each.',
      ),
      say('Every stroke is saved at once and is one step of undo.'),
      say(
        'Arrow keys move, and Enter or Space paints. Shift and an arrow add a wall on that side. Ctrl+Z is undo, Ctrl+Y redo.',
      ),
      say(
        '*Share* exports a map as our own file, text, Universal VTT, Tiled or a picture. All but the picture can be imported again.',
      ),
    ],
  }),
} as const satisfies Readonly<Record<string, () => GuideSection>>;

export type GuideId = keyof typeof GUIDE;

/** Lists all sections with their ids, in reading order. */
export function listGuideSections(): readonly (GuideSection & { readonly id: GuideId })[] {
  return (Object.keys(GUIDE) as GuideId[]).map((id) => ({ id, ...GUIDE[id]() }));
}

/** Splits a paragraph into plain text and names of controls, which are shown in bold. */
export function splitParagraph(paragraph: string): readonly { readonly text: string; readonly isControl: boolean }[] {
  return paragraph
    .split('*')
    .map((text, index) => ({ text, isControl: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Whether a text contains every word of a query, ignoring case and accents. */
export function matchesQuery(text: string, query: string): boolean {
  const searched = foldCase(text);
  return foldCase(query)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

function foldCase(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f*]/g, '')
    .toLowerCase();
}
