import './menu.css';
import { type JSX, Show } from 'solid-js';
import { Icon, type IconName } from './icon';

export function MenuGroup(props: { label: string; children: JSX.Element }): JSX.Element {
  return (
    <section class="menu-group" aria-label={props.label}>
      <h3 class="caption">{props.label}</h3>
      <div class="menu-rows">{props.children}</div>
    </section>
  );
}

/**
 * A row of a menu: icon, label, and the current state at the end.
 * @param props.hint small text below the label
 * @param props.value the current state, short: a number, a name
 * @param props.bad true for an action that deletes something
 */
export function MenuRow(props: {
  icon: IconName;
  hint?: string | undefined;
  value?: string | undefined;
  bad?: boolean;
  disabled?: boolean | undefined;
  onClick: () => void;
  children: JSX.Element;
}): JSX.Element {
  return (
    <button
      type="button"
      class="menu-row"
      data-bad={props.bad ? '' : undefined}
      disabled={props.disabled}
      onClick={() => props.onClick()}
    >
      <Icon name={props.icon} size={22} />
      <span class="menu-words">
        <span>{props.children}</span>
        <Show when={props.hint}>
          {' '}
          <small class="muted small">{props.hint}</small>
        </Show>
      </span>
      <Show when={props.value}>
        {' '}
        <span class="menu-value muted small clip">{props.value}</span>
      </Show>
    </button>
  );
}
