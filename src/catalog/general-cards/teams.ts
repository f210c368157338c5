import { kebab } from '../../plain/loose';
import type { Character } from '../character';
import { NAME_LIMIT } from '../limits';
import { type GeneralCardOf, generalCard } from './card';
import { generalIdOf } from './draft';

/** Lists the teams on the bases of characters, each once, as cards with only a name. */
export function teamsOf(characters: Iterable<Pick<Character, 'teams'>>): GeneralCardOf<'teams'>[] {
  const byId = new Map<string, GeneralCardOf<'teams'>>();
  for (const { teams } of characters) {
    for (const team of teams) {
      const name = team.trim().slice(0, NAME_LIMIT);
      const id = generalIdOf(name);
      if (name !== '' && !byId.has(id)) byId.set(id, generalCard('teams', { id, name, text: '', wild: false }));
    }
  }
  return [...byId.values()];
}

/** Returns the teams without a card yet, comparing names regardless of spelling. */
export function teamsMissing(
  teams: readonly GeneralCardOf<'teams'>[],
  here: readonly GeneralCardOf<'teams'>[],
): GeneralCardOf<'teams'>[] {
  const known = new Set(here.flatMap(({ card }) => [card.id, kebab(card.name)]));
  return teams.filter(({ card }) => !known.has(card.id) && !known.has(kebab(card.name)));
}
