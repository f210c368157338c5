import type { ActionCard } from '../../catalog/cards/action-card';
import { deriveActionBox, parseActionLine } from '../../catalog/cards/action-line';
import { filterFatalProblems, listCardProblems } from '../../catalog/cards/card-problems';
import { cardOf, characterFromCard } from '../../catalog/cards/carded-character';
import type { CardFace, CharacterCard, FigureKind } from '../../catalog/cards/character-card';
import { FIGURE_KINDS } from '../../catalog/cards/character-card';
import { actionDraftShape, characterCardShape } from '../../catalog/cards/character-shape';
import type { Character } from '../../catalog/character';
import { toKebabCase } from '../../plain/lenient';
import type { Result } from '../../plain/result';
import { type Check, integer, listOf, nullOr, oneOf, parseWith, shape, text } from '../../plain/shape';
import { describeCardFaultCode } from '../../text/import-text';
import { say } from '../../text/say';

/** Character card as typed into the form, possibly incomplete. */
export interface CharacterCardDraft {
  readonly name: string;
  readonly set: string;
  readonly number: string;
  /** Keywords separated by commas. */
  readonly keywords: string;
  readonly kind: FigureKind;
  readonly faces: CharacterCard['faces'];
  readonly build: readonly number[];
  /** Health of one henchman. Ignored for other kinds of figures. */
  readonly health: number;
  /** Action cards, possibly without a name. A new card has the id '', which is then made from its name. */
  readonly actions: readonly ActionCard[];
}

/** Default cost of a primary attack ("Combat"). */
const ATTACK_COST = 2;
/** Default health of one henchman ("Henchmen Rules: Defeat"). */
const HENCHMAN_HEALTH = 3;

/** Makes the default side of a card for one figure or a number of henchmen. */
function makeDefaultFace(figures: number): CardFace {
  const henchmen = figures > 1;
  return {
    unit: Math.max(1, figures / 3),
    figures,
    attack: { name: say('Attack'), cost: ATTACK_COST, type: 'melee', strength: 2, slots: henchmen ? 0 : 2 },
    defend: { name: say('Defend'), cost: 1, type: 'dodge', strength: 1, slots: henchmen ? 0 : 2 },
    move: henchmen
      ? { name: say('Move'), cost: 1, bonus: 'march', spaces: 2, price: figures, slots: 0 }
      : { name: say('Move'), cost: 1, bonus: 'run', spaces: 1, price: null, slots: 2 },
    action: { gain: 6, rest: 6 },
    track: { red: 6, last: 12 },
  };
}

/** Numbers of figures in a henchman group. The two sides of one printed card are for three and six. */
export const HENCHMAN_GROUP_SIZES = [3, 6] as const;

export function emptyCardDraft(kind: FigureKind): CharacterCardDraft {
  return {
    ...{ name: '', set: '', number: '', keywords: '', kind },
    faces: [makeDefaultFace(kind === 'henchman' ? 3 : 1)],
    build: [4, 8, 10, 12, 14, 16],
    health: HENCHMAN_HEALTH,
    actions: [],
  };
}

export function isEmptyCardDraft(draft: CharacterCardDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptyCardDraft(draft.kind));
}

/** Changes the group sizes of a henchman card. Text typed for a size is retained. */
export function withGroupSizes(draft: CharacterCardDraft, sizes: readonly number[]): CharacterCardDraft {
  const [first = 3, second] = sizes;
  const faceFor = (figures: number) => draft.faces.find((face) => face.figures === figures) ?? makeDefaultFace(figures);
  return { ...draft, faces: second === undefined ? [faceFor(first)] : [faceFor(first), faceFor(second)] };
}

export function draftFromCharacterCard(character: Character, card: CharacterCard): CharacterCardDraft {
  const { name, set, number, keywords } = character;
  return {
    ...{ name, set, number, keywords: keywords.join(', ') },
    ...{ kind: card.kind, faces: card.faces, build: card.build, health: card.health ?? HENCHMAN_HEALTH },
    actions: card.actions,
  };
}

/** Makes a draft from a character for editing. Null if it has no card. */
export function cardDraftFromCharacter(character: Character): CharacterCardDraft | null {
  const card = cardOf(character);
  return card && draftFromCharacterCard(character, card);
}

/** Makes an action card without a name, with the usual costs. */
export function makeEmptyActionCard(): ActionCard {
  return {
    ...{ id: '', name: '', build: 2, starting: false, cost: 1, reaction: false, duration: 0, lasting: false },
    ...{ box: null, effects: [], text: '', slots: 1 },
  };
}

