import './progress.css';
import { createUniqueId, type JSX, Show } from 'solid-js';

/** Something is under way. `value` from 0 to 1; without it nobody knows how long. */
export function Progress(props: { label: string; value?: number | undefined }): JSX.Element {
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
