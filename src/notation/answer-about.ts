import { edgeName } from '../grid/edge';
import { type Square, squareName } from '../grid/square';
import type { Fraction } from '../plain/fraction';
import type { HitAnswer, Mark, Reason, TargetAnswer } from '../rules/answer';
import type { QuestionRules } from '../rules/ruleset';
import { findPiece, type Position } from '../table/position';
import type { Expectation, ExpectedResult, Question, QuestionArguments, QuestionName } from './case';
import { applyFormat, findCaseFormat } from './case-format';
import { type CasePosition, withMarkedSquares } from './case-position';
import { makeSetResult } from './expected-results';

/**
 * Answers a question about a position, with the notation's keys. Null if the edition has no answer, and for `play` and
 * `force`. Throws a RangeError if the question uses something that the edition does not have.
 */
export function answerAboutPosition(
  question: Question,
  position: CasePosition | null,
  ruleset: QuestionRules,
): Expectation | null {
  findCaseFormat(ruleset, position?.format);
  const slot = Object.hasOwn(SLOTS, question.ask) ? (SLOTS[question.ask] as Slot<QuestionName>) : undefined;
  // The parser ensures that every question about a map has a position. Questions without a map ignore the value.
  const stood = position && applyFormat(withMarkedSquares(position), ruleset);
  return slot ? slot(ruleset, stood as Position, question.of) : null;
}

/**
 * Function that answers one type of question with the notation's keys. Returns null if the edition does not support the
 * question.
 */
type Slot<Name extends QuestionName> = (
  ruleset: QuestionRules,
  position: Position,
  of: QuestionArguments[Name],
) => Expectation | null;

/** Answering functions by question type. Missing question types are answered elsewhere or not supported yet. */
const SLOTS: { readonly [Name in QuestionName]?: Slot<Name> } = {
  adjacent: (ruleset, position, [a, b]) =>
    makeExpectation({ adjacent: makeFlagResult(ruleset.adjacent(position, a, b).adjacent) }),
  see: (ruleset, position, [a, b]) => {
    const { see, by } = ruleset.see(position, a, b);
    return makeExpectation({ see: { kind: 'word', value: see }, by: makeSetResult(by.map(markName)) });
  },
  range: (ruleset, position, [a, b]) =>
    makeExpectation({ squares: makeNumberResult(ruleset.range(position, a, b).squares) }),
  hit: (ruleset, position, question) => tellHit(ruleset.hit(position, question)),
  move: (ruleset, position, question) => {
    const moved = ruleset.move(position, question);
    return makeExpectation({
      ...verdict(moved),
      cost: makeNumberResult(moved.cost),
      breakaway: { kind: 'roll', value: moved.breakAway },
    });
  },
  reach: (ruleset, position, question) => {
    const own = findPiece(position, question.piece)?.squares ?? [];
    const ends = new Set(ruleset.reach(position, question).ends.flatMap((end) => end.squares));
    const squares = [...ends].filter((square) => !own.includes(square));
    return makeExpectation({ squares: squaresTold(squares), count: makeNumberResult(squares.length) });
  },
  carry: (ruleset, position, question) => makeExpectation(verdict(ruleset.carry(position, question))),
  knockback: (ruleset, position, question) => {
    const pushed = ruleset.knockBack(position, question);
    return makeExpectation({ ...verdict(pushed), to: squaresTold(pushed.to), damage: makeNumberResult(pushed.damage) });
  },
  destroy: (ruleset, position, question) => {
    const destroyed = ruleset.destroy(position, question);
    return makeExpectation({ ...verdict(destroyed), debris: squaresTold(destroyed.debris) });
  },
  slam: ({ mission }, position, question) => {
    if (!mission) return null;
    const slammed = mission.slam(position, question);
    const destroyed = makeSetResult(slammed.destroyed.map(markName));
    return makeExpectation({
      ...verdict(slammed),
      to: squaresTold(slammed.to),
      slam_damage: makeNumberResult(slammed.slamDamage),
      destroyed,
    });
  },
  breakthrough: ({ mission }, position, question) => {
    if (!mission) return null;
    const broken = mission.breakthrough(position, question);
    const { cost, to, wounds } = broken;
    return makeExpectation({
      ...verdict(broken),
      cost: makeNumberResult(cost),
      to: squaresTold(to),
      wounds: makeNumberResult(wounds),
    });
  },
  interact: ({ mission }, position, question) => {
    const answer = mission?.interact(position, question);
    return answer ? makeExpectation({ ...verdict(answer), cost: makeNumberResult(answer.cost) }) : null;
  },
  cost: ({ mission }, position, question) => {
    const answer = mission?.cost(position, question);
    return answer ? makeExpectation({ ...verdict(answer), cost: makeNumberResult(answer.cost) }) : null;
  },
  unit_levels: ({ mission }, _, teams) => {
    const told = mission && Object.entries(mission.campaign.unitLevels(teams));
    if (!told) return null;
    const each = told.map(([side, { level, command }]): [string, ExpectedResult] => {
      return [
        side,
        {
          kind: 'each',
          value: makeExpectation({ level: makeNumberResult(level), command: makeNumberResult(command) }),
        },
      ];
    });
    return new Map(each);
  },
  level_up: ({ mission }, _, question) => {
    const answer = mission?.campaign.levelUp(question);
    return answer
      ? makeExpectation({
          ...verdict(answer),
          cost: makeNumberResult(answer.cost),
          left: makeNumberResult(answer.left),
        })
      : null;
  },
};

