import { type ActionCard, WOUND_BOXES } from '../catalog/cards/action-card';
import { cardOf } from '../catalog/cards/carded-character';
import type { AttackType, CardEffect, DefendType } from '../catalog/cards/effects';
import type { PlayedAction } from '../catalog/cards/played-card';
import { getOwnProperty } from '../plain/get-own';
import type { Figure } from './table';
import { getTally } from './tallies';

type EffectOf<Name extends CardEffect['effect']> = Extract<CardEffect, { readonly effect: Name }>;

/** An attack that a figure's card lists, with its current bonuses. */
export interface Strike {
  /** Id of the action card with this attack. Null for the primary attack. */
  readonly card: string | null;
  readonly attack: AttackType | 'hurl';
  /** Strength of the attack. Null if the card does not state the strength; players must then enter it. */
  readonly strength: number | null;
  /** Number of further targets, and their maximum distance from the first (`within`). */
  readonly more: number;
  readonly within: number;
  /** Amounts of defense, by kind, that do not count against this attack. */
  readonly pierce: readonly EffectOf<'pierce'>[];
  /** Further effects of the attack after a hit. */
  readonly besides: readonly (EffectOf<'status'> | EffectOf<'slam'> | EffectOf<'damage'>)[];
}

/** The strength of a gun turret's attack, independent of the figure that fires it ("Gun Turret"). */
export const TURRET_STRENGTH = 4;

/** A defense that a figure's card lists. */
export interface Guard {
  /** Id of the action card with this defense. Null for the defense on the character card. */
  readonly card: string | null;
  readonly type: DefendType | null;
  readonly strength: number;
}

/**
 * Lists the action cards of a figure. A card's data comes from the character, or else from the game if the game
 * describes the card's effects. Cards without data are left out.
 */
export function listActionCards({ character, card }: Figure): readonly ActionCard[] {
  const cards = Object.entries(card?.cards ?? {});
  const printed = cardOf(character)?.actions.filter(({ name }) => Object.hasOwn(card?.cards ?? {}, name)) ?? [];
  const told = cards.flatMap(([name, played]) => {
    return played.effects && !printed.some((each) => each.name === name) ? [actionOf(name, played)] : [];
  });
  return [...printed, ...told];
}

/** Makes an action card from the game's data, for a card that its character does not list. */
function actionOf(
  name: string,
  { box, cost, slots, duration, reaction, effects = [], lasting }: PlayedAction,
): ActionCard {
  const blank = { id: name, name, build: 0, starting: false, text: '' };
  const price = cost === 0 ? null : cost;
  const wound = WOUND_BOXES.find((each) => each === box) ?? null;
  return { ...blank, cost: price, reaction, duration, lasting: lasting ?? duration > 0, box: wound, effects, slots };
}

function effectsOf<Name extends CardEffect['effect']>({ effects }: ActionCard, name: Name): EffectOf<Name>[] {
  return effects.filter((each): each is EffectOf<Name> => each.effect === name);
}

/** Effects that a card gives its user, other than attacks and defenses: points, healing, a move. */
const GIFTS: readonly CardEffect['effect'][] = ['gain', 'heal', 'move'];

export function listUserEffects(figure: Figure, card: string | null): readonly CardEffect[] {
  const action = listActionCards(figure).find(({ name }) => name === card);
  return action?.effects.filter(({ effect }) => GIFTS.includes(effect)) ?? [];
}

function boxIsFull(figure: Figure, box: string | null): boolean {
  const slots = box === null ? 0 : (getOwnProperty(figure.card?.boxes, box)?.slots ?? 0);
  return slots > 0 && getTally(figure, 'wounds', box) >= slots;
}

/**
 * Returns whether a card's bonus counts now: it costs no points, or has a duration token on it. A full box disables it
 * ("Continuous Bonuses").
 */
function isBonusActive(figure: Figure, action: ActionCard): boolean {
  const full = action.slots > 0 && getTally(figure, 'card-wounds', action.name) >= action.slots;
  if (boxIsFull(figure, action.box) || full) return false;
  return action.cost === null || (action.lasting && getTally(figure, 'duration', action.name) > 0);
}

