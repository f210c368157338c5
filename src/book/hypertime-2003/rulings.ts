import { type EntryDraft, rule } from '../entry';

/** Entries with general rulings of the FAQ. */
export const RULINGS: readonly EntryDraft[] = [
  rule(
    'actions-general',
    'Actions in general',
    'FAQ: Actions, General',
    'An action starts one effect that needs it. Picking up a figure or an object is no such effect, so it goes with phasing.',
    { see: 'giving-actions phasing-teleport', changes: 'giving-actions' },
  ),
  rule('adjacent', 'Adjacent', 'FAQ: Adjacent', 'Squares and figures on different levels are not adjacent.', {
    terms: 'base contact',
    see: 'elevated',
    asks: ['adjacent'],
  }),
  rule(
    'adventure-kits',
    'Adventure kits',
    'FAQ: Adventure Kits',
    'Objects of adventure kits may be used in tournaments if both players agree.',
    { see: 'object-figures' },
  ),
  rule('air-vents', 'Air vents', 'FAQ: Air Vents', 'For knock back, air vents are blocking terrain, not elevated.', {
    see: 'blocking knock-back',
    changes: 'knock-back',
    asks: ['knockback'],
  }),
  rule(
    'barrier',
    'Barrier',
    'FAQ: Barrier, General',
    `A barrier has four markers, no fewer, at least one of them in range, seen or not. With range 0 that one is beside
    its owner. Blocking terrain in every way: no attacks through, no break away, no leaping onto, and the corner between
    a marker and blocking terrain is shut. It can be destroyed. Laying it is a move action without a roll to break away;
    soaring figures may.`,
    {
      terms: 'barrier markers, how many barriers, put down barriers',
      see: 'blocking',
      changes: 'blocking adjacent-corner',
      asks: ['see', 'move'],
    },
  ),
  rule(
    'beginning-of-turn',
    'The start of a turn, in order',
    'FAQ: Beginning of Turn Timing',
    `At the start of a turn, first what lasts until then ends. Then what happens at the start, and what may be used once
    in the turn, in the order of the player whose turn it is.`,
    { terms: 'timing, beginning of turn', see: 'leadership rounds', changes: 'rounds' },
  ),
  rule(
    'blocking',
    'Blocking terrain',
    'FAQ: Blocking Terrain',
    `Air conditioners and the like are blocking: only fliers and leap/climbers get in. Thick lines frame them. Each
    square is destroyed by an attack of its own and gets one marker. Walls indoors are indoor blocking terrain and end
    exactly where squares do.

    Whoever ended on top shoots and is shot at as if only that square were in the way, and is adjacent only to others on
    top.`,
    {
      terms: 'on top of blocking, wall ends',
      see: 'hovering leap-climb',
      changes: 'destroying-blocking hovering-read',
      asks: ['see', 'destroy', 'adjacent'],
    },
  ),
  rule(
    'break-away',
    'Break away',
    'FAQ: Break Away',
    `A figure breaks away only to leave its square, not for a move action that stays. Leap/climb and phasing need no
    roll. Hovering figures do, also to change mode. A failed roll is the whole action.`,
    { terms: 'breakaway', see: 'hovering leap-climb phasing-teleport', asks: ['move'] },
  ),
  rule(
    'unique',
    'Uniques and names',
    'FAQ: Building Your Force',
    `Uniques are told apart by collector number. Two of one name but different numbers may be together. Rings are silver
    or gold. Both sides may have the same one. Figures of one name are no archenemies, whatever their bases.`,
    {
      terms: 'building your force, duplicates, gold ring',
      see: 'limited-edition archenemies',
      changes: 'archenemies build-total',
      asks: ['force'],
      news: 'Two Uniques of one name may stand together if their numbers differ.',
    },
  ),
  rule('carrying', 'Carrying', 'FAQ: Carrying Figures', 'Carrying is explained under flying.', {
    terms: 'carry, taxi',
    see: 'flight carry',
    changes: 'carry',
  }),
  rule('starting-areas', 'Choosing sides', 'FAQ: Choosing Sides', 'Two players always take opposite sides.', {
    see: 'first-player',
    news: 'Two players must take opposite sides.',
  }),
  rule(
    'compatibility',
    'All sets together',
    'FAQ: Compatibility',
    'Figures of every set play together, by one set of rules.',
  ),
  rule(
    'critical',
    'Critical hits',
    'FAQ: Critical Hits',
    'A 12 hits whatever was needed. It does not get past super senses, impervious or what lessens damage.',
    {
      terms: 'crit, double six',
      see: 'super-senses',
      changes: 'critical-evaded',
      asks: ['hit'],
    },
  ),
  rule(
    'damage-application',
    'All at once',
    'FAQ: Damage Application',
    'The damage of one attack is dealt together, however many are hit and however splashes cross.',
    {
      see: 'energy-explosion',
      changes: 'damage',
    },
  ),
  rule(
    'elevated',
    'Elevated terrain',
    'FAQ: Elevated Terrain',
    `From the ground you may shoot at a figure at the edge of a roof. Squares in between block otherwise. Figures on the
    ground block shots up, not down. Without leap/climb or flight nobody jumps off: only stairs, ladders, a flier,
    telekinesis or knock back get it down.`,
    {
      terms: 'roof, jump down, rooftop',
      see: 'elevated-line-of-fire',
      changes: 'elevated-line-of-fire elevated-read',
      asks: ['see'],
    },
  ),
  rule(
    'flight',
    'Flying',
    'FAQ: Flying',
    `A hovering flier beside an opponent breaks away before it carries or soars; the carried need not. With a passenger
    it begins and ends hovering, beside it and on its level. It may soar in between, and need not. It sets the passenger
    down where that one may stand. In a charge or running shot it does so before it attacks.`,
    { terms: 'carrying, flier', see: 'hovering soaring charge', changes: 'carry', asks: ['move', 'carry'] },
  ),
  rule(
    'hindering-moving',
    'Moving through hindering terrain',
    'FAQ: Hindering Terrain',
    `Entering hindering terrain stops only those who come from other ground. Setting out in it halves the speed, rounded
    up. Through the corner of two diagonal hindering squares the move ends behind it; from clear ground it goes on as
    usual next turn. A square that changes half-way counts as it was until you leave it.`,
    {
      terms: 'hinder, bushes',
      see: 'hindering rounding',
      changes: 'hindering',
      asks: ['move', 'reach'],
      news: 'Only entering hindering terrain from other ground stops a mover; the corner between two such squares stops it too.',
      example: `map: |
  +---+---+---+---+---+
  | h   h   h   h   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red, speed: 6}
ask: {reach: {piece: A, action: move}}
`,
    },
  ),
  rule(
    'hovering',
    'Hovering',
    'FAQ: Hovering',
    `A hovering figure stops on coming beside an opponent. It may pass one from which it broke away; failing, it cannot
    soar either. It may shoot at those beside it, at nobody else then. From the ground one shoots at a hovering
    neighbour unless a grounded opponent is beside one too. Team abilities and enhancement that need a neighbour work
    with it.`,
    {
      terms: 'hover, hover over people',
      see: 'ranged-hovering break-away enhancement',
      changes: 'ranged-hovering',
      asks: ['move', 'hit'],
    },
  ),
  rule(
    'knock-back',
    'Knock back',
    'FAQ: Knockback',
    `Knock back is not optional: it follows any hit with doubles, the farthest first. Off a straight line the attacker
    picks a way that is about straight. The map’s edge is a wall: 1 click. Hindering stops nobody. Off a roof: the first
    square outside, 2 clicks; taken, it stays above with 1. Fliers are hurt only by blocking terrain, the edge, or by
    clinging; hovering ones drop to the ground unhurt. An object that falls with super strength lies where that was
    lost.`,
    {
      terms: 'knockback, doubles',
      see: 'air-vents force-blast',
      changes: 'knock-back-never',
      asks: ['knockback'],
      news: 'The map’s edge stops a figure like a wall.',
    },
  ),
  rule(
    'limited-edition',
    'Limited editions',
    'FAQ: Limited Edition',
    'Limited editions are Unique. With others they may be together if the names differ.',
    { terms: 'LE', see: 'unique', asks: ['force'] },
  ),
  rule(
    'line-of-fire',
    'Line of fire',
    'FAQ: Line of Fire',
    `Any figure in a square on the line blocks it, hovering ones as grounded. Hovering figures do not block shots from
    on high. Through an exact corner: two blocking flanks block, two hindering hinder, anything else is clear, figures
    too. A line that is hindered is still clear. Close combat needs none. Over an edge and into hindering, both count.`,
    {
      terms: 'LoF, LOS, line of sight, corner, diagonal',
      see: 'elevated stealth big-figures',
      changes: 'line-of-fire-corners',
      asks: ['see'],
      example: `map: |
  +---+---+
  | .   . |
  +   +   +
  | .   . |
  +---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: b2, side: blue}
  C: {at: b1, side: red}
  D: {at: a2, side: blue}
ask: {see: [A, B]}
`,
    },
  ),
  rule(
    'several-targets',
    'Several targets',
    'FAQ: Multiple Ranged Combat Targets',
    'Several targets are one attack, with as many targets as bolts at most. Damage value 0 counts as 1 for it.',
    { terms: 'bolts, multiple targets', see: 'energy-explosion', asks: ['hit'] },
  ),
  rule(
    'objects',
    'Objects',
    'FAQ: Objects',
    `Each player brings three objects. One under a figure may be lifted or moved away; nothing happens to the figure,
    nor if it is destroyed. Destroyed it leaves one debris marker. Held, it is no terrain, and a close attack must use
    it, a ranged one need not. It drops where a captured holder stood, or where a knocked back one lost its strength;
    dropped objects may lie together.`,
    {
      terms: 'object token',
      see: 'picking-up object-close',
      changes: 'picking-up object-close',
      asks: ['hit', 'destroy'],
    },
  ),
  rule(
    'object-figures',
    'Object figures of the adventure kit',
    'FAQ: Object Figures (Adventure Kit)',
    `Object figures keep their own rules for telekinesis too. Desk: its bonus is for the holder, said before the roll.
    Dumpster: not used up, but can be destroyed. Lamppost: heavy, and its target gets a token as by incapacitate.`,
    { see: 'objects adventure-kits' },
  ),
  rule('pass', 'Passing', 'FAQ: Pass Action', 'A pass gives no token and uses up none of your actions.', {
    terms: 'pass action',
    see: 'action-tokens',
    asks: ['play'],
    news: 'Passing uses up no action.',
  }),
  rule(
    'placing-objects',
    'Placing objects',
    'FAQ: Placing Object Tokens',
    'Objects are mixed face down, then drawn and placed in turn from the first player, until none is left.',
    { see: 'objects' },
  ),
  rule(
    'tournament-figures',
    'Promotional and proxy figures',
    'FAQ: Promotional Figures | FAQ: Proxy figures',
    'Promotional and proxy figures may not be played where play is sanctioned.',
    { terms: 'promo, stand-in' },
  ),
  rule(
    'ranged-combat',
    'Shooting at hovering neighbours',
    'FAQ: Ranged Combat',
    'A grounded figure may shoot at hovering figures beside it if no grounded opponent is beside it too.',
    { see: 'hovering', changes: 'ranged-hovering', asks: ['hit'] },
  ),
  rule('rounding', 'Rounding', 'FAQ: Rounding Numbers', 'Halves are always rounded up.', { terms: 'half' }),
  rule(
    'soaring',
    'Soaring',
    'FAQ: Soaring',
    `A soaring figure attacks only soaring figures and is adjacent only to them, but is attacked from below. So it picks
    up nothing and nobody, and uses telekinesis on soaring figures only. Ground terrain does not matter between two of
    them, and neighbours up there may shoot. No soaring on an indoor map. Half range is for attacks from below, not for
    everything.`,
    {
      terms: 'soar, soaring shoot',
      see: 'soaring-attacks',
      changes: 'soaring-attacks soaring-line',
      asks: ['see', 'hit', 'adjacent'],
    },
  ),
  rule(
    'clear-terrain',
    'Stairs',
    'FAQ: Stairs Terrain',
    `On foot between ground and roof you go by the squares of the stair; on which of them you step is not checked. It is
    neither blocking nor hindering, and only its top square is elevated.`,
    { terms: 'stairs, ladder', see: 'elevated', changes: 'stairs-read', asks: ['move'] },
  ),
  rule(
    'walls',
    'Walls and claws',
    'FAQ: Walls',
    'Blades, claws or fangs may try a wall, and break it by rolling 3 or more.',
    { terms: 'wall, blades', see: 'blocking', changes: 'destroying-blocking blades-claws-fangs', asks: ['destroy'] },
  ),
  rule('water', 'Water', 'FAQ: Water Terrain', 'Water is hindering for moves and clear for everything else.', {
    see: 'hindering-moving',
    asks: ['move'],
  }),
  rule(
    'big-figures',
    'Big figures on 2×2 bases',
    'FAQ: Giants on 2×2 bases',
    `A big figure fills 2×2 squares and never shrinks. Through a door of one square it must break the wall first. Not
    knocked back, not captured. It moves as if soaring but is not; it may play indoors. Lines to or from any of its four
    squares will do.

    Two attacks by one action, each dealing 1 less (before energy explosion makes it 1), walls too; not with running
    shot.

    Captives: no power, so outwit does not help. They score only when released in its starting area, double, triple for
    an archenemy; held at the end they score for nobody. If it falls they come back beside it with a token. Objects it
    walks over become debris.`,
    {
      terms: 'big figure, 2x2, giant robot, captive, capture',
      see: 'big-construct captives-score',
      changes: 'captives-score knock-back-never victory-points',
      asks: ['hit', 'see', 'play'],
    },
  ),
  rule(
    'big-construct',
    'The other big figure on a 2×2 base',
    'FAQ: The other giant on a 2×2 base',
    `It is like the first of the big figures in size, moves, captives, lines and knock back. Ranged combat expert goes
    with its two attacks, and objects it flings by telekinesis deal no less.`,
    { see: 'big-figures ranged-combat-expert telekinesis', asks: ['hit', 'see'] },
  ),
  rule(
    'scenario-artifact',
    'Scenario: the artifact',
    'FAQ: "Winner Takes All!" Scenario',
    'Anybody can pick up the artifact, and nobody can destroy it. It is an object that is dropped when its holder takes damage from an attack.',
    { see: 'scenarios objects' },
  ),
  rule(
    'scenario-scientist',
    'Scenario: the scientist',
    'FAQ: "The Scientist" Scenario',
    'Who holds the scientist cannot attack, so neither charge nor shoot on the run.',
    {
      see: 'scenarios charge running-shot',
    },
  ),
];
