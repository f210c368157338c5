/** Typed words made comparable: small letters, no accents, apostrophes or other signs; single blanks between. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLocaleLowerCase('en')
    .replace(/[^a-z0-9%+]+/g, ' ')
    .trim();
}

/** A word without its ending, so that `pushing`, `pushed` and `push` are one. Not the word’s true stem, only the same for its kin. */
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

/** Words that say nothing about what is looked for. */
const IDLE = new Set(
  'a an the i my me you your he it its is are was be do does did can may could will would what which how when where why if of to in on at for and or with by from someone somebody people'.split(
    ' ',
  ),
);

/** The words of a text that count, without their endings; all of them where none counts. */
export function stems(text: string): string[] {
  const words = plainWords(text)
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !IDLE.has(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

/** What players write for what the books say; the longer come first. */
const SYNONYMS: readonly (readonly [typed: RegExp, meant: string])[] = (
  [
    ['lines? of (?:sight|vision)', 'line of fire'],
    ['lof|los', 'line of fire'],
    ['knock ?backs?|kb', 'knock back'],
    ['break ?aways?', 'break away'],
    ['leave base( contact)?', 'break away'],
    ['rule of three', 'rule of 3'],
    ['tk|teke', 'telekinesis'],
    ['ko(?:d|ed)?', 'knocked out'],
    ['crits?', 'critical'],
    ['double (?:sixes|six|6s)|box ?cars', 'critical hit'],
    ['double (?:ones|one|1s)|snake ?eyes', 'critical miss'],
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
  ] as const
).map(([typed, meant]) => [new RegExp(`\\b(?:${typed})\\b`, 'g'), meant] as const);

/** What was typed, in the books’ words. */
export function inBookWords(typed: string): string {
  return SYNONYMS.reduce((text, [from, to]) => text.replace(from, to), plainWords(typed));
}
