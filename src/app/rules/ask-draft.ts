/** Unfinished text of a question. It stays in memory because users look at the map while they write. */
let kept: string | null = null;

/** Returns the draft in position notation. Null if there is no draft. */
export function readQuestionDraft(): string | null {
  return kept;
}

export function saveQuestionDraft(text: string): void {
  kept = text;
}
