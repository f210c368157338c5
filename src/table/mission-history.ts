import type { Square } from '../grid/square';

/** Something that a scenario may ask about after it is over; `round` is the round in which it was. */
export type MissionEvent =
  | { readonly event: 'defeated'; readonly piece: string; readonly by: string | null; readonly round: number }
  | { readonly event: 'extracted'; readonly piece: string; readonly round: number }
  | {
      readonly event: 'taken';
      readonly token: string;
      readonly scenario?: string;
      readonly piece: string;
      readonly round: number;
    }
  /** A token left the game: from its square or from its holder. `broken`: by the last damage that it takes. */
  | {
      readonly event: 'gone';
      readonly token: string;
      readonly scenario?: string;
      readonly at: Square | null;
      readonly holder: string | null;
      readonly broken: boolean;
      readonly round: number;
    };
