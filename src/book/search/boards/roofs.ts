import { parseAskedBoards } from './asked-board';

/** Questions about attacks between roofs and the ground. */
export const ROOF_BOARDS = parseAskedBoards(`
# can i shoot down from the edge of a roof | shoot down from a rooftop edge | can i shoot down from the rim | shoot down from elevated | los from the roof to the street
topics: rim elevated-line-of-fire elevated
map: |
  +---+---+---+---+
  | 1   1   .   . |
  +---+---+---+---+
pieces:
  A: {at: b1}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot down from the middle of a roof | shoot down when not at the edge of the roof | standing back from the rim can i shoot the ground | shoot from behind the roof edge at someone below | los down from a roof one square behind the edge
topics: rim elevated-line-of-fire elevated
map: |
  +---+---+---+---+
  | 1   1   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot up at someone on a roof | shoot up at a figure on the roof edge | can i shoot up to elevated terrain | los from the street up to the rim | shoot up at someone at the edge of a building
topics: rim elevated-line-of-fire elevated
map: |
  +---+---+---+---+
  | .   .   1   1 |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: c1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot up at someone in the middle of a roof | enemy on the roof but not at the edge | shoot up at someone standing back from the rim | can i see up to someone one square behind the roof edge | target behind the edge of the roof can i shoot
topics: rim elevated-line-of-fire elevated
map: |
  +---+---+---+---+
  | .   .   1   1 |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot past a figure on the ground from a roof | shoot down from a roof past my friend below | shooting down over a friend from a rooftop | can i shoot past a friend from elevated
topics: elevated-line-of-fire rim elevated
map: |
  +---+---+---+---+
  | 1   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
  C: {at: c1}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot up past a figure on the ground | shoot up at a roof past my friend on the ground | shooting up over a friend at someone on a rooftop | friend on the ground in the way of a shot up to a roof
topics: elevated-line-of-fire elevated-read rim elevated
map: |
  +---+---+---+---+
  | .   .   .   1 |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
  C: {at: b1}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot from one roof to another | both of us are on different roofs can i shoot | los between two roofs | shoot between two rooftops
topics: elevated-line-of-fire elevated
map: |
  +---+---+---+---+
  | 1   .   .   1 |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
  C: {at: b1}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot past a figure on the same roof | both of us on the roof and a friend between | shoot roof to roof past an elevated figure | friend on the roof in the way
topics: elevated-line-of-fire elevated
map: |
  +---+---+---+---+
  | 1   1   1   1 |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
  C: {at: b1}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot over a building | building between two figures on the ground | los over a roof from the street | building in the way between two figures on the street | can i shoot over a building from street to street
topics: elevated-line-of-fire elevated
map: |
  +---+---+---+---+
  | .   .   1   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot over a wall from a roof | shooting down from a rooftop over a wall | wall below between me on the roof and the target | elevated shooter wall on the ground
topics: elevated-line-of-fire rim elevated
map: |
  +---+---+---+---+
  | 1   . | .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# shoot from elevated over bushes on the ground | hindering between me on the roof and the target below | shooting from a rooftop over hindering terrain | can i shoot down from a roof over hindering | what do i need to shoot down over bushes from a roof
topics: elevated-line-of-fire rim elevated
map: |
  +---+---+---+---+
  | 1   .   h   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i attack someone on a roof from below in close combat | can i punch up at someone on elevated | close combat between roof and ground | melee against someone at a different elevation | can i punch someone on the roof next to me
topics: elevated-close elevated close-combat
map: |
  +---+---+---+
  | .   1   1 |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}

# can i shoot someone on the roof next to me | shoot an enemy beside me on a different elevation | can i shoot at an adjacent square on another level | shoot up at the roof directly in front of me | shoot a neighbour at different height
topics: elevated-close elevated
map: |
  +---+---+---+
  | .   1   1 |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i fight on stairs | close combat on the stairs | attack someone one step up the stairs | can i punch up a stair | are stair squares adjacent for attacks
topics: stairs clear-terrain elevated
map: |
  +---+---+---+---+
  | .   S   1S  1 |
  +---+---+---+---+
pieces:
  A: {at: b1}
  B: {at: c1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}

# is the roof adjacent to the ground | are different elevations adjacent | adjacent to someone on the roof beside me | base contact with a figure on elevated terrain | is a figure on the roof next to me adjacent
topics: adjacent-read elevated elevated-close
map: |
  +---+---+---+
  | .   1   1 |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue}
ask: {adjacent: [A, B]}
`);
