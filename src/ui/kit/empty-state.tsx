import './empty-state.css';
import { type JSX, Show } from 'solid-js';
import { Icon, type IconName } from './icon';

export interface EmptyStateProps {
  icon?: IconName;
  title: string;
  /** What to do next, as a sentence. */
  text: string;
  /** The buttons that do it. */
  children?: JSX.Element;
}

/** What a screen shows where there is nothing yet: never a blank. */
export function EmptyState(props: EmptyStateProps): JSX.Element {
  return (
    <section class="empty-state">
      <Show when={props.icon}>{(icon) => <Icon name={icon()} size={40} />}</Show>
      <h2>{props.title}</h2>
      <p>{props.text}</p>
      <Show when={props.children}>
        <div class="empty-deeds">{props.children}</div>
      </Show>
    </section>
  );
}
