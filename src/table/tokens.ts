import type { Square } from '../grid/square';

export interface TableToken {
  readonly id: string;
  readonly kind: string;
  /** Null if it is with a figure. */
  readonly at: Square | null;
  readonly holder: string | null;
  /** Material strength; null if it cannot be damaged. */
  readonly strength: number | null;
  readonly wounds: number;
  /** Number of hits that remove it from the map. Null if unknown: it stays until players take it away. */
  readonly times: number | null;
  /** The id of the scenario that added it; absent if unknown. */
  readonly scenario?: string;
}

/** The fields that identify a token's scenario, even after the token has left the game. */
export interface TokenIdentity {
  readonly id: string;
  /** The id of the scenario that added it; absent if unknown. */
  readonly scenario?: string | undefined;
}

/** Token kinds that the rules use. Any other kind is for the players. */
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
 * Returns whether a token belongs to a name in scenario `of`. Two cards in play may use one name. A token counts for
 * the card that added it, or for both if that is unknown.
 */
export function belongsToScenario({ id, scenario }: TokenIdentity, of: string, name: string): boolean {
  return isTokenNamed(id, name) && (scenario === undefined || scenario === of);
}
