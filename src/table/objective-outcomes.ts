export const OBJECTIVE_OUTCOMES = ['succeeded', 'failed'] as const;
export type ObjectiveOutcome = (typeof OBJECTIVE_OUTCOMES)[number];

/** Formats the key under which a game stores that the outcome of a scenario card was recorded. */
export function printOutcomeKey(card: string, outcome: ObjectiveOutcome): string {
  return `objective ${outcome}: ${card}`;
}

/** Parses the key of a recorded outcome. Null for any other key. */
export function parseOutcomeKey(due: string): { readonly card: string; readonly outcome: ObjectiveOutcome } | null {
  const outcome = OBJECTIVE_OUTCOMES.find((each) => due.startsWith(printOutcomeKey('', each)));
  return outcome === undefined ? null : { card: due.slice(printOutcomeKey('', outcome).length), outcome };
}
