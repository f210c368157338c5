import { type Draft, reading, rule } from '../entry';

/** The pieces, and the scenario play of the box. */
export const PIECES: readonly Draft[] = [
  rule(
    'what-you-need',
    'What is in the box',
    'Components | Welcome to HeroClix',
    'Ten characters with twenty cards, tokens, six two-sided map tiles, two dice, two powers cards, eight scenario cards, five tarot cards with a card of rules.',
    { terms: 'components', see: 'character scenario-play' },
  ),
  rule(
    'character',
    'A character: figure, dial and card',
    'The Combat Dial System | Characters',
    `The dial in the base shows values and powers; the card lists keywords, traits and all powers. When KO shows it is knocked out. Each side of the
    box has five, and every one plays otherwise: read its card first.`,
    { terms: 'figure, miniature', see: 'combat-dial basic-advanced' },
  ),
  rule(
    'basic-advanced',
    'Basic and advanced dials',
    'Basic vs. Advanced Dials',
    'The characters of the box have two stretches of clicks: an easy one and a full one. The card tells where each begins.',
    { terms: 'starting click, two dials', see: 'scenario-play', news: 'New: two starting lines on one dial.' },
  ),
  rule(
    'clicking',
    'Clicks',
    'Clicking',
    'Each position has a number. Damage turns towards higher numbers, healing towards lower.',
    {
      terms: 'click number, damage, healing',
      see: 'combat-dial defeat',
      news: 'Clicks are numbered.',
    },
  ),
  rule(
    'combat-dial',
    'The five values',
    'Combat Values',
    'Speed, attack, defense, damage on the dial; range on the base, beside the bolts.',
    {
      terms: 'stats, bolts',
      see: 'several-targets',
    },
  ),
  rule(
    'powers',
    'Standard powers',
    'Powers',
    'The coloured boxes around values give powers, which come and go with the clicks. The card lists them, the powers card explains them, and the back of the book those of the box.',
    { terms: 'power, colours, PAC', see: 'power-actions traits powers-reference' },
  ),
  rule(
    'scenario-play',
    'Scenario play',
    'Scenario Play Rules',
    'The box’s first games: scenario A, then as each result says. Basic dials, one tarot card in effect, and the scenario’s own way to win.',
    { terms: 'scenario card, tarot, campaign, scenarios', see: 'scenario-setup winner tarot' },
  ),
  rule(
    'scenario-setup',
    'Setting up a scenario',
    'Scenario Play Rules: Setup',
    `Scenario card by the map, its tarot card on the other side, in effect. Choose who plays which side; dials to the basic line. The higher 2d6 is first
    player. Build the map, choose starting areas beginning with the second player, set up beginning with the first. What
    happens at the start happens; the first turn begins.`,
    { see: 'scenario-play starting-areas' },
  ),
  rule(
    'tarot',
    'Tarot cards',
    'Starting Force | Scenario Play Rules: Setup',
    'In scenarios one card is in effect from the start. Own teams bring a deck of five, built by the tarot rules card, which is not among the app’s sources.',
    {
      terms: 'tarot deck',
      see: 'scenario-setup starting-force',
      news: 'New.',
    },
  ),
  rule(
    'play-areas',
    'Map, sideline and KO area',
    'Play Areas | Play Areas: Map | Play Areas: Sideline | Play Areas: KO Area',
    'Purple lines mark starting areas on the map. The sideline holds what may come into play later, the KO area what was knocked out.',
    { terms: 'sideline', see: 'defeat generate', news: 'New: a sideline.' },
  ),
];

