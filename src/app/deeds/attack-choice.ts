import { type Accessor, createMemo, createSignal } from 'solid-js';
import { answerMapQuestion } from '../../query/answer-map-question';
import type { MapAnswer } from '../../query/map-answer';
import { areAllOnMap, placeOnOpenField } from '../../query/open-field';
import { positionInGame } from '../../query/resolve-deed';
import type { Ruleset } from '../../rules/ruleset';
import { areFriendly } from '../../table/allies';
import type { Figure, Table } from '../../table/table';
import { createQuestionTerms } from '../map/question-terms';

type Attack = Extract<MapAnswer, { readonly mode: 'hit' }>;

/** Possible target of the attack, with the answer of the rules. */
export interface AttackTargetOption {
  readonly figure: Figure;
  readonly answer: Attack;
}

/** Squares between attacker and target of a ranged attack on an open field. */
const APART = 2;

export function createAttackChoice(table: Accessor<Table>, attacker: string, ruleset: Accessor<Ruleset>) {
  const terms = createQuestionTerms();
  const [kind, setKind] = createSignal<string | null>(null);
  const [wanted, setWanted] = createSignal<string | null>(null);
  const figure = () => table().figures.get(attacker);
  // A figure controlled by another player counts as that player's, so it attacks its former allies.
  const sideNow = (each: Figure) => each.loan ?? each.side;
  const opponents = () => {
    const own = figure();
    const isFriend = (each: Figure) => own !== undefined && areFriendly(table(), sideNow(each), sideNow(own));
    return [...table().figures.values()].filter((each) => !isFriend(each) && !each.defeated && each.captor === null);
  };
  const onMap = (target: string) => areAllOnMap(table(), [attacker, target]);
  const tableFor = (target: string, how: string | null, also: readonly string[] = []): Table => {
    const targets = [target, ...also];
    if (targets.every(onMap)) return table();
    const range = figure()?.character.range ?? 0;
    const shoots = how === null ? range > 0 : how !== 'close';
    // Without a map, the app places the figures in range, even if the range is short.
    const apart = how === null || how === 'ranged' ? Math.max(0, Math.min(APART, range - 1)) : APART;
    return placeOnOpenField(table(), attacker, targets, shoots ? apart : 0);
  };
  /**
   * Kind of attack that must continue the unfinished action, for example close for the second attack of a flurry. Null
   * without an unfinished action, or if several kinds are possible.
   */
  const goesOn = createMemo((): string | null => {
    const { underway } = table();
    if (underway?.piece !== attacker) return null;
    // Powers can only be queried for a figure on a map or open field.
    const where = tableFor(opponents()[0]?.piece ?? attacker, null);
    const parts = ruleset().multiPartChoices(where, attacker);
    const [only, ...others] = parts.find(({ action }) => action === underway.action)?.attacks ?? [];
    return only !== undefined && others.length === 0 ? only : null;
  });
  const kindNow = () => kind() ?? goesOn();
  const asked = (target: string, how: string | null, under: boolean): Attack | null => {
    const rules = ruleset();
    const position = positionInGame(rules, tableFor(target, how, under ? terms.now().also : []));
    if (!position) return null;
    const question = { selected: attacker, mode: 'hit' as const, target: { piece: target }, kind: how };
    const answer = answerMapQuestion({
      ruleset: rules,
      position,
      ...question,
      ...(under ? { terms: terms.now() } : {}),
    });
    return answer?.mode === 'hit' ? answer : null;
  };
  const targets = createMemo(() =>
    opponents()
      .flatMap((each) => {
        const answer = asked(each.piece, goesOn(), false);
        return answer ? [{ figure: each, answer }] : [];
      })
      .sort((a, b) => likelihood(b.answer) - likelihood(a.answer)),
  );
  // The chosen target may have been K.O.'d by the first of two attacks.
  const target = () =>
    (targets().find(({ figure }) => figure.piece === wanted()) ?? targets()[0])?.figure.piece ?? null;
  const chosen = createMemo((): AttackTargetOption | null => {
    const piece = target();
    const there = piece === null ? undefined : table().figures.get(piece);
    const answer = there && asked(there.piece, kindNow(), true);
    return there && answer ? { figure: there, answer } : null;
  });
  const boltsLeft = (): number => {
    const answer = chosen()?.answer;
    if (!answer || answer.hit.targets[0]?.range === null) return 0;
    return Math.max(0, (figure()?.character.targets ?? 1) - answer.question.targets.length);
  };
  return {
    /** Opponents that are neither defeated nor captured, sorted by descending chance to hit. */
    targets,
    chosen,
    choose: (piece: string) => {
      terms.clear();
      setKind(null);
      setWanted(piece);
    },
    /** Number of targets that can still be added to the chosen attack. 0 for a close attack. */
    boltsLeft,
    terms,
    setKind: (wanted: string) => {
      // Additional targets are cleared, because a close attack has only one target.
      terms.change({ also: [], taken: {} });
      terms.setAdding(false);
      setKind(wanted);
    },
    /**
     * Table on which the attack is evaluated: the game's table, or an open field if the attacker or a target is not on
     * the map.
     */
    table: () => tableFor(target() ?? '', kindNow(), terms.now().also),
    offMap: () => ![target() ?? '', ...terms.now().also].every(onMap),
  };
}

/** State of choosing a target and attacking it from the Table, without the map. */
export type AttackChoice = ReturnType<typeof createAttackChoice>;

/** Returns the chance to hit, for sorting targets. −1 if the attack is illegal. */
function likelihood({ hit }: Attack): number {
  const chance = hit.targets[0]?.chance;
  return hit.legal && chance ? chance.numerator / chance.denominator : -1;
}
