import { bad, good, type Result } from '../plain/result';
import type { Card, CardKind, EventDial } from './card';
import { NAME_LIMIT } from './limits';

export const CARD_TEXT_LIMIT = 2000;
/** As many places as the largest dial has. */
export const EVENT_CLICKS_LIMIT = 26;
export const EVENT_WORDS_LIMIT = 60;

/** A card while it is being typed: numbers and clicks are still text. */
export interface CardDraft {
  readonly kind: CardKind;
  readonly name: string;
  readonly text: string;
  readonly needs: string;
  readonly points: string;
  readonly each: boolean;
  readonly clicks: number;
  /** What shows, a line a click. */
  readonly shows: string;
  readonly ends: boolean;
}

export const CARD_PROBLEM_CODES = [
  'name-missing',
  'name-too-long',
  'text-too-long',
  'needs-too-long',
  'points-unreadable',
  'clicks-out-of-range',
  'too-many-lines',
  'line-too-long',
] as const;
export type CardProblemCode = (typeof CARD_PROBLEM_CODES)[number];

/** An empty card of a kind. */
export function makeCardDraft(kind: CardKind): CardDraft {
  return { kind, name: '', text: '', needs: '', points: '', each: false, clicks: 6, shows: '', ends: true };
}

/**
 * A card from what was typed, or every problem it has. What a kind does not have is left off: only feats cost points, only an
 * event has a dial.
 */
export function cardOfDraft(draft: CardDraft): Result<Card, readonly CardProblemCode[]> {
  const problems: CardProblemCode[] = [];
  const feat = draft.kind === 'feat';
  const name = draft.name.trim();
  const text = draft.text.trim();
  const needs = feat ? draft.needs.trim() : '';
  if (name === '') problems.push('name-missing');
  if (name.length > NAME_LIMIT) problems.push('name-too-long');
  if (text.length > CARD_TEXT_LIMIT) problems.push('text-too-long');
  if (needs.length > CARD_TEXT_LIMIT) problems.push('needs-too-long');
  const points = feat ? readPoints(draft.points) : 0;
  if (points === null) problems.push('points-unreadable');
  const dial = draft.kind === 'event-dial' ? readDial(draft, problems) : null;
  if (problems.length > 0) return bad(problems);
  return good({ kind: draft.kind, name, text, needs, points: points ?? 0, each: feat && draft.each, dial });
}

/** The draft from which `cardOfDraft` makes that card again. */
export function draftOfCard(card: Card): CardDraft {
  const empty = makeCardDraft(card.kind);
  return {
    ...empty,
    name: card.name,
    text: card.text,
    needs: card.needs,
    points: card.points === 0 ? '' : String(card.points),
    each: card.each,
    clicks: card.dial?.clicks.length ?? empty.clicks,
    shows: card.dial?.clicks.join('\n').trimEnd() ?? '',
    ends: card.dial?.ends ?? empty.ends,
  };
}

function readPoints(typed: string): number | null {
  const bare = typed.trim();
  if (bare === '') return 0;
  return /^\d{1,3}$/.test(bare) ? Number(bare) : null;
}

function readDial(draft: CardDraft, problems: CardProblemCode[]): EventDial {
  const { clicks, ends } = draft;
  const lines = draft.shows.trimEnd() === '' ? [] : draft.shows.trimEnd().split('\n');
  const right = Number.isInteger(clicks) && clicks >= 1 && clicks <= EVENT_CLICKS_LIMIT;
  if (!right) problems.push('clicks-out-of-range');
  else if (lines.length > clicks) problems.push('too-many-lines');
  if (lines.some((line) => line.trim().length > EVENT_WORDS_LIMIT)) problems.push('line-too-long');
  return { clicks: Array.from({ length: right ? clicks : 0 }, (_, index) => lines[index]?.trim() ?? ''), ends };
}
