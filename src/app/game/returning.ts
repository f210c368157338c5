import { factsUpTo, type Log } from '../../game/log';
import { add, type Fraction, fraction, ZERO } from '../../plain/fraction';
import type { Fact } from '../../table/facts';
import type { Figure } from '../../table/table';

/** Brings a defeated figure back as if it had been a mistake: on the last click of its dial, its victory points taken off again. */
export function returning(log: Log, figure: Figure): Fact[] {
  const facts: Fact[] = [{ fact: 'returned', piece: figure.piece }];
  const past = figure.click - figure.character.dial.length;
  if (past > 0) facts.push({ fact: 'clicked', piece: figure.piece, by: -past, cause: 'heal', from: null });
  const won = new Map<string, { readonly side: string; readonly card?: string; readonly points: Fraction }>();
  for (const fact of factsUpTo(log)) {
    if (fact.fact !== 'scored' || fact.piece !== figure.piece) continue;
    const { side, card } = fact;
    // Points for a feat are recorded, and removed, apart from those for its character.
    const key = JSON.stringify([side, card]);
    const points = add(won.get(key)?.points ?? ZERO, fraction(fact.points, fact.among ?? 1));
    won.set(key, { side, points, ...(card === undefined ? {} : { card }) });
  }
  for (const { points, ...whose } of won.values()) {
    const { over, under } = points;
    if (over !== 0) facts.push({ fact: 'scored', ...whose, points: -over, among: under, piece: figure.piece });
  }
  return facts;
}
