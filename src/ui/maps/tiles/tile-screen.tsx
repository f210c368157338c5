import { say } from '../../../text/say';
import '../../shared/card-form.css';
import { createResource, type JSX } from 'solid-js';
import { boxCards, refreshCards } from '../../../app/collection/cards';
import { ensureLibrary, maps, refreshMaps } from '../../../app/collection/library';
import { EMPTY_TILE_DRAFT, isEmptyTileDraft, parseTileDraft, type TileDraft } from '../../../app/collection/tile-draft';
import { createDraftKeeper } from '../../../app/draft-keeper';
import { SHELVES } from '../../../app/import/repositories';
import { keepImported, NOTHING_AT_ALL, takeBackAll } from '../../../app/import/save-imported';
import { toast } from '../../../app/messages';
import { sentenceOf } from '../../../app/storage/faults';
import type { MapSheet } from '../../../board/sheet';
import type { Tile } from '../../../board/tiles';
import { type BoxCard, boxCardId, boxOfCards } from '../../../catalog/cards/box-card';
import { layingOf } from '../../../catalog/cards/laying';
import type { MapCard } from '../../../catalog/cards/map-card';
import { sheetOfMapCard } from '../../../catalog/cards/map-sheet';
import { getSetting } from '../../../store/settings';
import { shortened } from '../../../text/collection-words';
import { WhenOpened } from '../../shared/when-opened';
import { TileForm } from './tile-form';

export interface TileScreenProps {
  /** Of the map card to be laid anew; null for a new one. */
  id: string | null;
  onClose: () => void;
}

interface Opened {
  readonly id: string;
  readonly draft: TileDraft;
  readonly source: MapSheet['source'];
  /** Those that are kept, then those of the sample that are not. */
  readonly tiles: readonly Tile[];
}

/** Lays a map of tiles, and keeps it both as a map card and as a map for any game. */
export default function TileScreen(props: TileScreenProps): JSX.Element {
  const key = `tile-draft-${props.id ?? 'new'}`;
  const [opened] = createResource(() => open(props.id, key));
  const keeper = createDraftKeeper<TileDraft>(key, isEmptyTileDraft);

  async function save(card: MapCard, tiles: readonly Tile[], source: MapSheet['source']): Promise<void> {
    const sheet = sheetOfMapCard(card, tiles, source);
    if (!sheet) return;
    // Tiles of the sample and those just cut out come along: a map card is nothing without them.
    const used = tiles.filter((tile) => card.tiles.some((each) => each.tile === tile.id));
    const kept: BoxCard[] = [
      ...used.map((tile): BoxCard => ({ id: boxCardId('tiles', tile.id), part: 'tiles', card: tile })),
      { id: boxCardId('maps', card.id), part: 'maps', card },
    ];
    const came = {
      ...NOTHING_AT_ALL,
      cards: await keepImported(kept, SHELVES.cards),
      maps: await keepImported([sheet], SHELVES.maps),
    };
    const refresh = () => Promise.all([refreshCards(), refreshMaps()]);
    await refresh();
    const fault = came.cards.fault ?? came.maps.fault;
    if (fault) return toast({ text: sentenceOf(fault), tone: 'bad' });
    await keeper.drop();
    toast({
      text: say('{map} saved to your maps.', { map: shortened(card.name, 60) }),
      action: { label: say('Undo'), run: () => void takeBackAll(came, SHELVES).then(refresh) },
    });
    props.onClose();
  }

  return (
    <WhenOpened opened={opened} gone={say('Map card not found')} onClose={() => props.onClose()}>
      {(ready) => (
        <TileForm
          initial={ready.draft}
          onDraft={keeper.later}
          id={ready.id}
          isNew={props.id === null}
          tiles={ready.tiles}
          sheets={maps() ?? []}
          onSave={(card, tiles) => void save(card, tiles, ready.source)}
          onClose={props.onClose}
        />
      )}
    </WhenOpened>
  );
}

async function open(id: string | null, key: string): Promise<Opened | null> {
  const kept = await getSetting(key, parseTileDraft);
  const left = kept.ok ? kept.value : null;
  await Promise.all([ensureLibrary(), refreshCards()]);
  const box = boxOfCards(boxCards() ?? []);
  const { DEMO_TILES } = await import('../../../catalog/cards/demo/maps');
  const own = new Set(box.tiles.map((tile) => tile.id));
  const tiles = [...box.tiles, ...DEMO_TILES.filter((tile) => !own.has(tile.id))];
  if (id === null) {
    return { id: `laid-${Date.now().toString(36)}`, draft: left ?? EMPTY_TILE_DRAFT, source: 'entered', tiles };
  }
  const card = box.maps.find((each) => each.id === id);
  const draft = card && (left ?? { name: card.name, laying: layingOf(card), cut: [] });
  return draft ? { id, draft, source: 'entered', tiles } : null;
}
