import './seat-mark.css';
import { For, type JSX } from 'solid-js';
import type { Seat } from '../../../app/together/shared-game-types';
import { say } from '../../../text/say';
import { distinctInitials, initialsOf } from '../../../view/figures';

/** Distinct initials of all seats. */
function initialsOfSeats(seats: readonly Seat[]): readonly string[] {
  return distinctInitials(seats.map(({ name }) => initialsOf(name)));
}

/**
 * Initials of a person in the colour of their side; hollow while their phone is offline. The name is in the surrounding
 * element.
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

/** `Ana, Ben away`: the persons, for screen readers. */
export function describeSeats(seats: readonly Seat[]): string {
  return seats.map(({ name, here }) => (here ? name : say('{name} away', { name }))).join(', ');
}
