import './menu.css';
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Icon, type IconName } from './icon';

/** @param props.level heading level of the label: 3 in a sheet, 2 directly below the title of a page */
export function MenuGroup(props: { label: string; level?: 2 | 3; children: JSX.Element }): JSX.Element {
  return (
    <section class="menu-group" aria-label={props.label}>
      <Dynamic component={props.level === 2 ? 'h2' : 'h3'} class="caption">
        {props.label}
      </Dynamic>
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
