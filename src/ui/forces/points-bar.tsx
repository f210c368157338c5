import './forces.css';
import type { JSX } from 'solid-js';

/** Bar that shows the used part of the build total. Decorative: the numbers are beside it. */
export function PointsBar(props: { points: number; total: number }): JSX.Element {
  const percent = () => (props.total > 0 ? Math.min(100, (100 * props.points) / props.total) : 0);
  return (
    <span class="points-bar" data-over={props.points > props.total ? '' : undefined} aria-hidden="true">
      <span style={{ 'inline-size': `${percent()}%` }} />
    </span>
  );
}
