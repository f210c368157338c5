import type { Character, LineColour, SpecialPower } from './character';

/** One way in which a character may join: where its dial starts, and which of its priced traits is paid for. */
export interface Beginning {
  /** With what the trait costs. */
  readonly points: number;
  /** From 1. */
  readonly click: number;
  /** Colour of the starting line; null for one without. */
  readonly colour: LineColour | null;
  /** Place among its special powers; null where none is paid for. */
  readonly trait: number | null;
}

/** Whether a special power counts only for who pays for it. */
export function isPriced({ cost = 0 }: SpecialPower): boolean {
  return cost > 0;
}

/** What it costs; 0 for none. */
export function costOfTrait({ specials }: Character, trait: number | null): number {
  return trait === null ? 0 : (specials[trait]?.cost ?? 0);
}

/** Every way in which a character may join, as printed: the first at full points without a trait. A dial with one value and several coloured lines starts at any of them. */
export function beginningsOf(character: Character): readonly Beginning[] {
  const { starts, lines = [], specials } = character;
  const colourOf = (click: number) => lines.find((each) => each.click === click)?.colour ?? null;
  const printed = starts.map(({ points, click }) => ({ points, click, colour: colourOf(click) }));
  const [only] = starts;
  const others = starts.length === 1 && only ? lines.filter(({ click }) => click !== only.click) : [];
  const all = [...printed, ...others.map(({ click, colour }) => ({ points: only?.points ?? 0, click, colour }))];
  const traits = [null, ...specials.flatMap((special, place) => (isPriced(special) ? [place] : []))];
  return traits.flatMap((trait) =>
    all.map((each) => ({ ...each, points: each.points + costOfTrait(character, trait), trait })),
  );
}

/** The character as it joins: with that one line, the paid trait as its own, and without those that nobody paid for. */
export function beginAt(character: Character, { points, click, trait }: Beginning): Character {
  const { cost: _, ...paid } = (trait === null ? undefined : character.specials[trait]) ?? { cost: 0 };
  const specials = character.specials.flatMap((special, place) => {
    if (place === trait) return [paid as SpecialPower];
    return isPriced(special) ? [] : [special];
  });
  // Of a dial with several values a line goes with one of them.
  const lines =
    character.starts.length === 1 ? character.lines : character.lines?.filter((each) => each.click === click);
  return { ...character, starts: [{ points, click }], specials, ...(lines ? { lines } : {}) };
}

/**
 * The way in which a force has a character: its points, with or without what its trait costs. Null where no starting line has these
 * points.
 */
export function beginningFor(character: Character, points: number, trait: number | null): Beginning | null {
  const bought = boughtOf(character, trait);
  const cost = costOfTrait(character, bought);
  const ways = beginningsOf(character).filter((each) => each.trait === bought);
  return ways.find((each) => each.points === points) ?? ways.find((each) => each.points === points + cost) ?? null;
}

/** A force of another app may count among all special powers, or among the priced ones alone. */
function boughtOf({ specials }: Character, trait: number | null): number | null {
  if (trait === null) return null;
  const told = specials[trait];
  if (told && isPriced(told)) return trait;
  const priced = specials.flatMap((special, place) => (isPriced(special) ? [place] : []));
  return priced[trait] ?? null;
}
