import { ALTERED_VALUES, type Fact } from '../table/facts';
import type { Table } from '../table/table';
import {
  type ActionShapes,
  base,
  byPiece,
  choice,
  dice,
  die,
  direction,
  type FieldValues,
  flag,
  id,
  keyed,
  listed,
  number,
  object,
  optional,
  orElse,
  piece,
  pieceOrObject,
  rest,
  square,
  squares,
  target,
  text,
  unwritten,
  withKey,
} from './action-fields';
import type { Citation, HitAnswer, Note, Reason } from './answer';

/** Largest change of a value by one use of a power. */
const MOST_CHANGED = 100;
const SWITCHED = { piece: piece('The figure.'), power: text('The power, or a team ability by the name of its team.') };

export const DICE_RESULTS = ['hit', 'miss', 'doubles', 'sixes', 'ones'] as const;
/** Kinds of attack of all editions, as the notation writes them. */
export const NOTATION_ATTACKS = ['close', 'ranged', 'throw', 'telekinesis', 'melee', 'hurl'] as const;

/**
 * Actions of players in the dial editions, with every choice made and the dice rolled. The rules compute all that
 * follows from them. An absent field was not tried, or is as the book has it.
 */
export const TABLE_DEEDS = {
  attack: keyed('A whole attack.', {
    attacker: piece('Who attacks.'),
    aim: withKey('target', target('A piece, a list of pieces, an object, a square or a wall.')),
    attack: choice<string>('Kind of attack.', NOTATION_ATTACKS),
    // `charge`, `flurry`, `duo` and so on. A further attack of that action repeats the field.
    action: optional(id("The action that contains the attack, if not the attack's own.")),
    dice: optional(dice('The roll that counts. Not needed unless the target is a piece.')),
    showed: unwritten(
      choice('Result of dice whose numbers are not reported. An ordinary hit if absent.', DICE_RESULTS),
    ),
    takes: unwritten(byPiece(number('Clicks that a target took as players reported them, after all reductions.'))),
    evade: optional(byPiece(die('Roll of a target to evade.'))),
    shape: optional(byPiece(die('Roll of a target for shape change, which may prevent targeting.'))),
    deal: optional(byPiece(number('Damage to a target before reductions, if the attacker divides it.'))),
    push: optional(byPiece(number('Squares of knock back, if the attacker may choose.'))),
    direction: optional(byPiece(direction('Direction of the knock back, if the line is not straight.'))),
    object: optional(object('The object that is thrown.')),
    capture: optional(flag('A hit captures instead of dealing damage.')),
    rescue: optional(piece('Captive of the target that a hit frees.')),
    instead: optional(text('Power that replaces the damage of a hit by another effect.')),
    die: optional(die('Die of a power for this attack.')),
    passedTo: optional(piece("Who takes the damage in the target's place.")),
    setFree: optional(byPiece(square('Square, adjacent to its captor, on which a freed captive is placed.'))),
  }),
  move: keyed('A whole move.', {
    piece: piece('Who moves.'),
    to: orElse([], base('Squares of the base at the end. Left out if the mover stays.')),
    action: optional(id('The action that contains the move.')),
    mode: optional(choice('How a flier of the 2002 and 2003 rules moves.', ['hovering', 'soaring'])),
    carrying: optional(piece('Who is carried: one piece or a list.')),
    alsoCarrying: rest('carrying', piece('Further carried figures, if the mover may carry several.')),
    setsDown: optional(square('Where the carried figures are set down, in the same order.')),
    alsoSetsDown: rest('setsDown', square('Squares of the further carried figures, in the same order.')),
    picksUp: optional(object('The object that the mover picks up.')),
    putsDown: optional(square('Where the mover puts its object down.')),
    breakAway: optional(withKey('breakaway', die('The roll to break away. If left out, the figure breaks away.'))),
  }),
  use: keyed('Use of a power or ability outside an attack or move.', {
    piece: piece('Who uses it.'),
    power: text('The power, or a team ability by the name of its team.'),
    target: optional(pieceOrObject('Who or what it is used on: one or a list.')),
    also: rest('target', pieceOrObject('Further targets, if one use has several.')),
    cancels: optional(text('The power that the use cancels.')),
    value: optional(choice('The value that is changed.', ALTERED_VALUES)),
    by: optional(number('Change of the value.', -MOST_CHANGED)),
    squares: optional(squares('Squares of smoke or of a barrier.')),
    to: optional(square('Where the target is put.')),
    die: optional(die('A roll of one die.')),
    dice: optional(dice('A roll of two dice.')),
    direction: optional(direction('A direction.')),
    passedTo: optional(piece("Who takes the damage in the target's place.")),
    setFree: optional(byPiece(square('Square, adjacent to its captor, on which a freed captive is placed.'))),
  }),
  'switch-off': listed('A player cancels an optional power or ability of a figure.', SWITCHED),
  'switch-on': listed('A player uses an optional power or ability of a figure again.', SWITCHED),
  'pick-up': listed('A piece picks up an object.', {
    piece: piece('Who picks it up.'),
    object: object('The object.'),
  }),
  'put-down': listed('A piece puts its object down.', { piece: piece('Who puts it down.'), at: square('Where.') }),
} satisfies ActionShapes;

/** A complete action of one of these names. */
export type DeedNamed<Name extends keyof typeof TABLE_DEEDS> = { readonly deed: Name } & FieldValues<
  (typeof TABLE_DEEDS)[Name]['fields']
>;
export type AttackDeed = DeedNamed<'attack'>;
export type MoveDeed = DeedNamed<'move'>;
export type UseDeed = DeedNamed<'use'>;
export type SwitchDeed = DeedNamed<'switch-off'> | DeedNamed<'switch-on'>;
export type TableDeed = { [Name in keyof typeof TABLE_DEEDS]: DeedNamed<Name> }[keyof typeof TABLE_DEEDS];

export const OPEN_QUESTIONS = [
  'evade',
  'shape',
  'share',
  'push',
  'direction',
  'second-attack',
  'move-on',
  'set-down',
  'set-free',
  'die',
] as const;

/** Choice or roll that the deed leaves open, with the default that counts until a player answers. */
export interface OpenQuestion {
  readonly open: (typeof OPEN_QUESTIONS)[number];
  /** Id of the piece that the question is about. */
  readonly piece: string;
  /** Least d6 roll that succeeds. Left out if the question is not about a roll. */
  readonly least?: number;
  /** Possible choices: squares of knock back, squares to set down on, or directions. */
  readonly choices?: readonly number[];
  /** Default choice. Left out if the default is to do nothing. */
  readonly usual?: number;
  readonly cite: Citation;
}

/** Result of a deed: the facts that follow, or the reasons why the book forbids the deed. */
export interface Resolution {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  readonly facts: readonly Fact[];
  readonly open: readonly OpenQuestion[];
  /** Odds of a legal attack as part of its action, before any dice are rolled. Left out for other deeds. */
  readonly hit?: HitAnswer;
}

/** Function that applies facts to a table: the game's fold. Rules use it to look ahead. */
export type ApplyFacts = (table: Table, facts: readonly Fact[]) => Table;
