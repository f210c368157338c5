import './counter.css';
import type { JSX } from 'solid-js';
import { Stepper } from './stepper';

export interface CounterProps {
  /** The whole name, for screen readers. */
  label: string;
  /** As it stands on the screen; the label where left out. */
  short?: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}

/** A stepper with its name beside it. */
export function Counter(props: CounterProps): JSX.Element {
  return (
    <div class="counter">
      <span aria-hidden="true">{props.short ?? props.label}</span>
      <Stepper
        label={props.label}
        value={props.value}
        min={props.min ?? 0}
        max={props.max ?? 40}
        onChange={(value) => props.onChange(value)}
      />
    </div>
  );
}