/** Changes the effects of an action card. Its box follows them unless the player chose another box. */
export function withCardEffects(card: ActionCard, effects: ActionCard['effects']): ActionCard {
  const follows = card.box === deriveActionBox(card.effects);
  return { ...card, effects, box: follows ? deriveActionBox(effects) : card.box };
}

/**
 * Character made from a draft. `problems` make the draft unusable, and `character` is then null. `notes` lists problems
 * that do not prevent play.
 */
export interface CardDraftResult {
  readonly character: Character | null;
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/**
 * Converts a draft to a character.
 * @param edited the stored character, which keeps its id and origin; null for a new character
 */
export function characterFromCardDraft(draft: CharacterCardDraft, edited: Character | null): CardDraftResult {
  const problems: string[] = draft.name.trim() === '' ? [say('Enter a name.')] : [];
  const actions = draft.actions.map((action): ActionCard => {
    const name = action.name.trim();
    return { ...action, name, id: action.id || toKebabCase(name) };
  });
  for (const [index, { id }] of actions.entries())
    if (id === '')
      problems.push(say('Action card {index}: {problem}', { index: index + 1, problem: say('Enter a name.') }));
  const card = { ...makeBareCard(draft), actions };
  const shaped = parseWith<CharacterCard>(characterCardShape, card);
  if (!shaped.ok && problems.length === 0) problems.push(describeCardFaultCode('bad-shape', shaped.fault));
  const found = listCardProblems(card);
  const grave = filterFatalProblems(found);
  problems.push(...grave.map(({ code, detail }) => describeCardFaultCode(code, detail)));
  const notes = found
    .filter((each) => !grave.includes(each))
    .map(({ code, detail }) => describeCardFaultCode(code, detail));
  if (problems.length > 0) return { character: null, problems, notes };
  const character = characterFromCard(card, {
    name: draft.name.trim(),
    set: draft.set.trim(),
    number: draft.number.trim(),
    keywords: draft.keywords
      .split(',')
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ''),
    origin: edited?.origin ?? 'entered',
    ...(edited && { id: edited.id }),
  });
  return { character, problems, notes };
}

/** Makes a character card without action cards. Attack, defend and move boxes without a name get a default name. */
function makeBareCard({ kind, faces, build, health }: CharacterCardDraft): CharacterCard {
  const named = (face: CardFace): CardFace => ({
    ...face,
    attack: { ...face.attack, name: face.attack.name.trim() || say('Attack') },
    defend: { ...face.defend, name: face.defend.name.trim() || say('Defend') },
    move: { ...face.move, name: face.move.name.trim() || say('Move') },
  });
  const [front, back] = faces;
  return {
    kind,
    faces: back ? [named(front), named(back)] : [named(front)],
    build,
    health: kind === 'henchman' ? health : null,
    actions: [],
  };
}

const check = text(500);
const box = shape({ name: check });
const draftShape = shape<CharacterCardDraft>({
  name: check,
  set: check,
  number: check,
  keywords: text(5000),
  kind: oneOf(...FIGURE_KINDS),
  // Other fields of a face are validated when the draft is made into a character card.
  faces: listOf(shape({ attack: box, defend: box, move: box }), 2, 1) as Check as Check<CharacterCardDraft['faces']>,
  build: listOf(integer(0, 99), 20, 1),
  health: integer(0, 40),
  actions: listOf(actionDraftShape, 40),
} satisfies Record<keyof CharacterCardDraft, Check>);

const typedLines = shape({ lines: listOf(shape({ text: text(5000), id: nullOr(text(100, 1)) }), 40) });

/** Reads a draft of an earlier version, in which each action card was typed as a line. */
function readTypedLines(value: unknown): unknown {
  const typed = parseWith(typedLines, value);
  if (!typed.ok) return value;
  const actions = typed.value.lines.flatMap(({ text: line, id }): ActionCard[] => {
    const read = parseActionLine(line);
    if (read.ok) return [{ ...read.value, id: id ?? '' }];
    // An unfinished line becomes the text of the card, so nothing typed is lost.
    return line.trim() === '' ? [] : [{ ...makeEmptyActionCard(), id: id ?? '', text: line.slice(0, 2000) }];
  });
  const { lines: _, ...others } = value as { readonly lines: unknown };
  return { ...others, actions };
}

export function parseCardDraft(value: unknown): Result<CharacterCardDraft, string> {
  const draft = parseWith(draftShape, readTypedLines(value));
  if (!draft.ok) return draft;
  const card = parseWith(characterCardShape, makeBareCard(draft.value));
  return card.ok ? draft : card;
}
