import type { Card } from '../catalog/card';
import type { PlayedCard } from '../catalog/cards/played-card';
import type { Character } from '../catalog/character';
import type { DeckCard, DeckPlace } from './decks';

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
      /** Material strengths, by square (`c3`) or by wall or door (`b2/b3`), where the map tells them. */
      readonly strengths?: Readonly<Record<string, number>>;
      /** Id of the photograph of it that is kept on the device. */
      readonly picture?: string;
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
      /** The squares passed, start and end included; left out where nobody asked. */
      readonly path?: readonly string[];
    }
  | {
      readonly fact: 'object';
      readonly object: string;
      readonly kind: 'light' | 'heavy' | 'immobile';
      readonly square: string | null;
      /** The side that laid it before the first turn; left out: nobody in particular. */
      readonly by?: string;
      /** What a special object is called; left out: a standard one, or the one that it was. */
      readonly name?: string;
    }
  /** `id` is the object that it took from the map; left out where nobody told which. */
  | {
      readonly fact: 'holds';
      readonly piece: string;
      readonly object: 'light' | 'heavy' | null;
      readonly id?: string;
      /** What a special object is called. */
      readonly name?: string;
    }
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
      /** For a figure that was still there at the end: taken back should the game go on. */
      readonly survived?: boolean;
      /** For a feat that went with the piece, by its id; taken back where `points` are below 0. */
      readonly card?: string;
      readonly piece: string | null;
    }
  /** Taken off the map and held by `by`; its tokens are gone. It scores for nobody yet. */
  | { readonly fact: 'captured'; readonly piece: string; readonly by: string }
  /** No captive any more: rescued, released, or its captor fell. It stands where it is next placed. */
  | { readonly fact: 'freed'; readonly piece: string }
  /** A power or ability that does not count, or counts again, whatever the dial shows. */
  | {
      readonly fact: 'switched';
      readonly piece: string;
      readonly power: string;
      readonly off: boolean;
      readonly until: Until | null;
      /** The piece whose power cancelled it: it counts again once that piece can no longer do so. */
      readonly by?: string;
    }
  /** Adds to a value until then; several add up. `by` 0 takes away those that end at `until`, or all of that value where it is null. */
  | {
      readonly fact: 'altered';
      readonly piece: string;
      readonly value: AlteredValue;
      readonly by: number;
      readonly until: Until | null;
      /** The piece whose power changed it. */
      readonly from?: string;
    }
  /** Smoke, a barrier, debris; `square` null takes it off the map. `owner` is a side. */
  | {
      readonly fact: 'marker';
      readonly marker: string;
      readonly kind: MarkerKind;
      readonly square: string | null;
      readonly owner: string | null;
      readonly until: Until | null;
      /** What players call it: `smoke`. Where left out, its kind names it. */
      readonly name?: string;
      /** The piece whose power put it there. */
      readonly from?: string;
    }
  /** A card comes into the game, or is changed where its id is known. `owner` is a side, `click` what its dial shows. */
  | {
      readonly fact: 'card';
      readonly card: string;
      readonly is: Card;
      readonly owner: string | null;
      readonly pieces: readonly string[];
      readonly click: number;
    }
  /** An event dial turned so many clicks on, or back where below 0. */
  | { readonly fact: 'card-turned'; readonly card: string; readonly by: number }
  | { readonly fact: 'card-left'; readonly card: string }
  /** A deck comes into the game, or its cards are told anew: those that it keeps stay where they are. `owner` is a side. */
  | { readonly fact: 'deck'; readonly deck: string; readonly owner: string | null; readonly cards: readonly DeckCard[] }
  | { readonly fact: 'deck-left'; readonly deck: string }
  /** A card of a deck goes somewhere; `name` where it was not known what it is before it came. */
  | {
      readonly fact: 'dealt';
      readonly deck: string;
      readonly card: string;
      readonly to: DeckPlace;
      readonly name?: string;
    }
  /** How the cards that are in the deck lie, the top one first; null: the deck on the table knows. */
  | { readonly fact: 'shuffled'; readonly deck: string; readonly order: readonly string[] | null }
  /** Something that a scenario or an event dial asked for, of a side or of nobody in particular, was done or passed over: by the words that the edition names it by. */
  | { readonly fact: 'seen-to'; readonly due: string; readonly side: string | null }
  /** For the record; `for` says what was rolled for. */
  | { readonly fact: 'rolled'; readonly dice: readonly number[]; readonly for: string | null }
  /** Counters of scenarios, cards and the like; below 0 too. By 0 it begins at none. */
  | { readonly fact: 'counted'; readonly counter: string; readonly by: number }
  /** A counter that is wanted no more. */
  | { readonly fact: 'uncounted'; readonly counter: string }
  /** So many milliseconds of a player's time. */
  | { readonly fact: 'clocked'; readonly side: string; readonly ms: number }
  /** When the game is over by the clock or by rounds; null: never. */
  | { readonly fact: 'limit'; readonly ms: number | null; readonly rounds: number | null }
  /** A step of the edition's set-up, by its id: ticked off, passed over, or to be done again. */
  | { readonly fact: 'set-up'; readonly step: string; readonly state: 'done' | 'skipped' | 'open' }
  | { readonly fact: 'noted'; readonly text: string }
  /** A house rule of the edition is played from here on, or no more. `name` is what it was called then. */
  | { readonly fact: 'house-ruled'; readonly rule: string; readonly name: string; readonly on: boolean }
  /** How the table plays an entry of the book where no house rule says it; `text` null: as the book has it again. */
  | { readonly fact: 'house-noted'; readonly entry: string; readonly title: string; readonly text: string | null }
  | { readonly fact: 'ended'; readonly winner: string | null }
  /** A power was used that a piece may use once a turn. */
  | { readonly fact: 'used'; readonly piece: string; readonly power: string }
  /** An action of several parts goes on: a move before an attack, one attack before another. `piece` null: it is over. */
  | {
      readonly fact: 'underway';
      readonly piece: string | null;
      readonly action: string;
      readonly attacks: number;
      /** Squares of movement spent in it. */
      readonly steps: number;
      /** Whether pushing damage is still to come at its end. */
      readonly pushes: boolean;
    }
  | { readonly fact: 'mode'; readonly piece: string; readonly mode: 'hovering' | 'soaring' }
  /** How many rolls a themed team may still have made anew. */
  | { readonly fact: 'rerolls'; readonly side: string; readonly left: number }
  /** For now another side gives its actions; null: its own again. */
  | { readonly fact: 'loaned'; readonly piece: string; readonly to: string | null }
  /** So many actions more, or fewer, for this turn. */
  | { readonly fact: 'granted'; readonly side: string; readonly by: number }
  /** An action of this turn was not given after all. `last`: what it was given before that; `acted`: whether also in this turn. */
  | { readonly fact: 'unacted'; readonly piece: string; readonly last: string | null; readonly acted: boolean }
  /** `at` is a wall or a door (`b2/b3`), or a square that was filled; `debris` lies there from then on. */
  | {
      readonly fact: 'destroyed';
      readonly what: Breakable;
      readonly at: string;
      readonly debris: readonly string[];
      readonly by: string | null;
    }
  /** It stands after all; the squares of `cleared` had been no debris before. */
  | {
      readonly fact: 'rebuilt';
      readonly what: Breakable;
      readonly at: string;
      readonly cleared: readonly string[];
    }

  /** What the round has come to, as the edition lists it, and whose activation it is: a figure's, a group's (by name) or nobody's. */
  | { readonly fact: 'phase'; readonly phase: string; readonly piece: string | null }
  /** The card that a figure plays by. Once more, it changes the card and leaves what lies on it. */
  | { readonly fact: 'carded'; readonly piece: string; readonly card: PlayedCard }
  /** Points, wounds and tokens kept beside a figure or on its card. `of` is the box, the card or the status; null where there is but one. */
  | {
      readonly fact: 'tallied';
      readonly piece: string;
      readonly tally: Tally;
      readonly of: string | null;
      readonly by: number;
    }
  /** A token as it now is: on a square, with a figure, or, where both are null, out of the game. */
  | {
      readonly fact: 'token';
      readonly token: string;
      /** `hero-spawn villain-spawn henchman-spawn objective ammunition turret rubble`. */
      readonly kind: string;
      readonly square: string | null;
      readonly holder: string | null;
      /** Material strength; null: it cannot be damaged. */
      readonly strength: number | null;
      readonly wounds: number;
    };

