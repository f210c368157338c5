import { hashText, toKebabCase } from '../../plain/lenient';
import { err, ok, type Result } from '../../plain/result';
import { boolean, oneOf, optional, parseWith, shape, text } from '../../plain/shape';
import type { Character } from '../character';
import { type FeatNeeds, NO_NEEDS } from '../feat-needs';
import { isSameText, OBJECT_KINDS } from '../force';
import { PRINTED_NAME_LIMIT } from '../limits';
import {
  assembleGeneralCard,
  GENERAL_CARD_PARTS,
  type GeneralCard,
  type GeneralCardOf,
  type GeneralCardPart,
  makeGeneralCard,
  type ObjectCard,
} from './card';
import { GENERAL_CARD_POINTS_LIMIT, GENERAL_CARD_TEXT_LIMIT, needsShape } from './shapes';

/** Lists the teams on the bases of characters without duplicates, as cards with only a name. */
export function listTeamCards(characters: Iterable<Pick<Character, 'teams'>>): GeneralCardOf<'teams'>[] {
  const byId = new Map<string, GeneralCardOf<'teams'>>();
  for (const { teams } of characters) {
    for (const team of teams) {
      const name = team.trim().slice(0, PRINTED_NAME_LIMIT);
      const id = deriveGeneralCardId(name);
      if (name !== '' && !byId.has(id)) byId.set(id, makeGeneralCard('teams', { id, name, text: '', wild: false }));
    }
  }
  return [...byId.values()];
}

/** Returns the teams that have no card yet, comparing names regardless of case and spacing. */
export function listMissingTeams(
  teams: readonly GeneralCardOf<'teams'>[],
  here: readonly GeneralCardOf<'teams'>[],
): GeneralCardOf<'teams'>[] {
  const known = new Set(here.flatMap(({ card }) => [card.id, toKebabCase(card.name)]));
  return teams.filter(({ card }) => !known.has(card.id) && !known.has(toKebabCase(card.name)));
}

/**
 * Form for a general card while it is edited. Points are still text. Fields that the chosen kind of card does not have
 * are ignored.
 */
export interface GeneralCardDraft {
  readonly part: GeneralCardPart;
  readonly name: string;
  readonly text: string;
  readonly points: string;
  readonly each: boolean;
  readonly needs: FeatNeeds;
  readonly kind: ObjectCard['kind'];
  readonly wild: boolean;
  /** Kind of a card of part `others`, as typed. Omitted if none was typed. */
  readonly called?: string;
  /** Keywords, separated by commas. */
  readonly keywords?: string;
}

const draftShape = shape<GeneralCardDraft>({
  part: oneOf(...GENERAL_CARD_PARTS),
  name: text(10_000),
  text: text(100_000),
  points: text(1000),
  each: boolean,
  needs: needsShape,
  kind: oneOf(...OBJECT_KINDS),
  wild: boolean,
  called: optional(text(1000)),
  keywords: optional(text(10_000)),
});

export function parseGeneralCardDraft(value: unknown): Result<GeneralCardDraft, string> {
  return parseWith(draftShape, value);
}

export const GENERAL_CARD_PROBLEM_CODES = [
  'name-missing',
  'name-too-long',
  'name-taken',
  'points-unreadable',
  'text-too-long',
] as const;
export type GeneralCardProblemCode = (typeof GENERAL_CARD_PROBLEM_CODES)[number];

export function makeGeneralCardDraft(part: GeneralCardPart): GeneralCardDraft {
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

/** Converts a card to a draft. `cardFromGeneralDraft` builds the same card from the draft. */
export function draftFromGeneralCard({ part, card }: GeneralCard): GeneralCardDraft {
  const empty = makeGeneralCardDraft(part);
  if (part === 'others') {
    const { name, text, points, kind, keywords } = card;
    const typed = points === 0 ? '' : String(points);
    return {
      ...empty,
      name,
      text: text,
      points: typed,
      called: kind.replaceAll('-', ' '),
      keywords: keywords.join(', '),
    };
  }
  const { id: _, extras: _extras, grants: _grants, ...told } = card;
  const points = 'points' in card && card.points !== 0 ? String(card.points) : '';
  return { ...empty, ...told, points };
}

/**
 * Builds a card from a draft, or lists all problems of the draft.
 * @param before the card being edited, with its id and extra fields to retain
 * @param others all general cards: names are unique within a part, because forces and bases refer to cards by name
 */
export function cardFromGeneralDraft(
  draft: GeneralCardDraft,
  before: GeneralCard | null,
  others: readonly GeneralCard[],
): Result<GeneralCard, readonly GeneralCardProblemCode[]> {
  const { part } = draft;
  const name = draft.name.trim();
  const text = draft.text.trim();
  const points = readPoints(draft.points);
  const rest = others.filter((each) => each.part === part && each.id !== before?.id);
  const problems: GeneralCardProblemCode[] = [];
  if (name === '') problems.push('name-missing');
  if (name.length > PRINTED_NAME_LIMIT) problems.push('name-too-long');
  if (rest.some(({ card }) => isSameText(card.name, name))) problems.push('name-taken');
  if (points === null && (part === 'feats' || part === 'objects' || part === 'others'))
    problems.push('points-unreadable');
  if (text.length > GENERAL_CARD_TEXT_LIMIT) problems.push('text-too-long');
  if (problems.length > 0) return err(problems);
  const id =
    before?.card.id ?? findFreeGeneralCardId(deriveGeneralCardId(name), new Set(rest.map(({ card }) => card.id)));
  const head = {
    id,
    name,
    text: text,
    ...(before?.card.grants ? { grants: before.card.grants } : {}),
    ...(before?.card.extras ? { extras: before.card.extras } : {}),
  };
  const card = assembleGeneralCard(part, head, {
    points: points ?? 0,
    each: draft.each,
    needs: draft.needs,
    wild: draft.wild,
    objectKind: draft.kind,
    otherKind: draft.called ?? '',
    keywords: [...new Set((draft.keywords ?? '').split(',').map((word) => word.trim()))],
  });
  return ok({ ...card, byHand: true });
}

/** Derives an id from a name, so the same card in two files gets the same id. */
export function deriveGeneralCardId(name: string): string {
  return toKebabCase(name).slice(0, 80) || `card-${hashText(name)}`;
}

/** Returns the id unchanged, or with a number appended if the id is taken. */
export function findFreeGeneralCardId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number++;
  return `${id}-${number}`;
}

function readPoints(typed: string): number | null {
  const bare = typed.trim();
  if (bare === '') return 0;
  return /^\d{1,3}$/.test(bare) && Number(bare) <= GENERAL_CARD_POINTS_LIMIT ? Number(bare) : null;
}
