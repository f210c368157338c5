import type { ActionCard } from './action-card';
import type { CardFace, CharacterCard } from './character-card';
import { type Objective, type ScenarioCard, TOKEN_OBJECTIVES } from './scenario-card';

/** Problems of a card with values that are each valid but do not fit together. */
export const CARD_PROBLEM_CODES = [
  'id-unfit',
  'id-repeated',
  'name-repeated',
  'red-past-last',
  'faces-alike',
  'faces-for-henchmen',
  'figures-for-henchmen',
  'health-for-henchmen',
  'march-without-price',
  'march-by-hero',
  'run-by-henchman',
  'no-slots',
  'build-falls',
  'starting-cards',
  'too-dear-to-take',
  'lasting-without-duration',
  'reaction-without-cost',
  'until-before-stage',
  'token-unbreakable',
  'token-repeated',
  'role-repeated',
  'token-never',
  'objective-about-nothing',
  'objective-unbreakable',
  'objective-late',
] as const;
export type CardProblemCode = (typeof CARD_PROBLEM_CODES)[number];

/** Problems that break the book's rules but leave a homemade card playable. */
const HOUSE_CODES: ReadonlySet<string> = new Set<CardProblemCode>([
  'build-falls',
  'starting-cards',
  'token-unbreakable',
  'token-repeated',
  'role-repeated',
  'too-dear-to-take',
]);

/** Returns the problems that make a card unplayable. All other problems only break the book's rules. */
export function filterFatalProblems<Problem extends { readonly code: string }>(
  problems: readonly Problem[],
): Problem[] {
  return problems.filter(({ code }) => !HOUSE_CODES.has(code));
}

export interface CardProblem {
  readonly code: CardProblemCode;
  /** Card or value at fault, displayed after the message for the code. */
  readonly detail: string;
}

const STARTING_CARDS = 2;

type Tell = (code: CardProblemCode, detail: string | number) => void;

function gather(work: (tell: Tell) => void): CardProblem[] {
  const problems: CardProblem[] = [];
  work((code, detail) => problems.push({ code, detail: String(detail) }));
  return problems;
}

/** Lists all problems of a character card. Empty if the card follows the rules. */
export function listCardProblems(card: CharacterCard): CardProblem[] {
  return gather((tell) => {
    for (const face of card.faces) problemsOfFace(card, face, tell);
    const henchmen = card.kind === 'henchman';
    const [front, back] = card.faces;
    if (back && !henchmen) tell('faces-for-henchmen', card.kind);
    if (back && front.figures === back.figures) tell('faces-alike', front.figures);
    if (henchmen !== (card.health !== null)) tell('health-for-henchmen', card.health ?? 0);
    const falls = card.build.findIndex((points, level) => points < (card.build[level - 1] ?? 0));
    if (falls >= 0) tell('build-falls', falls);
    const starting = card.actions.filter((each) => each.starting);
    if (starting.length > STARTING_CARDS) tell('starting-cards', starting.length);
    problemsOfSet(card, tell);
  });
}

function problemsOfFace({ kind }: CharacterCard, face: CardFace, tell: Tell): void {
  const henchmen = kind === 'henchman';
  const { attack, defend, move } = face;
  const slots = attack.slots + defend.slots + move.slots;
  if (face.track.red > face.track.last) tell('red-past-last', face.track.red);
  if (!henchmen && face.figures !== 1) tell('figures-for-henchmen', face.figures);
  if (!henchmen && slots === 0) tell('no-slots', face.unit);
  if ((move.bonus === 'march') !== (move.price !== null)) tell('march-without-price', move.name);
  if (move.bonus === 'march' && !henchmen) tell('march-by-hero', move.name);
  if (move.bonus === 'run' && henchmen) tell('run-by-henchman', move.name);
}

function problemsOfSet({ actions, build }: CharacterCard, tell: Tell): void {
  const most = Math.max(...build);
  const ids = new Set<string>();
  const names = new Set<string>();
  for (const card of actions) {
    if (card.id.includes('/')) tell('id-unfit', card.id);
    if (ids.has(card.id)) tell('id-repeated', card.id);
    // During a game, a figure's action cards are identified by name.
    if (names.has(card.name)) tell('name-repeated', card.name);
    ids.add(card.id);
    names.add(card.name);
    if (card.build > most) tell('too-dear-to-take', card.name);
    problemsOfAction(card, tell);
  }
}

function problemsOfAction(card: ActionCard, tell: Tell): void {
  if (card.lasting && card.duration === 0) tell('lasting-without-duration', card.name);
  if (card.reaction && card.cost === null) tell('reaction-without-cost', card.name);
}

export function listScenarioProblems(card: ScenarioCard): CardProblem[] {
  return gather((tell) => {
    if (card.until < card.stage) tell('until-before-stage', card.until);
    const names = new Set<string>();
    for (const token of card.tokens) {
      const { name, strength, wounds, when, after } = token;
      if (strength === null && wounds > 1) tell('token-unbreakable', name);
      if (names.has(name)) tell('token-repeated', name);
      names.add(name);
      const before = card.tokens.find((each) => each !== token && each.name === after);
      if (when === 'gone' && (before?.strength ?? null) === null) tell('token-never', name);
      if ((token.stage ?? 0) > card.until) tell('token-never', name);
    }
    for (const [index, { name }] of card.roles.entries())
      if (card.roles.findIndex((each) => each.name === name) < index) tell('role-repeated', name);
    for (const objective of card.objectives ?? []) problemsOfObjective(card, objective, tell);
  });
}

function problemsOfObjective({ tokens, roles, stage, until }: ScenarioCard, objective: Objective, tell: Tell): void {
  const { kind, of, by, from } = objective;
  if (kind === 'by-hand') return;
  const token = tokens.find(({ name }) => name === of);
  const isRole = (named: string | null) => named === null || roles.some(({ name }) => name === named);
  const known = TOKEN_OBJECTIVES.includes(kind) ? token !== undefined : isRole(of) && isRole(by);
  if (!known) tell('objective-about-nothing', of ?? by ?? kind);
  if (kind === 'damage' && token?.strength === null) tell('objective-unbreakable', token.name);
  const last = objective.until ?? until;
  if (last > until || last < Math.max(stage, from ?? stage)) tell('objective-late', of ?? kind);
}
