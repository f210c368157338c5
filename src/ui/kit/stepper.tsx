import './stepper.css';
import { children, type JSX } from 'solid-js';
import { say } from '../../text/say';
import { createHold } from './hold';
import { IconButton } from './icon-button';

export interface StepperProps {
  /** Name of the number: `Clicks`. */
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** Element between the buttons that replaces the number. Its text must contain the number. */
  children?: JSX.Element;
}

/** A whole number with two large buttons that repeat while held. */
export function Stepper(props: StepperProps): JSX.Element {
  const to = (by: number) =>
    props.onChange(Math.min(props.max, Math.max(props.min, props.value + by * (props.step ?? 1))));
  const middle = children(() => props.children);
  const less = createHold(() => Number.POSITIVE_INFINITY, { tick: () => to(-1) });
  const more = createHold(() => Number.POSITIVE_INFINITY, { tick: () => to(1) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line everywhere
    <div class="stepper" role="group" aria-label={props.label}>
      <IconButton
        icon="minus"
        name={say('Decrease {name}', { name: props.label })}
        disabled={props.value <= props.min}
        {...less.on}
      />
      {middle() ?? <output class="number">{props.value}</output>}
      <IconButton
        icon="plus"
        name={say('Increase {name}', { name: props.label })}
        disabled={props.value >= props.max}
        {...more.on}
      />
    </div>
  );
}
