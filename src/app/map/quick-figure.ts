import type { PlayedCard } from '../../catalog/cards/played-card';
import type { Character } from '../../catalog/character';
import { powerId } from '../../catalog/powers';
import type { Ruleset } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import { makePiece } from '../../table/piece';
import { makePlainCharacter } from '../../table/position-setup';
import { countClicksLeft } from '../../table/table';

export const QUICK_VALUES = ['speed', 'attack', 'defense', 'damage', 'range', 'targets', 'clicks'] as const;
export type QuickValue = (typeof QUICK_VALUES)[number];

/** A figure typed in by its values alone. */
export interface Quick {
  readonly name: string;
  readonly values: Readonly<Record<QuickValue, number>>;
  /** Powers and abilities, parted by commas. */
  readonly powers: string;
  /** Squares of its base. */
  readonly base: readonly [number, number];
}

const PLAIN = makePiece('', []);
/** In a card game the values of move and damage stand for action points and attack strength. */
const CARD_POINTS = 6;
const TRACK = 12;

/** What the form begins with. */
export function plainQuick(name: string): Quick {
  const { speed, attack, defense, damage, range, targets, clicks } = PLAIN;
  return { name, values: { speed, attack, defense, damage, range, targets, clicks }, powers: '', base: [1, 1] };
}

/** The values of a character as the form has them, at the click that shows. */
export function quickOf(character: Character, click: number): Quick {
  const showing = character.dial[click - 1] ?? character.dial[0];
  const values = {
    speed: showing?.speed.value ?? PLAIN.speed,
    attack: showing?.attack.value ?? PLAIN.attack,
    defense: showing?.defense.value ?? PLAIN.defense,
    damage: showing?.damage.value ?? PLAIN.damage,
    range: character.range,
    targets: character.targets,
    clicks: Math.max(1, countClicksLeft({ character, click })),
  };
  const shown = showing ? [showing.speed, showing.attack, showing.defense, showing.damage] : [];
  const powers = [...shown.map(({ power }) => power), ...character.abilities].filter((power) => power !== null);
  return { name: character.name, values, powers: [...new Set(powers)].join(', '), base: character.base };
}

/** `Running Shot, flight` → `running-shot`, `flight`. */
export function powersOf(text: string): string[] {
  const words = text.split(',').map(powerId);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** The figure as a character: the same values on every click. */
export function characterOf({ name, values, powers, base }: Quick): Character {
  const piece = makePiece(name, [], { ...values, name, abilities: powersOf(powers) });
  return { ...makePlainCharacter(piece), base };
}

/** Whether figures of an edition are played with cards. */
export function playsCards({ mission }: Ruleset): boolean {
  return mission !== undefined;
}

/** The facts that add a quick figure, with a plain card where its game is played with cards. */
export function quickFacts(ruleset: Ruleset, piece: string, side: string, quick: Quick): Fact[] {
  const joined: Fact = { fact: 'joined', piece, side, character: characterOf(quick), points: PLAIN.points, click: 1 };
  if (!playsCards(ruleset)) return [joined];
  const card = plainCard(side, quick);
  return [joined, { fact: 'carded', piece, card }, tally(piece, quick.values.speed || CARD_POINTS)];
}

function tally(piece: string, by: number): Fact {
  return { fact: 'tallied', piece, tally: 'points', of: null, by };
}

function plainCard(side: string, { values }: Quick): PlayedCard {
  const box = { cost: 2, slots: 2, strength: null, type: '' };
  const type = values.range > 0 ? 'ranged' : 'melee';
  return {
    kind: side === 'mastermind' ? 'villain' : 'hero',
    group: null,
    gain: null,
    rest: 0,
    red: null,
    last: TRACK,
    health: values.clicks,
    march: null,
    boxes: {
      attack: { ...box, strength: values.damage, type },
      defend: { ...box, strength: values.defense },
      move: { ...box, cost: 1 },
    },
    cards: {},
  };
}
