import type { Board } from '../board/board';
import { type Square, squareName } from '../grid/square';
import type { ThingTarget } from '../rules/ruleset';
import type { Fact } from '../table/facts';
import { type TableToken, TOKEN_KINDS } from '../table/tokens';
import type { Path } from './fault';
import { readSquare, readTerrain } from './places';
import { complain, may, must, openSection, type Reading, readEach, readNumber, readOneOf } from './reading';

const KINDS = [TOKEN_KINDS.objective, TOKEN_KINDS.turret, TOKEN_KINDS.ammunition] as const;
/** Material strengths, and how often a thing must be damaged, are written on a card or a small mark. */
const MOST = 99;

/** A token of a case, on the map as it begins or laid later. */
export interface CaseToken {
  readonly name: string;
  readonly at: Square;
  readonly kind: (typeof KINDS)[number];
  /** Null: it cannot be damaged. */
  readonly strength: number | null;
  /** How often it must be damaged; null where it was not told: once. */
  readonly wounds: number | null;
}

/** The mapping after `tokens`, and that of the event `lay`. */
export function readTokens(reading: Reading, value: unknown, path: Path, board: Board): CaseToken[] {
  return [
    ...readEach(reading, value, path, (each, place, name) => readToken(reading, each, place, name, board)).values(),
  ];
}

function readToken(reading: Reading, value: unknown, path: Path, name: string, board: Board): CaseToken {
  const section = openSection(reading, value, path, ['at', 'kind', 'strength', 'wounds']);
  const some = (key: string): number | null => may(section, key, null, readSome);
  return {
    name,
    at: must(section, 'at', (_, at, place) => readSquare(reading, at, place, board)),
    kind: may(section, 'kind', TOKEN_KINDS.objective, (_, kind, place) => readOneOf(reading, kind, place, KINDS)),
    strength: some('strength'),
    wounds: some('wounds'),
  };
}

function readSome(reading: Reading, value: unknown, path: Path): number {
  const number = readNumber(reading, value, path, 1);
  if (number > MOST) complain(reading, path, 'out-of-bounds', String(number));
  return number;
}

export function printToken({ at, kind, strength, wounds }: CaseToken): Record<string, unknown> {
  return {
    at: squareName(at),
    kind,
    ...(strength === null ? {} : { strength }),
    ...(wounds === null ? {} : { wounds }),
  };
}

export function printTokens(tokens: readonly CaseToken[]): Map<string, unknown> {
  return new Map(tokens.map((token) => [token.name, printToken(token)]));
}

/** How often it must be damaged; null for one that cannot be. */
export function timesOf({ strength, wounds }: CaseToken): number | null {
  return strength === null ? null : (wounds ?? 1);
}

/** The token as it lies on the map before anything happened to it. */
export function tokenOfCase(token: CaseToken): TableToken {
  const { name, kind, at, strength } = token;
  return { id: name, kind, at, holder: null, strength, wounds: 0, times: timesOf(token) };
}

/** What an attack or a hand goes to: a token by its name, else as `readTerrain` reads it. */
export function readThing(
  reading: Reading,
  value: unknown,
  path: Path,
  { board, tokens = [] }: { readonly board: Board; readonly tokens?: readonly CaseToken[] },
): ThingTarget {
  const token = tokens.find(({ name }) => name === value);
  return token ? { square: token.at, token: token.name } : readTerrain(reading, value, path, board);
}

export function caseTokenFact(token: CaseToken): Fact {
  const { name, kind, at, strength } = token;
  const times = timesOf(token);
  const often = times === null ? {} : { times };
  return { fact: 'token', token: name, kind, square: squareName(at), holder: null, strength, wounds: 0, ...often };
}
