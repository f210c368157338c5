import type { AttackDeed, TableDeed } from '../rules/table-deed';
import type { Table } from '../table/table';
import { answerMapQuestion, type MapQuestion } from './answer-map-question';
import { listAttackActions, makeAttackDeed, makeDestroyDeed, makeMoveDeed } from './make-deeds';
import type { MapAnswer } from './map-answer';
import { type IgnoredPower, NO_TERMS, type QuestionTerms } from './question-terms';
import { type DeedResult, resolveDeed } from './resolve-deed';

/**
 * What a power does in a shown answer. `applied`: it changes the answer or its consequences. `needs-die`: it does so
 * only after a roll. `your-choice`: it does so only if players choose it. `own-action`: players use it by itself.
 */
export type PowerPart = 'applied' | 'needs-die' | 'your-choice' | 'own-action' | 'no-effect';

/** A way to make the same deed with one more choice or roll. */
interface Variation {
  readonly part: PowerPart;
  readonly deed: TableDeed;
}

/** Parts of an answer that only offer choices. */
const OFFERS: readonly string[] = ['kinds', 'passengers', 'lifts', 'objects'];
const DIE = [1, 2, 3, 4, 5, 6];

/** Prints an answer without the choices that it offers, for comparison. */
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
  return makeAttackDeed(table, answer, terms, terms.sixes ? 'sixes' : terms.doubles ? 'doubles' : 'hit');
}

/** Lists the choices and rolls that the players can still add to a deed. */
function listVariations(
  { ruleset, terms = NO_TERMS }: MapQuestion,
  table: Table,
  answer: MapAnswer,
  deed: TableDeed,
): readonly Variation[] {
  const choose = (choice: object): Variation => ({ part: 'your-choice', deed: { ...deed, ...choice } as TableDeed });
  if (deed.deed === 'move') return table.objects.map(({ id }) => choose({ picksUp: id }));
  if (deed.deed !== 'attack') return [];
  const rolls = terms.die === null ? DIE : [];
  const results = ruleset.hitAlternatives(table, deed.attacker);
  const isTaker = (id: string) => id !== deed.attacker && !('pieces' in deed.aim && deed.aim.pieces.includes(id));
  return [
    ...rolls.map((die): Variation => ({ part: 'needs-die', deed: { ...deed, die } satisfies AttackDeed })),
    ...(answer.mode === 'hit' ? listAttackActions(ruleset, table, answer) : []).map((action) => choose({ action })),
    ...results.map((instead) => choose(instead === 'capture' ? { capture: true } : { instead })),
    ...[...table.figures.keys()].filter(isTaker).map((passedTo) => choose({ passedTo })),
  ];
}

/**
 * Returns a function that tells what each power of a figure does in the answer to a question. It compares the answer,
 * and the deed that follows from it, with and without the power. Results that all powers share are computed once.
 */
export function makePowerParts(asked: MapQuestion, table: Table): (power: IgnoredPower) => PowerPart {
  const { ruleset, terms = NO_TERMS } = asked;
  const first = answerMapQuestion(asked);
  // Keeps the kind of attack or move, because the likely kind may depend on the power.
  const question = first && 'chosen' in first ? { ...asked, kind: first.chosen } : asked;
  const deed = first && makeDeed(table, first, terms, asked.selected);
  const resolve = (each: TableDeed, under: QuestionTerms) => resolveDeed(ruleset, table, each, under);
  const result = deed && resolve(deed, terms);
  const vary = () =>
    (first && deed ? listVariations(question, table, first, deed) : [])
      .map((each) => ({ ...each, result: resolve(each.deed, terms) }))
      .filter((each) => each.result !== null && each.result.consequences.length > 0);
  let variations: ReturnType<typeof vary> | undefined;
  return (power) => {
    const without = { ...terms, off: [...terms.off, power] };
    const answer = answerMapQuestion({ ...question, terms: without });
    if (printEssence(answer) !== printEssence(first)) return 'applied';
    const other = deed && resolve(deed, without);
    if (printOutcome(other) !== printOutcome(result)) return 'applied';
    const raised = (result?.open ?? []).filter(
      (each) => !other?.open.some(({ open, piece }) => open === each.open && piece === each.piece),
    );
    if (raised.length > 0) return raised.some(({ least }) => least !== undefined) ? 'needs-die' : 'your-choice';
    variations ??= vary();
    const varied = variations.find((each) => printOutcome(each.result) !== printOutcome(resolve(each.deed, without)));
    if (varied) return varied.part;
    if (JSON.stringify(answer) !== JSON.stringify(first)) return 'your-choice';
    return isUsedByItself(asked, power) ? 'own-action' : 'no-effect';
  };
}

function isUsedByItself({ ruleset }: MapQuestion, { power }: IgnoredPower): boolean {
  if (ruleset.ownActions.includes(power)) return true;
  const entry = ruleset.powers.find(({ id }) => id === power);
  return entry?.effects.some(({ effect }) => effect === 'move-action') ?? false;
}
