import { generateSuggestions } from '../../force/advise';
import { makeOwnedCharacter, type OwnedCharacter } from '../../force/suggest';
import { editionById } from '../../rules/editions';
import type { AdviserRequest, AdviserResponse } from './adviser';

let owned: OwnedCharacter[] = [];
/** Id of the current question to the adviser. Older questions are abandoned. */
let asked = 0;

addEventListener('message', ({ data }: MessageEvent<AdviserRequest>) => {
  if ('known' in data)
    owned = [...(data.anew ? [] : owned), ...data.known.map((character) => makeOwnedCharacter(character, 1))];
  else void answer(data);
});

async function answer({ id, question }: Extract<AdviserRequest, { readonly question: unknown }>): Promise<void> {
  const tell = (message: AdviserResponse): void => postMessage(message);
  asked = id;
  const rules = editionById(question.edition);
  for (const response of rules ? generateSuggestions(rules, owned, question) : []) {
    tell({ id, found: response });
    // Pending messages are handled before the next step of the search.
    await new Promise((heard) => setTimeout(heard));
    if (asked !== id) return;
  }
  tell({ id, done: true });
}
