/** A position to ask with, made up for learning; the edition's line is put before it when it is opened. */
export interface Example {
  readonly title: string;
  /** What it shows, in one line. */
  readonly about: string;
  /** Position notation without `title` and `edition`. */
  readonly body: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    title: 'A shot through the trees',
    about: 'See and hit: hindering terrain on the line',
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
    title: 'A wall in the way',
    about: 'See: which wall stops the line',
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
    title: 'Corner to corner',
    about: 'See: two figures that shut the gap between them',
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
    title: 'A walk round the pond',
    about: 'Move: water, and an opponent to break away from',
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
    title: 'Where can it go?',
    about: 'Reach: every square a figure may end on',
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
    title: 'Knocked back',
    about: 'Knock back: how far, and what it costs at the wall',
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
];

/** The whole text of an example, ready to be asked of an edition. */
export function exampleText(example: Example, edition: string): string {
  return `title: ${example.title}\nedition: ${edition}\n${example.body}`;
}
