/** The text stays in memory between two visits: a half-written question must not be lost by a look at the map. */
let kept: string | null = null;

/** The draft in position notation; null where none was begun. */
export function savedDraft(): string | null {
  return kept;
}

export function saveDraft(text: string): void {
  kept = text;
}
