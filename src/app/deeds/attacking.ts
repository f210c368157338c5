import { type Accessor, createMemo } from 'solid-js';
import { getOwn } from '../../plain/get-own';
import { listAttackActions, makeAttackDeed } from '../../query/make-deeds';
import type { MapAnswer } from '../../query/map-answer';
import { isAboutPlaces, withoutPlaces } from '../../query/open-field';
import { computeClicksDealt, type QuestionTerms } from '../../query/question-terms';
import { recordAttackAnyway } from '../../query/record-anyway';
import {
  canBeGivenAction,
  countDamageClicks,
  countPushClicks,
  type DeedResult,
  listHitAlternatives,
  listSelectedFacts,
  resolveDeed,
} from '../../query/resolve-deed';
import type { Ruleset } from '../../rules/ruleset';
import type { OpenQuestion } from '../../rules/table-deed';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { ANSWER_TEXT } from '../../text/answer/answer-text';
import {
  CONSEQUENCE_TEXT,
  describeConsequence,
  describeConsequences,
  describeOpenQuestion,
  describePushCost,
} from '../../text/answer/consequence-text';
import { describeFact } from '../../text/log/describe-fact';
import type { Naming } from '../../text/names/naming';
import { say } from '../../text/say';

export interface AttackContext {
  readonly table: Table;
  readonly ruleset: Ruleset;
  readonly naming: Naming;
  readonly answer: Extract<MapAnswer, { readonly mode: 'hit' }>;
  readonly terms: QuestionTerms;
  /** Whether the table is an open field, for want of a map: then nobody's place counts. */
  readonly offMap?: boolean;
}

/** A deed ready to be recorded as one step, with the sentence that says so. */
export interface Recordable {
  readonly step: string;
  readonly facts: readonly Fact[];
  readonly said: string;
}

/** An attack on screen: what follows if it hits, and what each of its buttons records. */
export interface Attacking {
  /** What follows a hit by the book; null where the edition does not tell it. Its `reasons` say where the book is against it. */
  readonly outcome: Accessor<DeedResult | null>;
  /** What a hit still leaves open: recorded now, it would be left out. */
  readonly unanswered: Accessor<readonly OpenQuestion[]>;
  /** Clicks that a target takes, as the players said or by the book. */
  readonly clicks: (target: string) => number;
  /** Targets whose own roll spares them, as the players said. */
  readonly evaded: Accessor<readonly string[]>;
  /** Targets that cannot be attacked by their own roll, as the players said: then nobody is. */
  readonly leftAlone: Accessor<readonly string[]>;
  /** Clicks of pushing damage that the attacker takes by it. */
  readonly pushed: Accessor<number>;
  /** Actions of several parts that this attack may be part of. */
  readonly actions: Accessor<readonly string[]>;
  /** What a hit may do instead of damage. */
  readonly results: Accessor<readonly string[]>;
  /** Whether the attacker may still be given an action, so that a miss is worth recording. */
  readonly mayMiss: Accessor<boolean>;
  readonly hit: () => Recordable;
  /** `ones`: two ones, a critical miss. */
  readonly miss: (showed: 'miss' | 'ones') => Recordable;
}

type Attacked = Extract<Fact, { readonly fact: 'attacked' }>;

/** What the dice may show beside a plain hit or miss. */
const RARE = ['sixes', 'doubles', 'ones'] as const;

function isRare(showed: string): showed is (typeof RARE)[number] {
  return RARE.some((each) => each === showed);
}

