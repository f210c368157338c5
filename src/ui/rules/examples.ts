import type { Ruleset } from '../../rules/ruleset';
import { say } from '../../text/say';

/** A position to ask with, made up for learning; the edition's line is put before it when it is opened. */
export interface Example {
  readonly title: string;
  /** What it shows, in one line. */
  readonly about: string;
  /** Position notation without `title` and `edition`. */
  readonly body: string;
  /** The slot of a ruleset that it is about, where not every edition has it. */
  readonly with?: 'slam' | 'breakthrough';
}

export const EXAMPLES: readonly Example[] = [
  {
    title: say('A shot through the trees'),
    about: say('See and hit: hindering terrain on the line'),
    body: say(
      'map: |\n  +---+---+---+---+---+---+\n  | .   .   .   .   .   . |\n  +   +   +   +   +   +   +\n  | .   .   h   h   .   . |\n  +   +   +   +   +   +   +\n  | .   .   h   .   .   . |\n  +   +   +   +   +   +   +\n  | .   .   .   .   .   . |\n  +---+---+---+---+---+---+\npieces:\n  A: {at: a4, side: red, attack: 10, range: 6}\n  B: {at: e1, side: blue, defense: 17}\nask: {hit: {attacker: A, target: B, attack: ranged}}\n',
    ),
  },
  {
    title: say('A wall in the way'),
    about: say('See: which wall stops the line'),
    body: say(
      'map: |\n  +---+---+---+---+---+\n  | .   .   . | .   . |\n  +   +   +   +   +   +\n  | .   .   . | .   . |\n  +   +   +   +   +   +\n  | .   .   .   .   . |\n  +---+---+---+---+---+\npieces:\n  A: {at: a2, side: red}\n  B: {at: e1, side: blue}\nask: {see: [A, B]}\n',
    ),
  },
  {
    title: say('Corner to corner'),
    about: say('See: two figures that shut the gap between them'),
    body: say(
      'map: |\n  +---+---+---+---+\n  | .   .   .   . |\n  +   +   +   +   +\n  | .   .   .   . |\n  +   +   +   +   +\n  | .   .   .   . |\n  +---+---+---+---+\npieces:\n  A: {at: a1, side: red}\n  B: {at: c3, side: blue}\n  C: {at: c2, side: blue}\n  D: {at: b3, side: red}\nask: {see: [A, B]}\n',
    ),
  },
  {
    title: say('A walk round the pond'),
    about: say('Move: water, and an opponent to break away from'),
    body: say(
      'map: |\n  +---+---+---+---+---+---+\n  | .   .   .   .   .   . |\n  +   +   +   +   +   +   +\n  | .   .   w   w   .   . |\n  +   +   +   +   +   +   +\n  | .   .   w   w   .   . |\n  +   +   +   +   +   +   +\n  | .   .   .   .   .   . |\n  +---+---+---+---+---+---+\npieces:\n  A: {at: b3, side: red, speed: 7}\n  B: {at: a4, side: blue}\nask: {move: {piece: A, to: e3, action: move}}\n',
    ),
  },
  {
    title: say('Where can it go?'),
    about: say('Reach: every square a figure may end on'),
    body: say(
      'map: |\n  +---+---+---+---+---+---+\n  | .   .   .   .   h   . |\n  +   +   +   +---+   +   +\n  | .   .   . | .   .   . |\n  +   +   +   +   +   +   +\n  | B   .   . | .   .   . |\n  +   +   +   +   +   +   +\n  | .   .   .   .   .   . |\n  +---+---+---+---+---+---+\npieces:\n  A: {at: b2, side: red, speed: 4}\n  B: {at: e3, side: blue}\nask: {reach: {piece: A, action: move}}\n',
    ),
  },
  {
    title: say('Knocked back'),
    about: say('Knock back: how far, and what it costs at the wall'),
    body: say(
      'map: |\n  +---+---+---+---+---+---+\n  | .   .   .   .   . | . |\n  +---+---+---+---+---+---+\npieces:\n  A: {at: b1, side: red}\n  B: {at: c1, side: blue}\nask: {knockback: {attacker: A, target: B, taken: 4}}\n',
    ),
  },
  {
    title: say('A friend in the way'),
    about: say('Hit: a figure in the line, and what to do about it'),
    body: say(
      'map: |\n  +---+---+---+---+---+---+\n  | .   .   .   .   .   . |\n  +   +   +   +   +   +   +\n  | .   .   .   .   .   . |\n  +   +   +   +   +   +   +\n  | .   .   .   .   .   . |\n  +---+---+---+---+---+---+\npieces:\n  A: {at: a2, side: red, range: 6}\n  B: {at: f2, side: blue}\n  C: {at: c2, side: red}\nask: {hit: {attacker: A, target: B, attack: ranged}}\n',
    ),
  },
  {
    title: say('A flier with a friend'),
    about: say('Carry and move: over a wall of figures'),
    body: say(
      'map: |\n  +---+---+---+---+---+---+\n  | .   .   .   h   .   . |\n  +   +   +   +   +   +   +\n  | .   .   .   .   .   . |\n  +   +   +   +   +   +   +\n  | .   .   .   h   .   . |\n  +---+---+---+---+---+---+\npieces:\n  A: {at: a2, side: red, abilities: [flight, carry]}\n  B: {at: a1, side: red}\n  C: {at: c1, side: blue}\n  D: {at: c2, side: blue}\n  E: {at: c3, side: blue}\nask: {move: {piece: A, to: f2, action: move, carrying: B}}\n',
    ),
  },
  {
    title: say('Stealth behind the hedge'),
    about: say('See: one power and one bush'),
    body: say(
      'map: |\n  +---+---+---+---+---+---+\n  | .   .   .   h   .   . |\n  +   +   +   +   +   +   +\n  | .   .   .   h   .   . |\n  +---+---+---+---+---+---+\npieces:\n  A: {at: a1, side: red, range: 8}\n  B: {at: e1, side: blue, powers: [stealth]}\nask: {see: [A, B]}\n',
    ),
  },
  {
    title: say('Slammed into the wall'),
    about: say('Slam: where it ends, what breaks'),
    with: 'slam',
    body: say(
      'map: |\n  +---+---+---+---+---+---+\n  | .   .   .   . | .   . |\n  +   +   +   +   +   +   +\n  | .   .   .   . | .   . |\n  +---+---+---+---+---+---+\nstrengths: {d1/e1: 3}\npieces:\n  A: {at: b1, side: heroes, ap: 6}\n  B: {at: c1, side: mastermind, health: 8}\nask: {slam: {attacker: A, target: B, spaces: 3, damage: 2}}\n',
    ),
  },
  {
    title: say('Through the line'),
    about: say('Breakthrough: past an enemy to the square behind'),
    with: 'breakthrough',
    body: say(
      'map: |\n  +---+---+---+---+---+\n  | .   .   .   .   . |\n  +   +   +   +   +   +\n  | .   .   .   .   . |\n  +---+---+---+---+---+\npieces:\n  A: {at: b1, side: heroes, ap: 6}\n  B: {at: c1, side: mastermind, health: 8}\nask: {breakthrough: {attacker: A, target: B, strength: 4, defend: 1}}\n',
    ),
  },
  {
    title: say('A shot with strength to spare'),
    about: say('Hit: strength, distance, and what stands in the way'),
    with: 'slam',
    body: say(
      'map: |\n  +---+---+---+---+---+---+\n  | .   .   O   .   .   . |\n  +   +   +   +   +   +   +\n  | .   .   .   .   .   . |\n  +---+---+---+---+---+---+\nstrengths: {c1: 2}\npieces:\n  A: {at: a1, side: heroes, ap: 6}\n  B: {at: e1, side: mastermind, health: 6}\nask: {hit: {attacker: A, target: B, attack: ranged, strength: 6, aim: 1}}\n',
    ),
  },
];

/** Whether an edition has what an example is about. */
export function knows(rules: Ruleset, example: Example): boolean {
  if (example.with) return rules[example.with] !== null;
  // Where blows slam, nothing is knocked back.
  return rules.slam === null || !example.body.includes('knockback');
}

/** The whole text of an example, ready to be asked of an edition. */
export function exampleText(example: Example, edition: string): string {
  return say('title: {title}\nedition: {edition}\n{body}', { title: example.title, edition, body: example.body });
}
