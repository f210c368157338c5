import type { Fact } from '../table/facts';
import { ALTERED_VALUES } from '../table/piece';
import {
  type ActionNamed,
  type ActionOf,
  type ActionShapes,
  attackField,
  baseField,
  byPieceField,
  choiceField,
  constantField,
  defaultedField,
  diceField,
  dieField,
  directionField,
  flagField,
  idField,
  keyedAction,
  listedAction,
  numberField,
  objectField,
  offeredAction,
  optionalField,
  pieceField,
  pieceOrObjectField,
  plainAction,
  powerOrTeamField,
  restField,
  sideField,
  squareField,
  squaresField,
  targetField,
  textField,
  unwrittenField,
  withKey,
} from './action-fields';
import type { Citation, DeedVerdict, HitAnswer } from './answer';
import type { MissionDeed } from './mission-deed';

/** Largest change of a value by one use of a power. */
const MOST_CHANGED = 100;
const SWITCHED = {
  piece: pieceField('The figure.'),
  power: powerOrTeamField('The power, or a team ability by the name of its team.'),
};

export const DICE_RESULTS = ['hit', 'miss', 'doubles', 'sixes', 'ones'] as const;

/**
 * Actions of players in the dial editions, with every choice made and the dice rolled. The rules compute the
 * consequences. An absent field means that the option is not used, or that the book's default applies.
 */
export const TABLE_DEEDS = {
  attack: keyedAction('A whole attack.', {
    attacker: pieceField('Who attacks.'),
    aim: withKey('target', targetField('A piece, a list of pieces, an object, a square or a wall.')),
    attack: attackField('Kind of attack.'),
    // For example `charge`, `flurry` or `duo`. Each later attack of the same action repeats this field.
    action: optionalField(idField("The action that contains the attack, if not the attack's own.")),
    dice: optionalField(diceField('The roll that counts. Not needed unless the target is a piece.')),
    showed: optionalField(
      unwrittenField<(typeof DICE_RESULTS)[number]>(
        'Result of dice, if the numbers are not reported. An ordinary hit if absent.',
      ),
    ),
    takes: optionalField(
      unwrittenField<Readonly<Record<string, number>>>(
        'Clicks that targets took as players reported them, after all reductions, by piece id.',
      ),
    ),
    evade: optionalField(byPieceField(dieField('Roll of a target to evade.'))),
    shape: optionalField(byPieceField(dieField('Roll of a target for shape change, which may prevent targeting.'))),
    deal: optionalField(byPieceField(numberField('Damage to a target before reductions, if the attacker divides it.'))),
    push: optionalField(byPieceField(numberField('Squares of knock back, if the attacker may choose.'))),
    direction: optionalField(byPieceField(directionField('Direction of the knock back, if the line is not straight.'))),
    object: optionalField(objectField('The object that is thrown.')),
    capture: optionalField(flagField('A hit captures instead of dealing damage.')),
    rescue: optionalField(pieceField('Captive of the target that a hit frees.')),
    instead: optionalField(powerOrTeamField('Power that replaces the damage of a hit by another effect.')),
    die: optionalField(dieField('Die of a power for this attack.')),
    passedTo: optionalField(pieceField("Who takes the damage in the target's place.")),
    setFree: optionalField(
      byPieceField(squareField('Square, adjacent to its captor, on which a freed captive is placed.')),
    ),
  }),
  move: keyedAction('A whole move.', {
    piece: pieceField('Who moves.'),
    to: defaultedField([], baseField('Squares of the base at the end. Left out if the mover stays.')),
    action: optionalField(idField('The action that contains the move.')),
    mode: optionalField(choiceField('How a flier of the 2002 and 2003 rules moves.', ['hovering', 'soaring'])),
    carrying: optionalField(pieceField('Who is carried: one piece or a list.')),
    alsoCarrying: restField('carrying', pieceField('Further carried figures, if the mover may carry several.')),
    setsDown: optionalField(squareField('Where the carried figures are set down, in the same order.')),
    alsoSetsDown: restField('setsDown', squareField('Squares of the further carried figures, in the same order.')),
    picksUp: optionalField(objectField('The object that the mover picks up.')),
    putsDown: optionalField(squareField('Where the mover puts its object down.')),
    breakAway: optionalField(
      withKey('breakaway', dieField('The roll to break away. If left out, the figure breaks away.')),
    ),
  }),
  use: keyedAction('Use of a power or ability outside an attack or move.', {
    piece: pieceField('Who uses it.'),
    power: powerOrTeamField('The power, or a team ability by the name of its team.'),
    target: optionalField(pieceOrObjectField('Who or what it is used on: one or a list.')),
    also: restField('target', pieceOrObjectField('Further targets, if one use has several.')),
    cancels: optionalField(powerOrTeamField('The power that the use cancels.')),
    copies: optionalField(textField('The team whose ability a wild card uses.')),
    value: optionalField(choiceField('The value that is changed.', ALTERED_VALUES)),
    by: optionalField(numberField('Change of the value.', -MOST_CHANGED)),
    squares: optionalField(squaresField('Squares of smoke or of a barrier.')),
    to: optionalField(squareField('Where the target is put.')),
    die: optionalField(dieField('A roll of one die.')),
    dice: optionalField(diceField('A roll of two dice.')),
    direction: optionalField(directionField('A direction.')),
    passedTo: optionalField(pieceField("Who takes the damage in the target's place.")),
    setFree: optionalField(
      byPieceField(squareField('Square, adjacent to its captor, on which a freed captive is placed.')),
    ),
  }),
  'switch-off': listedAction('A player cancels an optional power or ability of a figure.', SWITCHED),
  'switch-on': listedAction('A player uses an optional power or ability of a figure again.', SWITCHED),
  'pick-up': offeredAction(
    listedAction('A piece picks up an object.', {
      piece: pieceField('Who picks it up.'),
      object: objectField('The object.'),
    }),
  ),
  'put-down': offeredAction(
    listedAction('A piece puts its object down.', {
      piece: pieceField('Who puts it down.'),
      at: squareField('Where.'),
    }),
  ),
} satisfies ActionShapes;

