export const OUTCOMES = ['succeeded', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** By what a game remembers that the outcome of a scenario card was recorded. */
export function outcomeDue(card: string, outcome: Outcome): string {
  return `objective ${outcome}: ${card}`;
}

/** The card and its outcome; null where something else was seen to. */
export function outcomeOfDue(due: string): { readonly card: string; readonly outcome: Outcome } | null {
  const outcome = OUTCOMES.find((each) => due.startsWith(outcomeDue('', each)));
  return outcome === undefined ? null : { card: due.slice(outcomeDue('', outcome).length), outcome };
}
