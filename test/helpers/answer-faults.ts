import { hasEdge, hasSquare } from '../../src/board/board';
import { parseFact } from '../../src/game/parse-fact';
import { distance } from '../../src/grid/square';
import { type Fraction, isEqualFraction } from '../../src/plain/fraction';
import {
  type Citation,
  type Mark,
  type ModifiedValue,
  NOTE_CODES,
  REFUSAL_CODES,
  type TargetAnswer,
} from '../../src/rules/answer';
import type { Ruleset } from '../../src/rules/ruleset';
import type { DeedRuling } from '../../src/rules/table-deed';
import { OPEN_QUESTIONS, TABLE_DEEDS } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { applyFacts } from '../../src/table/fold/fold';
import { formatOmits } from '../../src/table/formats';
import type { Position } from '../../src/table/position';
import type { Table } from '../../src/table/table';
import { listObjects } from './citations';

type Found = Record<string, unknown>;

const CODES: readonly unknown[] = [...REFUSAL_CODES, ...NOTE_CODES];
const BASES: readonly unknown[] = ['book', 'faq', 'reading', 'common', 'house', 'player'];
/**
 * Reason codes without a marked place: about an entire side, a line with nothing on it, or an attack without a roll.
 */
const POINTLESS: readonly unknown[] = ['no-actions', 'line-clear', 'auto-hit'];

/** Describes the faults of an answer, in any edition. */
export function findAnswerFaults(edition: string, answer: unknown, where: Position | Table): string[] {
  const all = [...listObjects(answer)];
  // A splash figure, which is not a target itself, is hit by the roll against another figure.
  const aside = new Set(all.flatMap(({ splash }) => (Array.isArray(splash) ? splash : [])));
  return all.flatMap((each) => [
    ...codeFaults(each),
    ...citeFaults(edition, each),
    ...markFaults(each, where),
    ...verdictFaults(each),
    ...tallyFaults(each),
    ...(aside.has(each) ? [] : targetFaults(each, isPlain(where))),
  ]);
}

function codeFaults(each: Found): string[] {
  const found: string[] = [];
  if ('open' in each && 'piece' in each && !OPEN_QUESTIONS.some((open) => open === each.open))
    found.push(`open question '${each.open}'`);
  if (!('code' in each) || !('marks' in each)) return found;
  if (!CODES.includes(each.code)) found.push(`code '${each.code}'`);
  if ((each.marks as unknown[]).length === 0 && !POINTLESS.includes(each.code)) found.push(`${each.code} of nothing`);
  if (!('cite' in each)) found.push(`${each.code} without a passage`);
  return found;
}

function citeFaults(edition: string, each: Found): string[] {
  if ('cite' in each && (each.cite === null || typeof each.cite !== 'object')) return ['no passage'];
  if ('cite' in each && !('passage' in (each.cite as object))) return ['an empty passage'];
  if (!('passage' in each)) return [];
  const { passage, basis, edition: of } = each as unknown as Citation;
  const whole = of === edition && BASES.includes(basis) && (basis === 'player' || /^\S.*\S$/.test(passage));
  return whole ? [] : [`passage '${passage}' of '${of}' by '${basis}'`];
}

function markFaults(each: Found, where: Position | Table): string[] {
  if (!('mark' in each)) return [];
  const { board } = where;
  const mark = each as unknown as Mark;
  const there =
    mark.mark === 'piece'
      ? 'pieces' in where
        ? where.pieces.some(({ id }) => id === mark.piece)
        : where.figures.has(mark.piece)
      : board === null || (mark.mark === 'square' ? hasSquare(board, mark.square) : hasEdge(board, mark.edge));
  return there ? [] : [`a mark at ${JSON.stringify(mark)}`];
}

/** Reports a refusal without a reason, and a legal answer with a reason. */
function verdictFaults(each: Found): string[] {
  if (!('legal' in each) || 'debris' in each || 'cite' in each) return [];
  const reasons = (each.reasons as unknown[]).length;
  return each.legal === (reasons === 0) ? [] : [`legal ${each.legal} with ${reasons} reasons`];
}

