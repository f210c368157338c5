import type { Board } from '../board/board';
import { makePosition } from '../table/position';
import type { NewToken } from '../table/tokens';
import type { KeyPath } from './fault';
import { readField } from './field-types';
import type { ParseContext } from './parse-context';
import { TOKENS_FIELD } from './places';

/** Parses tokens from a mapping by name, as written under `tokens` and in the event `lay`. */
export function readTokens(reading: ParseContext, value: unknown, path: KeyPath, board: Board): readonly NewToken[] {
  return readField({ reading, position: makePosition(board, []) }, TOKENS_FIELD, value, path);
}
