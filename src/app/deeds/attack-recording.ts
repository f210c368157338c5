import { createMemo } from 'solid-js';
import { edgeName } from '../../grid/edge';
import { parseSquare, type Square, squareName } from '../../grid/square';
import { getOwnProperty } from '../../plain/get-own';
import { listAttackActions, makeAttackDeed, makeDestroyDeed } from '../../query/make-deeds';
import type { MapAnswer } from '../../query/map-answer';
import { isAboutSquares, removeSquareFacts } from '../../query/open-field';
import { listSquareChoices } from '../../query/open-question-answers';
import { breakableKind, computeClicksDealt, type QuestionTerms, rollHits, rollShown } from '../../query/question-terms';
import { makeIllegalAttackFacts } from '../../query/record-anyway';
import {
  canBeGivenAction,
  countDamageClicks,
  type DeedResult,
  listHitAlternatives,
  listSelectedFacts,
  resolveDeed,
} from '../../query/resolve-deed';
import type { Ruleset } from '../../rules/ruleset';
import { countPushClicks } from '../../rules/shared/options';
import type { OpenQuestion } from '../../rules/table-deed';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { ANSWER_TEXT } from '../../text/answer/answer-text';
import {
  describeConsequence,
  describeConsequences,
  describeOpenQuestion,
  describePushCost,
} from '../../text/answer/consequence-text';
import { describeInanimateTarget } from '../../text/answer/things';
import { describeFact } from '../../text/log/fact-text';
import type { Naming } from '../../text/names/naming';
import { decapitalise, say } from '../../text/say';

export interface AttackContext {
  readonly table: Table;
  readonly ruleset: Ruleset;
  readonly naming: Naming;
  readonly answer: Extract<MapAnswer, { readonly mode: 'hit' }>;
  readonly terms: QuestionTerms;
  /**
   * Whether the attack is evaluated on an open field instead of the map. Consequences and questions about positions are
   * then omitted.
   */
  readonly offMap?: boolean;
}

/** Facts ready to be recorded as one step, with the message that reports them. */
export interface PreparedStep {
  readonly step: string;
  readonly facts: readonly Fact[];
  readonly said: string;
}

type Attacked = Extract<Fact, { readonly fact: 'attacked' }>;

/** Dice results other than a plain hit or miss. */
const RARE = ['sixes', 'doubles', 'ones'] as const;

function isRare(showed: string): showed is (typeof RARE)[number] {
  return RARE.some((each) => each === showed);
}

