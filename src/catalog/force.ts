import { isPriced } from './beginnings';
import { type Character, DIAL_SLOTS, liveClicks } from './character';
import { knowingOf } from './guess';

/** What of a character force building asks about: as printed, started at the points that were chosen. */
export interface Recruit {
  readonly name: string;
  /** Set symbol and collector's number; '' where not known. */
  readonly set: string;
  readonly number: string;
  /** False where its character is not at hand: nothing but its points can be judged. */
  readonly known: boolean;
  readonly points: number;
  /** Points of all its starting lines, highest first. */
  readonly lines: readonly number[];
  readonly unique: boolean;
  readonly prime: boolean;
  readonly bystander: boolean;
  readonly keywords: readonly string[];
  /** The colour of its base; null where it has none of its own. */
  readonly archenemy: string | null;
  readonly abilities: readonly string[];
  readonly teams: readonly string[];
  readonly range: number;
  readonly targets: number;
  /** From its starting line to the last before KO; none where no dial is known. */
  readonly clicks: readonly RecruitClick[];
  /** There only where nobody has told its dial yet: nothing is said of clicks that it surely has. */
  readonly untold?: true;
  /** Strike Teams; null for a character with a dial. */
  readonly striker: Striker | null;
}

export interface RecruitClick {
  readonly speed: number;
  readonly attack: number;
  readonly defense: number;
  readonly damage: number;
  /** Kebab case, those that special powers and traits grant counted in. */
  readonly powers: readonly string[];
}

/** Strike Teams: what the figure's base dial shows and which cards it takes along. */
export interface Striker {
  readonly kind: 'hero' | 'villain' | 'mastermind' | 'henchman';
  readonly buildPoints: number;
  readonly cards: readonly ActionCardTaken[];
}

export interface ActionCardTaken {
  readonly name: string;
  /** Whose card it is, by the character's name. */
  readonly of: string;
  readonly cost: number;
}

/** A feat with those it is assigned to; its points count once, however many they are. */
export interface Feat {
  readonly name: string;
  readonly points: number;
  /** Places in the force's list of members; a place that is not there stands for somebody outside of the force. */
  readonly for: readonly number[];
  readonly needs: FeatNeeds;
}

/** Values are the least that is wanted, all on one click; null where nothing is. */
export interface FeatNeeds {
  readonly powers: readonly string[];
  readonly abilities: readonly string[];
  readonly team: string | null;
  readonly speed: number | null;
  readonly attack: number | null;
  readonly defense: number | null;
  readonly damage: number | null;
}

export const NO_NEEDS: FeatNeeds = {
  powers: [],
  abilities: [],
  team: null,
  speed: null,
  attack: null,
  defense: null,
  damage: null,
};

export const OBJECT_KINDS = ['light', 'heavy', 'immobile', 'equipment'] as const;

/** A special object, or one that is paid for; a standard object belongs to no force. */
export interface ForceObject {
  readonly name: string;
  readonly kind: (typeof OBJECT_KINDS)[number];
  readonly points: number;
}

/** What a force holds, whatever stands for a member: its character, or only the id of one. */
export interface ForceOf<Member> {
  /** Null where none was agreed upon. */
  readonly buildTotal: number | null;
  readonly members: readonly Member[];
  readonly feats: readonly Feat[];
  /** Battlefield conditions, by name. */
  readonly conditions: readonly string[];
  readonly objects: readonly ForceObject[];
  /** Tarot cards, by name or id. */
  readonly tarot: readonly string[];
  /** Ids of the edition's own options that are in play: a scenario that changes how forces are built. */
  readonly options: readonly string[];
  /** Id of the format of play that it is built for; left out: everything plays. */
  readonly format?: string | undefined;
}

/** A force to be judged: nothing in it has to be looked up. */
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

/** A character as it is recruited at these points; the highest starting line where none has them. */
export function recruitOf(character: Character, points = character.starts[0]?.points ?? 0): Recruit {
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
    // Healing never turns a dial back past its starting line, so what stands before it is not shown in this game.
    ...(isUntold(character) ? { untold: true, clicks: [] } : { clicks: clicksOf(character, start?.click ?? 1) }),
    striker: null,
  };
}

/** Stands in for a character that is not at hand. */
export function strangerOf(name: string, points: number): Recruit {
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

/** Whether no value and no power of a dial is known. */
function isUntold(character: Character): boolean {
  // Nearly every dial is known, and this is asked of thousands.
  if (character.guessed === undefined) return false;
  const shows = liveClicks(character.dial).some((click) => DIAL_SLOTS.some((slot) => click[slot].power !== null));
  return !shows && DIAL_SLOTS.every((slot) => knowingOf(character, 1, slot) === 'unknown');
}

/** From its start to the first that shows KO. A white square grants what its special power says; a trait grants on every click. */
function clicksOf(character: Character, start: number): RecruitClick[] {
  const { dial } = character;
  const specials = character.specials.filter((special) => !isPriced(special));
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

/** Names, set symbols and keywords are the same whatever their capitals and blanks. */
export function sameWord(a: string, b: string): boolean {
  return plainWord(a) === plainWord(b);
}

/** Words that need no cleaning, as nearly all do: a search compares thousands. */
const CLEAN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** A word as it is compared. */
export function plainWord(text: string): string {
  const clean = CLEAN.test(text) ? text : text.normalize('NFKC').trim().replace(/\s+/g, ' ');
  return clean.toLowerCase();
}
