import type { Tile } from '../../board/tile';
import type { Character } from '../character';
import { cardOf } from './carded-character';
import type { CharacterCard } from './character-card';
import { type LaidOutMap, layOutMapCard } from './lay-map';
import type { MapCard } from './map-card';
import type { ScenarioCard } from './scenario-card';

/** Catalog of the cards that a mission plan names by id. Each lookup returns null if there is no card with that id. */
export interface CardCatalog {
  readonly card: (character: string) => CharacterCard | null;
  readonly scenario: (id: string) => ScenarioCard | null;
  /** Lays out the map card with an id. Null also if the tiles of the card cannot be joined. */
  readonly map: (id: string) => LaidOutMap | null;
}

/** Makes a catalog of cards. Each map is laid out at its first lookup and cached. */
export function makeCardCatalog(
  characters: readonly Character[],
  box: {
    readonly scenarios: readonly ScenarioCard[];
    readonly maps: readonly MapCard[];
    readonly tiles: readonly Tile[];
  },
): CardCatalog {
  const cards = new Map(characters.map((character) => [character.id, character]));
  const scenarios = new Map(box.scenarios.map((scenario) => [scenario.id, scenario]));
  const maps = new Map(box.maps.map((map) => [map.id, map]));
  const laid = new Map<string, LaidOutMap | null>();
  return {
    card: (id) => {
      const character = cards.get(id);
      return character ? cardOf(character) : null;
    },
    scenario: (id) => scenarios.get(id) ?? null,
    map: (id) => {
      const before = laid.get(id);
      if (before !== undefined) return before;
      const map = maps.get(id);
      const made = map ? layOutMapCard(map, box.tiles) : null;
      const found = made?.ok ? made.value : null;
      laid.set(id, found);
      return found;
    },
  };
}
