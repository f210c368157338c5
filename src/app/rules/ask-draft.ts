/** Where the text is kept between two visits of one session: a half-written question must not be lost by a look at the map. */
let kept: string | null = null;

/** The position notation that stands ready to be asked; null where none was begun. */
export function savedDraft(): string | null {
  return kept;
}

export function saveDraft(text: string): void {
  kept = text;
}
