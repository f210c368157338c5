import { editionName } from '../../rules/edition-names';
import type { DeedRuling } from '../../rules/table-deed';
import { isMission } from '../../table/mission';
import { boardInPlay } from '../../table/table';
import type { Naming } from '../../text/names/naming';
import { teamName } from '../../text/names/team';
import { loadedRulesChunk, table } from './open-game';

/** Names of the pieces and sides of the open game. */
export function naming(): Naming {
  const now = table();
  return {
    piece: (id) => now?.figures.get(id)?.character.name ?? id,
    side: (side) => now?.players.find((player) => player.side === side)?.name ?? side,
    ...(now?.alliances && { team: (side) => teamName(now, side) }),
    edition: editionName,
    board: now ? boardInPlay(now) : null,
    ...(now && now.tokens.length > 0 ? { tokens: now.tokens } : {}),
    ...(now && isMission(now) ? { mission: true } : {}),
    ...(now && now.markers.length > 0 ? { markers: now.markers } : {}),
  };
}

/** Describes why the rules forbid a deed. Null if the deed is allowed. */
export function describeObjections(ruling: DeedRuling): string | null {
  const chunk = loadedRulesChunk();
  if (ruling.legal || !chunk) return null;
  const { describeReason } = chunk;
  const words = ruling.reasons.map((reason) => describeReason(reason, naming()));
  return words.length === 0 ? null : `${[...new Set(words)].join('; ')}.`;
}

/** Describes in a few words why the rules forbid a deed: `2 tokens, acted`. Null if the deed is allowed. */
export function describeObjectionsBriefly(ruling: DeedRuling): string | null {
  const chunk = loadedRulesChunk();
  if (ruling.legal || !chunk) return null;
  return [...new Set(ruling.reasons.map(chunk.reasonBadge))].join(', ') || null;
}
