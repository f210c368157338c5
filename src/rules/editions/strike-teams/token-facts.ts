import { squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import type { TableToken } from '../../../table/tokens';

type TokenFact = Extract<Fact, { readonly fact: 'token' }>;

/** Returns a fact that records a token's current state with the changes applied. */
export function makeTokenFact(
  { id, kind, at, holder, strength, wounds, times, scenario }: TableToken,
  change: Partial<Pick<TokenFact, 'square' | 'holder' | 'wounds'>> = {},
): Fact {
  const square = at === null ? null : squareName(at);
  const often = times === null ? {} : { times };
  const brought = scenario === undefined ? {} : { scenario };
  return { fact: 'token', token: id, kind, square, holder, strength, wounds, ...often, ...brought, ...change };
}

/**
 * "Damaging an Objective Token": adds a damage mark to the token. The last mark that the scenario requires removes the
 * token.
 */
export function makeTokenDamageFact(token: TableToken): Fact {
  const wounds = token.wounds + 1;
  return makeTokenFact(token, isLastDamageMark(token) ? { wounds, square: null, holder: null } : { wounds });
}

/** Whether the next damage mark removes the token. False if the required number of marks is unknown. */
export function isLastDamageMark({ wounds, times }: Pick<TableToken, 'wounds' | 'times'>): boolean {
  return times !== null && wounds + 1 >= times;
}
