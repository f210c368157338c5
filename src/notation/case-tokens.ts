import type { Board } from '../board/board';
import { squareName } from '../grid/square';
import type { ValueOf } from '../rules/action-fields';
import type { Fact } from '../table/facts';
import { makePosition } from '../table/position';
import type { TableToken } from '../table/tokens';
import type { KeyPath } from './fault';
import { readField } from './field-types';
import type { ParseContext } from './parse-context';
import { TOKENS_FIELD } from './places';

/** A token of a case, on the map at the start or placed later. */
export type CaseToken = ValueOf<typeof TOKENS_FIELD>[number];

/** Parses tokens from a mapping by name, as written under `tokens` and in the event `lay`. */
export function readTokens(reading: ParseContext, value: unknown, path: KeyPath, board: Board): readonly CaseToken[] {
  return readField({ reading, position: makePosition(board, []) }, TOKENS_FIELD, value, path);
}

/** Returns the number of hits that remove the token; null if it cannot be damaged. */
export function hitsToRemove({ strength, wounds }: CaseToken): number | null {
  return strength === null ? null : (wounds ?? 1);
}

/** Makes the undamaged token of a game from a token of a case. */
export function makeTableToken(token: CaseToken): TableToken {
  const { name, kind, at, strength } = token;
  return { id: name, kind, at, holder: null, strength, wounds: 0, times: hitsToRemove(token) };
}

export function makeCaseTokenFact(token: CaseToken): Fact {
  const { name, kind, at, strength } = token;
  const times = hitsToRemove(token);
  const often = times === null ? {} : { times };
  return { fact: 'token', token: name, kind, square: squareName(at), holder: null, strength, wounds: 0, ...often };
}
