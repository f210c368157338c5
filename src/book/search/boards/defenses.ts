import { parseAskedBoards } from './asked-board';

/** Questions about powers that reduce damage or add to defense. */
export const DEFENSE_BOARDS = parseAskedBoards(`
# how much damage does toughness stop | toughness against 2 damage | 2 damage against toughness | how much does toughness reduce | i hit toughness for 2 how many clicks
topics: toughness
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue, powers: [toughness]}
ask: {hit: {attacker: A, target: B, attack: close}}

# invulnerability against 2 damage | hit invuln with 2 damage | 2 damage against invulnerability | i deal 2 to invulnerability how many clicks | how many clicks does invulnerability take from 2 damage
topics: invulnerability
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue, powers: [invulnerability]}
ask: {hit: {attacker: A, target: B, attack: close}}

# 3 damage against invulnerability | i deal 3 to invulnerable how many clicks | invuln takes how much of 3 damage | does 3 damage get through invulnerability
topics: invulnerability
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, damage: 3}
  B: {at: b1, side: blue, powers: [invulnerability]}
ask: {hit: {attacker: A, target: B, attack: close}}

# impervious against 2 damage | hit impervious with 2 damage | 2 damage against impervious | i deal 2 to impervious how many clicks
topics: impervious
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue, powers: [impervious]}
ask: {hit: {attacker: A, target: B, attack: close}}

# psychic blast against invulnerability | does psychic blast ignore invulnerability | psychic blast against toughness | does penetrating damage ignore toughness | psy blast vs invuln how many clicks
topics: penetrating-psychic-blast
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, powers: [penetrating-psychic-blast]}
  B: {at: d1, side: blue, powers: [invulnerability]}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# psychic blast against impervious | does psychic blast ignore impervious | psychic blast vs impervious how many clicks | does psychic blast go through impervious
topics: impervious
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, powers: [penetrating-psychic-blast]}
  B: {at: d1, side: blue, powers: [impervious]}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# exploit weakness against invulnerability | does exploit weakness ignore toughness | exploit weakness vs invuln how many clicks | does exploit weakness ignore invulnerability
topics: exploit-weakness
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, powers: [exploit-weakness]}
  B: {at: b1, side: blue, powers: [invulnerability]}
ask: {hit: {attacker: A, target: B, attack: close}}

# shoot with exploit weakness at toughness | ranged attack with exploit weakness how many clicks | shooting toughness with exploit weakness | exploit weakness when shooting at toughness
topics: exploit-weakness
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, powers: [exploit-weakness]}
  B: {at: d1, side: blue, powers: [toughness]}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# what do i need to hit combat reflexes | combat reflexes in close combat | how much does combat reflexes add | combat reflexes bonus against punch | how much is combat reflexes
topics: combat-reflexes
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue, powers: [combat-reflexes]}
ask: {hit: {attacker: A, target: B, attack: close}}

# combat reflexes against ranged attacks | shoot someone with combat reflexes what do i need | shooting at combat reflexes what do i need | ranged attack against combat reflexes
topics: combat-reflexes
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue, powers: [combat-reflexes]}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# what do i need to hit energy shield | energy shield deflection against a shot | how much does energy shield add | energy shield bonus against ranged | esd what do i need to hit | shoot someone with energy shield
topics: energy-shield-deflection
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue, powers: [energy-shield-deflection]}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# does energy shield stack with hindering | energy shield in bushes what do i need to hit | energy shield deflection and hindering terrain together | esd plus hindering
topics: energy-shield-deflection
map: |
  +---+---+---+---+
  | .   .   .   h |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue, powers: [energy-shield-deflection]}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# energy shield deflection against a punch | energy shield against melee | punch someone with energy shield what do i need | close combat against energy shield
topics: energy-shield-deflection
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1}
  B: {at: b1, side: blue, powers: [energy-shield-deflection]}
ask: {hit: {attacker: A, target: B, attack: close}}

# what do i need to shoot a tiny figure | tiny size defense bonus | tiny character against ranged attacks | how much defense does tiny add
topics: tiny
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue, size: tiny}
ask: {hit: {attacker: A, target: B, attack: ranged}}
`);
