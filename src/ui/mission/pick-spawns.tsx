import { For, type JSX, Show } from 'solid-js';
import { findCardName } from '../../app/mission/mission-cards';
import { SPAWN_POINT_NAMES } from '../../app/mission/step-text';
import type { LaidOutMap } from '../../catalog/cards/lay-map';
import type { TeamName } from '../../catalog/cards/scenario-card';
import { findUnspawnedCharacter, listSpawnSquares, teamOfSpawn } from '../../game/mission-choices';
import { squareName } from '../../grid/square';
import { getSpawnKind, type MissionPlan, type SpawnPlace } from '../../table/campaign';
import { say } from '../../text/say';
import { SelectField } from '../kit/field';
import type { SetupPartProps } from './pick-list';

interface TeamPartProps extends SetupPartProps {
  team: TeamName;
}

/** Lists the kinds of spawn points that a team needs. */
export function listSpawnKinds({ teams }: MissionPlan, team: TeamName): SpawnPlace['kind'][] {
  return [...new Set(teams[team].map(({ kind }) => getSpawnKind(kind)))];
}

/** Places a spawn point for the next figure of this kind, or removes the point that is there. */
export function toggleSpawnPoint(
  plan: MissionPlan,
  team: TeamName,
  place: string,
  kind: SpawnPlace['kind'],
): MissionPlan {
  const spawns = plan.spawns.filter((each) => each.at !== place);
  const there = plan.spawns.find((each) => each.at === place);
  if (there && there.kind === kind) return { ...plan, spawns };
  const character = findUnspawnedCharacter({ ...plan, spawns }, team, kind);
  return character === null ? { ...plan, spawns } : { ...plan, spawns: [...spawns, { at: place, kind, character }] };
}

/** List of the spawn points on the map card that a team can use, each with the figure that starts there. */
export function SpawnPointTiles(props: TeamPartProps & { laid: LaidOutMap }): JSX.Element {
  const at = (place: string) => props.context.draft.plan.spawns.find((each) => each.at === place);
  return (
    <For
      each={listSpawnKinds(props.context.draft.plan, props.team)}
      fallback={<p class="muted">{say('This team has no characters yet.')}</p>}
    >
      {(kind) => (
        <section class="stack">
          <h3>{SPAWN_POINT_NAMES[kind].all}</h3>
          <ul class="mission-places">
            <For each={listSpawnSquares(props.laid, kind).map(squareName)}>
              {(place) => (
                <li>
                  <button
                    type="button"
                    class="tile"
                    aria-pressed={at(place)?.kind === kind}
                    onClick={() => void props.onPlan((plan) => toggleSpawnPoint(plan, props.team, place, kind))}
                  >
                    <strong class="number">{place}</strong>
                    <small class="clip muted">
                      {at(place) ? findCardName(props.context.cards, at(place)?.character ?? '') : say('free')}
                    </small>
                  </button>
                </li>
              )}
            </For>
          </ul>
        </section>
      )}
    </For>
  );
}

/** Form that exchanges the spawn points of a team’s figures. Renders nothing if no figures can be exchanged. */
export function SwapFigures(props: TeamPartProps): JSX.Element {
  const among = ({ kind }: SpawnPlace) =>
    props.context.draft.plan.teams[props.team].filter((each) => getSpawnKind(each.kind) === kind);
  const places = () =>
    props.context.draft.plan.spawns.filter((place) => teamOfSpawn(place) === props.team && among(place).length > 1);
  const swap = (place: SpawnPlace, character: string) =>
    props.onPlan((plan) => {
      const other = plan.spawns.find((each) => each.character === character && each.kind === place.kind);
      const moved = plan.spawns.map((each) => {
        if (each.at === place.at) return { ...each, character };
        return each === other ? { ...each, character: place.character } : each;
      });
      return { ...plan, spawns: moved };
    });
  return (
    <Show when={places().length > 1}>
      <details class="unfolds">
        <summary>{say('Exchange figures')}</summary>
        <For each={places().map(({ at }) => at)}>
          {(at) => (
            <Show when={places().find((each) => each.at === at)}>
              {(place) => (
                <SelectField
                  label={SPAWN_POINT_NAMES[place().kind].at(at)}
                  onChange={(value) => void swap(place(), value)}
                  value={place().character}
                  options={among(place()).map(({ character }) => ({
                    value: character,
                    label: findCardName(props.context.cards, character),
                  }))}
                />
              )}
            </Show>
          )}
        </For>
      </details>
    </Show>
  );
}
