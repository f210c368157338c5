import type { Board } from '../board/board';
import { squareName } from '../grid/square';
import type { InanimateTarget } from '../table/heaps';
import { type NewToken, TOKEN_KINDS } from '../table/tokens';
import type { KeyPath } from './fault';
import {
  addComplaint,
  openSection,
  type ParseContext,
  readEach,
  readNumber,
  readOneOf,
  readOptional,
  readRequired,
} from './parse-context';
import { readSquare, readTerrain } from './places';

const KINDS = [TOKEN_KINDS.objective, TOKEN_KINDS.turret, TOKEN_KINDS.ammunition] as const;
/** Maximum strength and maximum number of hits of a token. */
const MOST = 99;

/** Parses tokens from a mapping by name, as written under `tokens` and in the event `lay`. */
export function readTokens(reading: ParseContext, value: unknown, path: KeyPath, board: Board): NewToken[] {
  return [
    ...readEach(reading, value, path, (each, place, name) => readToken(reading, each, place, name, board)).values(),
  ];
}

function readToken(reading: ParseContext, value: unknown, path: KeyPath, name: string, board: Board): NewToken {
  const section = openSection(reading, value, path, ['at', 'kind', 'strength', 'wounds']);
  const some = (key: string): number | null => readOptional(section, key, null, readSome);
  return {
    name,
    at: readRequired(section, 'at', (_, at, place) => readSquare(reading, at, place, board)),
    kind: readOptional(section, 'kind', TOKEN_KINDS.objective, (_, kind, place) =>
      readOneOf(reading, kind, place, KINDS),
    ),
    strength: some('strength'),
    wounds: some('wounds'),
  };
}

function readSome(reading: ParseContext, value: unknown, path: KeyPath): number {
  const number = readNumber(reading, value, path, 1);
  if (number > MOST) addComplaint(reading, path, 'out-of-bounds', String(number));
  return number;
}

export function printToken({ at, kind, strength, wounds }: NewToken): Record<string, unknown> {
  return {
    at: squareName(at),
    kind,
    ...(strength === null ? {} : { strength }),
    ...(wounds === null ? {} : { wounds }),
  };
}

export function printTokens(tokens: readonly NewToken[]): Map<string, unknown> {
  return new Map(tokens.map((token) => [token.name, printToken(token)]));
}

/** Reads the target of an attack or an action: a token by its name, or else terrain as in `readTerrain`. */
export function readTokenOrTerrain(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  { board, tokens = [] }: { readonly board: Board; readonly tokens?: readonly NewToken[] },
): InanimateTarget {
  const token = tokens.find(({ name }) => name === value);
  return token ? { square: token.at, token: token.name } : readTerrain(reading, value, path, board);
}
