import { edgeName } from '../grid/edge';
import { type Square, squareName } from '../grid/square';
import type { Fraction } from '../plain/fraction';
import type { HitAnswer, Mark, Reason, TargetAnswer } from '../rules/answer';
import type { QuestionRules } from '../rules/ruleset';
import { type Position, pieceOf } from '../table/position';
import type { Asked, Expectation, Question, QuestionName, Told } from './case';
import { formatOfCase, inFormat } from './format';
import { type CasePosition, withMarks } from './marked';
import { setOf } from './whereabouts';

/**
 * Answers a question about a position, with the notation's keys. Null if the edition has no answer, and for `play` and
 * `force`. Throws a RangeError for things that the edition does not have.
 */
export function answerAbout(
  question: Question,
  position: CasePosition | null,
  ruleset: QuestionRules,
): Expectation | null {
  formatOfCase(ruleset, position?.format);
  const slot = Object.hasOwn(SLOTS, question.ask) ? (SLOTS[question.ask] as Slot<QuestionName>) : undefined;
  // The parser ensures that a question about a map has a position; other questions ignore it.
  const stood = position && inFormat(withMarks(position), ruleset);
  return slot ? slot(ruleset, stood as Position, question.of) : null;
}

/**
 * Puts one kind of question to a ruleset and converts the answer to the notation's keys. Null if the edition does not
 * support it.
 */
type Slot<Name extends QuestionName> = (
  ruleset: QuestionRules,
  position: Position,
  of: Asked[Name],
) => Expectation | null;

/** Questions without an entry are answered elsewhere, or not supported yet. */
const SLOTS: { readonly [Name in QuestionName]?: Slot<Name> } = {
  adjacent: (ruleset, position, [a, b]) => keys({ adjacent: flag(ruleset.adjacent(position, a, b).adjacent) }),
  see: (ruleset, position, [a, b]) => {
    const { see, by } = ruleset.see(position, a, b);
    return keys({ see: { told: 'word', value: see }, by: setOf(by.map(markName)) });
  },
  range: (ruleset, position, [a, b]) => keys({ squares: number(ruleset.range(position, a, b).squares) }),
  hit: (ruleset, position, question) => tellHit(ruleset.hit(position, question)),
  move: (ruleset, position, question) => {
    const moved = ruleset.move(position, question);
    return keys({ ...verdict(moved), cost: number(moved.cost), breakaway: { told: 'roll', value: moved.breakAway } });
  },
  reach: (ruleset, position, question) => {
    const own = pieceOf(position, question.piece)?.squares ?? [];
    const ends = new Set(ruleset.reach(position, question).ends.flatMap((end) => end.squares));
    const squares = [...ends].filter((square) => !own.includes(square));
    return keys({ squares: squaresTold(squares), count: number(squares.length) });
  },
  carry: (ruleset, position, question) => keys(verdict(ruleset.carry(position, question))),
  knockback: (ruleset, position, question) => {
    const pushed = ruleset.knockBack(position, question);
    return keys({ ...verdict(pushed), to: squaresTold(pushed.to), damage: number(pushed.damage) });
  },
  destroy: (ruleset, position, question) => {
    const destroyed = ruleset.destroy(position, question);
    return keys({ ...verdict(destroyed), debris: squaresTold(destroyed.debris) });
  },
  slam: ({ mission }, position, question) => {
    if (!mission) return null;
    const slammed = mission.slam(position, question);
    const destroyed = setOf(slammed.destroyed.map(markName));
    return keys({
      ...verdict(slammed),
      to: squaresTold(slammed.to),
      slam_damage: number(slammed.slamDamage),
      destroyed,
    });
  },
  breakthrough: ({ mission }, position, question) => {
    if (!mission) return null;
    const broken = mission.breakthrough(position, question);
    const { cost, to, wounds } = broken;
    return keys({ ...verdict(broken), cost: number(cost), to: squaresTold(to), wounds: number(wounds) });
  },
  interact: ({ mission }, position, question) => {
    const done = mission?.interact(position, question);
    return done ? keys({ ...verdict(done), cost: number(done.cost) }) : null;
  },
  cost: ({ mission }, position, question) => {
    const told = mission?.cost(position, question);
    return told ? keys({ ...verdict(told), cost: number(told.cost) }) : null;
  },
  unit_levels: ({ mission }, _, teams) => {
    const told = mission && Object.entries(mission.campaign.unitLevels(teams));
    if (!told) return null;
    const each = told.map(([side, { level, command }]): [string, Told] => {
      return [side, { told: 'each', value: keys({ level: number(level), command: number(command) }) }];
    });
    return new Map(each);
  },
  level_up: ({ mission }, _, question) => {
    const told = mission?.campaign.levelUp(question);
    return told ? keys({ ...verdict(told), cost: number(told.cost), left: number(told.left) }) : null;
  },
};

function tellHit(hit: HitAnswer): Expectation {
  const [only, more] = hit.targets;
  const tell = (value: (target: TargetAnswer) => Told): Told => {
    if (only && !more) return value(only);
    return { told: 'each', value: new Map(hit.targets.map((target) => [target.target, value(target)])) };
  };
  return keys({
    ...verdict(hit),
    needs: tell((target) => number(target.needs)),
    chance: tell((target) => fraction(target.chance)),
    damage: tell((target) => number(target.damage.total)),
    strength: tell((target) => number(target.strength)),
    obstruction: tell((target) => number(target.obstruction)),
    wounds: tell((target) => number(target.wounds)),
    cost: number(hit.cost),
    ...(hit.together ? { all: fraction(hit.together.all), any: fraction(hit.together.any) } : {}),
    splash: {
      told: 'each',
      value: new Map(
        hit.splash.map(({ target, needs, chance, damage }) => [
          target,
          {
            told: 'each' as const,
            value: keys({ needs: number(needs), chance: fraction(chance), damage: number(damage.total) }),
          },
        ]),
      ),
    },
  });
}

export function keys(record: Readonly<Record<string, Told>>): Expectation {
  return new Map(Object.entries(record));
}

function verdict({ legal, reasons }: { readonly legal: boolean; readonly reasons: readonly Reason[] }): {
  legal: Told;
  why: Told;
} {
  return { legal: flag(legal), why: setOf(reasons.map((reason) => reason.code)) };
}

export function flag(value: boolean): Told {
  return { told: 'flag', value };
}

export function number(value: number | null): Told {
  return value === null ? { told: 'nothing' } : { told: 'number', value };
}

function fraction(value: Fraction): Told {
  return { told: 'fraction', value };
}

function squaresTold(squares: readonly Square[]): Told {
  return setOf(squares.map(squareName));
}

function markName(mark: Mark): string {
  if (mark.mark === 'square') return squareName(mark.square);
  return mark.mark === 'edge' ? edgeName(mark.edge) : mark.piece;
}
