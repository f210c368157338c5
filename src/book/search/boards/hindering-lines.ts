import { parseAskedBoards } from './asked-board';

/** Questions about shots through hindering terrain. */
export const HINDERING_LINE_BOARDS = parseAskedBoards(`
# can i shoot into hindering terrain | target stands in hindering terrain | do i get a penalty for shooting into bushes | shooting at someone in hindering | defense bonus in bushes | enemy is in the trees what do i need to hit | does standing in hindering give plus 1 defense
topics: hindering-modifier hindering line-of-fire
map: |
  +---+---+---+---+
  | .   .   .   h |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot through hindering terrain | shoot through bushes | los through hindering | shooting over hindering terrain between us | bushes in the way of my shot | shoot through smoke
topics: hindering-modifier hindering line-of-fire
map: |
  +---+---+---+---+
  | .   .   h   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot out of hindering terrain | shooting from inside bushes at someone in the open | shoot from hindering into the open | what do i need to hit when shooting out of hindering
topics: hindering-modifier hindering line-of-fire
map: |
  +---+---+---+---+
  | h   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# both in the same hindering terrain when shooting | shooter and target in the same bushes | shoot inside one hindering area | both standing in the same bushes what do i need | shoot at someone in the same bushes as me
topics: hindering-inside hindering-modifier hindering
map: |
  +---+---+---+---+
  | h   h   h   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: c1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# shoot through two hindering squares | what do i need to hit through two hindering squares | how much is the hindering bonus through two bushes | hindering modifier for two hindering squares
topics: hindering-modifier hindering
map: |
  +---+---+---+---+---+
  | .   .   h   h   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: e1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot over an object | object token in the way of my shot | los through an object | shoot past a car nobody holds | can i shoot past an object token
topics: hindering-modifier hindering line-of-fire
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
objects: {car: {at: c1, kind: heavy}}
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# punch someone in bushes what do i need | melee into hindering terrain | can i punch someone in hindering terrain | close attack into hindering what do i need
topics: hindering hindering-modifier close-combat
map: |
  +---+---+---+
  | .   h   h |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}
`);