/** Ideas, turns and actions. */
export const TURNS: readonly Draft[] = [
  rule('force', 'Force', 'Key Concepts: Force', 'All your game elements: characters, objects, items.', {
    see: 'starting-force',
  }),
  rule(
    'friendly-opposing',
    'Friendly and opposing',
    'Key Concepts: Friendly and Opposing',
    'Yours are friendly, each to itself as well; the other’s are opposing.',
    { terms: 'enemy, friend', news: 'A character is friendly to itself.', see: 'force allies' },
  ),
  reading(
    'allies',
    'Players of one team',
    'Key Concepts: Friendly and Opposing | How to Win',
    `Where more than two play, characters of players of one team are friendly to each other, and the last team on the map wins. Each player has
    turns and actions of their own.`,
    'The book is written for two players; teams are read as in the books before.',
    { terms: 'ally, team game, teammate, partner', see: 'friendly-opposing winner', asks: ['play'] },
  ),
  rule('adjacent', 'Adjacent', 'Key Concepts: Adjacency', 'Squares that touch, corners too, and what stands in them.', {
    terms: 'base contact, next to',
    see: 'adjacent-read walls close-combat',
    asks: ['adjacent'],
    example: `map: |
  +---+---+---+
  | .   . | . |
  +---+---+---+
pieces:
  A: {at: b1, side: red}
  B: {at: c1, side: blue}
ask: {adjacent: [A, B]}
`,
  }),
  reading(
    'adjacent-read',
    'What parts neighbours',
    'Terrain: Blocking | Terrain: Elevated | Key Concepts: Adjacency',
    'A wall between them, two blocking flanks at the corner, or different elevations, unless both squares are of one stair.',
    'The book says this of moves and attacks, piece by piece; being adjacent is read the same way.',
    { see: 'adjacent elevated', asks: ['adjacent'] },
  ),
  rule(
    'success',
    'Success and failure of a die',
    'Key Concepts: Success and Failure',
    'The effect names the range that succeeds. A 1 always fails and a 6 always succeeds.',
    {
      terms: 'd6, roll',
      see: 'break-away super-senses',
      news: 'New: a 1 always fails and a 6 always succeeds.',
    },
  ),
  rule('rounding', 'Rounding', 'Key Concepts: Success and Failure', 'Halves are rounded up.', {
    terms: 'half',
    see: 'charge',
    basis: 'common',
  }),
  rule('winner', 'Winning', 'How to Win', 'Leave the opponent no character on the map, or do what the scenario asks.', {
    terms: 'win, end of game',
    see: 'defeat scenario-play winner-read',
    asks: ['play'],
  }),
  reading(
    'winner-read',
    'Points and ties',
    'How to Win',
    'Where points are kept, a KO scores the character’s points for the side whose attack did it; who fell to its own doing scores for the opponent who last hurt it, else for all opponents alike.',
    'The book ends with the last character; points are counted as in the books before.',
    { terms: 'victory points, VP, score, tie', see: 'winner', asks: ['play'] },
  ),
  rule(
    'rounds',
    'The four phases of a turn',
    'Turn Overview | Turn Overview: Phase 1: Beginning of Turn | Turn Overview: Phase 3: End of Turn | Turn Overview: Phase 4: Clear Phase',
    `Beginning: effects start or stop. Action phase. End: effects start or stop. Clear phase: take the tokens off your characters that got none this turn.`,
    {
      terms: 'phases, beginning of turn, end of turn, clear tokens',
      see: 'action-total action-tokens',
      asks: ['play'],
      news: 'A turn has four named phases, with the clearing of tokens last.',
    },
  ),
  rule(
    'action-total',
    'How many actions',
    'Turn Overview: Phase 2: Action Phase',
    'Three a turn, whatever the size of the game, and any number of different free actions.',
    {
      terms: 'number of actions, actions per turn',
      see: 'giving-actions leadership',
      asks: ['play'],
      news: 'Always three actions, whatever the build total.',
    },
  ),
  rule(
    'giving-actions',
    'Actions',
    'Overview of Play: Actions',
    `Move, close and range are open to everybody; power actions come with powers, free actions give no token. One of the three is lost if you have too few
    characters. A character does each free action once a turn at most.`,
    { terms: 'actions, act twice', see: 'action-tokens power-actions free-actions', asks: ['play'] },
  ),
  rule(
    'free-actions',
    'Free actions',
    'Power / Trait Actions | Overview of Play: Actions',
    'Marked FREE: no token, any number in a turn, never the same one twice.',
    {
      terms: 'free',
      see: 'power-actions',
      news: 'No free action twice in one turn.',
    },
  ),
  rule(
    'action-tokens',
    'Action tokens',
    'Overview of Play: Actions',
    'An action that is not free gives one. With two, nothing but free actions until they are cleared.',
    { terms: 'token, two tokens', see: 'pushing rounds', asks: ['play'] },
  ),
  rule(
    'pushing',
    'Acting two turns running',
    'Overview of Play: Actions',
    'It costs no click: the second token is all.',
    {
      terms: 'push, pushed, pushing damage, two tokens, second token',
      see: 'action-tokens',
      asks: ['play'],
      news: 'Pushing costs no click any more.',
    },
  ),
  rule(
    'power-actions',
    'Power and trait actions, triggered and passive effects',
    'Power / Trait Actions',
    `A power marked MOVE, CLOSE, RANGE or POWER takes an action; FREE takes none. All others are either triggered, when what they name happens, or
    passive, always on.`,
    {
      terms: 'triggered, passive',
      see: 'giving-actions traits',
      news: 'Powers say by a mark which action they take; the rest is triggered or passive.',
    },
  ),
  rule('traits', 'Traits', 'Traits', 'A star: always there, told on the card.', { see: 'powers' }),
  rule(
    'other-abilities',
    'Improved abilities, team abilities, keyphrases',
    'Other Abilities | Other Abilities: Improved Abilities | Other Abilities: Team Abilities | Other Abilities: Keyphrases',
    'Improved movement or targeting, with coloured symbols, lets a character do what others cannot. Team symbols stand on the base, told on the card. Keyphrases have fixed meanings. The powers card explains them.',
    {
      terms: 'improved movement, improved targeting, team abilities',
      see: 'flight tiny knock-back',
      news: 'New: improved abilities and keyphrases.',
    },
  ),
  rule(
    'advanced-rules',
    'Advanced rules',
    'Advanced Rules',
    'Objects, bystanders, terrain, destroying and building teams are for when the basics are known.',
    {
      see: 'objects bystanders terrain destroying-blocking starting-force',
    },
  ),
];
