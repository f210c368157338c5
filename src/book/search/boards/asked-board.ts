/** Position that shows the answer to a question which players ask in words. The rules engine answers it. */
export interface AskedBoard {
  /** The question, as players type it. */
  readonly questions: readonly string[];
  /** Topics of the entries that answer it, in any edition. */
  readonly topics: readonly string[];
  /** Position with a question in the notation, without title and edition. */
  readonly position: string;
}

/**
 * Parses boards. A board begins with `# question | question`. Next is `topics: topic topic`. The rest is the position in
 * the notation.
 */
export function parseAskedBoards(text: string): readonly AskedBoard[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((board) => {
      const [, questions = '', topics = '', position = ''] = /^(.*)\ntopics: (.*)\n([\s\S]*)$/.exec(board) ?? [];
      return {
        questions: questions.split('|').map((question) => question.trim()),
        topics: topics.split(' '),
        position,
      };
    });
}