export function createAttackRecording(context: AttackContext) {
  const attacker = () => context.answer.question.attacker;
  const targets = () => context.answer.question.targets;
  const here = (result: DeedResult | null): DeedResult | null => {
    if (!result || !context.offMap) return result;
    const askable = (questions: readonly OpenQuestion[]) => questions.filter((each) => !isAboutSquares(each));
    return {
      ...result,
      open: askable(result.open),
      unanswered: askable(result.unanswered),
      consequences: removeSquareFacts(result.consequences),
    };
  };
  /** Result that a hit records. A hit recorded against two ones, for example after a reroll, is a plain hit. */
  const showed = () => {
    const shown = rollShown(context.terms);
    return shown === 'ones' ? 'hit' : shown;
  };
  /** Whether the entered dice miss a target while they hit another. */
  const isMissed = (target: string): boolean => {
    const { targets: answers } = context.answer.hit;
    const hits = (each: (typeof answers)[number]) => rollHits(each, context.terms);
    return answers.some(hits) && answers.some((each) => each.target === target && hits(each) === false);
  };
  const outcome = createMemo(() => {
    const { ruleset, table, answer, terms } = context;
    return here(resolveDeed(ruleset, table, makeAttackDeed(table, answer, terms, showed()), terms));
  });
  const followed = () => {
    const now = outcome();
    return now && now.consequences.length > 0 ? now : null;
  };
  const takerOf = (target: string): string => {
    const asked = outcome()?.open.find(({ open, piece }) => open === 'pass' && piece === target);
    return asked?.pieces?.find((piece) => piece === context.terms.passedTo) ?? target;
  };
  const clicks = (target: string): number => {
    const now = followed();
    return now
      ? countDamageClicks(now, takerOf(target))
      : computeClicksDealt(context.answer.hit, target, context.terms);
  };
  /** Lists the pieces that rolled high enough to evade, or to change shape. */
  const made = (open: 'evade' | 'shape', rolls: Readonly<Record<string, number>>): readonly string[] =>
    (outcome()?.open ?? [])
      .filter(
        (each) =>
          each.open === open && (getOwnProperty(rolls, each.piece) ?? 0) >= (each.least ?? Number.POSITIVE_INFINITY),
      )
      .map(({ piece }) => piece);
  const evaded = () => made('evade', context.terms.evades);
  const leftAlone = () => made('shape', context.terms.shapes);
  const anyway = (
    step: string,
    taken: readonly { readonly piece: string; readonly clicks: number }[],
  ): PreparedStep => {
    const { ruleset, table, answer, naming } = context;
    const facts = makeIllegalAttackFacts(ruleset, table, attacker(), answer.chosen, taken);
    const hurt = taken
      .filter((each) => each.clicks > 0)
      .map((each) => ANSWER_TEXT.deeds.takes(naming.piece(each.piece), ANSWER_TEXT.clicks(each.clicks)));
    const pushing = describePushCost(facts, attacker(), naming);
    return { step, facts, said: [...hurt, ...(pushing === '' ? [] : [pushing])].join('; ') };
  };
  /** Builds the fact for the result of the attack, by target. */
  const cameOut = (came: 'hit' | 'miss', showed: 'hit' | 'miss' | (typeof RARE)[number]): Attacked => {
    const spared = came === 'hit' ? evaded() : [];
    const others = targets().filter((target) => !spared.includes(target));
    const hit = came === 'hit' ? others.filter((target) => !isMissed(target)) : [];
    return {
      fact: 'attacked',
      piece: attacker(),
      attack: context.answer.chosen,
      hit,
      missed: others.filter((target) => !hit.includes(target)),
      ...(spared.length > 0 ? { evaded: spared } : {}),
      ...(isRare(showed) ? { showed } : {}),
    };
  };
  /** Inserts the result of the attack after the action that was given for it. */
  const told = (deed: PreparedStep, came: Attacked): PreparedStep => {
    const given = deed.facts.findIndex(({ fact }) => fact === 'acted') + 1;
    return { ...deed, facts: deed.facts.toSpliced(given, 0, came) };
  };
  const hitAnyway = () => {
    const hurt = targets().filter((piece) => !evaded().includes(piece) && !isMissed(piece));
    const deed = anyway(
      'hit',
      hurt.map((piece) => ({ piece, clicks: clicks(piece) })),
    );
    // For a forbidden attack, the rules request no rolls and name no squares for knock back.
    const pushed = context.terms.doubles && !context.offMap ? hurt.filter((piece) => clicks(piece) > 0) : [];
    const mayEvade = context.answer.hit.targets.filter(({ target, evades }) => evades && hurt.includes(target));
    const open = [
      ...mayEvade.map(({ target }) => ({ open: 'evade', piece: target })),
      ...pushed.map((piece) => ({ open: 'push', piece })),
    ];
    return withOpenQuestions(deed, open, context.naming);
  };
  /** Whether a roll can be a critical hit or critical miss. Some formats play without these rules. */
  const canBeCritical = () => context.answer.hit.targets.some(({ critical }) => critical !== undefined);
  /**
   * Returns the squares where a target lands if it is knocked back in a direction: empty if it does not move, null off
   * the map.
   */
  const landing = (piece: string, direction: number): readonly Square[] | null => {
    if (context.offMap) return null;
    const { ruleset, table, answer, terms } = context;
    const turned = { ...terms, direction: { ...terms.direction, [piece]: direction } };
    const result = resolveDeed(ruleset, table, makeAttackDeed(table, answer, turned, showed()), turned);
    const pushed = (result?.consequences ?? [])
      .flatMap(({ facts }) => facts)
      .findLast((fact) => fact.fact === 'placed' && fact.piece === piece && fact.how === 'knocked-back');
    const names = pushed?.fact === 'placed' ? pushed.squares : [];
    return names.flatMap((name) => parseSquare(name) ?? []);
  };
  const unanswered = () => (leftAlone().length > 0 ? [] : (outcome()?.unanswered ?? []));
  return {
    /**
     * Consequences of a hit by the rules. Null if the edition does not resolve attacks. `reasons` says why the rules
     * forbid the attack.
     */
    result: outcome,
    /** Open questions about a hit that have no answer yet. If the hit is recorded now, they are left out. */
    unanswered,
    /** Returns the figure that takes the damage of a target: the target, or the figure to which it passes damage. */
    takerOf,
    /** Clicks of damage from hitting a target: as entered by the players, or computed by the rules. */
    clicks,
    landing,
    /** Places on the map that answer the open questions of a hit. */
    squareChoices: () => listSquareChoices(outcome()?.open ?? [], context.terms, landing),
    /** Returns the change of the terms when players change the clicks of a target. */
    takeClicks: (target: string, count: number): Pick<QuestionTerms, 'taken'> => ({
      taken: { ...context.terms.taken, [takerOf(target)]: count },
    }),
    /** Targets that evade by their own roll, as entered by the players. */
    evaded,
    /**
     * Targets that cannot be attacked because of their own roll, as entered by the players. If there is one, no target is
     * attacked.
     */
    unattackable: leftAlone,
    /**
     * Result of the entered dice. Null if they are incomplete or nothing is rolled. An attack on several targets hits if
     * it hits one of them.
     */
    rolled: (): 'hit' | 'miss' | 'ones' | null => {
      const hits = context.answer.hit.targets.map((target) => rollHits(target, context.terms));
      if (hits.every((each) => each === null)) return null;
      if (rollShown(context.terms) === 'ones' && canBeCritical()) return 'ones';
      return hits.some((each) => each === true) ? 'hit' : 'miss';
    },
    /** Whether the attack is rolled. */
    isRolled: () => context.answer.hit.targets.some(({ needs }) => needs !== null),
    /** Clicks of pushing damage that the attack deals to the attacker. */
    pushClicks: () => {
      const facts = followed()?.consequences.flatMap((each) => each.facts);
      return countPushClicks(facts ?? hitAnyway().facts, attacker());
    },
    /** Multi-part actions that this attack can belong to. */
    actions: createMemo(() => listAttackActions(context.ruleset, context.table, context.answer)),
    /** Effects that players may choose instead of damage when the attack hits. */
    hitAlternatives: createMemo(() =>
      listHitAlternatives(
        context.ruleset,
        context.table,
        makeAttackDeed(context.table, context.answer, context.terms, 'hit'),
      ),
    ),
    /** Whether players can record a miss: the attacker can still be given an action or continues one. */
    mayMiss: () =>
      leftAlone().length === 0 &&
      (canBeGivenAction(context.table, attacker()) || context.table.underway?.piece === attacker()),
    hit: () => {
      const now = followed();
      const { naming, terms } = context;
      const came = cameOut('hit', showed());
      const harmless = say('{attack}: no damage', { attack: describeFact(came, naming) });
      const orHarmless = (deed: PreparedStep) => (deed.said === '' ? { ...deed, said: harmless } : deed);
      if (!now) return withOpenQuestions(told(orHarmless(hitAnyway()), came), unanswered(), naming);
      const alone = leftAlone();
      if (alone.length > 0) {
        const text = alone
          .map((piece) =>
            say('{figure} cannot be attacked: choose another target or action', { figure: naming.piece(piece) }),
          )
          .join('; ');
        return { ...prepareStep('roll', now, terms, naming, ''), said: text };
      }
      const { step, facts, said } = prepareStep('hit', now, terms, naming, '');
      const spared = evaded().map((piece) => say('{figure} evades', { figure: naming.piece(piece) }));
      const parts = [...spared, ...(said === '' ? [] : [said])];
      return withOpenQuestions(told(orHarmless({ step, facts, said: parts.join('; ') }), came), unanswered(), naming);
    },
    /** Prepares the step for a miss. `ones` means two ones, a critical miss. */
    miss: (showed: 'miss' | 'ones') => {
      const { ruleset, table, answer, terms, naming } = context;
      const now = here(resolveDeed(ruleset, table, makeAttackDeed(table, answer, terms, showed), terms));
      const deed =
        !now || now.consequences.length === 0
          ? anyway('miss', showed === 'ones' ? [{ piece: attacker(), clicks: 1 }] : [])
          : prepareStep('miss', now, { ...terms, unticked: [] }, naming, '');
      const came = cameOut('miss', showed);
      const missed = describeFact(came, naming);
      const text = deed.said === '' ? missed : say('{miss}; {rest}', { miss: missed, rest: deed.said });
      return told({ ...deed, said: text }, came);
    },
  };
}

