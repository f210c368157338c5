import { type EntryDraft, reading, rule } from '../entry';

export const PIECES: readonly EntryDraft[] = [
  rule(
    'what-you-need',
    'What is needed',
    'Components',
    `You need characters, a two-sided map, two dice, six objects, ten terrain markers and the powers card. Use coins as
    tokens and a string for lines. Two to four players are best. Initials on stickers tell whose figure is whose.`,
    { terms: 'components, starter', see: 'character' },
  ),
  rule(
    'character',
    'A character: figure, base and dial',
    'The character',
    `A character is a figure with its base and its dial. Those that look alike may differ in rank, team and dial; the
    number on the base tells them apart. Damage turns the dial clockwise, healing back.`,
    { terms: 'figure, miniature, rookie, experienced, veteran', see: 'combat-dial' },
  ),
  rule(
    'combat-dial',
    'The dial and its five values',
    'Combat values',
    `Speed, attack, defense and damage change from click to click; range is printed on the base and does not. A wing in
    place of the boot is a flier, a dolphin a swimmer: each follows all other rules.`,
    { terms: 'click, stats, wing, dolphin', see: 'flight water ranged-combat' },
  ),
];

export const SETUP: readonly EntryDraft[] = [
  rule(
    'build-total',
    'Build total',
    'Set-up: build a force | Building your force',
    'A force may cost as much as the build total that all players agree on, and no more. It is one number for all, in hundreds.',
    { terms: 'points limit, force size, legal force', see: 'unique archenemies action-total', asks: ['force'] },
  ),
  rule(
    'unique',
    'Unique figures',
    'Set-up: build a force',
    `A force may hold a character several times, but one Unique of each name. A Unique has a silver ring. It may stand
    beside others of its name that are not Unique, and both players may have the same one.`,
    { terms: 'silver ring, duplicates', see: 'build-total', asks: ['force'] },
  ),
  reading(
    'force-read',
    'What else a force is checked for',
    'Building your force',
    'A force has at least one character, and a build total is a full hundred.',
    'The book gives totals in hundreds and speaks of a force as characters; it forbids nothing else in words.',
    { see: 'build-total', asks: ['force'] },
  ),
  rule(
    'archenemies',
    'Archenemies',
    'Archenemies',
    `Two characters with dials of one colour are archenemies, unless they share a name. Only coloured dials count. They
    never stand in one force. Dealing the last blow to one’s archenemy scores it twice.`,
    {
      terms: 'arch enemy, arch-enemy, nemesis, coloured base, archenemy points, bonus',
      see: 'victory-points build-total',
      asks: ['force', 'play'],
    },
  ),
  rule(
    'first-player',
    'Who goes first',
    'Set-up: the battlefield',
    'All roll 2d6: the highest is first player and picks the map, and ties roll again.',
    { terms: 'initiative, who goes first, who starts, roll off', see: 'starting-areas rounds' },
  ),
  rule(
    'starting-areas',
    'Sides and starting areas',
    'Set-up: the battlefield',
    `From the first player’s left, each player picks a side of the map. A starting area is two squares deep from that
    side and keeps four squares or more from the other edges.`,
    { terms: 'deployment, side of the map', see: 'placing-characters first-player' },
  ),
  rule(
    'scenarios',
    'Scenarios',
    'Set-up: scenarios',
    'A scenario is played if all agree before the game. A scenario’s own end and victory replace the usual ones.',
    { see: 'end-of-game' },
  ),
  rule(
    'placing-objects',
    'Placing objects',
    'Set-up: objects',
    `Players take turns placing objects face up on clear terrain, in nobody’s starting area. First each puts three face
    down on a pile. Then the first player begins to draw and place, until all are placed.`,
    { terms: 'object pile', see: 'objects' },
  ),
  rule(
    'placing-characters',
    'Placing figures',
    'Set-up: figures',
    `The first player sets up all of its force, and then the others in turn. Before that, dials are turned to the green
    line, and fliers’ modes chosen.`,
    { terms: 'set up, deploy, starting click', see: 'starting-areas flight' },
  ),
];

