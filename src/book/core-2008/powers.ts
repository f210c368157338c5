import { POWERS as RULED } from '../../rules/editions/core-2008/powers';
import { type EntryDraft, parseEntries } from '../entry';
import { makePowerDrafts, type PowerTexts } from '../power-drafts';

/** Entries of part 3 of the rulebook: how powers and abilities work in general. */
export const ABOUT_POWERS = parseEntries(`
# Powers {#powers}
at: POWERS | PART 3: POWERS AND ABILITIES
terms: power, colours, cancel power, turn off power, optional
see: standard-powers special-powers powers-card
news: Powers are optional unless their text says no; one switched off is back at the next turn.
A coloured square around a value gives a power while it shows. All are optional unless said otherwise, and count as on
unless you switch one off at the start of an action; it is back at the next player’s turn. If a power needs an action,
say that the action is for it. One action starts one power only.

# The powers card {#powers-card}
at: Powers and Abilities Card
terms: PAC, powers and abilities card
see: powers
basis: common
The powers card tells standard powers and team abilities; it is not among the app’s sources. What players know in
common is applied and marked so; the rest is shown by name for you to rule on.

# Standard and named powers {#standard-powers}
at: Standard and Named Powers | Standard and Named Powers: HeroClix Alpha Set characters
see: powers special-powers
news: New: named powers, which are standard powers under another name.
A power with a name alone is a standard power of the powers card. A name in capitals with a standard power behind it
in brackets is that power. Alpha Set characters ignore their cards: their colours are standard powers.

# Special powers {#special-powers}
at: Special Powers
terms: white power, character card
see: powers attacks-and-actions
news: New: powers that stand on the character’s own card.
A white square with a black outline is a special power; the character’s card tells what it does. If one lets it use
two powers, each still needs its own action, unless the text joins them.

# Abilities {#abilities}
at: ABILITIES | Combat Abilities | Combat Abilities: Standard combat symbols and abilities
terms: symbols
see: speed-symbols attack-symbols team-abilities traits
A character has its abilities on every click. These are combat abilities by the symbols on its base, team abilities,
and special ones on its card. Optional unless said otherwise. What the standard symbols give cannot be countered.

# Speed symbols {#speed-symbols}
at: Speed Combat Abilities
terms: boot, wing, dolphin
see: flight swim carry transporter
A boot gives nothing special, a wing flight and carry, a dolphin swim. In reverse: a transporter.

# Attack, defense and damage symbols {#attack-symbols}
at: Attack Combat Abilities | Defense Combat Abilities | Damage Combat Abilities
terms: fist, crosshairs, shield, starburst
see: duo sharpshooter indomitable giant colossal
A fist, a plain shield and a plain burst give nothing special. Two fists: duo attack. Crosshairs: sharpshooter.
Striped shield: indomitable. Giant burst: giant size and giant stride. Colossal burst: colossal size.

# Team abilities {#team-abilities}
at: TEAM ABILITIES | TEAM ABILITIES: Team symbols | TEAM ABILITIES: Canceling team abilities
terms: team symbol, TA, team ability
see: wild-cards
news: All are optional, and off until the end of the turn once switched off.
The team symbol on the base gives the team’s ability of the powers card. Optional; switched off at the start of an
action, it stays off until the turn ends. If it needs an action, say that the action is for it.

# Wild cards {#wild-cards}
at: TEAM ABILITIES: Wild cards | Wild cards
terms: wildcard, copy team ability
see: team-abilities feats
A wild card uses the team ability of any friend on the map, one per action. It does not get the symbol, nor meets a
feat’s need by it. In your turn change it as you declare an action; in another’s after an action is declared and
before it starts. If that makes the declared action impossible, another is chosen, but your choice stays. It holds
until changed, or until the action in which its owner leaves the game ends.

# Special abilities {#special-abilities}
at: SPECIAL ABILITIES | Special Abilities
see: carry capture multiattack
A card or rules sheet names a character’s special abilities: carry, capture, multiattack and others.

# Traits {#traits}
at: TRAITS
terms: trait, star
see: powers abilities
news: New: traits.
A trait is always on, and is never switched off or countered. A star on the card marks it.
`);

