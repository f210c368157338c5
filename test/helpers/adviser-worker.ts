import type { AdviserRequest, AdviserResponse } from '../../src/app/forces/adviser';
import { generateSuggestions } from '../../src/force/advise';
import type { OwnedCharacter } from '../../src/force/suggest';
import { makeOwnedCharacter } from '../../src/force/suggest';
import { editionById } from '../../src/rules/editions';

/** Replaces the adviser’s worker in tests. Answers asynchronously and records the requests. */
export class FakeAdviserWorker {
  static readonly requests: AdviserRequest[] = [];
  onmessage: ((message: { readonly data: AdviserResponse }) => void) | null = null;
  onerror: (() => void) | null = null;
  private general: OwnedCharacter[] = [];

  postMessage(request: AdviserRequest): void {
    FakeAdviserWorker.requests.push(request);
    if ('known' in request) {
      this.general = [
        ...(request.anew ? [] : this.general),
        ...request.known.map((each) => makeOwnedCharacter(each, 1)),
      ];
      return;
    }
    const { id, question } = request;
    setTimeout(() => {
      const rules = editionById(question.edition);
      for (const response of rules ? generateSuggestions(rules, this.general, question) : [])
        this.onmessage?.({ data: { id, found: response } });
      this.onmessage?.({ data: { id, done: true } });
    });
  }

  terminate(): void {
    this.onmessage = null;
  }
}