/** Reports a change of unknown kind or source, and a total other than the printed value with all changes applied. */
function tallyFaults(each: Found): string[] {
  if (!('base' in each) || !('changes' in each)) return [];
  const { base, changes, total } = each as unknown as ModifiedValue;
  const found = changes.flatMap(({ source, kind }) =>
    /^[a-z0-9]+([-'.& ][a-z0-9]+)*$/i.test(source) && (kind === 'modifier' || kind === 'replacement')
      ? []
      : [`a change '${kind}' by '${source}'`],
  );
  const made = changes.reduce((sum, { kind, by }) => (kind === 'replacement' ? by : sum + by), base);
  if (Math.max(0, made) !== total) found.push(`total ${total} of ${base} by ${JSON.stringify(changes)}`);
  return found;
}

/**
 * Returns the number of rolls with two dice, out of 36, that reach a value. A 2 never hits and a 12 always hits, unless
 * `plainly` is true.
 */
function waysFrom(needs: number, plainly: boolean): number {
  let ways = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const sum = a + b;
      if (plainly ? sum >= needs : sum !== 2 && (sum >= needs || sum === 12)) ways++;
    }
  return ways;
}

function add(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(
    (sum, each) => ({
      numerator: sum.numerator * each.denominator + each.numerator * sum.denominator,
      denominator: sum.denominator * each.denominator,
    }),
    { numerator: 0, denominator: 1 },
  );
}

/**
 * Returns whether the format is Basic ("Step 1: Announce the Format: Basic"): the dice are only added, so two ones may
 * hit and two sixes may miss.
 */
function isPlain(where: Position | Table): boolean {
  const format = 'figures' in where ? where.format : where.playedIn;
  return formatOmits({ format }, 'core');
}

function targetFaults(each: Found, plainly: boolean): string[] {
  if (!('knockOut' in each)) return [];
  const { target, attack, defense, needs, chance, evades, clicks, critical, damage } = each as unknown as TargetAnswer;
  const found: string[] = [];
  if (needs !== null && attack && defense) {
    const short = defense.total - attack.total;
    const least = plainly ? Math.max(2, short) : Math.min(12, Math.max(3, short));
    if (needs !== least) found.push(`${target} is hit on ${needs}, not ${least}`);
    const plain = { numerator: waysFrom(needs, plainly), denominator: 36 };
    const evaded = { numerator: waysFrom(needs, plainly) * (evades ? evades.least - 1 : 6), denominator: 36 * 6 };
    if (!evades && !isEqualFraction(chance, plain)) found.push(`${target}: ${JSON.stringify(chance)} on ${needs}`);
    if (evades && !evades.sixesStand && !isEqualFraction(chance, evaded))
      found.push(`${target}: ${JSON.stringify(chance)} on ${needs} with evading on ${evades.least}`);
  }
  if (clicks.length > 0 && !isEqualFraction(add(clicks.map((one) => one.chance)), { numerator: 1, denominator: 1 }))
    found.push(`${target}: chances of clicks that make no whole`);
  if (critical !== undefined && critical < damage.total) found.push(`${target}: two sixes hurt less`);
  return found;
}

function factFaults(facts: readonly Fact[]): string[] {
  return facts.flatMap((fact) => {
    const read = parseFact(JSON.parse(JSON.stringify(fact)));
    return read.ok ? [] : [`${read.fault}: ${JSON.stringify(fact)}`];
  });
}

type Way = { readonly path: readonly number[] };

/** Reports a gap in a path. */
function wayFaults({ path }: Way): string[] {
  const apart = path.findIndex((square, place) => place > 0 && distance(square, path[place - 1] as number) !== 1);
  return apart < 0 ? [] : [`a gap on the way ${path.join(' ')}`];
}

const BEST = { none: {}, die: { die: 6 }, check: { dice: [6, 6], die: 6 } } as const;

/** Reports a reminder that is illegal, has no effect with the best dice, or is listed twice. */
function dueFaults(ruleset: Ruleset, table: Table): string[] {
  const dues = ruleset.reminders(table);
  const ids = dues.map(({ id }) => id);
  const found = ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id} is due twice`);
  for (const due of dues) {
    if (due.due !== 'use' && due.due !== 'team-roll') continue;
    const best = due.due === 'use' ? BEST[due.dice] : {};
    for (const deed of due.when === 'turn-begins' ? [due.deed] : ruleset.reminderUses(table, due)) {
      const { reasons, facts } = ruleset.resolve(table, { ...deed, ...best });
      if (reasons.length > 0) found.push(`${due.id} is due, though ${reasons.map(({ code }) => code)}`);
      else if (facts.length === 0) found.push(`${due.id} is due, and changes nothing`);
    }
  }
  return found;
}

/** Wraps an edition so that every answer is checked. */
export function withAnswerChecks(ruleset: Ruleset, faults: string[]): Ruleset {
  const look = <Answer>(answer: Answer, where: Position | Table): Answer => {
    faults.push(...findAnswerFaults(ruleset.id, answer, where));
    return answer;
  };
  const facts = <Ruling extends { readonly facts: readonly Fact[] }>(ruling: Ruling): Ruling => {
    faults.push(...factFaults(ruling.facts));
    return ruling;
  };
  /** Turn in which a reminder was listed, by reminder id. */
  const turns = new Map<string, string>();
  const checkReminders = (table: Table, ruling: DeedRuling): void => {
    if (ruleset.mission || !ruling.legal) return;
    const next = applyFacts(table, ruling.facts);
    const dues = ruleset.reminders(next);
    faults.push(...findAnswerFaults(ruleset.id, dues, next), ...dueFaults(ruleset, next));
    const now = `${next.round} ${next.turn}`;
    for (const { id } of dues) {
      if ((turns.get(id) ?? now) !== now) faults.push(`${id} is due in two turns`);
      turns.set(id, now);
    }
  };
  return {
    ...ruleset,
    adjacent: (position, a, b) => look(ruleset.adjacent(position, a, b), position),
    range: (position, a, b) => look(ruleset.range(position, a, b), position),
    see: (position, a, b) => look(ruleset.see(position, a, b), position),
    move: (position, question) => {
      const answer = look(ruleset.move(position, question), position);
      if (!question.by) faults.push(...wayFaults(answer));
      return answer;
    },
    reach: (position, question) => look(ruleset.reach(position, question), position),
    carry: (position, question) => look(ruleset.carry(position, question), position),
    knockBack: (position, question) => {
      const answer = look(ruleset.knockBack(position, question), position);
      faults.push(...wayFaults(answer));
      return answer;
    },
    destroy: (position, question) => look(ruleset.destroy(position, question), position),
    hit: (position, question) => look(ruleset.hit(position, question), position),
    resolve: (table, action) => {
      const ruling = facts(look(ruleset.resolve(table, action), table));
      if (!ruling.legal && ruling.facts.length > 0 && Object.hasOwn(TABLE_DEEDS, action.deed) && !ruleset.mission)
        faults.push('a refusal that records something');
      checkReminders(table, ruling);
      return ruling;
    },
  };
}
