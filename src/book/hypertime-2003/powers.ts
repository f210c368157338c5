import { type Draft, rule } from '../entry';

/** What the FAQ rules about powers, in its order. */
export const POWERS: readonly Draft[] = [
  rule(
    'battle-fury',
    'Battle Fury',
    'FAQ: Battle Fury',
    'Its owner gets no ranged combat action, but can be the target of one, and can be captured.',
    {
      terms: 'BF, fury',
      see: 'ranged-combat',
      asks: ['hit'],
    },
  ),
  rule(
    'charge',
    'Charge',
    'FAQ: Charge',
    `The move is up to half speed and nothing else; out of hindering terrain it is halved twice. From beside an opponent it breaks away
    first. With super strength it may pick up an object on the way and use it, but not while coming beside an opponent. A
    flier may carry a friend along and drops it before the attack.`,
    { terms: 'charging', see: 'running-shot break-away carry picking-up', asks: ['move', 'reach'] },
  ),
  rule(
    'close-combat-expert',
    'Close Combat Expert',
    'FAQ: Close-Combat Expert',
    `Damage +2 for a close attack on one target. Nothing else of the attacker’s works with it: no objects, no charge, no attack power,
    and no friend may have changed its values this turn; support is fine. Friends may still work on the target.`,
    { terms: 'CCE', see: 'ranged-combat-expert', asks: ['hit'] },
  ),
  rule(
    'defend',
    'Defend',
    'FAQ: Defend',
    'It passes along: A lends its defense to B beside it, and B, who has defend too, lends that to C. Perplex on the first counts for all.',
    {
      terms: 'share defense, transitive',
      see: 'perplex team-share-defense',
      asks: ['hit'],
      example: `map: |
  +---+---+---+---+---+
  | .   .   .   .   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: c1, side: blue, defense: 15}
  C: {at: d1, side: blue, defense: 16, powers: [defend]}
  D: {at: e1, side: blue, defense: 18, powers: [defend]}
ask: {hit: {attacker: A, target: B, attack: ranged}}
`,
    },
  ),
  rule(
    'energy-explosion',
    'Energy Explosion',
    'FAQ: Energy Explosion',
    `Miss the target and you miss all; hit it, and the same total is held against each figure beside it. It harms figures only: switch it off
    to break terrain or objects. All who take damage are knocked back from the attacker on doubles, the farthest first, never the
    attacker.

    With several targets every one explodes; a figure adds up all that reaches it, and its toughness counts once.`,
    {
      terms: 'EE, splash, explosion',
      see: 'several-targets damage-application energy-explosion-corrected',
      asks: ['hit'],
    },
  ),
  rule(
    'enhancement',
    'Enhancement',
    'FAQ: Enhancement',
    'One more click to opposing figures that are hit; nothing against objects, terrain or friends.',
    {
      see: 'hovering',
      asks: ['hit'],
    },
  ),
  rule(
    'flurry',
    'Flurry',
    'FAQ: Flurry',
    `One action, two attacks, the first resolved before the second, which may have another target. If a critical miss costs the power there is
    no second. Walls are fair targets.`,
    { terms: 'two attacks', see: 'critical' },
  ),
  rule(
    'force-blast',
    'Force Blast',
    'FAQ: Force Blast',
    'No attack and no break-away roll. The target goes back as by a knock back, and is hurt only by what it hits or falls from. Charge does not protect.',
    { terms: 'FB, push away', see: 'knock-back', asks: ['knockback'] },
  ),
  rule(
    'hypersonic-speed',
    'Hypersonic Speed',
    'FAQ: Hypersonic Speed',
    `Its close combat deals all damage together at the end, so toughness counts once; a 12 adds 1. Any doubles end it, and the target goes
    back as many squares as it took clicks in all; a target that is never knocked back does not end it. Nobody is carried on a
    move with an attack.`,
    {
      terms: 'HSS, speedster',
      see: 'knock-back carry',
      changes: 'carry knock-back-never',
      asks: ['move', 'knockback'],
    },
  ),
  rule(
    'impervious',
    'Impervious',
    'FAQ: Impervious',
    `It works for the target of an attack only: not against falls from a force blast, splash or poison. Its dodge works even against attacks
    without damage. Psychic blast gets past all of it.`,
    { terms: 'imperv, dodge', see: 'penetrating-psychic-blast pulse-wave', asks: ['hit'] },
  ),
  rule(
    'incapacitate',
    'Incapacitate',
    'FAQ: Incapacitate',
    `The same figure may be hit by it twice in a round, by flurry or by two attackers. A 12 deals 1 click. Invulnerability stops 2 of each
    attack anew.`,
    { terms: 'incap', see: 'invulnerability flurry' },
  ),
  rule(
    'invulnerability',
    'Invulnerability',
    'FAQ: Invulnerability',
    'Damage from different sources comes separately, and it takes 2 off each.',
    {
      terms: 'invuln',
      see: 'toughness incapacitate',
      asks: ['hit'],
    },
  ),
  rule('leadership', 'Leadership', 'FAQ: Leadership', 'Roll at the start of your turn or not at all.', {
    see: 'beginning-of-turn',
  }),
  rule(
    'leap-climb',
    'Leap/Climb',
    'FAQ: Leap/Climb',
    'Its owner may attack in close combat one level up or down, but never a soaring figure.',
    { terms: 'leap, climb', see: 'elevated-close break-away', changes: 'elevated-close', asks: ['hit', 'move'] },
  ),
  rule(
    'mastermind',
    'Mastermind',
    'FAQ: Mastermind',
    `It hands damage on without lessening it, psychic blast’s too, and the knock back with it. Whoever gets it is no target, so impervious does
    not help. Who made the attack has the KO.`,
    { terms: 'transfer damage', see: 'impervious archenemies' },
  ),
  rule(
    'mind-control',
    'Mind Control',
    'FAQ: Mind Control',
    `An attack, close or ranged; a hit deals nothing but lets you give the target one action, as your friend for that long: it need not
    break away from yours, and all its powers are yours to use. Not against a figure with two tokens. It gets the token, and the
    click if that pushes it. A 12 first deals 1 click, with knock back.

    The controller takes 1 click for each full 100 points controlled, which nothing prevents. With several targets: one roll, one action
    after another, their points added up. You score what it defeats, and itself.`,
    { terms: 'MC, control enemy, mind control damage', see: 'steal-energy mastermind' },
  ),
  rule(
    'outwit',
    'Outwit',
    'FAQ: Outwit',
    `Once in your turn, without an action, whatever tokens it has, but not in the middle of an action: an opponent counts as without one
    power. It needs a clear line, so a stealthy figure in hindering terrain is safe; to soaring targets half range. No team abilities;
    not a barrier that stands, though the power to make one. When outwit is lost the power is back at once.`,
    { terms: 'outwit stealth, cancel power, turn off', see: 'stealth perplex probability-control super-powers' },
  ),
  rule(
    'perplex',
    'Perplex',
    'FAQ: Perplex',
    `No action, whatever tokens, before or after an action but not within. It needs a clear line, half range to soaring targets; itself may be the
    target. It changes any of the five values, not bolts. Several add up.`,
    { see: 'outwit defend' },
  ),
  rule(
    'phasing-teleport',
    'Phasing',
    'FAQ: Phasing',
    `For its own move only, straight or not, as far as it likes; levels cost nothing. It must end where it may stand. A flier with it may carry a
    friend through.`,
    { terms: 'phase, teleport, through walls', see: 'carry break-away', asks: ['move', 'reach'] },
  ),
  rule(
    'plasticity',
    'Plasticity',
    'FAQ: Plasticity',
    'One of two who both have it breaks away from the other as usual, on 4–6.',
    { see: 'break-away' },
  ),
  rule('penetrating-psychic-blast', 'Psychic Blast', 'FAQ: Psychic Blast', 'It ignores impervious altogether.', {
    terms: 'PB, penetrating/psychic blast',
    see: 'impervious mastermind',
    asks: ['hit'],
  }),
  rule(
    'probability-control',
    'Probability Control',
    'FAQ: Probability Control',
    `The whole roll again, one die or two: once in your turn and once in an opponent’s, yours or theirs, its owner’s own too. No action, whatever
    tokens. A clear line; half range to soaring.`,
    { terms: 'PC, prob, reroll', see: 'outwit perplex' },
  ),
  rule(
    'pulse-wave',
    'Pulse Wave',
    'FAQ: Pulse Wave',
    `It aims at nobody, so impervious and dodges by being no target fail; if only one figure is in range that one is the target and may use
    them. Terrain counts for its lines: stealth in hindering is safe. Friends alone may be hit.`,
    { terms: 'PW', see: 'impervious team-not-targeted stealth' },
  ),
  rule(
    'ranged-combat-expert',
    'Ranged Combat Expert',
    'FAQ: Ranged Combat Expert',
    `Damage +2 for a ranged attack on one target, with no other power of the attacker’s but probability control: no running shot, no
    enhancement, no perplexed values this turn. Support and team abilities are fine.`,
    { terms: 'RCE', see: 'close-combat-expert team-help-damage', asks: ['hit'] },
  ),
  rule(
    'running-shot',
    'Running Shot',
    'FAQ: Running Shot',
    'Up to half speed and nothing else; a quarter out of hindering terrain. It breaks away first. A flier drops its passenger before the shot.',
    { terms: 'RS', see: 'charge carry', asks: ['move', 'reach'] },
  ),
  rule(
    'shape-change',
    'Shape Change',
    'FAQ: Shape Change',
    'On its 6 the attacker picks another target or action, but what is done already, as the move of a charge, stays done.',
    { terms: 'SC', see: 'team-not-targeted' },
  ),
  rule(
    'smoke-cloud',
    'Smoke Cloud',
    'FAQ: Smoke Cloud',
    'All four markers, anywhere in range, seen or not; with range 0 adjacent ones. Soaring figures may too. They are plain hindering terrain.',
    { terms: 'smoke', see: 'hindering barrier' },
  ),
  rule(
    'steal-energy',
    'Steal Energy',
    'FAQ: Steal Energy',
    'With mind control in close combat it heals for the click of a 12, not for a click of pushing.',
    { see: 'mind-control healing' },
  ),
  rule(
    'stealth',
    'Stealth',
    'FAQ: Stealth',
    `A hindered line to it counts as blocked, for outwit and probability control too. From on high one shoots over hindering in between, unless it
    stands in some. In a square with an object it stands in hindering.`,
    { terms: 'hide, outwit stealth', see: 'outwit hindering-modifier team-hidden', asks: ['see', 'hit'] },
  ),
  rule('super-senses', 'Super Senses', 'FAQ: Super Senses', 'Rolled before any damage is rolled.', {
    terms: 'SS, dodge, evade',
    see: 'critical',
    asks: ['hit'],
  }),
  rule(
    'super-strength',
    'Super Strength',
    'FAQ: Super Strength',
    'While it holds an object it cannot be switched off by its owner, though outwitted. A flier with it may hold an object and carry a friend.',
    { terms: 'SStr', see: 'picking-up carry', asks: ['hit'] },
  ),
  rule('support', 'Support', 'FAQ: Support', 'Printed attack against printed defense; nothing changes either.', {
    terms: 'medic, heal',
    see: 'healing support-criticals',
  }),
  rule(
    'telekinesis',
    'Telekinesis',
    'FAQ: Telekinesis',
    `A clear line to target or place; what it moves or flings blocks none, so even the object that hides a stealthy figure will do. Attacks need a
    roll; one object, one target. Nothing on another level is adjacent. Moved figures are never hurt by where they go; nobody phases
    through a wall. Doubles knock nobody back; a 12 deals 1 click. Whoever holds an object can be moved.`,
    {
      terms: 'TK, teke, levitate',
      see: 'telekinesis-line',
      changes: 'telekinesis-moving telekinesis-attack',
      asks: ['move', 'hit'],
    },
  ),
  rule('toughness', 'Toughness', 'FAQ: Toughness', 'One click off each attack, and off each source of damage, anew.', {
    terms: 'tough',
    see: 'invulnerability',
    asks: ['hit'],
  }),
  rule(
    'super-powers',
    'When a power must show',
    'FAQ: Super Powers',
    `When the action is declared, and still when it resolves, before the clicks of pushing or a critical miss. One got back half-way, as
    willpower when an outwitter falls, is too late. No power is used in the middle of an action.`,
    { terms: 'mid-action, timing', see: 'powers willpower pushing outwit', changes: 'powers willpower' },
  ),
  rule(
    'optional-powers',
    'Optional powers',
    'FAQ: Optional Powers',
    'Called optional, a power may be switched off at any time.',
    { see: 'powers super-powers', changes: 'powers' },
  ),
];
