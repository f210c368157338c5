import { type Accessor, createMemo, createSignal } from 'solid-js';
import { answerMapQuestion } from '../../query/answer-map-question';
import type { MapAnswer } from '../../query/map-answer';
import { areAllOnMap, placeOnOpenField } from '../../query/open-field';
import { applyFacts, positionInGame } from '../../query/resolve-deed';
import type { Ruleset } from '../../rules/ruleset';
import { areFriendly } from '../../table/allies';
import type { Figure, Table } from '../../table/table';
import { createTerms, type TermsState } from '../map/question-terms';

type Attack = Extract<MapAnswer, { readonly mode: 'hit' }>;

/** Somebody who may be attacked, with the answer to that. */
export interface Attackable {
  readonly figure: Figure;
  readonly answer: Attack;
}

/** The choice of a target, and the attack on it, away from the map. */
export interface AttackChoice {
  /** All opponents that still stand, those first whom a hit is likeliest on. */
  readonly targets: Accessor<readonly Attackable[]>;
  readonly chosen: Accessor<Attackable | null>;
  readonly choose: (piece: string) => void;
  /** How many more targets the chosen attack may have; none where it is close. */
  readonly boltsLeft: Accessor<number>;
  readonly terms: TermsState;
  readonly setKind: (kind: string) => void;
  /** The table that the attack is asked on: the game's own, or an open field where one of the two is on no map. */
  readonly table: Accessor<Table>;
  readonly offMap: Accessor<boolean>;
}

/** A shot on an open field is asked with so many squares between. */
const APART = 2;

export function createAttackChoice(table: Accessor<Table>, attacker: string, ruleset: Accessor<Ruleset>): AttackChoice {
  const terms = createTerms();
  const [kind, setKind] = createSignal<string | null>(null);
  const [wanted, setWanted] = createSignal<string | null>(null);
  const figure = () => table().figures.get(attacker);
  // Who is controlled by another player attacks its own friends.
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
    // A short range is enough on a field where everybody stands as near as they like.
    const apart = how === null || how === 'ranged' ? Math.max(0, Math.min(APART, range - 1)) : APART;
    return placeOnOpenField(table(), attacker, targets, shoots ? apart : 0);
  };
  /** The one kind of attack that the action under way goes on with: the second of a flurry is a close one as well. */
  const goesOn = createMemo((): string | null => {
    const { underway } = table();
    if (underway?.piece !== attacker) return null;
    // Who stands nowhere has no powers to ask for.
    const where = tableFor(opponents()[0]?.piece ?? attacker, null);
    const parts = ruleset().follow?.parts(where, attacker, applyFacts) ?? [];
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
  // Whoever was chosen may have been K.O. by the first attack of two.
  const target = () =>
    (targets().find(({ figure }) => figure.piece === wanted()) ?? targets()[0])?.figure.piece ?? null;
  const chosen = createMemo((): Attackable | null => {
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
    targets,
    chosen,
    choose: (piece) => {
      terms.clear();
      setKind(null);
      setWanted(piece);
    },
    boltsLeft,
    terms,
    setKind: (wanted) => {
      // A close attack has one target.
      terms.change({ also: [], taken: {} });
      terms.setAdding(false);
      setKind(wanted);
    },
    table: () => tableFor(target() ?? '', kindNow(), terms.now().also),
    offMap: () => ![target() ?? '', ...terms.now().also].every(onMap),
  };
}

/** For the order of a list only. */
function likelihood({ hit }: Attack): number {
  const chance = hit.targets[0]?.chance;
  return hit.legal && chance ? chance.numerator / chance.denominator : -1;
}
