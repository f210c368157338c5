import { type Accessor, createSignal } from 'solid-js';

export interface Tour {
  /** Id of the tour's game. */
  readonly game: string;
  /** Id of the game that was open before. Null for none. */
  readonly before: string | null;
}

const [tour, setTour] = createSignal<Tour | null>(null);

/** The tour in progress, or null. It does not resume after a restart: only its game is left. */
export const currentTour: Accessor<Tour | null> = tour;

/** Only `tour.ts` calls it. */
export { setTour };
