import type { PlayedCard } from '../../catalog/cards/played-card';
import { type Character, DIAL_SLOTS } from '../../catalog/character';
import { powerId } from '../../catalog/powers';
import type { Ruleset } from '../../rules/ruleset';
import { newId } from '../../store/database';
import type { Fact } from '../../table/facts';
import { makePiece } from '../../table/piece';
import { makeCharacterFromPiece } from '../../table/position-setup';
import { countClicksLeft } from '../../table/table';
import { raiseTally } from '../../table/tallies';

export const QUICK_VALUES = ['speed', 'attack', 'defense', 'damage', 'range', 'targets', 'clicks'] as const;
export type QuickValue = (typeof QUICK_VALUES)[number];

/** Figure for which the user enters only the values of one click. */
export interface QuickFigure {
  readonly name: string;
  readonly values: Readonly<Record<QuickValue, number>>;
  /** Powers and abilities, separated by commas. */
  readonly powers: string;
  /** Width and height of the figure's base in squares. */
  readonly base: readonly [number, number];
}

const PLAIN = makePiece('', []);
/** Default action points of a figure in a game with cards, used if the speed is 0. */
const CARD_POINTS = 6;
const TRACK = 12;

export function makeDefaultQuickFigure(name: string): QuickFigure {
  const { speed, attack, defense, damage, range, targets, clicks } = PLAIN;
  return { name, values: { speed, attack, defense, damage, range, targets, clicks }, powers: '', base: [1, 1] };
}

/** Returns the form values of a character at its current click. */
export function toQuickFigure(character: Character, click: number): QuickFigure {
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

/** Parses a list of powers: `Running Shot, flight` → `running-shot`, `flight`. */
export function parsePowerIds(text: string): string[] {
  const words = text.split(',').map(powerId);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** Makes a character from a quick figure, with the same values on every click. */
export function makeQuickCharacter({ name, values, powers, base }: QuickFigure): Character {
  const piece = makePiece(name, [], { ...values, name, abilities: parsePowerIds(powers) });
  return { ...makeCharacterFromPiece(piece), base };
}

/**
 * Makes a character for the collection from its points and its first click. Later clicks repeat the first and are marked
 * as guessed, so players see what to look up when the dial turns.
 */
export function makeFirstClickCharacter({ name, values, powers, base }: QuickFigure, points: number): Character {
  const piece = makePiece(name, [], { ...values, name, points, powers: parsePowerIds(powers) });
  const character = makeCharacterFromPiece(piece);
  const later = character.dial.slice(1).map((_, index) => index + 2);
  const guessed = later.flatMap((click) => DIAL_SLOTS.map((slot) => `${click}.${slot}`));
  return { ...character, id: newId(), base, ...(guessed.length > 0 && { guessed }) };
}

export function playsWithCards({ mission }: Ruleset): boolean {
  return mission !== undefined;
}

/** Returns the facts that add a quick figure, with a plain card if the edition plays with cards. */
export function makeQuickFigureFacts(ruleset: Ruleset, piece: string, side: string, quick: QuickFigure): Fact[] {
  const joined: Fact = {
    fact: 'joined',
    piece,
    side,
    character: makeQuickCharacter(quick),
    points: PLAIN.points,
    click: 1,
  };
  if (!playsWithCards(ruleset)) return [joined];
  const card = plainCard(side, quick);
  return [joined, { fact: 'carded', piece, card }, raiseTally({ piece }, 'points', quick.values.speed || CARD_POINTS)];
}

function plainCard(side: string, { values }: QuickFigure): PlayedCard {
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