export const TURNS: readonly EntryDraft[] = [
  rule(
    'rounds',
    'Turns',
    'Turns',
    'Turns go clockwise from the first player. Who has no figures left is passed over.',
    {
      terms: 'turn order',
      see: 'action-total',
    },
  ),
  rule(
    'action-total',
    'How many actions',
    'Turns: actions | Turns',
    'You get one action each turn for each 100 points of the build total, all game long.',
    { terms: 'number of actions', see: 'giving-actions' },
  ),
  rule(
    'giving-actions',
    'Giving actions',
    'Turns: actions',
    `Each turn a character may be given one move, close combat, ranged combat or pass action. See the end of one before
    you choose the next. Nothing is saved up, and what you have beyond your characters is lost.`,
    { terms: 'actions, act twice, save actions', see: 'pass action-total pushing', asks: ['play'] },
  ),
  reading(
    'pass',
    'Passing',
    'Turns: actions | Turns: action tokens',
    'A pass gives no token, but uses up one of your actions.',
    'It is told among the four ways to use an action; the FAQ of 2003 changes that.',
    { terms: 'pass action, skip', see: 'giving-actions action-tokens', asks: ['play'] },
  ),
  rule(
    'action-tokens',
    'Action tokens',
    'Turns: action tokens | Turns: actions',
    'An action other than pass gives a token. At the end of your turn take them off the figures that took no action in it.',
    { terms: 'counter, clear tokens', see: 'pushing', asks: ['play'] },
  ),
  reading(
    'tokens-cleared',
    'Which tokens go',
    'Turns: pushing | Turns: actions',
    'A character that was given no action this turn loses all of its tokens at its end, one or two.',
    'The book tells it for one token and for two in different places; both come to this.',
    { see: 'action-tokens pushing', asks: ['play'] },
  ),
  rule(
    'pushing',
    'Pushing',
    'Turns: pushing',
    `Acting two turns running costs 1 click, once the action is done, and gives the second token. The turn after,
    nothing but pass; at its end both tokens go.`,
    {
      terms: 'push, pushed, two tokens, second token, pushing damage',
      see: 'action-tokens victory-points',
      asks: ['play'],
    },
  ),
  rule(
    'friendly-opposing',
    'Friendly and opposing',
    'Friendly and opposing figures',
    'Your characters are friendly, an opponent’s are opposing.',
    {
      terms: 'enemy, friend',
      see: 'friendly-fire allies',
    },
  ),
  reading(
    'allies',
    'Players of one team',
    'Friendly and opposing figures | Victory points',
    `Figures of players who play as a team are friendly to each other. Each player has turns, actions and a build total
    of their own; a tied team counts its build totals together.`,
    'The book has teams of players score together, and calls friendly only what one player controls.',
    { terms: 'ally, team game, teammate, partner', see: 'friendly-opposing winner', asks: ['play'] },
  ),
  rule(
    'adjacent',
    'Adjacent',
    'Adjacent',
    `Squares that touch are adjacent, corners too. Not across blocking terrain, and not on different elevations. Soaring
    figures are adjacent to soaring ones only.`,
    { terms: 'base contact, next to, touching', see: 'close-combat soaring adjacent-corner', asks: ['adjacent'] },
  ),
  reading(
    'adjacent-corner',
    'Neighbours across a shut corner',
    'Terrain: blocking terrain | Adjacent',
    'Two squares that meet only at a corner are not adjacent when both flanks are blocking.',
    'The book parts neighbours on opposite sides of blocking terrain; two blocking flanks put it between them.',
    { see: 'adjacent blocking', asks: ['adjacent'] },
  ),
  rule('rounding', 'Rounding', 'Terrain: hindering terrain', 'Halved speed is rounded up.', {
    terms: 'half',
    see: 'hindering-moving',
  }),
  rule(
    'etiquette',
    'Etiquette and open questions',
    'Etiquette',
    'Dials turn only for damage and healing; mark the square when you lift a figure. Where rules are silent a d6 says no on 1–3 and yes on 4–6.',
    { terms: 'dispute, judge' },
  ),
];
