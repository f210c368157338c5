import { fraction, printMixedNumber } from '../../plain/fraction';
import type { Fact } from '../../table/facts';
import { describeRulesAndFormat } from '../formats';
import type { Naming } from '../names/naming';
import { say, sayMany } from '../say';
import { describeAttack } from './deed-facts';
import { describeFact } from './fact-text';
import { describePlacement } from './figure-facts';

/** Summary of a log entry: one sentence about the action and its result, and sentences about the other facts. */
export interface EntrySummary {
  /** The sentence, for example `Quarry hits The Provost: 3 clicks, K.O., 61 points`. */
  readonly headline: string;
  /** Sentences about the facts that the headline does not contain, such as dice and pushing damage. */
  readonly details: readonly string[];
}

type FactOf<Kind extends Fact['fact']> = Extract<Fact, { readonly fact: Kind }>;

/** A headline, with the facts that it describes. */
interface Headline {
  readonly text: string;
  readonly covered: ReadonlySet<Fact>;
}

/**
 * Summarizes the facts of one log entry. The action itself and its token are left out if the headline already describes
 * what the figure did.
 * @param facts null stands for a fact that this version cannot read
 */
export function summarizeEntry(facts: readonly (Fact | null)[], naming: Naming): EntrySummary {
  const known = facts.filter((fact) => fact !== null);
  const told =
    headGame(known, naming) ??
    headEnd(known, naming) ??
    headAttack(known, naming) ??
    headMove(known, naming) ??
    headClicks(known, naming);
  if (told === null) {
    const texts = facts.map((fact) => describeFact(fact, naming));
    return { headline: texts[0] ?? '', details: texts.slice(1) };
  }
  const rest = facts.filter((fact) => fact === null || !(told.covered.has(fact) || isRoutine(fact)));
  const joins = rest.filter((fact) => fact?.fact === 'joined');
  const others = rest.filter((fact) => fact?.fact !== 'joined').map((fact) => describeFact(fact, naming));
  return { headline: told.text, details: [...describeForces(joins, naming), ...others] };
}

/** Whether a fact belongs to every action and is therefore omitted. */
function isRoutine(fact: Fact): boolean {
  return fact.fact === 'acted' || (fact.fact === 'tokens' && fact.by >= 0);
}

function headAttack(facts: readonly Fact[], naming: Naming): Headline | null {
  const attack = facts.find((fact) => fact.fact === 'attacked');
  if (!attack) return null;
  const covered = new Set<Fact>([attack]);
  const results = attack.hit.map((target) => {
    const told = describeHarm(facts, target, naming, covered);
    return { target: naming.piece(target), told: told === '' ? say('no damage') : told };
  });
  const text = describeAttack(attack, naming);
  const [first, second] = results;
  if (first === undefined) return { text, covered };
  const harm = second === undefined ? first.told : results.map(({ target, told }) => `${target} ${told}`).join('; ');
  return { text: say('{action}: {result}', { action: text, result: harm }), covered };
}

function headMove(facts: readonly Fact[], naming: Naming): Headline | null {
  const move = facts.find((fact) => fact.fact === 'placed' && fact.how === 'moved');
  if (move?.fact !== 'placed') return null;
  return { text: describePlacement(move, naming.piece(move.piece)), covered: new Set([move]) };
}

/** A figure that loses or regains clicks without an attack, for example by a tap on the Table. */
function headClicks(facts: readonly Fact[], naming: Naming): Headline | null {
  const click = facts.find((fact) => fact.fact === 'clicked' && fact.cause === 'damage');
  if (click?.fact !== 'clicked') return null;
  const covered = new Set<Fact>([click]);
  const rest = [...describeEnd(facts, click.piece, naming, covered)];
  const text = describeFact(click, naming);
  return {
    text: rest.length === 0 ? text : say('{action}: {result}', { action: text, result: rest.join(', ') }),
    covered,
  };
}

function headGame(facts: readonly Fact[], naming: Naming): Headline | null {
  const began = facts.find((fact) => fact.fact === 'began');
  if (!began || !facts.some(({ fact }) => fact === 'joined')) return null;
  const words = {
    players: began.players.map(({ name }) => name).join(' – '),
    edition: describeRulesAndFormat(naming.edition(began.edition), began.format?.id),
  };
  return {
    text: say('{players}: {points} points, {edition}', { ...words, points: began.buildTotal }),
    covered: new Set([began]),
  };
}

/** The end of the game with its winner, which comes before the points that are scored then. */
function headEnd(facts: readonly Fact[], naming: Naming): Headline | null {
  const ended = facts.find((fact) => fact.fact === 'ended');
  return ended ? { text: describeFact(ended, naming), covered: new Set([ended]) } : null;
}

/** Lists what happens to the target of a hit: `3 clicks, knocked back to k17, K.O., 61 points`. */
function describeHarm(facts: readonly Fact[], target: string, naming: Naming, covered: Set<Fact>): string {
  const clicks = facts.filter((fact): fact is FactOf<'clicked'> => {
    return fact.fact === 'clicked' && fact.piece === target && fact.by > 0 && fact.cause !== 'push';
  });
  const pushed = facts.find((fact) => fact.fact === 'placed' && fact.piece === target && fact.how === 'knocked-back');
  for (const fact of clicks) covered.add(fact);
  const sum = clicks.reduce((all, { by }) => all + by, 0);
  const parts: string[] = [];
  if (sum > 0)
    parts.push(naming.mission ? sayMany(sum, '1 wound', '{n} wounds') : sayMany(sum, '1 click', '{n} clicks'));
  if (pushed?.fact === 'placed') {
    covered.add(pushed);
    parts.push(say('knocked back to {place}', { place: pushed.squares.join(' ') }));
  }
  return [...parts, ...describeEnd(facts, target, naming, covered)].join(', ');
}

/** Lists the end of a figure and the points for it: `K.O.`, `61 points`. */
function describeEnd(facts: readonly Fact[], piece: string, naming: Naming, covered: Set<Fact>): readonly string[] {
  const parts: string[] = [];
  for (const fact of facts) {
    if (!('piece' in fact) || fact.piece !== piece) continue;
    if (fact.fact === 'defeated') parts.push(naming.mission ? say('defeated') : say('K.O.'));
    else if (fact.fact === 'scored' && fact.points > 0 && fact.card === undefined) parts.push(describePoints(fact));
    else continue;
    covered.add(fact);
  }
  return parts;
}

function describePoints(fact: FactOf<'scored'>): string {
  const points = fraction(fact.points, fact.among ?? 1);
  // Fractions of a point take the plural: `1/2 points`.
  const count = points.numerator === points.denominator ? 1 : 2;
  return sayMany(count, '1 point', '{score} points', { score: printMixedNumber(points) });
}

/** Lists the force of each player in one line: `Ana: Brass Titan, Quarry`. */
function describeForces(joins: readonly (Fact | null)[], naming: Naming): readonly string[] {
  const bySide = new Map<string, string[]>();
  for (const fact of joins)
    if (fact?.fact === 'joined') bySide.set(fact.side, [...(bySide.get(fact.side) ?? []), fact.character.name]);
  return [...bySide].map(([side, names]) => `${naming.side(side)}: ${names.join(', ')}`);
}
