import './progress.css';
import { createUniqueId, type JSX, Show } from 'solid-js';

/** Progress bar of an operation. `value` is from 0 to 1; undefined if the duration is unknown. */
export function ProgressBar(props: { label: string; value?: number | undefined }): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="progress">
      <label for={id}>{props.label}</label>
      <Show when={props.value !== undefined} fallback={<progress id={id} />}>
        <progress id={id} max={1} value={props.value ?? 0} />
      </Show>
    </div>
  );
}
