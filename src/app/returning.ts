import { factsUpTo, type Log } from '../game/log';
import { add, type Fraction, fraction, ZERO } from '../plain/fraction';
import type { Fact } from '../table/facts';
import type { Figure } from '../table/table';

/** Brings a defeated figure back as if it had been a mistake: on the last click of its dial, its victory points taken off again. */
export function returning(log: Log, figure: Figure): Fact[] {
  const facts: Fact[] = [{ fact: 'returned', piece: figure.piece }];
  const past = figure.click - figure.character.dial.length;
  if (past > 0) facts.push({ fact: 'clicked', piece: figure.piece, by: -past, cause: 'heal', from: null });
  const won = new Map<string, Fraction>();
  for (const fact of factsUpTo(log)) {
    if (fact.fact !== 'scored' || fact.piece !== figure.piece) continue;
    won.set(fact.side, add(won.get(fact.side) ?? ZERO, fraction(fact.points, fact.among ?? 1)));
  }
  for (const [side, { over, under }] of won) {
    if (over !== 0) facts.push({ fact: 'scored', side, points: -over, among: under, piece: figure.piece });
  }
  return facts;
}
