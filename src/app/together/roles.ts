import { say } from '../../text/say';
import { table } from '../game/open-game';

export interface RoleOption {
  /** A side, `judge` or `watching`. */
  readonly role: string;
  readonly label: string;
}

/** What a phone may be in the open game: one of its sides, by the players' names, or nobody's. */
export function rolesOfGame(): readonly RoleOption[] {
  const sides = (table()?.players ?? []).map(({ side, name }) => ({ role: side, label: name }));
  return [...sides, { role: 'judge', label: say('Judge') }, { role: 'watching', label: say('Watching') }];
}

/** `plays Ana`, `judge`, `watching`; a side that the game does not have goes by its own name. */
export function wordsOfRole(role: string): string {
  if (role === 'judge') return say('judge');
  if (role === 'watching') return say('watching');
  const player = table()?.players.find(({ side }) => side === role)?.name ?? role;
  return say('plays {player}', { player });
}

/** What a phone may be before it knows the game that it joins: which side a player plays is asked once it is there. */
export const JOIN_ROLES: readonly RoleOption[] = [
  { role: 'player', label: say('A player') },
  { role: 'judge', label: say('Judge') },
  { role: 'watching', label: say('Watching') },
];

/** As phones tell each other: null where it is asked later. */
export function roleOfJoin(role: string): string | null {
  return role === 'player' ? null : role;
}
