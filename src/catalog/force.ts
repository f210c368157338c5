import { certaintyOf } from './certainty';
import { type Character, DIAL_SLOTS, listLiveClicks } from './character';
import type { FeatNeeds } from './feat-needs';
import { isPricedPower } from './start-options';

/** Character with the values that force building needs: printed values, at the chosen starting line. */
export interface Recruit {
  readonly name: string;
  /** Set symbol. Empty if unknown. */
  readonly set: string;
  readonly number: string;
  /** Whether the character is on this phone. If not, only the points can be checked. */
  readonly known: boolean;
  readonly points: number;
  /** Points of all starting lines of the character, highest first. */
  readonly lines: readonly number[];
  readonly unique: boolean;
  readonly prime: boolean;
  readonly bystander: boolean;
  readonly keywords: readonly string[];
  /** Colour of the base of an archenemy. Null for a plain base. */
  readonly archenemy: string | null;
  readonly abilities: readonly string[];
  readonly teams: readonly string[];
  readonly range: number;
  readonly targets: number;
  /** Clicks from the starting line to the last click before KO. Empty if the dial is unknown. */
  readonly clicks: readonly RecruitClick[];
  /** True if the dial has not been entered yet; `clicks` is then empty. Omitted for all other characters. */
  readonly hasUnknownDial?: true;
  /** Card values in Strike Teams. Null if the character has a dial. */
  readonly striker: Striker | null;
}

export interface RecruitClick {
  readonly speed: number;
  readonly attack: number;
  readonly defense: number;
  readonly damage: number;
  /** Powers on the click in kebab case, including powers granted by special powers and traits. */
  readonly powers: readonly string[];
}

/**
 * Card values in Strike Teams: the level on the figure's base dial, as build points, and the action cards that the
 * figure takes.
 */
export interface Striker {
  readonly kind: 'hero' | 'villain' | 'mastermind' | 'henchman';
  readonly buildPoints: number;
  readonly cards: readonly TakenActionCard[];
}

export interface TakenActionCard {
  readonly name: string;
  /** Name of the character that the card belongs to. */
  readonly of: string;
  readonly cost: number;
}

/** Feat with its assigned members. The points of the feat count once, for any number of members. */
export interface Feat {
  readonly name: string;
  readonly points: number;
  /** Indexes of the members with the feat. An index out of range means a figure outside the force. */
  readonly for: readonly number[];
  readonly needs: FeatNeeds;
}

export const OBJECT_KINDS = ['light', 'heavy', 'immobile', 'equipment'] as const;

/** Special object, or other object that costs points. Standard objects belong to no force. */
export interface ForceObject {
  readonly name: string;
  readonly kind: (typeof OBJECT_KINDS)[number];
  readonly points: number;
}

/** Contents of a force. `Member` may be a character or only its id. */
export interface ForceOf<Member> {
  /** Agreed build total in points. Null if the players have not agreed on a total. */
  readonly buildTotal: number | null;
  readonly members: readonly Member[];
  readonly feats: readonly Feat[];
  /** Names of the battlefield conditions in the force. */
  readonly conditions: readonly string[];
  readonly objects: readonly ForceObject[];
  /** Names or ids of the tarot cards in the force. */
  readonly tarot: readonly string[];
  /** Ids of the edition's options that are in play, such as a scenario that changes force building. */
  readonly options: readonly string[];
  /** Id of the format of play for which the force is built. Omitted if the force has no format. */
  readonly format?: string | undefined;
}

/** Force that is ready to be checked, with characters as members. */
export type Force = ForceOf<Recruit>;

export const EMPTY_FORCE: Force = {
  buildTotal: null,
  members: [],
  feats: [],
  conditions: [],
  objects: [],
  tarot: [],
  options: [],
};

/** Makes a recruit at the starting line with these points, or at the highest starting line if no line has them. */
export function makeRecruit(character: Character, points = character.starts[0]?.points ?? 0): Recruit {
  const start = character.starts.find((each) => each.points === points) ?? character.starts[0];
  return {
    name: character.name,
    set: character.set,
    number: character.number,
    known: true,
    points,
    lines: character.starts.map((each) => each.points),
    unique: character.rank === 'unique',
    prime: character.rank === 'prime',
    bystander: character.bystander,
    keywords: character.keywords,
    archenemy: character.archenemy ?? null,
    abilities: character.abilities,
    teams: character.teams,
    range: character.range,
    targets: character.targets,
    // Healing never turns a dial back past its starting line, so earlier clicks never show in a game.
    ...(isUntold(character)
      ? { hasUnknownDial: true, clicks: [] }
      : { clicks: clicksOf(character, start?.click ?? 1) }),
    striker: null,
  };
}

/** Makes a placeholder for a character that is not on this phone. */
export function makeUnknownRecruit(name: string, points: number): Recruit {
  return {
    name,
    set: '',
    number: '',
    known: false,
    points,
    lines: [points],
    unique: false,
    prime: false,
    bystander: false,
    keywords: [],
    archenemy: null,
    abilities: [],
    teams: [],
    range: 0,
    targets: 1,
    clicks: [],
    striker: null,
  };
}

/** Returns whether the dial of a character has no known value and no known power. */
function isUntold(character: Character): boolean {
  // Fast path: nearly every dial has only known values, and this runs for thousands of characters.
  if (character.guessed === undefined) return false;
  const shows = listLiveClicks(character.dial).some((click) => DIAL_SLOTS.some((slot) => click[slot].power !== null));
  return !shows && DIAL_SLOTS.every((slot) => certaintyOf(character, 1, slot) === 'unknown');
}

/**
 * Returns the clicks from the starting line to the first KO click. A white square grants the powers of its special
 * power. A trait grants its powers on every click.
 */
function clicksOf(character: Character, start: number): RecruitClick[] {
  const { dial } = character;
  const specials = character.specials.filter((special) => !isPricedPower(special));
  const always = specials.filter(({ slot }) => slot === 'trait').flatMap(({ grants }) => grants);
  const from = Math.max(0, start - 1);
  const end = dial.indexOf(null, from);
  return dial.slice(from, end < 0 ? dial.length : end).flatMap((click) => {
    if (click === null) return [];
    const shown = DIAL_SLOTS.flatMap((slot) => {
      const { power } = click[slot];
      if (power === null) return [];
      if (power !== 'special') return [power];
      return specials.filter((special) => special.slot === slot).flatMap(({ grants }) => grants);
    });
    return {
      speed: click.speed.value,
      attack: click.attack.value,
      defense: click.defense.value,
      damage: click.damage.value,
      powers: [...new Set([...shown, ...always])],
    };
  });
}

/** Compares two texts, such as names, set symbols or keywords, regardless of case and spacing. */
export function isSameText(a: string, b: string): boolean {
  return normalizeText(a) === normalizeText(b);
}

/** Matches text that needs no normalization. A search compares thousands of texts, and nearly all match. */
const CLEAN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Normalizes the case and spacing of a text for comparison. */
export function normalizeText(text: string): string {
  const clean = CLEAN.test(text) ? text : text.normalize('NFKC').trim().replace(/\s+/g, ' ');
  return clean.toLowerCase();
}
