import './button.css';
import { type JSX, splitProps } from 'solid-js';
import { Icon, type IconName } from './icon';

export interface IconButtonProps extends Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'name'> {
  icon: IconName;
  /** Name of the button, for screen readers and as tooltip. */
  name: string;
}

/** A button of 44 × 44 px with an icon and an accessible name. */
export function IconButton(props: IconButtonProps): JSX.Element {
  const [own, rest] = splitProps(props, ['icon', 'name', 'class']);
  return (
    <button
      {...rest}
      type="button"
      class={own.class ? `icon-button ${own.class}` : 'icon-button'}
      aria-label={own.name}
      title={own.name}
    >
      <Icon name={own.icon} />
    </button>
  );
}
