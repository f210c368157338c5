import type { Character, LineColour, SpecialPower } from './character';

/** Option for a character to join a force: a starting line, and a priced trait that is paid for. */
export interface StartOption {
  /** Points, including the cost of the trait. */
  readonly points: number;
  /** Starting click, counted from 1. */
  readonly click: number;
  /** Colour of the starting line. Null if the line has no colour. */
  readonly colour: LineColour | null;
  /** Index of the paid trait in the character's special powers. Null if no trait is paid for. */
  readonly trait: number | null;
}

/** Returns whether a special power only counts if the player pays for it. */
export function isPricedPower({ cost = 0 }: SpecialPower): boolean {
  return cost > 0;
}

/** Returns the cost of a trait in points. 0 if the index is null. */
export function traitCost({ specials }: Character, trait: number | null): number {
  return trait === null ? 0 : (specials[trait]?.cost ?? 0);
}

/**
 * Lists every option for a character to join a force, as printed. The first option is at full points without a trait. A
 * dial with one point value and several coloured lines may start at any of the lines.
 */
export function listStartOptions(character: Character): readonly StartOption[] {
  const { starts, lines = [], specials } = character;
  const colourOf = (click: number) => lines.find((each) => each.click === click)?.colour ?? null;
  const printed = starts.map(({ points, click }) => ({ points, click, colour: colourOf(click) }));
  const [only] = starts;
  const others = starts.length === 1 && only ? lines.filter(({ click }) => click !== only.click) : [];
  const all = [...printed, ...others.map(({ click, colour }) => ({ points: only?.points ?? 0, click, colour }))];
  const traits = [null, ...specials.flatMap((special, place) => (isPricedPower(special) ? [place] : []))];
  return traits.flatMap((trait) =>
    all.map((each) => ({ ...each, points: each.points + traitCost(character, trait), trait })),
  );
}

/**
 * Returns the character as it joins a force. Only the chosen starting line remains. The paid trait becomes free, and
 * unpaid priced traits are removed.
 */
export function applyStartOption(character: Character, { points, click, trait }: StartOption): Character {
  const { cost: _, ...paid } = (trait === null ? undefined : character.specials[trait]) ?? { cost: 0 };
  const specials = character.specials.flatMap((special, place) => {
    if (place === trait) return [paid as SpecialPower];
    return isPricedPower(special) ? [] : [special];
  });
  // If a dial has several point values, each line belongs to one point value.
  const lines =
    character.starts.length === 1 ? character.lines : character.lines?.filter((each) => each.click === click);
  return { ...character, starts: [{ points, click }], specials, ...(lines ? { lines } : {}) };
}

/**
 * Finds the start option of a character in a force. `points` may include the cost of the trait or not. Null if no
 * starting line has these points.
 */
export function findStartOption(character: Character, points: number, trait: number | null): StartOption | null {
  const bought = boughtOf(character, trait);
  const cost = traitCost(character, bought);
  const options = listStartOptions(character).filter((each) => each.trait === bought);
  return (
    options.find((each) => each.points === points) ?? options.find((each) => each.points === points + cost) ?? null
  );
}

/**
 * Resolves the trait index of a force from another app. The index may count all special powers, or only the priced
 * powers.
 */
function boughtOf({ specials }: Character, trait: number | null): number | null {
  if (trait === null) return null;
  const told = specials[trait];
  if (told && isPricedPower(told)) return trait;
  const priced = specials.flatMap((special, place) => (isPricedPower(special) ? [place] : []));
  return priced[trait] ?? null;
}
