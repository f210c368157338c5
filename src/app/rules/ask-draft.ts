/** The text stays in memory between two visits, so that looking at the map does not lose a half-written question. */
let kept: string | null = null;

/** Returns the draft in position notation. Null if none was begun. */
export function readAskDraft(): string | null {
  return kept;
}

export function saveAskDraft(text: string): void {
  kept = text;
}
