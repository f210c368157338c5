import './together.css';
import { For, type JSX } from 'solid-js';
import type { Seat } from '../../../app/together/shared-game-types';
import { say } from '../../../text/say';
import { makeInitials, makeInitialsDistinct } from '../../../view/initials';

/** Initials of the people in a shared game, each different from the others. */
export function initialsOfSeats(seats: readonly Seat[]): readonly string[] {
  return makeInitialsDistinct(seats.map(({ name }) => makeInitials(name)));
}

/**
 * Initials of a person in the colour of their side, hollow while the person's phone is offline. The surrounding element
 * contains the name.
 */
export function SeatMark(props: { initials: string; seat: Seat }): JSX.Element {
  return (
    <span class="seat-mark" data-side={props.seat.role} data-away={props.seat.here ? undefined : ''} aria-hidden="true">
      {props.initials}
    </span>
  );
}

export function SeatMarks(props: { seats: readonly Seat[] }): JSX.Element {
  const initials = () => initialsOfSeats(props.seats);
  return (
    <span class="seat-marks">
      <For each={props.seats}>{(seat, index) => <SeatMark seat={seat} initials={initials()[index()] ?? '?'} />}</For>
    </span>
  );
}

/** Describes the people in a shared game for screen readers: `Ana, Ben away`. */
export function describeSeats(seats: readonly Seat[]): string {
  return seats.map(({ name, here }) => (here ? name : say('{name} away', { name }))).join(', ');
}
