import { createMemo, createResource, type JSX, Show } from 'solid-js';
import { goTo } from '../../../app/route';
import { saveQuestionDraft } from '../../../app/rules/ask-draft';
import { EXAMPLES, printExample, supportsExample } from '../../../app/rules/examples';
import type { Entry } from '../../../book/entry';
import type { QuestionName } from '../../../notation/case';
import { loadRuleset } from '../../../rules';
import type { Ruleset } from '../../../rules/ruleset';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';

/**
 * Link to the page that answers questions, with a position that uses this entry. Renders nothing if no position uses
 * the entry.
 */
export default function AskEntry(props: { entry: Entry }): JSX.Element {
  const [rules] = createResource(
    () => props.entry.edition,
    (edition: string) => loadRuleset(edition),
  );
  const text = createMemo(() => textToAsk(props.entry, rules() ?? null));
  return (
    <Show when={text()}>
      {(asked) => (
        <Button
          tone="accent"
          wide
          onClick={() => {
            saveQuestionDraft(asked());
            goTo('rules', 'ask');
          }}
        >
          {say('Ask about an example position')}
        </Button>
      )}
    </Show>
  );
}

/** Returns the name of the question in a notation text: `ask: {hit: …}` → `hit`. */
function questionOf(text: string): string | null {
  return /^ask: \{(\w+):/m.exec(text)?.[1] ?? null;
}

/**
 * Returns the notation text of a position for an entry: its example, or a template with a question on the entry. Null
 * if neither exists.
 */
function textToAsk(entry: Entry, rules: Ruleset | null): string | null {
  if (entry.example !== null) return `edition: ${entry.edition}\n${entry.example}`;
  const fits = (text: string): boolean => entry.asks.includes(questionOf(text) as QuestionName);
  const example = rules && EXAMPLES.find((each) => supportsExample(rules, each) && fits(each.body));
  return example ? printExample(example, entry.edition) : null;
}
