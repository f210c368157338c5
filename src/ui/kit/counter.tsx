import './stepper.css';
import type { JSX } from 'solid-js';
import { Stepper } from './stepper';

export interface CounterProps {
  /** Full name of the counter, for screen readers. */
  label: string;
  /** Short name of the counter for the display. Defaults to the label. */
  short?: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}

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
