import type { Square } from '../grid/square';

/** A token on the map or with a figure. */
export interface TableToken {
  readonly id: string;
  readonly kind: string;
  /** Null: with a figure. */
  readonly at: Square | null;
  readonly holder: string | null;
  /** Material strength; null: it cannot be damaged. */
  readonly strength: number | null;
  readonly wounds: number;
  /** How often it must be damaged before it leaves the map; null: nobody told, so it stays until players take it away. */
  readonly times: number | null;
  /** The id of the scenario that brought it; left out where nobody told. */
  readonly scenario?: string;
}

/** What tells whose a token is, also of one that is long gone. */
export interface NamedToken {
  readonly id: string;
  /** The id of the scenario that brought it; left out where nobody told. */
  readonly scenario?: string | undefined;
}

/** What tokens mean to the rules; any other kind is for people. */
export const TOKEN_KINDS = {
  spawns: { hero: 'hero-spawn', villain: 'villain-spawn', henchman: 'henchman-spawn' },
  objective: 'objective',
  ammunition: 'ammunition',
  turret: 'turret',
  rubble: 'rubble',
} as const;

/** Whether a token of a game is one of those that a scenario calls so: `Sluice wheel`, `Sluice wheel 2`. */
export function isNamed(id: string, name: string): boolean {
  return id === name || (id.startsWith(`${name} `) && /^\d+$/.test(id.slice(name.length + 1)));
}

/**
 * Whether a token is one of those that a scenario calls so. Two cards in play may use one name: a token counts for the one
 * that brought it, and where nobody told which that was, for both.
 */
export function belongsTo({ id, scenario }: NamedToken, of: string, name: string): boolean {
  return isNamed(id, name) && (scenario === undefined || scenario === of);
}
