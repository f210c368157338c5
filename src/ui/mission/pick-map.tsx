import { For, type JSX } from 'solid-js';
import { withMissionMap } from '../../app/mission/mission-steps';
import { say, sayMany } from '../../text/say';
import { MapPicture } from '../shared/maps/map-picture';
import type { SetupPartProps } from './pick-list';

/** List of map cards as small layouts. Cards that were already used are marked. */
export function PickMap(props: SetupPartProps): JSX.Element {
  const used = (id: string) => props.context.campaign?.aside.maps.includes(id) === true;
  return (
    <ul class="mission-maps">
      <For
        each={props.context.cards.maps}
        fallback={<li class="muted">{say('No map cards yet. Add one in Collection.')}</li>}
      >
        {(map) => (
          <li>
            <button
              type="button"
              class="tile"
              aria-pressed={props.context.draft.plan.map === map.id}
              onClick={() => void props.onLastChoice((plan) => withMissionMap(plan, map.id))}
            >
              <MapPicture board={props.context.cards.cardCatalog.map(map.id)?.board ?? null} />
              <strong>{map.name}</strong>
              <small class="muted">
                {used(map.id) ? say('already used') : sayMany(map.tiles.length, '1 tile', '{n} tiles')}
              </small>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}
