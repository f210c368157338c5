import type { TableDeed } from '../rules/table-deed';
import type { Table } from '../table/table';
import { answerMapQuestion, type MapQuestion } from './answer-map-question';
import { listAttackActions, makeAttackDeed, makeDestroyDeed, makeMoveDeed } from './make-deeds';
import type { MapAnswer } from './map-answer';
import { type IgnoredPower, NO_TERMS, type QuestionTerms, rollShown } from './question-terms';
import { type DeedResult, resolveDeed } from './resolve-deed';

/**
 * Effect of a power in a shown answer. `applied`: the power changes the answer or its consequences. `needs-die`: it
 * changes them only after a roll. `your-choice`: it changes them only if players choose it. `own-action`: players use
 * it as a separate action.
 */
export type PowerPart = 'applied' | 'needs-die' | 'your-choice' | 'own-action' | 'no-effect';

/** Fields of an answer that only list choices. They are ignored when answers are compared. */
const OFFERS: readonly string[] = ['kinds', 'passengers', 'lifts', 'objects'];

/** Prints an answer without the choices that it lists, to compare answers. */
function printEssence(answer: MapAnswer | null): string {
  return JSON.stringify(answer, (key, value: unknown) => (OFFERS.includes(key) ? undefined : value));
}

function printOutcome(result: DeedResult | null): string {
  return JSON.stringify([result?.consequences, result?.reasons]);
}

function makeDeed(table: Table, answer: MapAnswer, terms: QuestionTerms, selected: string): TableDeed | null {
  if (answer.mode === 'move') return makeMoveDeed(table, answer, terms);
  if (answer.mode === 'destroy') return makeDestroyDeed(table, selected, answer, terms);
  if (answer.mode === 'see') return null;
  return makeAttackDeed(table, answer, terms, rollShown(terms));
}

/** Lists variations of an action: each has one more choice that players can still add. */
function listVariations(
  { ruleset }: MapQuestion,
  table: Table,
  answer: MapAnswer,
  deed: TableDeed,
): readonly TableDeed[] {
  const choose = (choice: object) => ({ ...deed, ...choice }) as TableDeed;
  if (deed.deed === 'move') return table.objects.map(({ id }) => choose({ picksUp: id }));
  if (deed.deed !== 'attack') return [];
  const results = ruleset.hitAlternatives(table, deed.attacker);
  return [
    ...(answer.mode === 'hit' ? listAttackActions(ruleset, table, answer) : []).map((action) => choose({ action })),
    ...results.map((instead) => choose(instead === 'capture' ? { capture: true } : { instead })),
  ];
}

/**
 * Finds the effect of each given power in the answer to a question. For each power, compares the answer and the
 * consequences of its action with and without the power.
 */
export function findPowerParts<Power extends IgnoredPower>(
  asked: MapQuestion,
  table: Table,
  powers: readonly Power[],
): ReadonlyMap<Power, PowerPart> {
  const { ruleset, terms = NO_TERMS } = asked;
  const first = answerMapQuestion(asked);
  // Fixes the kind of attack or move, because the likely kind may depend on the power.
  const question = first && 'chosen' in first ? { ...asked, kind: first.chosen } : asked;
  const deed = first && makeDeed(table, first, terms, asked.selected);
  const without = (off: readonly IgnoredPower[]) => ({ ...terms, off: [...terms.off, ...off] });
  const resolve = (each: TableDeed, under: QuestionTerms) => resolveDeed(ruleset, table, each, under);
  const result = deed && resolve(deed, terms);
  const answers = new Map(powers.map((power) => [power, answerMapQuestion({ ...question, terms: without([power]) })]));
  const findDirectPart = (power: Power): PowerPart | null => {
    if (printEssence(answers.get(power) ?? null) !== printEssence(first)) return 'applied';
    const other = deed && resolve(deed, without([power]));
    if (printOutcome(other) !== printOutcome(result)) return 'applied';
    const raised = (result?.open ?? []).filter(
      (each) => !other?.open.some(({ open, piece }) => open === each.open && piece === each.piece),
    );
    if (raised.length === 0) return null;
    return raised.some(({ open, least }) => open === 'die' || least !== undefined) ? 'needs-die' : 'your-choice';
  };
  const direct = new Map(powers.map((power) => [power, findDirectPart(power)]));
  const others = powers.filter((power) => direct.get(power) === null);
  const differs = ({ deed: varied, outcome }: { deed: TableDeed; outcome: string }, off: readonly IgnoredPower[]) =>
    printOutcome(resolve(varied, without(off))) !== outcome;
  const variations = (first && deed && others.length > 0 ? listVariations(question, table, first, deed) : [])
    .map((each) => ({ deed: each, result: resolve(each, terms) }))
    .filter(({ result }) => result !== null && result.consequences.length > 0)
    .map((each) => ({ ...each, outcome: printOutcome(each.result) }))
    // Tries all powers together first, because most variations depend on none of them.
    .filter((each) => differs(each, others));
  const findOtherPart = (power: Power): PowerPart => {
    if (variations.some((each) => differs(each, [power]))) return 'your-choice';
    if (JSON.stringify(answers.get(power) ?? null) !== JSON.stringify(first)) return 'your-choice';
    return isUsedByItself(asked, power) ? 'own-action' : 'no-effect';
  };
  return new Map(powers.map((power) => [power, direct.get(power) ?? findOtherPart(power)]));
}

function isUsedByItself({ ruleset }: MapQuestion, { power }: IgnoredPower): boolean {
  if (ruleset.ownActions.includes(power)) return true;
  const entry = ruleset.powers.find(({ id }) => id === power);
  return entry?.effects.some(({ effect }) => effect === 'move-action') ?? false;
}
