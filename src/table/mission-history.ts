import type { Square } from '../grid/square';

/** An event that a scenario may check later; `round` is when it happened. */
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
  /** A token left the game, from its square or its holder. `broken`: a final hit removed the token. */
  | {
      readonly event: 'gone';
      readonly token: string;
      readonly scenario?: string;
      readonly at: Square | null;
      readonly holder: string | null;
      readonly broken: boolean;
      readonly round: number;
    };
