import { type EntryDraft, rule } from '../entry';

/** Entries on the aim of the game and its components. */
export const PIECES: readonly EntryDraft[] = [
  rule(
    'what-it-is',
    'What the game is about',
    'Object of the Game',
    `One to four hero players play against one mastermind player, who moves all villains and henchmen. Three scenarios
    make a mission; each side collects objective points (OP) from them and for defeating enemies. Most OP win the
    mission, and a victory card for the next; OP are also spent to level up.`,
    { terms: 'goal, objective, heroes, mastermind', see: 'objective-points winner campaign' },
  ),
  rule(
    'what-you-need',
    'What is in the box',
    'Component List | Component Details',
    `The box has 13 figures, 99 cards, 30 map tiles, 153 tokens, 80 cubes, two command dials and the action die. The
    figures are 4 heroes, 1 mastermind, 2 villains and 6 henchmen.`,
    { terms: 'components', see: 'character' },
  ),
  rule(
    'character',
    'Figures and their dials',
    'Character Figures',
    'The dial in a figure’s base shows its level and build points. It matters only when a mission is set up and when levels rise.',
    {
      terms: 'figure, level dial',
      see: 'level-up build-cost',
    },
  ),
  rule(
    'character-card',
    'Character cards',
    'Character Cards',
    `A character card lies face up and has boxes for attack, defense, movement and actions. All henchmen of a kind share
    one, with a side for three of them and one for six.`,
    { see: 'attack-box action-box units' },
  ),
  rule(
    'units',
    'Unit points',
    'Character Cards: Unit Number',
    'Heroes and villains are 1 unit point, the mastermind 2; three henchmen 1, six 2. Both sides bring the same sum: 2, 3 or 4.',
    {
      terms: 'unit number, team size',
      see: 'mission-characters unit-levels',
      asks: ['unit_levels'],
    },
  ),
  rule(
    'attack-box',
    'Attack, defend and move boxes',
    'Character Cards: Attack Box | Character Cards: Defend Box | Character Cards: Move Box',
    `Each box tells name, cost, kind and strength of the primary attack, defense or move. Attacks are melee or ranged,
    defenses armor or dodge; a move has its features. Wounds in their slots make all of that kind dearer, and full slots
    shut it off.`,
    { terms: 'primary attack, primary defense', see: 'wounds attacking reactions moving', asks: ['cost'] },
  ),
  rule(
    'action-box',
    'Action box and action track',
    'Character Cards: Action Box | Character Cards: Action Track',
    `The action box shows the action points (AP) gained a turn, and the wounds taken off by a rest. The track counts AP;
    in your own starting zone they stop at the red space.`,
    { terms: 'AP, action points, gain', see: 'activation zones' },
  ),
  rule(
    'action-cards',
    'Action cards',
    'Action Cards',
    'Each character has eight action cards, and some are chosen for a mission.',
    {
      terms: 'power card',
      see: 'build-cost duration card-cost effect-icons damage-slots',
    },
  ),
  rule(
    'card-owner',
    'Whose action card it is',
    'Action Cards: Character Icon',
    'Only the character of its icon uses an action card; henchmen of a group share theirs.',
    {
      see: 'action-cards',
      asks: ['cost'],
    },
  ),
  rule(
    'build-cost',
    'Build cost and build points',
    'Action Cards: Build Cost',
    'The costs of a character’s chosen cards add up to its build points or less.',
    {
      terms: 'build points, how many cards',
      see: 'mission-cards level-up',
    },
  ),
  rule(
    'duration',
    'Duration tokens',
    'Action Cards: Duration Icon | Duration Tokens',
    `A card with duration tokens on it cannot be used until all are gone. After use a card with the icon gets one to
    three of them above it; one goes at the start of each of the character’s turns. A starburst means that its effect
    lasts as long as the tokens.`,
    { terms: 'DT, cooldown, starburst', see: 'activation card-cost', asks: ['cost', 'play'] },
  ),
  rule(
    'card-cost',
    'The cost of a card',
    'Action Cards: Action Point Cost',
    'You pay the cost of a card in AP when you use it. A red ring marks a reaction: it may answer what somebody else does.',
    { terms: 'AP cost, reaction ring', see: 'reactions damage-slots', asks: ['cost'] },
  ),
  rule(
    'effect-icons',
    'Icons and text of a card',
    'Action Cards: Effect Icons | Action Cards: Card Text',
    'The icons of a card say what it does; the text adds details and limits. Without icons the text is all.',
    {
      see: 'action-cards',
    },
  ),
  rule(
    'damage-slots',
    'Damage slots',
    'Action Cards: Damage Slots',
    'Wounds may go into a card’s slots: 1 AP more for each, and the card is shut when all are full.',
    {
      terms: 'wound slots',
      see: 'wounds',
      asks: ['cost'],
    },
  ),
  rule(
    'map-cards',
    'Map cards and tiles',
    'Map Cards | Map Tiles',
    'A map card shows tiles, doors and spawn points. Tiles have two sides; every printed object and wall shows its material strength.',
    {
      terms: 'material strength, tiles',
      see: 'mission-map objects',
    },
  ),
  rule(
    'scenario-cards',
    'Scenario cards',
    'Scenario Cards',
    `A scenario’s OP go to the heroes if they succeed, else to the mastermind. The card tells stage, setup, special
    rules and objective tokens. One may last beyond its stage.`,
    {
      terms: 'scenario',
      see: 'stages objective-points',
    },
  ),
  rule(
    'victory-card',
    'The victory card',
    'Victory Card | Winning the Mission: Victory Card',
    'The winner of a mission has the victory card in the next one only. One of its two sides is chosen at the start, and it is used once.',
    {
      see: 'winner campaign',
    },
  ),
  rule(
    'character-tokens',
    'Character tokens',
    'Character Tokens',
    'At a character’s first defeat one of its tokens goes to the enemy, so that it scores once. The other marks special roles.',
    {
      see: 'objective-points',
    },
  ),
  rule(
    'objective-tokens',
    'Objective tokens',
    'Objective Tokens',
    'Objective tokens are things and bystanders of a scenario. The card says who places them and what they do.',
    {
      terms: 'objective',
      see: 'objective-damage retrieving',
    },
  ),
  rule(
    'op-tokens',
    'Objective point tokens',
    'Objective Point (OP) Tokens',
    'Most objective points win, and they also pay for levels. They are earned by scenarios and by defeating enemies.',
    {
      terms: 'OP',
      see: 'objective-points level-up',
    },
  ),
  rule(
    'round-tracker',
    'Round tracker',
    'Round Tracker Tokens',
    'The round tracker has twelve tokens for three stages of four rounds.',
    {
      see: 'stages rounds',
    },
  ),
  rule(
    'spawn-points',
    'Spawn points',
    'Spawn Point Tokens',
    'Figures come in and come back on spawn points. Green ones are for heroes, red for villains and mastermind, white for henchmen.',
    {
      terms: 'spawn',
      see: 'respawn occupying-spawns',
    },
  ),
  rule(
    'rubble',
    'Rubble',
    'Rubble Tokens',
    'Large rubble lies over a destroyed object, small rubble on a breached wall.',
    {
      see: 'destroying',
    },
  ),
  rule(
    'doors',
    'Doors',
    'Door Tokens',
    'The mastermind’s side opens an adjacent door for 1 AP; heroes pay its material strength or destroy it. An open door stays open.',
    {
      terms: 'door, open door',
      see: 'interacting destroying',
      asks: ['interact', 'destroy'],
      example: `map: |
  +---+---+
  | .   . |
  +   +===+
  | .   . |
  +---+---+
strengths: {b1/b2: 3}
pieces:
  A: {at: b1, side: heroes, ap: 5}
ask: {interact: {piece: A, target: b1/b2}}
`,
    },
  ),
  rule(
    'cubes',
    'Action and wound tokens',
    'Action Tokens | Wound Tokens',
    'Yellow cubes count AP and mark who has acted; red ones are wounds. Wounds are on cards, on henchmen’s bases, on objectives.',
    {
      see: 'wounds activation',
    },
  ),
  rule(
    'command-dial',
    'Command dials',
    'Command Dials',
    'Each side has a command dial, whose points anybody of the side may spend as AP. They are gathered from round to round.',
    {
      terms: 'command points, CP',
      see: 'command-phase spending',
      asks: ['play'],
    },
  ),
  rule(
    'action-die',
    'The action die',
    'Action Die | Character Activation: Rolling the Action Die',
    `Once in its turn a character may try for extra AP: say how many, then roll the action die. It may do so at any
    point. That many or more in black gives just what you said. Less gives nothing. Red gives nothing, and the enemy 1
    command point.`,
    {
      terms: 'roll die, extra AP, push your luck, red result',
      see: 'henchmen-die command-dial',
      asks: ['play'],
    },
  ),
];