const WORDS: Readonly<Record<string, PowerTexts>> = {
  flight: {
    at: 'Speed Abilities: FLIGHT | Speed Abilities',
    say: `A flier passes opponents, hindering and outdoor blocking terrain on its way, and changes level. It does not
      stop beside opponents. Its height is that of its square. It breaks away as anybody does, and ends on an empty
      square that is not blocking. Knocked off an edge it takes nothing.`,
    terms: 'fly, flying, flier, flyer, wing, hover, soar',
    see: 'indoors knock-back-falls carry',
    asks: ['move', 'reach'],
    news: 'Hovering and soaring are gone: a flier stands at the height of its square, and passes squares beside opponents without stopping.',
  },
  swim: {
    at: 'Speed Abilities: SWIM',
    say: 'A swimmer moves through water as through clear terrain.',
    terms: 'swimmer, dolphin, aquatic',
    see: 'water',
    asks: ['move'],
  },
  'move-and-attack': {
    at: 'Speed Abilities: MOVE AND ATTACK',
    say: `A move action with one attack on the way, at attack −2, if no opponent is beside it at the start. It passes
      beside opponents, attacks where it could end, and its attack stays at least 1. Then it may use the rest of its
      move.`,
    see: 'transporter',
    asks: ['move', 'reach'],
    news: 'New.',
  },
  transporter: {
    say: 'A transporter may carry, and may move and attack. Its speed symbol is in reverse: with wings it has flight too, with the dolphin swim.',
    terms: 'reversed symbol',
    see: 'move-and-attack carry',
    news: 'New.',
  },
  indomitable: {
    at: 'Defense Abilities: INDOMITABLE | Defense Abilities',
    say: 'An indomitable character takes no pushing damage. It still gets its tokens.',
    terms: 'striped shield, no push damage',
    see: 'pushing',
    news: 'New as a symbol on the base.',
  },
  giant: {
    title: 'Giant',
    at: `HEROCLIX COMBAT AND SPECIAL ABILITIES: Giant Size | Damage Abilities: GIANT SIZE (non-optional) | Damage Abilities: GIANT STRIDE | Damage Abilities: Close combat attacks | Damage Abilities: Ranged combat attacks | Damage Abilities`,
    say: `A giant is never knocked back, and its close attacks reach 2 squares. They reach over figures and objects, and
      up to elevated ones, unless a wall, blocking or elevated terrain would stop a line. Force blast and plasticity of
      others do nothing to it. On its moves it ignores figures, hindering, levels and outdoor blocking. It fails to
      break away only on 1–2, and may carry if it had no token.`,
    terms: 'giant size, giant stride, big figure',
    see: 'elevated-read knock-back-never giant-walls colossal',
    asks: ['hit', 'move', 'reach'],
    news: 'New: giants and colossals.',
    example: `map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: a1, side: red, abilities: [giant]}
  B: {at: c1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}
`,
  },
  colossal: {
    title: 'Colossal',
    at: 'HEROCLIX COMBAT AND SPECIAL ABILITIES: Colossal Size | Damage Abilities: COLOSSAL SIZE (non-optional)',
    say: `A colossal is never knocked back and may shoot with opponents beside it. It blocks lines to other colossals,
      and ignores hindering, levels and outdoor blocking on its moves. It cannot be countered. Its card or sheet may say
      more.`,
    terms: 'colossal size, huge',
    see: 'giant knock-back-never elevated-line-of-fire giant-walls',
    asks: ['hit', 'move'],
    news: 'New.',
  },
  sharpshooter: {
    at: 'Attack Abilities: SHARPSHOOTER',
    say: 'A sharpshooter may shoot at opponents beside it and past opposing characters.',
    terms: 'crosshairs, shoot adjacent',
    see: 'ranged-combat sharpshooter-read',
    asks: ['hit'],
    news: 'New.',
  },
  duo: {
    title: 'Duo attack',
    at: 'Attack Abilities: DUO ATTACK | Attack Abilities',
    say: `One power action gives a duo two attacks, close or ranged. Each has its own roll and, if ranged, one target.
      Finish the first before the second, which has damage −1 (1 at least). If the first defeats the attacker itself
      there is no second.`,
    terms: 'duo, two fists, attack twice',
    see: 'multiattack',
    asks: ['hit'],
    news: 'New.',
  },
  multiattack: {
    at: 'Special Abilities: MULTIATTACK | MULTIATTACK',
    say: `One power action gives two free actions with attacks, at up to two targets each. Every attack deals 1 less (1
      at least). No feats with it. It cannot be countered.`,
    see: 'duo',
    asks: ['hit'],
    news: 'Now a named ability; each attack deals at least 1.',
  },
  carry: {
    at: 'Special Abilities: CARRY | CARRY',
    say: `A carrier takes one adjacent friend along on its move, at speed −2. The friend stands adjacent when the action
      starts, and is set down adjacent, at the same height, when it ends. Boots and dolphins may be carried; fliers,
      transporters, duos, giants, colossals and whoever holds an object may not. The passenger gets no token, and no
      action but a free one until the next turn; on the way it is beside nobody. The carrier breaks away if it must; the
      passenger need not.`,
    terms: 'taxi, transport, passenger, flier drops passenger, put down passenger, lift friend, ferry',
    see: 'flight transporter giant break-away',
    asks: ['carry', 'move'],
    news: 'Carrying costs 2 speed, and the passenger gets no action until the next turn; fliers carry no fliers.',
  },
  'leap-climb': {
    say: 'With leap/climb a character moves as a flier does and needs no break-away roll. Indoors it crosses neither walls nor blocking terrain.',
    terms: 'leap, climb, jump',
    see: 'indoors break-away elevated',
    asks: ['move', 'reach'],
  },
  'phasing-teleport': {
    say: `A character with phasing/teleport passes everything, walls too, and needs no break-away roll. It passes indoor
      blocking as well, and ends on an empty square that is not blocking. Never halved.`,
    terms: 'phasing, phase, teleport, through walls, ghost',
    see: 'indoors',
    asks: ['move', 'reach'],
    news: 'Called phasing before.',
  },
  charge: {
    say: 'As a power action, move up to half speed, then make a close combat action. That action may start powers of its own.',
    terms: 'charge, move and hit',
    see: 'halving-speed attacks-and-actions',
    asks: ['move', 'reach'],
    news: 'A power action now, and a charger is knocked back like anybody.',
  },
  'running-shot': {
    say: 'As a power action, move up to half speed, then shoot.',
    terms: 'RS, run and gun, move and shoot',
    see: 'halving-speed',
    asks: ['move', 'reach'],
  },
  'hypersonic-speed': {
    say: 'As a power action, move, attack on the way, and move on. It passes opponents and the squares beside them.',
    terms: 'HSS, speedster, hit and run',
    see: 'attacks-and-actions',
    asks: ['move', 'reach'],
  },
  stealth: { terms: 'hide, hidden', see: 'stealth-hides hindering-modifier outwit', asks: ['see', 'hit'] },
  'force-blast': {
    at: 'Powers and Abilities Card: Force Blast',
    terms: 'FB, shove, push away',
    see: 'knock-back giant',
    asks: ['knockback'],
  },
  telekinesis: {
    say: 'Telekinesis moves objects and friends from afar, or flings an object at an opponent.',
    terms: 'TK, teke, telekinetic',
    see: 'telekinesis-moving telekinesis-attack',
    asks: ['move', 'hit'],
  },
  willpower: { terms: 'no push damage, push free', see: 'pushing indomitable' },
  toughness: {
    terms: 'tough, reduce damage, damage reduction',
    see: 'damage penetrating-damage knock-back-damage',
    asks: ['hit'],
  },
  invulnerability: { terms: 'invuln, invulnerable, reduce damage', see: 'toughness penetrating-damage', asks: ['hit'] },
  'super-senses': { terms: 'SS, dodge, evade', see: 'critical-evaded attack-roll', asks: ['hit'] },
  'combat-reflexes': { terms: 'CR, reflexes', see: 'close-combat', asks: ['hit'] },
  'energy-shield-deflection': { terms: 'ESD, ES/D, energy shield, deflection', see: 'ranged-combat', asks: ['hit'] },
  'blades-claws-fangs': { terms: 'BCF, B/C/F, claws, blades, damage roll' },
  'exploit-weakness': {
    terms: 'EW, exploit',
    see: 'penetrating-damage attacks-and-actions',
    asks: ['hit'],
    news: 'New.',
  },
  flurry: { terms: 'two attacks, attack twice' },
  'smoke-cloud': { terms: 'smoke, fog', see: 'hindering' },
  barrier: { terms: 'barrier markers', see: 'blocking walls' },
  defend: { terms: 'share defense' },
  quake: { terms: 'earthquake', news: 'New.' },
  plasticity: { terms: 'stretch, elastic', see: 'break-away' },
  'mind-control': { terms: 'MC, control enemy' },
  'probability-control': { terms: 'PC, prob, prob control, reroll', see: 'themed-rerolls' },
  regeneration: { terms: 'regen, heal self', see: 'healing' },
  'steal-energy': { terms: 'drain', see: 'healing' },
  support: { terms: 'heal friend, medic, healer', see: 'healing support-criticals' },
  'super-strength': {
    say: 'A character with super strength picks up objects and fights with them.',
    terms: 'SStr, strong, lift car, pick up object',
    see: 'picking-up holding object-close object-throwing',
  },
  outwit: { terms: 'cancel power, counter power, turn off power', see: 'powers feats-using' },
  'earthbound-neutralized': { title: 'Earthbound', terms: 'neutralized, grounded flier', news: 'New.' },
  capture: {
    at: 'HEROCLIX COMBAT AND SPECIAL ABILITIES: Capture | Special Abilities: CAPTURE | CAPTURE',
    say: `Capture is a power action with a close attack on one standard opponent. Phasing or plasticity gives the target
      defense +2. A hit deals no damage: the target leaves the map as a captive without tokens. Three captives at most;
      with three, no close attacks. If the captor falls, whoever felled it sets the captives beside it, each with a
      token.`,
    terms: 'captive, prisoner, take captive',
    see: 'capture-release capture-rescue capture-countered',
    asks: ['play'],
    news: 'A named ability now; released captives give at most 50 points on top.',
  },
};

/** Entries of part 3 of the rulebook: all abilities that the book defines, and the powers that it names. */
export const POWERS: readonly EntryDraft[] = [
  ...makePowerDrafts(RULED, WORDS),
  ...parseEntries(`
# Releasing captives {#capture-release}
at: Releasing captives | CAPTURE: Releasing captives
see: capture victory-points
asks: play
In its starting area, the captor may release a captive by a power action. The captive goes into a free adjacent square
of that area. The captive is defeated, and the captor scores on top the lesser of 50 and its points. Captives still
held at the end score for nobody. Taking the last opponent ends the game.

# Rescuing captives {#capture-rescue}
at: Rescuing captives | CAPTURE: Rescuing captives
see: capture
asks: play
A friend rescues a captive by a power action that attacks the captor, close or ranged. The captor’s defense is 1 less
for each captive. A hit deals no damage but frees one, set beside the captor with a token; it may act this turn,
pushed.

# Countering capture {#capture-countered}
at: Countering Capture | CAPTURE: Countering Capture
see: capture outwit
Roll 2d6 when capture would be countered: only doubles counter it. Then all captives are free at once.
`),
];