export type TableDeed = ActionOf<typeof TABLE_DEEDS>;
export type AttackDeed = ActionNamed<typeof TABLE_DEEDS, 'attack'>;
export type MoveDeed = ActionNamed<typeof TABLE_DEEDS, 'move'>;
export type UseDeed = ActionNamed<typeof TABLE_DEEDS, 'use'>;

/** Name of a field that players fill in to use a power. */
export type UseField = Exclude<keyof UseDeed, 'deed' | 'piece' | 'power' | 'setFree'>;
export type SwitchDeed = ActionNamed<typeof TABLE_DEEDS, 'switch-off' | 'switch-on'>;

const CAPTURE = { by: pieceField('The captor.'), piece: pieceField('The captive.') };

/**
 * Simple actions that each change one thing. The rules compute no further consequences, unlike for an attack or a move.
 */
export const GAME_DEEDS = {
  'begin-turn': plainAction('The turn of a side begins.', { side: sideField('The side.') }, 'turn'),
  act: listedAction('A figure is given an action, with its token and any pushing damage.', {
    piece: pieceField('The figure.'),
    action: choiceField<string>('The action.', ['move', 'close', 'ranged', 'power', 'free', 'pass']),
  }),
  damage: listedAction('A figure takes clicks of damage.', {
    piece: pieceField('The figure.'),
    clicks: numberField('Clicks taken.'),
    by: defaultedField<string | null>(null, pieceField('Who dealt them.')),
  }),
  heal: listedAction('A figure is healed.', {
    piece: pieceField('The figure.'),
    clicks: numberField('Clicks healed.'),
  }),
  token: listedAction('A figure gets action tokens.', {
    piece: pieceField('The figure.'),
    by: numberField('Action tokens.'),
  }),
  // The facts of captures, releases and rescues follow from attacks that hit.
  capture: listedAction('A figure captures another.', CAPTURE),
  release: offeredAction(listedAction('A captor releases its captive.', CAPTURE)),
  rescue: offeredAction(
    listedAction('A figure frees a captive.', {
      by: pieceField('Who frees it.'),
      piece: pieceField('The captive.'),
    }),
  ),
  'end-game': plainAction('The game ends.', { game: constantField('game') }, 'end'),
  'end-turn': plainAction('The turn of a side ends.', { side: sideField('The side.') }, 'end'),
} satisfies ActionShapes;

export type GameDeed = ActionOf<typeof GAME_DEEDS>;

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
  'pass',
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
  /** Ids of the pieces that can take the damage instead. */
  readonly pieces?: readonly string[];
  /** Default choice. Left out if the default is to do nothing. */
  readonly usual?: number;
  readonly cite: Citation;
}

/**
 * Verdict on a deed, with the facts that the deed leads to. The facts are present even if the deed is not allowed,
 * because the app records what players did.
 */
export interface DeedRuling extends DeedVerdict {
  readonly facts: readonly Fact[];
  /** Action points that the action track and the Command Dial pay for the deed. Left out if the deed costs none. */
  readonly price?: number;
  /** Odds of a legal attack as part of its action, before any dice are rolled. Left out for other deeds. */
  readonly hit?: HitAnswer;
}

/**
 * Result of an action. A `TableDeed` that the book forbids has no facts. Effects that players record by hand have facts
 * even then, because the app records what players did.
 */
export interface Resolution extends DeedRuling {
  readonly open: readonly OpenQuestion[];
}

/** Action of a player at the table, with every choice made (a command). An edition rules on it with a `DeedRuling`. */
export type Deed = GameDeed | MissionDeed;

/** Any action of a player: of a dial game or of a mission, or an effect that players record by hand. */
export type Action = Deed | TableDeed;
