import type { Character } from '../../catalog/character';
import { generateSuggestions, type SuggestRequest } from '../../force/advise';
import { makeOwnedCharacter, type OwnedCharacter } from '../../force/suggest';
import { editionById } from '../../rules/editions';
import { serveCalls } from '../worker-calls';

export function makeSuggestServer() {
  let known: OwnedCharacter[] = [];
  return {
    /** Receives a part of the collection. It replaces all characters from index `from`. */
    know(characters: readonly Character[], from: number): void {
      known = [...known.slice(0, from), ...characters.map((character) => makeOwnedCharacter(character, 1))];
    },
    *suggest(request: SuggestRequest) {
      const rules = editionById(request.edition);
      if (rules) yield* generateSuggestions(rules, known, request);
    },
  };
}

serveCalls(makeSuggestServer);
