import { type JSX, Show } from 'solid-js';
import type { MapDraft } from '../../../app/maps/map-draft';
import type { Board } from '../../../board/board';
import { MAX_SIDE } from '../../../grid/square';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { Counter } from '../../kit/counter';
import { FormField, TextField } from '../../kit/field';
import { BottomSheet } from '../../kit/sheet';

export interface MapDetailsProps {
  head: MapDraft['head'];
  board: Board;
  /** Whether the user tried to save a map without a name. */
  nameless: boolean;
  /** Whether the map had a picture that no longer fits. */
  pictureLost: boolean;
  onHead: (next: Partial<MapDraft['head']>, field: string) => void;
  onSize: (width: number, height: number) => void;
  onSave: () => void;
  onClose: () => void;
}

export default function MapDetails(props: MapDetailsProps): JSX.Element {
  const missing = () => props.nameless && props.head.name.trim() === '';
  return (
    <BottomSheet
      title={say('Name and size')}
      onClose={() => props.onClose()}
      foot={
        <Button tone="accent" onClick={() => (props.nameless ? props.onSave() : props.onClose())}>
          {props.nameless ? say('Save the map') : say('Done')}
        </Button>
      }
    >
      <TextField
        label={say('Name')}
        fault={missing() ? say('Enter a name.') : null}
        type="text"
        value={props.head.name}
        maxlength={120}
        onInput={(text) => props.onHead({ name: text }, 'name')}
      />
      <Counter
        label={say('Columns')}
        value={props.board.width}
        min={1}
        max={MAX_SIDE}
        onChange={(width) => props.onSize(width, props.board.height)}
      />
      <Counter
        label={say('Rows')}
        value={props.board.height}
        min={1}
        max={MAX_SIDE}
        onChange={(height) => props.onSize(props.board.width, height)}
      />
      <p class="muted small">
        {say('Columns are added on the right, rows at the bottom. Undo restores what you cut off.')}
      </p>
      <Show when={props.pictureLost}>
        <p role="status">
          {say(
            'The photo shows the map at its old size. At this size, the map is saved without it. Go back to the old size to restore the photo.',
          )}
        </p>
      </Show>
      <FormField
        label={say('Special rules')}
        hint={say('Rules printed beside the map, with a blank line between them')}
      >
        {(input) => (
          <textarea
            {...input}
            rows={3}
            maxlength={4000}
            value={props.head.notes.join('\n\n')}
            onChange={(event) => {
              const notes = event.currentTarget.value.split(/\n\s*\n/).map((note) => note.trim());
              props.onHead({ notes: notes.filter((note) => note !== '') }, 'notes');
            }}
          />
        )}
      </FormField>
    </BottomSheet>
  );
}
