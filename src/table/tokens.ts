import type { Square } from '../grid/square';

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
