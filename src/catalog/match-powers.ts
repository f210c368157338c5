/** Power as a choice in the entry grid. */
export interface PowerChoice {
  /** Id of the power in kebab case. */
  readonly id: string;
  readonly name: string;
  /** Colour of the power's square on the dial. The first letters of the colour also find the power. */
  readonly colour?: string;
}

/**
 * Returns the powers that match the query, best first. A name that begins with the query ranks first, then initials
 * (`rs` is Running Shot). A later word that begins with the query follows, then the colour of the square. An empty
 * query returns all choices in unchanged order.
 */
export function matchPowers<Choice extends PowerChoice>(query: string, choices: readonly Choice[]): readonly Choice[] {
  const typed = plain(query);
  if (typed === '') return choices;
  const ranked = choices
    .map((choice) => ({ choice, rank: rankOf(typed, choice) }))
    .filter((each) => each.rank < NO_MATCH);
  return ranked.sort((a, b) => a.rank - b.rank).map((each) => each.choice);
}

const NO_MATCH = 4;

function rankOf(typed: string, choice: PowerChoice): number {
  const words = choice.name.toLowerCase().split(/[^a-z0-9]+/);
  if (plain(choice.name).startsWith(typed)) return 0;
  if (
    words
      .map((word) => word[0] ?? '')
      .join('')
      .startsWith(typed)
  )
    return 1;
  if (words.some((_, at) => words.slice(at).join('').startsWith(typed))) return 2;
  return choice.colour?.startsWith(typed) && typed.length > 2 ? 3 : NO_MATCH;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '');
}
