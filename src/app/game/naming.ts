import { editionName } from '../../rules';
import type { Reason } from '../../rules/answer';
import { boardInPlay, isMission } from '../../table/table';
import type { Naming } from '../../text/names/naming';
import { teamName } from '../../text/names/team';
import { loadedRulesChunk, table } from './open-game';

/** Names of the pieces and sides of the open game. */
export function naming(): Naming {
  const now = table();
  return {
    piece: (id) => now?.figures.get(id)?.name ?? id,
    side: (side) => now?.players.find((player) => player.side === side)?.name ?? side,
    ...(now?.alliances && { team: (side) => teamName(now, side) }),
    edition: editionName,
    board: now ? boardInPlay(now) : null,
    ...(now && now.tokens.length > 0 ? { tokens: now.tokens } : {}),
    ...(now && isMission(now) ? { mission: true } : {}),
    ...(now && now.markers.length > 0 ? { markers: now.markers } : {}),
  };
}

/** Describes the reasons against an action as a sentence. Null if there are none, or until the texts are loaded. */
export function describeObjections(reasons: readonly Reason[]): string | null {
  const chunk = loadedRulesChunk();
  if (reasons.length === 0 || !chunk) return null;
  const words = reasons.map((reason) => chunk.describeReason(reason, naming()));
  return `${[...new Set(words)].join('; ')}.`;
}

/** Describes the reasons against an action in a few words: `2 tokens, acted`. Null like `describeObjections`. */
export function describeObjectionsBriefly(reasons: readonly Reason[]): string | null {
  const chunk = loadedRulesChunk();
  if (!chunk) return null;
  return [...new Set(reasons.map(chunk.reasonBadge))].join(', ') || null;
}
