import { parseEntries } from '../entry';

/** Entries on corrections in the FAQ to figures, the rulebook and the powers card. */
export const CORRECTIONS = parseEntries(`
# Errata of figures {#figure-errata}
at: FAQ: Figure Corrections
terms: misprint, errata, wrong dial, correction
see: mastermind shape-change leap-climb
Go by these corrections, whatever a figure’s base shows. Figures are named by the symbol of the set and number.

IC 92 and 93: of the team with the free move, not of the one that attacks together. 121: does not fly.

CT 43: does not fly. 75: two bolts.

HT 40 and 88: do not fly but leap/climb (88 not on its first click). 43, 44 and 45: mastermind wherever the dial shows
shape change.

CJ 4: support on its first two clicks.

# Corrections of the rulebook {#rulebook-corrections}
at: FAQ: Rulebook Corrections
terms: errata
see: unique archenemies hindering energy-explosion
changes: unique archenemies hindering-moving
A force may hold a character twice, a Unique once; both players may have the same Unique. Figures of one name are no
archenemies. Hindering terrain stops only those who come from other ground. “Explosion” means energy explosion.

# Telekinesis needs a line {#telekinesis-line}
at: FAQ: Rulebook Corrections, Telekinesis
see: telekinesis
changes: telekinesis telekinesis-moving telekinesis-read
asks: move
news: Telekinesis needs a line of fire.
The user of telekinesis needs a line of fire, whether it moves a figure or aims at a place.

# Energy explosion, corrected {#energy-explosion-corrected}
at: FAQ: Rulebook Corrections, Energy Explosion
terms: EE, splash
see: energy-explosion
changes: energy-explosion
asks: hit
Energy explosion is a ranged combat action with damage 1 to the target and everybody in base contact with it. It is
optional. One roll is held against all of them; each that it reaches takes 1 click.

# Scenario of champions {#scenario-corrections}
at: FAQ: Scenarios
see: scenarios rounds
The points of the scenario of champions are counted after five rounds, not after five turns. In each round everybody
had a turn.

# The powers card {#powers-card}
at: FAQ: Powers & Abilities Card Corrections
terms: PAC, SAC
see: powers
SAC in older texts means the powers and abilities card. The rulings on single powers stand in the next chapter.
`);
