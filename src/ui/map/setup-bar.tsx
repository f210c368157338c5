import { objectLabel } from '../../text/names/ids';
import { say } from '../../text/say';
import './setup-bar.css';
import { For, type JSX, Show } from 'solid-js';
import { describeSetupStep, setupStepTitle } from '../../app/game/setup-actions';
import { findObjectStep, isPartlyDone, type SetupGuide } from '../../app/game/setup-progress';
import type { TableObjectKind } from '../../app/map/map-setup';
import type { SetupRules } from '../../rules/setup';
import type { Table } from '../../table/table';
import { sideColour } from '../../view/figures';
import { Button } from '../kit/button';

export interface SetupBarProps {
  guide: SetupGuide;
  table: Table;
  objects: SetupRules['objects'];
  /** Object type that the next tap on a square places. Null if taps place no object. */
  kind: TableObjectKind | null;
  onKind: (kind: TableObjectKind | null) => void;
  name: string | null;
  /** Opens the choice of special objects. Null if no special objects exist. */
  onSpecial: (() => void) | null;
  onSkip: () => void;
  /** Opens the Table tab for the next step. */
  onTable: () => void;
  onStart: () => void;
}

/** Bar on the map before the first turn: the next step, and the objects that can be placed now. */
export function SetupBar(props: SetupBarProps): JSX.Element {
  const next = () => props.guide.next;
  const here = () => next()?.step.task === 'objects' || next()?.step.task === 'figures';
  const laying = () => (props.objects ? findObjectStep(props.guide) : null);
  const colour = () => sideColour(props.table, laying()?.player?.side ?? '');
  return (
    <section class="setup-bar" aria-label={say('Setup')}>
      <Show
        when={next()}
        fallback={
          <>
            <p>
              <strong>{say('Setup complete')}</strong>
            </p>
            <Button tone="accent" onClick={() => props.onStart()}>
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
              <strong class="clip">
                {here()
                  ? setupStepTitle(each(), props.table)
                  : say('Next: {step}', { step: setupStepTitle(each(), props.table) })}
              </strong>
              <span class="clip">{describeSetupStep(each(), props.table, props.guide.first)}</span>
            </p>
            <Button
              aria-label={
                isPartlyDone(each())
                  ? say('Done: {step}', { step: setupStepTitle(each(), props.table) })
                  : say('Skip: {step}', { step: setupStepTitle(each(), props.table) })
              }
              onClick={() => props.onSkip()}
            >
              {isPartlyDone(each()) ? say('Done') : say('Skip')}
            </Button>
            <Show when={!here()}>
              <Button tone="accent" onClick={() => props.onTable()}>
                {say('Go')}
              </Button>
            </Show>
          </>
        )}
      </Show>
      <Show when={laying()}>
        {(step) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line everywhere
          <div
            class="setup-objects"
            role="group"
            aria-label={say('{player}’s object', { player: step().player?.name ?? '' })}
            style={{ '--kinds': props.objects?.kinds.length ?? 1 }}
          >
            <For each={props.objects?.kinds ?? []}>
              {(kind) => (
                <button
                  type="button"
                  aria-pressed={props.kind === kind && props.name === null}
                  style={{ '--side': colour() }}
                  onClick={() => props.onKind(props.kind === kind && props.name === null ? null : kind)}
                >
                  <span class="setup-object" aria-hidden="true">
                    {objectLabel(kind).slice(0, 1)}
                  </span>
                  {objectLabel(kind)}
                </button>
              )}
            </For>
            <Show when={props.onSpecial}>
              {(open) => (
                <button type="button" class="setup-special" aria-pressed={props.name !== null} onClick={() => open()()}>
                  <span class="clip">
                    {props.name === null ? say('Special object…') : `${props.name} · ${objectLabel(props.kind ?? '')}`}
                  </span>
                </button>
              )}
            </Show>
          </div>
        )}
      </Show>
    </section>
  );
}
