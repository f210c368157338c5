import type { Square } from '../grid/square';

/** An event that a scenario may check later; `round` is when it happened. */
export type MissionEvent =
  | { readonly event: 'defeated'; readonly piece: string; readonly by: string | null; readonly round: number }
  | { readonly event: 'extracted'; readonly piece: string; readonly round: number }
  | {
      readonly event: 'taken';
      readonly token: string;
      readonly scenario?: string;
      readonly piece: string;
      readonly round: number;
    }
  /** A token left the game, from its square or its holder. `broken`: a final hit removed the token. */
  | {
      readonly event: 'gone';
      readonly token: string;
      readonly scenario?: string;
      readonly at: Square | null;
      readonly holder: string | null;
      readonly broken: boolean;
      readonly round: number;
    };

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