/** State of an attack on screen: its consequences if it hits, and what each button records. */
export type AttackRecording = ReturnType<typeof createAttackRecording>;

/** Adds the unanswered questions to the facts and the message. */
export function withOpenQuestions(
  deed: PreparedStep,
  open: readonly Parameters<typeof describeOpenQuestion>[0][],
  naming: Naming,
): PreparedStep {
  const left = open.map((each) => say('Left open: {what}', { what: describeOpenQuestion(each, naming) }));
  const notes = left.map((text): Fact => ({ fact: 'noted', text }));
  // Unanswered questions come first because the end of a long message is cut off.
  const said = [...left, deed.said].filter((text) => text !== '').join('; ');
  return { ...deed, facts: [...deed.facts, ...notes], said };
}

/**
 * Prepares the step that records a result. Consequences that players unticked are left out and noted in the log.
 * @param plain message for a result without consequences
 */
export function prepareStep(
  step: string,
  outcome: DeedResult,
  { unticked }: QuestionTerms,
  naming: Naming,
  plain: string,
): PreparedStep {
  const isOut = ({ id, core }: DeedResult['consequences'][number]) => !core && unticked.includes(id);
  const omitted = outcome.consequences.filter(isOut).map(
    (each): Fact => ({
      fact: 'noted',
      text: say('Not recorded: {what}', { what: describeConsequence(each, naming) }),
    }),
  );
  const text = describeConsequences(
    outcome.consequences.filter((each) => !isOut(each)),
    naming,
  );
  return { step, facts: [...listSelectedFacts(outcome, unticked), ...omitted], said: text === '' ? plain : text };
}

