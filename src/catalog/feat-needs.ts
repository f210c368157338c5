import { getOwnProperty } from '../plain/get-own';
import { toKebabCase } from '../plain/lenient';
import { listOf, nullOr, shape } from '../plain/shape';
import { ABILITIES } from './abilities';
import { nameShape, nullableSmallCountShape } from './field-shapes';
import { findPower, powerId } from './powers';

/** Requirements of a feat. The numbers are minimums that one click must reach together. Null if there is no minimum. */
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

export const storedNeedsShape = shape<FeatNeeds>({
  powers: listOf(nameShape, 200),
  abilities: listOf(nameShape, 200),
  team: nullOr(nameShape),
  speed: nullableSmallCountShape,
  attack: nullableSmallCountShape,
  defense: nullableSmallCountShape,
  damage: nullableSmallCountShape,
});

const VALUES = ['speed', 'attack', 'defense', 'damage'] as const;
type ValueNames = Readonly<Record<(typeof VALUES)[number], string>>;

export interface ParsedNeeds {
  readonly needs: FeatNeeds;
  /** Parts of the text that are not a known power, ability, value or team. */
  readonly unread: readonly string[];
}

/**
 * Parses the requirements of a feat as the owner wrote them: `Charge, attack 10+, Night Watch team`. `names` are the
 * names of dial values in the user's language.
 */
export function parseFeatNeeds(text: string, names: ValueNames): ParsedNeeds {
  return partsOf(text).reduce((read, part) => added(read, part, names), NOTHING);
}

const NOTHING: ParsedNeeds = { needs: NO_NEEDS, unread: [] };

/** Splits the requirements into parts. Does not split a power that has "and" in its name. */
function partsOf(text: string): string[] {
  const items = text.split(/[,;\n]/).flatMap((item) => (isPower(item) ? [item] : item.split(/\s+(?:and|und|&)\s+/i)));
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

function isPower(item: string): boolean {
  return findPower(powerId(item)) !== null;
}

function added({ needs, unread }: ParsedNeeds, part: string, names: ValueNames): ParsedNeeds {
  if (isPower(part)) return { needs: { ...needs, powers: [...needs.powers, powerId(part)] }, unread };
  const ability = ABILITIES.find(({ id, name }) => [id, toKebabCase(name)].includes(toKebabCase(part)));
  if (ability) return { needs: { ...needs, abilities: [...needs.abilities, ability.id] }, unread };
  const value = valueIn(part, names);
  if (value) return { needs: { ...needs, [value.value]: value.least }, unread };
  const team = /^team\s+(.+)$/i.exec(part)?.[1] ?? /^(.+)\s+team$/i.exec(part)?.[1];
  if (team !== undefined && needs.team === null) return { needs: { ...needs, team }, unread };
  return { needs, unread: [...unread, part] };
}

/** Parses a minimum value: `attack 10+`, `Angriff 10`, `10+ attack`. */
function valueIn(part: string, names: ValueNames): { value: (typeof VALUES)[number]; least: number } | null {
  const [, before, number, after] = /^(\D*?)\s*(\d{1,3})\s*\+?\s*(\D*)$/.exec(part) ?? [];
  const word = toKebabCase(before || after || '');
  const value = VALUES.find((each) => [each, toKebabCase(getOwnProperty(names, each) ?? '')].includes(word));
  return value === undefined ? null : { value, least: Number(number) };
}
