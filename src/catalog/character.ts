/** A character as printed: base, dial and card. Plain data, the same on disk, in a link and in memory. */
export interface Character {
  /** Stable over imports: `set-number` of its source, or made at entry. */
  readonly id: string;
  readonly name: string;
  /** Set symbol, '' where not known. */
  readonly set: string;
  readonly number: string;
  readonly rank: 'plain' | 'unique' | 'prime';
  readonly bystander: boolean;
  readonly teams: readonly string[];
  readonly keywords: readonly string[];
  /** Squares of the base: `[1, 1]`, `[1, 2]` for a double base, up to `[3, 6]`. */
  readonly base: readonly [width: number, height: number];
  readonly size: 'tiny' | 'standard' | 'giant' | 'colossal';
  /** Kebab case, told from the symbols on the base: `flight carry swim sharpshooter indomitable giant …`. */
  readonly abilities: readonly string[];
  readonly range: number;
  /** Bolts, 1 and more. */
  readonly targets: number;
  /** At least one; the first is the one at full points. */
  readonly starts: readonly { readonly points: number; readonly click: number }[];
  /** At least one click of life; what comes after is KO. */
  readonly dial: readonly Click[];
  /** White-square powers and traits, with their text as the owner has it. */
  readonly specials: readonly SpecialPower[];
  /** The colour of a base that is not black: characters of one colour are archenemies where an edition knows them. Left out: none. */
  readonly archenemy?: string | null;
  /**
   * For games whose characters have a card in place of a dial; the dial then shows its values on one click (`characterOfCard`). Not
   * checked beyond being a record, so that those who play with dials need not load what checks it: read it by `cardOf`.
   */
  readonly card?: object;
  /** `common`, `super rare`, as its source writes it, in small letters. Left out: not known. */
  readonly rarity?: string;
  /** Who is behind the mask. Left out: not known. */
  readonly realName?: string;
  /** Id of a kept photograph of the figure. */
  readonly picture?: string;
  /** What else its source tells that nothing here asks about, by the source's own names, as text. */
  readonly extras?: Readonly<Record<string, string>>;
  /** Cells of the dial that nobody knows (`3.attack`, clicks from 1): their values are taken from the nearest click above. */
  readonly guessed?: readonly string[];
  /** Changed by hand since it came in, so that no file replaces it unasked. */
  readonly byHand?: true;
  readonly origin: 'demo' | 'entered' | 'imported';
}

export interface Click {
  readonly speed: DialValue;
  readonly attack: DialValue;
  readonly defense: DialValue;
  readonly damage: DialValue;
}

export interface DialValue {
  readonly value: number;
  /** Kebab case; `special` for a white square; null for none. */
  readonly power: string | null;
}

export interface SpecialPower {
  readonly slot: 'speed' | 'attack' | 'defense' | 'damage' | 'trait' | 'other';
  readonly name: string;
  readonly text: string;
  /** Standard powers that it grants, kebab case. */
  readonly grants: readonly string[];
}

export const DIAL_SLOTS = ['speed', 'attack', 'defense', 'damage'] as const;
export type DialSlot = (typeof DIAL_SLOTS)[number];
