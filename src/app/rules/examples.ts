import type { Ruleset } from '../../rules/ruleset';
import { say } from '../../text/say';

/** Example position for learning. The edition is inserted when the example is opened. */
export interface ExamplePosition {
  readonly title: string;
  /** Description of the example in one line. */
  readonly about: string;
  /** Position notation without `title` and `edition`. */
  readonly body: string;
  /** Whether the example only applies to missions. */
  readonly mission?: true;
}

export const EXAMPLES: readonly ExamplePosition[] = [
  {
    title: say('A shot through the trees'),
    about: say('See and hit: hindering terrain on the line of fire'),
    body: `map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +   +   +   +   +   +   +
  | .   .   h   h   .   . |
  +   +   +   +   +   +   +
  | .   .   h   .   .   . |
  +   +   +   +   +   +   +
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a4, side: red, attack: 10, range: 6}
  B: {at: e1, side: blue, defense: 17}
ask: {hit: {attacker: A, target: B, attack: ranged}}
`,
  },
  {
    title: say('A wall in the way'),
    about: say('See: which wall blocks line of fire'),
    body: `map: |
  +---+---+---+---+---+
  | .   .   . | .   . |
  +   +   +   +   +   +
  | .   .   . | .   . |
  +   +   +   +   +   +
  | .   .   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a2, side: red}
  B: {at: e1, side: blue}
ask: {see: [A, B]}
`,
  },
  {
    title: say('Corner to corner'),
    about: say('See: two figures that close the gap between them'),
    body: `map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: c3, side: blue}
  C: {at: c2, side: blue}
  D: {at: b3, side: red}
ask: {see: [A, B]}
`,
  },
  {
    title: say('A walk around the pond'),
    about: say('Move: water, and breaking away from an opponent'),
    body: `map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +   +   +   +   +   +   +
  | .   .   w   w   .   . |
  +   +   +   +   +   +   +
  | .   .   w   w   .   . |
  +   +   +   +   +   +   +
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: b3, side: red, speed: 7}
  B: {at: a4, side: blue}
ask: {move: {piece: A, to: e3, action: move}}
`,
  },
  {
    title: say('Where can it go?'),
    about: say('Move: every square where a figure may end'),
    body: `map: |
  +---+---+---+---+---+---+
  | .   .   .   .   h   . |
  +   +   +   +---+   +   +
  | .   .   . | .   .   . |
  +   +   +   +   +   +   +
  | B   .   . | .   .   . |
  +   +   +   +   +   +   +
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: b2, side: red, speed: 4}
  B: {at: e3, side: blue}
ask: {reach: {piece: A, action: move}}
`,
  },
  {
    title: say('Knocked back'),
    about: say('Knock back: distance, and damage at the wall'),
    body: `map: |
  +---+---+---+---+---+---+
  | .   .   .   .   . | . |
  +---+---+---+---+---+---+
pieces:
  A: {at: b1, side: red}
  B: {at: c1, side: blue}
ask: {knockback: {attacker: A, target: B, taken: 4}}
`,
  },
  {
    title: say('A friendly figure in the way'),
    about: say('Hit: a figure in the line of fire, and your options'),
    body: `map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +   +   +   +   +   +   +
  | .   .   .   .   .   . |
  +   +   +   +   +   +   +
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a2, side: red, range: 6}
  B: {at: f2, side: blue}
  C: {at: c2, side: red}
ask: {hit: {attacker: A, target: B, attack: ranged}}
`,
  },
  {
    title: say('A flier carries a friend'),
    about: say('Carry and move: over a row of figures'),
    body: `map: |
  +---+---+---+---+---+---+
  | .   .   .   h   .   . |
  +   +   +   +   +   +   +
  | .   .   .   .   .   . |
  +   +   +   +   +   +   +
  | .   .   .   h   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a2, side: red, abilities: [flight, carry]}
  B: {at: a1, side: red}
  C: {at: c1, side: blue}
  D: {at: c2, side: blue}
  E: {at: c3, side: blue}
ask: {move: {piece: A, to: f2, action: move, carrying: B}}
`,
  },
  {
    title: say('Stealth behind the hedge'),
    about: say('See: Stealth and hindering terrain'),
    body: `map: |
  +---+---+---+---+---+---+
  | .   .   .   h   .   . |
  +   +   +   +   +   +   +
  | .   .   .   h   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a1, side: red, range: 8}
  B: {at: e1, side: blue, powers: [stealth]}
ask: {see: [A, B]}
`,
  },
  {
    title: say('Slammed into the wall'),
    about: say('Slam: where it ends, what breaks'),
    mission: true,
    body: `map: |
  +---+---+---+---+---+---+
  | .   .   .   . | .   . |
  +   +   +   +   +   +   +
  | .   .   .   . | .   . |
  +---+---+---+---+---+---+
strengths: {d1/e1: 3}
pieces:
  A: {at: b1, side: heroes, ap: 6}
  B: {at: c1, side: mastermind, health: 8}
ask: {slam: {attacker: A, target: B, spaces: 3, damage: 2}}
`,
  },
  {
    title: say('Through the line'),
    about: say('Breakthrough: past an enemy to the square behind it'),
    mission: true,
    body: `map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +   +   +   +   +   +
  | .   .   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: b1, side: heroes, ap: 6}
  B: {at: c1, side: mastermind, health: 8}
ask: {breakthrough: {attacker: A, target: B, strength: 4, defend: 1}}
`,
  },
  {
    title: say('A shot with strength to spare'),
    about: say('Hit: strength, distance and obstacles'),
    mission: true,
    body: `map: |
  +---+---+---+---+---+---+
  | .   .   O   .   .   . |
  +   +   +   +   +   +   +
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
strengths: {c1: 2}
pieces:
  A: {at: a1, side: heroes, ap: 6}
  B: {at: e1, side: mastermind, health: 6}
ask: {hit: {attacker: A, target: B, attack: ranged, strength: 6, aim: 1}}
`,
  },
];

/** Whether an edition supports the subject of an example. */
export function supportsExample(rules: Ruleset, example: ExamplePosition): boolean {
  if (example.mission) return rules.mission !== undefined;
  // Only editions without missions have knock back.
  return rules.mission === undefined || !example.body.includes('knockback');
}

/** Prints an example in position notation for an edition. */
export function printExample(example: ExamplePosition, edition: string): string {
  return `title: ${example.title}\nedition: ${edition}\n${example.body}`;
}
