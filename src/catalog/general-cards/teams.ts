import { toKebabCase } from '../../plain/lenient';
import type { Character } from '../character';
import { PRINTED_NAME_LIMIT } from '../limits';
import { type GeneralCardOf, makeGeneralCard } from './card';
import { deriveGeneralCardId } from './draft';

/** Lists the teams on the bases of characters without duplicates, as cards with only a name. */
export function listTeamCards(characters: Iterable<Pick<Character, 'teams'>>): GeneralCardOf<'teams'>[] {
  const byId = new Map<string, GeneralCardOf<'teams'>>();
  for (const { teams } of characters) {
    for (const team of teams) {
      const name = team.trim().slice(0, PRINTED_NAME_LIMIT);
      const id = deriveGeneralCardId(name);
      if (name !== '' && !byId.has(id)) byId.set(id, makeGeneralCard('teams', { id, name, text: '', wild: false }));
    }
  }
  return [...byId.values()];
}

/** Returns the teams that have no card yet, comparing names regardless of case and spacing. */
export function listMissingTeams(
  teams: readonly GeneralCardOf<'teams'>[],
  here: readonly GeneralCardOf<'teams'>[],
): GeneralCardOf<'teams'>[] {
  const known = new Set(here.flatMap(({ card }) => [card.id, toKebabCase(card.name)]));
  return teams.filter(({ card }) => !known.has(card.id) && !known.has(toKebabCase(card.name)));
}