/**
 * Returns the step that records a destroyed object, door or wall. A forbidden attack is recorded as the players
 * decided.
 */
export function prepareDestructionStep(
  ruleset: Ruleset,
  table: Table,
  attacker: string,
  answer: Extract<MapAnswer, { readonly mode: 'destroy' }>,
  terms: QuestionTerms,
  naming: Naming,
): PreparedStep {
  const { thing, chosen, destroy } = answer;
  const text = say('{name} destroys {thing}', {
    name: naming.piece(attacker),
    thing: decapitalise(describeInanimateTarget(thing, naming)),
  });
  const outcome = resolveDeed(ruleset, table, makeDestroyDeed(table, attacker, answer, terms), terms);
  if (outcome && outcome.consequences.length > 0) {
    const { facts } = prepareStep('destroy', outcome, terms, naming, text);
    return { step: 'destroy', facts, said: text };
  }
  const at = 'edge' in thing ? edgeName(thing.edge) : squareName(thing.square);
  const debris = destroy.debris.map(squareName);
  const what = table.board ? breakableKind(table.board, thing) : 'blocking';
  const gone = { fact: 'destroyed', what, at, debris, by: attacker } as const;
  return {
    step: 'destroy',
    facts: [...makeIllegalAttackFacts(ruleset, table, attacker, chosen, []), gone],
    said: text,
  };
}
