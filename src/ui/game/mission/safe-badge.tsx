import type { JSX } from 'solid-js';
import { say } from '../../../text/say';

/** Badge of a figure that cannot be attacked in round 1. */
export function SafeBadge(): JSX.Element {
  return (
    <small class="figure-badge" title={say('Protected from attacks in round 1')}>
      {say('safe')}
      <span class="spoken"> {say('from attacks in round 1')}</span>
    </small>
  );
}
