import type { MapSheet } from '../../board/map-sheet';
import type { Tile } from '../../board/tile';
import { type BoxCard, boxCardId } from '../../catalog/cards/box-card';
import type { MapCard } from '../../catalog/cards/map-card';
import { sheetFromMapCard } from '../../catalog/cards/map-sheet';
import { truncate } from '../../text/character-text';
import { say } from '../../text/say';
import { saveCards } from '../collection/save-cards';
import { savedToMapsMessage } from '../collection/save-records';
import {
  IMPORT_REPOSITORIES,
  NOTHING_IMPORTED,
  saveImportedRecords,
  undoImportedRecords,
} from '../import/save-imported';
import { toast, toastWithUndo } from '../messages';
import { describeStoreFault } from '../storage/store-fault-text';

/** Saves a tile as a card and shows a message with an undo. False if the write failed. */
export function saveTile(tile: Tile): Promise<boolean> {
  return saveCards([tileCard(tile)], say('{tile} saved to your tiles.', { tile: truncate(tile.name, 60) }));
}

function tileCard(tile: Tile): BoxCard {
  return { id: boxCardId('tiles', tile.id), part: 'tiles', card: tile };
}

/**
 * Saves a map of tiles as a map card and as a map for games, and shows a message with an undo. False if the write
 * failed.
 * @param tiles all tiles that the card may name; the tiles in use are saved with the card, including sample tiles and
 * new cuttings
 */
export async function saveTileMap(card: MapCard, tiles: readonly Tile[], source: MapSheet['source']): Promise<boolean> {
  const sheet = sheetFromMapCard(card, tiles, source);
  if (!sheet) return false;
  const used = tiles.filter((tile) => card.tiles.some((each) => each.tile === tile.id));
  const cards: BoxCard[] = [...used.map(tileCard), { id: boxCardId('maps', card.id), part: 'maps', card }];
  const saved = {
    ...NOTHING_IMPORTED,
    cards: await saveImportedRecords(cards, IMPORT_REPOSITORIES.cards),
    maps: await saveImportedRecords([sheet], IMPORT_REPOSITORIES.maps),
  };
  const fault = saved.cards.fault ?? saved.maps.fault;
  if (fault) {
    toast({ text: describeStoreFault(fault), tone: 'bad' });
    return false;
  }
  toastWithUndo(savedToMapsMessage(card.name), () => undoImportedRecords(saved, IMPORT_REPOSITORIES));
  return true;
}
