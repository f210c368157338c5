import './filters.css';
import type { JSX } from 'solid-js';
import { truncate } from '../../../text/character-text';
import { say } from '../../../text/say';

/** Chip of an active filter. A tap removes the filter. */
export function ActiveFilterChip(props: { words: string; onOff: () => void }): JSX.Element {
  return (
    <button
      type="button"
      class="filter-chip"
      aria-pressed="true"
      aria-label={say('Remove filter {filter}', { filter: truncate(props.words, 40) })}
      onClick={() => props.onOff()}
    >
      {truncate(props.words, 40)} <span aria-hidden="true">×</span>
    </button>
  );
}