export const BREAKABLES = ['wall', 'door', 'blocking', 'object'] as const;
export type Breakable = (typeof BREAKABLES)[number];

/** `wounds` of a box, or of no slot yet (null), and on the base of a henchman; the last eight begin anew with each activation. */
export const TALLIES = [
  'points',
  'wounds',
  'card-wounds',
  'duration',
  'status',
  'defeats',
  'extracted',
  'respawned',
  'attacked',
  'rolled',
  'advanced',
  'marched',
  'ran',
  'busy',
  'spaces',
  'triggered',
] as const;
export type Tally = (typeof TALLIES)[number];

export const ALTERED_VALUES = ['speed', 'attack', 'defense', 'damage', 'range'] as const;
export type AlteredValue = (typeof ALTERED_VALUES)[number];

export const MARKER_KINDS = ['hindering', 'blocking', 'special'] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

/** The next time that a turn of this side begins or ends. */
export interface Until {
  readonly side: string;
  readonly when: 'turn-begins' | 'turn-ends';
}

export interface Player {
  /** Any word, the one that pieces name; in the app `red`, `blue`, `green`, `violet`. */
  readonly side: string;
  readonly name: string;
  /** Where it is not the one of the game. */
  readonly buildTotal?: number;
  readonly actionTotal?: number;
}
