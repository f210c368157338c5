import { err, ok, type Result } from '../plain/result';
import type { Card, CardKind, DialEffect, EventDial, EventTurn } from './card';
import { PRINTED_NAME_LIMIT } from './limits';

export const CARD_TEXT_LIMIT = 2000;
/** Number of clicks on the largest printed event dial. */
export const EVENT_CLICKS_LIMIT = 26;
export const EVENT_LINE_LIMIT = 60;

/** Card form while it is edited: numbers and clicks are still text. */
export interface CardDraft {
  readonly kind: CardKind;
  readonly name: string;
  readonly text: string;
  readonly needs: string;
  readonly points: string;
  readonly each: boolean;
  readonly clicks: number;
  /** Colours that show on the dial, one line per click. */
  readonly shows: string;
  readonly ends: boolean;
  /** Moment at which the event dial turns. Empty if the players turn the dial themselves. */
  readonly turns: EventTurn | '';
  /** Clicks by which the dial turns each time. */
  readonly by: number;
  /** Effect of each colour, one per line: `red: …`. */
  readonly effects: string;
  /** Id of a scenario that the edition implements. It stays the same if the text is edited. Null for other cards. */
  readonly scene: string | null;
}

export const CARD_DRAFT_PROBLEM_CODES = [
  'name-missing',
  'name-too-long',
  'text-too-long',
  'needs-too-long',
  'points-unreadable',
  'clicks-out-of-range',
  'too-many-lines',
  'line-too-long',
  'effect-unreadable',
] as const;
export type CardDraftProblemCode = (typeof CARD_DRAFT_PROBLEM_CODES)[number];

export function makeCardDraft(kind: CardKind): CardDraft {
  const dial = { clicks: 6, shows: '', ends: true, turns: '', by: 1, effects: '' } as const;
  return { kind, name: '', text: '', needs: '', points: '', each: false, ...dial, scene: null };
}

/**
 * Builds a card from a draft, or lists all problems of the draft. Fields that the kind of card does not have are
 * dropped: only feats cost points, only an event has a dial.
 */
export function cardFromDraft(draft: CardDraft): Result<Card, readonly CardDraftProblemCode[]> {
  const problems: CardDraftProblemCode[] = [];
  const feat = draft.kind === 'feat';
  const name = draft.name.trim();
  const text = draft.text.trim();
  const needs = feat ? draft.needs.trim() : '';
  if (name === '') problems.push('name-missing');
  if (name.length > PRINTED_NAME_LIMIT) problems.push('name-too-long');
  if (text.length > CARD_TEXT_LIMIT) problems.push('text-too-long');
  if (needs.length > CARD_TEXT_LIMIT) problems.push('needs-too-long');
  const points = feat ? readPoints(draft.points) : 0;
  if (points === null) problems.push('points-unreadable');
  const dial = draft.kind === 'event-dial' ? readDial(draft, problems) : null;
  if (problems.length > 0) return err(problems);
  const scene = draft.kind === 'scenario' && draft.scene !== null ? { scene: draft.scene } : {};
  return ok({ kind: draft.kind, name, text, needs, points: points ?? 0, each: feat && draft.each, dial, ...scene });
}

/** Returns a draft from which `cardFromDraft` builds the same card again. */
export function draftFromCard(card: Card): CardDraft {
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
    turns: card.dial?.turns ?? empty.turns,
    by: card.dial?.by ?? empty.by,
    effects: (card.dial?.effects ?? []).map(({ colour, text }) => `${colour}: ${text}`).join('\n'),
    scene: card.scene ?? null,
  };
}

function readPoints(typed: string): number | null {
  const bare = typed.trim();
  if (bare === '') return 0;
  return /^\d{1,3}$/.test(bare) ? Number(bare) : null;
}

function readDial(draft: CardDraft, problems: CardDraftProblemCode[]): EventDial {
  const { clicks, ends } = draft;
  const lines = draft.shows.trimEnd() === '' ? [] : draft.shows.trimEnd().split('\n');
  const right = Number.isInteger(clicks) && clicks >= 1 && clicks <= EVENT_CLICKS_LIMIT;
  if (!right) problems.push('clicks-out-of-range');
  else if (lines.length > clicks) problems.push('too-many-lines');
  if (lines.some((line) => line.trim().length > EVENT_LINE_LIMIT)) problems.push('line-too-long');
  const effects = readEffects(draft.effects);
  if (effects === null) problems.push('effect-unreadable');
  return {
    clicks: Array.from({ length: right ? clicks : 0 }, (_, index) => lines[index]?.trim() ?? ''),
    ends,
    ...(draft.turns === '' ? {} : { turns: draft.turns }),
    ...(draft.turns === '' || draft.by === 1 || !Number.isInteger(draft.by) ? {} : { by: draft.by }),
    ...(effects && effects.length > 0 ? { effects } : {}),
  };
}

/**
 * Parses one effect per line, as a colour and a text: `red: No one flies.`. Null if any line is not an effect or is too
 * long.
 */
function readEffects(typed: string): readonly DialEffect[] | null {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  const effects = lines.map((line): DialEffect | null => {
    const [colour = '', ...rest] = line.split(':');
    const text = rest.join(':').trim();
    const fits = colour.trim() !== '' && colour.trim().length <= EVENT_LINE_LIMIT && text.length <= CARD_TEXT_LIMIT;
    return fits && text !== '' ? { colour: colour.trim(), text } : null;
  });
  return effects.length > EVENT_CLICKS_LIMIT || effects.includes(null) ? null : (effects as DialEffect[]);
}
