import type { Ruleset } from '../rules/ruleset';
import { applyFacts } from '../table/fold/fold';
import {
  countSlotsAt,
  countWounds,
  countWoundsAt,
  countWoundsToDefeat,
  makeWoundFact,
  type WoundPlace,
  type WoundPlacement,
} from '../table/striker';
import { computeDefense, listGuards, listStrikes, type Strike } from '../table/strikes';
import type { Figure, Table } from '../table/table';
import { getTablePosition } from '../table/table-position';
import { getTally } from '../table/tallies';

/** Value of a move or of a card without strength, in the unit of strengths. */
const MOVE_VALUE = 2;
const OTHER_CARD_VALUE = 1;

/**
 * Scores what a figure can still do: the strength of each action for an action point, in thousandths. The prices are
 * those of the rules, with all wounds.
 */
function scoreActions(ruleset: Ruleset, table: Table, piece: string): number {
  const [figure, position] = [table.figures.get(piece), getTablePosition(table)];
  if (!figure?.card || !position || figure.squares.length === 0) return 0;
  const strikes = listStrikes(figure);
  const guards = listGuards(figure);
  const strengthOf = (card: string | null) =>
    strikes.reduce(
      (most, each) => (each.card === card ? Math.max(most, (each.strength ?? 1) * (1 + each.more)) : most),
      0,
    );
  const guardOf = (card: string | null) => guards.find((each) => each.card === card)?.strength ?? 0;
  const actions: readonly (readonly [string, number])[] = [
    ['attack', strengthOf(null)],
    ['defend', guardOf(null)],
    ['move', MOVE_VALUE],
    ...Object.keys(figure.card.cards).map(
      (card) => [card, Math.max(OTHER_CARD_VALUE, strengthOf(card), guardOf(card))] as const,
    ),
  ];
  return actions.reduce((sum, [of, value]) => {
    const cost = ruleset.mission?.cost(position, { piece, of }).cost ?? null;
    return cost === null ? sum : sum + Math.floor((value * 1000) / Math.max(1, cost));
  }, 0);
}

/** A place for a wound with the score of the figure's actions if the wound is there. */
export interface ScoredPlace {
  readonly place: WoundPlace;
  readonly score: number;
}

/** Places for the wounds of a figure, in order, each with all options, the chosen one first. */
export type WoundChoice = readonly (readonly ScoredPlace[])[];

function listSlotPlaces({ card }: Figure): readonly WoundPlace[] {
  return [
    ...Object.keys(card?.boxes ?? {}).map((box) => ({ box, card: null })),
    ...Object.keys(card?.cards ?? {}).map((name) => ({ box: null, card: name })),
  ];
}

function countFree(figure: Figure, place: WoundPlace): number {
  return countSlotsAt(figure, place) - countWoundsAt(figure, place);
}

/** Adds or heals wounds one at a time, each in the slot that leaves the figure's actions with the best score. */
function chooseOneByOne(
  ruleset: Ruleset,
  table: Table,
  piece: string,
  count: number,
  by: 1 | -1,
  isPossible: (figure: Figure, place: WoundPlace) => boolean,
): WoundChoice {
  const chosen: ScoredPlace[][] = [];
  let now = table;
  while (chosen.length < count) {
    const figure = now.figures.get(piece);
    if (!figure) break;
    const after = (place: WoundPlace) => applyFacts(now, [makeWoundFact(figure, place, by)]);
    const options = listSlotPlaces(figure)
      .filter((place) => isPossible(figure, place))
      .map((place) => ({ place, score: scoreActions(ruleset, after(place), piece) }))
      // Of equal places, the one with more free slots is better, because a full box cannot be used.
      .sort((a, b) => b.score - a.score || countFree(figure, b.place) - countFree(figure, a.place));
    const [best] = options;
    if (!best) break;
    chosen.push(options);
    now = after(best.place);
  }
  return chosen;
}

/** Decides the slots of wounds that are not assigned to a slot yet. */
export function decideWounds(ruleset: Ruleset, table: Table, piece: string): WoundChoice {
  const figure = table.figures.get(piece);
  return chooseOneByOne(ruleset, table, piece, figure ? getTally(figure, 'wounds') : 0, 1, (now, place) => {
    return countFree(now, place) > 0;
  });
}

/** Lists the chosen places, with the number of wounds in each. */
export function listChosenPlaces(choice: WoundChoice): readonly WoundPlacement[] {
  const chosen = new Map<string, WoundPlacement>();
  for (const [best] of choice) {
    if (!best) continue;
    const key = JSON.stringify(best.place);
    chosen.set(key, { ...best.place, wounds: (chosen.get(key)?.wounds ?? 0) + 1 });
  }
  return [...chosen.values()];
}

/** Decides which wounds of a figure a rest heals. */
export function decideHealing(ruleset: Ruleset, table: Table, piece: string): WoundChoice {
  const most = table.figures.get(piece)?.card?.rest ?? 0;
  return chooseOneByOne(ruleset, table, piece, most, -1, (now, place) => countWoundsAt(now, place) > 0);
}

/** Value of a wound in action points: it raises the cost of an action by one in each round. */
const POINTS_OF_WOUND = 2;
/** Value in action points of a figure that would be defeated. */
const POINTS_OF_DEFEAT = 20;

/** Reactions to an attack. */
export interface ReactionChoice {
  /** Cards to react with; null is the defend box. */
  readonly cards: readonly (string | null)[];
  readonly cost: number;
  readonly wounds: number;
}

/**
 * Decides the reactions of a target: those for which the prevented wounds are worth more than the action points.
 * Returns the choice, and what happens without a reaction.
 * @param countWoundsFrom returns the wounds of the attack against a defense
 */
export function decideReactions(
  ruleset: Ruleset,
  table: Table,
  target: string,
  strike: Pick<Strike, 'pierce'>,
  countWoundsFrom: (defense: number) => number,
): { readonly chosen: ReactionChoice; readonly none: ReactionChoice } {
  const woundsIn = (now: Table): number => {
    const figure = now.figures.get(target);
    return figure ? countWoundsFrom(computeDefense(figure, strike)) : 0;
  };
  const none = { cards: [], cost: 0, wounds: woundsIn(table) };
  const figure = table.figures.get(target);
  const health = figure?.card ? countWoundsToDefeat(figure.card) : null;
  const left = figure && health !== null ? health - countWounds(figure) : Number.POSITIVE_INFINITY;
  const priceOf = ({ wounds, cost }: ReactionChoice) =>
    wounds * POINTS_OF_WOUND + cost + (wounds >= left ? POINTS_OF_DEFEAT : 0);
  let best: ReactionChoice = none;
  let branches: readonly { readonly choice: ReactionChoice; readonly table: Table }[] = [{ choice: none, table }];
  for (const { deed, cost, id } of ruleset.options(table, target)) {
    if (id !== 'react' || deed?.deed !== 'trigger' || !figure || getTally(figure, 'triggered', deed.card) > 0) continue;
    const more = branches.flatMap(({ choice, table: now }) => {
      const { legal, facts } = ruleset.resolve(now, deed);
      if (!legal) return [];
      const after = applyFacts(now, facts);
      const cards = [...choice.cards, deed.card];
      return [{ choice: { cards, cost: choice.cost + (cost ?? 0), wounds: woundsIn(after) }, table: after }];
    });
    for (const { choice } of more) if (priceOf(choice) < priceOf(best)) best = choice;
    branches = [...branches, ...more];
  }
  return { chosen: best, none };
}
