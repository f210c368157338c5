import { parseAskedBoards } from './asked-board';

/** Questions about who may attack whom, and what is needed to hit. */
export const ATTACK_BOARDS = parseAskedBoards(`
# what do i need to hit | how do i know if i hit | attack 10 against defense 16 what do i need | what roll hits | what do i need to roll to hit
topics: attack-roll
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}

# can i hit if i need more than 12 | does a 12 always hit | defense too high to hit | need a 14 to hit can i still attack
topics: critical attack-roll
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, attack: 6}
  B: {at: b1, side: blue, defense: 19}
ask: {hit: {attacker: A, target: B, attack: close}}

# does a 2 always miss | can i miss if my attack beats the defense | attack higher than defense do i still roll | do snake eyes always miss | can i miss when i only need a 2
topics: critical attack-roll
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, attack: 12}
  B: {at: b1, side: blue, defense: 14}
ask: {hit: {attacker: A, target: B, attack: close}}

# can i attack my own figure | can i attack a friend | attack my own teammate | can i hit my own guys | am i allowed to shoot my own guy | can i target friendly characters with an attack
topics: friendly-fire example-multiple-hits teammates
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: heroes}
  B: {at: c1, side: heroes}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i attack in the first round | can i be attacked on the first turn | attack in round one | can figures in the starting area be shot on turn 1 | shoot someone in his starting area in round 1
topics: first-round-immunity
map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +---+---+---+---+---+
round: 1
order: [red, blue]
starts: {red: [a1, b1], blue: [e1]}
pieces:
  A: {at: b1, side: red}
  B: {at: e1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot someone next to me | shoot an adjacent enemy | ranged attack against an adjacent figure | can i use ranged combat in base contact | shooting at point blank | shoot the guy i am based with
topics: ranged-combat attacking
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot while adjacent to an enemy | enemy next to me can i shoot someone else | shoot past the guy in base contact at another enemy | ranged attack while based | can i shoot at another target when an enemy is adjacent | shoot while tied up
topics: ranged-combat attacking
map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
  C: {at: a2, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot at someone next to my friend | shoot into melee | shoot an enemy adjacent to my own guy | shooting into close combat | target is in base contact with my friend | can i shoot an enemy who is fighting my buddy
topics: ranged-combat line-of-fire attacking line-of-sight
map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
  C: {at: d2}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i punch someone 2 squares away | close combat attack at 2 squares | melee attack without base contact | can i make a close combat attack if not adjacent | punch from 2 squares away
topics: close-combat
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: c1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}

# are figures adjacent through a wall | can i punch through a wall | can i attack someone on the other side of a wall | close combat through a wall | adjacent across a wall | is someone behind a wall adjacent | adjacent on the other side of a wall | are we adjacent with a wall between us
topics: adjacent walls blocking close-combat attacking
map: |
  +---+---+---+
  | . | .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue}
ask: {adjacent: [A, B]}

# are diagonal squares adjacent | can i attack diagonally | can i punch someone diagonally adjacent | close combat diagonal | is diagonal adjacent | does diagonal count as base contact | adjacent diagonally | are figures adjacent corner to corner
topics: adjacent close-combat attacking
map: |
  +---+---+---+
  | .   .   . |
  +   +   +   +
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b2, side: blue}
ask: {adjacent: [A, B]}

# can i shoot two targets | can i attack two enemies with one shot | shoot 2 targets with two bolts | multiple targets with lightning bolts | split my shot between two enemies
topics: several-targets
map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, targets: 2}
  B: {at: d1, side: blue}
  C: {at: d2, side: blue}
ask: {hit: {attacker: A, target: [B, C], attack: ranged}}

# can i shoot two targets with one bolt | can i attack 2 enemies with a single lightning bolt | more targets than bolts | shoot more targets than i have bolts
topics: several-targets
map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, targets: 1}
  B: {at: d1, side: blue}
  C: {at: d2, side: blue}
ask: {hit: {attacker: A, target: [B, C], attack: ranged}}

# can i shoot with range 0 | ranged attack without a range | figure has no range can it shoot | can i make a ranged attack with 0 range
topics: ranged-combat
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, range: 0}
  B: {at: c1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i act two turns in a row | can i attack with one action token | can i use a figure that acted last turn | act again with 1 token | may i push a figure
topics: pushing giving-actions
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, tokens: 1}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}

# can i act three turns in a row | can i attack with two action tokens | act with 2 tokens | figure with two tokens can it act | can i push twice | can i use a figure on the third turn
topics: pushing action-tokens giving-actions
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, tokens: 2}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}

# can i move with two action tokens | move with 2 tokens | can a figure with two tokens walk | move three turns in a row
topics: pushing action-tokens
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, tokens: 2}
ask: {move: {piece: A, to: c1, action: move}}
`);
