import './seat-mark.css';
import { For, type JSX } from 'solid-js';
import type { Seat } from '../../../app/together/api';
import { say } from '../../../text/say';
import { distinctInitials, initialsOf } from '../../../view/figures';

/** Initials of each, no two alike. */
function initialsOfSeats(seats: readonly Seat[]): readonly string[] {
  return distinctInitials(seats.map(({ name }) => initialsOf(name)));
}

/** Somebody’s initials in the colour of their side; hollow while their phone is away. What it stands in says the name. */
export function SeatMark(props: { initials: string; seat: Seat }): JSX.Element {
  return (
    <span class="seat-mark" data-side={props.seat.role} data-away={props.seat.here ? undefined : ''} aria-hidden="true">
      {props.initials}
    </span>
  );
}

/** Everybody of a shared game in a row. */
export function SeatMarks(props: { seats: readonly Seat[] }): JSX.Element {
  const initials = () => initialsOfSeats(props.seats);
  return (
    <span class="seat-marks">
      <For each={props.seats}>{(seat, index) => <SeatMark seat={seat} initials={initials()[index()] ?? '?'} />}</For>
    </span>
  );
}

/** `Ana, Ben away`: who plays, for those who do not see the marks. */
export function namesOfSeats(seats: readonly Seat[]): string {
  return seats.map(({ name, here }) => (here ? name : say('{name} away', { name }))).join(', ');
}