export function createAttacking(context: AttackContext): Attacking {
  const attacker = () => context.answer.question.attacker;
  const targets = () => context.answer.question.targets;
  const here = (found: DeedResult | null): DeedResult | null => {
    if (!found || !context.offMap) return found;
    const askable = (questions: readonly OpenQuestion[]) => questions.filter((each) => !isAboutPlaces(each));
    return {
      ...found,
      open: askable(found.open),
      unanswered: askable(found.unanswered),
      consequences: withoutPlaces(found.consequences),
    };
  };
  const showed = () => (context.terms.sixes ? 'sixes' : context.terms.doubles ? 'doubles' : 'hit');
  const outcome = createMemo(() => {
    const { ruleset, table, answer, terms } = context;
    return here(resolveDeed(ruleset, table, makeAttackDeed(table, answer, terms, showed()), terms));
  });
  const followed = () => {
    const now = outcome();
    return now && now.consequences.length > 0 ? now : null;
  };
  const clicks = (target: string): number => {
    const now = followed();
    return now ? countDamageClicks(now, target) : computeClicksDealt(context.answer.hit, target, context.terms);
  };
  /** Whose roll for this is enough. */
  const made = (open: 'evade' | 'shape', rolls: Readonly<Record<string, number>>): readonly string[] =>
    (outcome()?.open ?? [])
      .filter(
        (each) => each.open === open && (getOwn(rolls, each.piece) ?? 0) >= (each.least ?? Number.POSITIVE_INFINITY),
      )
      .map(({ piece }) => piece);
  const evaded = () => made('evade', context.terms.evades);
  const leftAlone = () => made('shape', context.terms.shapes);
  const anyway = (step: string, taken: readonly { readonly piece: string; readonly clicks: number }[]): Recordable => {
    const { ruleset, table, answer, naming } = context;
    const facts = recordAttackAnyway(ruleset, table, attacker(), answer.chosen, taken);
    const hurt = taken
      .filter((each) => each.clicks > 0)
      .map((each) => ANSWER_TEXT.deeds.takes(naming.piece(each.piece), ANSWER_TEXT.clicks(each.clicks)));
    const pushing = describePushCost(facts, attacker(), naming);
    return { step, facts, said: [...hurt, ...(pushing === '' ? [] : [pushing])].join('; ') };
  };
  /** How the attack came out, by target. */
  const cameOut = (came: 'hit' | 'miss', showed: 'hit' | 'miss' | (typeof RARE)[number]): Attacked => {
    const spared = came === 'hit' ? evaded() : [];
    const others = targets().filter((target) => !spared.includes(target));
    return {
      fact: 'attacked',
      piece: attacker(),
      attack: context.answer.chosen,
      hit: came === 'hit' ? others : [],
      missed: came === 'miss' ? others : [],
      ...(spared.length > 0 ? { evaded: spared } : {}),
      ...(isRare(showed) ? { showed } : {}),
    };
  };
  /** The deed with how the attack came out, told behind the action that was given for it. */
  const told = (deed: Recordable, came: Attacked): Recordable => {
    const given = deed.facts.findIndex(({ fact }) => fact === 'acted') + 1;
    return { ...deed, facts: deed.facts.toSpliced(given, 0, came) };
  };
  const hitAnyway = () => {
    const hurt = targets().filter((piece) => !evaded().includes(piece));
    const deed = anyway(
      'hit',
      hurt.map((piece) => ({ piece, clicks: clicks(piece) })),
    );
    // The book, which does not allow the attack, asks for no roll and does not say where it pushes anybody.
    const pushed = context.terms.doubles && !context.offMap ? hurt.filter((piece) => clicks(piece) > 0) : [];
    const mayEvade = context.answer.hit.targets.filter(({ target, evades }) => evades && hurt.includes(target));
    const open = [
      ...mayEvade.map(({ target }) => ({ open: 'evade', piece: target })),
      ...pushed.map((piece) => ({ open: 'push', piece })),
    ];
    return withLeftOpen(deed, open, context.naming);
  };
  const unanswered = () => (leftAlone().length > 0 ? [] : (outcome()?.unanswered ?? []));
  return {
    outcome,
    unanswered,
    clicks,
    evaded,
    leftAlone,
    pushed: () => {
      const facts = followed()?.consequences.flatMap((each) => each.facts);
      return countPushClicks(facts ?? hitAnyway().facts, attacker());
    },
    actions: createMemo(() => listAttackActions(context.ruleset, context.table, context.answer)),
    results: createMemo(() =>
      listHitAlternatives(
        context.ruleset,
        context.table,
        makeAttackDeed(context.table, context.answer, context.terms, 'hit'),
      ),
    ),
    mayMiss: () =>
      leftAlone().length === 0 &&
      (canBeGivenAction(context.table, attacker()) || context.table.underway?.piece === attacker()),
    hit: () => {
      const now = followed();
      const { naming, terms } = context;
      const came = cameOut('hit', showed());
      const harmless = CONSEQUENCE_TEXT.noDamage(describeFact(came, naming));
      const orHarmless = (deed: Recordable) => (deed.said === '' ? { ...deed, said: harmless } : deed);
      if (!now) return withLeftOpen(told(orHarmless(hitAnyway()), came), unanswered(), naming);
      const alone = leftAlone();
      if (alone.length > 0) {
        const said = alone.map((piece) => CONSEQUENCE_TEXT.notAttackedBy(naming.piece(piece))).join('; ');
        return { ...recordableOf('roll', now, terms, naming, ''), said };
      }
      const { step, facts, said } = recordableOf('hit', now, terms, naming, '');
      const spared = evaded().map((piece) => CONSEQUENCE_TEXT.evadedBy(naming.piece(piece)));
      const parts = [...spared, ...(said === '' ? [] : [said])];
      return withLeftOpen(told(orHarmless({ step, facts, said: parts.join('; ') }), came), unanswered(), naming);
    },
    miss: (showed) => {
      const { ruleset, table, answer, terms, naming } = context;
      const now = here(resolveDeed(ruleset, table, makeAttackDeed(table, answer, terms, showed), terms));
      const deed =
        !now || now.consequences.length === 0
          ? anyway('miss', showed === 'ones' ? [{ piece: attacker(), clicks: 1 }] : [])
          : recordableOf('miss', now, { ...terms, unticked: [] }, naming, '');
      const came = cameOut('miss', showed);
      const missed = describeFact(came, naming);
      const said = deed.said === '' ? missed : say('{miss}; {rest}', { miss: missed, rest: deed.said });
      return told({ ...deed, said }, came);
    },
  };
}

/** A deed whose step and message say which questions nobody answered. */
export function withLeftOpen(
  deed: Recordable,
  open: readonly Parameters<typeof describeOpenQuestion>[0][],
  naming: Naming,
): Recordable {
  const left = open.map((each) => CONSEQUENCE_TEXT.leftOpen(describeOpenQuestion(each, naming)));
  const notes = left.map((text): Fact => ({ fact: 'noted', text }));
  // First in the message: the end of a long one is cut off.
  const said = [...left, deed.said].filter((words) => words !== '').join('; ');
  return { ...deed, facts: [...deed.facts, ...notes], said };
}

/** What is recorded of an outcome: less what was left out, which the log names; `plain` is said where nothing else follows. */
export function recordableOf(
  step: string,
  outcome: DeedResult,
  { unticked }: QuestionTerms,
  naming: Naming,
  plain: string,
): Recordable {
  const isOut = ({ id, core }: DeedResult['consequences'][number]) => !core && unticked.includes(id);
  const omitted = outcome.consequences
    .filter(isOut)
    .map((each): Fact => ({ fact: 'noted', text: CONSEQUENCE_TEXT.omitted(describeConsequence(each, naming)) }));
  const said = describeConsequences(
    outcome.consequences.filter((each) => !isOut(each)),
    naming,
  );
  return { step, facts: [...listSelectedFacts(outcome, unticked), ...omitted], said: said === '' ? plain : said };
}
