import { MULTIPLE_CARRIERS, OUTWIT_TEAM, STEALTH_TEAM } from '../../src/rules/editions/hypertime-2003/team-names';

/** Cases about teams named after characters. Such names may otherwise occur only in the data of the edition. */
export const TEAM_CASES = `title: "One of the pair falls and the silenced power speaks"
edition: hypertime-2003
cite: "FAQ: Team Ability, a pair with outwit; Pushing"
map: |
  +---+---+---+---+---+---+---+
  | .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +
  | .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+
pieces:
  K: {at: a1, points: 75, team: ${OUTWIT_TEAM}}
  L: {at: a2, points: 60, team: ${OUTWIT_TEAM}, clicks: 1, tokens: 1}
  B: {at: g2, side: blue, powers: [toughness]}
ask:
  play:
    - turn: red
    - use: {piece: K, power: outwit, target: B, cancels: toughness}
    - act: [L, power]
expect: {legal: true, L: {ko: true}, B: {"off": []}}
---
title: "What a team gives is no power to be cancelled"
edition: hypertime-2003
cite: "FAQ: Outwit: team abilities"
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  O: {at: a1, powers: [outwit]}
  B: {at: f1, side: blue, team: ${STEALTH_TEAM}}
ask:
  play:
    - turn: red
    - use: {piece: O, power: outwit, target: B, cancels: stealth}
expect: {legal: false, B: {"off": []}}
---
title: "Two passengers at once, for who may carry several"
edition: hypertime-2003
cite: "FAQ: ${MULTIPLE_CARRIERS[0]}"
map: |
  +---+---+---+---+---+---+---+---+
  | .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+
pieces:
  A: {at: b1, abilities: [flight], team: ${MULTIPLE_CARRIERS[0]}}
  C: {at: a1}
  D: {at: c1}
ask:
  play:
    - turn: red
    - move: {piece: A, to: g1, carrying: [C, D], sets_down: [h1, f1]}
expect: {legal: true, A: {at: g1, tokens: 1}, C: {at: h1, tokens: 0}, D: {at: f1, tokens: 0}}
---
title: "Each passenger must stand beside the carrier at the start"
edition: hypertime-2003
cite: "FAQ: ${MULTIPLE_CARRIERS[0]}: functions like a normal carrying move"
map: |
  +---+---+---+---+---+---+---+---+
  | .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+
pieces:
  A: {at: b1, abilities: [flight], team: ${MULTIPLE_CARRIERS[0]}}
  C: {at: a1}
  D: {at: d1}
ask:
  play:
    - turn: red
    - move: {piece: A, to: g1, carrying: [C, D]}
expect: {legal: false, why: [no-adjacent], A: {at: b1}}
---
title: "Of three plotters the lowest has no wits of its own"
edition: hypertime-2003
cite: "FAQ: Team Ability, a pair with outwit"
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +   +   +   +   +   +   +
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  K: {at: a1, points: 75, team: ${OUTWIT_TEAM}}
  L: {at: a2, points: 60, team: ${OUTWIT_TEAM}}
  M: {at: b1, points: 44, team: ${OUTWIT_TEAM}}
  B: {at: f2, side: blue, powers: [toughness]}
ask:
  play:
    - turn: red
    - use: {piece: M, power: outwit, target: B, cancels: toughness}
expect: {legal: false, B: {"off": []}}
---
title: "Granted wits can be outwitted"
edition: hypertime-2003
cite: "FAQ: Team Ability, a pair with outwit"
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +   +   +   +   +   +   +
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  K: {at: a1, points: 75, team: ${OUTWIT_TEAM}}
  L: {at: a2, points: 60, team: ${OUTWIT_TEAM}}
  B: {at: f1, side: blue, powers: [outwit]}
  C: {at: f2, side: blue, powers: [toughness]}
ask:
  play:
    - turn: blue
    - use: {piece: B, power: outwit, target: K, cancels: outwit}
    - end: blue
    - turn: red
    - use: {piece: K, power: outwit, target: C, cancels: toughness}
expect: {legal: false, C: {"off": []}}
---
title: "In shrubs the hidden team is out of sight"
edition: hypertime-2003
cite: "FAQ: Team Ability, hidden in hindering terrain"
map: |
  +---+---+---+---+
  | .   .   .   h |
  +---+---+---+---+
pieces:
  A: {at: a1}
  B: {at: d1, side: blue, team: ${STEALTH_TEAM}}
ask:
  play:
    - turn: red
    - attack: {attacker: A, target: B, attack: ranged, dice: [5, 5]}
expect: {legal: false, why: [line-blocked], B: {click: 1}}
`;
