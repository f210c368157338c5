import { objectLabel } from '../../text/names/ids';
import { say } from '../../text/say';
import './setup-bar.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { describeSetupStep, setupStepTitle } from '../../app/game/setup-actions';
import { findObjectStep, isPartlyDone, type SetupGuide } from '../../app/game/setup-progress';
import type { MapContext } from '../../app/map/map-context';
import type { MapController } from '../../app/map/map-controller';
import type { TableObjectKind } from '../../app/map/map-setup';
import { findAppPlayer } from '../../table/app-player';
import { sideColour } from '../../view/figures';
import { Button } from '../kit/button';

/** Bar on the map before the first turn: the next step, and the objects that can be placed now. */
export function SetupBar(props: {
  guide: SetupGuide;
  context: MapContext;
  controller: MapController;
  /** Opens the choice of special objects. */
  onSpecial: () => void;
}): JSX.Element {
  const { asking, setting } = props.controller;
  const table = () => props.context.table;
  const objects = () => props.context.ruleset?.setup.objects ?? null;
  const isPressed = (kind: TableObjectKind) => setting.kind() === kind && setting.name() === null;
  /** The player that Sidekick plays and that places the next object. Null if a person places it. */
  const appPlayer = () => {
    const player = laying()?.player;
    return player && findAppPlayer(table(), player.side) ? player : null;
  };
  const toggle = (kind: TableObjectKind) => {
    const player = appPlayer();
    if (player) return void placeForApp(player.side, kind);
    const next = isPressed(kind) ? null : kind;
    asking.select(null);
    setting.choose(next);
  };
  const [busy, setBusy] = createSignal(false);
  const placeForApp = async (side: string, kind: TableObjectKind): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    asking.select(null);
    setting.choose(null);
    const { placeAppObject } = await import('../../app/plan/place-object');
    await placeAppObject(props.context, props.controller, side, kind).finally(() => setBusy(false));
  };
  const next = () => props.guide.next;
  const title = () => {
    const step = next();
    return step ? setupStepTitle(step, table()) : '';
  };
  const here = () => next()?.step.task === 'objects' || next()?.step.task === 'figures';
  const laying = () => (objects() ? findObjectStep(props.guide) : null);
  const colour = () => sideColour(table(), laying()?.player?.side ?? '');
  return (
    <section class="setup-bar" aria-label={say('Setup')}>
      <Show
        when={next()}
        fallback={
          <>
            <p>
              <strong>{say('Setup complete')}</strong>
            </p>
            <Button tone="accent" onClick={() => void setting.start()}>
              {props.guide.first
                ? say('Start: {player} goes first', { player: props.guide.first.name })
                : say('Go to the Table')}
            </Button>
          </>
        }
      >
        {(each) => (
          <>
            <p>
              <strong>{here() ? title() : say('Next: {step}', { step: title() })}</strong>
              <span class="clip">{describeSetupStep(each(), table(), props.guide.first)}</span>
            </p>
            <Button
              aria-label={
                isPartlyDone(each()) ? say('Done: {step}', { step: title() }) : say('Skip: {step}', { step: title() })
              }
              onClick={() => void setting.skipStep()}
            >
              {isPartlyDone(each()) ? say('Done') : say('Skip')}
            </Button>
            <Show when={!here()}>
              <Button tone="accent" onClick={() => setting.toTable()}>
                {say('Go')}
              </Button>
            </Show>
          </>
        )}
      </Show>
      <Show when={appPlayer()}>
        {(player) => (
          <p class="setup-app" role="status">
            {say('Tap the kind of {player}’s next object. Sidekick chooses the square.', { player: player().name })}
          </p>
        )}
      </Show>
      <Show when={laying()}>
        {(step) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line everywhere
          <div
            class="setup-objects"
            role="group"
            aria-label={say('{player}’s object', { player: step().player?.name ?? '' })}
          >
            <For each={objects()?.kinds ?? []}>
              {(kind) => (
                <button
                  type="button"
                  aria-pressed={isPressed(kind)}
                  style={{ '--side': colour() }}
                  onClick={() => toggle(kind)}
                >
                  <span class="setup-object" aria-hidden="true">
                    {objectLabel(kind).slice(0, 1)}
                  </span>
                  {objectLabel(kind)}
                </button>
              )}
            </For>
            <Show when={setting.specials().length > 0 && !appPlayer()}>
              <button
                type="button"
                class="setup-special"
                aria-pressed={setting.name() !== null}
                onClick={() => props.onSpecial()}
              >
                <span class="clip">
                  {setting.name() === null
                    ? say('Special object…')
                    : `${setting.name()} · ${objectLabel(setting.kind() ?? '')}`}
                </span>
              </button>
            </Show>
          </div>
        )}
      </Show>
    </section>
  );
}
