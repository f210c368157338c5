import { type Accessor, createSignal } from 'solid-js';

/** The guided first minute that is under way. */
export interface Tour {
  /** The game that it is played with. */
  readonly game: string;
  /** The game that was open before; null for none. */
  readonly before: string | null;
}

const [tour, setTour] = createSignal<Tour | null>(null);

/** The guided minute; null while none is under way. It is not resumed: whoever opens the app again finds its game only. */
export const touring: Accessor<Tour | null> = tour;

/** Only `minute.ts` begins and ends it. */
export { setTour };
