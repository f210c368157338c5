import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { ensureLibrary, libraryFault, maps } from '../../../app/collection/library';
import { makeBlankMap, openBlankPosition } from '../../../app/map/opened-position';
import { goTo } from '../../../app/route';
import { EDITIONS, editionById } from '../../../rules/editions';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { FormField } from '../../kit/field';
import { SavedRulings } from '../../shared/rulings/saved-rulings';
import { MapPick } from '../map-pick';
import { openMapEditor, PhotoMapButton } from '../map-sources';

/** Common sizes of printed maps, columns by rows. */
const SIZES = [
  [16, 16],
  [16, 24],
  [24, 24],
  [24, 36],
] as const;

export function StartPosition(props: { game: boolean }): JSX.Element {
  const [edition, setEdition] = createSignal(EDITIONS[0].id);
  const rules = () => editionById(edition()) ?? EDITIONS[0];
  onMount(() => void ensureLibrary());
  return (
    <div class="position-start">
      <SavedRulings />
      <MapPick
        title={say('Ask without a game')}
        text={say('Choose rules and a map, add figures and ask: line of fire, hits, movement.')}
        maps={maps()}
        fault={libraryFault()}
        onPick={(map) => openBlankPosition(rules(), map)}
        onDraw={openMapEditor}
      >
        <PhotoMapButton />
        <FormField label={say('Rules')}>
          {(input) => (
            <select {...input} value={edition()} onChange={(event) => setEdition(event.currentTarget.value)}>
              <For each={EDITIONS}>{(each) => <option value={each.id}>{each.name}</option>}</For>
            </select>
          )}
        </FormField>
        <div class="position-sizes halves">
          <For each={SIZES}>
            {([width, height]) => (
              <Button onClick={() => openBlankPosition(rules(), makeBlankMap(width, height))}>
                {say('Empty {width} × {height}', { width, height })}
              </Button>
            )}
          </For>
        </div>
        <Show when={props.game} fallback={<Button onClick={() => goTo('table')}>{say('Start a game instead')}</Button>}>
          <Button onClick={() => goTo('map')}>{say('Back to the game')}</Button>
        </Show>
      </MapPick>
    </div>
  );
}
