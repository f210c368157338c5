import './empty-state.css';
import { type JSX, Show } from 'solid-js';
import { Icon, type IconName } from './icon';

export interface EmptyStateProps {
  icon?: IconName;
  title: string;
  /** Next step for the user, as a sentence. */
  text: string;
  children?: JSX.Element;
}

/** Replacement for an empty screen: an icon, a title and the next step. */
export function EmptyState(props: EmptyStateProps): JSX.Element {
  return (
    <section class="empty-state">
      <Show when={props.icon}>{(icon) => <Icon name={icon()} size={40} />}</Show>
      <h2>{props.title}</h2>
      <p class="muted">{props.text}</p>
      <Show when={props.children}>
        <div class="empty-deeds">{props.children}</div>
      </Show>
    </section>
  );
}
