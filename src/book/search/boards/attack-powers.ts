import { parseAskedBoards } from './asked-board';

/** Questions about stealth and about powers for attacks. */
export const ATTACK_POWER_BOARDS = parseAskedBoards(`
# can i shoot stealth in hindering | can i shoot a stealth figure in bushes | stealth in hindering terrain | can you target stealth in the trees | shoot at a stealthy guy behind bushes
topics: stealth stealth-hides
map: |
  +---+---+---+---+
  | .   .   .   h |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue, powers: [stealth]}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i shoot stealth in the open | stealth figure on clear ground can i shoot him | stealth without hindering | shoot a stealth figure in clear terrain
topics: stealth stealth-hides
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue, powers: [stealth]}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i punch a stealth figure in hindering | stealth against close combat | close attack on stealth in bushes | punch stealth in the trees
topics: stealth stealth-hides
map: |
  +---+---+---+
  | .   h   h |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue, powers: [stealth]}
ask: {hit: {attacker: A, target: B, attack: close}}

# can i shoot stealth from a roof over hindering | shoot a stealth figure from elevated over bushes | stealth behind bushes seen from a rooftop | can i shoot a stealth figure from a roof over bushes
topics: stealth stealth-hides
map: |
  +---+---+---+---+
  | 1   .   h   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue, powers: [stealth]}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i outwit stealth in hindering | can i see a stealth figure in bushes | outwit a stealthy figure in the trees | line of fire to stealth in hindering for outwit
topics: stealth stealth-hides outwit
map: |
  +---+---+---+---+
  | .   .   .   h |
  +---+---+---+---+
pieces:
  A: {at: a1, powers: [outwit]}
  B: {at: d1, side: blue, powers: [stealth]}
ask: {see: [A, B]}

# how much damage does energy explosion do | energy explosion damage | damage of an energy explosion with damage 3 | ee how many clicks
topics: energy-explosion energy-explosion-corrected
map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, damage: 3, powers: [energy-explosion]}
  B: {at: d1, side: blue}
  C: {at: d2, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# can i incapacitate with 0 damage | incapacitate when my damage is 0 | incap with zero damage | incapacitate with damage value 0
topics: incapacitate
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, damage: 0, powers: [incapacitate]}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}

# how much damage does close combat expert add | close combat expert bonus | cce damage | close combat expert how many clicks
topics: close-combat-expert
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, powers: [close-combat-expert]}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}

# how much damage does ranged combat expert add | ranged combat expert bonus | rce damage | ranged combat expert how many clicks
topics: ranged-combat-expert
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, powers: [ranged-combat-expert]}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# how much damage does enhancement add | enhancement bonus for an adjacent friend | does enhancement add to damage | shoot next to a friend with enhancement
topics: enhancement
map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue}
  C: {at: a2, powers: [enhancement]}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# enhancement with a punch | enhancement bonus for melee damage | punch next to a friend with enhancement how many clicks | enhancement in close combat how many clicks
topics: enhancement
map: |
  +---+---+---+
  | .   .   . |
  +   +   +   +
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue}
  C: {at: a2, powers: [enhancement]}
ask: {hit: {attacker: A, target: B, attack: close}}

# precision strike against invulnerability | does precision strike always do 1 damage | precision strike vs invuln how many clicks | precision strike against toughness how many clicks
topics: precision-strike
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, powers: [precision-strike]}
  B: {at: b1, side: blue, powers: [invulnerability]}
ask: {hit: {attacker: A, target: B, attack: close}}

# can leap climb attack someone on a roof | close combat up a level with leap climb | can a leaper punch up at elevated | leap climb close attack on another level
topics: leap-climb
map: |
  +---+---+---+
  | .   1   1 |
  +---+---+---+
pieces:
  A: {at: a1, powers: [leap-climb]}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}
`);
