import { For, type JSX, Show } from 'solid-js';
import { findCardName } from '../../app/mission/mission-cards';
import { SPAWN_POINT_NAMES } from '../../app/mission/step-text';
import { findUnspawnedCharacter, listSpawnSquares, teamOfSpawn } from '../../game/mission-choices';
import { squareName } from '../../grid/square';
import { getSpawnKind, type SpawnPlace } from '../../table/campaign';
import { say } from '../../text/say';
import { SelectField } from '../kit/field';
import { MissionMap } from './mission-map';
import type { SetupPartProps } from './pick-list';

/** Choice of spawn points on the map card, one for each figure of a team. */
export function PickSpawns(props: SetupPartProps): JSX.Element {
  const team = () => props.step.by ?? 'heroes';
  const laid = () => props.context.cards.cardCatalog.map(props.context.draft.plan.map);
  const kinds = () => [...new Set(props.context.draft.plan.teams[team()].map(({ kind }) => getSpawnKind(kind)))];
  const at = (place: string) => props.context.draft.plan.spawns.find((each) => each.at === place);
  const toggle = (place: string, kind: SpawnPlace['kind']) =>
    props.onPlan((plan) => {
      const spawns = plan.spawns.filter((each) => each.at !== place);
      const there = plan.spawns.find((each) => each.at === place);
      if (there && there.kind === kind) return { ...plan, spawns };
      const character = findUnspawnedCharacter({ ...plan, spawns }, team(), kind);
      return character === null
        ? { ...plan, spawns }
        : { ...plan, spawns: [...spawns, { at: place, kind, character }] };
    });
  return (
    <Show when={laid()} fallback={<p class="muted">{say('Choose a map first. It has the spawn points.')}</p>}>
      {(map) => (
        <>
          <MissionMap
            {...props}
            onSquare={(square) => {
              const kind = kinds().find((each) => listSpawnSquares(map(), each).includes(square));
              if (kind) toggle(squareName(square), kind);
            }}
          />
          <For each={kinds()} fallback={<p class="muted">{say('This team has no characters yet.')}</p>}>
            {(kind) => (
              <section class="stack">
                <h2>{SPAWN_POINT_NAMES[kind].all}</h2>
                <ul class="mission-places">
                  <For each={listSpawnSquares(map(), kind).map(squareName)}>
                    {(place) => (
                      <li>
                        <button
                          type="button"
                          class="tile"
                          aria-pressed={at(place)?.kind === kind}
                          onClick={() => toggle(place, kind)}
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
        </>
      )}
    </Show>
  );
}

/** Form that assigns figures to spawn points. Choosing an occupied point swaps two figures. */
export function PickFigures(props: SetupPartProps): JSX.Element {
  const team = () => props.step.by ?? 'heroes';
  const spawns = () => props.context.draft.plan.spawns.filter((each) => teamOfSpawn(each) === team());
  const among = ({ kind }: SpawnPlace) =>
    props.context.draft.plan.teams[team()].filter((each) => getSpawnKind(each.kind) === kind);
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
    <>
      <MissionMap {...props} onSquare={() => undefined} />
      <For
        each={spawns()
          .filter((place) => among(place).length > 1)
          .map(({ at }) => at)}
        fallback={
          <p class="muted">
            {spawns().length === 0 ? say('No spawn points placed yet.') : say('No characters can swap places.')}
          </p>
        }
      >
        {(at) => (
          <Show when={spawns().find((each) => each.at === at)}>
            {(place) => (
              <SelectField
                label={SPAWN_POINT_NAMES[place().kind].at(at)}
                onChange={(value) => swap(place(), value)}
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
    </>
  );
}
