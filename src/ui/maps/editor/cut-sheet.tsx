import { say } from '../../../text/say';
import '../tiles/tile-form.css';
import { createMemo, createSignal, type JSX } from 'solid-js';
import type { Board } from '../../../board/board';
import { cutTile, type Rectangle } from '../../../board/cut-tile';
import type { Tile } from '../../../board/tile';
import { squareAt, squareName } from '../../../grid/square';
import { hashText, toKebabCase } from '../../../plain/lenient';
import { truncate } from '../../../text/character-text';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/field';
import { BottomSheet } from '../../kit/sheet';
import { TilePreview } from '../tiles/tile-pick';

export interface CutSheetProps {
  board: Board;
  box: Rectangle;
  mapName: string;
  onKeep: (tile: Tile) => void;
  onClose: () => void;
}

/** Sheet that saves a rectangle of the map as a tile for other maps. */
export default function CutSheet(props: CutSheetProps): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const usual = () =>
    `${truncate(props.mapName.trim() || say('Map'), 60)} ${squareName(squareAt(props.box.x, props.box.y))}`;
  const tile = createMemo(() => {
    const name = typed().trim() || usual();
    const tile = cutTile(props.board, props.box, { id: '', name });
    return { ...tile, id: `cut-${toKebabCase(name).slice(0, 40)}-${hashText(JSON.stringify(tile))}` };
  });
  return (
    <BottomSheet
      title={say('Save as a tile')}
      onClose={() => props.onClose()}
      foot={
        <Button tone="accent" onClick={() => props.onKeep(tile())}>
          {say('Save the tile')}
        </Button>
      }
    >
      <div class="tile-list">
        <TilePreview tile={tile()} />
      </div>
      <TextField
        label={say('Name of the tile')}
        hint={say('If empty, the name is {usual}', { usual: usual() })}
        type="text"
        value={typed()}
        maxlength={120}
        onInput={setTyped}
      />
    </BottomSheet>
  );
}