/** Adds up the bonuses of continuous and lasting cards to attacks of a kind, or to every defense. */
export function sumBonuses(figure: Figure, value: EffectOf<'bonus'>['value']): number {
  return listActionCards(figure)
    .filter((action) => isBonusActive(figure, action))
    .flatMap((action) => effectsOf(action, 'bonus'))
    .reduce((sum, each) => (each.value === value ? sum + each.by : sum), 0);
}

/** Lists the primary attack and those of the action cards, in card order. */
export function listStrikes(figure: Figure): Strike[] {
  const box = figure.card?.boxes.attack;
  const plain = { more: 0, within: 0, pierce: [], besides: [] } as const;
  const types: readonly AttackType[] =
    box?.type === 'melee' || box?.type === 'ranged' ? [box.type] : ['melee', 'ranged'];
  const primary = box
    ? types.map((attack) => {
        const strength = box.strength === null ? null : box.strength + sumBonuses(figure, attack);
        return { ...plain, card: null, attack, strength };
      })
    : [];
  return [...primary, ...listActionCards(figure).flatMap((action) => strikesOfCard(figure, action))];
}

function strikesOfCard(figure: Figure, action: ActionCard): Strike[] {
  const pierce = effectsOf(action, 'pierce');
  const besides = action.effects.filter(
    (each): each is Strike['besides'][number] =>
      each.effect === 'status' || each.effect === 'slam' || each.effect === 'damage',
  );
  const common = { card: action.name, pierce, besides };
  const hurls = effectsOf(action, 'hurl').map(() => {
    return { ...common, attack: 'hurl' as const, strength: null, more: 0, within: 0 };
  });
  const blows = effectsOf(action, 'attack').map(({ type, strength, more, within }) => {
    return { ...common, attack: type, strength: strength + sumBonuses(figure, type), more, within };
  });
  return [...blows, ...hurls];
}

/** Lists the defense of the character card and those of the action cards. */
export function listGuards(figure: Figure): Guard[] {
  const box = figure.card?.boxes.defend;
  const type = box?.type === 'armor' || box?.type === 'dodge' ? box.type : null;
  const own: Guard[] = box && box.strength !== null ? [{ card: null, type, strength: box.strength }] : [];
  const cards = listActionCards(figure).flatMap((action) =>
    effectsOf(action, 'defend').map((each): Guard => ({ card: action.name, type: each.type, strength: each.strength })),
  );
  return [...own, ...cards];
}

/** Lists the defenses used so far against the current attack. */
export function listUsedGuards(figure: Figure): Guard[] {
  return listGuards(figure).filter(({ card }) => getTally(figure, 'triggered', card) > 0);
}

/** Lists the defenses that always apply, with their kind; null if the kind is unknown. */
function listPermanentGuards(figure: Figure): { readonly type: DefendType | null; readonly strength: number }[] {
  return listActionCards(figure)
    .filter((action) => isBonusActive(figure, action))
    .flatMap((action) => [
      ...effectsOf(action, 'bonus').flatMap(({ value, by, type = null }) => {
        return value === 'defend' ? [{ type: type === 'obstruction' ? null : type, strength: by }] : [];
      }),
      ...(action.cost === null ? effectsOf(action, 'defend') : []),
    ]);
}

/**
 * Computes the defense against a strike: used and permanent defenses, each kind reduced by the strike's `pierce`.
 * @param usedDefense sum of the used defenses as players entered it; null to compute it
 */
export function computeDefense(
  figure: Figure,
  strike: Pick<Strike, 'pierce'>,
  usedDefense: number | null = null,
): number {
  const pierced = new Map<DefendType, number>();
  for (const { type, by } of strike.pierce) pierced.set(type, (pierced.get(type) ?? 0) + by);
  const byType = new Map<DefendType | null, number>();
  const guards = [...(usedDefense === null ? listUsedGuards(figure) : []), ...listPermanentGuards(figure)];
  for (const { type, strength } of guards) byType.set(type, (byType.get(type) ?? 0) + strength);
  const left = [...byType].map(([type, strength]) =>
    Math.max(0, strength - (type === null ? 0 : (pierced.get(type) ?? 0))),
  );
  return left.reduce((sum, each) => sum + each, usedDefense ?? 0);
}
