import { type Accessor, createSignal } from 'solid-js';

/** The tour in progress. */
export interface Tour {
  /** The id of its game. */
  readonly game: string;
  /** The id of the game that was open before; null for none. */
  readonly before: string | null;
}

const [tour, setTour] = createSignal<Tour | null>(null);

/** The tour; null while none is in progress. It does not resume after the app was closed: only its game is left. */
export const touring: Accessor<Tour | null> = tour;

/** Only `tour.ts` starts and ends it. */
export { setTour };
