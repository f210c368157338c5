import { type Accessor, createSignal } from 'solid-js';

export interface Tour {
  readonly game: string;
  /** Id of the game that was open before the tour. Null if no game was open. */
  readonly before: string | null;
}

const [tour, setTour] = createSignal<Tour | null>(null);

/** Tour in progress, or null. A restart of the app ends the tour; only the tour's game remains. */
export const currentTour: Accessor<Tour | null> = tour;

/** Sets the current tour. Only `tour.ts` calls this function. */
export { setTour };
