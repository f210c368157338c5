import { DIRECTIONS } from '../../../grid/direction';
import type { Square } from '../../../grid/square';
import { areFriendly, listCopyableTeams } from '../../../table/allies';
import type { Fact } from '../../../table/facts';
import { ALTERED_VALUES, hasAbilityOrPower, type Piece } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import type { OpenField, UseOption } from '../../options';
import type { UseDeed, UseField } from '../../table-deed';
import { computeActionPrice } from '../options';
import { TRIED_ROLLS } from '../tried-rolls';
import { currentPosition, startTrial } from './deed-context';
import type { DeedContext, PowerUse } from './resolve-rules';

/** Highest roll of a die. A trial with the highest roll shows whether a use can have any effect. */
const BEST = 6;
const BEST_DICE = { die: BEST, dice: [BEST, BEST] } as const;

/** Value of a field: the id of a piece, an object or a power, a square, a direction or a number. */
type FieldValue = string | number;

/** Fields that are rolled on the table. Any result is possible, so no values are listed. */
const ROLLS: readonly UseField[] = ['dice', 'die'];

/** Lists the fields of a use in the order in which players fill them. The dice come last. */
function fieldsOf(use: PowerUse, deed: UseDeed): readonly UseField[] {
  return [...use.fields, ...(use.optional?.(deed) ?? [])];
}

/** Fills the dice of a use that are not rolled yet with the best rolls. */
export function withBestDice(use: PowerUse, deed: UseDeed): UseDeed {
  const rolls = fieldsOf(use, deed).filter((field) => ROLLS.includes(field) && deed[field] === undefined);
  return { ...deed, ...Object.fromEntries(rolls.map((field) => [field, BEST_DICE[field as 'die' | 'dice']])) };
}

/** Returns whether a use needs a roll: it is not legal without the roll, or its results differ. */
function doesRollMatter(now: DeedContext, use: PowerUse, deed: UseDeed, field: UseField): boolean {
  const results = TRIED_ROLLS[field === 'die' ? 'die' : 'dice'].map((roll) => {
    const { facts } = tryUse(now, { ...withBestDice(use, deed), [field]: roll });
    return JSON.stringify(facts.filter(({ fact }) => fact !== 'rolled'));
  });
  return new Set(results).size > 1 || tryUse(now, deed).reasons.length > 0;
}

/** Returns whether two uses that only lack their dice have different consequences. */
function hasOtherFacts(now: DeedContext, use: PowerUse, one: UseDeed, other: UseDeed): boolean {
  const factsOf = (deed: UseDeed) => JSON.stringify(tryUse(now, withBestDice(use, deed)).facts);
  return factsOf(one) !== factsOf(other);
}

/** Resolves a use as a trial. Callers read only the reasons and the kinds of facts. One tap tries hundreds of uses. */
export function tryUse(now: DeedContext, deed: UseDeed): DeedContext {
  const trial = startTrial(now);
  now.law.uses[deed.power]?.resolve(trial, deed);
  return trial;
}

/**
 * Returns the next field of a use that players fill in, with the values with which the use can still be legal. Null if
 * no field is left.
 * @param skipped optional fields that the players left out
 */
export function findNextField(now: DeedContext, deed: UseDeed, skipped: readonly string[] = []): OpenField | null {
  const use = Object.hasOwn(now.law.uses, deed.power) ? now.law.uses[deed.power] : undefined;
  const position = currentPosition(now);
  const user = position && findPiece(position, deed.piece);
  if (!use || !position || !user) return null;
  const fields = fieldsOf(use, deed);
  for (const field of fields) {
    if (ROLLS.includes(field) || skipped.includes(field)) continue;
    const isList = field === 'squares' || field === 'also';
    if (!isList && deed[field] !== undefined) continue;
    const isExtra = !use.fields.includes(field);
    const values = [...candidates(now, position, use, user, deed, field)].filter((value) => {
      const filled = withValue(deed, field, value);
      return isCompletable(now, position, use, filled) && (!isExtra || hasOtherFacts(now, use, deed, filled));
    });
    const optional = isExtra || !isMissing(use, deed, field);
    if (values.length > 0 || !optional) return { field, piece: deed.piece, values, optional };
  }
  const roll = fields.find(
    (field) =>
      ROLLS.includes(field) &&
      deed[field] === undefined &&
      !skipped.includes(field) &&
      doesRollMatter(now, use, deed, field),
  );
  return roll ? { field: roll, piece: deed.piece, values: null, optional: !use.fields.includes(roll) } : null;
}

/**
 * Lists the powers and team abilities of a figure that players use as separate actions.
 * @param resolve resolves a use completely, because a trial has no price
 */
export function listUseOptions(
  now: DeedContext,
  piece: string,
  resolve: (deed: UseDeed) => { readonly facts: readonly Fact[] },
): UseOption[] {
  const figure = now.table.figures.get(piece);
  const position = currentPosition(now);
  const user = position && findPiece(position, piece);
  if (!figure || !position || !user) return [];
  const teams = now.law.usableTeams?.(now.table, figure) ?? [];
  return Object.entries(now.law.uses).flatMap(([power, use]): UseOption[] => {
    const deed: UseDeed = { deed: 'use', piece, power };
    const { reasons, facts } = tryUse(now, withBestDice(use, deed));
    const isGranted = reasons.length === 0 && facts.some(({ fact }) => fact === 'rerolls');
    if (!hasAbilityOrPower(user, power) && !teams.includes(power) && !isGranted) return [];
    const legal = listUses(now, position, use, deed).next();
    if (legal.done) return [{ power, reasons }];
    return [
      { power, price: computeActionPrice(resolve(withBestDice(use, legal.value.deed)).facts, piece), reasons: [] },
    ];
  });
}

