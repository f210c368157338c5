import { kebab, markOf } from '../../plain/loose';
import { bad, good, type Result } from '../../plain/result';
import { oneOf, parseWith, shape, text, yesOrNo } from '../../plain/shape';
import { type FeatNeeds, NO_NEEDS, OBJECT_KINDS, sameWord } from '../force';
import { NAME_LIMIT } from '../limits';
import { type ObjectCard, onShelf, SHELF_PARTS, type ShelfCard, type ShelfPart } from './card';
import { needsShape, SHELF_POINTS_LIMIT, SHELF_TEXT_LIMIT } from './shapes';

/** A card of a shelf while it is typed: points are still text, and what its part does not have is let be. */
export interface ShelfDraft {
  readonly part: ShelfPart;
  readonly name: string;
  readonly text: string;
  readonly points: string;
  readonly each: boolean;
  readonly needs: FeatNeeds;
  readonly kind: ObjectCard['kind'];
  readonly wild: boolean;
}

const draftShape = shape<ShelfDraft>({
  part: oneOf(...SHELF_PARTS),
  name: text(10_000),
  text: text(100_000),
  points: text(1000),
  each: yesOrNo,
  needs: needsShape,
  kind: oneOf(...OBJECT_KINDS),
  wild: yesOrNo,
});

/** Reads a draft that was left. */
export function parseShelfDraft(value: unknown): Result<ShelfDraft, string> {
  return parseWith(draftShape, value);
}

export const SHELF_PROBLEM_CODES = [
  'name-missing',
  'name-too-long',
  'name-taken',
  'points-unreadable',
  'text-too-long',
] as const;
export type ShelfProblemCode = (typeof SHELF_PROBLEM_CODES)[number];

/** An empty card of a part. */
export function makeShelfDraft(part: ShelfPart): ShelfDraft {
  return {
    part,
    name: '',
    text: '',
    points: '',
    each: false,
    needs: NO_NEEDS,
    kind: OBJECT_KINDS[0],
    wild: false,
  };
}

/** The draft from which `cardOfShelfDraft` makes that card again. */
export function draftOfShelfCard({ part, card }: ShelfCard): ShelfDraft {
  const empty = makeShelfDraft(part);
  const { id: _, extras: _extras, ...told } = card;
  const points = 'points' in card && card.points !== 0 ? String(card.points) : '';
  return { ...empty, ...told, points };
}

/**
 * A card from what was typed, or every problem it has.
 * @param before the card that is edited: it keeps its id and what its source told besides
 * @param others all that lies on the shelves: no two of one part have one name, for forces and bases call them by it
 */
export function cardOfShelfDraft(
  draft: ShelfDraft,
  before: ShelfCard | null,
  others: readonly ShelfCard[],
): Result<ShelfCard, readonly ShelfProblemCode[]> {
  const { part } = draft;
  const name = draft.name.trim();
  const words = draft.text.trim();
  const points = readPoints(draft.points);
  const rest = others.filter((each) => each.part === part && each.id !== before?.id);
  const problems: ShelfProblemCode[] = [];
  if (name === '') problems.push('name-missing');
  if (name.length > NAME_LIMIT) problems.push('name-too-long');
  if (rest.some(({ card }) => sameWord(card.name, name))) problems.push('name-taken');
  if (points === null && (part === 'feats' || part === 'objects')) problems.push('points-unreadable');
  if (words.length > SHELF_TEXT_LIMIT) problems.push('text-too-long');
  if (problems.length > 0) return bad(problems);
  const id = before?.card.id ?? freeShelfId(shelfIdOf(name), new Set(rest.map(({ card }) => card.id)));
  const head = { id, name, text: words, ...(before?.card.extras ? { extras: before.card.extras } : {}) };
  return good({ ...cardOf(draft, head, points ?? 0), byHand: true });
}

function cardOf(draft: ShelfDraft, head: Pick<ShelfCard['card'], 'id' | 'name' | 'text'>, points: number): ShelfCard {
  switch (draft.part) {
    case 'feats':
      return onShelf('feats', { ...head, points, each: draft.each, needs: draft.needs });
    case 'objects':
      return onShelf('objects', { ...head, points, kind: draft.kind });
    case 'conditions':
      return onShelf('conditions', head);
    case 'teams':
      return onShelf('teams', { ...head, wild: draft.wild });
  }
}

/** Told from the name, so that the same thing from two files is one thing. */
export function shelfIdOf(name: string): string {
  return kebab(name).slice(0, 80) || `card-${markOf(name)}`;
}

/** The id, with a number where it is taken. */
export function freeShelfId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number++;
  return `${id}-${number}`;
}

function readPoints(typed: string): number | null {
  const bare = typed.trim();
  if (bare === '') return 0;
  return /^\d{1,3}$/.test(bare) && Number(bare) <= SHELF_POINTS_LIMIT ? Number(bare) : null;
}
