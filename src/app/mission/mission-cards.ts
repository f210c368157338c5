import { boxFromCards } from '../../catalog/cards/box-card';
import { type CardCatalog, makeCardCatalog } from '../../catalog/cards/card-catalog';
import type { CardBox } from '../../catalog/cards/card-file';
import { cardOf } from '../../catalog/cards/carded-character';
import type { TeamName } from '../../catalog/cards/scenario-card';
import type { Character } from '../../catalog/character';
import { listTeamCandidates, type TeamCandidate } from '../../game/mission-choices';
import { boxCards } from '../collection/card-lists';
import { characters, ensureLibrary } from '../collection/library';

export interface MissionCards {
  /** Characters with a character card. */
  readonly characters: readonly Character[];
  readonly scenarios: CardBox['scenarios'];
  readonly maps: CardBox['maps'];
  readonly victories: CardBox['victories'];
  readonly cardCatalog: CardCatalog;
}

/** Reads the cards of the collection, followed by the cards of the demo set that the collection does not have. */
export async function readMissionCards(): Promise<MissionCards> {
  const [{ DEMO_CARD_BOX, DEMO_CARD_CHARACTERS }] = await Promise.all([
    import('../../catalog/cards/demo'),
    ensureLibrary(),
    boxCards.ready(),
  ]);
  const own = (characters() ?? []).filter((each) => cardOf(each) !== null);
  const all = joined(own, DEMO_CARD_CHARACTERS);
  const box = boxFromCards(boxCards() ?? []);
  const scenarios = joined(box.scenarios, DEMO_CARD_BOX.scenarios);
  const maps = joined(box.maps, DEMO_CARD_BOX.maps);
  const tiles = joined(box.tiles, DEMO_CARD_BOX.tiles);
  const victories = joined(box.victories, DEMO_CARD_BOX.victories);
  return { characters: all, scenarios, maps, victories, cardCatalog: makeCardCatalog(all, { scenarios, maps, tiles }) };
}

function joined<Item extends { readonly id: string }>(own: readonly Item[], more: readonly Item[]): Item[] {
  const known = new Set(own.map(({ id }) => id));
  return [...own, ...more.filter(({ id }) => !known.has(id))];
}

const known = new WeakMap<MissionCards, Record<TeamName, readonly TeamCandidate[]>>();

/** Lists the candidates of a team. Returns the same array each time, so rendered rows stay. */
export function listMissionCandidates(cards: MissionCards, team: TeamName): readonly TeamCandidate[] {
  let found = known.get(cards);
  if (!found) {
    const carded = cards.characters.flatMap((each) => {
      const card = cardOf(each);
      return card ? [{ character: each.id, card }] : [];
    });
    found = { heroes: listTeamCandidates('heroes', carded), mastermind: listTeamCandidates('mastermind', carded) };
    known.set(cards, found);
  }
  return found[team];
}

/** Returns the name for the id of a character, scenario, map or action card. An unknown id is returned unchanged. */
export function findCardName(cards: MissionCards, id: string): string {
  const found = [...cards.characters, ...cards.scenarios, ...cards.maps].find((each) => each.id === id);
  if (found) return found.name;
  const action = cards.characters.flatMap((each) => cardOf(each)?.actions ?? []).find((each) => each.id === id);
  return action?.name ?? id;
}

/** Replaces ids with names in the detail of a problem: `demo-3: 9/8` → `Old Harrow: 9/8`. */
export function replaceIdsWithNames(cards: MissionCards, detail: string): string {
  return detail
    .split(': ')
    .map((part) => findCardName(cards, part))
    .join(': ');
}
