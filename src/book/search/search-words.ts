/** Matches text that is already normalized, as most questions in the books are. */
const NORMALIZED = /^[a-z0-9%+]+(?: [a-z0-9%+]+)*$/;

/** Normalizes text for comparison: lower case, without accents, apostrophes and punctuation, with single spaces. */
export function normalizeWords(text: string): string {
  if (NORMALIZED.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLocaleLowerCase('en')
    .replace(/[^a-z0-9%+]+/g, ' ')
    .trim();
}

/**
 * Removes the ending of a word, so `pushing`, `pushed` and `push` become equal. The result need not be the true stem.
 */
export function stem(word: string): string {
  let bare = word;
  if (bare.length > 4 && bare.endsWith('ies')) bare = `${bare.slice(0, -3)}y`;
  else if (bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss')) bare = bare.slice(0, -1);
  if (bare.length > 5 && bare.endsWith('ing')) bare = bare.slice(0, -3);
  else if (bare.length > 4 && bare.endsWith('ed')) bare = bare.slice(0, -2);
  if (bare.length > 3 && bare.endsWith('e')) bare = bare.slice(0, -1);
  if (bare.length > 3 && bare.at(-1) === bare.at(-2) && !/[aeiouls]$/.test(bare)) bare = bare.slice(0, -1);
  return bare;
}

/** Stop words, including words that players commonly put around a question. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the i im ive my me you u your ur yours he him his she her hers it its they them their theirs we us our we who whose is isnt
  are arent was were be been am do does did doesnt dont didnt done doing can cant could couldnt may might will wont would should
  must shall what whats which how when where why if of to in on at for and or nor but with w by from as than then that this these
  those there here so just also even still ever any anything anybody anyone everything some some1 someone somebody something
  people ppl guy dude guys dudes figure fig figures figs char chars character characters mini minis model models
  piece pieces player players have has had got get gets getting need needs needed want wants happen happens happened please pls
  vs versus v against about mean means rule rules work works`.split(/\s+/),
);

/**
 * Maps each word stem to the common stem of its synonyms in the rules. Entries and queries both use the map, so `next
 * to` finds "adjacent" and `punch` finds "close combat".
 */
const SYNONYM_STEMS: ReadonlyMap<string, string> = new Map(
  [
    'adjacent beside neighbour neighbor next',
    'opponent opposing enemy foe opposition opp baddie',
    'friend friendly ally allies buddy teammate own mate pal partner',
    'fly flight flier flyer flown',
    'roof rooftop elevated elevation height high building bldg',
    'damage dmg hurt wound harm',
    'shoot shot shooting fire range ranged gun',
    'close melee punch',
    'wall door',
    'walk run move movement moving moved',
    'diagonal diagonally diag corner',
    'two 2 twice both second',
    'three 3 thrice third',
    'one 1 once',
    'point pt pts',
    'object obj',
    'carry carried carrying passenger',
    'square space hex tile',
    'fall fell falling',
    'throw threw thrown toss hurl chuck fling lob',
    'destroy break smash demolish broken broke blow bust wreck crush',
    'defeat defeated dead die dies died kill killed',
    'through past between thru',
    'defense def defence',
    'attack atk attacking attacked',
    'team squad',
    'maximum max most',
    'minimum min least',
    'heal healed healing cure',
    'prone down',
    'half halve halved',
    'count counting counted',
    'giant big huge',
    'water pool pond lake river fountain',
    'henchman henchmen minion goon',
    'bonus boost buff',
    'choose pick select',
    'start begin beginning',
    'obstruction cover',
    'bush tree shrub',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return [first, ...others].map((word) => [stem(word), stem(first)] as const);
  }),
);

/** Returns the stems of a text's significant words, with synonyms unified. Uses all words if none is significant. */
export function listStems(text: string): string[] {
  const words = normalizeWords(text)
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map((word) => {
    const bare = stem(word);
    return SYNONYM_STEMS.get(bare) ?? bare;
  });
}

/** Returns the distinct stems of all words of a text, with synonyms unified. */
export function listAllStems(text: string): string[] {
  const words = normalizeWords(text).split(' ');
  return [...new Set(words.filter((word) => word !== '').map((word) => SYNONYM_STEMS.get(stem(word)) ?? stem(word)))];
}

/** Pairs of a players' term and the book term that replaces it. Longer phrases come first. */
const SYNONYMS = [
  ['lines? of (?:sight|vision)', 'line of fire'],
  ['lof|los', 'line of fire'],
  ['knock ?backs?|kb', 'knock back'],
  ['break ?aways?', 'break away'],
  ['leave base( contact)?', 'break away'],
  ['rule of three', 'rule of 3'],
  ['(?:tied|locked) (?:up|down)|unstuck', 'break away'],
  ['b2b|base to base|btb|based', 'base contact'],
  ['re rolls?', 'reroll'],
  ['(?:natural|nat) (?:12|twelve|20)', 'critical hit'],
  ['(?:natural|nat) (?:2|two)', 'critical miss'],
  ['(?:round|turn|rd) (?:1|one)|(?:1st|first) turn', 'first round'],
  ['psy blast', 'psychic blast'],
  ['l c', 'leap climb'],
  ['invul(?:n|s)?|invulns?', 'invulnerability'],
  ['indoms?', 'indomitable'],
  ['le', 'limited edition'],
  ['tk|teke', 'telekinesis'],
  ['ko(?:d|ed)?', 'knocked out'],
  ['crits?', 'critical'],
  ['double (?:sixes|six|6s?)|box ?cars', 'critical hit'],
  ['double (?:ones?|1s?)|both dice (?:are|show) (?:ones?|1s?)|snake ?eyes', 'critical miss'],
  ['(?:prob|pc|probs)(?: control)?', 'probability control'],
  ['(?:vps?)', 'victory points'],
  ['theme teams?', 'themed team'],
  ['taxi(?:ing)?', 'carry'],
  ['pogs?', 'bystander'],
  ['roll ?off', 'first player'],
  ['(?:hop|jump) over', 'leap climb'],
  ['moving through walls|walk through walls', 'phasing teleport'],
  ['ap', 'action points'],
  ['op', 'objective points'],
] as const;
const SYNONYM_PATTERNS = SYNONYMS.map(([typed, meant]) => [new RegExp(`\\b(?:${typed})\\b`, 'g'), meant] as const);
const ANY_SYNONYM = new RegExp(`\\b(?:${SYNONYMS.map(([typed]) => typed).join('|')})\\b`);

/** Normalizes a query and replaces players' terms with book terms. */
export function replaceSynonyms(typed: string): string {
  const text = normalizeWords(typed);
  if (!ANY_SYNONYM.test(text)) return text;
  return SYNONYM_PATTERNS.reduce((changed, [from, to]) => changed.replace(from, to), text);
}

/** Corrects the words of a normalized text, except those that `isKnown` accepts. */
export function correctWords(
  text: string,
  correct: (word: string) => string,
  isKnown: (word: string, isLast: boolean) => boolean,
): string {
  return text
    .split(' ')
    .map((word, at, { length }) => (STOP_WORDS.has(word) || isKnown(word, at === length - 1) ? word : correct(word)))
    .join(' ');
}
