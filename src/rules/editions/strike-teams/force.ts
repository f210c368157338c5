import { type Force, normalizeText, type Recruit, type Striker } from '../../../catalog/force';
import type { Citation } from '../../answer';
import type { ForceClause, ForceFix, ForceRules } from '../../force-rules';
import { forbidDuplicateUniques, requireCharacter } from '../../shared/force/characters';
import { combineFixes, findIndexes, groupDuplicates, makeForceClause } from '../../shared/force/problem';
import { findSavingFixes } from '../../shared/force/savings';
import { forbidUnsupportedItems } from '../../shared/force/tactics';
import { cite } from './citations';

/** Totals of unit numbers that the two teams may agree on. */
export const UNIT_TOTALS: readonly number[] = [2, 3, 4];

export const MIN_HEROES = 2;
export const MAX_HEROES = 4;

const UNIT_NUMBER_CITE = cite('Character Cards: Unit Number');
const CARD_CHOICE_CITE = cite('Mission Set Up: Choose Action Cards');

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** "Unit Number": returns the unit points above the agreed total. Negative if the units are below the total. */
export function excessUnitPoints(units: readonly number[], agreed: number): number {
  return sum(units) - agreed;
}

/** "Build Cost": returns the cost of action cards above the character's build points, at least 0. */
export function excessBuildCost(costs: readonly number[], buildPoints: number): number {
  return Math.max(0, sum(costs) - buildPoints);
}

const out = (member: number): ForceFix => ({ mend: 'remove-member', member });

/** Requires a unit total of 2, 3 or 4. */
function unitTotals(at: Citation): ForceClause {
  return makeForceClause({ id: 'unit-total', name: 'Two, three or four unit points', cite: at }, ({ buildTotal }) => {
    if (buildTotal === null || UNIT_TOTALS.includes(buildTotal)) return [];
    const mends = UNIT_TOTALS.toSorted((a, b) => Math.abs(a - buildTotal) - Math.abs(b - buildTotal)).map(
      (to): ForceFix => ({ mend: 'set-build-total', to }),
    );
    return [{ code: 'unit-total', mends }];
  });
}

/** Requires that the unit numbers of a team add up to exactly the agreed unit total. */
function exactUnits(at: Citation): ForceClause {
  return makeForceClause(
    { id: 'exact-units', name: 'Exactly the unit points agreed upon', cite: at },
    ({ buildTotal, members }) => {
      if (buildTotal === null) return [];
      const over = excessUnitPoints(
        members.map(({ points }) => points),
        buildTotal,
      );
      if (over === 0) return [];
      const to = buildTotal + over;
      const resize: ForceFix[] = UNIT_TOTALS.includes(to) ? [{ mend: 'set-build-total', to }] : [];
      if (over < 0) return [{ code: 'under-unit-total', by: -over, mends: resize }];
      const ways = members.map((each, member) => [
        { points: each.points, mend: out(member) },
        ...each.lines
          .filter((line) => line < each.points)
          .map((points) => ({
            points: each.points - points,
            mend: { mend: 'set-points', member, points } as ForceFix,
          })),
      ]);
      return [{ code: 'over-build-total', by: over, mends: [...findSavingFixes(over, ways, 0), ...resize] }];
    },
  );
}

function strikersOf({ members }: Force): [number, Striker][] {
  return members.flatMap(({ striker }, place): [number, Striker][] => (striker ? [[place, striker]] : []));
}

/** Forbids heroes together with a mastermind, villains or henchmen. */
function oneSide(at: Citation): ForceClause {
  return makeForceClause({ id: 'one-side', name: 'Heroes, or the mastermind’s side', cite: at }, (force) => {
    const strikers = strikersOf(force);
    const heroes = strikers.flatMap(([place, { kind }]) => (kind === 'hero' ? [place] : []));
    const others = strikers.flatMap(([place, { kind }]) => (kind === 'hero' ? [] : [place]));
    if (heroes.length === 0 || others.length === 0) return [];
    const mends = [heroes, others].sort((a, b) => a.length - b.length).map((some) => combineFixes(some.map(out)));
    return [{ code: 'both-sides', members: [...heroes, ...others], mends }];
  });
}

