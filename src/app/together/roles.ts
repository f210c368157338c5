import { say } from '../../text/say';
import { table } from '../game/open-game';

export interface RoleOption {
  /** Id of a side, `judge` or `watching`. */
  readonly role: string;
  readonly label: string;
}

/** Lists the roles in the open game: its sides by player name, judge and watching. */
export function listRoles(): readonly RoleOption[] {
  const sides = (table()?.players ?? []).map(({ side, name }) => ({ role: side, label: name }));
  return [...sides, { role: 'judge', label: say('Judge') }, { role: 'watching', label: say('Watching') }];
}

/** Describes a role: `plays Ana`, `judge`, `watching`. An unknown side is shown by its id. */
export function describeRole(role: string): string {
  if (role === 'judge') return say('judge');
  if (role === 'watching') return say('watching');
  const player = table()?.players.find(({ side }) => side === role)?.name ?? role;
  return say('plays {player}', { player });
}

/** Roles to choose from before the game is known. The side of a player is chosen after the game is received. */
export const JOIN_ROLES: readonly RoleOption[] = [
  { role: 'player', label: say('A player') },
  { role: 'judge', label: say('Judge') },
  { role: 'watching', label: say('Watching') },
];

/**
 * Converts a role of `JOIN_ROLES` to the role in the protocol. Null for the role of a player, because players choose
 * their side later.
 */
export function toProtocolRole(role: string): string | null {
  return role === 'player' ? null : role;
}
