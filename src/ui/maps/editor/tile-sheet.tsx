import { say } from '../../../text/say';
import '../tiles/tile-form.css';
import { type JSX, Match, Switch } from 'solid-js';
import type { Tile } from '../../../board/tile';
import { EmptyState } from '../../kit/empty-state';
import { ProgressBar } from '../../kit/progress';
import { BottomSheet } from '../../kit/sheet';
import { TileList } from '../tiles/tile-pick';

export interface TileSheetProps {
  tiles: readonly Tile[] | null;
  onPick: (tile: Tile) => void;
  onClose: () => void;
}

export default function TileSheet(props: TileSheetProps): JSX.Element {
  return (
    <BottomSheet title={say('Place a tile')} onClose={() => props.onClose()}>
      <Switch fallback={<TileList tiles={props.tiles ?? []} onPick={props.onPick} />}>
        <Match when={props.tiles === null}>
          <ProgressBar label={say('Reading your tiles…')} />
        </Match>
        <Match when={props.tiles?.length === 0}>
          <EmptyState
            icon="map"
            title={say('No tiles yet')}
            text={say('Mark part of a map with the last tool, then save it as a tile.')}
          />
        </Match>
      </Switch>
    </BottomSheet>
  );
}
