import type { Character } from '../catalog/character';

/**
 * What happened on the table, in words that never change once written to disk. A fact never says why it was allowed:
 * a later fix to a rule must not rewrite an old game. Squares are names (`c4`), so that a fact can be read by eye.
 */
export type Fact =
  | {
      readonly fact: 'began';
      readonly edition: string;
      readonly buildTotal: number;
      readonly actionTotal: number;
      readonly players: readonly Player[];
    }
  /** The map as it was when it was chosen; later edits of the stored map leave old games alone. */
  | {
      readonly fact: 'mapped';
      readonly name: string;
      readonly map: string;
      readonly starts: Readonly<Record<string, readonly string[]>>;
    }
  /** A character joins a side. The whole character is kept, so that the game stands by itself. `click` is where its dial starts. */
  | {
      readonly fact: 'joined';
      readonly piece: string;
      readonly side: string;
      readonly character: Character;
      readonly points: number;
      readonly click: number;
    }
  | { readonly fact: 'left'; readonly piece: string }
  /** Put on squares; an empty list takes it off the map without defeating it. */
  | {
      readonly fact: 'placed';
      readonly piece: string;
      readonly squares: readonly string[];
      readonly how: 'placed' | 'moved' | 'carried' | 'knocked-back';
    }
  | {
      readonly fact: 'object';
      readonly object: string;
      readonly kind: 'light' | 'heavy' | 'immobile';
      readonly square: string | null;
    }
  | { readonly fact: 'holds'; readonly piece: string; readonly object: 'light' | 'heavy' | null }
  | { readonly fact: 'turn'; readonly side: string; readonly round: number }
  /** An action of the action total was spent on it. */
  | { readonly fact: 'acted'; readonly piece: string; readonly action: string }
  | { readonly fact: 'tokens'; readonly piece: string; readonly by: number }
  /** The dial turned `by` clicks: more is damage, less is healing. */
  | {
      readonly fact: 'clicked';
      readonly piece: string;
      readonly by: number;
      readonly cause: 'damage' | 'push' | 'critical' | 'knock-back' | 'heal';
      readonly from: string | null;
    }
  | { readonly fact: 'defeated'; readonly piece: string; readonly by: string | null }
  /** Back from a defeat that was a mistake; it stands where it is next placed. */
  | { readonly fact: 'returned'; readonly piece: string }
  /** Victory points won; `among` players shared them evenly, each won that part. */
  | {
      readonly fact: 'scored';
      readonly side: string;
      readonly points: number;
      readonly among?: number;
      readonly piece: string | null;
    }
  | { readonly fact: 'noted'; readonly text: string }
  | { readonly fact: 'ended'; readonly winner: string | null };

export interface Player {
  /** Any word, the one that pieces name; in the app `red`, `blue`, `green`, `violet`. */
  readonly side: string;
  readonly name: string;
}
