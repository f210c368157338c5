import { FIGURE_KINDS, type FigureKind } from '../../catalog/cards/character-card';
import type { ScenarioCard } from '../../catalog/cards/scenario-card';
import { scenarioShape } from '../../catalog/cards/scenario-shape';
import { victoryShape } from '../../catalog/cards/shapes';
import type { VictoryCard } from '../../catalog/cards/victory-card';
import type { Character } from '../../catalog/character';
import { type Draft, emptyDraft, parseDraft } from '../../catalog/character-draft';
import { draftFromCharacter } from '../../catalog/character-entry';
import { GENERAL_CARD_PARTS, type GeneralCard, type GeneralCardPart } from '../../catalog/general-cards/card';
import {
  draftFromGeneralCard,
  type GeneralCardDraft,
  makeGeneralCardDraft,
  parseGeneralCardDraft,
} from '../../catalog/general-cards/draft';
import type { Result } from '../../plain/result';
import { type Check, parseWith } from '../../plain/shape';
import { cardRepository } from '../../store/cards';
import { characterRepository } from '../../store/characters';
import { getSetting } from '../../store/settings';
import { say } from '../../text/say';
import { generalCards } from './card-lists';
import {
  type CharacterCardDraft,
  cardDraftFromCharacter,
  emptyCardDraft,
  isEmptyCardDraft,
  parseCardDraft,
} from './character-card-draft';

/** Reads an unsaved draft from the settings. Null if there is no draft. */
async function readUnsavedDraft<Value>(
  key: string,
  parse: (value: unknown) => Result<Value, string>,
): Promise<Value | null> {
  const result = await getSetting(key, parse);
  return result.ok ? result.value : null;
}

/** Reads a character from the store. Null if the character no longer exists. */
export async function readCharacter(id: string): Promise<Character | null> {
  const result = await characterRepository.getMany([id]);
  return result.ok ? (result.value[0] ?? null) : null;
}

export interface CharacterToEdit {
  /** Stored character before the edit. Null for a new character. */
  readonly character: Character | null;
  readonly draft: Draft;
}

/**
 * Reads a character with its unsaved draft. Null if the character no longer exists.
 * @param id null for a new character
 * @param key key of the setting that stores the draft
 */
export async function readCharacterToEdit(id: string | null, key: string): Promise<CharacterToEdit | null> {
  const draft = await readUnsavedDraft(key, parseDraft);
  if (id === null) return { character: null, draft: draft ?? emptyDraft() };
  const result = await characterRepository.get(id);
  return result.ok ? { character: result.value, draft: draft ?? draftFromCharacter(result.value) } : null;
}

export interface GeneralCardToEdit {
  readonly draft: GeneralCardDraft;
  /** Stored card before the edit. Null for a new card. */
  readonly before: GeneralCard | null;
}

/**
 * Reads a feat, object, condition or team with its unsaved draft. Null if the card no longer exists.
 * @param id id within the kind; `new` for a new card
 * @param key key of the setting that stores the draft
 */
export async function readGeneralCardToEdit(kind: string, id: string, key: string): Promise<GeneralCardToEdit | null> {
  const part: GeneralCardPart | undefined = GENERAL_CARD_PARTS.find((each) => each === kind);
  if (part === undefined) return null;
  await generalCards.ready();
  const before = (generalCards() ?? []).find((each) => each.id === `${part}/${id}`) ?? null;
  if (before === null && id !== 'new') return null;
  const left = await readUnsavedDraft(key, parseGeneralCardDraft);
  if (left?.part === part) return { draft: left, before };
  return { draft: before ? draftFromGeneralCard(before) : makeGeneralCardDraft(part), before };
}

export type CardToEdit =
  | { readonly as: 'character'; readonly draft: CharacterCardDraft; readonly kept: Character | null }
  | { readonly as: 'scenario'; readonly draft: ScenarioCard; readonly isNew: boolean }
  | { readonly as: 'victory'; readonly draft: VictoryCard; readonly isNew: boolean };
export type CardEntryDraft = CardToEdit['draft'];

function emptyScenario(id: string): ScenarioCard {
  return { id, name: '', stage: 1, until: 1, reward: 3, tokens: [], roles: [], needs: [], rules: '' };
}

function emptyVictory(id: string): VictoryCard {
  return {
    id,
    name: '',
    sides: [
      { name: say('Side 1'), text: '' },
      { name: say('Side 2'), text: '' },
    ],
  };
}

/** Whether the user has not typed anything into the draft. */
export function isEmptyCardEntry(draft: CardEntryDraft): boolean {
  if ('actions' in draft) return isEmptyCardDraft(draft);
  const empty = 'sides' in draft ? emptyVictory(draft.id) : emptyScenario(draft.id);
  return JSON.stringify(draft) === JSON.stringify(empty);
}

/** Replaces empty names with a placeholder, because card validation requires a name but a draft may lack one. */
const fillEmptyName = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner) => (key === 'name' && inner === '' ? '-' : inner));

function parseWhole<Card>(shape: Check<Card>) {
  return (value: unknown): Result<Card, string> => {
    const fit = parseWith(shape, fillEmptyName(value));
    return fit.ok ? { ok: true, value: value as Card } : fit;
  };
}
const parseScenario = parseWhole<ScenarioCard>(scenarioShape);
const parseVictory = parseWhole<VictoryCard>(victoryShape);

/**
 * Reads a card with its unsaved draft, or begins a new card. Null if the card no longer exists.
 * @param what `new` for a new card, else the type of the edited record
 * @param id kind of card for `new`, else the id of the edited record
 * @param key key of the setting that stores the draft
 */
export async function readCardToEdit(
  what: 'new' | 'character' | 'card',
  id: string,
  key: string,
): Promise<CardToEdit | null> {
  const left = <Value>(parse: (value: unknown) => Result<Value, string>) => readUnsavedDraft(key, parse);
  if (what === 'character') {
    const result = await characterRepository.get(id);
    const draft = result.ok ? cardDraftFromCharacter(result.value) : null;
    return result.ok && draft
      ? { as: 'character', draft: (await left(parseCardDraft)) ?? draft, kept: result.value }
      : null;
  }
  if (what === 'card') {
    const result = await cardRepository.get(id);
    if (!result.ok) return null;
    const { part, card } = result.value;
    if (part === 'scenarios') return { as: 'scenario', draft: (await left(parseScenario)) ?? card, isNew: false };
    if (part === 'victories') return { as: 'victory', draft: (await left(parseVictory)) ?? card, isNew: false };
    return null;
  }
  const fresh = `entered-${Date.now().toString(36)}`;
  if (id === 'scenarios')
    return { as: 'scenario', draft: (await left(parseScenario)) ?? emptyScenario(fresh), isNew: true };
  if (id === 'victories')
    return { as: 'victory', draft: (await left(parseVictory)) ?? emptyVictory(fresh), isNew: true };
  const kind = FIGURE_KINDS.find((each) => each === id);
  return kind
    ? { as: 'character', draft: (await left(parseCardDraft)) ?? emptyCardDraft(kind as FigureKind), kept: null }
    : null;
}