/** Requires at least two heroes in every mission. */
function twoHeroes(at: Citation): ForceClause {
  return makeForceClause({ id: 'two-heroes', name: 'Two heroes at least', cite: at }, (force) => {
    const heroes = strikersOf(force).filter(([, { kind }]) => kind === 'hero');
    const by = MIN_HEROES - heroes.length;
    // A team without heroes is the mastermind's.
    if (heroes.length === 0 || by <= 0) return [];
    return [{ code: 'too-few-heroes', members: heroes.map(([place]) => place), by }];
  });
}

/** Limits the cost of Action Cards to the build points on the figure's base. */
function buildPoints(at: Citation): ForceClause {
  return makeForceClause({ id: 'build-points', name: 'Action Cards within the build points', cite: at }, (force) =>
    strikersOf(force).flatMap(([member, striker]) => {
      const costs = striker.cards.map(({ cost }) => cost);
      const by = excessBuildCost(costs, striker.buildPoints);
      if (by === 0) return [];
      const ways = striker.cards.map(({ cost }, card) => [
        { points: cost, mend: { mend: 'remove-card', member, card } satisfies ForceFix },
      ]);
      return [{ code: 'over-build-points' as const, members: [member], by, mends: findSavingFixes(by, ways) }];
    }),
  );
}

function ownCards(at: Citation): ForceClause {
  return makeForceClause({ id: 'own-cards', name: 'Each character its own Action Cards', cite: at }, (force) =>
    strikersOf(force).flatMap(([member, { cards }]) => {
      const name = normalizeText(force.members[member]?.name ?? '');
      const foreign = findIndexes(cards, (card) => normalizeText(card.of) !== name);
      if (foreign.length === 0) return [];
      return [
        { code: 'card-of-another' as const, members: [member], by: foreign.length, mends: [cardsOut(member, foreign)] },
      ];
    }),
  );
}

/** Limits each of a character's cards to one copy. */
function cardsOnce(at: Citation): ForceClause {
  return makeForceClause({ id: 'cards-once', name: 'Each Action Card once', cite: at }, (force) =>
    strikersOf(force).flatMap(([member, { cards }]) => {
      const again = groupDuplicates(cards, (card) => normalizeText(`${card.of}: ${card.name}`)).flatMap((twins) =>
        twins.slice(1),
      );
      if (again.length === 0) return [];
      return [{ code: 'card-twice' as const, members: [member], by: again.length, mends: [cardsOut(member, again)] }];
    }),
  );
}

function cardsOut(member: number, cards: readonly number[]): ForceFix {
  return combineFixes(cards.map((card): ForceFix => ({ mend: 'remove-card', member, card })));
}

/**
 * Returns the key for uniqueness checks: the name. Each character is unique, and all henchmen of a kind share one card.
 * Null if the character is not known.
 */
function uniqueKey(recruit: Recruit): string | null {
  return recruit.known ? normalizeText(recruit.name) : null;
}

/** Rules for a side's team in a mission and for its Action Cards. */
export const FORCE: ForceRules = {
  clauses: [
    unitTotals(cite('Playing a Campaign')),
    exactUnits(cite('Mission Set Up: Choose Characters')),
    requireCharacter(UNIT_NUMBER_CITE),
    forbidDuplicateUniques(cite('Character Cards', 'reading'), uniqueKey),
    oneSide(cite('Playing a Campaign')),
    twoHeroes(cite('Playing a Campaign')),
    buildPoints(CARD_CHOICE_CITE),
    ownCards(cite('Action Cards: Character Icon')),
    cardsOnce(cite('Action Cards', 'reading')),
    forbidUnsupportedItems(cite('Mission Set Up', 'reading'), 'feats', 'conditions', 'objects', 'tarot'),
  ],
  options: [],
  usualTotal: 4,
  totalStep: 1,
  featLimit: null,
  themes: null,
  uniqueKey,
  archenemies: false,
  primes: null,
  dials: false,
};
