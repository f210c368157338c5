import { say } from '../../../text/say';
import './replay.css';
import type { JSX } from 'solid-js';
import type { EntrySummary } from '../../../text/log/entry-summary';
import { IconButton } from '../../kit/icon-button';

export interface ReplayBarProps {
  /** Number of the current step, from 1. */
  place: number;
  count: number;
  /** Numbers of the steps at which a round begins. */
  marks: readonly number[];
  /** Numbers of the first steps of turns for which a much better plan existed. */
  missed: readonly number[];
  summary: EntrySummary;
  /** Round and player of the step: `Round 3, Ana`. */
  when: string;
  playing: boolean;
  speed: number;
  onGo: (place: number) => void;
  onPlay: () => void;
  onSpeed: () => void;
}

/** Bar that describes the current step, with controls to reach other steps. */
export function ReplayBar(props: ReplayBarProps): JSX.Element {
  const along = (place: number) => (props.count < 2 ? 0 : (100 * (place - 1)) / (props.count - 1));
  // One path for all rounds, because a game of thousands of steps has hundreds.
  const ticks = () => props.marks.map((place) => `M${along(place).toFixed(2)} 0v6`).join('');
  const diamonds = () => props.missed.map((place) => `M${along(place).toFixed(2)} 0l1 3l-1 3l-1-3z`).join('');
  return (
    <section class="replay-bar" aria-label={say('Replay')}>
      {/* A long step scrolls, also by keyboard. */}
      <p class="replay-words" role="status" tabindex="0">
        {props.summary.headline} <small class="muted">{props.summary.details.join(' · ')}</small>
      </p>
      <div class="replay-scrub">
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <path d={ticks()} vector-effect="non-scaling-stroke" />
          <path class="replay-missed" d={diamonds()} />
        </svg>
        <input
          type="range"
          aria-label={say('Step')}
          aria-valuetext={say('{place} of {count}, {when}', {
            place: props.place,
            count: props.count,
            when: props.when,
          })}
          min={1}
          max={Math.max(1, props.count)}
          value={props.place}
          onInput={(event) => props.onGo(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div class="replay-keys">
        <IconButton
          icon="back"
          name={say('One step back')}
          disabled={props.place <= 1}
          onClick={() => props.onGo(props.place - 1)}
        />
        <button
          type="button"
          class="icon-button replay-play"
          aria-label={props.playing ? say('Pause') : say('Play')}
          title={props.playing ? say('Pause') : say('Play')}
          onClick={() => props.onPlay()}
        >
          <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d={props.playing ? 'M6 4h4v16H6zM14 4h4v16h-4z' : 'M7 4v16l13-8z'} />
          </svg>
        </button>
        <IconButton
          icon="forward"
          name={say('One step forward')}
          disabled={props.place >= props.count}
          onClick={() => props.onGo(props.place + 1)}
        />
        <button type="button" class="button replay-speed" data-tone="plain" onClick={() => props.onSpeed()}>
          <span class="button-label">
            <span class="spoken">{say('Speed')} </span>
            {props.speed}×
          </span>
        </button>
        <span class="replay-count number" aria-hidden="true">
          {props.place} / {props.count}
        </span>
      </div>
    </section>
  );
}
