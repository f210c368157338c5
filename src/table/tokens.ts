import { type Square, squareName } from '../grid/square';
import type { Fact } from './facts';

export interface TableToken {
  readonly id: string;
  readonly kind: string;
  /** Square of the token. Null if a figure holds the token. */
  readonly at: Square | null;
  readonly holder: string | null;
  /** Material strength; null if the token cannot be damaged. */
  readonly strength: number | null;
  readonly wounds: number;
  /**
   * Number of hits that remove the token from the map. Null if unknown: the token then stays until players take it
   * away.
   */
  readonly times: number | null;
  /** Id of the scenario that added the token; absent if unknown. */
  readonly scenario?: string;
}

/** Token that is placed on the map. */
export interface NewToken {
  readonly name: string;
  readonly at: Square;
  readonly kind: string;
  /** Material strength. Null if the token cannot be damaged. */
  readonly strength: number | null;
  /** Number of hits that remove the token; null means one hit. */
  readonly wounds: number | null;
  /** Id of the scenario that adds the token. */
  readonly scenario?: string;
}

/** Returns the token as it is after it was placed on the map, without damage. */
export function makeTableToken({ name: id, wounds, ...token }: NewToken): TableToken {
  return { ...token, id, holder: null, wounds: 0, times: token.strength === null ? null : (wounds ?? 1) };
}

/** Makes a fact that records a token's current state with the changes applied. */
export function makeTokenFact(
  { id, kind, at, holder, strength, wounds, times, scenario }: TableToken,
  change: Partial<Pick<Extract<Fact, { readonly fact: 'token' }>, 'square' | 'holder' | 'wounds'>> = {},
): Fact {
  const square = at === null ? null : squareName(at);
  const often = times === null ? {} : { times };
  const brought = scenario === undefined ? {} : { scenario };
  return { fact: 'token', token: id, kind, square, holder, strength, wounds, ...often, ...brought, ...change };
}

/** The fields that identify a token's scenario, even after the token has left the game. */
export interface TokenIdentity {
  readonly id: string;
  /** Id of the scenario that added the token; absent if unknown. */
  readonly scenario?: string | undefined;
}

/** Kinds of tokens that the rules use. Players may use any other kind. */
export const TOKEN_KINDS = {
  spawns: { hero: 'hero-spawn', villain: 'villain-spawn', henchman: 'henchman-spawn' },
  objective: 'objective',
  ammunition: 'ammunition',
  turret: 'turret',
  rubble: 'rubble',
} as const;

/** Returns whether a token id matches a name in a scenario: `Sluice wheel`, `Sluice wheel 2`. */
export function isTokenNamed(id: string, name: string): boolean {
  return id === name || (id.startsWith(`${name} `) && /^\d+$/.test(id.slice(name.length + 1)));
}

/**
 * Returns whether a token is the one that scenario `of` calls `name`. If two cards in play use one name, the token
 * belongs to the card that added it. If that card is unknown, the token counts for both cards.
 */
export function belongsToScenario({ id, scenario }: TokenIdentity, of: string, name: string): boolean {
  return isTokenNamed(id, name) && (scenario === undefined || scenario === of);
}
