import './filter-chip.css';
import type { JSX } from 'solid-js';
import { shortened } from '../../../text/collection-words';
import { say } from '../../../text/say';

/** An active filter; a tap removes it. */
export function ActiveChip(props: { words: string; onOff: () => void }): JSX.Element {
  return (
    <button
      type="button"
      class="filter-chip"
      aria-pressed="true"
      aria-label={say('Remove filter {filter}', { filter: shortened(props.words, 40) })}
      onClick={() => props.onOff()}
    >
      {shortened(props.words, 40)} <span aria-hidden="true">×</span>
    </button>
  );
}
