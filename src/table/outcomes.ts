export const OUTCOMES = ['succeeded', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Formats the key under which a game stores that the outcome of a scenario card was recorded. */
export function outcomeDue(card: string, outcome: Outcome): string {
  return `objective ${outcome}: ${card}`;
}

/** Parses the key of a recorded outcome; null for any other key. */
export function outcomeOfDue(due: string): { readonly card: string; readonly outcome: Outcome } | null {
  const outcome = OUTCOMES.find((each) => due.startsWith(outcomeDue('', each)));
  return outcome === undefined ? null : { card: due.slice(outcomeDue('', outcome).length), outcome };
}