function tellHit(hit: HitAnswer): Expectation {
  const [only, more] = hit.targets;
  const tell = (value: (target: TargetAnswer) => ExpectedResult): ExpectedResult => {
    if (only && !more) return value(only);
    return { kind: 'each', value: new Map(hit.targets.map((target) => [target.target, value(target)])) };
  };
  return makeExpectation({
    ...verdict(hit),
    needs: tell((target) => makeNumberResult(target.needs)),
    chance: tell((target) => fraction(target.chance)),
    damage: tell((target) => makeNumberResult(target.damage.total)),
    strength: tell((target) => makeNumberResult(target.strength)),
    obstruction: tell((target) => makeNumberResult(target.obstruction)),
    wounds: tell((target) => makeNumberResult(target.wounds)),
    cost: makeNumberResult(hit.cost),
    ...(hit.together ? { all: fraction(hit.together.all), any: fraction(hit.together.any) } : {}),
    splash: {
      kind: 'each',
      value: new Map(
        hit.splash.map(({ target, needs, chance, damage }) => [
          target,
          {
            kind: 'each' as const,
            value: makeExpectation({
              needs: makeNumberResult(needs),
              chance: fraction(chance),
              damage: makeNumberResult(damage.total),
            }),
          },
        ]),
      ),
    },
  });
}

export function makeExpectation(record: Readonly<Record<string, ExpectedResult>>): Expectation {
  return new Map(Object.entries(record));
}

function verdict({ legal, reasons }: { readonly legal: boolean; readonly reasons: readonly Reason[] }): {
  legal: ExpectedResult;
  why: ExpectedResult;
} {
  return { legal: makeFlagResult(legal), why: makeSetResult(reasons.map((reason) => reason.code)) };
}

export function makeFlagResult(value: boolean): ExpectedResult {
  return { kind: 'flag', value };
}

export function makeNumberResult(value: number | null): ExpectedResult {
  return value === null ? { kind: 'nothing' } : { kind: 'number', value };
}

function fraction(value: Fraction): ExpectedResult {
  return { kind: 'fraction', value };
}

function squaresTold(squares: readonly Square[]): ExpectedResult {
  return makeSetResult(squares.map(squareName));
}

function markName(mark: Mark): string {
  if (mark.mark === 'square') return squareName(mark.square);
  return mark.mark === 'edge' ? edgeName(mark.edge) : mark.piece;
}