/** Returns a use with a field filled in. Lists get one more item. */
export function withValue(deed: UseDeed, field: UseField, value: FieldValue): UseDeed {
  if (field === 'squares') return { ...deed, squares: [...(deed.squares ?? []), value as Square] };
  if (field === 'also') return { ...deed, also: [...(deed.also ?? []), value as string] };
  return { ...deed, [field]: value };
}

/**
 * Fields that only `power-forbids` depends on. If a use is refused for another reason, no other value of these fields
 * can make it legal.
 */
const DETAILS: readonly UseField[] = ['cancels', 'value', 'by', 'to'];

/** Reasons against a use with too few squares that further squares may remove. */
const REMOVED_BY_SQUARES: readonly string[] = ['power-forbids', 'too-far', 'line-blocked'];

/** Limit of the squares that are tried for one use, because the squares of a barrier have very many combinations. */
const MOST_TRIED_SQUARES = 40;

/** Legal use without dice, with the facts of its best rolls. */
export interface LegalUse {
  readonly deed: UseDeed;
  readonly facts: readonly Fact[];
}

function isMissing(use: PowerUse, deed: UseDeed, field: UseField): boolean {
  if (ROLLS.includes(field)) return false;
  return field === 'squares' ? (deed.squares ?? []).length < (use.squares?.least ?? 1) : deed[field] === undefined;
}

/** Whether a use is legal with some values of its missing fields. */
function isCompletable(now: DeedContext, position: Position, use: PowerUse, deed: UseDeed): boolean {
  return !listUses(now, position, use, deed).next().done;
}

/**
 * Lists the legal uses that complete a use, most likely first, without dice. They are computed on demand. Returns whether
 * a reason was found that no other value of the last field removes.
 */
export function* listUses(
  now: DeedContext,
  position: Position,
  use: PowerUse,
  deed: UseDeed,
  squaresLeft = { count: MOST_TRIED_SQUARES },
): Generator<LegalUse, boolean> {
  const field = use.fields.find((each) => isMissing(use, deed, each));
  if (field === undefined) {
    const { reasons, facts } = tryUse(now, withBestDice(use, deed));
    if (reasons.length === 0) yield { deed, facts };
    return reasons.some(({ code }) => code !== 'power-forbids');
  }
  const user = findPiece(position, deed.piece);
  if (!user) return true;
  if (field === 'squares') {
    const { reasons } = tryUse(now, deed);
    if (reasons.some(({ code }) => !REMOVED_BY_SQUARES.includes(code))) return true;
  }
  for (const value of candidates(now, position, use, user, deed, field)) {
    if (field === 'squares' && --squaresLeft.count < 0) break;
    const isBlocked: boolean = yield* listUses(now, position, use, withValue(deed, field, value), squaresLeft);
    if (isBlocked && DETAILS.includes(field)) return true;
  }
  return false;
}

function* candidates(
  { law, table }: DeedContext,
  position: Position,
  use: PowerUse,
  user: Piece,
  deed: UseDeed,
  field: UseField,
): Generator<FieldValue> {
  const isFriend = ({ side }: Piece) => areFriendly(position, side, user.side);
  const target = deed.target === undefined ? undefined : findPiece(position, deed.target);
  switch (field) {
    case 'target':
    case 'also': {
      const taken = [deed.target, ...(deed.also ?? [])];
      const friends = position.pieces.filter((piece) => isFriend(piece) && piece.id !== user.id);
      const foes = position.pieces.filter((piece) => !isFriend(piece));
      const lists = { friends, foes, others: [...friends, ...foes], all: [user, ...friends, ...foes] };
      for (const { id } of lists[use.targets ?? 'all']) if (!taken.includes(id)) yield id;
      if (use.objects) for (const { id } of position.objects) yield id;
      return;
    }
    case 'cancels':
      if (target) yield* listCancellablePowers(target);
      return;
    case 'copies': {
      const figure = table.figures.get(user.id);
      if (figure) yield* listCopyableTeams(table, figure);
      return;
    }
    case 'value':
      yield* VALUES;
      return;
    case 'by':
      yield* target && isFriend(target) ? [1, -1] : [-1, 1];
      return;
    case 'squares':
      yield* use.squares?.candidates(position, user, deed) ?? [];
      return;
    case 'to':
      yield* use.destinations?.(law.ruleset(), position, deed) ?? [];
      return;
    case 'direction':
      yield* DIRECTIONS.keys();
      return;
    case 'passedTo':
      for (const { id } of position.pieces) if (id !== deed.target && id !== user.id) yield id;
      return;
  }
}

/** Powers and abilities by piece, without duplicates. Cached because every user of Outwit checks all opponents. */
const shown = new WeakMap<Piece, ReadonlySet<string>>();

function listCancellablePowers(piece: Piece): ReadonlySet<string> {
  const known = shown.get(piece) ?? new Set([...piece.powers, ...piece.abilities]);
  shown.set(piece, known);
  return known;
}

/** Values in order of how often they are changed: attack first. */
const VALUES = [...ALTERED_VALUES].sort((a, b) => Number(b === 'attack') - Number(a === 'attack'));
