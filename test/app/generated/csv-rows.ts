import { makeChoices } from './random';
import { SLOTS } from './unit-dials';

/** Rows of a table of characters, and what must be stored for each row. */
export interface GeneratedTable {
  readonly text: string;
  readonly rows: readonly {
    readonly expected: Readonly<Record<string, unknown>> & { readonly id: string };
    /** Count and place of the owned copies. Null if the row states no count, or none. */
    readonly owned: { readonly count: number; readonly where: string } | null;
  }[];
}

const HEADINGS = [
  ['Set ID', 'set', 'Erweiterung'],
  ['Collector Number', '#', 'Nummer'],
  ['Name', 'Figure', 'Figur'],
  ['Real Name', 'Secret identity', 'Alter Ego'],
  ['Rarity', 'rarity', 'Seltenheit'],
  ['Rank', 'Unique', 'Rang'],
  ['Type', 'Kind', 'Typ'],
  ['Point Values', 'Points', 'Punkte'],
  ['Range', 'Unit Range', 'Reichweite'],
  ['Targets', 'Bolts', 'Ziele'],
  ['Dimensions', 'Base', 'Sockel'],
  ['Size', 'Damage symbol', 'Größe'],
  ['Team Abilities', 'TA', 'Teams'],
  ['Keywords', 'Keyword', 'Schlüsselwörter'],
  ['Abilities', 'Symbols', 'Fähigkeiten'],
  ['Dial', 'Clicks', 'Klicks'],
  ['Special Powers', 'Traits', 'Sonderkräfte'],
  ['Owned', 'Qty', 'Anzahl'],
  ['Location', 'Box', 'Lagerort'],
  ['Price paid', 'Price paid', 'Price paid'],
] as const;

/** Powers as players write them, with their ids. */
const POWERS = {
  speed: [
    ['Running Shot', 'running-shot'],
    ['leap/climb', 'leap-climb'],
    ['stealth', 'stealth'],
  ],
  attack: [
    ['Blades/Claws/Fangs', 'blades-claws-fangs'],
    ['quake', 'quake'],
    ['special', 'special'],
  ],
  defense: [
    ['energy-shield-deflection', 'energy-shield-deflection'],
    ['Super Senses', 'super-senses'],
  ],
  damage: [
    ['Perplex', 'perplex'],
    ['close combat expert', 'close-combat-expert'],
  ],
} as const;

const SPECIALS = [
  ['trait|IN A FLASH||Once per turn.', { slot: 'trait', name: 'IN A FLASH', text: 'Once per turn.', grants: [] }],
  [
    'attack|HUM|quake, pulse-wave|Line one.\\nLine \\p two.',
    { slot: 'attack', name: 'HUM', text: 'Line one.\nLine | two.', grants: ['quake', 'pulse-wave'] },
  ],
  ['Only free text, with commas.', { slot: 'other', name: '', text: 'Only free text, with commas.', grants: [] }],
] as const;

export function makeUnitTable(seed: number, count: number): GeneratedTable {
  const { int, pick, chance, few } = makeChoices(seed);
  const language = int(0, 2);
  const separator = pick([',', ';', '\t']);
  const rows = Array.from({ length: count }, (_, place) => {
    const set = `zz${place}`;
    const number = pick(['001', '018a', 'B001', 'R-7', '100 LE', '7']);
    const name = pick(['Tin Sparrow', 'Mr. “Eel” O’Hara', '"Ace", & Sons', 'Ōkami Щит 忍者', 'A; B\tC', 'Two\nLines']);
    const realName = pick(['', 'Ada Quill', 'N/A']);
    const rarity = pick(['', 'Common', 'super_rare']);
    const rank = pick(['', 'unique', 'Prime', 'plain']);
    const kind = pick(['', 'character', 'Bystander']);
    const length = pick([1, 3, 8, 12, 20, 26]);
    const dial = Array.from({ length }, (_, at) => {
      if (at > 0 && at < length - 1 && chance(10)) return { text: 'KO', click: null };
      const parts = SLOTS.map((slot) => {
        const value = int(0, 20);
        const power = chance(40) ? pick<readonly [string, string]>(POWERS[slot]) : null;
        return {
          text: power ? `${value} ${power[0]}` : String(value),
          part: [slot, { value, power: power?.[1] ?? null }],
        };
      });
      const click = Object.fromEntries(parts.map(({ part }) => part)) as object;
      return { text: parts.map(({ text }) => text).join(' '), click };
    });
    const live = dial.flatMap(({ click }, at) => (click ? [at + 1] : []));
    const lines = [...new Set([1, ...few(live, 2)])].sort((a, b) => a - b);
    const starts = lines.map((click, at) => ({ points: 300 - 40 * at, click }));
    const range = pick(['', '0', '6', '10']);
    const targets = pick(['', '0', '1', '3']);
    const base = pick(['', '1x2', '2x2', '6x3', '9x9']);
    const size = pick(['', 'standard', 'tiny', 'colossal']);
    const teams = few(['Harbour Watch', 'X-Rays'], 2);
    const keywords = few(['Robot', '"Bolt" Squad', '忍者', 'S.P.A.R.K.'], 3);
    const abilities = few(['flight', 'carry', 'improved-movement-blocking'], 3);
    const specials = few(SPECIALS, 2);
    const owned = pick([null, 0, 1, 12]);
    const where = pick(['', 'Box "A", left', 'Kiste 3']);
    const price = pick(['', '3,50 €', '=1+1']);
    const cells = [
      ...[set, number, name, realName, rarity, rank, kind],
      starts.map(({ points, click }) => (click === 1 ? points : `${points}@${click}`)).join(', '),
      ...[range, targets, base, size, teams.join(', '), keywords.join(', '), abilities.join(', ')],
      dial.map(({ text }) => text).join(pick([' | ', '\n'])),
      ...[specials.map(([text]) => text).join('\n'), owned === null ? '' : String(owned), where, price],
    ];
    const extras = {
      ...(base === '9x9' ? { dimensions: base } : {}),
      ...(targets === '0' ? { targets } : {}),
      ...(price ? { 'Price paid': price } : {}),
    };
    const expected = {
      id: `${set}-${number}`,
      name,
      ...{ set, number },
      rank: rank.toLowerCase() || 'plain',
      bystander: kind === 'Bystander',
      ...{ teams, keywords, abilities },
      base: base === '' || base === '9x9' ? [1, 1] : base === '6x3' ? [3, 6] : base.split('x').map(Number),
      size: size || 'standard',
      range: Number(range),
      targets: Number(targets) || 1,
      starts,
      dial: dial.map(({ click }) => click),
      specials: specials.map(([, special]) => special),
      ...(rarity ? { rarity: rarity.toLowerCase().replace('_', ' ') } : {}),
      ...(realName ? { realName } : {}),
      ...(Object.keys(extras).length > 0 ? { extras } : {}),
      origin: 'imported',
    };
    // A place without a count means one copy.
    const copies = owned ?? (where === '' ? 0 : 1);
    return { cells, expected, owned: copies > 0 ? { count: copies, where } : null };
  });
  const print = (cells: readonly string[]) =>
    cells.map((cell) => (/["\n,;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator);
  const headings = HEADINGS.map((each) => each[language] as string);
  return { text: [headings, ...rows.map(({ cells }) => cells)].map(print).join('\r\n'), rows };
}
