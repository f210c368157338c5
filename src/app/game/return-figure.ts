import type { FigureKind } from '../../catalog/cards/figure-kind';
import { type Log, listAppliedFacts } from '../../game/log';
import { addFractions, type Fraction, fraction, ZERO } from '../../plain/fraction';
import type { Fact } from '../../table/facts';
import type { Figure } from '../../table/table';

/**
 * Returns the facts that bring back a defeated figure as if the defeat had been a mistake: on the last click of its
 * dial, without the victory points for it.
 */
export function makeReturnFacts(log: Log, figure: Figure): Fact[] {
  if (figure.card) return makeMissionReturnFacts(log, figure.piece, figure.card.kind);
  const facts: Fact[] = [{ fact: 'returned', piece: figure.piece }];
  let past = 0;
  while (past < figure.click - 1 && !figure.character.dial[figure.click - 1 - past]) past++;
  if (past > 0) facts.push({ fact: 'clicked', piece: figure.piece, by: -past, cause: 'heal', from: null });
  return [...facts, ...makeUnscoreFacts(listAppliedFacts(log), figure.piece)];
}

/** Returns the facts that remove the points scored for a figure. */
function makeUnscoreFacts(before: readonly Fact[], piece: string): Fact[] {
  const facts: Fact[] = [];
  const won = new Map<string, { readonly side: string; readonly card?: string; readonly points: Fraction }>();
  for (const fact of before) {
    if (fact.fact !== 'scored' || fact.piece !== piece) continue;
    const { side, card } = fact;
    // Points for a feat are recorded and removed separately from those for its character.
    const key = JSON.stringify([side, card]);
    const points = addFractions(won.get(key)?.points ?? ZERO, fraction(fact.points, fact.among ?? 1));
    won.set(key, { side, points, ...(card === undefined ? {} : { card }) });
  }
  for (const { points, ...whose } of won.values()) {
    const { numerator, denominator } = points;
    if (numerator !== 0) facts.push({ fact: 'scored', ...whose, points: -numerator, among: denominator, piece });
  }
  return facts;
}

/**
 * Returns the facts that undo the last defeat of a figure in a mission. Earlier defeats still count, because a defeated
 * figure can return by the rules.
 */
function makeMissionReturnFacts(log: Log, piece: string, kind: FigureKind): Fact[] {
  const all = [...listAppliedFacts(log)];
  const after = all.slice(all.findLastIndex((each) => each.fact === 'defeated' && each.piece === piece) + 1);
  const [first] = after;
  const tally = after.find((each) => each.fact === 'tallied' && each.piece === piece && each.tally === 'defeats');
  const facts: Fact[] = [{ fact: 'returned', piece, mistake: true }];
  if (kind === 'henchman' && first?.fact === 'counted' && first.by === 1) facts.push({ ...first, by: -1 });
  if (tally?.fact === 'tallied') facts.push({ ...tally, by: -tally.by });
  return [...facts, ...makeUnscoreFacts(after, piece)];
}
